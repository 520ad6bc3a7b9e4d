"""TIME Stories in words: the one place that turns events, moves, options, steps and results into phrases.

People are called by their receptacles once these are chosen. Texts of cards come with the events and
views that may carry them; nothing here knows a card that the hearer may not read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from horae.core.game import Action, Event, Result, Seat
from horae.core.narration import Choice, Option
from horae.core.refusal import Refused
from horae.core.speech import Listing, Phrase, Quoted, Sayable, Text
from horae.games.timestories import actions as do
from horae.games.timestories import events as ev
from horae.games.timestories.compiled import CARD_A, ITEM, KIND_NAMES, MYSTERY, MYSTERY_LETTER, PANORAMA, RECALL
from horae.games.timestories.missionlog import MissionLogEntry
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.profiles import profiles
from horae.games.timestories.telepathy import quoted
from horae.games.timestories.view import CardFace, SlotView, TestFace, TimeStoriesView

_SILENT: tuple[type[Event], ...] = (
    ev.InstructionsFollowed,
    ev.StoodBy,
    ev.QuestionAsked,
    ev.ActionsBegan,
    ev.PanoramaChanged,
    ev.VoteDecided,
    ev.OffersChanged,
)
"""What another event told to the same hearer, or the table itself, says already."""


def named(pack: TimeStoriesPack, view_agents: Sequence[str | None], agent: int) -> Sayable:
    """What an agent is called: by the receptacle, or by a number before there is one."""
    receptacle = view_agents[agent] if 0 <= agent < len(view_agents) else None
    if receptacle is None:
        return Phrase("timestories-agent", {"number": agent + 1})
    return pack.people[pack.names.receptacles[receptacle]].name


def thing_named(pack: TimeStoriesPack, thing: str) -> Sayable:
    kind, _, name = thing.partition("-")
    if kind == "token":
        return pack.parts.tokens[pack.names.tokens[name]].name
    return pack.parts.items[pack.names.items[int(name)]].name


class Narrator:
    """Tells one hearer what happens. It follows who inhabits whom, because events name agents by number."""

    def __init__(self, pack: TimeStoriesPack, view: TimeStoriesView) -> None:
        self.pack = pack
        self._people: list[str | None] = [agent.receptacle for agent in view.agents]
        self._seen: set[str] = set()
        """The things that lay open before the hearer: only these are called by their names."""
        self._reads_on = -1
        """Who is in the middle of several passages, one after the other."""
        self._profile = profiles()[view.profile]
        self._is_solo = view.seats == 1
        self._own = {own.agent for own in view.own}
        self._captain = view.captain
        self._full: set[int] = set()
        """Whose Magick is at its most, and was said to be: that is news once a visit at most."""
        self._yellow: set[str] = set()
        """The things that somebody has just taken to read: read, they go back."""
        self._spent: set[int] = set()
        """Which of them have spent some since."""
        self._outcomes: dict[int, str] = {}
        """How the last test of a conflict went, for each agent in one, and for the group (-1)."""

    def opening(self, view: TimeStoriesView) -> Sequence[Phrase]:
        return [Phrase("timestories-told-order"), Phrase("timestories-said", {"text": view.order})]

    def tell(self, event: Event) -> Phrase | None:
        if isinstance(event, ev.RunRestarted):
            self._people = [None] * len(self._people)
            self._full.clear()
            self._spent.clear()
        if isinstance(event, ev.ReceptacleChosen):
            self._people[event.agent] = event.receptacle
        self._look(event)
        self._follow_conflicts(event)
        if isinstance(event, _SILENT) or _is_told_besides(event) or self._is_old_news(event):
            return None
        goes_on, self._reads_on = self._reads_on, event.agent if isinstance(event, ev.PassageSaid) else -1
        if isinstance(event, ev.RoundBegan):
            self._full -= self._spent
            self._spent.clear()
            return self._round_began(event)
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        args: dict[str, Sayable] = {}
        for name, value in fields.items():
            args[name] = self._worded(event, name, value)
        if isinstance(event, ev.GroupAsked):
            args["currency"] = "azrak" if not event.magick else "magick" if not event.azrak else "both"
        if isinstance(event, ev.DestinyDrawn):
            args["modifier"] = signed(event.modifier)
        if "agent" in fields:
            args["who"] = named(self.pack, self._people, fields["agent"])
        if isinstance(event, ev.CardTaken | ev.CardReturned):
            args["card"] = card_by_letter(event.letter)
        if isinstance(event, ev.DamageDealt):
            args["damage"] = min(event.damage, event.life)
        if isinstance(event, ev.ThingStowed) and event.thing in self._yellow:
            self._yellow.discard(event.thing)
            return Phrase("timestories-told-item-read", {"item": event.thing.removeprefix("item-")})
        if isinstance(event, ev.ConflictEnded):
            args["outcome"] = self._outcomes.pop(event.agent, "unknown")
            if event.agent >= 0:
                return Phrase("timestories-told-personal-conflict-ended", args)
        if isinstance(event, ev.ReceptacleChosen) and event.agent in self._own:
            return Phrase("timestories-told-receptacle-chosen-own", args)
        if isinstance(event, ev.ReceptacleChosen) and not self._is_solo:
            return Phrase(
                "timestories-told-receptacle-chosen-by", {**args, "person": Phrase("person", {"seat": event.agent + 1})}
            )
        if isinstance(event, ev.DamageDealt) and event.name is not None:
            return Phrase("timestories-told-damage-dealt-to", args)
        if isinstance(event, ev.AbilityUsed) and event.whom >= 0:
            return Phrase("timestories-told-ability-used-for", args)
        tag = msgspec.inspect.type_info(type(event)).tag  # type: ignore[attr-defined]  # events are tagged structs
        if isinstance(event, ev.PassageSaid) and goes_on == event.agent:
            return Phrase("timestories-told-passage-goes-on", args) if event.aloud else None
        if isinstance(event, ev.ExtraScored):
            return score_line(event.source, event.points, event.text, event.azrak)
        if isinstance(event, ev.CardRead | ev.PassageSaid) and not event.aloud:
            kind = "card-read" if isinstance(event, ev.CardRead) else "passage-said"
            return Phrase(f"timestories-told-{kind}-alone", args)  # notes may be taken, pictures may not (TS-11.3)
        return Phrase(f"timestories-told-{str(tag).replace('_', '-')}", args)

    def _is_old_news(self, event: Event) -> bool:
        """That somebody's Magick is at its most is told when it first costs them a gain; again in a later visit, if they
        have spent some."""
        if not isinstance(event, ev.MagickChanged):
            return False
        if event.change:
            self._spent.add(event.agent)
            return False
        was_told = event.agent in self._full
        self._full.add(event.agent)
        return was_told

    def _follow_conflicts(self, event: Event) -> None:
        """How the tests of the conflicts under way went: what is said of their end depends on it."""
        match event:
            case ev.PersonalConflictBegan(agent=agent) | ev.GroupConflictBegan(agent=agent):
                self._outcomes.pop(agent if isinstance(event, ev.PersonalConflictBegan) else -1, None)
            case ev.TestResolved(agent=agent, outcome=outcome):
                self._outcomes[agent] = self._outcomes[-1] = outcome
            case _:
                pass

    def _round_began(self, event: ev.RoundBegan) -> Phrase:
        """Who is captain, and why: to the left of who was, past those who are out (TS-6.2)."""
        before, self._captain = self._captain, event.captain
        args: dict[str, Sayable] = {"round": event.round, "captain": named(self.pack, self._people, event.captain)}
        if self._is_solo and event.round > 1 and self._profile.solo_captain == "chosen":
            return Phrase("timestories-told-round-began-to-name", args)
        if before < 0 or (event.round == 1 and before == event.captain):
            return Phrase("timestories-told-round-began", args)
        if before == event.captain:
            return Phrase("timestories-told-round-began-same", args)
        seats = len(self._people)
        passed = [(before + step) % seats for step in range(1, seats)]
        passed = passed[: passed.index(event.captain)]
        if not passed:
            return Phrase("timestories-told-round-began-left", args)
        over = Listing(tuple([named(self.pack, self._people, agent) for agent in passed]))
        return Phrase("timestories-told-round-began-past", {**args, "over": over})

    def _look(self, event: Event) -> None:
        """Remember who is captain, and what is turned face up. A yellow item shows no more than its number to any but its
        reader (TS-10.2)."""
        if isinstance(event, ev.CaptainNamed):
            self._captain = event.agent
        elif isinstance(event, ev.ItemTaken):
            (self._yellow if event.colour == "yellow" else self._seen).add(f"item-{event.item}")
        elif isinstance(event, ev.TokenTaken):
            self._seen.add(f"token-{event.token}")
        elif isinstance(event, ev.ThingHeld):
            self._seen.add(event.thing)
        elif isinstance(event, ev.CardRead) and event.card.startswith("item-"):
            self._seen.add(event.card)

    def _thing(self, thing: str) -> Sayable:
        if thing in self._seen:
            return thing_named(self.pack, thing)
        kind, _, number = thing.partition("-")
        if kind == "token":
            return Phrase("timestories-unseen-token")
        return Phrase(f"timestories-unseen-{kind}", {"number": number})  # an item or a mystery, by the number on its back

    def _worded(self, event: Event, name: str, value: object) -> Sayable:
        if name in ("whom", "to", "captain") and isinstance(value, int):
            return named(self.pack, self._people, value)
        if name == "text" and isinstance(event, ev.PassageSaid | ev.CardRead) and not event.aloud:
            return ""
        if name == "location" and isinstance(value, str):
            return self.pack.places[self.pack.names.locations[value]].name
        if name == "receptacle" and isinstance(value, str):
            return self.pack.people[self.pack.names.receptacles[value]].name
        if name == "attribute" and isinstance(value, int):
            return self._profile.attributes[value].name
        if name == "thing" and isinstance(value, str):
            return self._thing(value)
        if name == "token" and isinstance(value, str):
            return thing_named(self.pack, f"token-{value}")
        if name == "ability" and isinstance(value, str):
            return self.pack.abilities[self.pack.ability_index[value]].name
        if name == "texts" and isinstance(value, tuple):
            return Listing(value) if len(value) == 1 else _joined(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None or isinstance(value, tuple):
            return ""
        if isinstance(value, str):
            return value.replace("_", "-")
        if isinstance(value, Text):
            return _unmarked(value)
        return value if isinstance(value, int) else str(value)


def _is_told_besides(event: Event) -> bool:
    """What paid for something that is told itself, and a group's payment that came about as it was pledged."""
    return (isinstance(event, ev.AzrakSpent) and not event.how) or (isinstance(event, ev.GroupPaid) and event.paid)


