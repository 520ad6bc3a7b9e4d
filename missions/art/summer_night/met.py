"""Who is met on the way: villagers by firelight, the kept by the moon."""

from __future__ import annotations

from dataclasses import replace

from missions.art import land
from missions.art.faces import MOONLIT, OLIVE, PALE, RUDDY, TALL, WIDE, Face, backdrop, draw_face, draw_neck, frame, hatch
from missions.art.pen import Picture
from missions.art.summer_night.hand import CANDELA, FIRE, TWIN
from missions.art.summer_night.tones import RED

MOON = "#f3ecd2"
SHOULDERS = "M24 500C30 400 82 350 150 332L200 362L254 330C324 348 376 400 382 500Z"
SHOULDER_LIGHT = "M254 330C324 348 376 400 382 500H350C342 420 312 364 254 330Z"


def gaspar() -> str:
    """The ringer: deaf, a spyglass, a scarf, the bell behind him."""
    pic = Picture(WIDE, TALL, "gaspar")
    backdrop(pic, "#22365a", "#0d1526", MOON, 330, 130, 0.6)
    pic.path("M-20 230C0 210 10 110 30 60C44 40 76 40 88 60C106 110 112 210 136 232Z", "#101a30")
    pic.path("M66 44C84 50 88 60 96 90C106 150 112 210 136 232H112C96 200 90 110 66 44Z", "#6d7d8c")
    face = Face(
        PALE,
        cheek=60,
        jaw=44,
        chin=96,
        nose=1.25,
        brow=8,
        brow_colour="#c9c4b8",
        lift=0.8,
        open=1,
        gaze=0.8,
        smile=0,
        age=3,
        eye="#33465a",
    )
    draw_neck(pic, 200, 216, face, 1.04)
    pic.path(SHOULDERS, "#2f3d52")
    pic.path(SHOULDER_LIGHT, "#a9b4b4")
    hatch(pic, [(90, 390, 70, 460), (110, 380, 96, 450), (320, 390, 340, 460), (300, 380, 318, 440)], "#8d9cac", 2)
    pic.path("M130 330C160 356 244 356 276 326L284 362C240 396 164 394 122 366Z", "#7e3a34")
    pic.path("M276 326L284 362C262 378 240 386 214 388C244 376 262 352 276 326ZM150 372L136 470L176 466L182 384Z", "#c46a52")
    draw_face(pic, 200, 214, face, 1.04)
    with pic.at(200, 214, 1.04):
        pic.path(
            "M-20 36C-6 28 4 32 8 36C14 32 28 28 42 38C54 44 58 54 62 50C56 66 30 62 10 52C-8 62 -36 64 -44 50C-36 54 -30 42 -20 36Z",
            "#dcd6c6",
        )
        pic.path("M8 36C14 32 28 28 42 38C54 44 58 54 62 50C52 58 28 54 8 44Z", "#fffaec")
        pic.path(
            "M-60 -10C-66 -30 -64 -50 -58 -56L-50 -30C-54 -20 -56 -8 -60 -10ZM60 -10C64 -30 64 -50 58 -56L50 -32Z", "#b9b4a8"
        )
        pic.path("M-74 -48C-90 -92 -40 -116 10 -112C64 -110 92 -84 78 -52C40 -70 -30 -72 -74 -48Z", "#1c2438")
        pic.path("M10 -112C64 -110 92 -84 78 -52L64 -58C68 -86 50 -106 10 -112Z", "#8d9cac")
        pic.path("M-6 -112L-2 -124H6L6 -111Z", "#1c2438")
    with pic.at(292, 420, 1, turn=-28):
        pic.path("M-30 -22H40V22H-30ZM40 -16H96V16H40ZM-40 -26H-28V26H-40ZM36 -26H46V26H36ZM92 -20H102V20H92Z", "#8a6830")
        pic.path("M-40 -26H46V-16H-40ZM46 -16H102V-9H46Z", "#f3d990")
        pic.path("M-10 -30C20 -40 34 -30 36 -10C38 20 30 50 10 64H-40C-36 30 -30 -14 -10 -30Z", "#a5785a")
        pic.path("M-10 -30C20 -40 34 -30 36 -10L20 -14C10 -20 0 -20 -18 -14Z", "#e9c49a")
        pic.line("M-20 0C0 -8 20 -6 34 2M-24 16C-4 8 18 10 32 18", "#5a3a2c", 2)
    return frame(pic)


