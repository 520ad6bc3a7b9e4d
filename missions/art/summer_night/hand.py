"""The five of the Hand: who they are, and in the background what they lack."""

from __future__ import annotations

from dataclasses import replace

from missions.art.faces import OLIVE, PALE, TALL, WIDE, Face, backdrop, draw_face, draw_neck, frame, hatch
from missions.art.pen import Picture
from missions.art.summer_night.tones import RED

FIRE = "#f3a653"
CANDELA = Face(OLIVE, cheek=54, jaw=34, chin=90, nose=0.78, brow=4, lift=0.2, open=1.2, lips=1.5, eye="#23140f")
"""Mother and daughter are the same age this night, and have one face."""
TWIN = Face(PALE, cheek=60, jaw=42, chin=92, nose=1, brow=4.5, lift=0.3, smile=0.5, lips=1.1, eye="#3a4a3a")
"""So have the twins, forty years apart."""


def sash(pic: Picture, d: str, fold: str) -> None:
    pic.path(d, RED)
    pic.line(fold, "#e0705a", 3)


def bruno() -> str:
    """The smith: a house with no smoke behind him, an iron bird between fingers that are too large for it."""
    pic = Picture(WIDE, TALL, "bruno")
    backdrop(pic, "#2a1a20", "#120c12", FIRE)
    pic.path("M18 250V196L64 158L112 196V250ZM86 174V150H98V184Z", "#160e14")
    pic.path("M10 200L64 154L120 200L112 204L64 166L18 206Z", "#5c3a3a")
    face = Face(OLIVE, cheek=66, jaw=56, chin=100, nose=1.25, brow=9, lift=-0.7, open=0.8, smile=-0.3, lips=0.7, age=1)
    draw_neck(pic, 200, 216, face, 1.04)
    pic.path("M-20 500C-14 380 40 336 130 316L200 352L276 314C360 332 410 380 420 500Z", "#4a3d38")
    pic.path("M276 314C360 332 410 380 420 500H384C372 410 340 350 276 314Z", "#b98352")
    hatch(pic, [(330, 352, 360, 420), (346, 372, 372, 450), (352, 420, 366, 490), (60, 360, 30, 430)], "#d9a068", 2.4)
    pic.path("M140 318L200 372L262 316L250 300H150Z", "#c9b99a")
    pic.path("M200 372L262 316L256 306L196 352Z", "#efe0bc")
    pic.path("M120 500L128 396C170 380 234 380 276 394L290 500Z", "#2b1a14")
    pic.path("M276 394L290 500H268L258 390Z", "#7d4d2e")
    pic.line("M130 396L110 330M274 394L296 326", "#2b1a14", 13)
    draw_face(pic, 200, 220, face, 1.08)
    with pic.at(200, 220, 1.08):
        pic.path(
            "M-60 20C-62 56 -52 92 -22 104C-6 110 10 110 24 104C50 92 60 60 60 22C54 44 44 54 34 50C22 40 6 38 -2 40C-14 38 -22 46 -28 54C-44 52 -54 40 -60 20Z",
            "#1a1110",
        )
        pic.path("M-14 50C0 45 16 45 30 49C20 56 0 57 -14 50Z", "#6b3328")
        hatch(pic, [(40, 58, 30, 90), (48, 50, 42, 80), (20, 72, 16, 98), (54, 36, 52, 62), (30, 64, 24, 94)], "#a8714a", 1.5)
        pic.path("M-70 -36C-98 -70 -70 -112 -10 -116C60 -122 108 -92 96 -48C60 -66 -20 -66 -70 -36Z", "#2f262a")
        pic.path("M-10 -116C60 -122 108 -92 96 -48L80 -55C84 -88 50 -112 -10 -116Z", "#a0704c")
        pic.path("M-72 -34C-40 -64 50 -70 98 -46C102 -36 96 -30 88 -32C40 -52 -30 -48 -68 -26Z", "#171012")
        pic.line("M-30 -104C-36 -92 -40 -80 -42 -66M20 -112C22 -96 22 -84 20 -70", "#171012", 2.5)
    with pic.at(236, 470):
        pic.path("M-70 40C-80 0 -60 -24 -30 -26L30 -30C60 -26 66 0 60 40Z", "#8a5436")
        pic.path("M-40 -8C-44 -36 -22 -40 -18 -14M-12 -14C-14 -44 8 -46 10 -16M16 -16C18 -42 38 -40 36 -10", "#c98a5a")
        pic.path("M30 -30C60 -26 66 0 60 40H46C50 10 46 -16 30 -30Z", "#e8b07a")
        pic.path(
            "M-34 -44C-14 -50 0 -72 22 -72C30 -86 50 -82 50 -70L64 -64L50 -60C44 -38 20 -30 2 -34L-44 -22L-24 -38Z", "#14121a"
        )
        pic.path(
            "M22 -72C30 -86 50 -82 50 -70L64 -64C54 -66 40 -72 22 -72ZM-6 -46C6 -58 22 -62 32 -58C26 -44 10 -38 -6 -42Z",
            "#a9a4b0",
        )
    return frame(pic)


