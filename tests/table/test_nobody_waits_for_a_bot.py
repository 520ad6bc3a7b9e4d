"""Nobody ever waits for a bot: it answers what others wait for, and moves when nobody else can, or somebody has waited long."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

import pytest

from horae.core.game import Action
from horae.games.timestories import actions as do
from horae.games.timestories.state import TimeStoriesState
from horae.server.bot_worker import Job
from horae.table import decisions
from horae.table.patience import LONGEST, DueBot, harmless
from horae.table.table import Table
from horae.testkit.bot_company import KINDS, OWN_WORDS, BotCompany, evenings, left_waiting, unwanted_bots
from horae.testkit.timestories import END, Data, card, item, location, mission, option, text, write

SALT = Path(__file__).parents[2] / "examples" / "salt"
ANA, BRUNO, BOT = 0, 1, 2
PIER = do.ChooseLocation(0, "pier")

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True, scope="module")
def _unwanted_bots() -> Iterator[None]:
    with unwanted_bots():
        yield


def asks(*options: Data, by: str = "reader") -> Data:
    return {"do": "choose", "ask": text(f"What now, {by}?"), "options": list(options), "by": by}


class AtThePier:
    """Ana and Bruno in the first two seats, a bot in the third; all have taken a card at the pier, each of them their own."""

    def __init__(self, folder: Path, bot: str, *cards: Data, others: Sequence[str] = "XYZ", bot_pause: float = 0.0) -> None:
        write(folder, mission(location("pier", *cards, *map(card, others)), items=(item(1, "yellow"),)))
        self.company = BotCompany("timestories", 2, [bot], pack=str(folder), bot_pause=bot_pause)
        self.table = self.company.table

    async def begin(self) -> AtThePier:
        for agent, name in enumerate(("ada", "bo")):
            self.does(do.ChooseReceptacle(agent, name))
        await self.company.bots_move()
        while not isinstance(self.company.offline.legal(ANA)[0], do.ChooseLocation):
            self.does(do.VOLUNTEER[ANA])
            await self.company.bots_move()
        self.does(PIER)
        for agent in (ANA, BRUNO):
            self.does(do.RECON[agent][agent])
        await self.company.bots_move()
        for agent in (ANA, BRUNO):
            self.does(do.RECOUNT[agent])
        await self.company.bots_move()
        return self

    def does(self, *moves: Action) -> None:
        for move in moves:
            self.company.offline.do(do.agent_of(move), move)

    @property
    def last(self) -> tuple[int, Action]:
        step = self.company.offline.play.steps[-1]
        return step.seat, step.action

    @property
    def wait(self) -> str | None:
        return left_waiting(self.table, self.company.offline.here)


PUT_TO_ALL = card("C", asks(option("tell her", {"do": "remove", "item": 1}), option("say nothing"), by="group"))
OWN_CHOICE = card("D", asks(option("end it", END), option("leave it")))


async def voted(folder: Path, bot: str) -> AtThePier:
    """Bruno's card asks the group, the bot's card asks the bot about an end; both people have voted."""
    at = await AtThePier(folder, bot, card("B"), PUT_TO_ALL, OWN_CHOICE).begin()
    at.does(do.VOTE[ANA][BRUNO][1], do.VOTE[BRUNO][BRUNO][1])
    return at


async def test_a_vote_comes_when_the_people_have_voted_whatever_else_the_bot_leaves_to_them(tmp_path: Path) -> None:
    at = await voted(tmp_path, "mule")
    assert at.wait is not None, "Bruno can do nothing before the third vote"
    assert at.table.idle(at.company.offline.here) == {BRUNO}
    await at.company.bots_move()
    seat, vote = at.last
    assert (seat, type(vote)) == (BOT, do.Vote)
    assert at.wait is None


async def test_the_agent_votes_before_the_people_and_goes_along_with_what_they_say_and_vote_afterwards(tmp_path: Path) -> None:
    at = await AtThePier(tmp_path, "agent", card("B"), PUT_TO_ALL, card("D")).begin()
    await at.company.bots_move()
    votes = [step.action for step in at.company.offline.play.steps if isinstance(step.action, do.Vote)]
    assert [(do.agent_of(vote), vote.whom) for vote in votes] == [(BOT, BRUNO)], "at once"
    other = 1 - votes[0].option
    at.does(do.VOTE[ANA][BRUNO][other])
    await at.company.bots_move()
    assert at.last == (BOT, do.VOTE[BOT][BRUNO][other])


async def test_a_vote_is_left_to_people_for_as_long_as_one_of_them_is_still_to_give_theirs(tmp_path: Path) -> None:
    at = await AtThePier(tmp_path, "mule", card("B"), PUT_TO_ALL, OWN_CHOICE).begin()
    at.does(do.VOTE[BRUNO][BRUNO][1])
    before = at.company.actions
    await at.company.bots_move()
    assert at.company.actions == before


async def test_what_a_bot_leaves_to_people_waits_for_as_long_as_all_of_them_have_something_to_do(tmp_path: Path) -> None:
    at = await AtThePier(tmp_path, "mule", card("B"), card("C"), OWN_CHOICE).begin()
    before = at.company.actions
    await at.company.patience_passes()
    assert at.company.actions == before


async def test_it_moves_at_once_when_nobody_here_can(tmp_path: Path) -> None:
    at = await AtThePier(tmp_path, "mule", card("B"), card("C"), OWN_CHOICE).begin()
    at.does(do.READY[BRUNO])
    at.company.offline.here.discard(ANA)
    await at.company.bots_move()
    assert at.last[0] == BOT


PAUSE = 0.001
A_WORD = 30 * PAUSE


async def asked_for_a_word(folder: Path) -> AtThePier:
    """The bot's card asks it something that is not to be had back, and nobody else has anything to do."""
    at = await AtThePier(folder, "agent", card("B"), card("C"), OWN_CHOICE, others=(), bot_pause=PAUSE).begin()
    at.does(do.READY[ANA], do.READY[BRUNO])
    await at.company.bots_move()
    return at