def scored(source: str, text: Text | None, azrak: int) -> Sayable:
    """What a line of the score is for (TS-13.2): its points follow, so a full stop at its end goes."""
    if text is None:
        return Phrase(f"timestories-score-{source}", {"azrak": azrak})
    plain = _unmarked(text)
    return Text(plain.es.removesuffix("."), plain.en.removesuffix("."))


def score_line(source: str, points: int, text: Text | None, azrak: int) -> Phrase:
    args = {"what": scored(source, text, azrak), "points": points, "signed": signed(points)}
    return Phrase("timestories-told-extra-scored", args)


def signed(value: int) -> str:
    """With its sign, which nothing has none of."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def _unmarked(text: Text) -> Text:
    """A card's text without the marks for what is printed bold (TS-4.3), in one paragraph."""
    return Text(*(words.replace("**", "").replace("\n\n", " ") for words in (text.es, text.en)))


def _joined(texts: tuple[Text, ...]) -> Text:
    return Text(" ".join(one.es for one in texts), " ".join(one.en for one in texts))


# --- moves ---


_WITHOUT_NAME = ("volunteer", "location", "insist", "update", "deal", "deal-evenly", "call-on")
"""Moves that name who does them themselves, or are the group's."""


def move(action: Action, view: TimeStoriesView, pack: TimeStoriesPack) -> Phrase:
    """A move as it is offered; who has one receptacle only needs not be told whose it is."""
    people = [agent.receptacle for agent in view.agents]
    args: dict[str, Sayable] = {}
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if name == "agent":
            args["who"] = named(pack, people, value)
        elif name in ("whom", "to"):
            args[name] = named(pack, people, value)
        elif name == "receptacle":
            args[name] = _person(pack, view.profile, value)
        elif name == "location":
            args[name] = next((place.name for place in view.locations if place.id == value), value)
        elif name == "slot":
            args |= _slot(view, value)
        elif name == "thing":
            args[name] = thing_named(pack, value)
        elif name == "ability":
            args[name] = pack.abilities[pack.ability_index[value]].name if value in pack.ability_index else value
        elif name == "free":
            args[name] = "yes" if value else "no"
        elif name == "option":
            args |= _vote(action, view) if isinstance(action, do.Vote) else _answer(action, view)
        elif name == "token":
            args[name] = thing_named(pack, f"token-{value}")
        elif name == "test":
            args[name] = _test(action, view, pack)
        else:
            args[name] = value
    if isinstance(action, do.Explore):
        args["free"] = "yes" if action.agent < len(view.agents) and view.agents[action.agent].free_explore else "no"
    tag = str(type(action).__struct_config__.tag).replace("_", "-")
    if isinstance(action, do.Answer) and action.text:
        tag = "answer-with"
    if isinstance(action, do.Decline) and action.agent == action.whom:
        tag = "decline-own"
    if isinstance(action, do.Object) and action.agent in view.agreed:
        tag = "take-back"
    if isinstance(action, do.Ready) and (view.fight is not None or view.step == "between"):
        tag = "ready-fight" if view.fight is not None else "ready-between"
    deed = Phrase(f"timestories-move-{tag}", args)
    alone = len(view.own) == 1 and view.own[0].agent == do.agent_of(action)
    return deed if alone or tag in _WITHOUT_NAME else Phrase("timestories-move-by", {"who": args["who"], "what": deed})


