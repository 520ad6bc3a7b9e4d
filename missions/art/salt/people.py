"""The four whom one can be, lit by the sun that goes down behind the ship."""

from __future__ import annotations

from missions.art.faces import OLIVE, PALE, RUDDY, TALL, WIDE, Face, backdrop, draw_face, draw_neck, frame, hatch
from missions.art.pen import Picture
from missions.art.salt.tones import APRICOT, LAMP, ROSE, RUST, SALT, SHADE, ship

GLOW = "#f7c08c"


def portrait(name: str, top: str, low: str) -> Picture:
    pic = Picture(WIDE, TALL, f"salt/{name}")
    backdrop(pic, top, low, GLOW, 330, 150)
    return pic


def brisa() -> str:
    """A docker: shoulders, a rope, and the ship that she has loaded before."""
    pic = portrait("brisa", "#2c4456", "#101c28")
    ship(pic, 74, 250, 130, "#141c28", "#47424c", ROSE)
    face = Face(RUDDY, cheek=58, jaw=41, chin=92, nose=1, brow=4, lift=0.2, open=1.05, gaze=0.5, smile=0.5, lips=1.4)
    draw_neck(pic, 200, 214, face, 1.08)
    pic.path("M0 500C10 392 66 344 142 326L200 356L262 324C340 342 392 392 400 500Z", "#8c5a40")
    pic.path("M262 324C340 342 392 392 400 500H362C352 420 322 360 262 324Z", "#f0b884")
    pic.path("M142 326L168 304L200 344L240 302L262 324L204 420Z", "#d9cbb4")
    pic.path("M204 420L262 324L240 302L202 344Z", SALT)
    hatch(pic, [(330, 390, 350, 460), (310, 370, 330, 440), (80, 380, 60, 450), (100, 366, 84, 430)], "#5d3626", 2)
    pic.line("M70 352C130 372 150 430 132 500M96 344C160 370 176 430 160 500", "#b99a6a", 17)
    twist = "".join(f"M{84 + i * 9} {358 + i * 13}l16 -8" for i in range(6)) + "".join(
        f"M{126 + (i % 2) * 4} {430 + i * 14}l30 -6" for i in range(5)
    )
    pic.line(twist, "#6a5230", 3)
    with pic.at(200, 214, 1.06):
        pic.path("M-66 10C-80 -80 -44 -112 4 -112C58 -112 80 -76 66 12L54 -40H-52Z", "#20151a")
    draw_face(pic, 200, 216, face, 1.08, -2)
    with pic.at(200, 216, 1.08, turn=-2):
        pic.path("M-64 -24C-74 -92 -30 -116 6 -114C54 -114 78 -82 66 -26C50 -54 20 -66 -4 -66S-50 -52 -64 -24Z", RUST)
        pic.path("M6 -114C54 -114 78 -82 66 -26C62 -36 58 -44 52 -50C56 -84 40 -106 6 -114Z", "#e58a60")
        pic.path("M-62 -30C-90 -26 -96 0 -88 20C-80 4 -72 -6 -60 -10Z", "#7f3322")
        pic.path("M-56 6C-70 40 -62 80 -78 118C-58 108 -48 70 -50 30ZM56 4C66 16 64 34 58 44C54 30 54 16 56 4Z", "#20151a")
        pic.line("M-68 70l-12 -4M-72 92l-10 -4", "#7a4a38", 3)
        pic.circle(-55, 36, 5, LAMP)
        hatch(pic, [(-40, -84, -50, -44), (-16, -96, -22, -66), (16, -98, 22, -68)], "#6e2a1c", 2)
    return frame(pic)


