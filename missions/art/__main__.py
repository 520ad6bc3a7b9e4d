"""Draws anew all pictures of our missions into their folders, and says what they weigh."""

from __future__ import annotations

from pathlib import Path

from missions.art.summer_night.pictures import pictures

MISSIONS = Path(__file__).parents[1]


def main() -> None:
    folder = MISSIONS / "summer-night/pictures"
    weight = 0
    for name, svg in pictures().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg, "utf-8", newline="\n")
        weight += len(svg.encode())
    print(f"{weight / 1024:.0f} KB in {folder.relative_to(MISSIONS.parent)}")


if __name__ == "__main__":
    main()
