"""A person who does not see the page: hears what is announced, is told where the focus is, and presses keys. Nothing else."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError as NothingHappened

from horae.testkit.browser_person import BrowserPerson
from horae.testkit.waiting import LONG

HEAR = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      if (node.nodeType !== Node.ELEMENT_NODE || !change.target.matches?.('[data-announcer]')) continue;
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      const mute = change.target.closest('[inert], [aria-hidden=true]') || (dialog && !dialog.contains(node));
      window.heard.push((mute ? '(unheard) ' : '') + node.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
  window.acts = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', (event) => { window.view = JSON.parse(event.data).position?.view ?? window.view; });
    }
    send(message) {
      window.acts += JSON.parse(message).type === 'do';
      super.send(message);
    }
  };
}"""
"""What a screen reader would hear: what is added to a live region that is neither hidden nor behind a dialog. And the line to
the server, listened in on."""

WHERE = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return 'lost';
  if (document.querySelector('dialog[open] #end-title')) return 'over';
  if (here.matches('[data-question]')) return 'waiting';
  return here.matches('button, input, textarea, summary, a[href]') ? 'choice' : 'reading';
}"""
MARK = "() => { window.marked = [document.activeElement, window.heard.length]; }"
CHANGED = "() => document.activeElement !== window.marked[0] || window.heard.length > window.marked[1]"
STUCK = 4_000
"""What the page alone has not answered by then leads nowhere."""
PATIENCE = 1000 * LONG
"""What the server is asked for comes."""


class Listener:
    """Made before the page is opened. `keys` counts what was pressed at the board, `acts` the moves that the server was sent,
    `view` is what the server showed last, which only who checks the page looks at."""

    def __init__(self, person: BrowserPerson) -> None:
        self.person = person
        self.keys = 0
        self._tried = ("", -1)
        person.page.add_init_script(f"({HEAR})()")

    @property
    def acts(self) -> int:
        return int(self.person.page.evaluate("window.acts"))

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.person.page.evaluate("window.view ?? {}")
        return found

    @property
    def heard(self) -> list[str]:
        return [plain(words) for words in self.person.page.evaluate("window.heard")]

    @property
    def where(self) -> str:
        """At a choice, waiting at the question, reading something, at the end, or lost: out of everything."""
        return str(self.person.page.evaluate(WHERE))

    @property
    def focus(self) -> str:
        """What is said of where one is: its role and its name."""
        said = self.person.page.locator(":focus").first.aria_snapshot().removeprefix("- ").splitlines()
        return said[0] if said else ""  # it has just gone, and the focus is on its way

    def press(self, key: str) -> None:
        self.keys += 1
        self.person.page.keyboard.press(key)

    def act(self, rng: Random) -> None:
        """Press what the focus is at, or one that the arrows lead to; after what led nowhere, the one beside it."""
        here = (self.focus.removesuffix(" [pressed]"), self.acts)
        for _ in range(1 if here == self._tried else rng.choice((0, 0, 1))):
            self.press("ArrowRight")
        self._tried = (self.focus.removesuffix(" [pressed]"), self.acts)
        self.person.page.evaluate(MARK)
        self.press("Enter")
        try:
            self.person.page.wait_for_function(CHANGED, timeout=PATIENCE if self.acts > here[1] else STUCK)
        except NothingHappened:
            self.press("q")

    def wait(self) -> None:
        """Until something is heard or the focus is taken on to a question."""
        self.person.page.evaluate(MARK)
        if self.where == "waiting":
            try:
                self.person.page.wait_for_function(CHANGED, timeout=PATIENCE)
            except NothingHappened:
                raise AssertionError(f"nothing comes at {self.focus} after {self.heard[-4:]}") from None


def plain(words: str) -> str:
    return re.sub(r"\s+", " ", words).strip()
