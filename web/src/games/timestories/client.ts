// TIME Stories as the frame plugs it in.
import type { GameClient } from "../registry";
import Board from "./Board.svelte";
import Person from "./Person.svelte";
import { ending } from "./pictures.svelte";

export const client: GameClient = { Board, Person, ending };