def elias() -> str:
    """A teacher without a school: spectacles, chalk on the sleeve, a book that he holds shut with a finger in it."""
    pic = portrait("elias", "#3a3f46", "#14171c")
    pic.path("M6 120H128V236H6Z", "#1b2a26")
    pic.line("M6 120H128V236H6Z", "#7a5a3a", 7)
    pic.line("M24 150h40M24 172h64M24 194h30", SHADE, 4, 0.7)
    face = Face(
        PALE,
        cheek=55,
        jaw=40,
        chin=100,
        nose=1.15,
        brow=6,
        brow_colour="#8d8880",
        lift=0.5,
        open=0.85,
        gaze=0.2,
        smile=-0.1,
        age=2,
        eye="#33424a",
    )
    draw_neck(pic, 200, 214, face, 1.04)
    pic.path("M24 500C30 398 84 350 150 330L200 364L252 328C322 346 372 398 380 500Z", "#2a3038")
    pic.path("M252 328C322 346 372 398 380 500H346C338 420 310 364 252 328Z", "#b08a72")
    pic.path("M150 330L174 300L200 352L234 298L252 328L206 436Z", "#e6dcc6")
    pic.path("M180 352C192 362 212 362 224 350L232 384C214 396 192 396 176 386Z", "#3b4a5c")
    pic.path("M150 330L122 350L196 470L206 436ZM252 328L280 348L212 470L206 436Z", "#1c2128")
    with pic.at(200, 212, 1.02):
        pic.path("M-62 20C-80 -60 -50 -96 0 -100C52 -96 80 -60 62 20L52 -30C30 -50 -30 -50 -52 -30Z", "#a8a49c")
    draw_face(pic, 200, 216, face, 1.04)
    with pic.at(200, 216, 1.04):
        pic.path(
            "M-58 16C-60 60 -44 104 -2 116C44 106 60 60 58 14C50 40 42 48 34 44C22 36 6 36 0 38C-12 36 -22 42 -28 50C-44 46 -54 36 -58 16Z",
            "#a8a49c",
        )
        pic.path("M34 44C42 48 50 40 58 14C60 60 44 106 -2 116C26 98 36 70 34 44Z", "#e9e2d4")
        pic.path("M-14 52C0 47 16 47 30 51C20 58 0 59 -14 52Z", "#6b3a30")
        hatch(
            pic,
            [(40, 60, 28, 96), (20, 70, 14, 104), (-30, 60, -20, 96), (-6, 74, -6, 108), (-42, 50, -36, 82)],
            "#7a766e",
            1.8,
        )
        pic.path("M-60 0C-72 -70 -30 -100 6 -98C46 -98 70 -66 60 0C56 -30 46 -60 20 -74C-10 -80 -44 -56 -60 0Z", "#a8a49c")
        pic.path("M6 -98C46 -98 70 -66 60 0C56 -30 50 -62 6 -98Z", "#efe8da")
        pic.line(
            "M-46 -8a19 17 0 1 0 38 0a19 17 0 1 0 -38 0M12 -8a20 17 0 1 0 40 0a20 17 0 1 0 -40 0M-8 -10C-2 -15 6 -15 12 -10M52 -10L60 -14M-46 -10L-58 -14",
            LAMP,
            2.6,
        )
    with pic.at(270, 444, 1, turn=-10):
        pic.path("M-72 -40H60V50H-72Z", "#6a3a2e")
        pic.path("M-64 -40H60V-32H-64ZM52 -32H60V50H52Z", SALT)
        pic.path("M-72 -40H-54V50H-72Z", "#4a251c")
        pic.line("M-30 -6H30M-30 10H12", LAMP, 4)
        pic.path("M60 -10C36 -20 20 -8 26 4C34 14 50 10 66 12L80 60H104L96 6Z", "#c39a78")
        pic.path("M60 -10C80 -12 92 -6 96 6L104 60H92L84 10Z", "#f0d3a6")
    return frame(pic)


def candela() -> str:
    """She sells candles from door to door; one is lit, and she listens."""
    pic = portrait("candela", "#4a3440", "#1a1218")
    pic.path("M0 300V110H110V300Z", "#20161c")
    pic.path("M14 124H96V300H14Z", "#34242c")
    pic.circle(84, 214, 6, LAMP)
    face = Face(OLIVE, cheek=54, jaw=38, chin=92, nose=0.95, brow=4.5, lift=0.6, open=1.1, gaze=-0.6, smile=0.9, lips=1.15)
    draw_neck(pic, 200, 218, face, 1.02)
    pic.path("M40 500C44 404 92 356 152 338L200 362L250 336C312 354 358 404 362 500Z", "#3d5a5c")
    pic.path("M250 336C312 354 358 404 362 500H330C322 424 302 370 250 336Z", "#f0c08c")
    pic.path("M152 338C176 372 226 372 250 336L266 348C236 396 164 396 138 350Z", "#d8cbb2")
    hatch(pic, [(300, 400, 318, 470), (286, 380, 300, 440), (110, 390, 94, 450), (128, 380, 114, 440)], "#1f3436", 2)
    with pic.at(200, 220, 1.04):
        pic.path(
            "M-64 60C-104 20 -90 -80 -50 -104C-14 -126 50 -122 72 -84C98 -40 92 40 70 76C78 30 64 -10 54 -46L-50 -52C-62 -10 -60 30 -64 60Z",
            "#2a1814",
        )
        pic.path("M72 -84C98 -40 92 40 70 76C76 40 74 -30 52 -96C60 -94 68 -90 72 -84Z", "#c0703c")
    draw_face(pic, 200, 222, face, 1.04, 4)
    with pic.at(200, 222, 1.04, turn=4):
        pic.path("M-58 0C-66 -78 -26 -102 12 -98C46 -98 66 -68 58 -4C52 -30 42 -56 12 -72C-6 -48 -38 -40 -58 0Z", "#2a1814")
        hatch(pic, [(16, -92, 44, -56), (26, -92, 52, -48), (-4, -90, -34, -52), (-16, -86, -46, -40)], "#c0703c", 1.7)
        pic.circle(-54, 34, 4, LAMP)
    pic.path("M48 500L60 440H190L202 500Z", "#6a4a30")
    pic.line("M60 456H192M56 476H198", "#3a2618", 5)
    for x, tall in ((76, 70), (98, 92), (120, 64), (142, 84), (166, 74)):
        pic.path(f"M{x - 8} 444V{444 - tall}H{x + 8}V444Z", "#e9dcc0")
        pic.path(f"M{x + 2} 444V{444 - tall}H{x + 8}V444Z", SALT)
        pic.line(f"M{x} {444 - tall}v-8", "#2a1c16", 2)
    with pic.at(298, 420):
        pic.glow(0, -92, 110, LAMP, 0.9)
        pic.path("M-10 0V-66H10V0Z", SALT)
        pic.path("M0 -104C14 -86 12 -70 0 -66C-12 -70 -14 -86 0 -104Z", "#fff4cf")
        pic.path("M-26 60C-34 20 -22 -10 0 -12C26 -10 34 16 26 60Z", "#b0734c")
        pic.path("M0 -12C26 -10 34 16 26 60H12C18 30 14 2 0 -12Z", "#f0bd88")
        pic.line("M-18 6C-6 2 8 4 20 8M-20 22C-6 18 8 20 22 24", "#6e3f2c", 2)
    return frame(pic)