def remedios() -> str:
    """The innkeeper: a plate too many in her hands, and she does not know for whom."""
    pic = Picture(WIDE, TALL, "remedios")
    backdrop(pic, "#4a2a1a", "#1c100a", FIRE, 330, 150, 0.8)
    for x, r in ((50, 24), (104, 17)):
        pic.line(f"M{x} 0V{70 + r}", "#160d08", 3)
        pic.circle(x, 100 + r, r, "#24140c")
        pic.path(f"M{x} {100}a{r} {r} 0 0 1 0 {2 * r}a{r * 1.6:.0f} {r * 1.6:.0f} 0 0 0 0 {-2 * r}Z", "#c97e3c")
    face = Face(
        OLIVE,
        cheek=63,
        jaw=50,
        chin=94,
        nose=1.1,
        brow=5,
        brow_colour="#4a403a",
        lift=0.5,
        open=0.85,
        gaze=-0.4,
        smile=-0.2,
        age=2,
    )
    draw_neck(pic, 200, 216, face, 1.04)
    pic.path("M8 500C14 392 70 346 146 328L200 358L258 326C336 342 394 392 398 500Z", "#4b2d38")
    pic.path("M258 326C336 342 394 392 398 500H362C352 416 316 360 258 326Z", "#b0705a")
    pic.path("M134 334L156 328C170 400 234 400 248 326L268 332L286 500H116Z", "#d6c6a6")
    pic.path("M248 326L268 332L286 500H256Z", "#fff0cc")
    hatch(pic, [(150, 420, 140, 490), (180, 430, 176, 496), (230, 424, 238, 490), (60, 400, 44, 470)], "#9a8866", 2)
    with pic.at(200, 212, 1.04):
        pic.path(
            "M-68 12C-86 -84 -44 -112 2 -112C54 -112 86 -80 70 12C62 -16 60 -36 52 -54H-50C-60 -36 -60 -14 -68 12Z", "#6a625c"
        )
        pic.path("M-26 -104C-40 -136 40 -142 36 -104Z", "#5b544f")
    draw_face(pic, 200, 216, face, 1.04)
    with pic.at(200, 216, 1.04):
        pic.path(
            "M-64 -8C-68 -78 -26 -98 4 -98C-20 -84 -42 -60 -48 -36C-52 -22 -58 -6 -64 -8ZM4 -98C46 -100 70 -66 64 -10C56 -12 56 -28 52 -40C44 -64 24 -84 4 -98Z",
            "#7d746c",
        )
        hatch(pic, [(12, -94, 52, -46), (24, -95, 58, -38), (36, -90, 62, -28), (-8, -92, -46, -46)], "#ddd0ba", 1.7)
        pic.path("M44 -96C60 -92 66 -70 76 -60C64 -62 52 -72 44 -96Z", "#7d746c")
    with pic.at(206, 452):
        pic.oval(0, 8, 128, 30, "#e6dabc")
        pic.oval(0, 4, 126, 27, "#fff6de")
        pic.oval(0, 6, 84, 16, "#cdbd98")
        pic.oval(0, 8, 76, 12, "#efe4c8")
        pic.path("M-150 40C-160 4 -130 -8 -104 -2C-92 4 -96 16 -110 18C-108 36 -130 50 -150 50Z", "#a06a46")
        pic.path("M150 40C160 4 130 -8 104 -2C92 4 96 16 110 18C108 36 130 50 150 50Z", "#e6b07c")
    return frame(pic)


def casto() -> str:
    """The miller: flour to the elbows, a red nose, and a tune without its end."""
    pic = Picture(WIDE, TALL, "casto")
    backdrop(pic, "#1d4450", "#0b1c22", FIRE, 330, 150, 0.65)
    pic.line("M-40 150a90 90 0 1 0 180 0a90 90 0 1 0 -180 0M50 60V240M-28 105L128 195M-28 195L128 105", "#0c2028", 12)
    face = Face(
        RUDDY,
        cheek=66,
        jaw=54,
        chin=94,
        nose=1.45,
        brow=6,
        brow_colour="#d6cdb8",
        lift=0.4,
        open=0.65,
        gaze=-0.3,
        smile=0.5,
        age=2,
    )
    draw_neck(pic, 200, 216, face, 1.06)
    pic.path("M0 500C6 392 66 344 142 326L200 360L262 324C342 340 398 392 402 500Z", "#b5ab92")
    pic.path("M262 324C342 340 398 392 402 500H364C354 412 318 358 262 324Z", "#fdf3d6")
    pic.path("M142 326L168 306L200 380L238 304L262 324L206 430Z", "#6a5a4c")
    pic.path("M206 430L262 324L238 304L204 380Z", "#9a8468")
    hatch(
        pic,
        [(70, 390, 50, 460), (94, 380, 80, 450), (300, 390, 320, 460), (280, 400, 292, 480), (120, 420, 114, 490)],
        "#8a8068",
        2.4,
    )
    with pic.at(200, 214, 1.06):
        pic.path(
            "M-70 16C-86 -30 -76 -86 -30 -100L40 -100C82 -80 86 -30 72 16C64 -4 62 -26 56 -44H-52C-62 -26 -62 -4 -70 16Z",
            "#c9c0ac",
        )
    draw_face(pic, 200, 216, face, 1.06, -5)
    with pic.at(200, 216, 1.06, turn=-5):
        pic.path("M8 14C20 14 24 24 16 29C8 32 0 30 -3 26C0 18 2 14 8 14Z", "#c4553e", 0.7)
        pic.path("M22 24C32 18 46 16 52 20C46 34 32 36 22 24Z", "#cf6a4e", 0.6)
        pic.path(
            "M-66 -20C-76 -80 -30 -108 8 -102C54 -104 78 -70 66 -24C60 -50 40 -66 20 -58C0 -72 -40 -66 -66 -20Z", "#ddd5c2"
        )
        hatch(pic, [(20, -98, 50, -66), (32, -98, 60, -56), (-6, -98, -30, -70), (44, -92, 64, -44)], "#fffaec", 2)
        pic.path(
            "M-62 40C-60 70 -44 92 -20 100L26 100C46 92 58 74 60 44C52 66 40 76 28 74C10 66 -6 66 -18 74C-38 74 -54 60 -62 40Z",
            "#b8ad98",
            0.6,
        )
        hatch(
            pic,
            [(36, 40, 52, 28), (40, 46, 54, 36), (44, 14, 56, 4), (-50, 30, -38, 22), (-46, 36, -34, 30), (20, -30, 36, -34)],
            "#fffaec",
            1.3,
        )
    with pic.at(300, 430, 1, turn=14):
        pic.path("M-30 90V0C-30 -26 -14 -28 -14 -46V-96H14V-46C14 -28 30 -26 30 0V90Z", "#27483a")
        pic.path("M6 -96H14V-46C14 -28 30 -26 30 0V90H18V2C18 -22 6 -26 6 -46Z", "#a9cc94")
        pic.path("M-16 -104H16V-90H-16Z", "#8a6a3c")
        pic.circle(-4, 40, 9, "#171a30")
        pic.path(
            "M-44 20C-48 0 -20 -6 24 0C40 4 40 18 28 20C40 26 38 38 26 38C36 46 32 56 20 56C28 62 20 74 8 72L-40 66Z", "#d3a586"
        )
        pic.path("M-40 66L-44 20C-48 0 -20 -6 4 -2L-4 70Z", "#efe4cc")
        pic.line("M-10 20H28M-12 38H26M-14 56H20", "#9a7a62", 2)
    return frame(pic)


