"""A seat at a server's table: the game as the server tells it, and what people do around a game with each other.

Everything that is shown came for this seat; nothing here knows the position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, get_args

import msgspec

from horae.bots.registry import coaches
from horae.cli.client import CannotJoin, Client, fetch
from horae.cli.terminal.chair import Command, Ending, News, SaidStake, Turn
from horae.cli.terminal.face import Face
from horae.cli.terminal.face_choice import FACES, face_of, has_face
from horae.cli.terminal.saved_seats import keep_seat
from horae.cli.terminal.screen import BAD, HEAD, Screen
from horae.cli.terminal.wire_face import WireAction, WireFace, both
from horae.core.game import Action, AnyGame, BadSetup, Game
from horae.core.log import commitment
from horae.core.rulebook import Rule, Rulebook, Section
from horae.core.speech import LANGUAGES, Fault, Listing, Phrase, Quoted, Sayable
from horae.games import registry
from horae.server.protocol import http_bodies, replies, requests, table_views, values
from horae.spoken.voice import Voice
from horae.spoken.why_not import No, explain
from horae.spoken.words import after, plain
from horae.table.records import Reaction

OLD_NEWS = 12
"""So many lines of what happened before are told to who comes to a running game."""
TOLD_AGAIN = 20
"""So many at once to who asks for what they were told already."""


class OnlineChair:
    """Where a person sits at a server's table, or watches from."""

    def __init__(self, client: Client, language: str, pack: Path | None = None) -> None:
        self.client = client
        self.voice = Voice(language, ())
        self.name = client.table.game
        self._infos: dict[str, http_bodies.GameInfo] = {}
        self._books: dict[str, Rulebook] = {}
        self.game, self.face, self.notice = self._known(pack)
        self.has_face = self.game is not None and has_face(self.game)
        self.news: list[News] = []
        self._views: tuple[object, Any] = (None, None)
        self._offers: tuple[object, dict[Action, str], dict[Action, str]] = (None, {}, {})
        self._unsaid = ""
        """What was warned of and is not said yet."""
        self._enter_says = False
        """Whether Enter on its own says it now."""
        self._untold: Sequence[table_views.LineView] = []
        """What came with the table and was not told to who came back."""
        self._told: list[table_views.LineView] = []
        self._told_again = 0
        """How many of the last of these were asked for again."""
        self._is_voting = False
        self._halt: table_views.HaltView | None = None
        self._is_asked_for_seat = False
        self._is_asked_for_host = False
        self._is_asked_for_claim = False
        self._plays_for: int | None = None
        self._knows_of_bots = self._knows_to_read_on = False
        self._here = set(client.here)
        self._away: set[int] = set()
        """Of whom it was told that they went."""
        self._call()

    # --- what this machine knows of the game ---

    def info(self) -> http_bodies.GameInfo:
        """The game as the server offers it, in the language spoken."""
        language = self.voice.language
        if language not in self._infos:
            found = fetch(self.client.link.server, "/api/games", list[http_bodies.GameInfo], language)
            self._infos[language] = next(game for game in found if game.name == self.name)
        return self._infos[language]

    def _known(self, folder: Path | None) -> tuple[AnyGame | None, Face, Phrase | None]:
        """The game, where it is installed here, and how it is shown. By its own face with the same content at hand;
        else with what lies open of it, where that is enough; else in the server's words alone."""
        try:
            game = registry.game(self.name)
        except BadSetup:
            return None, WireFace(self.info()), None
        texts = {language: self._pack_texts(language) for language in LANGUAGES}
        pack = _same_pack(game, str(folder) if folder else self.client.table.pack, texts["en"].hash)
        if pack is not None:
            return game, face_of(game, pack), None
        if folder is not None:
            raise CannotJoin("join-other-pack", folder=str(folder), pack=self.client.table.pack)
        made: Any = FACES.part(game.name)
        if hasattr(made, "of_open_content"):
            return game, made.of_open_content({language: one.content for language, one in texts.items()}), None
        notice = Phrase("join-unknown-pack", {"pack": self.client.table.pack}) if made is not None else None
        return None, WireFace(self.info()), notice

    def _pack_texts(self, language: str) -> http_bodies.PackTexts:
        table = self.client.table
        return fetch(self.client.link.server, f"/api/games/{table.game}/packs/{table.pack}", http_bodies.PackTexts, language)

    def rulebook(self) -> Rulebook:
        if self.game is not None:
            return self.game.rulebook()
        language = self.voice.language
        if language not in self._books:
            path = f"/api/games/{self.name}/rulebook"
            self._books[language] = _book(fetch(self.client.link.server, path, http_bodies.RulebookText, language))
        return self._books[language]

    # --- how it stands ---

    def in_lobby(self) -> bool:
        return self.client.table.phase == "lobby"

    @property
    def position(self) -> table_views.PositionView:
        assert self.client.position is not None, "the game has not begun"
        return self.client.position

    @property
    def view(self) -> Any:
        position = self.position
        if self.game is None:
            return position
        if self._views[0] is not position:
            self._views = (position, self.game.decode_view(position.view))
        return self._views[1]

    def _offered(self) -> tuple[dict[Action, str], dict[Action, str]]:
        """Moves and asides, each with its words."""
        position = self.position
        if self._offers[0] is not position:
            decode: Callable[[values.GameJson], Action] = self.game.decode_action if self.game is not None else WireAction.of
            moves, asides = (
                {decode(choice.action): choice.words for choice in offered} for offered in (position.legal, position.asides)
            )
            self._offers = (position, moves, asides)
        return self._offers[1], self._offers[2]

    @property
    def legal(self) -> Sequence[Action]:
        return list(self._offered()[0])

    def is_form(self, action: Action) -> bool:
        return any(form.action["do"] == type(action).__struct_config__.tag for form in self.position.forms)

    @property
    def is_waited_for(self) -> bool:
        if self.client.table.proposal is not None:
            return False  # nobody moves before it has been answered
        return self.client.you.seat in self.position.deciding and bool(self.position.legal)

    def offer(self) -> object:
        return tuple(self._offered()[0])

    def question(self) -> str:
        """What is asked; where others are, who. A proposal comes before all else."""
        if (proposed := self.client.table.proposal) is not None:
            return self._proposal(proposed)
        asked = self.voice.say(self.face.step(self.view))
        unsaid = tuple(name for seat in self._awaited() if (name := self.voice.names[seat]) not in asked)
        if not self.is_waited_for and unsaid:
            asked = f"{asked} {self.voice.speak('online-waiting', names=Listing(unsaid))}"
        return f"{self._whose_moves()}{asked}"

    def _whose_moves(self) -> str:
        """Whoever plays for a bot is shown its moves only: whose they are, and how to come back to one's own."""
        seat = self.client.you.plays_for
        if seat is None:
            return ""
        due = "yes" if any(own in self.position.deciding for own in self._own_seats()) else "no"
        return f"{self.voice.speak('online-moves-of', name=self.voice.names[seat], due=due)} "

    def _own_seats(self) -> Sequence[int]:
        """Where the person sits themselves, also while they play for a bot."""
        return [seat.seat for seat in self.client.table.seats if seat.person == self.client.you.person]

    def _awaited(self) -> Sequence[int]:
        """The other seats that are waited for. A bot leaves its move to people while they have one, so that it waits itself."""
        seats = self.client.table.seats
        own = {self.client.you.seat, *self._own_seats()}
        others = [seat for seat in self.position.deciding if seat not in own]
        return [seat for seat in others if seats[seat].bot is None] or others

    def _proposal(self, proposed: table_views.ProposalView) -> str:
        you = self.client.you.person
        how = "yours" if you == proposed.person else "asked" if you in proposed.waiting else "open"
        return self.voice.speak(f"online-proposal-{how}")

    def move(self, action: Action) -> str:
        moves, asides = self._offered()
        words = moves.get(action) or asides.get(action)
        return words if words is not None else self.voice.say(self.face.move(action, self.view))

    def stakes(self, action: Action) -> Sequence[SaidStake]:
        form = _form(action)
        return _said(next((choice.stakes for choice in self.position.legal if choice.action == form), ()))

    def looming(self) -> Sequence[SaidStake]:
        return _said(self.position.looming)

    def heard(self, words: str, screen: Screen) -> bool:
        """Enter right after a warning says what was warned of; later on only `say` does."""
        says, self._enter_says = self._enter_says and not words, False
        if says:
            self.say("", screen)
        return says

    def read_on(self) -> str:
        """Only this person's screen waits: they should know where others are there, and wait for them."""
        self._enter_says = False
        others = {seat.person for seat in self.client.table.seats} - {None, self.client.you.person}
        if not others:
            return self.voice.speak("play-read-on")
        key = "online-read-on-again" if self._knows_to_read_on else "online-read-on"
        self._knows_to_read_on = True
        return self.voice.speak(key, due="yes" if self.is_waited_for else "no")

    def understand(self, words: str) -> Action | None:
        """By the words that something is offered in; as the face understands them; by the beginning of one offer."""
        if self.client.you.seat is None:
            raise Fault(Phrase("online-watching"))
        moves, asides = self._offered()
        labels = [(plain(label), action) for action, label in (*moves.items(), *asides.items())]
        wanted = plain(words)
        whole = next((action for label, action in labels if label == wanted), None)
        found = whole or self.face.understand(words, self.view, self.legal)
        if found is not None:
            return found
        begun = [action for label, action in labels if wanted and label.startswith(f"{wanted} ")]
        return begun[0] if len(begun) == 1 else None

    # --- the course of the game ---

    def next_turn(self) -> Turn:
        self.gather()
        if self.client.table.phase != "playing" or self.position.outcome is not None:
            return Turn.OVER
        if self.client.table.proposal is not None:
            return Turn.IDLE
        if self.is_waited_for:
            return Turn.ASKED
        legal = self.legal
        return Turn.OPEN if legal and self.face.worth_asking(legal, self.view) else Turn.IDLE

    def do(self, action: Action) -> No | None:
        moves, _ = self._offered()
        offer = self.position.offer if action in moves else None
        return self.ask(requests.Do, action=_form(action), offer=offer)

    def why_not(self, action: Action) -> No | None:
        return self.ask(requests.WhyNot, action=_form(action))

    def ask(self, kind: type[requests.Request], /, **fields: Any) -> No | None:
        """Ask something of the table; what stands against it, if anything does."""
        answer = self.client.request(kind, **fields)
        self.gather()
        if not isinstance(answer, replies.Refusal):
            return None
        if answer.rule is None:
            return No(_sentence(answer.words))
        return No(self.voice.speak("refused", rule=answer.rule, why=answer.words), answer.rule)

    # --- what is told ---

    def gather(self) -> None:
        """Make news of the lines that came, and of who came and went."""
        self._call()
        for line in self.client.fresh:
            news = self._news_of(line)
            if news is not None:
                self.news.append(news)
                self._told.append(line)
                self._told_again = 0
            if self.game is not None and line.event is not None:
                self.face.hear(self._event(line.event))
        self.client.fresh.clear()
        self._hear_halt()
        self._hear_undo()
        self._hear_seat_question()
        self._hear_host_vote()
        self._hear_claim()
        self._hear_presence()
        self._hear_bots()

    def _hear_bots(self) -> None:
        """The host is told what can be done about a bot: once, when it is one that is waited for; and how to leave it again to
        itself, whenever they play for it."""
        you, table, position = self.client.you, self.client.table, self.client.position
        if you.plays_for != self._plays_for and you.plays_for is not None:
            self.news.append(_aside(Phrase("online-plays-for", {"seat": you.plays_for + 1})))
        self._plays_for = you.plays_for
        if self._knows_of_bots or not you.host or position is None or table.phase != "playing" or self.is_waited_for:
            return
        bot = next((seat for seat in self._awaited() if table.seats[seat].bot is not None), None)
        if bot is not None:
            self._knows_of_bots = True
            self.news.append(_aside(Phrase("online-bot-awaited", {"seat": bot + 1})))

    def _hear_presence(self) -> None:
        """Who of the others at the table goes, and comes back."""
        here = set(self.client.here)
        seated = {seat.person for seat in self.client.table.seats} - {None, self.client.you.person}
        for person in sorted(one for one in seated if one is not None):
            if person in self._here - here:
                self._away.add(person)
                self.news.append(_aside(Phrase("online-away", {"name": self.client.name_of(person)})))
            elif person in here & self._away:
                self._away.discard(person)
                self.news.append(_aside(Phrase("online-back", {"name": self.client.name_of(person)})))
        self._here = here

    def _hear_halt(self) -> None:
        """Whoever comes to a game that the server's rules cannot follow is told what can be done about it."""
        halt = self.client.table.halt
        if halt is not None and halt != self._halt:
            how = "opened" if halt.log_open else "back" if halt.can_go_back else "lost"
            self.news.append(_aside(Phrase(f"online-halted-{how}", {"kept": halt.kept, "actions": halt.actions})))
        self._halt = halt

    def _hear_undo(self) -> None:
        """Whoever must agree that something is taken back is told how."""
        asked = self.client.table.undo
        waits = asked is not None and self.client.you.person in asked.waiting
        if waits and not self._is_voting:
            self.news.append(_aside(Phrase("online-undo-answer")))
        self._is_voting = waits

    def _hear_seat_question(self) -> None:
        """The same for whoever has a say in who takes over a seat."""
        asked = self.client.table.question
        waits = asked is not None and self.client.you.person in asked.waiting
        if waits and not self._is_asked_for_seat:
            self.news.append(_aside(Phrase("online-seat-answer")))
        self._is_asked_for_seat = waits

    def _hear_host_vote(self) -> None:
        """The same for whoever votes on who looks after the table."""
        vote = self.client.table.host_vote
        waits = vote is not None and self.client.you.person in vote.waiting
        if waits and not self._is_asked_for_host:
            self.news.append(_aside(Phrase("online-host-answer")))
        self._is_asked_for_host = waits

    def _hear_claim(self) -> None:
        """The same for whoever may say who stands at the door."""
        waits = self._asked_claim() is not None
        if waits and not self._is_asked_for_claim:
            self.news.append(_aside(Phrase("online-claim-answer")))
        self._is_asked_for_claim = waits

    def _asked_claim(self) -> table_views.ClaimView | None:
        return next((claim for claim in self.client.table.claims if self.client.you.person in claim.waiting), None)

    def _news_of(self, line: table_views.LineView) -> News | None:
        if not line.words:
            return None
        if line.kind == "chat" and line.person is not None:
            said = Phrase("play-says", {"person": self.client.name_of(line.person), "what": Quoted(line.words)})
            return News(said, n=line.n, is_aside=True)
        if self.game is None or line.event is None:
            return News(line.words, n=line.n, is_aside=True)
        event = self._event(line.event)
        return News(line.words, self.face.opens_chapter(event), line.n, self.face.is_passage(event))

    def _event(self, event: values.GameJson) -> Any:
        assert self.game is not None
        return self.game.decode_event(event)

    def begin(self) -> None:
        """The game has just begun: what there is to say before anything happens."""
        if self.game is not None and not any(line.kind == "event" for line in self.client.fresh):
            self.gather()
            opening = self.face.teller(self.view).opening(self.view)
            self.news += [News(phrase, place == 0) for place, phrase in enumerate(opening)]

    def look_back(self) -> None:
        """Who comes to a running game is told what happened since their own last move, or the latest of it."""
        lines = self.client.fresh
        own = [place for place, line in enumerate(lines) if line.kind == "event" and line.seat == self.client.you.seat]
        since = own[-1] if own and self.client.you.seat is not None else 0
        self.client.fresh = [line for line in lines[since:] if line.words][-OLD_NEWS:]
        first = self.client.fresh[0].n if self.client.fresh else None
        self._untold = [line for line in lines if first is None or line.n < first]

    def _call(self) -> None:
        self.voice.call(self.client.seat_names(self.info(), self.voice.say_unnamed))

    def set_language(self, language: str) -> None:
        """Be told everything in another language, also what was told before."""
        self.voice.language = language
        before = [news for news in self.news if news.n < 0]
        since = min((news.n for news in self.news if news.n >= 0), default=None)
        lines = self.client.speak(language)
        self._call()
        self._told, self._told_again = [line for line in lines if line.words], 0
        again = [] if since is None else [self._news_of(line) for line in lines if line.n >= since]
        self.news[:] = [*before, *(news for news in again if news is not None)]

    def greeting(self) -> Sequence[tuple[str, str]]:
        speak, you, table = self.voice.speak, self.client.you, self.client.table
        others = tuple(
            self.voice.names[seat.seat]
            for seat in table.seats
            if seat.seat != you.seat and (seat.person is not None or seat.bot is not None)
        )
        key = "online-greeting-watching" if you.seat is None else "online-greeting"
        said = [(speak(key, others=Listing(others), count=len(others)), "")]
        if self.notice is not None:
            said.append((self.voice.say(self.notice), BAD))
        if you.standing_in is not None:
            said.append((speak("online-stands-in"), "bold"))
        if table.commitment is not None:
            said.append((speak("play-commitment", commitment=table.commitment), "dim"))
        return said

    def ending(self) -> Ending:
        outcome, table = self.position.outcome, self.client.table
        assert outcome is not None
        seed = ""
        if table.seed is not None:
            fits = commitment(int(table.seed)) == table.commitment
            seed = self.voice.speak("play-seed-fits" if fits else "play-seed-differs", seed=table.seed)
        return Ending(outcome.title, outcome.words, seed, self.client.you.seat in outcome.winners)

    def story(self) -> Sequence[http_bodies.ChapterView]:
        """As the server tells it; none where it does not."""
        link, path = self.client.link, f"/api/tables/{self.client.link.table}/story"
        try:
            return fetch(link.server, path, http_bodies.StoryView, self.voice.language).chapters if self.info().story else ()
        except CannotJoin:
            return ()

    def keep(self, screen: Screen) -> None:
        """The server keeps the game."""

    def leave(self, screen: Screen) -> None:
        screen.line("online-farewell")

    def close(self, screen: Screen) -> None:
        """What comes after the end is the evening's business, not the game's."""

    # --- what people do around the game ---

    def commands(self, screen: Screen) -> Mapping[str, Command]:
        return {
            **({} if self.client.table.proposal is None else self._answers(screen)),
            "online-word-say": lambda rest, words: self.say(words, screen),
            "online-word-undo": lambda rest, words: self._undo(rest, screen),
            "online-word-seat": lambda rest, words: self._seat(rest, words, screen),
            "online-word-for": lambda rest, words: self._play_for(rest, screen),
            "online-word-host": lambda rest, words: self._host(rest, screen),
            "online-word-send-away": lambda rest, words: self._send_away(rest, screen),
            "online-word-earlier": lambda rest, words: self._look_back(screen),
            "online-word-bot": lambda rest, words: self._bot(rest, screen),
            "online-word-react": lambda rest, words: self._react(rest, screen),
            "online-word-back": lambda rest, words: self._take_back(screen),
            "online-word-sit": lambda rest, words: self.sit(rest, screen),
            "online-word-stand": lambda rest, words: self.stand(rest, screen),
            "online-word-who": lambda rest, words: self.show_people(screen),
            "online-word-link": lambda rest, words: self.show_link(screen),
            "online-word-name": lambda rest, words: self.rename(words, screen),
            "online-word-coach": lambda rest, words: self._coach(screen),
        }

    def _answers(self, screen: Screen) -> Mapping[str, Command]:
        """While something is proposed, one word is enough: there is little time."""
        return {
            "online-word-accept": lambda rest, words: self._answer_proposal(True, screen),
            "online-word-object": lambda rest, words: self._answer_proposal(False, screen),
        }

    def _answer_proposal(self, yes: bool, screen: Screen) -> None:
        self.tell(self.ask(requests.AnswerProposal, yes=yes), screen)

    def helped(self) -> Sequence[str]:
        coach = ("coach",) if self.game is not None and coaches(self.game) else ()
        answer = ("proposal",) if self.game is not None and type(self.game).spoken_for is not Game.spoken_for else ()
        host = ("host-bot", "host-seat", "host-for", "host-send-away") if self.client.you.host else ()
        return ("say", "react", "earlier", "undo", *answer, "who", "bot", *host, "host", "stand", "link", *coach, "quit-online")

    def tell(self, no: No | None, screen: Screen) -> bool:
        """Say what stood against something; True if nothing did."""
        if no is None:
            return True
        screen.tell(explain(no, self.voice))
        return False

    def _react(self, rest: str, screen: Screen) -> None:
        """Say one of the six things that a press says in the browser, by its words or by how they begin."""
        said = {reaction: self.voice.speak(f"table-reaction-{reaction}") for reaction in get_args(Reaction)}
        found = next((which for which, words in said.items() if rest and plain(words).startswith(rest)), None)
        if found is None:
            screen.line("online-react-which", style=BAD, words=Listing(tuple(said.values())))
        else:
            self.tell(self.ask(requests.React, reaction=found), screen)

    def say(self, words: str, screen: Screen) -> None:
        """What was typed after the word, as it was typed. Said again without words, what was warned of is said all the same."""
        text = words.strip().partition(" ")[2].strip()
        if not text and not self._unsaid:
            screen.line("online-say-what", style=BAD)
            return
        position = self.client.position
        is_playing = position is not None and position.outcome is None
        caution = self.face.caution(text, self.view) if text and is_playing else None
        if caution is not None:
            self._unsaid, self._enter_says = text, True
            screen.print(self.voice.say(caution), BAD)
            screen.line("online-say-anyway", text=Quoted(text), style="dim")
            return
        parts = wrap(text or self._unsaid, values.LONGEST_SAYING)
        if len(parts) > 1:
            screen.line("online-say-parts", parts=len(parts), most=values.LONGEST_SAYING, style="dim")
        for part in parts:
            if not self.tell(self.ask(requests.Say, text=part), screen):
                break
        self._unsaid, self._enter_says = "", False

    def _undo(self, rest: str, screen: Screen) -> None:
        asked = self.client.table.undo
        if after("online-word-yes", rest) == "":
            self.tell(self.ask(requests.AnswerUndo, yes=True), screen)
        elif after("online-word-no", rest) == "":
            self.tell(self.ask(requests.AnswerUndo, yes=False), screen)
        elif asked is not None:
            screen.line("online-undo-open", name=self.client.name_of(asked.person))
        elif self.tell(self.ask(requests.AskUndo), screen) and self.client.table.undo is not None:
            self.news.append(_aside(Phrase("online-undo-waits")))

    def _seat(self, rest: str, words: str, screen: Screen) -> None:
        """A word to who would have a seat; or, by the host, whose a seat is from now on."""
        if not rest[:1].isdecimal():
            self._answer_seat(rest, screen)
            return
        found = self.seat_number(rest, screen)
        if found is None:
            return
        named = [one for one in self.client.table.people if not one.removed and plain(one.name) == found[1]]
        if named:
            self.tell(self.ask(requests.GiveSeat, seat=found[0], person=named[0].person), screen)
        elif without := self._without_seat():
            screen.line("online-give-whom", style=BAD, names=Listing(without))
        else:
            screen.line("online-give-nobody", style=BAD)

    def _without_seat(self) -> tuple[str, ...]:
        seated = {seat.person for seat in self.client.table.seats}
        return tuple(one.name for one in self.client.table.people if one.person not in seated and not one.removed)

    def _play_for(self, rest: str, screen: Screen) -> None:
        """The host makes a bot's moves; without a seat it makes them itself again."""
        found = self.seat_number(rest, screen) if rest else (None, "")
        if found is not None:
            self.tell(self.ask(requests.PlayFor, seat=found[0]), screen)

    def _host(self, rest: str, screen: Screen) -> None:
        """Ask to look after the table, or answer who does."""
        yes, no = after("online-word-yes", rest) == "", after("online-word-no", rest) == ""
        if yes or no:
            self.tell(self.ask(requests.AnswerHost, yes=yes), screen)
        else:
            self.tell(self.ask(requests.AskHost), screen)

    def _send_away(self, rest: str, screen: Screen) -> None:
        """By the host: whoever is called so, or nobody."""
        others = [one for one in self.client.table.people if not one.removed and one.person != self.client.you.person]
        found = next((one for one in others if plain(one.name) == rest), None)
        if found is None:
            screen.line("online-send-away-whom", style=BAD, names=Listing(tuple(one.name for one in others) or ("–",)))
        else:
            self.tell(self.ask(requests.Remove, person=found.person), screen)

    def _answer_seat(self, rest: str, screen: Screen) -> None:
        yes, no = after("online-word-yes", rest) == "", after("online-word-no", rest) == ""
        claim = self._asked_claim()
        if (yes or no) and claim is not None and self.client.table.question is None:
            self.tell(self.ask(requests.AnswerClaim, person=claim.person, yes=yes), screen)
        elif yes or no:
            self.tell(self.ask(requests.AnswerSeat, yes=yes), screen)
        else:
            screen.line("online-seat-answer")

    def _look_back(self, screen: Screen) -> None:
        """The page of lines before those that were told: first what came with the table, then what the server has besides; who
        was told everything is told it again, the latest first."""
        lines, self._untold = self._untold or self.client.look_back() or self._again(), []
        told = [self._news_of(line) for line in lines]
        for news in told:
            if news is not None:
                screen.print(self.voice.say(news.words), "dim")
        if not any(told):
            screen.line("online-no-earlier")

    def _again(self) -> Sequence[table_views.LineView]:
        end = len(self._told) - self._told_again
        page = self._told[max(0, end - TOLD_AGAIN) : end]
        self._told_again += len(page)
        return page

    def _take_back(self, screen: Screen) -> None:
        self.tell(self.ask(requests.TakeSeatBack), screen)

    def bot_named(self, words: str) -> str | None:
        """A bot by its id or its title; without words, the best company."""
        bots = self.info().bots
        if not words:
            return bots[0].name if bots else None
        return next((bot.name for bot in bots if plain(words) in (plain(bot.name), plain(bot.words))), words)

    def seat_number(self, words: str, screen: Screen) -> tuple[int, str] | None:
        """A seat as people count them, and what follows it."""
        number, _, rest = words.partition(" ")
        if number.isdecimal() and 0 < int(number[:3]) <= len(self.client.table.seats):
            return int(number) - 1, rest
        screen.line("online-which-seat", style=BAD, most=len(self.client.table.seats))
        return None

    def _bot(self, rest: str, screen: Screen) -> None:
        """Have a bot play one's own seat, or that of somebody who is away."""
        own = self.client.you.seat
        found = (own, rest) if own is not None and not rest[:1].isdecimal() else self.seat_number(rest, screen)
        bot = None if found is None else self.bot_named(found[1])
        if found is not None and bot is not None:
            self.tell(self.ask(requests.StandIn, seat=found[0], bot=bot), screen)

    def sit(self, rest: str, screen: Screen) -> None:
        """Take that seat, or the first free one; who sits already is moved only to a seat they name."""
        if not rest and self.client.you.seat is not None:
            screen.line("online-sits-already", style=BAD, seat=self.client.you.seat + 1)
            return
        free = None if rest else self._first_free()
        found = (free, "") if free is not None else self.seat_number(rest, screen)
        if found is None:
            return
        no = self.ask(requests.Sit, seat=found[0])
        if no is not None and free is not None and free != self._first_free():
            self.sit(rest, screen)  # somebody else took it at the same moment
        else:
            self.tell(no, screen)

    def _first_free(self) -> int | None:
        return next((seat.seat for seat in self.client.table.seats if seat.person is None and seat.bot is None), None)

    def stand(self, rest: str, screen: Screen) -> None:
        """Give the seat up; in a running game a bot carries on, if one is named."""
        self.tell(self.ask(requests.Stand, bot=self.bot_named(rest) if rest else None), screen)

    def rename(self, words: str, screen: Screen) -> None:
        name = words.strip().partition(" ")[2].strip()
        if not name:
            screen.line("online-name-what", style=BAD)
        elif self.tell(self.ask(requests.Rename, name=name), screen):
            keep_seat(self.client.link, name, self.name)

    def show_people(self, screen: Screen) -> None:
        """Each seat in a line, then who watches."""
        client = self.client
        for seat in client.table.seats:
            screen.print(self.voice.speak("online-seat", seat=seat.seat + 1, who=self._held(seat)))
        seated = {seat.person for seat in client.table.seats}
        watching = tuple(one.name for one in client.table.people if one.person not in seated and one.person in client.here)
        if watching:
            screen.line("online-watchers", names=Listing(watching))

    def _held(self, seat: table_views.PlaceView) -> str:
        if seat.person is None and seat.bot is None:
            return self.voice.speak("online-seat-empty")
        facts: list[Sayable] = []
        if seat.person is not None and seat.person == self.client.you.person:
            facts.append(Phrase("online-seat-you"))
        if seat.person is not None and seat.person == self.client.table.host:
            facts.append(Phrase("online-seat-host"))
        if seat.bot is not None:
            facts.append(Phrase("online-seat-bot" if seat.person is None else "online-seat-stood-in"))
        elif seat.person not in self.client.here:
            facts.append(Phrase("online-seat-away"))
        if self.client.table.phase == "lobby" and seat.bot is None and seat.person != self.client.table.host:
            facts.append(Phrase("online-seat-ready" if seat.ready else "online-seat-not-ready"))
        name = self.voice.names[seat.seat]
        return f"{name} ({', '.join(map(self.voice.say, facts))})" if facts else name

    def show_link(self, screen: Screen) -> None:
        link = self.client.link
        screen.print(self.voice.speak("online-link", link=link.address), whole=True)
        if link.token is not None:
            screen.print(self.voice.speak("online-own-link", link=f"{link.address}#{link.token}"), whole=True)

    def _coach(self, screen: Screen) -> None:
        answer = self.client.request(requests.Coach)
        if isinstance(answer, replies.Refusal):
            screen.print(_sentence(answer.words), BAD)
        elif isinstance(answer, replies.Advice):
            for hint in answer.hints:
                screen.print(hint.words, HEAD if hint.heads else "")


def _same_pack(game: AnyGame, source: str, wanted: str) -> Any:
    """The content that the table plays with, if this machine has it."""
    try:
        pack = game.load_pack(source)
    except Fault:
        return None
    return pack if pack.hash == wanted else None


def _aside(words: Phrase) -> News:
    return News(words, is_aside=True)


def _form(action: Action) -> values.GameJson:
    form: values.GameJson = msgspec.json.decode(action.form if isinstance(action, WireAction) else msgspec.json.encode(action))
    return form


def _said(stakes: Sequence[table_views.StakeView]) -> Sequence[SaidStake]:
    return [SaidStake(stake.words, stake.weight) for stake in stakes]


def _sentence(words: str) -> str:
    """Answers begin small, to stand after something; alone they are a sentence like any other."""
    return words[:1].upper() + words[1:] + ("" if words[-1:] in ".!?…" else ".")


def _book(text: http_bodies.RulebookText) -> Rulebook:
    """A rulebook that came in one language."""
    return Rulebook(
        text.game,
        tuple(Section(one.id, both(one.title)) for one in text.sections),
        tuple(
            Rule(one.id, one.kind, one.source, one.text, one.text, None if one.ruling is None else both(one.ruling))
            for one in text.rules
        ),
    )