def ferran() -> str:
    """A deserter: a coat without its buttons, a scar, and bare feet printed in the salt behind him."""
    pic = portrait("ferran", "#33465c", "#121a26")
    pic.path("M0 250C40 236 90 240 130 256V330H0Z", SHADE, 0.6)
    for x, y in ((20, 262), (52, 272), (80, 286), (112, 298)):
        pic.oval(x, y, 11, 5, "#2a3644")
        pic.path("".join(f"M{x + 10 + k * 4} {y - 6 + k * 2}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z" for k in range(3)), "#2a3644")
    face = Face(
        OLIVE, cheek=55, jaw=45, chin=100, nose=1.2, brow=6, lift=-0.7, open=0.75, gaze=-0.9, smile=-0.5, lips=0.8, age=1
    )
    draw_neck(pic, 200, 214, face, 1.06)
    pic.path("M14 500C20 396 76 346 146 328L200 372L258 326C332 344 384 396 390 500Z", "#3b5a86")
    pic.path("M258 326C332 344 384 396 390 500H352C344 420 314 362 258 326Z", "#d9a47c")
    pic.path("M146 328L170 300L202 360L240 298L258 326L206 500H190Z", "#cdbfa4")
    pic.path("M206 500L258 326L240 298L203 362Z", SALT)
    pic.path("M146 328L104 352L172 500H196ZM258 326L298 350L236 500H204Z", RUST)
    pic.path("M258 326L298 350L236 500H222Z", "#d8785a")
    threads = "".join(f"M{128 + i * 14} {392 + i * 30}l-8 6M{132 + i * 14} {398 + i * 30}l-6 8" for i in range(4))
    pic.line(threads, SALT, 2.4)
    with pic.at(200, 212, 1.04):
        pic.path("M-64 14C-78 -70 -48 -106 2 -108C56 -106 80 -70 64 14L54 -36H-52Z", "#1a1416")
        pic.path("M-54 -20C-84 10 -78 60 -92 84C-70 76 -58 40 -54 10Z", "#1a1416")
        pic.line("M-82 56l-12 -4", RUST, 7)
    draw_face(pic, 200, 216, face, 1.06, 2)
    with pic.at(200, 216, 1.06, turn=2):
        pic.path("M-60 -8C-68 -78 -30 -104 6 -102C46 -102 68 -70 60 -10C54 -34 44 -52 26 -62C4 -46 -40 -50 -60 -8Z", "#1a1416")
        hatch(pic, [(16, -96, 44, -62), (28, -94, 54, -50), (-8, -94, -40, -54), (-24, -88, -52, -36)], APRICOT, 1.5, 0.6)
        pic.line("M36 -34L48 8L44 26", "#f6d2b0", 3)
        pic.line("M37 -20l9 -3M41 -4l9 -2", "#f6d2b0", 2)
        chin = ((-30, 70), (-20, 80), (-8, 86), (6, 88), (20, 84), (30, 74), (-36, 58), (36, 62), (-14, 72), (14, 78))
        hatch(pic, [(x, y, x + 1, y + 6) for x, y in chin], "#20130f", 1.2, 0.7)
    return frame(pic)


RECEPTACLES = {"brisa": brisa, "elias": elias, "candela": candela, "ferran": ferran}


