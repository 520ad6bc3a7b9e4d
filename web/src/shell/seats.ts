// Where one can sit down before a game begins.
import type { TableView } from "../protocol/protocol";

export const freeSeats = (table: TableView): number[] => (table.phase === "lobby" ? table.seats.filter((each) => each.person === null && each.bot === null).map((each) => each.seat) : []);

/** Whom the table really waits for: a bot leaves its move to people while they have one, and waits itself. */
export function awaited(deciding: readonly number[], seats: readonly { seat: number; bot: string | null }[]): number[] {
  const people = deciding.filter((each) => seats.find((one) => one.seat === each)?.bot === null);
  return people.length ? people : [...deciding];
}
