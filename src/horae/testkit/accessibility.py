"""What every page owes everyone: no grave fault found by axe, nothing too small to read or press, no message without words."""

from __future__ import annotations

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


RUN = """() => {
  const forced = matchMedia('(forced-colors: active)').matches;
  return axe.run(document, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: !forced } } });
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


def check(page: Page, axe: str, where: str) -> None:
    """No serious fault found by axe, nothing too small to read or press, no message without words, nothing beside the page."""
    page.evaluate(SETTLED)
    page.evaluate(axe)
    report = page.evaluate(RUN)
    grave = [
        (each["id"], [node["html"][:120] + " " + node["failureSummary"] for node in each["nodes"]][:3])
        for each in report["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert grave == [], f"{where}: {grave}"
    for fault in (SMALL_TEXT, SMALL_TARGETS, ALIKE):
        found = page.evaluate(fault)
        assert found == [], f"{where}: {found}"
    assert "⟦" not in page.inner_text("body"), where
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