def irene() -> str:
    """The schoolteacher: one eyebrow up, a red pencil, and behind her a desk at which nobody sits."""
    pic = Picture(WIDE, TALL, "irene")
    backdrop(pic, "#1d3a35", "#0c1816", "#f0dc8c", 330, 140)
    with pic.at(66, 240, 0.9):
        pic.path("M-62 -74L54 -80L70 -62L-50 -56ZM-50 -56L70 -62V-46L-50 -40ZM-46 -42h10V10h-10ZM54 -48h10V6h-10Z", "#0b1513")
        pic.line("M-62 -74L54 -80L70 -62", "#7f8a5c", 3)
    face = Face(
        PALE,
        cheek=55,
        jaw=38,
        chin=94,
        nose=1,
        brow=4,
        lift=0.9,
        open=0.85,
        gaze=0.3,
        smile=-0.2,
        lips=0.8,
        age=1,
        eye="#31443c",
    )
    draw_neck(pic, 200, 216, face, 1.04)
    pic.path("M30 500C36 400 84 352 150 332L200 366L252 330C322 348 372 400 378 500Z", "#26343c")
    pic.path("M252 330C322 348 372 400 378 500H346C338 420 310 366 252 330Z", "#8fa08c")
    hatch(pic, [(330, 400, 344, 470), (310, 376, 330, 440), (90, 380, 70, 450), (106, 370, 92, 430)], "#aebc9a", 1.8)
    pic.path("M150 332L172 300L200 352L236 298L252 330L206 440Z", "#e4dcc0")
    pic.path("M206 440L252 330L236 298L202 352Z", "#fff6da")
    pic.path("M150 332L120 352L196 470L204 440ZM252 330L282 350L210 470L204 440Z", "#1a252c")
    pic.path("M252 330L282 350L210 470L222 420Z", "#42545a")
    pic.oval(203, 362, 13, 10, "#8a6a34")
    pic.oval(205, 360, 8, 6, "#f3dd94")
    with pic.at(200, 214, 1.02):
        pic.path(
            "M-66 10C-84 -90 -40 -116 4 -116C58 -116 84 -80 68 10C60 -20 58 -40 50 -60L-50 -60C-58 -40 -58 -14 -66 10Z",
            "#2a201e",
        )
        pic.path("M10 -112C-6 -140 34 -160 52 -136C62 -120 46 -104 30 -106Z", "#2a201e")
        pic.path("M52 -136C62 -120 46 -104 30 -106C44 -112 50 -124 52 -136Z", "#a58a62")
    draw_face(pic, 200, 218, face, 1.02)
    with pic.at(200, 218, 1.02):
        pic.path(
            "M-58 -14C-62 -80 -22 -98 -4 -98C-30 -78 -40 -50 -44 -30C-48 -22 -52 -12 -58 -14ZM-4 -98C40 -100 66 -70 58 -16C52 -18 50 -30 46 -42C36 -66 14 -84 -4 -98Z",
            "#2a201e",
        )
        hatch(pic, [(10, -92, 46, -50), (20, -94, 52, -46), (32, -90, 56, -40), (-12, -92, -40, -50)], "#b8a07a", 1.6)
        pic.path("M4 -96C20 -88 34 -72 42 -52C30 -68 16 -82 -2 -92Z", "#d8d0c0")
        pic.line(
            "M-46 -8a19 17 0 1 0 38 0a19 17 0 1 0 -38 0M12 -8a20 17 0 1 0 40 0a20 17 0 1 0 -40 0M-8 -10C-2 -15 6 -15 12 -10M52 -10L60 -14M-46 -10L-58 -14",
            "#e9d9a0",
            2.6,
        )
    with pic.at(292, 400, 1, turn=20):
        pic.path("M-8 60L-6 -70L0 -88L6 -70L8 60Z", RED)
        pic.path("M2 -70L6 -70L8 60H3Z", "#e88a70")
        pic.path("M-6 -70L0 -88L6 -70Z", "#efd9a8")
        pic.path("M-24 40C-34 10 -20 -10 0 -12C24 -10 34 6 28 30C30 60 20 90 10 110H-30Z", "#b5825e")
        pic.path("M0 -12C24 -10 34 6 28 30C30 60 20 90 10 110H0C14 70 16 30 0 -12Z", "#efc898")
        pic.line("M-18 6C-4 2 8 4 20 10M-20 22C-6 18 8 20 22 26", "#7a4f3a", 2)
    return frame(pic)


