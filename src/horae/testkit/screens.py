"""What a page owes every screen: at each decision, at each size of window, what bears on the choice can be seen and pressed;
what it is about and the button that answers it are in sight together.

The page is measured in the browser. `Screens` takes one page through all sizes at a decision, which is far cheaper than a
game for each; `faults` is what it finds, in words that name the element and the size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page

from horae.testkit.accessibility import SMALL_TARGETS, SMALL_TEXT, in_turn
from horae.testkit.browser_person import READ_ON, READ_PAST

SIZES = ((360, 560), (390, 664), (768, 1024), (1280, 800), (360, 640), (1366, 650), (1920, 1080), (844, 390))
IN_SIGHT_AT = {**{size: size for size in SIZES if size != (360, 560)}, (844, 390): (664, 390)}
"""Where a decision is in sight whole, with normal letters and with large ones; a smaller phone lies there."""
TEXTS = ("normal", "large")
READING = "reading"
"""A text that has the screen, with one way on."""
OVER = "over"
"""What one looks at when nothing is left to decide."""


@dataclass(frozen=True)
class Bearing:
    """What bears on the choices of a game: selectors of what must be seen at once, of what must at least scroll into view, and
    of what tells the last thing that happened."""

    at_once: Sequence[str]
    in_reach: Sequence[str]
    last_play: str


BEARING = {
    "shipwreck": Bearing(
        at_once=(
            ".place .pictogram .figure",
            ".place .hours",
            ".place .pile .stone",
            ".counts b",
            "section.hand .stone",
        ),
        in_reach=(
            ".place > button",
            ".pick",
            ".faded button",
            ".dock button",
            ".dock h2",
            ".answers li",
            ".stock strong",
            ".coach button",
            ".people .line",
        ),
        last_play="[data-last-play]",
    ),
    "echoes": Bearing(
        at_once=(".prompt h2", ".board > .gauges li b"),
        in_reach=(
            ".gauges li b",
            ".prompt button",
            ".hand button",
            "ol.rail > li",
            ".source",
            ".brotherhood .plaque",
            ".other",
            ".pile b",
        ),
        last_play="[data-last-play]",
    ),
    "timestories": Bearing(
        at_once=(
            ".panorama:not([data-strip]):has(.can) [data-slot] .letter",
            ".desk:has(.dock textarea) .secret h3",
            ".dock h2",
        ),
        in_reach=(
            ".panorama button",
            ".dock button",
            ".dock textarea",
            ".dock summary",
            "#ts-page h3",
            "#ts-page p",
            "#ts-page button",
            ".file .go",
            "[data-location]",
            ".band dd",
        ),
        last_play="[data-last-play]",
    ),
}

TOUCHABLE = """(on) => {
  if (!on) return document.adoptedStyleSheets.pop();
  const everything = new CSSStyleSheet();
  everything.replaceSync('*:not(.mist, .moth) { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(everything);
}"""
WRITTEN = """async (text) => {
  if ((document.documentElement.dataset.text ?? 'normal') === text) return;
  document.documentElement.dataset.text = text;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const soon = () => new Promise((done) => setTimeout(done, 250));
  for (let i = 0; i < 2; i++) await Promise.race([frame(), soon()]);
}"""
"""Letters of a size, and the frames that it takes: with less motion asked for, everything changes a moment later."""
MEASURE = (Path(__file__).parent / "screens.js").read_text("utf-8")
DECISION = (Path(__file__).parent / "decision.js").read_text("utf-8")


SETTLED = """async ([width, height]) => {
  const soon = (wait) => new Promise((done) => setTimeout(done, wait));
  const frame = () => Promise.race([new Promise((done) => requestAnimationFrame(done)), soon(250)]);
  const late = performance.now() + 15000;
  const isLate = (what) => { if (performance.now() > late) throw new Error(what); };
  while (innerWidth !== width || innerHeight !== height) {
    isLate(`the page stays ${innerWidth} by ${innerHeight}`);
    await frame();
  }
  while (document.querySelector('.drama:not([data-sheet])')) { // a moment of its own: nobody decides anything meanwhile
    isLate('a great moment does not end');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await frame();
  }
  await frame();
  const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.race([Promise.allSettled(moving.map((each) => each.finished)), soon(400)]);
  await frame();
}"""


@dataclass
class Screens:
    """The faults of one page over a game. Each kind of decision is looked at `often` times at each size, or every time; or at
    so many sizes `at_a_time`, in turn."""

    page: Page
    bearing: Bearing
    sizes: Sequence[tuple[int, int]] = SIZES
    often: int | None = None
    at_a_time: int | None = None
    pictures: Path | None = None
    faults: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    """Decisions whose matter and answer are not in sight together, and presses that lead nowhere one can read."""
    decisions: int = 0
    measured: int = 0
    seen: Counter[tuple[str, tuple[int, int]]] = field(default_factory=Counter)
    kinds: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    """The sizes that each kind is looked at."""

    def look(self, kind: str) -> None:
        """At a decision: everything, at the sizes at which this kind has not been seen often enough."""
        self.decisions += 1
        before = self.page.viewport_size
        self.page.mouse.move(1, 1)  # nothing is pointed at
        if kind not in self.kinds:
            self.kinds[kind] = in_turn(self.sizes, self.at_a_time or len(self.sizes), len(self.kinds))
        due = [size for size in self.kinds[kind] if self.often is None or self.seen[kind, size] < self.often]
        with touchable(self.page):
            for size in due[self.decisions % len(due) :] + due[: self.decisions % len(due)] if due else []:
                self._resize(size)
                self._read_first(size)
                self._look_at(size, kind)
        if due and before is not None:
            self._resize((before["width"], before["height"]))

    def _read_first(self, size: tuple[int, int]) -> None:
        """On a small screen what there is to read comes before what is decided, a text at a time: each is a page of its own."""
        while self.page.locator(READ_ON).count():
            if self.often is None or self.seen[READING, size] < self.often:
                self._look_at(size, READING)
                self._resize(size)
            self.page.evaluate(READ_PAST, READ_ON)
            self.page.evaluate(SETTLED, list(size))

    def _look_at(self, size: tuple[int, int], kind: str) -> None:
        self.seen[kind, size] += 1
        self.measured += 1
        wrong = measure(self.page, self.bearing)
        if self.page.locator(".drama").count() and kind != READING:  # somebody else's move had its moment meanwhile
            self._resize(size)
            self.page.evaluate(READ_PAST, READ_ON)
            wrong = measure(self.page, self.bearing)
        self.faults += [f"{size[0]}x{size[1]}, {kind}: {each}" for each in wrong]
        if kind != OVER and size in IN_SIGHT_AT:
            wrong += self._is_decided_at(IN_SIGHT_AT[size], kind)
        if self.pictures is not None and (self.seen[kind, size] == 1 or wrong):
            self._keep(size, kind)

    def _is_decided_at(self, size: tuple[int, int], kind: str) -> list[str]:
        if self.page.viewport_size != {"width": size[0], "height": size[1]}:
            self._resize(size)
        found = []
        for text in TEXTS:
            wrong = decided(self.page, text)
            found += [f"{size[0]}x{size[1]}, {text} text, {kind}: {each}" for each in wrong]
            if wrong and self.pictures is not None:
                self.page.evaluate(WRITTEN, text)
                self._keep(size, f"{kind} {text} text")
                self.page.evaluate(WRITTEN, TEXTS[0])
        self.unread += found
        return found

    def _keep(self, size: tuple[int, int], what: str) -> None:
        assert self.pictures is not None
        name = f"{size[0]}x{size[1]}-{what.replace(' ', '-')}-{self.decisions}.png"
        self.page.screenshot(path=self.pictures / name)

    def _resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(SETTLED, list(size))


@contextmanager
def touchable(page: Page) -> Iterator[None]:
    """What no pointer touches can still hide something: while the page is measured, everything is touched. (Once for all sizes:
    each time the browser styles the whole page anew.)"""
    page.evaluate(TOUCHABLE, True)
    try:
        yield
    finally:
        page.evaluate(TOUCHABLE, False)


def decided(page: Page, text: str = "normal") -> list[str]:
    """What keeps whoever decides from having the matter and the answer in sight, with letters of that size."""
    page.evaluate(WRITTEN, text)
    try:
        found: list[str] = page.evaluate(DECISION)
    finally:
        page.evaluate(WRITTEN, "normal")
    return found


def measure(page: Page, bearing: Bearing) -> list[str]:
    """The faults of the page as it stands now, `touchable`, at the size that it has."""
    wanted = {"atOnce": list(bearing.at_once), "inReach": list(bearing.in_reach), "lastPlay": bearing.last_play}
    found: list[str] = page.evaluate(MEASURE, wanted)
    small = [f"words below 12 px: “{each}”" for each in page.evaluate(SMALL_TEXT)]
    targets = [f"a target below 44 px: {each}" for each in page.evaluate(SMALL_TARGETS)]
    return found + small + targets


def summary(faults: Iterable[str]) -> str:
    """Each fault once, the most frequent first."""
    return "\n".join(f"{count:4} × {words}" for words, count in Counter(faults).most_common())
