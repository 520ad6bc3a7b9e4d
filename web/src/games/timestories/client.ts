// TIME Stories as the frame plugs it in.
import type { GameClient } from "../registry";
import Board from "./Board.svelte";
import { ending } from "./pack";
import Person from "./Person.svelte";

export const client: GameClient = { Board, Person, ending };