def tadeo() -> str:
    """Postman and accordion: he grins, and looks where the door is."""
    pic = Picture(WIDE, TALL, "tadeo")
    backdrop(pic, "#1f2a48", "#0d1222", FIRE, 330, 120)
    with pic.at(66, 130, 1, turn=-14):
        pic.path("M-40 -26H40V28H-40Z", "#d9cba4")
        pic.line("M-40 -26L0 6L40 -26M-40 28L-10 0M40 28L10 0", "#7a6a4c", 3)
    face = Face(OLIVE, cheek=54, jaw=40, chin=98, nose=1.15, brow=5.5, lift=0.5, open=0.9, gaze=-1.1, smile=1.5, lips=0.9)
    draw_neck(pic, 200, 216, face, 1.04)
    pic.path("M20 500C26 396 80 350 148 330L200 366L256 328C326 346 380 396 386 500Z", "#2c3a5c")
    pic.path("M256 328C326 346 380 396 386 500H356C346 420 316 364 256 328Z", "#c98f5a")
    pic.path("M148 330L170 302L202 356L240 300L256 328L204 400Z", "#d8cfb4")
    pic.path("M204 400L256 328L240 300L203 356Z", "#f6e8c4")
    pic.path("M166 330C190 344 220 344 246 328L240 352C220 366 192 366 172 352Z", RED)
    pic.path("M92 346L118 340L250 500H206Z", "#6b4226")
    pic.line("M112 342L246 500", "#d9a35c", 3)
    with pic.at(200, 214, 1.02):
        pic.path("M-62 6C-70 -50 -50 -80 0 -84C52 -80 72 -50 62 8L54 -30H-52Z", "#1a1312")
    draw_face(pic, 200, 216, face, 1.04, -4)
    with pic.at(200, 216, 1.04, turn=-4):
        pic.path("M-8 49C4 52 18 51 26 46C20 58 0 60 -8 49Z", "#f8ecd4")
        pic.line("M-20 40C-24 46 -22 52 -18 54M34 40C40 44 38 52 33 54", "#4a261a", 2)
        pic.path("M-64 -46C-70 -100 -30 -124 10 -122C58 -120 78 -94 70 -50C30 -64 -30 -62 -64 -46Z", "#24304c")
        pic.path("M10 -122C58 -120 78 -94 70 -50L56 -54C60 -88 46 -112 10 -122Z", "#8a7a6a")
        pic.path("M-66 -54C-30 -74 40 -76 72 -56L70 -42C40 -58 -28 -58 -64 -40Z", "#151c30")
        pic.path("M-40 -48C0 -62 60 -56 84 -30C60 -34 10 -44 -36 -34Z", "#0d1220")
        pic.path("M30 -49C50 -46 72 -40 84 -30C70 -34 50 -38 34 -40Z", "#c98f5a")
        pic.path("M2 -92a12 12 0 1 1 14 10l12 6 -4 6 -16 -8 -12 4 -2 -6 8 -4Z", "#f0c460")
        pic.path(
            "M52 -34C62 -30 64 -10 58 2C54 -10 54 -22 52 -34ZM-54 -36C-62 -26 -62 -10 -58 4C-52 -8 -52 -22 -54 -36Z", "#1a1312"
        )
    with pic.at(250, 452):
        pic.path("M-90 60L-84 -34L-30 -46L-24 60Z", "#1d1418")
        pic.path("M-30 -46L-30 60H60L66 -34Z", "#6e2f2e")
        folds = "".join(f"M{-24 + i * 15} {-45 + i}L{-22 + i * 13} 60" for i in range(7))
        pic.line(folds, "#c96a4c", 4)
        pic.path("M64 -36L120 -24L130 60H58Z", "#2a1c20")
        pic.path("M108 -27L120 -24L130 60H116Z", "#d9a35c")
        pic.path("".join(f"M{76} {-14 + i * 15}h26v9h-26Z" for i in range(5)), "#efe6cf")
        pic.path("".join(f"M{-74 + (i % 2) * 18} {-20 + (i // 2) * 18}h8v8h-8Z" for i in range(8)), "#d9a35c")
    return frame(pic)


