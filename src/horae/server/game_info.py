"""A game as a person reads of it away from the board: what can be chosen, its rulebook, its packs, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from horae.bots.registry import bot_about, bot_names, bot_title, coaches
from horae.core.game import AnyGame
from horae.core.narration import AnyNarration
from horae.core.speech import Phrase, knows, say
from horae.packs.texts import in_language
from horae.server.protocol.http_bodies import (
    BotInfo,
    GameInfo,
    OptionInfo,
    OptionValue,
    PackInfo,
    PackTexts,
    RulebookText,
    RuleEntry,
    SectionEntry,
)


def game_info(game: AnyGame, narration: AnyNarration, packs: Iterable[str], language: str) -> GameInfo:
    name = game.name
    return GameInfo(
        name=name,
        title=say(Phrase(f"{name}-title"), language),
        fewest=game.seat_range.start,
        most=game.seat_range.stop - 1,
        cooperative=game.cooperative,
        options=tuple(_options(game, narration, language)),
        packs=tuple(_pack(game, pack, language) for pack in packs),
        bots=tuple(_bot(name, bot, language) for bot in bot_names(game)),
        quiet_rule=game.quiet_rule,
        coach=coaches(game),
        board=game.board,
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


def _pack(game: AnyGame, pack: str, language: str) -> PackInfo:
    return PackInfo(pack, game.open_content(game.load_pack(pack)).title[language])


def _bot(game: str, name: str, language: str) -> BotInfo:
    return BotInfo(name, say(bot_title(game, name), language), say(bot_about(game, name), language))


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


def pack_texts(game: AnyGame, pack: str, language: str) -> PackTexts:
    loaded = game.load_pack(pack)
    return PackTexts(game.name, pack, loaded.hash, in_language(game.open_content(loaded), language))