async def test_who_can_only_wait_is_asked_for_a_word_and_has_a_moment_for_it(tmp_path: Path) -> None:
    at = await asked_for_a_word(tmp_path)
    asked = at.company.actions
    await at.company.time_passes(A_WORD * 0.9)
    assert at.company.actions == asked, "there is time left"
    await at.company.time_passes(A_WORD * 0.2)
    assert at.company.actions > asked, "nobody waits any longer"


async def test_who_asks_the_bot_to_wait_has_that_moment_anew_but_not_for_ever(tmp_path: Path) -> None:
    at = await asked_for_a_word(tmp_path)
    asked = at.company.actions
    for times in range(LONGEST + 1):
        assert at.company.actions == asked, times
        at.company.offline.ask(ANA, decisions.say_text, "Wait, we’re still talking.")
        await at.company.bots_move()
        await at.company.time_passes(A_WORD * 0.9)
    await at.company.time_passes(A_WORD)
    assert at.company.actions > asked


async def test_it_answers_what_it_is_asked_with_words_alone(tmp_path: Path) -> None:
    at = await AtThePier(tmp_path, "agent", card("B"), card("C"), card("D")).begin()
    at.does(do.READY[ANA], do.READY[BRUNO])
    await at.company.bots_move()
    before = at.company.actions
    at.company.offline.ask(ANA, decisions.say_text, "Companion, what’s a courier?")
    await at.company.bots_move()
    assert at.company.actions == before
    assert at.company.offline.lines(ANA)[-1].endswith("“I haven’t read anything about ‘courier’ so far.”")


async def test_a_word_is_heeded_at_once(tmp_path: Path) -> None:
    at = await asked_for_a_word(tmp_path)
    asked = at.company.actions
    at.company.offline.ask(ANA, decisions.say_text, "end it")
    await at.company.bots_move()
    assert at.company.actions > asked
    assert at.table.phase == "over"


async def test_talk_gives_nobody_more_time(tmp_path: Path) -> None:
    at = await asked_for_a_word(tmp_path)
    asked = at.company.actions
    for _ in range(11):
        at.company.offline.ask(ANA, decisions.say_text, "Hm, what might that be?")
        await at.company.bots_move()
        await at.company.time_passes(A_WORD * 0.1)
    assert at.company.actions > asked


async def test_it_moves_when_somebody_has_waited_at_a_quiet_table(tmp_path: Path) -> None:
    at = await AtThePier(tmp_path, "mule", card("B"), card("C"), OWN_CHOICE).begin()
    at.does(do.READY[BRUNO])
    await at.company.bots_move()
    assert at.last == (BRUNO, do.READY[BRUNO])
    await at.company.time_passes(at.company.config.bot_patience - 1)
    assert at.last == (BRUNO, do.READY[BRUNO])
    await at.company.time_passes(2)
    await at.company.bots_move()
    assert at.last[0] == BOT


async def test_talk_gives_people_more_time_but_does_not_hold_up_the_game_for_ever(tmp_path: Path) -> None:
    at = await AtThePier(tmp_path, "mule", card("B"), card("C"), OWN_CHOICE).begin()
    at.does(do.READY[BRUNO])
    seconds = at.company.config.bot_patience / 2
    lines = 0
    while at.last[0] != BOT and lines <= 3 * LONGEST:
        lines += 1
        at.company.offline.ask(ANA, decisions.say_text, "Let me think.")
        await at.company.bots_move()
        await at.company.time_passes(seconds)
    assert 2 * LONGEST <= lines <= 2 * LONGEST + 1