def amparo() -> str:
    """The midwife: a shawl, a cord of knots, and half a bed behind her."""
    pic = Picture(WIDE, TALL, "amparo")
    backdrop(pic, "#3a2434", "#160e16", FIRE, 330, 150)
    pic.path("M0 290V150C0 130 90 130 90 150V290Z", "#1d1220")
    pic.path("M8 230C6 200 40 196 60 200C80 204 84 220 84 236Z", "#8d7a8a")
    pic.path("M0 236C40 226 80 228 100 240V300H0Z", "#4a3048")
    face = Face(
        PALE,
        cheek=60,
        jaw=45,
        chin=94,
        nose=1.05,
        brow=4.5,
        brow_colour="#5a5048",
        lift=0.35,
        open=0.85,
        smile=0.6,
        lips=1,
        age=2,
        eye="#3a4a3a",
    )
    draw_neck(pic, 200, 216, face, 1.04)
    pic.path("M14 500C20 396 76 344 150 328L200 350L256 326C330 342 384 396 390 500Z", "#20161e")
    pic.path("M256 326C330 342 384 396 390 500H352C344 420 310 360 256 326Z", "#8a5a48")
    fringe = "".join(f"M{60 + i * 22} {448 + (i % 3) * 6}l-4 40" for i in range(13))
    pic.path(
        "M60 452C90 400 140 372 200 420C260 372 320 396 344 452C300 430 250 430 204 470C160 430 110 432 60 452Z", "#3a2632"
    )
    pic.line(fringe, "#57394a", 4)
    hatch(pic, [(230, 410, 300, 420), (240, 396, 312, 412), (90, 420, 160, 408), (110, 400, 170, 396)], "#b0756a", 2)
    pic.path("M160 330L200 384L246 328L232 306H172Z", "#2b2030")
    with pic.at(200, 214, 1.04):
        pic.path(
            "M-68 8C-84 -84 -44 -112 2 -112C54 -112 84 -80 68 10C62 -16 60 -36 52 -54H-50C-60 -36 -60 -14 -68 8Z", "#5d5550"
        )
        pic.path("M-40 -104C-60 -130 -10 -148 12 -128C34 -148 66 -124 46 -102Z", "#4c4541")
        pic.path("M12 -128C34 -148 66 -124 46 -102C52 -118 36 -132 12 -128Z", "#d6c2a0")
    draw_face(pic, 200, 218, face, 1.04)
    with pic.at(200, 218, 1.04):
        pic.path(
            "M-62 -6C-66 -76 -28 -98 0 -98C-22 -80 -42 -56 -46 -34C-50 -20 -56 -6 -62 -6ZM0 -98C44 -100 68 -66 62 -8C54 -10 54 -26 50 -38C42 -62 20 -82 0 -98Z",
            "#6d645e",
        )
        hatch(
            pic,
            [(8, -94, 48, -46), (18, -95, 54, -40), (30, -92, 59, -30), (-8, -94, -44, -44), (-20, -92, -52, -36)],
            "#d9cdb8",
            1.7,
        )
        pic.circle(-58, 30, 4, "#e9c468")
    with pic.at(196, 452):
        pic.path("M-62 50C-70 10 -50 -14 -24 -14C-6 -14 4 0 2 50Z", "#8a5a44")
        pic.path("M64 50C74 6 54 -20 28 -18C8 -16 0 0 2 50Z", "#b98260")
        pic.path("M28 -18C54 -20 74 6 64 50H50C56 14 48 -8 28 -18Z", "#f0c898")
        pic.line(
            "M-44 4C-36 -2 -26 -2 -18 2M-48 18C-38 12 -26 12 -16 16M20 -2C30 -6 40 -2 46 4M20 14C32 8 42 12 50 18", "#4a2a22", 2
        )
        pic.line(
            "M-70 -6C-50 20 -40 -24 -20 -4C0 20 10 -26 30 -6C50 12 60 -20 84 -30C96 -36 110 -20 104 0C100 20 112 30 106 48",
            "#e6d3a4",
            5,
        )
        for x, y in ((-52, 4), (-22, -6), (8, 2), (34, -4), (66, -16), (104, 4)):
            pic.circle(x, y, 6.5, "#f6e6bc")
            pic.line(f"M{x - 4} {y - 3}l8 6M{x - 4} {y + 3}l8 -6", "#8a6a3c", 1.6)
    return frame(pic)


