"""A game as a person reads of it away from the board: what can be chosen, its rulebook, its packs, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from horae.bots.registry import bot_about, bot_title, by_company, coaches, for_newcomers, tells_story, usual_bot
from horae.core.game import AnyGame, Pack
from horae.core.narration import AnyNarration, Logged
from horae.core.speech import Phrase, knows, say
from horae.packs.texts import in_language
from horae.server.boards import BOARDS
from horae.server.pack_shelf import PackShelf
from horae.server.pictures import cover_of
from horae.server.protocol.http_bodies import (
    BotInfo,
    GameInfo,
    LessonAnswer,
    LessonPage,
    LessonQuestion,
    LessonText,
    OptionInfo,
    OptionValue,
    PackInfo,
    PackTexts,
    RulebookText,
    RuleEntry,
    SectionEntry,
)
from horae.table.lesson import Lesson, Page, has_lesson


def game_info(game: AnyGame, narration: AnyNarration, shelf: PackShelf, language: str) -> GameInfo:
    name = game.name
    options = tuple(_options(game, narration, language))
    return GameInfo(
        name=name,
        title=say(Phrase(f"{name}-title"), language),
        fewest=game.seat_range.start,
        most=game.seat_range.stop - 1,
        cooperative=game.cooperative,
        options=options,
        packs=tuple(_pack(game, shelf, pack, options, language) for pack in shelf.packs(name)),
        bots=tuple(_bot(game, bot, language) for bot in by_company(game)),
        quiet_rule=game.quiet_rule,
        coach=coaches(game),
        lesson=has_lesson(game),
        keeps_log=isinstance(narration, Logged),
        story=tells_story(game),
        board=game.name in BOARDS,
        pitch=_optional(f"{name}-pitch", language),
        time=_optional(f"{name}-time", language),
    )


def _options(game: AnyGame, narration: AnyNarration, language: str) -> Iterable[OptionInfo]:
    defaults: dict[str, Any] = msgspec.to_builtins(game.options(None))
    for option in narration.OPTIONS:
        yield OptionInfo(
            option.name,
            say(option.title, language),
            say(option.about, language),
            _written(defaults[option.name]),
            tuple(OptionValue(choice.value, say(choice.title, language)) for choice in option.choices),
            option.names_seats,
        )


def _pack(game: AnyGame, shelf: PackShelf, pack: str, options: Iterable[OptionInfo], language: str) -> PackInfo:
    content = shelf.content(game.name, pack)
    about = game.about(game.load_pack(shelf.source(pack, content)))
    values = {
        option.name: tuple(value for value in option.values if value.value in about.values[option.name])
        for option in options
        if option.name in about.values
    }
    return PackInfo(
        id=pack,
        title=about.title[language],
        pitch="" if about.pitch is None else about.pitch[language],
        minutes=about.minutes,
        ages=about.ages,
        fewest=game.seat_range.start,
        most=about.most or game.seat_range.stop - 1,
        values=values,
        cover=cover_place(game, shelf, pack),
    )


def cover_place(game: AnyGame, shelf: PackShelf, pack: str) -> str:
    """Where a pack's cover is to be had; nothing if it has none. The address changes with the pack's content."""
    content = shelf.content(game.name, pack)
    if cover_of(game.name, shelf.source(pack, content)) is None:
        return ""
    return f"/api/games/{game.name}/packs/{pack}/cover" + (f"?content={content}" if content else "")


def _bot(game: AnyGame, name: str, language: str) -> BotInfo:
    title, about = say(bot_title(game.name, name), language), say(bot_about(game.name, name), language)
    return BotInfo(name, title, about, usual=name == usual_bot(game), for_newcomers=name == for_newcomers(game))


def _optional(key: str, language: str) -> str:
    """What a game says of itself to who chooses, if it does."""
    return say(Phrase(key), language) if knows(key, language) else ""


def _written(value: object) -> str:
    """An option's value as it is written: true, hard, 3."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def rulebook_text(game: AnyGame, language: str) -> RulebookText:
    book = game.rulebook()
    return RulebookText(
        game.name,
        tuple(SectionEntry(section.id, section.title[language]) for section in book.sections),
        tuple(
            RuleEntry(
                rule.id,
                rule.kind,
                book.section_of(rule).id,
                rule.source_in(language),
                rule.text(language),
                None if rule.ruling is None else rule.ruling[language],
            )
            for rule in book.rules
        ),
    )


def lesson_text(game: AnyGame, lesson: Lesson, language: str) -> LessonText:
    return LessonText(game.name, tuple(_lesson_page(page, language) for page in lesson.pages))


def _lesson_page(page: Page, language: str) -> LessonPage:
    ask = None
    if page.ask is not None:
        answers = tuple(LessonAnswer(each.say[language], each.why[language], each.right) for each in page.ask.answers)
        ask = LessonQuestion(page.ask.say[language], answers)
    return LessonPage(page.title[language], page.say[language], page.look, ask, bool(page.want))


def pack_texts(game: AnyGame, pack: Pack, cover: str, language: str) -> PackTexts:
    return PackTexts(game.name, pack.id, pack.hash, in_language(game.open_content(pack), language), cover)
