"""Print how honest the Shipwreck reader's odds are: what it stated, in bins, beside how often that was true.

python benchmarks/calibrate_reader.py [--games 400] [--seats 2 3 4 5] [--first 1] [--partner reader]
"""

from __future__ import annotations

import argparse

from horae.benchmark.calibration import Bin, mean_gap
from horae.bots.registry import bot_class
from horae.games.shipwreck.options import STARTING_DOOM
from horae.testkit.calibration import Stated, listen, table_of
from horae.testkit.shipwreck import GAME


def show(title: str, table: list[Bin]) -> None:
    print(f"{title}: {sum(one.count for one in table):,} odds, mean gap {mean_gap(table):.4f}")
    print("      stated         count   mean stated   true    gap   in standard errors")
    for one in table:
        gap = one.true - one.stated
        errors = f"{gap / one.error:+.1f}" if one.error > 1e-3 / one.count else f"{gap * one.count:+.0f} in all"
        print(f"  {one.low:5.2f} to {one.high:5.2f} {one.count:9,} {one.stated:13.3f} {one.true:6.3f} {gap:+6.3f} {errors:>10}")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=400, help="for each difficulty")
    words.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    words.add_argument("--first", type=int, default=1, help="the first game's seed")
    words.add_argument("--partner", default="reader", help="the bot that sits at every other seat")
    asked = words.parse_args()
    for seats in asked.seats:
        makers = [bot_class(GAME, "reader" if seat % 2 == 0 else asked.partner) for seat in range(seats)]
        stated: list[Stated] = []
        for level, difficulty in enumerate(STARTING_DOOM):
            first = asked.first + level * asked.games  # the same deal at every difficulty would count as four
            stated += listen(makers, range(first, first + asked.games), difficulty)
        show(f"{seats} seats, {len(stated):,} moments, every value", table_of(stated))
        show(f"{seats} seats, what was predicted", table_of(stated, predictions_only=True))


if __name__ == "__main__":
    main()
