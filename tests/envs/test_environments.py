"""What the environments are asked for beyond the interfaces: whose turn it is, what an action that is not legal costs, who is
first where several act at once, copies, games packed up, and bots in the other seats."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest

import horae
import horae.envs.openspiel as openspiel
from horae.core.game import BadSetup, Result
from horae.core.log import Replay, dump, load
from horae.core.rng import Rng
from horae.envs.gymnasium import OneSeat
from horae.envs.pettingzoo import AEC, Parallel
from horae.envs.task import IllegalAction, Play, Task
from horae.games.echoes.actions import PlayCard
from horae.games.shipwreck.actions import PASS, PREDICTIONS, PlayFate, Predict
from horae.testkit.environments import SETUPS, same, state_at, task_of

Setup = dict[str, Any]
ALL = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)


def played(play: Play, acts: int, seed: int = 1) -> Play:
    rng = Rng(seed, "played")
    for _ in range(acts):
        if play.acting is None:
            break
        play.step(play.acting, rng.pick(play.legal(play.acting)))
    return play


def predicting(active: int | None = None) -> tuple[AEC, Task]:
    """Of four the group is to predict, after this seat's play."""
    env = AEC("shipwreck", seats=4)
    task = env.setting.task
    for seed in range(100):
        env.reset(seed=seed)
        while isinstance(task.moves[env.play.legal(seat_of(env))[0]], PlayFate):
            env.step(env.play.legal(seat_of(env))[0])
        if len(env.play.waited_for()) == 3 and active in (None, env.play.acts[-1][0]):
            return env, task
    raise AssertionError("nobody predicts in a hundred games")


def seat_of(env: AEC) -> int:
    return env.setting.seat_of[env.agent_selection]


# --- whose turn it is ---


@pytest.mark.parametrize("active", range(4))
def test_people_who_are_waited_for_together_are_asked_clockwise_after_whoever_acted(active: int) -> None:
    env, task = predicting(active)
    asked = []
    for _ in range(3):
        asked.append(seat_of(env))
        env.step(task.numbers[PASS])
    assert asked == [(active + after) % 4 for after in (1, 2, 3)]


def test_somebody_who_has_passed_can_be_asked_again() -> None:
    env, task = predicting()
    first = env.agent_selection
    env.step(task.numbers[PASS])
    second = env.agent_selection
    assert second != first
    env.ask(first)
    assert env.agent_selection == first
    assert env.observe(first)["action_mask"][task.numbers[PREDICTIONS[3]]]
    assert not env.infos[second]["action_mask"].any()
    for again in (env.copy().play, pickle.loads(pickle.dumps(env.play)), env.play.dealt_anew(0, 1)):
        assert again.acting == env.setting.seat_of[first]
    with pytest.raises(IllegalAction):
        env.ask(env.possible_agents[env.play.acts[0][0]])  # the active person holds the fate


# --- rewards ---


def test_who_plays_together_wins_or_loses_together_and_rivals_share_nothing_made_up() -> None:
    together, rivals = Task("shipwreck", 3), Task("echoes", 4)
    assert together.rewards(None) == [0, 0, 0]
    assert together.rewards(Result((), "doom")) == [-1, -1, -1]
    assert together.rewards(Result((0, 1, 2), "score")) == [1, 1, 1]
    assert rivals.rewards(Result((2,), "reserve")) == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])
    assert rivals.rewards(Result((0, 2), "reserve")) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])
    assert rivals.rewards(Result((0, 1, 2, 3), "reserve")) == [0, 0, 0, 0]
    assert Task("echoes", 2).rewards(Result((1,), "reserve")) == [-1, 1]


@ALL
def test_every_game_ends_with_its_result_told(setup: Setup) -> None:
    env = AEC(**setup)
    env.reset(seed=5)
    while env.play.acting is not None:
        env.step(env.play.legal(env.play.acting)[0] if len(env.play.acts) % 3 else env.play.legal(env.play.acting)[-1])
        if len(env.play.acts) > 3000:
            break
    result = env.play.state.result()
    assert result is not None
    assert env.rewards == dict(zip(env.agents, env.setting.task.rewards(result), strict=True))
    for agent in env.agents:
        assert env.terminations[agent]
        assert env.infos[agent]["reason"] == result.reason
        assert env.infos[agent]["figures"] == result.figures


