"""What can be taken, each on a salt-stained board with the light from the right."""

from __future__ import annotations

from collections.abc import Callable

from missions.art.pen import Picture
from missions.art.salt.tones import APRICOT, LAMP, RUST, SALT, SHADE

SIZE = 200


def on_board(draw: Callable[[Picture], None]) -> Callable[[], str]:
    def picture() -> str:
        pic = Picture(SIZE, SIZE, f"salt/{draw.__name__}")
        pic.box(0, 0, SIZE, SIZE, pic.fade((0, "#3f5562"), (1, "#1a2733")))
        pic.glow(135, 70, 140, APRICOT, 0.5)
        pic.line("M0 66H200M0 134H200", "#16212b", 3, 0.6)
        pic.path(
            "".join(f"M{x} {y}l4 -3 4 3 -4 3Z" for x, y in ((18, 30), (170, 22), (30, 176), (178, 150), (152, 184), (12, 110))),
            SALT,
            0.8,
        )
        draw(pic)
        return pic.svg()

    return picture


def label(pic: Picture) -> None:
    """Torn across: the end of a number is left."""
    pic.oval(104, 158, 72, 10, "#0c141c", 0.5)
    with pic.at(100, 100, turn=-8):
        pic.path("M-70 -46H70V44L58 52L44 42L30 54L12 44L-6 56L-24 44L-40 54L-56 44L-70 50Z", "#cdb98e")
        pic.path("M20 -46H70V44L58 52L44 42L30 54L24 50Z", "#f3e6c4")
        pic.line("M-60 -36H60", RUST, 5)
        pic.line("M-66 -14l10 -2 -6 12 -8 -2", "#3a2a20", 4)
        pic.line("M-12 -14C-30 -20 -34 0 -16 8C4 16 2 36 -14 34C-32 32 -30 16 -12 6C2 -2 2 -14 -12 -14Z", "#2a1c16", 6)
        pic.line("M44 34V-16L16 16H54", "#2a1c16", 6)
        pic.circle(-56, -38, 5, "#1a2733")


def rake(pic: Picture) -> None:
    pic.oval(104, 172, 76, 9, "#0c141c", 0.5)
    pic.line("M164 24L70 138", "#4a2f1c", 15)
    pic.line("M168 26L74 140", "#e0a868", 5)
    pic.path("M22 112L96 172L84 186L10 126Z", "#6a4528")
    pic.path("M22 112L96 172L92 177L18 117Z", "#f3c48c")
    pic.path("M14 132L80 184L60 192C40 190 20 176 8 156Z", SALT)
    pic.path("M8 156C20 176 40 190 60 192L46 182C32 176 20 166 8 156Z", SHADE)


def book(pic: Picture) -> None:
    pic.oval(102, 170, 80, 11, "#0c141c", 0.55)
    pic.path("M30 44L140 26L172 46V156L62 174L30 154Z", "#4a231c")
    pic.path("M30 44L62 62V174L30 154Z", "#2e1410")
    pic.path("M62 62L172 46V156L62 174Z", "#7a3528")
    pic.path("M36 44L140 27L166 44L64 60Z", "#efe4cc")
    pic.line("M44 45L144 30M52 50L152 35M58 55L158 40", "#b9a888", 1.6)
    pic.line("M76 74L158 62V146L76 158Z", LAMP, 3)
    pic.path("M116 90L132 108L118 128L102 110Z", SALT)
    pic.path("M116 90L132 108L118 128Z", SHADE)
    pic.path("M150 92L180 88V108L150 112Z", LAMP)
    pic.circle(166, 100, 5, "#2e1410")


def bread(pic: Picture) -> None:
    pic.oval(100, 160, 82, 14, "#0c141c", 0.5)
    pic.path("M20 136C20 160 180 160 180 136L160 164H40Z", "#8a6a48")
    pic.path("M24 130C20 84 60 62 100 62S180 84 176 130C150 148 50 148 24 130Z", "#b9743c")
    pic.path("M100 62C140 62 180 84 176 130C168 136 160 138 150 140C164 104 140 74 100 62Z", "#f0b870")
    pic.line("M64 84l20 34M94 76l20 38M124 78l18 34", "#6a3a1c", 6)
    pic.line("M68 84l18 31M98 76l18 35M128 78l15 30", "#ffdba0", 2)
    pic.path("M60 142L80 122L104 126L122 116L146 142C120 152 84 152 60 142Z", SALT)
    pic.path("M122 116L146 142C134 148 122 150 110 150Z", SHADE)
    pic.path(
        "".join(f"M{x} {y}l4 -4 4 4 -4 4Z" for x, y in ((76, 134), (96, 130), (112, 138), (92, 142), (124, 132), (150, 150))),
        "#fff",
    )


THINGS = {"1": on_board(label), "2": on_board(rake), "3": on_board(book), "4": on_board(bread)}
