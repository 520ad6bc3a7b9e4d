// Where one can sit down before a game begins.
import type { TableView } from "../protocol/protocol";

export const freeSeats = (table: TableView): number[] => (table.phase === "lobby" ? table.seats.filter((each) => each.person === null && each.bot === null).map((each) => each.seat) : []);
