// Shipwreck as the frame plugs it in.
import type { GameClient } from "../registry";
import Board from "./Board.svelte";
import { plateOf } from "./pack";
import Person from "./Person.svelte";

export const client: GameClient = { Board, Person, showsCoach: true, ending: (won) => plateOf(won ? "dawn" : "deep") };