def _person(pack: TimeStoriesPack, profile: str, name: str) -> Sayable:
    """Whom one may inhabit, with what each of their figures is (TS-2.1)."""
    if name not in pack.names.receptacles:
        return name
    person = pack.people[pack.names.receptacles[name]]
    args: dict[str, Sayable] = {"name": person.name, "azrak": person.azrak}
    names = [one.name for one in pack.profile(profile).attributes]
    for place, attribute, value in zip(("first", "second", "third"), names, person.attributes, strict=True):
        args[place] = Phrase("timestories-attribute", {"attribute": attribute, "value": value})
    return Phrase("timestories-person", args)


def _slot(view: TimeStoriesView, slot: int) -> dict[str, Sayable]:
    if not 0 <= slot < len(view.panorama):
        return {"card": card_by_letter(do.letter(slot))}
    shown = view.panorama[slot]
    if shown.place is None:
        return {"card": card_by_letter(shown.letter)}
    return {"card": Phrase("timestories-card-there", {"letter": shown.letter, "place": shown.place})}


def card_by_letter(letter: str) -> Phrase:
    """A card of the panorama by what stands on its back: a letter, or the mark of a mystery."""
    if letter == MYSTERY_LETTER:
        return Phrase("timestories-the-mystery")
    return Phrase("timestories-the-card", {"letter": letter})


