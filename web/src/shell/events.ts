// The game's own events among the lines of the transcript, as the game's types have them.
import type { LineView } from "../protocol/protocol";

export const eventOf = <Event>(line: LineView): Event | null => (line.event ? (line.event as unknown as Event) : null);
export const eventsOf = <Event>(lines: LineView[]): Event[] => lines.map((line) => eventOf<Event>(line)).filter((event) => event !== null);
