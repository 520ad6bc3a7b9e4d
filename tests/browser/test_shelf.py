"""The shelf of missions in the browser: what it says of each, opening a table with one, and pictures of its own or drawn."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from horae.packs.builtin import pack_folder
from horae.testkit.accessibility import check
from horae.testkit.browser_person import BrowserPerson
from horae.testkit.server_process import ServerProcess
from horae.testkit.waiting import A_GAME, patiently

Visit = Callable[..., BrowserPerson]
SIZES = ((1920, 1080), (1280, 800), (768, 1024), (390, 664))


def write_mission(place: Path, title: str, pictures: bool) -> None:
    shutil.copytree(str(pack_folder("timestories", "training").root), place)
    head = (place / "pack.yaml").read_text("utf-8").replace("id: training", f"id: {place.name}")
    head = head.replace("profiles: [midsummer-en, midsummer-es, hadal-es]", "profiles: [midsummer-es]")
    (place / "pack.yaml").write_text(re.sub(r"title: .*", f"title: {{es: {title}, en: {title}}}", head), "utf-8")
    if not pictures:
        shutil.rmtree(place / "pictures")


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("missions")
    write_mission(folder / "missions" / "bare", "Terra Ignota", pictures=False)
    write_mission(folder / "missions" / "well", "Puteus", pictures=True)
    folders = (str(folder / "missions"),)
    with ServerProcess(f"sqlite:///{folder}/h.db", folder / "log", packs=folders, bot_pause=0.05) as running:
        yield running


def sources(person: BrowserPerson, where: str) -> list[str]:
    """Where the images come from; each has come and can be seen."""
    person.page.wait_for_function(
        "where => { const all = [...document.querySelectorAll(where)]; return all.length && all.every(i => i.naturalWidth) }",
        arg=where,
    )
    found: list[str] = person.page.evaluate(
        "where => [...document.querySelectorAll(where)].map(i => i.getAttribute('src'))", where
    )
    return found


def check_at_each_size(person: BrowserPerson, axe: str, where: str) -> None:
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        check(person.page, axe, f"{where}, {width} px")  # among it: nothing lies beside the page


def test_the_shelf_says_of_each_mission_what_one_chooses_by(server: ServerProcess, visit: Visit, axe: str) -> None:
    ana = visit("en", SIZES[-1], bypass_csp=True)
    ana.page.goto(server.url)
    ana.page.locator('article[data-room="timestories"]').get_by_role("button", name=re.compile("^Play")).click()
    expect(ana.page.locator("[data-pack]")).to_have_count(4)
    well = ana.page.locator("[data-pack=well]")
    for words in (
        "Puteus",
        "A lighthouse gone dark",
        "20 to 25 minutes",
        "1 to 4 people",
        "from age 12",
        "A Midsummer Night",
        "haven’t played",
    ):
        expect(well).to_contain_text(words)
    covers = sources(ana, "[data-pack] .photo img")
    assert covers[0].startswith("/api/games/timestories/packs/training/cover")
    assert covers[1].startswith("/api/games/timestories/packs/summer-night/cover")
    assert covers[2].startswith("data:image/svg+xml"), "a mission without a cover gets a drawn one"
    assert covers[3].startswith("/api/games/timestories/packs/well/cover?content=")
    check_at_each_size(ana, axe, "the shelf")
    ana.page.locator("[data-pack=training]").get_by_role("button").click()
    expect(ana.page.get_by_label("Your name")).to_be_focused()
    check_at_each_size(ana, axe, "a mission taken down")


def test_a_mission_of_a_folder_is_played_with_its_own_pictures(server: ServerProcess, visit: Visit) -> None:
    ana = visit("es")
    ana.open_table_by_hand(server.url, "Ana", "timestories", "well")
    page = ana.page
    expect(page.locator(".title")).to_contain_text("Puteus")
    expect(page.locator(".options")).to_contain_text("noche de verano")
    assert page.locator(".options input[name=profile]").count() == 0, "it is written for one profile: nothing to choose"
    ana.start()
    portraits = sources(ana, ".casting .cameo img")
    assert len(set(portraits)) == 4
    assert all(re.fullmatch(r"/api/tables/[\w-]+/pictures/[\w-]{24}", place) for place in portraits)
    step_to_the_jetty(ana)
    (scene,) = set(sources(ana, ".panorama .slice img"))
    assert re.fullmatch(r"/api/tables/[\w-]+/pictures/[\w-]{24}", scene)
    assert scene not in portraits


def test_a_mission_without_pictures_gets_drawn_ones_and_nobody_elses(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en")
    ana.open_table_by_hand(server.url, "Ana", "timestories", "bare")
    ana.start()
    portraits = sources(ana, ".casting .cameo img")
    assert len(set(portraits)) == 4, "they can be told apart"
    assert all(place.startswith("data:image/svg+xml") for place in portraits)
    step_to_the_jetty(ana)
    (scene,) = set(sources(ana, ".panorama .slice img"))
    assert scene.startswith("data:image/svg+xml")


def step_to_the_jetty(person: BrowserPerson) -> None:
    for what, leads_to in (
        ("[data-receptacle=ines]", ".file.taken"),
        ("[data-receptacle=nuno]", "[data-do=volunteer]"),
        ("[data-do=volunteer]", ".can[data-location=jetty]"),
        ("[data-location=jetty]", ".can[data-slot='0']"),
    ):
        person.page.locator(what).first.click()
        person.page.locator(leads_to).first.wait_for()


def test_the_profile_is_a_second_choice_and_a_played_mission_says_when(server: ServerProcess, visit: Visit) -> None:
    ana = visit("en")
    page = ana.page
    page.goto(f"{server.url}/shelf/timestories")
    page.locator("[data-pack=training]").get_by_role("button").click()
    page.get_by_label("Your name").fill("Ana")
    page.locator("form.desk summary").click()
    page.get_by_role("radio", name="The Hadal Project (rules of the Spanish edition)").check()
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("radio", name="The Hadal Project (rules of the Spanish edition)")).to_be_checked()
    ana.start()
    for _ in patiently("the mission ends", A_GAME):
        if ana.is_over:
            break
        ana.act_on_mission()
        page.wait_for_timeout(20)
    page.locator("dialog[open] #end-title").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Mission Log entry").click()
    assert "Mission: The Last Light" in Path(download.value.path()).read_text("utf-8")
    page.goto(f"{server.url}/shelf/timestories")
    expect(page.locator("[data-pack=training] .stamp")).to_contain_text("Played on")
    assert page.locator("[data-pack=well] .stamp").count() == 0
    log = page.get_by_role("region", name="Mission Log")
    for words in ("The Last Light", "The Hadal Project", "Ana", "Azrak on the Return"):
        expect(log).to_contain_text(words)
    with page.expect_download() as download:
        log.get_by_role("link", name="Download the log").click()
    assert "Agents: Ana" in Path(download.value.path()).read_text("utf-8")