def vera() -> str:
    """Nearly nineteen: flour on her cheek, chin up, the river behind her."""
    pic = Picture(WIDE, TALL, "vera")
    backdrop(pic, "#143442", "#0a1920", FIRE, 340, 150, 0.6)
    hatch(
        pic,
        [(0, 250, 120, 246), (20, 276, 150, 270), (-10, 300, 90, 298), (40, 320, 130, 316), (0, 230, 70, 228)],
        "#7fb0b0",
        2.4,
        0.7,
    )
    pic.path("M14 250C20 220 60 218 66 250C60 268 22 268 14 250Z", "#7a5528")
    pic.line("M20 246C22 214 58 214 60 246", "#c99a50", 4)
    face = replace(CANDELA, lift=-0.4, gaze=0.4, smile=-0.3, open=1.05)
    draw_neck(pic, 200, 216, face, 1.04)
    pic.path("M60 500C60 410 96 362 152 342L200 366L248 340C304 358 342 410 344 500Z", "#cfc2a0")
    pic.path("M248 340C304 358 342 410 344 500H312C308 428 290 370 248 340Z", "#fff0c8")
    hatch(
        pic,
        [(130, 380, 112, 450), (150, 376, 140, 440), (270, 380, 290, 450), (120, 430, 108, 490), (250, 400, 262, 470)],
        "#8f8468",
        2,
    )
    pic.path("M152 342C176 380 226 380 248 340L262 350C236 404 164 404 140 350Z", "#8a7f62")
    pic.path("M96 500C96 470 104 452 108 446H300C306 458 308 480 308 500Z", "#4c5a4a")
    sash(pic, "M98 462C160 446 250 446 306 460L310 494C250 480 160 480 94 496Z", "M110 474C170 462 240 462 300 472")
    with pic.at(200, 232, 1.02):
        pic.path(
            "M-62 40C-92 10 -90 -70 -54 -98C-20 -124 46 -122 70 -84C92 -50 86 20 66 50C72 20 60 -20 54 -50L-48 -56C-60 -20 -56 10 -62 40Z",
            "#1d1310",
        )
    draw_face(pic, 200, 234, face, 1.04, 3)
    with pic.at(200, 234, 1.04, turn=3):
        pic.path(
            "M-58 -4C-66 -80 -30 -104 10 -100C44 -100 66 -70 60 -6C54 -20 52 -34 46 -46C42 -36 36 -34 34 -52C24 -40 8 -44 4 -64C-4 -46 -22 -44 -28 -52C-36 -40 -44 -20 -58 -4Z",
            "#1d1310",
        )
        hatch(
            pic,
            [(10, -96, 40, -62), (20, -97, 50, -56), (30, -94, 57, -46), (-6, -94, -24, -62), (-18, -90, -44, -50)],
            "#a8683c",
            1.8,
        )
        pic.path("M-56 10C-72 30 -62 60 -74 80C-54 70 -50 40 -52 20ZM58 6C74 26 66 56 80 72C58 66 52 40 54 20Z", "#1d1310")
        pic.path(
            "".join(
                f"M{x} {y}h2.6v2.6h-2.6Z" for x, y in ((22, 14), (30, 18), (38, 13), (28, 9), (44, 18), (-22, 14), (-30, 10))
            ),
            "#7a4428",
        )
        hatch(
            pic, [(32, 32, 50, 22), (36, 38, 50, 30), (40, 43, 48, 38), (-6, 82, 6, 78), (-50, -40, -36, -46)], "#fff3d6", 1.5
        )
    return frame(pic)


RECEPTACLES = {"bruno": bruno, "irene": irene, "tadeo": tadeo, "amparo": amparo, "vera": vera}