def card_told_of(card: CardFace, slot: SlotView | None) -> Sayable:
    """What somebody who reads a card calls it when they tell the others: its place, or what stands on its back."""
    if slot is not None:
        return slot.place if slot.place is not None else card_by_letter(slot.letter)
    _, _, number = card.id.rpartition("-")
    if card.kind == KIND_NAMES[ITEM]:
        return Phrase("timestories-unseen-item", {"number": number})
    if card.kind == KIND_NAMES[MYSTERY]:
        return Phrase("timestories-the-mystery")
    if card.kind in (KIND_NAMES[CARD_A], KIND_NAMES[PANORAMA]):
        return card_by_letter(number.upper())
    return Phrase("timestories-my-card")


def _answer(action: Action, view: TimeStoriesView) -> dict[str, Sayable]:
    assert isinstance(action, do.Choose)
    own = next((one for one in view.own if one.agent == action.agent), None)
    if own is None or own.question is None:
        return {"option": action.option}
    if own.question.typed:
        return {"option": own.question.options[0] if own.question.options else Phrase("timestories-leave")}
    if not own.question.options:
        return {"option": Phrase("timestories-yes" if action.option else "timestories-no")}
    if action.option in own.question.ways:
        return {"option": own.question.options[own.question.ways.index(action.option)]}
    return {"option": action.option}


def _vote(action: do.Vote, view: TimeStoriesView) -> dict[str, Sayable]:
    asked = next((one for one in view.questions if one.agent == action.whom), None)
    if asked is None or action.option not in asked.ways:
        return {"option": action.option}
    return {"option": asked.options[asked.ways.index(action.option)]}


def _test(action: Action, view: TimeStoriesView, pack: TimeStoriesPack) -> Sayable:
    assert isinstance(action, do.Attempt)
    box = attempted(view, action.agent, action.test)
    if box is None:
        return str(action.test + 1)
    names = {one.id: one.name for one in pack.profile(view.profile).attributes}
    label: Sayable = box.label if box.label is not None else names[box.attribute]
    return Phrase("timestories-test", {"label": label, "attribute": names[box.attribute], "difficulty": box.difficulty})


