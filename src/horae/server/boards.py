"""Which games the client has a board for, in web/src/games/NAME. Others are shown on the plain one."""

BOARDS = ("shipwreck", "echoes", "timestories")
