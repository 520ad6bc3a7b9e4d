// Echoes as the frame plugs it in.
import type { EchoesContent } from "../../protocol/echoes";
import type { GameClient } from "../registry";
import { endingOf } from "./art/springs";
import Board from "./Board.svelte";
import Person from "./Person.svelte";
import Standings from "./Standings.svelte";

export const client: GameClient = {
  nameOf: (content, thing) => (content as EchoesContent).cards.find((card) => card.id === thing)?.name ?? null,
  Board,
  Person,
  Standings,
  ending: endingOf,
};