def fermin() -> str:
    """The mayor: his chain, his chins, and a hand on the pocket with the deed."""
    pic = Picture(WIDE, TALL, "fermin")
    backdrop(pic, "#3d2a4a", "#150e1c", FIRE, 330, 150, 0.75)
    pic.line(
        "M60 250L78 70L96 250M66 190L90 190M70 150H86M63 220L92 190M90 220L66 190M40 100H116M50 130H106M40 100L78 70L116 100",
        "#1a1024",
        5,
    )
    pic.line(
        "M-10 84C10 104 26 106 40 100M116 100C150 124 190 110 230 70M-10 120C16 136 34 136 50 130M106 130C150 156 200 140 250 96",
        "#1a1024",
        2.5,
    )
    face = Face(
        RUDDY,
        cheek=70,
        jaw=64,
        chin=96,
        nose=1.15,
        brow=6,
        brow_colour="#2a1d1a",
        lift=0.6,
        open=0.75,
        gaze=0.5,
        smile=0.8,
        age=1,
    )
    draw_neck(pic, 200, 216, face, 1.06)
    pic.path("M-20 500C-14 386 54 340 136 322L200 360L268 320C352 338 416 386 422 500Z", "#343648")
    pic.path("M268 320C352 338 416 386 422 500H380C370 410 330 356 268 320Z", "#9a8a80")
    pic.path("M136 322L164 304L204 400L242 302L268 320L208 470Z", "#e6dcc4")
    pic.path("M208 470L268 320L242 302L206 400Z", "#fff6dc")
    pic.path("M194 356H222L216 374L228 470L208 494L190 470L200 374Z", "#6e2f2e")
    pic.path("M136 322L96 348L190 500H208ZM268 320L308 346L226 500H208Z", "#262838")
    pic.path("M268 320L308 346L226 500L240 420Z", "#5d5a64")
    draw_face(pic, 200, 216, face, 1.06)
    with pic.at(200, 216, 1.06):
        pic.path("M-52 70C-40 110 44 112 56 66C46 92 22 98 4 98C-18 98 -42 92 -52 70Z", "#8d4a38")
        pic.path("M56 66C46 92 22 98 4 98C30 106 52 96 58 78Z", "#e8a67a")
        pic.path("M-14 40C-6 33 2 34 6 38C12 33 24 33 32 41C24 47 14 46 6 43C0 46 -8 47 -14 40Z", "#1d1312")
        pic.path("M-66 -16C-72 -44 -66 -62 -58 -68L-50 -30ZM68 -18C74 -44 68 -64 60 -70L54 -34Z", "#2a1d1a")
        pic.line("M-46 -72C-20 -90 30 -92 52 -74M-40 -80C-14 -96 24 -98 46 -84", "#2a1d1a", 3)
    pic.line("M118 344C130 410 166 452 208 456C252 452 290 410 300 342", "#b5852e", 11)
    links = "".join(
        f"M{x} {y}a6 6 0 1 0 .1 0Z"
        for x, y in (
            (120, 352),
            (127, 376),
            (138, 398),
            (152, 418),
            (170, 434),
            (244, 436),
            (262, 420),
            (278, 398),
            (290, 374),
            (297, 350),
        )
    )
    pic.path(links, "#f6dc8a")
    pic.circle(208, 456, 24, "#b5852e")
    pic.circle(210, 454, 17, "#f6dc8a")
    pic.path("M210 444l4 7 8 1 -6 6 2 8 -8 -4 -8 4 2 -8 -6 -6 8 -1Z", "#8a6020")
    pic.path("M86 500C76 460 96 432 124 430C150 430 160 446 158 468L150 500Z", "#b0654a")
    pic.line("M104 446C120 440 136 444 150 452M100 464C118 456 138 460 154 468", "#5a2a20", 2.5)
    pic.path("M120 424L168 410L176 436L130 440Z", "#efe4c4")
    return frame(pic)


