"""The year, and what a season may bring (HF-SEASON, HF-GAINS)."""

from rules.reference.entry import Entry, Subject

SEASONS = Subject(
    "Seasons Change",
    (
        Entry(
            "HF-SEASON-ORDER",
            "The turn of a season",
            "Spring, summer, autumn, winter; the year counts up at spring. What is owed from the old season is "
            "settled first. A muster ends, and so do Tor's blessing and a trade opportunity that nobody took; news "
            "and insight stay until used. Each season of a year happens once, and can be undone whole.",
            ruling=True,
        ),
        Entry(
            "HF-SEASON-SPRING",
            "Spring",
            "The GM names the most hopeful one in the steading; roll Fortunes. 6: 1 gain. 4-5: 1 gain, and a threat "
            "appears or grows. 1-3: threats abound. Then Fortunes are reset to 2, or 1 when malcontent.",
        ),
        Entry(
            "HF-SEASON-SUMMER",
            "Summer",
            "The GM names the most content one; roll Fortunes. 6: 2 gains. 4-5: 1 gain. 1-3: a threat appears or "
            "grows. Whatever came, 1d4 - 1 Surplus is made. Then Fortunes are reset to 2, or 1 when malcontent.",
        ),
        Entry(
            "HF-SEASON-AUTUMN-1",
            "Autumn",
            "The GM names the most determined one; roll Fortunes. 6: 1 gain. 4-5: 1 gain, and a threat appears or "
            "grows. 1-3: threats abound. Then Fortunes are reset to 2, or 1 when malcontent. The harvest, once it is "
            "in, brings 1d4 Surplus.",
        ),
        Entry(
            "HF-SEASON-AUTUMN-2",
            "The harvest",
            "The harvest is owed from the start of autumn and is brought in once a year, be it some sessions later. "
            "If winter comes first, the GM says before the first meal whether it came in or is lost.",
            ruling=True,
        ),
        Entry(
            "HF-SEASON-WINTER-1",
            "Winter's first meal",
            "The GM names the weariest one. The steading eats 1d4 + Population in Surplus. If there is less, that is "
            "a shortage: Surplus 0, Fortunes -1, and the players pick one: Population -1, not below 0; something the "
            "steading needs is lost; an NPC who matters dies and leaves a gap; a player's character dies, leaves or "
            "retires.",
        ),
        Entry(
            "HF-SEASON-WINTER-2",
            "Winter's roll",
            "After the meal roll Fortunes as they now are. 6: a mild winter, and things get better with one NPC whom "
            "the players name. 4-5: there will be a second meal, 1d4 + Population. 1-3: that meal, and threats "
            "abound. Then Fortunes are reset to 2, or 1 when malcontent.",
        ),
        Entry(
            "HF-SEASON-WINTER-3",
            "Winter's second meal",
            "It is rolled in winter, with Population as it then is, and owed until spring, so that Surplus can still "
            "be brought. It is eaten when you choose, or when spring comes. With too little Surplus the shortage "
            "follows at once, and a point of Fortunes lost to it counts for spring's roll.",
            ruling=True,
        ),
    ),
)

GAINS = Subject(
    "Seasonal gains and the Die of Fate",
    (
        Entry(
            "HF-GAINS-1",
            "The gains",
            "Population boom: Population +1, at most 4. Tor's blessing: +1 to Pull Together this season, and a Die of "
            "Fate about the weather is rolled twice, for the players to choose. Unexpected bounty: Surplus +1 at "
            "once. Trade opportunity: once this season, a thing of worth at a good price, or a rarity at a reasonable "
            "one. Interesting news: an opening for fortunes, knowledge, ties or an improvement. Valuable insight: a "
            "way to get at a threat.",
        ),
        Entry(
            "HF-GAINS-2",
            "Picking and keeping them",
            "Two gains are two different ones. News and insight are kept until used, a trade opportunity until used "
            "or the season is over. The Die of Fate is one d6, and high is good.",
            ruling=True,
        ),
    ),
)
