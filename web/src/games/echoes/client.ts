// Echoes as the frame plugs it in.
import type { GameClient } from "../registry";
import { endingOf } from "./art/springs";
import Board from "./Board.svelte";
import Person from "./Person.svelte";
import Standings from "./Standings.svelte";

export const client: GameClient = { Board, Person, Standings, ending: endingOf };
