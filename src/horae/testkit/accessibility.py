"""What every page owes everyone: no grave fault found by axe, nothing too small to read or press, no message without words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Page

SMALL_TEXT = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const box = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !box.checkVisibility() || box.closest('.unseen, noscript, svg')) continue;
    if (parseFloat(getComputedStyle(box).fontSize) < 12) found.push(walk.currentNode.data.trim());
  }
  return found;
}"""

SMALL_TARGETS = """() => {
  const found = [];
  for (const each of document.querySelectorAll('button, a[href], input, [role=tab]')) {
    if (!each.checkVisibility() || each.closest('.unseen') || each.classList.contains('skip')) continue;
    const beside = [...each.parentElement.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
    if (beside && /^inline(-block)?$/.test(getComputedStyle(each).display)) continue; // a word of a sentence
    const box = each.getBoundingClientRect();
    let [width, height] = [box.width, box.height];
    const beyond = getComputedStyle(each, '::after');
    if (beyond.content !== 'none' && beyond.position === 'absolute') {
      width = Math.max(width, parseFloat(beyond.width) || 0);
      height = Math.max(height, parseFloat(beyond.height) || 0);
    }
    if (width < 43.5 || height < 43.5) found.push(`${each.outerHTML.slice(0, 90)} ${width}x${height}`);
  }
  return found;
}"""


RUN = """async () => {
  const forced = matchMedia('(forced-colors: active)').matches;
  const report = await axe.run(document, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: !forced } } });
  const grave = report.violations.filter((each) => ['serious', 'critical'].includes(each.impact));
  const told = (each) => each.nodes.slice(0, 3).map((node) => `${each.id}: ${node.html.slice(0, 120)} ${node.failureSummary}`);
  return grave.flatMap(told);
}"""
"""Where the system forces its colours axe would measure those that the page asked for and nobody sees."""

ALIKE = """() => {
  const name = (each) => (each.getAttribute('aria-label') ?? each.textContent).replace(/\\s+/g, ' ').trim();
  const places = '[role=group][aria-label], section[aria-label], [aria-labelledby], nav, article, .transcript li, dialog';
  const group = (each) => each.closest(places);
  const all = [...document.querySelectorAll('button')].filter((each) => each.checkVisibility() && !each.closest('[inert]'));
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const heard = modal ? all.filter((each) => modal.contains(each)) : all;
  const isCopy = (one, other) => one.dataset.card !== undefined && one.dataset.card === other.dataset.card;
  const alike = (one, other) => name(one) === name(other) && group(one) === group(other) && !isCopy(one, other);
  return heard.filter((each, i) => heard.slice(0, i).some((one) => alike(one, each))).map(name);
}"""
"""Buttons that nobody who listens could tell apart: those of one name in one place. Two copies of a card are one choice."""


SETTLED = """async () => {
  const ends = (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity;
  const moving = () => document.getAnimations().filter(ends);
  const enough = () => new Promise((enough) => setTimeout(enough, 1000));
  await document.fonts.ready;
  for (let tries = 0; tries < 20 && moving().length; tries++) {
    await Promise.race([Promise.allSettled(moving().map((each) => each.finished)), enough()]);
  }
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}"""
"""Nothing moves any more, but for what never ends."""


def faults(page: Page, axe: str) -> list[str]:
    """What axe finds serious, what is too small to read or press, messages without words, what lies beside the page."""
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(RUN)
    for name, look in (("words below 12 px", SMALL_TEXT), ("a target below 44 px", SMALL_TARGETS), ("heard alike", ALIKE)):
        found += [f"{name}: {each}" for each in page.evaluate(look)]
    if "⟦" in page.inner_text("body"):
        found.append("a message without words")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("the page scrolls sideways")
    return found


def check(page: Page, axe: str, where: str) -> None:
    """None of all that."""
    found = faults(page, axe)
    assert found == [], f"{where}: {found}"


WAYS: dict[str, tuple[str, dict[str, str]]] = {
    "as it is": ("none", {}),
    "forced colours": ("active", {}),
    "more contrast": ("none", {"contrast": "more"}),
    "text twice as large": ("none", {"text": "largest"}),
}
"""How people see the page: the system's colours or ours, and what they have set for themselves."""
TAKE_ON = "set => { for (const name of ['contrast', 'text']) document.documentElement.dataset[name] = set[name] ?? 'normal'; }"
PHONE, TABLET, DESK = (390, 844), (768, 1024), (1280, 800)
Look = tuple[str, tuple[int, int]]
EVERY_LOOK = tuple((way, size) for way in WAYS for size in (PHONE, TABLET, DESK))
A_FEW_LOOKS = (
    ("as it is", DESK),
    ("forced colours", TABLET),
    ("more contrast", PHONE),
    ("text twice as large", PHONE),
    ("text twice as large", DESK),
)


Each = TypeVar("Each")


def in_turn(everything: Sequence[Each], count: int, nth: int) -> list[Each]:
    """So many of them, going round: the nth time those that come after the ones before."""
    return [everything[(nth * count + i) % len(everything)] for i in range(count)]


@dataclass
class EveryWay:
    """The faults of one page as everybody sees it. Each kind of state is looked at `often` times, or every time, in all these
    looks or in so many `at_a_time`, in turn; `pictures` is where one of each is kept."""

    page: Page
    axe: str
    looks: Sequence[Look] = EVERY_LOOK
    often: int | None = None
    at_a_time: int | None = None
    pictures: Path | None = None
    faults: list[str] = field(default_factory=list)
    decisions: int = 0
    taken: int = 0
    seen: Counter[str] = field(default_factory=Counter)

    def look(self, kind: str) -> None:
        self.decisions += 1
        self.seen[kind] += 1
        if self.often is not None and self.seen[kind] > self.often:
            return
        before = self.page.viewport_size
        due = self.looks if self.at_a_time is None else in_turn(self.looks, self.at_a_time, len(self.seen) - 1)
        for way, size in due:
            colors, settings = WAYS[way]
            self.page.emulate_media(forced_colors="active" if colors == "active" else "none")
            self.page.evaluate(TAKE_ON, settings)
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.taken += 1
            self.faults += [f"{kind}, {way}, {size[0]} px: {fault}" for fault in faults(self.page, self.axe)]
            if self.pictures is not None and self.seen[kind] == 1:
                self.page.screenshot(path=self.pictures / f"{size[0]}-{way}-{kind}.png".replace(" ", "-"))
        self.page.emulate_media(forced_colors="none")
        self.page.evaluate(TAKE_ON, {})
        if before is not None:
            self.page.set_viewport_size(before)