def salcedo() -> str:
    """The engineer: nobody has made room for him."""
    pic = Picture(WIDE, TALL, "salcedo")
    backdrop(pic, "#2f4a40", "#101c18", "#f0dc8c", 330, 140, 0.65)
    trees = "".join(
        f"M{14 + i % 4 * 26} {70 + i // 4 * 46}v30m0 -30l-9 14m9 -14l9 14m-9 -4l-7 12m7 -12l7 12" for i in range(12)
    )
    pic.line(trees, "#16261f", 4)
    face = Face(
        PALE,
        cheek=53,
        jaw=37,
        chin=100,
        nose=1.15,
        brow=5,
        lift=0.75,
        open=1.05,
        gaze=0.2,
        smile=0.35,
        lips=0.7,
        age=1,
        eye="#3a3424",
    )
    draw_neck(pic, 200, 214, face, 1.02)
    pic.path("M46 500C52 412 92 366 154 344L200 372L250 342C312 360 350 412 356 500Z", "#57523a")
    pic.path("M250 342C312 360 350 412 356 500H326C320 430 300 374 250 342Z", "#c9b98a")
    pic.path("M154 344L172 318L202 366L236 316L250 342L206 430Z", "#e0d8be")
    pic.path("M206 430L250 342L236 316L204 366Z", "#fff6da")
    pic.path("M194 366H216L211 380L220 460L206 484L192 460L200 380Z", "#5c2a24")
    pic.path("M154 344L128 362L188 500H206ZM250 342L278 360L222 500H206Z", "#44402c")
    pic.path("M250 342L278 360L222 500L232 440Z", "#857a54")
    pic.path("M272 430H322V476H272Z", "#3a3624")
    pic.line("M282 432V404M296 432V396M308 432V408", "#f0dc8c", 5)
    with pic.at(200, 214, 1.02):
        pic.path("M-60 6C-74 -60 -50 -100 0 -104C54 -106 74 -60 60 8L52 -34H-50Z", "#2a201a")
    draw_face(pic, 200, 214, face, 1.02, 3)
    with pic.at(200, 214, 1.02, turn=3):
        pic.path(
            "M-56 -22C-66 -84 -20 -108 20 -100C56 -98 68 -60 56 -24C50 -44 40 -62 16 -66C-10 -64 -40 -60 -56 -22Z", "#2a201a"
        )
        pic.path("M-14 -100C-4 -116 10 -112 14 -100Z", "#2a201a")
        hatch(pic, [(0, -98, 34, -70), (14, -100, 46, -62), (28, -96, 54, -50)], "#b09a6a", 1.7)
        pic.circle(-26, -7, 21, "#dfe8d0", 0.22)
        pic.circle(31, -7, 21, "#fff8dc", 0.3)
        pic.line(
            "M-47 -7a21 20 0 1 0 42 0a21 20 0 1 0 -42 0M10 -7a21 20 0 1 0 42 0a21 20 0 1 0 -42 0M-5 -10C0 -15 6 -15 10 -10M52 -10L58 -12M-47 -10L-56 -12",
            "#171410",
            3.4,
        )
        pic.path("M40 -20C46 -16 48 -10 47 -4L43 -6C43 -12 42 -16 38 -18Z", "#fff")
    with pic.at(112, 452, 1, turn=-8):
        pic.path("M-40 -46H34V50H-40Z", "#efe4c4")
        pic.path("M-32 -38H26V24H-32Z", "#a89a78")
        pic.path("M-4 -26C8 -26 10 -12 6 -6C18 2 20 16 18 24H-26C-26 12 -22 0 -12 -6C-18 -14 -14 -26 -4 -26Z", "#4a4434")
        pic.path("M-20 -10L-30 -26L-14 -20ZM10 -10L24 -24L8 -20ZM-4 -28L-2 -38L4 -28Z", "#5f7a4c")
    return frame(pic)


def sabina() -> str:
    """The charcoal burner: eighty-three, soot in every line, and she points at you."""
    pic = Picture(WIDE, TALL, "sabina")
    backdrop(pic, "#3c3a38", "#141211", "#f2813a", 330, 170, 0.7)
    land.smoke(pic, 70, 260, 250, "#cfc8ba", 0.4, 30, 26)
    pic.path("M-30 300C-20 220 30 180 66 180C104 180 150 224 160 300Z", "#1a1615")
    pic.circle(60, 236, 7, "#ffb45a")
    pic.circle(104, 262, 6, "#ffb45a")
    face = Face(
        OLIVE,
        cheek=56,
        jaw=40,
        chin=90,
        nose=1.4,
        brow=5,
        brow_colour="#b9b0a4",
        lift=-0.2,
        open=0.75,
        gaze=0.2,
        smile=0.2,
        lips=0.3,
        age=3,
    )
    draw_neck(pic, 200, 220, face, 1.06)
    pic.path("M34 500C36 410 84 362 150 344L200 372L252 342C318 360 364 410 368 500Z", "#3d3436")
    pic.path("M252 342C318 360 364 410 368 500H336C330 432 308 376 252 342Z", "#a8704e")
    hatch(
        pic,
        [(90, 400, 74, 470), (112, 386, 100, 456), (310, 400, 328, 470), (290, 390, 306, 450), (140, 420, 134, 490)],
        "#7d6a62",
        2.2,
    )
    with pic.at(200, 220, 1.06):
        pic.path("M-60 60C-92 10 -90 -90 -30 -112C20 -128 86 -96 78 -20C76 20 70 50 58 76L44 60H-46Z", "#1f1a1c")
    draw_face(pic, 200, 222, face, 1.06, -2)
    with pic.at(200, 222, 1.06, turn=-2):
        pic.path(
            "M-54 -30C-40 -76 30 -84 54 -34C66 -10 60 40 44 66C62 60 82 20 80 -24C86 -90 30 -122 -16 -112C-70 -104 -90 -60 -80 -8C-76 30 -66 56 -48 70C-58 40 -60 0 -54 -30Z",
            "#2b2426",
        )
        pic.path("M54 -34C66 -10 60 40 44 66C62 60 82 20 80 -24C84 -80 50 -110 10 -114C50 -100 66 -70 54 -34Z", "#8a5a48")
        pic.path("M-34 -58C-20 -70 20 -74 38 -60C30 -64 0 -62 -34 -58Z", "#cfc8ba")
        pic.path("M-40 84C-20 104 20 104 48 78L60 112L10 128L-50 112Z", "#2b2426")
        pic.path("M20 100C34 96 44 88 48 78L60 112L34 120Z", "#8a5a48")
        pic.path(
            "M-36 20C-28 16 -20 24 -26 30C-34 34 -40 28 -36 20ZM34 36C42 32 48 40 42 46C36 48 32 42 34 36ZM-4 -44C4 -48 14 -44 12 -38C4 -36 -2 -38 -4 -44Z",
            "#2a1c18",
            0.7,
        )
    with pic.at(110, 440):
        pic.path("M-60 60C-60 10 -40 -14 -10 -18C20 -20 36 0 34 24L26 60Z", "#6e3f2c")
        pic.path("M-10 -18L14 -70C22 -82 36 -76 32 -62L16 -6Z", "#b0734c")
        pic.path("M24 -76C34 -78 36 -70 32 -62L16 -6L8 -10Z", "#f0b884")
        pic.line("M-34 4C-20 -4 0 -4 20 2M-38 20C-20 12 4 12 24 20M18 -50l12 4M14 -36l12 4", "#2a1510", 2.4)
    return frame(pic)