# --- actions that are not legal ---


@pytest.mark.parametrize(("game", "costs"), [("shipwreck", [-1, -1]), ("echoes", [-1, 0])])
def test_an_illegal_action_ends_the_game_and_costs_who_did_it(game: str, costs: list[float]) -> None:
    env = AEC(game, seats=2)
    env.reset(seed=1)
    culprit = env.agent_selection
    mask = env.observe(culprit)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    other = next(agent for agent in env.agents if agent != culprit)
    assert [env.rewards[culprit], env.rewards[other]] == costs
    assert all(env.terminations.values())
    assert env.infos[other]["illegal"] == culprit
    assert not env.play.acts


@pytest.mark.parametrize("wrong", [-1, 10**6, "closed"])
def test_an_illegal_action_is_refused_where_that_is_asked_for(wrong: Any) -> None:
    aec, parallel = AEC("shipwreck", seats=3, illegal="raise"), Parallel("shipwreck", seats=3, illegal="raise")
    one = OneSeat("shipwreck", 3, bots=("random",), illegal="raise")
    every: list[Any] = [aec, parallel, one]
    for env in every:
        env.reset(seed=2)
        play = env.play
        seat = one.seat if env is one else play.acting
        assert seat is not None
        action = next(n for n in range(len(play.task.moves)) if n not in play.legal(seat)) if wrong == "closed" else wrong
        before = play.state.digest()
        with pytest.raises(IllegalAction, match=r"may not do|there is no action"):
            env.step({f"seat_{seat}": action} if env is parallel else action)
        assert play.state.digest() == before
        assert play.acting is not None
    assert aec.infos[aec.agent_selection]["action_mask"].any()


def test_an_illegal_action_ends_the_game_of_all_and_of_one() -> None:
    parallel, one = Parallel("echoes", seats=3), OneSeat("echoes", 3, bots=("random",))
    parallel.reset(seed=1)
    _, rewards, terminated, _, infos = parallel.step(dict.fromkeys(parallel.agents, 0) | {"seat_1": parallel.wait})
    assert terminated == dict.fromkeys(parallel.possible_agents, True)
    assert sorted(set(rewards.values())) == [-1, 0] or set(rewards.values()) == {-1}
    assert infos["seat_0"]["illegal"].startswith("seat_")
    assert parallel.agents == []
    one.reset(seed=1)
    _, reward, over, _, info = one.step(-1)
    assert (reward, over, info["illegal"]) == (-1, True, True)


# --- several at once ---


def test_everybody_chooses_a_first_card_of_echoes_in_one_step() -> None:
    env = Parallel("echoes", seats=4)
    observations, _ = env.reset(seed=1)
    chosen = {agent: int(np.flatnonzero(observations[agent]["action_mask"])[-1]) for agent in env.agents}
    assert all(isinstance(env.play.task.moves[action], PlayCard) for action in chosen.values())
    _, _, _, _, infos = env.step(chosen)
    assert all(infos[agent]["done"] for agent in env.agents)
    assert len(env.play.acts) == 4


def test_of_several_predictions_the_first_counts_and_the_others_are_not_done() -> None:
    aec, task = predicting()
    env = Parallel("shipwreck", seats=4)
    env.reset(seed=0)
    env.play = aec.play
    held = env.play.state.copy()
    waited_for = env.play.waited_for()
    wrong = next(value for value in range(1, 8) if _misses(held, waited_for[0], value))
    actions = {f"seat_{seat}": task.numbers[PREDICTIONS[wrong]] for seat in waited_for}
    _, _, _, _, infos = env.step({**actions, f"seat_{env.play.acts[-1][0]}": env.wait})
    assert [infos[f"seat_{seat}"]["done"] for seat in waited_for] == [True, False, False]
    assert env.play.acts[-1] == (waited_for[0], Predict(wrong))


def _misses(state: Any, seat: int, value: int) -> bool:
    turn = state.turn
    twin = state.copy()
    twin.apply(seat, PREDICTIONS[value])
    return twin.outcome is None and twin.turn != turn


