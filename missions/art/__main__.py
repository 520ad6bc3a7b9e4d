"""Draws anew all pictures of our missions into their folders, and says what they weigh."""

from __future__ import annotations

from pathlib import Path

from missions.art.salt import pictures as salt
from missions.art.summer_night import pictures as summer_night

ROOT = Path(__file__).parents[2]
MISSIONS = {"src/horae/content/timestories/summer-night": summer_night.pictures, "examples/salt": salt.pictures}


def main() -> None:
    for mission, pictures in MISSIONS.items():
        weight = 0
        for name, svg in pictures().items():
            path = ROOT / mission / "pictures" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(svg, "utf-8", newline="\n")
            weight += len(svg.encode())
        print(f"{weight / 1024:.0f} KB in {mission}/pictures")


if __name__ == "__main__":
    main()
