"""A person at a browser: what they see and press, in the words of the table. Knows the page, not the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute

from horae.testkit.waiting import LONG

WORDS = {
    "en": {
        "name": "Your name",
        "open": "Open a table",
        "play": "Play",
        "take": "Take it down",
        "enter": "Come in",
        "bot": "Add a bot",
        "ready": "I’m ready",
        "start": "Start",
    },
    "es": {
        "name": "Tu nombre",
        "open": "Abrir una mesa",
        "play": "Jugar",
        "take": "Cogerla",
        "enter": "Entrar",
        "bot": "Añadir un bot",
        "ready": "Por mí, adelante",
        "start": "Empezar",
    },
}

NEXT_IN_SHIPWRECK = """() => {
  if (!document.querySelector('.board') || document.querySelector('dialog[open] #end-title')) return null;
  if (document.querySelector('.hand button:enabled')) return 'play';
  if (document.querySelector('.predict .tile:enabled')) return 'predict';
  return document.querySelector('.decide > .chips .button') ? 'decide' : null;
}"""

NEXT_IN_ECHOES = """() => {
  const prompt = document.querySelector('.prompt');
  if (!prompt || document.querySelector('dialog[open]')) return null;
  const first = (selector) => document.querySelector(selector);
  const answer = first('.prompt .answers .button:not(.quiet):not(.why)');
  if (prompt.dataset.chosen && answer) return answer; // what is read is chosen
  switch (prompt.dataset.moment) {
    case 'first': return answer ?? first('.hand button.can');
    case 'discard': case 'question': return first('.hand button.lit') ?? answer;
    case 'turn': break;
    default: return null;
  }
  const [draw, play, , conquer, fortify] = document.querySelectorAll('.mains .action');
  const open = (button) => (button && !button.classList.contains('none') ? button : null);
  const end = first('.frees .button.primary');
  const next = answer ?? first('.hand button.lit') ?? end ?? open(fortify) ?? open(conquer) ?? open(play) ?? draw;
  return next ?? first('.prompt .back');
}"""


READ_ON = ":is(dialog.passages[open], .drama) [data-do=read_on]"
"""The way on from what there is to read. It is taken wherever it would be in the way, unless somebody `reads`."""
READ_PAST = """way => {
  const found = document.querySelector(way);
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  return found !== null;
}"""
"""As a pointer presses it; a press of the driver's own would be preceded by the one that takes it out of the way."""
SOON = 3000
"""What cannot be pressed by then is gone, and pressed anew where it comes back."""
FOLLOWED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""What follows from a press comes right after the frame that shows it."""


class BrowserPerson:
    """One browser context: its own storage, language and window. `errors` gathers what went wrong in the page."""

    def __init__(self, browser: Browser, language: str = "en", size: tuple[int, int] = (1280, 800), **context: Any) -> None:
        self.language = language
        self.words = WORDS[language]
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "es": "es-ES"}[language],
            has_touch=size[0] < 600,
            **context,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * LONG)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda wrong: self.errors.append(str(wrong)) if _is_fault("error", str(wrong)) else None)
        self.page.on(
            "console",
            lambda said: self.errors.append(f"{said.text} {said.location}") if _is_fault(said.type, said.text) else None,
        )
        self.page.add_locator_handler(self.page.locator(READ_ON), self._read_past, no_wait_after=True)
        self._cut = self._is_deaf = False
        self.unheard: list[str] = []
        """What the server said while they were deaf."""
        self._sockets: list[WebSocketRoute] = []

    # --- the line ---

    def take_hold_of_the_line(self, hear: Callable[[str | bytes], None] | None = None) -> None:
        """Run the page's socket through our hands, so that it can be cut and listened in on. Call before opening a page."""

        def connect(socket: WebSocketRoute) -> None:
            if self._cut:
                socket.close(code=1001)
                return
            server = socket.connect_to_server()
            server.on_message(lambda message: self._hand_on(socket, message, hear))
            self._sockets.append(socket)

        self.page.route_web_socket(re.compile(r"/api/socket$"), connect)

    def _hand_on(self, socket: WebSocketRoute, message: str | bytes, hear: Callable[[str | bytes], None] | None) -> None:
        if self._is_deaf:
            self.unheard.append(str(message))
            return
        if hear is not None:
            hear(message)
        socket.send(message)

    def lose_the_line(self) -> None:
        self._cut = True
        for socket in self._sockets:
            socket.close(code=1001)
        self._sockets.clear()

    def find_the_line(self) -> None:
        self._cut = self._is_deaf = False

    def go_deaf(self) -> None:
        """The line looks open, and nothing comes through it any more."""
        self._is_deaf = True

    # --- coming in ---

    def open_table(self, url: str, name: str, game: str = "shipwreck", pack: str | None = None) -> str:
        """By a request as the page makes it, then into the lobby; returns the table's address."""
        wish = {"game": game, "name": name, **({} if pack is None else {"pack": pack})}
        answer = self.context.request.post(f"{url}/api/tables", data=wish)
        assert answer.ok, answer.text()
        opened = answer.json()
        address = f"{url}/t/{opened['table']}"
        self.page.goto(f"{address}#{opened['token']}")
        self.page.get_by_role("button", name=self.words["start"], exact=True).wait_for()
        return address

    def open_table_by_hand(self, url: str, name: str, game: str = "shipwreck", pack: str = "training") -> str:
        """From the start page to a lobby, for a mission by way of the shelf; returns the table's address."""
        self.page.goto(url)
        form = self.page.locator(f'article[data-room="{game}"]')
        form.get_by_role("button", name=re.compile(f"^{self.words['play']}")).click()
        if game == "timestories":
            self.page.locator(f'[data-pack="{pack}"]').get_by_role("button", name=self.words["take"]).click()
            form = self.page.locator("form.desk")
        form.get_by_label(self.words["name"]).fill(name)
        form.get_by_role("button", name=self.words["open"]).click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def enter(self, address: str, name: str) -> None:
        self.page.goto(address)
        self.page.get_by_label(self.words["name"]).fill(name)
        self.page.get_by_role("button", name=self.words["enter"]).click()

    def sit(self) -> None:
        """Whoever comes in by a link is given a place; they say that they are ready."""
        self.page.get_by_role("button", name=self.words["ready"]).click()

    def add_bot(self, strongest: bool = False) -> None:
        """The last of the list, who needs no time to think; or the first, who is the best company or the gentlest rival."""
        self.page.get_by_role("button", name=self.words["bot"]).first.click()
        bots = self.page.locator(".bots button")
        (bots.first if strongest else bots.last).click()
        self.page.locator(".bots").wait_for(state="detached")

    def choose_option(self, words: str) -> None:
        option = self.page.get_by_role("radio", name=re.compile(words))
        option.evaluate("each => each.scrollIntoView({ block: 'center' })")  # not behind the bar at the bottom
        option.check(force=True)

    def start(self) -> None:
        self.page.get_by_role("button", name=self.words["start"], exact=True).click()
        self.page.locator(".board").wait_for()

    # --- at the Shipwreck board ---

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] #end-title").count() > 0

    def number(self, which: str) -> int:
        """The large number of score ("good") or doom ("bad") on The Hours."""
        return int(self.page.locator(f".counts .{which} b").inner_text())

    def act(self, predict: int | None = None) -> bool:
        """Do the next thing that is ours to do, if there is one: play, decline a power, predict (or pass)."""
        page = self.page
        if page.evaluate(READ_PAST, READ_ON):
            return True
        match page.evaluate(NEXT_IN_SHIPWRECK):
            case "play":
                stones = page.locator(".hand button:enabled")
                return self.press(stones.first) and (
                    self.press(page.locator(".chips .button").first) or self._play_second(stones)
                )
            case "predict" if predict is not None:
                tile = page.locator(".predict .tile:enabled", has_text=str(predict))
                return self.press(tile.first) and self.press(page.locator(".predict .do .primary"))
            case "predict":
                return self.press(page.locator(".predict .do .button").last)
            case "decide":
                return self.press(page.locator(".decide > .chips .button").last)
        return False

    def _play_second(self, stones: Locator) -> bool:
        return self.press(stones.nth(1)) and self.press(self.page.locator(".chips .button").first)

    # --- at the Echoes board ---

    @property
    def moment(self) -> str:
        """What the prompt is about: turn, question, discard, first, wait, watch or over."""
        return self.page.locator(".prompt").get_attribute("data-moment") or "" if self.page.locator(".prompt").count() else ""

    def act_echoes(self) -> bool:
        """Press the next thing that is ours to press, if there is one: conquer before playing, play before drawing."""
        found = self.page.evaluate_handle(NEXT_IN_ECHOES).as_element()
        if found is None:
            return False
        try:
            found.click(timeout=SOON)
        except Exception as gone:
            if "Timeout" not in type(gone).__name__ and "not attached" not in str(gone):
                raise
            return False
        self.page.evaluate(FOLLOWED)
        return True

    # --- at the TIME Stories board ---

    def act_on_mission(self) -> bool:
        """Do the next thing that is ours to do on a mission: take a card, answer, attempt what must be attempted, go on."""
        if self.page.evaluate(READ_PAST, READ_ON):
            return True
        return any(self.press(self.page.locator(what)) for what in self.page.evaluate(OPEN_ON_MISSION, NEXT_ON_MISSION))

    def reads(self) -> None:
        """From now on nothing is read past."""
        self.page.remove_locator_handler(self.page.locator(READ_ON))

    def _read_past(self) -> None:
        """If the page has not read on by itself meanwhile: a press of the driver's own would wait for what is gone."""
        self.page.evaluate(READ_PAST, READ_ON)

    def look_around(self) -> None:
        """To the scene, which on a phone takes turns with the folder."""
        scene = self.page.locator("#ts-tab-scene[aria-selected=false]")
        if scene.count():
            scene.click()

    def tap(self, what: Locator) -> None:
        """By finger; in Firefox, whose driver has none, by mouse."""
        browser = self.context.browser
        if browser is not None and browser.browser_type.name == "firefox":
            what.click()
        else:
            what.tap()

    def press(self, what: Locator) -> bool:
        """Press it if it is there; it may be gone by now, because somebody else was quicker."""
        if what.count() == 0:
            return False
        try:
            what.first.click(timeout=SOON)
        except Exception as gone:
            if "Timeout" not in type(gone).__name__:
                raise
            return False
        self.page.evaluate(FOLLOWED)
        return True