def test_whoever_is_not_waited_for_can_only_wait() -> None:
    env = Parallel("shipwreck", seats=3)
    observations, infos = env.reset(seed=3)
    asked = env.play.acting
    for seat, agent in enumerate(env.agents):
        mask = observations[agent]["action_mask"]
        assert bool(mask[env.wait]) is (seat != asked)
        assert (int(mask.sum()) == 1) is (seat != asked)
        assert (infos[agent]["action_mask"] == mask).all()
    before = env.play.state.digest()
    env.step({})
    assert env.play.state.digest() == before, "who says nothing does nothing"


def test_a_game_is_cut_off_after_so_many_moves() -> None:
    env = AEC("echoes", seats=2, max_cycles=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(env.play.legal(int(env.agent_selection[-1]))[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


# --- copies ---


@ALL
@pytest.mark.parametrize("kind", [AEC, Parallel])
def test_a_copy_goes_on_by_itself(setup: Setup, kind: Any) -> None:
    env = kind(**setup)
    env.reset(seed=4)
    played(env.play, 3)
    if kind is AEC:
        env._point()
    if env.play.over():
        env.reset(seed=5)
    for twin in (env.copy(), deepcopy(env)):
        assert twin.play.state.digest() == env.play.state.digest()
        assert same(twin.observe(env.agents[0]), env.observe(env.agents[0])) if kind is AEC else True
        before = env.play.state.digest()
        played(twin.play, 1)
        assert env.play.state.digest() == before
        assert twin.play.state.digest() != before
        twin.reset()
        assert env.play.state.digest() == before
        same_place = env.copy()
        env.reset()
        assert twin.play.state.digest() == env.play.state.digest(), "the next deal is the same for both"
        env = same_place


@pytest.mark.parametrize(("game", "bot"), [("shipwreck", "reader"), ("echoes", "greedy"), ("timestories", "explorer")])
def test_a_copy_among_bots_has_bots_of_its_own_that_do_the_same(game: str, bot: str) -> None:
    env = OneSeat(game, 2, bots=(bot,), seat=None)
    _, info = env.reset(seed=6)
    for _ in range(4):
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        if over:
            _, info = env.reset()
    twin = env.copy()
    assert twin.play.acts == env.play.acts
    action = int(np.flatnonzero(info["action_mask"])[0])
    assert all(same(one, two) for one, two in zip(env.step(action), twin.step(action), strict=True))
    assert twin.play is not env.play
    assert same(env.reset(), twin.reset())


@ALL
def test_a_game_can_be_packed_up_and_goes_on_alike(setup: Setup) -> None:
    play = played(task_of(setup).play(9, listens=True), 20)
    for one in (play, play.dealt_anew(0, 5), played(play.dealt_anew(0, 5), 4)):
        again = pickle.loads(pickle.dumps(one))
        assert again.state.digest() == one.state.digest()
        assert (again.acting, again.heard) == (one.acting, one.heard)


def test_a_game_is_a_log_that_anybody_can_replay() -> None:
    play = played(Task("echoes", 3).play(123), 60)
    log = load(dump(play.log(), play.state.result()))
    assert Replay(log, horae.game("echoes"), play.task.pack).final().digest() == play.state.digest()
    with pytest.raises(ValueError, match="no seed"):
        play.dealt_anew(1, 1).log()


# --- OpenSpiel ---


@ALL
def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_packed_up(setup: Setup) -> None:
    state = state_at(played(task_of(setup).play(2, listens=True), 12))
    player = max(0, state.current_player())
    twin = state.resample_from_infostate(player, lambda: 0.25)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.legal_actions() == state.legal_actions()
    again = state.get_game().deserialize_state(twin.serialize())
    assert str(again) == str(twin)
    assert again.information_state_string(player) == twin.information_state_string(player)
    others = [state.resample_from_infostate(player, share) for share in (lambda: 0.1, lambda: 0.4, lambda: 0.7)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert len({str(other) for other in others}) > 1, "what is hidden is dealt anew"


def test_what_was_told_once_stays_in_the_information_state() -> None:
    """Of two pasts that led to what looks the same now, OpenSpiel asks that they be told apart."""
    state = pyspiel.load_game("horae_echoes_v1(players=3)").new_initial_state()
    for outcome in (1, 2, 3, 4):
        state.apply_action(outcome)
    before = ""
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
        heard = state.information_state_string(1).split("\n")[0]
        assert heard.startswith(before[:-1])
        assert len(heard) > len(before)
        before = heard


def test_what_another_seat_alone_was_told_is_not_dealt_anew() -> None:
    play = played(Task("echoes", 3).play(4, listens=True), 60)
    twin = play.dealt_anew(1, 3)
    assert {only for _, only in play.heard or ()} == {None, 0, 1, 2}
    assert {only for _, only in twin.heard or ()} == {None, 1}
    assert twin.told(1) == play.told(1)


def test_a_game_of_openspiel_that_will_not_end_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "LONGEST", 20)
    game = pyspiel.load_game("horae_echoes_v1(players=2)")
    assert game.max_game_length() == 20
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = state_at(played(Task("echoes", 2).play(1), 20))
    assert state.is_terminal()
    assert (state.returns(), state.legal_actions()) == ([0, 0], [])


def test_many_games_are_stepped_side_by_side() -> None:
    env = gymnasium.make_vec("horae/shipwreck-v1", num_envs=3, vectorization_mode="sync", seats=2, bots=("random",))
    observations, _ = env.reset(seed=3)
    ended = 0
    for _ in range(30):
        chosen = observations["action_mask"].argmax(axis=1)  # 0 for a game that is over: the next step begins another
        observations, rewards, over, _, _ = env.step(chosen)
        assert (observations["action_mask"].any(axis=1) != over).all()
        assert ((rewards != 0) == over).all()
        ended += int(over.sum())
    assert ended > 0
    assert observations["observation"].shape == (3, env.single_observation_space["observation"].shape[0])


def test_a_wrong_setup_is_told_in_words() -> None:
    with pytest.raises(BadSetup, match="7"):
        AEC("echoes", seats=7)
    with pytest.raises(BadSetup, match="chess"):
        AEC("chess")
    with pytest.raises(BadSetup):
        Task("shipwreck-v9")
    with pytest.raises(pyspiel.SpielError, match="difficulty"):
        pyspiel.load_game("horae_shipwreck_v1(options=difficulty:none)")
    with pytest.raises(ValueError, match="seat"):
        OneSeat("shipwreck", seat=9)
    with pytest.raises(ValueError, match="bot"):
        OneSeat("shipwreck", bots=())


# --- the other seats ---


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    env = gymnasium.make("horae/shipwreck-v1", seats=3, seat=2, bots=("random",))
    for seed in range(5):
        _, info = env.reset(seed=seed)
        assert info["seat"] == 2
    anywhere = gymnasium.make("horae/shipwreck-v1", seats=3, seat=None, bots=("random",))
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_bots_take_the_other_seats_clockwise_and_begin_again_when_they_are_too_few() -> None:
    env = OneSeat("echoes", 4, seat=2, bots=("random", "greedy"))
    env.reset(seed=1)
    assert [(seat, env.seated.at[seat].name) for seat in sorted(env.seated.at)] == [(0, "greedy"), (1, "random"), (3, "random")]


def test_a_learner_that_reads_wins_beside_readers() -> None:
    """The learner's choices are those of the bot that it plays with; its rewards are the game's."""
    env = OneSeat("shipwreck", 3, {"difficulty": "easy"}, bots=("reader",))
    won = 0
    for seed in range(3):
        env.reset(seed=seed)
        reader, heard = env.bots[0](env.task.game, env.seat, Rng(seed, "learner"), env.task.pack), 0
        reader.begin(env.play.began.play(env.task, listens=False).state.view(env.seat))
        reward, over = 0.0, False
        while not over:
            again = env.play.began.play(env.task, listens=True)
            for seat, action in env.play.acts:
                again.do(seat, action)
            for event in again.told(env.seat)[heard:]:
                reader.hear(event)
            heard = len(again.told(env.seat))
            action = reader.choose(env.play.state.view(env.seat), env.play.state.legal(env.seat))
            _, reward, over, _, info = env.step(env.task.numbers[action])
        assert reward == (1 if info["reason"] == "score" else -1)
        won += reward > 0
    assert won > 0


def test_render_tells_the_table_in_words() -> None:
    for env in (
        AEC("echoes", render_mode="ansi"),
        Parallel("echoes", render_mode="ansi"),
        OneSeat("echoes", render_mode="ansi"),
    ):
        env.reset(seed=1)
        assert len((env.render() or "").splitlines()) > 5
    silent = pettingzoo.make("aec", "horae/timestories-v1")
    silent.reset(seed=1)
    assert silent.render() is None
