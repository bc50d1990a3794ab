"""Founding: the play that makes a campaign, and so its first entry (HF-STATS-2)."""

from rules.asks import GM, LONGEST_CALLED, Number, Words
from rules.campaign_tracks import CAMPAIGN_NAME, STEADING_NAME
from rules.moves import Move
from rules.play import Play, Steps, step
from rules.table import Campaign, Settings, Steading, Table
from rules.tracks import GM_POOLS, SEASON, STATS, YEAR

RULE = "HF-STATS-2"
NOT_NAMED = "-"

BLANK = Table(campaign=Campaign(name=NOT_NAMED), steading=Steading(name=NOT_NAMED))


@step
def _found(play: Play) -> Steps[None]:
    campaign = yield from play.ask(
        Words(id="campaign-name", text="What is the campaign called?", longest=LONGEST_CALLED)
    )
    home = yield from play.ask(
        Words(id="steading-name", text="What is the steading called?", offered=campaign, longest=LONGEST_CALLED)
    )
    play.begin(CAMPAIGN_NAME.where, campaign, rule=RULE)
    play.begin(STEADING_NAME.where, home, rule=RULE)
    for track in STATS:
        value = yield from play.ask(
            Number(
                id=f"{track.word.lower()}-at-start",
                text=f"{track.word} to begin with",
                to=GM,
                rule=RULE,
                lowest=track.lowest,
                highest=track.top(play.table),
                offered=int(track.value(BLANK)),
            )
        )
        play.begin(track.where, value, rule=RULE)
    for track in (SEASON, YEAR):
        play.begin(
            track.where, track.value(BLANK), rule="HF-SEASON-ORDER", why="the first change is to spring of year 1"
        )
    for mark in ("diminished", "lacking", "malcontent"):
        play.begin(f"steading.{mark}", False, rule="HF-STATS-1")
    play.begin("steading.muster", None, rule="HF-MUSTER-1")
    for pool in GM_POOLS:
        play.begin(pool.where, pool.value(BLANK), rule="DG-DREAD")
    for field in ("session", "in_session", "day"):
        play.begin(f"campaign.{field}", getattr(BLANK.campaign, field), rule="DG-SESSION")
    for setting in Settings.model_fields:
        play.begin(f"campaign.settings.{setting}", getattr(BLANK.campaign.settings, setting), rule=RULE)


FOUND = Move(
    id="found",
    name="Found a Steading",
    trigger="A campaign begins",
    rules=(RULE,),
    steps=_found,
    blocked=lambda table, _who: None if table == BLANK else "this campaign has begun already",
)
