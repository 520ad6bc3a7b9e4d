// The plain board, for every game that brings none of its own: all it shows comes in words from the server.
import type { GameClient } from "../registry";
import Board from "./Board.svelte";
import Standings from "./Standings.svelte";

export const client: GameClient = { Board, Standings, ending: () => null };