def attempted(view: TimeStoriesView, agent: int, number: int) -> TestFace | None:
    """The test box that an attempt of this number is at, as the agent's seat sees it."""
    faces: list[TestFace] = []
    if view.fight is not None:
        faces += view.fight.card.tests
    else:
        for own in view.own:
            if own.agent == agent:
                cards = [card for card in (own.card, *own.read) if card is not None]
                faces += [face for card in cards for face in card.tests]
                faces += own.more_tests
    return next((face for face in faces if face.number == number), None)


# --- telepathy ---


def not_own_words(words: str, view: TimeStoriesView) -> Refused | None:
    """TS-5.2, TS-R4: somebody is about to quote the card before them, or to share their Snap Recall (TS-11.1)."""
    found = quoted(words, view)
    if found is None:
        return None
    piece, kind = found
    if kind == KIND_NAMES[RECALL]:
        return Refused("TS-11.1", "timestories-no-sharing-recall", words=Quoted(piece))
    return Refused("TS-5.2", "timestories-no-quoting", words=Quoted(piece))


# --- steps, results, options ---


def step(view: TimeStoriesView, pack: TimeStoriesPack) -> Phrase:
    """What the hearer is asked for now."""
    for own in view.own:
        if own.question is not None:
            return Phrase("timestories-said", {"text": own.question.ask})
    if any(view.agents[own.agent].link for own in view.own):
        return Phrase("timestories-now-link")  # a vote waits until it is mended
    for asked in view.questions:
        if any(own.agent in asked.waits_for for own in view.own):
            return Phrase("timestories-now-vote", {"ask": asked.ask, "by": asked.by})
    if view.questions:  # whatever else is open: nobody should wait without knowing for whom
        people, asked = [agent.receptacle for agent in view.agents], view.questions[0]
        missing = Listing(tuple([_and_whose(named(pack, people, agent), view, agent) for agent in asked.waits_for]))
        return Phrase("timestories-now-vote-waits", {"ask": asked.ask, "by": asked.by, "who": missing})
    if view.moving is not None:
        return Phrase("timestories-now-moving")
    if view.proposal:
        what = Phrase(f"timestories-proposal-{view.proposal.replace('_', '-')}")
        is_in = bool(view.own) and all(own.agent in view.agreed for own in view.own)
        return Phrase("timestories-now-agreed" if is_in else "timestories-now-proposal", {"what": what})
    if view.must_update:
        return Phrase("timestories-now-must-update")
    return Phrase(f"timestories-now-{'fight' if view.fight is not None else view.step}")


def _and_whose(who: Sayable, view: TimeStoriesView, agent: int) -> Sayable:
    """Somebody who is waited for, with the person where there are several: nobody need say it once more."""
    if view.seats < 2:
        return who
    return Phrase("timestories-read-played", {"who": who, "name": Phrase("person", {"seat": view.agents[agent].seat + 1})})


def result(ended: Result, seat: Seat | None, pack: TimeStoriesPack) -> tuple[Phrase, Phrase]:
    """How it ended, as a title with the score and what the Mission Return says of this end (TS-13.2)."""
    title = Phrase("timestories-end-won" if ended.winners else "timestories-end-lost", {"score": ended.figures["score"]})
    return title, _ending(ended, pack)


def _ending(ended: Result, pack: TimeStoriesPack) -> Phrase:
    texts = {one.id: one.text for one in pack.head.mission_return.outcomes}
    texts["lost_control"] = pack.head.mission_return.lost
    if ended.reason not in texts:
        return Phrase("timestories-end-stopped")
    return Phrase("timestories-said", {"text": texts[ended.reason]})


def entry(
    ended: Result,
    pack: TimeStoriesPack,
    options: Mapping[str, object],
    names: Sequence[str],
    when: str,
    experience: Sequence[Text],
) -> Sequence[tuple[Phrase, Sayable]]:
    """What the Mission Log keeps (TS-1.4)."""
    made = MissionLogEntry.of(pack, ended, tuple(names), when, str(options.get("profile", "")), tuple(experience))
    return made.lines()


OPTIONS = (
    Option(
        "profile",
        Phrase("timestories-option-profile"),
        Phrase("timestories-option-profile.about"),
        (
            Choice("", Phrase("timestories-option-profile-first")),
            *(Choice(one.id, Phrase("timestories-said", {"text": one.title})) for one in profiles().values()),
        ),
    ),
)
"""What a table may choose before it starts: the edition whose rules are played."""
