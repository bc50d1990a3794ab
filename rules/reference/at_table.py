"""What characters with Wounds do at the table besides fighting, and on the way (DG-FACE-DANGER to DG-LAND)."""

from rules.reference.entry import Entry, Subject

AT_TABLE = Subject(
    "At the table",
    (
        Entry(
            "DG-FACE-DANGER",
            "Face Danger",
            "+Grace, to get past danger, being noticed or disaster. 10+: done, and with grace. 7-9: done, and "
            "something makes it harder. 6-: it is not avoided.",
        ),
        Entry(
            "DG-UPPER-HAND",
            "Get the Upper Hand",
            "Somebody unaware or helpless is attacked. If the GM says that one can't miss, there is no roll: the Harm "
            "of the attack, or they are subdued. Else it takes the roll that fits.",
        ),
        Entry(
            "DG-READ-MOMENT",
            "Read the Moment",
            "+Wits, to weigh what is tense or dangerous while it unfolds. 10+: 3 questions; 7-9: 1; 6-: 1, and "
            "something that matters slips by. There are six: the worst danger now; what comes next; what is hidden; "
            "what is not as it seems; what is of use; the best way in, out or through. Acting on an answer: +1 "
            "forward.",
        ),
        Entry(
            "DG-READ-PERSON",
            "Read the Person",
            "+Wits, to see behind someone's face: 3 questions, 1, or 1 with something missed. They can wait until the "
            "situation is over, then they are gone. Six: is it the truth; what do they want; feel; hope for from me; "
            "how do I bring them to something; what do they mean to do.",
        ),
        Entry(
            "DG-SWAY",
            "Sway Someone",
            "+Presence, with leverage that the other believes in. Once the dice lie, one may ask for what they could "
            "be bribed: the price given is +1; some can't be. 10+: they agree, within reason. 7-9: first they need to "
            "be reassured, proof, pay, a favor, less asked of them, or protection. 6-: no.",
        ),
        Entry(
            "DG-ENDURE-1",
            "Endure",
            "+Might, against pain, fear, exhaustion, poison, magic that coerces, a weight on the spirit. 10+: hold. "
            "7-9: hold, and one of: 1 Harm; something lost or dropped; an opening for someone; a condition that lasts "
            "until one recovers. 6-: it is too much.",
        ),
        Entry("DG-ENDURE-2", "Harm from enduring", "It is not physical: Armor does nothing against it.", ruling=True),
        Entry(
            "DG-HELP",
            "Help or Interfere",
            "With the stat that the GM names, on another's roll. 10+: +2 for them, or -2; 7-9: +1, or -1; 6-: "
            "nothing, and 1 Dread. It may be said before their dice or after; from another seat it waits for their "
            "roll.",
        ),
        Entry(
            "DG-PVP-2",
            "Players against each other",
            "Where it is no fight: the move that fits, and Interfere against it where that makes sense. What "
            "somebody's character thinks or does is that player's. One who is swayed can refuse, and bears -1 ongoing "
            "until the session ends; to refuse the same one again takes no more off.",
        ),
        Entry(
            "DG-PVP-3",
            "Death by another player",
            "When one player's doing kills another's character, let the quarrel end with it, even if the dead come "
            "back. Nobody need forgive.",
        ),
    ),
)

JOURNEYS = Subject(
    "On the way",
    (
        Entry(
            "DG-JOURNEY-1",
            "Journey",
            "Travel that is safe and known is told: time, costs, food, and one is there. A Journey is one dangerous "
            "or uncertain stretch: one traveler leads, +Wits. 10+: 2 picks, +1 for each other player along. 7-9: 1, "
            "+1 for every 2. 6-: 0, +1 for every 3. Regional Knowledge that fits, a traveler's or a hired guide's: "
            "+1, whatever the roll.",
        ),
        Entry(
            "DG-JOURNEY-2",
            "What to pick, and what else happens",
            "No danger, else it finds them. Good time, else something slows them much. Supplies, else each traveler "
            "eats 1 ration. Something for later, else nothing is noticed. A hidden passage, else someone may learn of "
            "it. Something to act on at arrival, else it is missed for now. Each can be picked: six.",
        ),
        Entry(
            "DG-JOURNEY-3",
            "Picks, knowledge and rations",
            "More than six picks are six. Knowledge is +1, however many bring it. Followers travel too: wages feed "
            "them day by day, but this ration is of the party's. It comes beside the daily one; who lacks it may be "
            "given one, else marks 1 Wound for it as the day ends.",
            ruling=True,
        ),
        Entry(
            "DG-LAND",
            "Get the Lay of the Land",
            "+Wits, with time to look and ask around: 3 questions, 1, or 1 with something missed. One's own Regional "
            "Knowledge +1, whatever the roll (a guide's is for Journeys alone); Wilderwise and Revelation +1 each, "
            "once a session. Six: where someone or something is; who or what matters; what could be gained; what "
            "changed; what is expected, forbidden or noticed; what people fear.",
        ),
    ),
)
