"""Another class in place of the old: what goes with that, and what comes with this (DG-DEATH-1)."""

from rules.asks import LONGEST_CALLED, Option, Pick, Words
from rules.coins import coins
from rules.making.bearer import sheet_of
from rules.making.classes import CHOSEN_PERKS, CLASSES, Class, class_of
from rules.making.perks import choose_perks, name_the_free_one
from rules.making.signatures import ACCOUNT, begin_signature
from rules.making.unprinted import keep_typed
from rules.named import called
from rules.play import Play, Steps, step
from rules.sheets.noted import Perk
from rules.sheets.signatures.signature import signature_in_words
from rules.slugs import slug
from rules.table import Table, TypedPerk
from rules.tracks import on_sheet, track_at
from rules.wounds.death import NAME, RULE

CLASS_RULE = "DG-CLASSES"


@step
def become_another(play: Play, who: str) -> Steps[None]:
    """Another class, with its own signature, free perk and two more; of the old one's perks, and of all else, as much
    stays as still fits."""
    about = f"characters.{who}"
    one = yield from _which(play, who)
    gone = yield from _what_goes(play, who)
    with play.scope(one.id):
        stays = tuple(perk.name for id, perk in _held(play.table, who).items() if id not in gone)
        free = yield from name_the_free_one(play, one)
        chosen = yield from choose_perks(play, one, CHOSEN_PERKS, has=(free.name, *stays), to=who, rule=RULE)
        begun = yield from begin_signature(play, one, to=who)
    kept = yield from play.ask(
        Words(
            id="kept",
            text="What of the old life still fits?",
            to=who,
            about=about,
            rule=RULE,
            optional=True,
            empty="not written",
            longest=LONGEST_CALLED,
        )
    )
    _tell_what_goes(play, who, gone)
    play.set(f"{about}.sheet.calling", one.name, rule=RULE, why=NAME, waivable=False)
    play.set(f"{about}.sheet.signature", begun.signature, rule=RULE, why=NAME, waivable=False)
    if begun.account is not None:
        play.set(track_at(f"{about}.sheet.{ACCOUNT}"), begun.account, rule=CLASS_RULE, why=NAME)
    for perk in gone:
        play.set(f"{about}.sheet.perks.{perk}.status", "lost", rule=RULE, why="went with the old class")
    _gains(play, who, (free, *chosen))
    _knows_its_way(play, who, one)
    with play.scope(one.id):
        keep_typed(play, one, perks=(free, *chosen))
    if kept:
        play.remark(f"{called(play.table, who)} keeps: {kept}", about)


@step
def _which(play: Play, who: str) -> Steps[Class]:
    about, now = f"characters.{who}", class_of(sheet_of(play.table, who).calling)
    options = tuple(
        Option(one.signature.model_fields["kind"].default, one.name, one.signature.WORD, about)
        for one in CLASSES.values()
        if one is not now
    )
    (kind,) = yield from play.ask(
        Pick(id="class", text="Which class do they become?", to=who, about=about, rule=RULE, options=options)
    )
    return next(one for one in CLASSES.values() if one.signature.model_fields["kind"].default == kind)


@step
def _what_goes(play: Play, who: str) -> Steps[tuple[str, ...]]:
    """The ids of the perks that go with the old class: all, unless it is said."""
    held, about = _held(play.table, who), f"characters.{who}"
    if not held:
        return ()
    options = tuple(Option(id, perk.name, perk.text, about) for id, perk in held.items())
    gone = yield from play.ask(
        Pick(
            id="perks",
            text="Which perks go with the old class?",
            to=who,
            about=about,
            rule=RULE,
            options=options,
            least=0,
            most=len(options),
            offered=tuple(held),
        )
    )
    return gone


def _held(table: Table, who: str) -> dict[str, Perk]:
    return {id: perk for id, perk in sheet_of(table, who).perks.items() if perk.status == "held"}


def _tell_what_goes(play: Play, who: str, gone: tuple[str, ...]) -> None:
    """What goes with the old class, in words; gold of a House Account has to be found a place."""
    sheet, name, about = sheet_of(play.table, who), called(play.table, who), f"characters.{who}"
    perks = [sheet.perks[id].name for id in gone]
    signature = [signature_in_words(sheet.signature.model_dump())] if sheet.signature is not None else []
    if perks or signature:
        play.remark(f"With the old class go: {'; '.join((*signature, *perks))}", about)
    account = on_sheet(play.table, who, ACCOUNT)
    if account is not None and (left := account.value(play.table)):
        play.remark(f"{name}'s House Account goes with {coins(left)} in it", account.where, to_tell=True)


def _gains(play: Play, who: str, perks: tuple[TypedPerk, ...]) -> None:
    for perk in perks:
        sheet = sheet_of(play.table, who)
        new = Perk(name=perk.name, text=perk.text, source="free" if perk.free else "chosen")
        place = f"characters.{who}.sheet.perks.{slug(perk.name, sheet.perks)}"
        play.set(place, new, rule=RULE, why="comes with the new class")


def _knows_its_way(play: Play, who: str, one: Class) -> None:
    """Regional Knowledge goes with the class; where none is written down, it is the class's own already (DG-REGION)."""
    if sheet_of(play.table, who).region:
        play.set(f"characters.{who}.sheet.region", one.region, rule="DG-REGION", why=NAME)