def guard() -> str:
    """Little more than a boy: the hat is too large, and so is the collar."""
    pic = portrait("guard", "#2d4450", "#121c24")
    face = Face(PALE, cheek=50, jaw=36, chin=88, nose=0.9, brow=3.5, lift=0.9, open=1.15, gaze=-0.5, smile=-0.5, lips=1.1)
    draw_neck(pic, 200, 226, face, 0.98)
    pic.path("M40 500C44 408 92 362 152 346L200 372L250 344C312 360 356 408 360 500Z", "#3b5a86")
    pic.path("M250 344C312 360 356 408 360 500H330C322 428 302 376 250 344Z", "#d9a47c")
    pic.path("M132 352L150 312L200 366L252 310L270 350L204 400Z", RUST)
    pic.path("M204 400L270 350L252 310L202 366Z", "#d8785a")
    pic.path("M196 400h14v100h-14Z", SALT)
    pic.path("".join(f"M{x} {y}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z" for x in (164, 228) for y in (420, 456, 492)), LAMP)
    with pic.at(200, 226, 1):
        pic.path("M-56 20C-66 -50 -40 -84 0 -86C46 -84 66 -50 56 20L48 -30H-46Z", "#7a5230")
    draw_face(pic, 200, 230, face, 1, 3)
    with pic.at(200, 230, 1, turn=3):
        pic.path("M-56 -40C-60 -110 -30 -132 4 -132C44 -132 64 -108 60 -40Z", "#10151c")
        pic.path("M-112 -62C-60 -26 70 -30 122 -70C112 -34 60 -14 0 -16C-56 -16 -98 -34 -112 -62Z", "#1a222c")
        pic.path("M122 -70C112 -34 60 -14 20 -16C70 -26 100 -44 122 -70Z", APRICOT)
        pic.path("M-52 -14C-56 4 -54 14 -50 22C-44 10 -46 -4 -52 -14ZM52 -16C56 2 54 14 50 22C46 10 46 -4 52 -16Z", "#7a5230")
        dots = ((22, 16), (30, 20), (38, 15), (28, 10), (-22, 16), (-30, 12))
        pic.path("".join(f"M{x} {y}h2.6v2.6h-2.6Z" for x, y in dots), "#9a6a48")
    return frame(pic)


def dog() -> str:
    """All ears; in both eyes stands the candle that it looks away from."""
    pic = portrait("dog", "#3a3026", "#14100c")
    pic.path("M60 500C66 420 100 372 150 340H270C320 380 344 430 348 500Z", "#15181c")
    pic.path("M270 340C320 380 344 430 348 500H322C314 430 296 380 250 344Z", "#c98f58")
    pic.path("M110 210L84 66C120 80 152 110 170 146ZM286 210L322 66C282 80 250 110 234 146Z", "#15181c")
    pic.path("M116 190L100 96C126 110 144 130 156 154Z", "#5a3a2c")
    pic.path("M284 186L308 92C280 108 262 130 250 154Z", "#8a5a3c")
    pic.path(
        "M110 220C112 150 150 128 202 128S290 150 290 220C290 262 262 280 250 330C244 372 226 392 202 392S158 372 152 330C142 280 110 262 110 220Z",
        "#1d2126",
    )
    pic.path(
        "M202 128C256 128 290 150 290 220C290 262 262 280 250 330C246 352 240 366 232 376C244 300 262 262 262 214C262 170 240 140 202 128Z",
        "#d99a5c",
    )
    pic.path("M164 300C172 284 232 284 240 300C246 350 232 380 202 380S158 350 164 300Z", "#2c2a2c")
    pic.path("M176 306C184 296 220 296 228 306C228 324 214 334 202 334S176 324 176 306Z", "#0a0b0d")
    pic.path("M212 304C220 304 224 308 224 312C220 312 214 310 212 304Z", SHADE)
    pic.line("M202 334V354C194 366 180 366 172 358M202 354C210 366 224 366 232 358", "#0a0b0d", 5)
    for x in (158, 244):
        pic.path(f"M{x - 24} 222C{x - 12} 206 {x + 12} 206 {x + 24} 222C{x + 12} 236 {x - 12} 236 {x - 24} 222Z", "#e9b04e")
        pic.circle(x, 221, 9, "#14100c")
        pic.circle(x + 4, 217, 3, "#fff4cf")
    hatch(pic, [(140, 176, 166, 188), (264, 174, 238, 188), (180, 150, 186, 180), (222, 150, 216, 180)], "#4a4a4c", 2.4)
    pic.path("M128 400C170 424 240 424 284 398L290 424C240 450 168 450 124 426Z", RUST)
    pic.circle(206, 436, 13, LAMP)
    return frame(pic)


PEOPLE = {"guard": guard, "dog": dog}
"""Whom one meets in the counting house."""
