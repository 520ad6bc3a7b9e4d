"""Great moments: in their order, ended by any press or key, never in the way of what one does next, still where asked to be.
One's own Destiny card waits until one turns it over."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

from playwright.sync_api import Page, expect

from horae.testkit.browser_person import READ_ON, BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]

WATCH = """() => {
  window.seen = [];
  const note = (what) => { if (!window.seen.includes(what)) window.seen.push(what); };
  const look = () => {
    const scene = document.querySelector('.drama, .fate');
    if (scene) {
      note(`${scene.dataset.scene} begins`);
      if (scene.querySelector('.verdict')?.textContent.trim()) note(`${scene.dataset.scene} lands`);
      if (scene.getAnimations({ subtree: true }).length) note('something moves');
    }
    const waits = scene && !scene.classList.contains('landed');
    const figures = document.querySelector('.counts')?.innerText;
    if (waits && window.figures && figures !== window.figures) note('figures too soon');
    if (!waits) window.figures = figures;
    if (document.querySelector('.outcome')) note('outcome');
    if (document.querySelector('dialog[open] #end-title')) note('end');
    if (/success|failure|^Right|^Wrong/im.test(document.querySelector('.transcript')?.innerText ?? '')) note('told');
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes in which order things came to be seen."""


def seen(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.seen")
    return found


def to_a_test(ana: BrowserPerson, server: ServerProcess) -> None:
    """Alone at the keeper's house, about to draw Destiny."""
    ana.open_table(server.url, "Ana", "timestories")
    ana.start()
    for what in (
        "[data-receptacle=ines]",
        "[data-receptacle=nuno]",
        ".dock [data-do=volunteer]",
        ".can[data-location=house]",
        ".can[data-slot='0']",
        ".can[data-slot='1']",
        "button[data-test].can",
        ".dock [data-do=destiny]",
    ):
        ana.page.locator(what).first.wait_for()
        if what != ".dock [data-do=destiny]":
            told = ana.page.locator(".transcript li").count()
            ana.page.locator(what).first.click()
            ana.page.wait_for_function("told => document.querySelectorAll('.transcript li').length > told", arg=told)


def test_success_is_never_said_before_the_destiny_card_has_landed(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", reduced_motion="no-preference")
    to_a_test(ana, server)
    page = ana.page
    expect(page.locator(".offer .stakes").first).to_contain_text("Destiny")  # the odds, before anything is drawn
    page.evaluate(WATCH)
    page.remove_locator_handler(page.locator(READ_ON))
    page.locator(".dock [data-do=destiny]").click()
    expect(page.locator(".fate .needs")).to_contain_text("It takes")  # what is needed, and nothing of what came
    expect(page.locator(".fate li")).to_have_count(3)
    assert seen(page) == ["destiny begins"]
    page.get_by_role("button", name="Turn it over").click()
    expect(page.locator(".fate.landed li.came")).to_have_count(1)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".fate")).to_have_count(0)
    expect(page.locator(".outcome")).to_have_count(1)
    order = seen(page)
    assert order.index("destiny lands") < min(order.index("outcome"), order.index("told"))


def test_a_reveal_is_still_where_nothing_may_move_and_the_end_waits_for_it(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en")
    ana.open_table(server.url, "Ana")
    ana.choose_option("Total doom")
    ana.add_bot()
    ana.start()
    ana.page.evaluate(WATCH)
    values = cycle(range(1, 8))
    for _ in patiently("the game ends", A_GAME):
        if ana.is_over:
            break
        ana.act(predict=next(values))
        ana.page.wait_for_timeout(40)
    order = seen(ana.page)
    assert "something moves" not in order
    assert "figures too soon" not in order
    for scene in ("reveal", "fading"):
        if f"{scene} begins" in order:
            assert order.index(f"{scene} begins") < order.index("end")
    expect(ana.page.locator(".drama")).to_have_count(0)
    expect(ana.page.locator(".chapter h3").first).to_be_visible()  # the game retold
    expect(ana.page.get_by_role("link", name="Home")).to_be_visible()
    expect(ana.page.get_by_text("Promised at the start")).to_be_hidden()  # the proof is folded
    ana.page.get_by_text("The shuffle was honest").click()
    expect(ana.page.get_by_text("Promised at the start")).to_be_visible()


SOON_OVER = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (work, time, ...given) => wait(work, time > 1000 && time < 3000 ? 0 : time, ...given);
}"""
"""What would go by itself has gone at once."""


def test_what_others_do_is_read_one_at_a_time(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", size=(390, 664), reduced_motion="no-preference")
    ana.context.add_init_script(f"({SOON_OVER})()")
    ana.open_table(server.url, "Ana")
    ana.add_bot(strongest=True)
    ana.start()
    ana.reads()
    page, scene, way = ana.page, ana.page.locator(".drama.stays"), ana.page.locator(READ_ON)
    told: list[str] = []
    for _ in patiently("others have played and been read", A_GAME):
        if len(told) > 1 and any("plays a" in each for each in told):
            break
        if not scene.count():
            ana.act()
            continue
        expect(page.locator(".drama.landed")).to_have_count(1)
        page.evaluate("new Promise((done) => setTimeout(() => setTimeout(done)))")
        told.append(scene.inner_text())
        # A press beside the button reads on, too, and presses nothing that lies beneath.
        dock = page.locator(".dock").inner_text()
        page.mouse.click(195, 300) if len(told) == 1 else way.click()
        page.wait_for_function("was => document.querySelector('.drama')?.innerText !== was", arg=told[-1])
        assert page.locator(".dock").inner_text() == dock
    assert len(set(told)) == len(told)
    for _ in patiently("another comes", A_GAME):
        if scene.count():
            break
        ana.act()
    page.keyboard.press("Escape")  # who plays by keys has heard it
    expect(page.locator(".drama")).to_have_count(0)


VOICE = """() => {
  if (origin !== 'null') localStorage.getItem('horae-settings') ?? localStorage.setItem('horae-settings', '{"sound": true}');
  window.woken = 0;
  window.AudioContext = class extends AudioContext {
    get state() { return window.woken % 2 ? 'running' : 'interrupted'; }
    resume() { window.woken += 1; return Promise.resolve(); }
  };
}"""
"""A browser that has taken the voice away, as a phone does when a call comes in, until it is asked for it.
An empty page keeps nothing."""


NEVER_OVER_BY_ITSELF = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (work, time, ...given) => wait(work, time > 1000 && time < 3000 ? 1e9 : time, ...given);
}"""
"""A scene lasts from one to three seconds."""


def test_any_press_ends_the_scenes_and_still_does_what_it_does(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en", reduced_motion="no-preference")
    ana.context.add_init_script(f"({VOICE})()")
    ana.context.add_init_script(f"({NEVER_OVER_BY_ITSELF})()")
    ana.open_table(server.url, "Ana")
    ana.add_bot()
    ana.start()
    page = ana.page
    assert page.evaluate("window.woken") == 1, "pressing something asked for the voice, once"
    for _ in patiently("a fate is shown", A_GAME):
        ana.act(predict=4)
        if page.locator(".drama").count():
            break
    page.get_by_role("button", name="Rulebook").click()
    expect(page.locator(".drama")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate("window.woken = 2, document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("window.woken") == 3, "and so does coming back to the page"


SOUNDED = """async () => {
  const found = {};
  for (const [name, make] of Object.entries(made.SOUNDS)) {
    const audio = new OfflineAudioContext(1, 2 * 44100, 44100);
    make({ audio, into: audio.destination });
    const heard = (await audio.startRendering()).getChannelData(0);
    const end = heard.findLastIndex((value) => value !== 0);
    const peak = heard.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const edges = Math.max(...[...heard.slice(0, 4), ...heard.slice(end - 3, end + 1)].map(Math.abs));
    found[name] = { peak, edges, seconds: end / 44100 };
  }
  return found;
}"""


def test_every_sound_is_short_swells_and_dies_away_and_is_as_loud_as_the_others(
    client: Path, visit: Visit, tmp_path: Path
) -> None:
    root = Path(__file__).parents[2]
    bundle = ["exec", "--", "rolldown", "src/shell/sounds.ts", "--format=iife", "--name=made", f"--file={tmp_path}/made.js"]
    subprocess.run([sys.executable, root / "hatch_build.py", "--npm", *bundle], check=True, capture_output=True, cwd=root)
    page = visit("en").page
    page.add_script_tag(path=tmp_path / "made.js")
    sounds = page.evaluate(SOUNDED)
    assert len(sounds) > 8
    for name, sound in sounds.items():
        assert 0.1 < sound["peak"] < 0.45, name
        assert sound["seconds"] <= 1.5, name
        assert sound["edges"] < 0.02, f"{name} clicks"
