"""What an Echoes card may say: filters, counts, tests, triggers, effects and standing effects, as data.

Only shapes stand here. What a verb does is in effects.py and questions.py, how it reads is in card_text.py, and the
vocabulary's own tests hold the three together.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Faction: TypeAlias = Literal["neutral", "water", "sky", "forest", "earth"]
Type: TypeAlias = Literal["creature", "artefact"]
Specialisation: TypeAlias = Literal["war", "magic"]
Colour: TypeAlias = Literal["blue", "yellow", "red"]
FACTIONS: tuple[Faction, ...] = ("neutral", "water", "sky", "forest", "earth")
COLOURS: tuple[Colour, ...] = ("blue", "yellow", "red")


class Filter(Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards are meant; nothing said means any. Strength and cost (cards to discard) are the printed ones."""

    faction: Faction | None = None
    type: Type | None = None
    specialisation: Specialisation | None = None
    strength_at_least: int | None = None
    strength_at_most: int | None = None
    cost_at_least: int | None = None
    cost_at_most: int | None = None


ANY = Filter()


# --- counts: only what is in one's own brotherhood counts, so there is none of hands or boards (ET-8.1, ET-3.5) ---


class _Count(Struct, frozen=True, forbid_unknown_fields=True, tag_field="count", kw_only=True):
    """`per`: one for every so many, rounded down. `at_most`: never more than this."""

    per: int = 1
    at_most: int | None = None


class Cards(_Count, frozen=True, tag="cards"):
    """Cards in the brotherhood whose icons count (ET-3.5, ET-6.3, ET-6.6)."""

    of: Filter = ANY


class Factions(_Count, frozen=True, tag="factions"):
    """Different factions in the brotherhood; neutral is none (ET-2.1)."""


class Strength(_Count, frozen=True, tag="strength"):
    """The strength together of creatures in the brotherhood."""

    of: Filter = ANY


class Pairs(_Count, frozen=True, tag="pairs"):
    """How many pairs of one such card and one of the other can be made of those in the brotherhood."""

    one: Filter
    other: Filter


class Sources(_Count, frozen=True, tag="sources"):
    """Sources one controls, or only those one has fortified."""

    fortified: bool = False


class Guards(_Count, frozen=True, tag="guards"):
    """Creatures under sources one has conquered and not fortified."""


class Points(_Count, frozen=True, tag="points"):
    """Victory point tokens one has."""


class Flames(_Count, frozen=True, tag="flames"):
    """Cards and sources of one's own with an activation token."""


class Its(_Count, frozen=True, tag="its"):
    """A number of the card that set the effect off, or that was removed for it."""

    what: Literal["strength", "cards", "time", "vp"]


Count: TypeAlias = Cards | Factions | Strength | Pairs | Sources | Guards | Points | Flames | Its
Amount: TypeAlias = int | Count


# --- tests ---


class _Test(Struct, frozen=True, forbid_unknown_fields=True, tag_field="test", kw_only=True):
    """Base of what may hold or not."""


class Counted(_Test, frozen=True, tag="count"):
    """A count lies within bounds."""

    of: Count
    at_least: int | None = None
    at_most: int | None = None


class FlameIs(_Test, frozen=True, tag="flame"):
    """The tile outside one's board shows this colour."""

    colour: Colour


class More(_Test, frozen=True, tag="more"):
    """There are more cards of one kind in the brotherhood than of another."""

    of: Filter
    than: Filter


Test: TypeAlias = Counted | FlameIs | More


# --- triggers of permanent effects (ET-2.2) ---


class _Trigger(Struct, frozen=True, forbid_unknown_fields=True, tag_field="on", kw_only=True):
    """Base of what a permanent effect waits for. Always something that its owner does."""


class Summoned(_Trigger, frozen=True, tag="summoned"):
    of: Filter = ANY


class Played(_Trigger, frozen=True, tag="played"):
    of: Filter = ANY


class Conquered(_Trigger, frozen=True, tag="conquered"):
    """One conquered a source."""


class Fortified(_Trigger, frozen=True, tag="fortified"):
    """One fortified a source."""


class Slid(_Trigger, frozen=True, tag="slid"):
    """One's tiles slid, and (if a colour is said) that flame is outside now."""

    colour: Colour | None = None


class Drew(_Trigger, frozen=True, tag="drawn"):
    """One drew a card or more at once."""


class Discarded(_Trigger, frozen=True, tag="discarded"):
    """One discarded from the hand, as a cost or by an effect, a card or more at once."""


class RoundEnded(_Trigger, frozen=True, tag="round_end"):
    """The end of the round, before hands are cut."""


class FlameUsed(_Trigger, frozen=True, tag="flame"):
    """One used a flame effect, of a colour if one is said."""

    colour: Colour | None = None


Trigger: TypeAlias = Summoned | Played | Conquered | Fortified | Slid | Drew | Discarded | RoundEnded | FlameUsed


# --- effects ---


class _Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """Base of the verbs."""


class Draw(_Effect, frozen=True, tag="draw"):
    cards: Amount = 1


class Discard(_Effect, frozen=True, tag="discard"):
    """Discard from the hand, as many as one has at most."""

    cards: int = 1