def tuesday() -> str:
    """Amparo's face, forty years too young, under a colander."""
    pic = Picture(WIDE, TALL, "tuesday")
    backdrop(pic, "#16352c", "#091512", MOON, 330, 130, 0.7)
    for x, y in ((40, 70), (96, 96), (20, 170), (78, 190)):
        land.paper_lantern(pic, x, y, 34, "#f7c766", 0.4)
    face = replace(TWIN, skin=MOONLIT, open=1.15, lips=1.3)
    draw_neck(pic, 200, 216, face, 1.04)
    pic.path(SHOULDERS, "#54354a")
    pic.path(SHOULDER_LIGHT, "#c9b8b4")
    pic.path("M150 332C170 380 230 382 254 330L276 342C250 420 156 420 128 342Z", "#c9c2b0")
    lace = "".join(
        f"M{134 + i * 17} {356 + (30 if 2 < i < 6 else 20 if 0 < i < 8 else 0) + 14}a8 8 0 1 0 .1 0Z" for i in range(9)
    )
    pic.path(lace, "#efe8d2")
    hatch(pic, [(96, 400, 80, 470), (116, 392, 106, 456), (316, 400, 332, 470), (298, 390, 312, 450)], "#a98aa0", 2)
    with pic.at(200, 212, 1.04):
        pic.path("M-68 30C-90 -60 -50 -100 2 -102C54 -102 88 -60 70 30C62 0 60 -30 52 -50H-50C-60 -30 -60 0 -68 30Z", "#2a2226")
    draw_face(pic, 200, 216, face, 1.04)
    with pic.at(200, 216, 1.04):
        pic.path(
            "M-62 -4C-66 -70 -28 -92 0 -90C-22 -74 -42 -52 -46 -32C-50 -18 -56 -4 -62 -4ZM0 -90C44 -94 68 -62 62 -6C54 -8 54 -24 50 -36C42 -58 20 -76 0 -90Z",
            "#2f262a",
        )
        hatch(pic, [(10, -86, 48, -42), (20, -88, 55, -36), (32, -86, 60, -26), (-10, -86, -44, -42)], "#b9b4b0", 1.6)
        pic.path("M-58 -8C-80 20 -72 60 -86 90C-62 80 -54 40 -54 16Z", "#2f262a")
        pic.path("M60 -8C82 20 74 60 88 88C64 80 56 40 56 16Z", "#4a4048")
        with pic.at(0, -66, 1, turn=-8):
            pic.path("M-92 0C-96 -84 96 -84 92 0Z", "#6f7c7a")
            pic.path("M30 -62C72 -54 92 -34 92 0H70C70 -30 60 -50 30 -62Z", "#eef0dc")
            pic.path(
                "M-104 -4H104V10H-104ZM-124 -6C-124 -16 -104 -14 -104 -6V6C-104 12 -124 12 -124 4ZM124 -6C124 -16 104 -14 104 -6V6C104 12 124 12 124 4Z",
                "#8d9a96",
            )
            holes = "".join(
                f"M{x} {y}a5 5 0 1 0 .1 0Z"
                for x, y in (
                    (-66, -24),
                    (-42, -44),
                    (-44, -20),
                    (-16, -56),
                    (-18, -34),
                    (-20, -16),
                    (8, -62),
                    (6, -40),
                    (6, -18),
                    (34, -52),
                    (32, -28),
                    (58, -36),
                    (58, -16),
                )
            )
            pic.path(holes, "#1a2422")
    with pic.at(300, 430, 1.3, turn=24):
        pic.path("M-5 -4C-14 -14 -12 -34 0 -36C12 -34 14 -14 5 -4L3 54H-3Z", "#cfd2c2")
        pic.path("M2 -6C10 -14 10 -30 2 -34C12 -34 14 -14 5 -4Z", "#fffbe2")
    return frame(pic)


