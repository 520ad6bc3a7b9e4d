"""What there is to do in TIME Stories, and what may stand in its way: a rule is said here and nowhere else.

Each kind of action has its candidates and, in the order in which they are said, its bars; those of acting at a location stand
in `moves_acting`. What is legal are the candidates at which no bar stands: `legal` finds the same more quickly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from horae.core.bars import Figures
from horae.core.game import Action, Form, Seat
from horae.core.refusal import Refused
from horae.games.timestories import actions as do
from horae.games.timestories import bars, moves_acting
from horae.games.timestories import compiler as op
from horae.games.timestories import position as at
from horae.games.timestories.answers import LONGEST, can_be_typed
from horae.games.timestories.bars import ActionBar, Moves, any_of, bar, bar_on, is_agent, move, only, step, who
from horae.games.timestories.legal import legal
from horae.games.timestories.moves_acting import CARD_THERE
from horae.games.timestories.position import Position
from horae.games.timestories.supplies import available, can_mend, can_refuse_payment
from horae.games.timestories.votes import is_asked_to_type, open_votes, still_to_vote, to_vote, ways, ways_to_vote

# --- setting up (TS-3) ---


def _taken_by(p: Position, agent: int, receptacle: str) -> list[int]:
    """The others who inhabit that receptacle."""
    number = p.pack.names.receptacles.get(receptacle, -1)
    return [other for other in range(p.n) if other != agent and number >= 0 and p.who[other] == number]


def _no_such_receptacle(p: Position, agent: int, action: do.ChooseReceptacle) -> Figures:
    return action.receptacle not in p.pack.names.receptacles and {"name": action.receptacle}


SETTING_UP: Moves = {
    do.ChooseReceptacle: move(
        lambda p, agent: p.pack.choose_receptacle[agent],
        step("TS-3.1", at.CHOOSING),
        bar("TS-3.1", "second-receptacle", lambda p, agent: p.who[agent] >= 0),
        bar_on("TS-3.1", "such-receptacle", _no_such_receptacle),
        *only(
            lambda p, action: bool(_taken_by(p, action.agent, action.receptacle)),
            bar("TS-3.1", "taken-receptacle", lambda p, agent: not p.solo),
            bar("TS-3.1", "taken-yourself", lambda p, agent: p.solo),
        ),
    ),
    do.Volunteer: move(any_of(do.VOLUNTEER), step("TS-3.5", at.HOLDING, at.NAMING), *bars.SETTLE_FIRST, *bars.out()),
}

# --- the round (TS-4 to TS-6) ---


def _no_such_place(p: Position, agent: int, action: do.ChooseLocation) -> Figures:
    return p.pack.names.locations.get(action.location, -1) not in available(p) and {"name": action.location}


ROUND: Moves = {
    do.ChooseLocation: move(
        lambda p, agent: p.pack.choose_location[agent],
        step("TS-4.1", at.CAPTAIN),
        *bars.SETTLE_FIRST,
        bars.captains("TS-4.1"),
        bar_on("TS-4.1", "location", _no_such_place),
    ),
    do.Recon: move(
        any_of(do.RECON),
        step("TS-5.1", at.RECON),
        *bars.SETTLE_FIRST,
        *bars.out(),
        bar("TS-5.1", "second-recon", lambda p, agent: p.holds[agent] >= 0),
        *CARD_THERE,
    ),
    do.Recount: move(
        any_of(do.RECOUNT),
        step("TS-5.2", at.TELEPATHY),
        *bars.SETTLE_FIRST,
        bar("TS-5.2", "tale", lambda p, agent: p.holds[agent] < 0),
        bar("TS-5.2", "told", lambda p, agent: bool(p.told >> agent & 1)),
    ),
    do.Stay: move(
        any_of(do.STAY),
        step("TS-5.9", at.ACTIONS, at.BETWEEN),
        bar("TS-5.9", "stay", lambda p, agent: not p.ready >> agent & 1),
        bars.FIGHT_BEGUN,
    ),
}

# --- Updates and what else is proposed to all (TS-9.3, TS-1.2, TS-13.1) ---


def _is_full(p: Position, agent: int, action: do.Deal) -> Figures:
    is_full = is_agent(p, action.to) and p.pools[action.to] >= p.levels[action.to]
    return is_full and {"level": p.levels[action.to], **who(p, action.to)}


def _empty_first(p: Position, agent: int, action: do.Deal) -> Figures:
    return is_agent(p, action.to) and p.pools[action.to] > 0 and 0 in p.pools[: p.n]


NO_FREE_UPDATE = bar_on("TS-12.1", "free-update", lambda p, agent, action: action.free and not p.free_updates)
NOTHING_PROPOSED = bar("TS-1.2", "proposal", lambda p, agent: not p.proposal)
DEALER = bar("TS-9.3", "dealer", lambda p, agent: agent != p.dealer >= 0 and who(p, p.dealer))
TOGETHER: Moves = {
    do.Update: move(
        any_of(do.UPDATE),
        step("TS-9.3", at.BETWEEN),
        *bars.SETTLE_FIRST,
        *only(lambda p, action: not p.must_update, *bars.out()),
        bar("TS-R12", "second-update", lambda p, agent: p.step == at.BETWEEN and p.updated),
        bar("TS-R12", "vortex", lambda p, agent: not p.vortex),
        NO_FREE_UPDATE,
    ),
    do.DealEvenly: move(any_of(do.DEAL_EVENLY), step("TS-9.3", at.DEALING), DEALER),
    do.Deal: move(
        any_of(do.DEAL),
        step("TS-9.3", at.DEALING),
        DEALER,
        bar_on("TS-9.3", "such-agent", lambda p, agent, action: not is_agent(p, action.to)),
        bar_on("TS-9.3", "full", _is_full),
        bar_on("TS-R2", "empty-first", _empty_first),
    ),
    do.Agree: move(
        any_of(do.AGREE),
        NOTHING_PROPOSED,
        bar("TS-1.2", "agree-twice", lambda p, agent: bool(p.agreed >> agent & 1)),
    ),
    do.Object: move(any_of(do.OBJECT), NOTHING_PROPOSED),
    do.Insist: move(
        any_of(do.INSIST),
        bar("TS-1.2", "dispute", lambda p, agent: p.proposal not in (at.PAID_UPDATE, at.FREE_UPDATE)),
        bars.captains("TS-1.2"),
    ),
    do.StopRun: move(any_of(do.STOP)),
    do.StartOver: move(any_of(do.START_OVER)),
}

# --- a card's question (TS-5.4, TS-R20, TS-R21) ---


def _no_option(p: Position, agent: int, action: do.Choose) -> Figures:
    return p.asks[agent] >= 0 and action.option not in ways(p, agent, p.asks[agent])


def _too_long(p: Position, agent: int, action: do.Answer) -> Figures:
    return not 1 <= len(action.text) <= LONGEST and {"most": LONGEST}


def _on_vote(rule: str, words: str, check: Callable[[Position, int, do.Vote], Figures]) -> ActionBar:
    """About a question that is open."""
    return bar_on(rule, words, lambda p, agent, action: action.whom in open_votes(p) and check(p, agent, action))


def _is_captains_word(p: Position, reader: int) -> bool:
    """The captain alone is asked, or breaks a tie."""
    return p.pack.ops[p.asks[reader]].who == op.THE_CAPTAIN or not still_to_vote(p, reader)


def _up_to_the_captain(p: Position, agent: int, action: do.Vote) -> Figures:
    return agent != p.captain and _is_captains_word(p, action.whom) and who(p, p.captain)


def _has_no_say(p: Position, action: Any) -> bool:
    """Who is out may still change a vote they gave and, as captain, decide."""
    if action.whom not in open_votes(p):
        return False
    return p.votes[action.whom][action.agent] < 0 and action.agent not in to_vote(p, action.whom)


def _no_way(p: Position, agent: int, action: do.Vote) -> Figures:
    return action.option not in ways(p, action.whom, p.asks[action.whom])


def _does_not_lead(p: Position, agent: int, action: do.Vote) -> Figures:
    return not _no_way(p, agent, action) and action.option not in ways_to_vote(p, action.whom)


def _other_speaks(p: Position, agent: int, action: do.Vote) -> Figures:
    asked = to_vote(p, action.whom)
    return p.solo and bool(asked) and _has_no_say(p, action) and who(p, asked[0])


def _voted_so(p: Position, agent: int, action: do.Vote) -> Figures:
    return p.votes[action.whom][agent] == action.option and agent not in to_vote(p, action.whom)


ANSWERS: Moves = {
    do.Choose: move(
        any_of(do.CHOOSE),
        bars.LINK,
        bars.OTHERS_QUESTION,
        bar("TS-5.4", "question", lambda p, agent: p.asks[agent] < 0),
        bar_on("TS-5.4", "option", _no_option),
    ),
    do.Answer: move(
        lambda p, agent: (),  # any text is one: `forms` offers what to fill in
        bars.LINK,
        bar("TS-R20", "answer-asked", lambda p, agent: not is_asked_to_type(p, agent)),
        bar_on("TS-R20", "such-answer", _too_long),
        bar_on("TS-R20", "answer-unread", lambda p, agent, action: not can_be_typed(action.text)),
    ),
    do.Vote: move(
        lambda p, agent: [vote for reader in open_votes(p) for vote in do.VOTE[agent][reader]],
        bar_on("TS-1.2", "vote-open", lambda p, agent, action: action.whom not in open_votes(p)),
        bars.LINK,
        _on_vote("TS-1.2", "captain", _up_to_the_captain),
        *only(_has_no_say, *bars.out()),
        _on_vote("TS-5.4", "option", _no_way),
        _on_vote("TS-R21", "tied-option", _does_not_lead),
        _on_vote("TS-R21", "vote-alone", _other_speaks),
        _on_vote("TS-1.2", "vote-twice", _voted_so),
    ),
}

# --- what is paid, and a broken link (TS-9.5, TS-9.9) ---


def _no_payment(p: Position, agent: int, action: Any) -> Figures:
    return not is_agent(p, action.whom) or p.pays[action.whom] is None


def _nothing_to_put_in(p: Position, agent: int, action: do.Pledge) -> Figures:
    pay = p.pays[action.whom] if is_agent(p, action.whom) else None
    return pay is not None and not (p.magick if pay.of_magick else p.pools)[agent]


def _is_for_oneself(p: Position, action: Any) -> bool:
    return bool(action.whom == action.agent)


NO_PAYMENT = bar_on("TS-9.9", "payment", _no_payment)
WHOLE_LINK = bar("TS-9.5", "link", lambda p, agent: not p.links[agent])
PAYING: Moves = {
    do.Pledge: move(
        any_of(do.PLEDGE),
        NO_PAYMENT,
        *bars.out(),
        *bars.ANSWER_FIRST,
        *only(lambda p, action: not _is_for_oneself(p, action), *bars.leaving()),
        bar_on("TS-9.9", "pledge", _nothing_to_put_in),
    ),
    do.Decline: move(
        any_of(do.DECLINE),
        *only(
            _is_for_oneself,
            *bars.ANSWER_FIRST,
            NO_PAYMENT,
            bar("TS-9.9", "refusal", lambda p, agent: p.pays[agent] is not None and not can_refuse_payment(p, agent)),
        ),
        *only(lambda p, action: not _is_for_oneself(p, action), *moves_acting.DECLINE_SUPPORT),
    ),
    do.EmergencyUpdate: move(
        any_of(do.EMERGENCY),
        WHOLE_LINK,
        NO_FREE_UPDATE,
        bar_on("TS-R12", "vortex", lambda p, agent, action: not p.vortex and not can_mend(p, agent, action.free)),
    ),
    do.LoseControl: move(any_of(do.LOSE), WHOLE_LINK),
}

MOVES: Moves = {**SETTING_UP, **ROUND, **moves_acting.MOVES, **ANSWERS, **PAYING, **TOGETHER}
ASIDES = (do.Stay, do.Object, do.Vote, do.StopRun, do.StartOver)


def why_not(p: Position, seat: Seat, action: Action) -> Refused | None:
    """The first bar that stands in the way of a seat's action; None where it may be done."""
    return MOVES[type(action)].first_bar(p, seat, action)


def asides(p: Position, seat: Seat) -> list[Action]:
    """Taking back one's readiness or one's yes, voting otherwise than one did (TS-R21), and proposing to stop or to start over
    (TS-13.1), agent by agent."""
    offered = legal(p, seat)
    found = [one for kind in ASIDES for one in MOVES[kind].unbarred(p, seat) if one not in offered]
    return sorted(found, key=do.agent_of)


def forms(p: Position, seat: Seat) -> list[Form]:
    """The typed answers that a seat is asked for (TS-R20)."""
    return [Form(do.ANSWER[one], "text", LONGEST) for one in p.agents_of(seat) if not why_not(p, seat, do.Answer(one, "?"))]