async def test_an_undo_that_nobody_answers_keeps_no_one_waiting_for_ever(tmp_path: Path) -> None:
    at = await AtThePier(tmp_path, "random", card("B"), card("C"), card("D")).begin()
    at.does(do.READY[BRUNO], do.READY[ANA])
    at.company.offline.ask(ANA, decisions.ask_undo)
    await at.company.bots_move()
    assert at.last == (ANA, do.READY[ANA])
    await at.company.patience_passes()
    assert at.table.undo is None
    assert at.last[0] == BOT


@pytest.mark.parametrize("bot", ["dreamer", "stumbler"])
async def test_a_bot_that_does_not_answer_is_moved_by_the_table(tmp_path: Path, bot: str) -> None:
    at = await AtThePier(tmp_path, bot, card("B"), PUT_TO_ALL, card("D")).begin()
    at.does(do.VOTE[ANA][BRUNO][1], do.VOTE[BRUNO][BRUNO][1])
    await at.company.bots_move()
    assert at.wait is None
    assert at.company.driver._mishaps == 0


async def test_a_bot_that_fails_is_counted_and_its_own_words_are_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    at = await AtThePier(tmp_path, "stumbler", card("B"), PUT_TO_ALL, card("D")).begin()
    assert at.company.failures > 0
    assert "the move of the bot stumbler" in caplog.text
    assert "ValueError" in caplog.text
    assert OWN_WORDS not in caplog.text


async def test_a_table_whose_stakes_cannot_be_worked_out_moves_a_bot_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*about: object) -> None:
        raise ValueError("no stakes today")

    monkeypatch.setattr("horae.server.bot_driver.harmless", fails)
    at = await AtThePier(tmp_path, "dreamer", card("B"), card("C"), card("D")).begin()
    assert any(step.seat == BOT for step in at.company.offline.play.steps)


async def test_a_bot_that_is_talked_to_all_the_time_moves_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = AtThePier(tmp_path, "random", card("B"), card("C"), card("D"))
    lines: list[int] = []

    async def ask(job: Job, *more: object) -> object:
        if job.kind == "move":
            lines.append(at.company.offline.ask(ANA, decisions.say_text, "Are you there?").n)
        return at.company.workers.one.worker.think(job)

    monkeypatch.setattr(at.company.workers.one, "ask", ask)
    await at.begin()
    moves = [step for step in at.company.offline.play.steps if step.seat == BOT]
    assert len(lines) > len(moves) > 1


async def test_the_table_makes_a_move_that_costs_as_little_as_any(tmp_path: Path) -> None:
    """A bot that does not answer does not spend its last Azrak, and with it its link."""
    at = await AtThePier(tmp_path, "mule", card("B"), card("C"), OWN_CHOICE).begin()
    state = at.company.offline.play.state
    assert isinstance(state, TimeStoriesState)
    state.asks[BOT], state.pools[BOT], state.offers = -1, 1, [None] * 4
    moves = state.legal(BOT)
    dear = [move for move in moves if isinstance(move, do.Explore)]
    assert dear
    assert {harmless(at.table, BOT, moves, pick) for pick in (_first, _last)}.isdisjoint(dear)


def _first(moves: Sequence[Action]) -> Action:
    return moves[0]


def _last(moves: Sequence[Action]) -> Action:
    return moves[-1]


# --- the law ---

WITH_SALT = [*KINDS, ("timestories", str(SALT), "agent")]


@pytest.mark.parametrize(("game", "pack", "bot"), WITH_SALT, ids=["shipwreck", "echoes", "training", "summer-night", "salt"])
@pytest.mark.parametrize("unwanted", [None, "mule", "dreamer", "stumbler"])
async def test_in_no_company_does_a_table_stand_still_for_a_bot(
    game: str, pack: str | None, bot: str, unwanted: str | None, pytestconfig: pytest.Config
) -> None:
    times = pytestconfig.getoption("--thorough")
    found = await evenings(game, pack, unwanted or bot, tables=2 * times, rounds=25)
    assert found.wrong == []
    assert found.actions > 5 * times


async def test_the_law_sees_bots_that_may_hold_back_as_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    def never_in_earnest(table: Table, here: Collection[int], now: float, seconds: float) -> list[DueBot]:
        return [DueBot(seat, bot, table.play.legal[seat], False) for seat, bot in table.bots_to_move(here) if table.play]

    monkeypatch.setattr("horae.server.bot_driver.bots_due", never_in_earnest)
    for game in ("shipwreck", "echoes", "timestories"):
        assert (await evenings(game, None, "mule", tables=3, rounds=10)).wrong, game
