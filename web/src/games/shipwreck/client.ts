// Shipwreck as the frame plugs it in.
import type { ShipwreckView } from "../../protocol/shipwreck";
import type { GameClient } from "../registry";
import Board from "./Board.svelte";
import { plateOf } from "./pack";
import Person from "./Person.svelte";

export const client: GameClient = {
  hand: (view) => (view as ShipwreckView).hand.map((fate) => ({ words: String(fate) })),
  Board,
  Person,
  showsCoach: true,
  ending: (won) => plateOf(won ? "dawn" : "deep"),
};