def hat() -> str:
    """A town clerk of 1899 nobody liked; he minds the rules, and does not know how he knows them."""
    pic = Picture(WIDE, TALL, "hat")
    backdrop(pic, "#1b2f3a", "#0a1218", MOON, 330, 120, 0.65)
    pic.line("".join(f"M8 {70 + i * 40}H104V{100 + i * 40}H8ZM48 {84 + i * 40}h16" for i in range(5)), "#3f5a60", 3)
    face = Face(
        MOONLIT,
        cheek=52,
        jaw=36,
        chin=104,
        nose=1.3,
        brow=4,
        brow_colour="#171a24",
        lift=-0.5,
        open=0.7,
        gaze=0.5,
        smile=-0.7,
        lips=0.5,
        age=2,
        eye="#141a28",
    )
    draw_neck(pic, 200, 214, face, 1.02)
    pic.path("M56 500C60 414 96 370 156 350L200 372L248 348C306 366 342 414 346 500Z", "#20242e")
    pic.path("M248 348C306 366 342 414 346 500H318C312 434 294 380 248 348Z", "#8d98a0")
    pic.path("M160 330C180 346 226 346 244 328L250 366C226 380 178 380 156 366Z", "#cfd0c2")
    pic.path("M244 328L250 366C236 374 220 378 204 378C226 366 238 348 244 328Z", "#fffdf0")
    pic.path("M204 378L170 366L166 398L204 386L240 398L238 366Z", "#12141a")
    pic.path("M156 366L196 500H214L250 364L268 376L230 500H180L136 378Z", "#2f3440")
    pic.line("M205 410v.1M205 436v.1M205 462v.1", "#cfd0c2", 6)
    with pic.at(200, 214, 1.02):
        pic.path("M-56 20C-66 -20 -62 -60 -50 -80H50C64 -60 66 -20 56 20L48 -30H-46Z", "#1a1a20")
    draw_face(pic, 200, 214, face, 1.02, 2)
    with pic.at(200, 214, 1.02, turn=2):
        pic.path("M-58 30C-54 50 -46 60 -40 58C-44 40 -50 20 -52 -10ZM56 30C54 48 48 60 42 58C46 40 50 20 52 -10Z", "#2a2a30")
        pic.path(
            "M-12 40C-4 34 2 36 6 39C12 35 22 35 30 41C36 44 44 38 46 34C46 48 28 50 6 44C-10 50 -26 48 -28 36C-24 42 -18 42 -12 40Z",
            "#1f1f26",
        )
        pic.line(
            "M14 -7a17 16 0 1 0 34 0a17 16 0 1 0 -34 0M-42 -7a17 16 0 1 0 34 0a17 16 0 1 0 -34 0M-8 -8C-2 -14 8 -14 14 -8M48 -4C66 10 62 40 70 70",
            "#e4e2cc",
            2.2,
        )
        pic.path("M-92 -56C-50 -72 54 -74 96 -58C92 -44 60 -40 0 -42C-60 -40 -88 -44 -92 -56Z", "#0e1016")
        pic.path(
            "M-58 -60C-62 -110 -66 -150 -62 -176C-30 -186 40 -186 66 -176C68 -150 64 -110 60 -60C20 -70 -20 -70 -58 -60Z",
            "#15171f",
        )
        pic.path(
            "M40 -183C52 -181 60 -179 66 -176C68 -150 64 -110 60 -60L42 -65C48 -110 48 -150 40 -183ZM60 -66C76 -64 90 -62 96 -58C92 -46 70 -42 44 -42C66 -48 70 -56 60 -66Z",
            "#8d98a0",
        )
        pic.path("M-60 -84C-20 -96 24 -96 62 -84L61 -62C20 -74 -20 -74 -59 -62Z", "#4a2f3a")
    with pic.at(92, 440):
        pic.path("M-14 -60C-24 -84 24 -84 14 -60L12 -30H36V10H-36V-30H-12Z", "#5c3a2c")
        pic.path("M2 -78C22 -78 18 -66 14 -60L12 -30H36V10H24V-24H2Z", "#c9a88a")
        pic.path("M-40 10H40V22H-40Z", RED)
        pic.path("M-46 -20C-40 -38 30 -42 44 -26C52 -14 46 0 34 0L-30 6C-46 4 -52 -8 -46 -20Z", "#8d98a4")
        pic.line("M-30 -20H36M-32 -8H34", "#42516a", 2)
    return frame(pic)


HIDING = Face(
    MOONLIT,
    cheek=66,
    jaw=46,
    chin=82,
    nose=0.62,
    brow=3.5,
    brow_colour="#2a1d1a",
    lift=1,
    open=1.55,
    gaze=-0.7,
    smile=1.2,
    lips=0.8,
    eye="#1d2430",
)