NEXT_ON_MISSION = [
    ".dock [data-do=choose]",
    ".dock [data-do=vote]",
    *(
        f".dock [data-do={do}]"
        for do in ("emergency", "lose_control", "agree", "recount", "destiny", "decline", "deal_evenly", "call_on", "volunteer")
    ),
    ".file.can .go",
    "button[data-location].can",
    ".dock [data-do=stand_by]",
    ".dock [data-do=ready]",
    ".dock [data-do=update]",
    ".dock [data-do=attempt]",
    "button[data-test].can",
    ".slice.can",
]
"""What to press, in this order, to bring a mission to its end."""
OPEN_ON_MISSION = """(pressed) => {
  if (!document.querySelector('.board') || document.querySelector('dialog[open] #end-title')) return [];
  const isReady = document.querySelector('.dock [data-do=stay]'); // who explores on is ready no more
  const isOpen = (each) => !(isReady && each === '.slice.can') && document.querySelector(each);
  return pressed.filter(isOpen);
}"""


FONT_LEFT_BEHIND = "status=2152398850"
"""As Firefox says that a page was left while a font was on its way."""


def _is_fault(kind: str, text: str) -> bool:
    # A cut line is something the browser itself complains about; everything else is ours to answer for.
    cut = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "/api/socket", FONT_LEFT_BEHIND)
    return kind == "error" and not any(words in text for words in cut)
