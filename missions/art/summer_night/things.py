"""The things one can hold, each on the same dark cloth with one light from the right."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from missions.art.land import slips
from missions.art.pen import Picture
from missions.art.summer_night.tones import RED

SIZE = 200
PAPER, SHADE, LINE = "#efe4c6", "#cbb98e", "#3a2a20"
IRON, GLINT = "#2a2c36", "#aeb4c0"


def on_cloth(draw: Callable[[Picture], None]) -> Callable[[], str]:
    def picture() -> str:
        pic = Picture(SIZE, SIZE, draw.__name__)
        pic.box(0, 0, SIZE, SIZE, pic.fade((0, "#2a2f45"), (1, "#10131f")))
        pic.glow(130, 80, 130, "#f3c67a", 0.42)
        pic.oval(102, 170, 70, 11, "#080a12", 0.55)
        draw(pic)
        return pic.svg()

    return picture


def ember_pot(pic: Picture) -> None:
    pic.path("M40 92C30 140 52 172 100 172S170 140 160 92Z", "#7a4127")
    pic.path("M160 92C170 140 148 172 100 172C140 160 148 130 142 92Z", "#d98a52")
    pic.oval(100, 92, 60, 16, "#3a1a10")
    pic.path("M54 92C64 84 70 98 82 86C92 96 104 80 116 92C126 84 134 96 146 92C136 102 64 102 54 92Z", "#f08a35")
    pic.path("M74 93l8 -6 8 6ZM104 94l10 -8 8 8ZM90 98l8 -5 6 5Z", "#ffe08a")
    pic.path("M22 62L112 34L122 46L34 76Z", "#93532f")
    pic.path("M62 42L70 26L86 24L90 40Z", "#a8653a")
    pic.line("M96 78C90 64 104 58 98 44M122 80C116 70 128 62 122 52", "#f6dcb4", 3, 0.6)


def ring(pic: Picture) -> None:
    """Seen a little from above, so that the inside shows; as thin as iron goes."""
    pic.path("M36 94a64 50 0 1 0 128 0a64 50 0 1 0 -128 0ZM42 94a58 44 0 1 1 116 0a58 44 0 1 1 -116 0Z", "#5b6070")
    pic.path("M42 94C42 68 66 50 100 50S158 68 158 94C154 78 134 66 100 66S46 78 42 94Z", "#878d9c")
    pic.path("M36 94C36 124 64 144 100 144S164 124 164 94V104C164 136 136 156 100 156S36 136 36 104Z", "#3a3e4c")
    pic.path("M118 153C146 148 164 130 164 104V94C162 120 144 138 118 142Z", "#d5d9e0")
    pic.line("M74 58v4M80 56v4M86 55v4M92 54v4M98 54v4M104 55v4M110 56v4", "#6a7080", 1.6)  # a word, gone


def napkin(pic: Picture) -> None:
    pic.path("M34 60L150 40L170 146L50 166Z", PAPER)
    pic.path("M150 40L170 146L128 153L110 47Z", "#fff9e6")
    pic.path("M34 60L110 47L118 98L42 112Z", SHADE)
    pic.line("M44 156L166 136M40 68L110 56", "#b5a27a", 2)
    pic.line("M96 126v20h6c14 -2 14 -20 0 -20ZM140 122h-14l1 20h14M127 132h11", RED, 4)
    pic.line("M94 136C84 132 80 142 70 138M144 132C152 128 154 136 162 130", RED, 2)


def pipe(pic: Picture) -> None:
    pic.path("M26 146L150 44L166 62L42 166Z", "#8a6a34")
    pic.path("M30 150L152 50L158 56L34 156Z", "#e6c87a")
    pic.path("M150 44L176 30L184 40L166 62Z", "#b08a48")
    pic.path("".join(f"M{62 + i * 20} {128 - i * 17}a6 5 -40 1 0 .1 0Z" for i in range(5)), "#2a1a10")
    pic.line("M48 134L58 146M144 54L154 66", RED, 5)
    pic.line("M40 60c14 -10 20 6 34 -4M30 78c10 -8 14 4 24 -2", "#f6ecca", 2.5, 0.7)


CAST = "#57492f"
"""Of the shadows in the photograph."""


def nobodys_shadow(pic: Picture, dark: str, light: str) -> None:
    """Of somebody who is not there: a girl, big with child, who holds out a lantern. Upright, her feet at 0, 0."""
    pic.circle(0, -47, 6.5, dark)
    pic.path("M-2 -44H3V-39C8 -38 9 -35 9 -31C18 -27 19 -15 11 -11L14 0H-11L-6 -24C-9 -32 -8 -38 -2 -39Z", dark)
    pic.line("M4 -34L22 -38", dark, 4)
    pic.line("M22 -38v4M18 -31q4 -6 8 0", dark, 1.5)
    pic.path("M17 -31h10l1.5 13h-13Z", dark)
    pic.circle(22, -24, 2.6, light)


def photograph(pic: Picture) -> None:
    with pic.at(100, 100, turn=-5):
        pic.path("M-78 -58H78V60H-78Z", PAPER)
        pic.path("M-68 -48H68V42H-68Z", "#b9a980")
        pic.path("M-68 10C-30 -6 30 4 68 -8V42H-68Z", "#94865f")

        def one() -> None:
            pic.path("M-7 0V-22C-7 -30 7 -30 7 -22V0Z", "#4a3d2a")
            pic.circle(0, -34, 5.5, "#e3d4aa")

        pic.path("".join(f"M{x} 22l-12 5l-3 -2l10 -5Z" for x in (-62, -50, 22, 36, 50)), CAST)
        for x in (-58, -46, -34, 26, 40, 54):
            pic.stamp("one", one, x, 2)
        for x in (-62, -50, 22, 36, 50):
            pic.stamp("one", one, x, 22)
        with pic.at(16, 29, 0.92, turn=-97):
            nobodys_shadow(pic, CAST, "#d8c79c")
        pic.line("M-28 -20C-20 -22 -14 -18 -12 -12", "#4a3d2a", 5)


def tally(pic: Picture) -> None:
    with pic.at(100, 100, turn=4):
        pic.path("M-62 -76H62V76H-62Z", "#c9b48a")
        pic.path("M48 -76H62V76H48Z", "#f3e6c4")
        d = ""
        for row in range(6):
            for five in range(4 if row != 5 else 3):
                x, y = -50 + five * 24, -62 + row * 23
                d += "".join(f"M{x + k * 4} {y}v14" for k in range(4)) + (
                    f"M{x - 3} {y + 11}l18 -8" if row != 3 or five != 3 else ""
                )
        pic.line(d, LINE, 2)
        pic.line("M34 20h16M38 20c0 -10 9 -10 9 0", RED, 2.5)


def parchment(pic: Picture) -> None:
    pic.path("M44 34C60 28 130 32 156 30C150 60 158 120 154 156C120 162 70 154 46 160C50 120 40 70 44 34Z", "#d6c08a")
    pic.path("M156 30C150 60 158 120 154 156L134 159C140 120 134 70 138 31Z", "#f3e2b0")
    pic.path("M36 26C60 18 140 24 164 22C170 32 164 38 156 38L46 42C36 40 32 32 36 26Z", "#b0935a")
    pic.line("M60 58H130M60 70H124M60 82H132M60 94H112", LINE, 2.5)
    pic.line("".join(f"M{58 + i % 4 * 20} {110 + i // 4 * 12}l8 -4" for i in range(12)), LINE, 2)
    pic.line("M70 146h26", "#a8905c", 1.5)
    pic.circle(128, 146, 13, RED)
    pic.path("M122 140h12v4h-12ZM122 148h12v4h-12Z", "#e0705a")
    pic.line("M122 158l-6 22M134 158l6 22", RED, 5)


def cord(pic: Picture) -> None:
    d = "M24 60C60 30 80 100 110 70S150 40 170 70C180 100 130 110 100 120S40 140 60 164"
    pic.line(d, "#6a4f2c", 11)
    pic.line(d, "#e6cf98", 6)
    pic.circle(112, 69, 15, "#c9a868")
    pic.line("M102 60l20 18M102 78l18 -18M112 54v30", "#6a4f2c", 3)
    pic.path("M130 120l40 8 -6 34 -42 -8Z", PAPER)
    pic.line("M136 134l24 4M134 144l18 3", LINE, 2)
    pic.line("M60 164C70 176 84 166 92 178", "#4f9be0", 5)
    pic.line("M56 158l10 -6M54 166l10 -4", "#4f9be0", 4)


def letter(pic: Picture) -> None:
    with pic.at(100, 104, turn=-8):
        pic.path("M-74 -48H74V50H-74Z", "#e3d3a6")
        pic.path("M-74 -48L0 14L74 -48V-42L0 24L-74 -42Z", "#a8905c")
        pic.path("M-74 -48L0 12L74 -48Z", "#f6ebc8")
        pic.path("M-12 6C-14 -6 12 -8 14 4C14 16 -10 18 -12 6Z", "#a8763c")
        pic.path("M-60 30c8 -8 18 -2 16 6c-6 6 -16 4 -16 -6Z", "#8a7a5a", 0.6)


def daughter(pic: Picture) -> None:
    with pic.at(100, 100, turn=6):
        pic.path("M-58 -72H58V76H-58Z", PAPER)
        pic.path("M-48 -62H48V50H-48Z", "#9a8b66")
        pic.path("M-30 50C-30 20 -20 4 0 4S30 20 30 50Z", "#4a4434")
        pic.circle(0, -14, 19, "#e6d6ac")
        pic.path(
            "M-34 -20C-50 -40 -30 -58 -14 -50C-4 -66 24 -62 26 -46C46 -46 48 -22 32 -18C26 -34 -22 -36 -34 -20Z", "#5f6a44"
        )
        pic.path("M-44 20q-6 -20 14 -26q2 20 -14 26ZM44 22q8 -18 -12 -28q-4 20 12 28Z", "#5f6a44")
        pic.path("M-8 -16h3v4h-3ZM6 -16h3v4h-3Z", LINE)
        pic.path("M-7 -5H7C6 2 -6 2 -7 -5Z", "#6b3328")
        pic.path("M44 76L58 62V76Z", "#7a6a4c")


def deed(pic: Picture) -> None:
    pic.path("M48 26H146L160 42V172H48Z", PAPER)
    pic.path("M146 26L160 42H146Z", SHADE)
    pic.path("M132 42H160V172H132Z", "#fff9e4", 0.6)
    pic.path("M66 40H126V50H66Z", LINE)
    pic.line("M62 64H144M62 74H140M62 84H146M62 94H130M62 104H138", "#6b5a48", 2.2)
    pic.line("".join(f"M{62 + i % 4 * 22} {120 + i // 4 * 11}q5 -7 8 0q3 5 6 -2" for i in range(12)), "#2c3a6a", 2)
    pic.line("M112 160c8 -12 12 8 18 -4s10 10 18 -2", RED, 3)
    pic.circle(74, 160, 9, "#2c3a6a")


def sash(pic: Picture) -> None:
    pic.path("M30 76C60 50 140 50 172 78C168 98 160 104 150 106C120 86 80 88 52 108C38 104 32 92 30 76Z", "#8a2822")
    pic.path("M30 76C60 50 140 50 172 78C140 64 60 66 30 76Z", "#d9543e")
    pic.path("M62 100L44 172L74 166L88 98ZM92 96L100 176L128 168L114 96Z", RED)
    pic.path("M78 98L88 98L74 166L64 168ZM106 96L114 96L128 168L118 171Z", "#e0705a")
    pic.line("M48 172v8M58 170v8M68 168v8M104 176v8M114 172v8M124 169v8", "#e0705a", 3)
    pic.line("M94 88v-5M94 77v-5M97 66l4 -2M106 66l3 4M108 76v5M108 85v4", "#f6e3b0", 2.5)  # where a finger was stitched
    pic.line("M108 89c6 8 -2 12 4 20", "#f6e3b0", 2)
    pic.line("M124 74l10 4M132 72l-4 8M142 78l8 4", "#6a1d18", 2)


def glow_worms(pic: Picture) -> None:
    pic.glow(100, 112, 84, "#b8f07a", 0.7)
    pic.path("M58 66C50 76 50 90 50 100V158C50 170 60 172 100 172S150 170 150 158V100C150 90 150 76 142 66Z", "#bfe0c8", 0.35)
    pic.path("M134 70C144 80 142 150 138 166C148 164 150 160 150 150V100C150 86 148 76 142 66Z", "#f6fff0", 0.7)
    pic.path("M54 48H146V66H54Z", "#8a7a4c")
    pic.path("M54 48H146V54H54Z", "#e6d28a")
    pic.circle(100, 50, 4, "#14110c")
    spots = "".join(
        f"M{x} {y}a5 4 0 1 0 .1 0Z"
        for x, y in (
            (70, 90),
            (90, 104),
            (118, 92),
            (130, 116),
            (76, 124),
            (104, 132),
            (124, 144),
            (84, 150),
            (64, 146),
            (110, 158),
            (98, 82),
            (136, 84),
            (62, 108),
            (116, 112),
        )
    )
    pic.path(spots, "#f2ffb0")
    pic.line("M60 162C80 140 90 170 110 150M130 160l-10 -20", "#4a6a3a", 2)


def loaf(pic: Picture) -> None:
    five_lobes(pic, 100, 104, 1)


def five_lobes(pic: Picture, x: float, y: float, size: float) -> None:
    """Five fingers all round the palm, so that nobody can tell from afar which one is bitten."""
    with pic.at(x, y, size):
        pic.oval(0, 34, 90, 36, "#4a2c18")
        ends = [(round(54 * cos(radians(a))), round(38 * sin(radians(a)))) for a in range(-126, 234, 72)]
        whole = ends[1]
        ends[1] = (round(whole[0] * 0.3), round(whole[1] * 0.3))
        for colour, dy in (("#6e3d1a", 6), ("#b8732f", 0), ("#d99a50", -6)):
            pic.line("".join(f"M0 {dy}L{px} {py + dy}" for px, py in ends), colour, 46 if dy >= 0 else 34)
        bx, by = whole
        pic.path(
            f"M{bx * 0.5:.0f} {by * 0.5 - 26:.0f}q16 0 12 12q12 0 8 12q10 6 0 14q2 10 -12 8q-12 2 -12 -12q-6 -20 4 -34Z",
            "#a8763c",
        )
        pic.path(
            f"M{bx * 0.5 + 2:.0f} {by * 0.5 - 21:.0f}q10 2 6 10q12 2 6 11q8 6 -2 11q0 8 -9 5q-6 0 -5 -10q-4 -16 4 -27Z",
            "#fbeccb",
        )
        creases = "".join(
            f"M{px * 0.45 - py * 0.22:.0f} {py * 0.45 + px * 0.14 - 6:.0f}L{px * 0.45 + py * 0.22:.0f} {py * 0.45 - px * 0.14 - 6:.0f}"
            for i, (px, py) in enumerate(ends)
            if i != 1
        )
        pic.line(creases, "#8a5222", 4)
        pic.path(
            "".join(
                f"M{px * 0.9:.0f} {py * 0.9 - 18:.0f}h3v3h-3ZM{px * 0.7:.0f} {py * 0.8 - 10:.0f}h2v2h-2Z" for px, py in ends
            ),
            "#fff3d6",
        )


def bottle(pic: Picture) -> None:
    pic.path("M68 172V96C68 74 86 74 86 58V28H114V58C114 74 132 74 132 96V172C132 178 68 178 68 172Z", "#24443a")
    pic.path("M106 28H114V58C114 74 132 74 132 96V172C130 175 124 176 116 176V98C116 78 106 74 106 58Z", "#a8cf9c")
    pic.path("M70 110H130V172C130 178 70 178 70 172Z", "#5a1f3a", 0.6)
    pic.circle(94, 152, 11, "#1a1230")
    pic.circle(97, 149, 4, "#6a5a9a")
    pic.path("M84 18H116V32H84Z", "#a8763c")
    pic.path("M74 84H126V104H74Z", PAPER)
    pic.line("M82 92h30M82 98h20", LINE, 2)


def nail(pic: Picture) -> None:
    pic.path("M46 54L66 40L78 60L60 70Z", "#6b6d78")
    pic.path("M58 62L70 56C100 90 110 110 130 124L172 172L118 134C100 118 80 100 58 62Z", IRON)
    pic.path("M66 58L70 56C100 90 110 110 130 124L172 172C130 134 96 110 66 58Z", GLINT)
    pic.path("M40 52C44 42 58 36 66 40L60 48C54 46 50 54 54 60L46 64Z", "#8a4a2c")
    pic.path("M84 96l8 -4M98 112l8 -4", "#8a4a2c")
    pic.line("M78 88l6 -3M92 104l6 -3M112 122l5 -4", "#a8653a", 3)


def teaspoon(pic: Picture) -> None:
    with pic.at(100, 104, 1.5, turn=38):
        pic.path("M-6 -8C-22 -22 -18 -54 0 -56C18 -54 22 -22 6 -8L4 46C8 50 8 60 0 62C-8 60 -8 50 -4 46Z", "#9aa2a8")
        pic.path("M4 -12C16 -24 14 -46 4 -52C18 -50 20 -24 6 -8L4 46C8 50 8 60 2 61C4 54 1 50 1 46Z", "#f6f6e8")
        pic.oval(-2, -32, 9, 15, "#5d6670", 0.6)
        pic.line("M-4 54h8", "#3a3f46", 1.6)
        pic.line("M-3 57a3 2 0 1 0 6 0a3 2 0 1 0 -6 0", "#3a3f46", 1)


def lantern(pic: Picture) -> None:
    pic.glow(100, 104, 92, "#f7c766", 0.8)
    pic.path("M100 44C146 44 156 76 156 104C156 140 134 160 100 160S44 140 44 104C44 76 54 44 100 44Z", "#f2cf86")
    pic.path("M120 46C150 52 156 80 156 104C156 136 140 154 116 159C142 130 146 76 120 46Z", "#fff3c8")
    pic.line("M48 84H152M44 106H156M50 130H150", "#c98f45", 2.5)
    pic.line(
        "M66 96c4 -8 8 4 12 -2s8 4 12 -2 8 4 12 -2M72 118c4 -8 8 4 12 -2s8 4 12 -2 8 4 12 -2M78 74c4 -6 8 4 12 -2s8 4 12 -2",
        "#8a5a34",
        2,
    )
    pic.path("M82 36H118V46H82ZM82 158H118V168H82Z", "#3a2415")
    pic.line("M88 36C88 14 112 14 112 36", "#3a2415", 4)


def slip(pic: Picture) -> None:
    pic.path("M40 70L156 48L166 128L52 152Z", PAPER)
    pic.path("M98 59L156 48L166 128L108 140Z", "#fff9e4")
    pic.line("M69 64.5L79 146M127 53.5L137 134M46 110L161 88", "#c9b78c", 2.5)
    pic.path("M62 76l24 -5 2 8 -24 5Z", "#7a2f33")
    pic.line("M66 98l78 -15M68 108l80 -15M70 120l60 -12M74 134l46 -9", "#2c3a6a", 2.2)


def chalk(pic: Picture) -> None:
    pic.path("M70 100L116 78L132 110L88 134Z", "#d9d8cc")
    pic.path("M70 100L116 78L121 88L75 110Z", "#fffdf2")
    pic.oval(124, 94, 11, 18, "#b9b8ac")
    pic.line("M40 158l6 -30M52 160l6 -30M64 160l6 -30M76 160l6 -30M36 154l54 -18M108 160l6 -30", "#fffdf2", 4)
    slips(pic, [(80, 140), (96, 146), (140, 130), (150, 140)], 2, "#fffdf2")


def button(pic: Picture) -> None:
    pic.circle(100, 104, 58, "#cdbf9a")
    pic.circle(103, 100, 52, "#f0e6ca")
    pic.circle(100, 104, 40, "#dccfa8")
    pic.path("M82 86h13v13h-13ZM107 86h13v13h-13ZM82 111h13v13h-13ZM107 111h13v13h-13Z", "#2a221c")
    pic.line("M138 66C150 80 156 96 154 114", "#fffdf0", 5)
    pic.line("M88 92L114 118C130 134 120 150 140 160S166 160 172 176", RED, 3.5)


def cradle_end(pic: Picture) -> None:
    pic.path("M44 170L34 70C60 28 140 28 166 70L156 170Z", "#8d5f3c")
    pic.path("M166 70L156 170H138L146 62C140 50 130 42 118 38C140 42 156 52 166 70Z", "#e6b878")
    bird = "M-26 4C-16 -2 -8 -14 4 -14C8 -22 20 -20 20 -12L28 -9L20 -7C18 4 6 10 -4 8L-28 16L-18 6Z"
    for x, y, s in ((70, 66, 0.9), (118, 72, 0.8), (84, 98, 0.8)):
        with pic.at(x, y, s):
            pic.path(bird, "#4a2c1c")
            pic.path("M-6 0C0 -8 8 -10 14 -8C10 0 2 4 -6 2Z", "#e6b878")
    pic.line("M100 118c8 -6 18 -6 26 0M64 128c10 -4 18 -2 26 4", "#4a2c1c", 2.5)
    pic.path("M26 166C60 186 140 186 174 166L178 174C140 198 60 198 22 174Z", "#5a3822")
    pic.line("M58 180v6M70 182v6M82 183v6M118 183v5M128 182v5M140 180v9", "#e6b878", 3)


THINGS = {
    1: on_cloth(ember_pot),
    2: on_cloth(ring),
    3: on_cloth(napkin),
    4: on_cloth(pipe),
    5: on_cloth(photograph),
    6: on_cloth(tally),
    7: on_cloth(parchment),
    8: on_cloth(cord),
    9: on_cloth(letter),
    10: on_cloth(daughter),
    11: on_cloth(deed),
    12: on_cloth(sash),
    13: on_cloth(glow_worms),
    14: on_cloth(loaf),
    15: on_cloth(bottle),
    16: on_cloth(nail),
    17: on_cloth(teaspoon),
    18: on_cloth(lantern),
    19: on_cloth(slip),
    20: on_cloth(chalk),
    21: on_cloth(button),
    22: on_cloth(cradle_end),
}