def button_laughs(pic: Picture, x: float, y: float, size: float) -> None:
    """Her head, and both hands before her mouth so as not to be heard."""
    with pic.at(x, y, size):
        with pic.at(0, 0):
            pic.path(
                "M-74 40C-100 -60 -56 -108 0 -108C58 -108 100 -60 76 40C68 10 66 -20 58 -44H-56C-66 -20 -66 10 -74 40Z",
                "#2a1d1a",
            )
        draw_face(pic, 0, 0, HIDING, 1, -5)
        with pic.at(0, 0, turn=-5):
            pic.path(
                "M-66 -6C-76 -80 -30 -106 6 -104C52 -104 78 -70 68 -6C60 -24 58 -36 54 -44C20 -40 -20 -42 -36 -56C-44 -40 -54 -20 -66 -6Z",
                "#33241f",
            )
            hatch(pic, [(14, -100, 50, -52), (28, -100, 58, -46), (42, -94, 64, -34), (-4, -100, -26, -62)], "#b8ac9c", 1.7)
            pic.path("M-70 4C-90 20 -92 60 -84 84C-70 70 -62 40 -62 16ZM72 4C92 20 94 60 86 84C72 70 64 40 64 16Z", "#33241f")
            pic.path("M-96 0C-84 -14 -70 -2 -70 8C-82 16 -96 14 -96 0ZM98 0C86 -14 72 -2 72 8C84 16 98 14 98 0Z", RED)
            pic.path(
                "".join(f"M{x} {y}h2.6v2.6h-2.6Z" for x, y in ((24, 20), (34, 16), (42, 22), (30, 26), (-26, 18), (-34, 22))),
                "#5d6878",
            )
        with pic.at(6, 58):
            pic.path("M-74 60C-84 20 -60 -14 -28 -20C-6 -24 14 -18 16 -6C14 4 0 4 -6 4C-18 30 -30 60 -34 80Z", "#8d98a4")
            pic.path("M80 56C90 16 66 -18 34 -22C12 -24 -8 -18 -10 -6C-8 4 8 4 14 4C24 30 36 60 40 80Z", "#cfd0c4")
            pic.path("M34 -22C66 -18 90 16 80 56L66 66C70 26 60 0 34 -22Z", "#fdfbe8")
            pic.line(
                "M-24 -16C-12 -20 4 -16 8 -10M-30 -6C-18 -10 0 -8 4 -2M30 -18C18 -20 2 -16 -2 -10M36 -8C22 -12 6 -8 4 -2",
                "#42516a",
                2,
            )


def button() -> str:
    """Seven, and winning: a coat with one button, both hands over a laugh."""
    pic = Picture(WIDE, TALL, "button")
    backdrop(pic, "#1d4450", "#0a1a20", MOON, 320, 130, 0.7)
    land.reeds(pic, -20, 420, 130, 380, 16, "#0f2b36", "#3a2c20")
    land.reeds(pic, 310, 440, 110, 360, 14, "#14343f", "#3a2c20")
    pic.path("M70 500C72 420 110 380 158 366L200 380L244 364C292 378 326 420 330 500Z", "#4a3d55")
    pic.path("M244 364C292 378 326 420 330 500H302C298 440 282 392 244 364Z", "#b9b0b8")
    pic.path("M172 372L200 396L230 370L240 500H166Z", "#d6d2c2")
    pic.path("M230 370L240 500H220L214 384Z", "#fffdf0")
    pic.path("M158 366L138 384L176 440L190 396ZM244 364L264 380L226 440L212 396Z", "#5d4d68")
    button_laughs(pic, 200, 246, 1.06)
    pic.circle(204, 440, 16, "#f4ead0")
    pic.circle(204, 440, 11, "#d3c4a0")
    pic.path("M199 435h4v4h-4ZM206 435h4v4h-4ZM199 442h4v4h-4ZM206 442h4v4h-4Z", "#2a1d1a")
    pic.line("M204 448C212 462 206 470 214 482", RED, 2)
    return frame(pic)


def lamplighter() -> str:
    """Nineteen for nineteen years: Vera's face by lamplight, her head on one side as if somebody had called."""
    pic = Picture(WIDE, TALL, "lamplighter")
    backdrop(pic, "#14283a", "#080f18", "#f7c766", 330, 300, 0.75)
    land.trunk(pic, 40, 34, 500, "#0c1824", "#3f5a70", 1)
    land.trunk(pic, 120, 16, 420, "#12222f", None, 1)
    for x, y in ((84, 150), (150, 96)):
        pic.glow(x, y, 26, "#f7d98a", 0.8)
        pic.circle(x, y, 3.5, "#fff0c0")
    face = replace(CANDELA, open=1.15, gaze=0.9, lift=0.7, smile=0.15)
    draw_neck(pic, 196, 220, face, 1.04)
    pic.path("M54 500C56 408 94 364 150 346L196 370L244 344C302 362 340 410 344 500Z", "#5b6a78")
    pic.path("M244 344C302 362 340 410 344 500H308C304 430 288 374 244 344Z", "#f3d794")
    pic.path("M150 346C172 388 224 388 244 344L256 352C232 410 160 410 138 352Z", "#8fa0a8")
    hatch(
        pic,
        [(110, 400, 96, 470), (132, 390, 122, 456), (276, 396, 292, 466), (258, 404, 268, 480), (150, 430, 146, 494)],
        "#a9b8bc",
        2,
    )
    with pic.at(196, 214, 1.04, turn=7):
        pic.path(
            "M-58 130C-104 60 -96 -70 -48 -98C-10 -120 46 -116 68 -80C96 -40 92 60 74 120C62 90 62 20 54 -46H-46C-56 10 -52 70 -58 130Z",
            "#1d1310",
        )
    draw_face(pic, 196, 216, face, 1.04, 7)
    with pic.at(196, 216, 1.04, turn=7):
        pic.path(
            "M-56 6C-68 -76 -26 -102 2 -98C-20 -82 -40 -54 -44 -30C-48 -12 -50 10 -56 6ZM2 -98C46 -102 66 -66 58 8C52 -4 52 -24 48 -38C40 -62 20 -84 2 -98Z",
            "#1d1310",
        )
        hatch(
            pic,
            [
                (10, -94, 46, -44),
                (22, -95, 52, -36),
                (34, -92, 58, -22),
                (62, -40, 70, 40),
                (68, -20, 76, 60),
                (62, 20, 66, 90),
            ],
            "#d9954e",
            1.8,
        )
    pic.path("M330 500C344 450 344 410 334 372L300 372C300 410 286 450 262 480Z", "#6f7d88")
    pic.path("M330 500C344 450 344 410 334 372H324C332 410 328 450 312 500Z", "#f3d794")
    land.lantern(pic, 318, 352, 116, glow=0.8)
    pic.path("M288 366C284 346 300 336 322 340C344 342 350 360 338 368C322 364 306 366 296 374Z", "#e8b07a")
    land.moths(pic, 316, 300, 60, 6, "#fff3cf")
    return frame(pic)


