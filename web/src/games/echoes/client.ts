// Echoes as the frame plugs it in.
import type { EchoesContent, EchoesView } from "../../protocol/echoes";
import type { GameClient } from "../registry";
import { pictureOf } from "./art/medallion";
import { endingOf } from "./art/springs";
import Board from "./Board.svelte";
import Person from "./Person.svelte";
import Standings from "./Standings.svelte";

const nameOf = (content: unknown, thing: string): string | null => (content as EchoesContent).cards.find((card) => card.id === thing)?.name ?? null;

export const client: GameClient = {
  nameOf,
  hand: (view, content) =>
    (view as EchoesView).hand.map((id) => {
      const card = (content as EchoesContent).cards.find((each) => each.id === id);
      return { words: card?.name ?? id, thing: id, picture: card && pictureOf(card) };
    }),
  Board,
  Person,
  Standings,
  ending: endingOf,
};
