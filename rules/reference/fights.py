"""Fights: who is in them, what they deal and take, battalions, players against each other (DG-FIGHT to DG-PVP)."""

from rules.reference.entry import Entry, Subject

FIGHTS = Subject(
    "Fights",
    (
        Entry(
            "DG-SPOTLIGHT",
            "The spotlight",
            "There is no initiative, and there are no turns. The GM gives the spotlight to whoever is pressed or "
            "has an opening. Who has waited longest is shown, and binds nobody; a Fight or a Command ends the wait.",
        ),
        Entry(
            "DG-FIGHT",
            "Fight",
            "Against one who can hit back: 2d6 and the stat of the weapon, and both take Harm, whatever the dice say. "
            "To pick: 1 Harm more dealt; 1 less taken. 10+: both; 7-9: one of them. 6-: 1 less dealt, 1 more taken.",
        ),
        Entry(
            "DG-FIGHT-2",
            "In which order",
            "First the Harm goes up or down, by +1 or -1, but not below 0. Then Armor comes off. What would be past a "
            "foe's last box counts for nothing.",
            ruling=True,
        ),
        Entry(
            "DG-BATTALION-1",
            "Battalions",
            "From 3 of a kind on: members, Quality (drill and order), Harm and Armor (of their arms, not of Quality). "
            "3-10 small, 11-29 medium, 30 or more large. On Harm and on Armor alike: small +1 against individuals; "
            "medium +1 against small, +2 against individuals; large +1, +2 and +3 against medium, small and "
            "individuals. One follower with a name is an NPC like any other.",
        ),
        Entry(
            "DG-BATTALION-2",
            "Which size counts",
            "The one that it had as the clash began. One foe, or two, are individuals.",
            ruling=True,
        ),
        Entry(
            "DG-COMMAND-1",
            "Command a Battalion",
            "2d6 and its Quality, rolled by its commander's player; both sides take Harm. 10+: 2 of these; 7-9: 1 of "
            "them: 1 more dealt; 1 less taken. 6-: it takes 1 more. After Armor each Harm is one member out of it, "
            "then its size is looked at again. Under 3 it is a battalion no longer.",
        ),
        Entry(
            "DG-COMMAND-2",
            "A commander who fights",
            "Who fights the force that their battalion meets rolls Fight as well: one clash, and two exchanges that "
            "are kept apart. What is good for the person counts in the one, what is good for the battalion in the "
            "other: a bonus of theirs is on Quality only where it says so, their Wounds always are.",
        ),
        Entry(
            "DG-COMMAND-3",
            "One against many",
            "A character who Fights a battalion is an individual to it: it has the bonus of its size against them, and "
            "loses one member for each Harm past its Armor.",
            ruling=True,
        ),
        Entry(
            "DG-PVP-1",
            "Player against player",
            "Both can hit back: each rolls Fight, for one exchange, and their own roll counts on what they deal and on "
            "what they take. One can't: they Face Danger and the other Interferes; if that fails, the other deals the "
            "Harm of their attack or subdues them.",
        ),
    ),
)