class Play(_Effect, frozen=True, tag="play"):
    """Play a card from the hand, or decline; `fewer` cards to discard, `earlier` in time (ET-8.3)."""

    of: Filter = ANY
    fewer: int = 0
    earlier: int = 0


class Advance(_Effect, frozen=True, tag="advance"):
    """Up to so many steps on the board (ET-R9)."""

    steps: Amount = 1


class Slide(_Effect, frozen=True, tag="slide"):
    """Slide one's tiles."""


class Gain(_Effect, frozen=True, tag="gain"):
    vp: Amount = 1


class Lose(_Effect, frozen=True, tag="lose"):
    vp: Amount = 1


class OthersDiscard(_Effect, frozen=True, tag="others_discard"):
    """Every opponent discards, choosing what (ET-R13)."""

    cards: int = 1


class OthersLose(_Effect, frozen=True, tag="others_lose"):
    """Every opponent gives VP back to the reserve."""

    vp: Amount = 1


class UseImmediate(_Effect, frozen=True, tag="use_immediate"):
    """Use the immediate effect of another card in the brotherhood (ET-8.5)."""

    of: Filter = ANY


class UseFlame(_Effect, frozen=True, tag="use_flame"):
    """Use the flame effect of another card or source without a token, whatever its colour (ET-7.2, ET-R10)."""

    colour: Colour | None = None


class Remove(_Effect, frozen=True, tag="remove"):
    """Remove a card from the brotherhood for a bonus, or decline (ET-8.2)."""

    then: Effects
    of: Filter = ANY


class Conquer(_Effect, frozen=True, tag="conquer"):
    """Conquer a source without a cube, the attack being this much stronger (ET-6.8)."""

    strength: Amount = 0


class Fortify(_Effect, frozen=True, tag="fortify"):
    """Fortify a source without a cube, its creatures counting this much more."""

    strength: Amount = 0


class Choose(_Effect, frozen=True, tag="choose"):
    """One of several."""

    of: tuple[Effects, ...]


class If(_Effect, frozen=True, tag="if"):
    test: Test
    then: Effects
    otherwise: Effects | None = None


class ForEach(_Effect, frozen=True, tag="for_each"):
    """Once for every one counted, counted when it begins."""

    of: Count
    then: Effects


class May(_Effect, frozen=True, tag="may"):
    then: Effects


class Pay(_Effect, frozen=True, tag="pay"):
    """One may discard cards or give VP back, in full, for something."""

    then: Effects
    cards: int = 0
    vp: int = 0


Effect: TypeAlias = (
    Draw | Discard | Play | Advance | Slide | Gain | Lose | OthersDiscard | OthersLose | UseImmediate | UseFlame
    | Remove | Conquer | Fortify | Choose | If | ForEach | May | Pay
)  # fmt: skip
Effects: TypeAlias = tuple[Effect, ...]
EFFECTS: tuple[type[Effect], ...] = (
    Draw, Discard, Play, Advance, Slide, Gain, Lose, OthersDiscard, OthersLose, UseImmediate, UseFlame,
    Remove, Conquer, Fortify, Choose, If, ForEach, May, Pay,
)  # fmt: skip


# --- standing effects: permanent ones that wait for nothing ---


class _Standing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="always", kw_only=True):
    """Base of what holds as long as the card's effect does."""


class Stronger(_Standing, frozen=True, tag="stronger"):
    """One's creatures of this kind are stronger; with `guarding`, only those under sources."""

    of: Filter = ANY
    plus: int = 1
    guarding: bool = False


class Cheaper(_Standing, frozen=True, tag="cheaper"):
    """One plays such cards at a discount (ET-8.3)."""

    of: Filter = ANY
    fewer: int = 0
    earlier: int = 0


Standing: TypeAlias = Stronger | Cheaper


# --- kinds of effect (ET-2.2) ---


class _Kind(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """Base of the effect kinds."""


class Immediate(_Kind, frozen=True, tag="immediate"):
    does: Effects


class Permanent(_Kind, frozen=True, tag="permanent"):
    """Either `when` something happens it `does` something, or it is `standing`."""

    when: Trigger | None = None
    does: Effects = ()
    standing: Standing | None = None


class Flame(_Kind, frozen=True, tag="flame"):
    colour: Colour
    does: Effects


class Scoring(_Kind, frozen=True, tag="scoring"):
    """`vp` for every one counted, instead of the card's own VP (ET-11.1)."""

    of: Count
    vp: int = 1


CardEffect: TypeAlias = Immediate | Permanent | Flame | Scoring
SourceEffect: TypeAlias = Permanent | Flame


# --- where an effect is printed ---

Part: TypeAlias = Literal["immediate", "permanent", "flame", "conquer", "fortify"]


class EffectPlace(Struct, frozen=True):
    """Which of the effects printed on a card or source: in which part of its text, and where in that part.

    `path` counts from 0: the place among the part's effects; inside an effect that has others in it, which branch of it
    (option, or "then" and "otherwise"), then the place in that branch, and so on. A path that ends with a branch, or has
    nothing in it, means all the effects there.
    """

    part: Part
    path: tuple[int, ...]