def landlord() -> str:
    """He keeps what is left out, and is hurt: moss, clean nails, a pen, an olive leaf he cannot place."""
    pic = Picture(WIDE, TALL, "landlord")
    backdrop(pic, "#1a2650", "#080d20", MOON, 320, 110, 0.75)
    land.trunk(pic, 20, 60, 500, "#0b1130", "#5f70a4", 1)
    pic.path(
        "M60 500V260C56 180 90 120 76 50C110 90 108 140 124 160V500ZM300 500V170C316 140 330 100 366 60C352 120 372 180 360 260V500Z",
        "#0f1738",
    )
    pic.line("M84 110C92 160 84 220 88 300M350 110C340 170 348 230 342 310", "#5f70a4", 4)
    face = Face(
        MOONLIT,
        cheek=60,
        jaw=44,
        chin=96,
        nose=1.3,
        brow=9,
        brow_colour="#8f9c74",
        lift=-0.35,
        open=0.8,
        gaze=0.1,
        smile=-0.6,
        age=3,
        eye="#26341f",
    )
    pic.path("M14 500C20 400 76 350 150 330L200 360L256 328C330 346 386 400 392 500Z", "#2c3a38")
    pic.path("M256 328C330 346 386 400 392 500H356C348 420 314 364 256 328Z", "#a8b4a8")
    hatch(pic, [(80, 390, 62, 460), (104, 380, 90, 450), (330, 400, 348, 470), (306, 384, 324, 446)], "#7f9088", 2)
    with pic.at(200, 206, 1.04):
        pic.path("M-66 60C-96 0 -90 -70 -50 -98C-10 -120 50 -116 72 -84C96 -50 92 10 70 60L56 -30H-54Z", "#77856a")
        pic.path("M50 -100C96 -70 96 0 70 60L58 -20C64 -50 62 -80 50 -100Z", "#d9dcc0")
    draw_face(pic, 200, 208, face, 1.04)
    with pic.at(200, 208, 1.04):
        pic.path(
            "M-60 14C-70 80 -60 150 -20 200C-16 180 -8 196 0 214C8 190 18 204 24 188C60 150 70 80 60 14C56 36 46 44 36 38C24 30 12 32 6 36C0 32 -14 30 -24 38C-38 46 -54 36 -60 14Z",
            "#5f7050",
        )
        pic.path("M60 14C70 80 60 150 24 188C40 150 48 90 44 40C52 36 58 28 60 14Z", "#c9d2a4")
        pic.path("M-14 49C0 44 16 44 30 48C20 54 0 55 -14 49Z", "#26302a")
        hatch(
            pic,
            [
                (-30, 60, -22, 150),
                (-10, 66, -4, 180),
                (10, 64, 12, 176),
                (28, 58, 26, 150),
                (-44, 50, -40, 110),
                (40, 50, 40, 120),
                (0, 80, 4, 140),
            ],
            "#a9b88a",
            2,
        )
        hatch(pic, [(-20, 80, -14, 170), (20, 80, 20, 170), (-34, 80, -28, 140)], "#36442f", 2)
        pic.path(
            "M-62 -20C-70 -76 -30 -98 4 -94C-24 -84 -44 -58 -48 -34ZM4 -94C46 -98 70 -64 62 -20C58 -40 40 -74 4 -94Z", "#8a977a"
        )
        leaf = "M-64 -40q-6 -24 14 -34q6 22 -14 34ZM58 -44q18 -10 20 -30q-20 6 -20 30ZM-40 120q-22 -2 -28 -20q22 -2 28 20Z"
        pic.path(leaf, "#a9c08a")
    with pic.at(290, 440):
        pic.path("M-60 60C-60 20 -40 -4 -6 -8C24 -10 44 4 42 26L34 60Z", "#8d98a4")
        pic.path("M-6 -8C24 -10 44 4 42 26L34 60H20C30 30 24 8 -6 -8Z", "#f0eedc")
        pic.line("M-30 12C-14 6 6 6 24 12M-34 28C-14 20 8 20 28 28", "#42516a", 2.2)
        pic.path("M-34 4q6 -10 12 -2q-4 6 -12 2ZM-14 -4q7 -9 12 0q-5 6 -12 0Z", "#fffdf4")
        pic.line("M-50 40L40 -110", "#e9e2cc", 3.5)
        pic.path("M6 -54C14 -100 40 -126 64 -134C64 -104 46 -70 10 -48Z", "#efe8d2")
        pic.line("M14 -66l20 -6M24 -84l20 -8M34 -102l16 -8", "#a9b0b8", 2)
    return frame(pic)


PEOPLE = {
    "gaspar": gaspar,
    "remedios": remedios,
    "casto": casto,
    "fermin": fermin,
    "salcedo": salcedo,
    "sabina": sabina,
    "tuesday": tuesday,
    "hat": hat,
    "button": button,
    "lamplighter": lamplighter,
    "landlord": landlord,
}
