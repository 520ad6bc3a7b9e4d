// TIME Stories as the frame plugs it in.
import type { TimeStoriesView } from "../../protocol/timestories";
import { spoken, t } from "../../text/speech.svelte";
import type { GameClient } from "../registry";
import Board from "./Board.svelte";
import Person from "./Person.svelte";
import { phone } from "./phone.svelte";
import { ending, sliceOf } from "./pictures.svelte";
import { pictureOf } from "./readings.svelte";

/** The cards before the seat's agents, which only they read. */
const hand: GameClient["hand"] = (view) => {
  const { own, panorama } = view as TimeStoriesView;
  return own.flatMap(({ card }) => {
    if (!card) return [];
    const slot = panorama.find((each) => each.card === card.id);
    const name = card.name ?? slot?.place;
    return [{ words: name ? name[spoken()] : slot ? t("ts-card", { letter: slot.letter }) : card.id, picture: (slot && sliceOf(slot.card)) || pictureOf(card) || undefined }];
  });
};

export const client: GameClient = { Board, Person, hand, ending, hasRoomForTalk: () => phone.current };
