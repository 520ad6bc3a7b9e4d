// The pictures of the mission at the table: those it brings, told of by the server once they are earned, and drawn ones where it brings none.
import type { TimeStoriesView } from "../../protocol/timestories";
import { at } from "../../shell/base";
import caissons from "./art/agency.svg";
import lost from "./art/end-lost.svg";
import won from "./art/end-won.svg";
import { type Setting, settingOf } from "./art/palette";
import { silhouetteOf } from "./art/silhouette";
import { vistaOf } from "./art/vista";

let shown = $state.raw<{ mission: string; setting: Setting; places: Record<string, string> }>({ mission: "", setting: "land", places: {} });

/** The board says which mission is played, by which rules it can be, and where its pictures are. */
export function showPictures(mission: string, profiles: readonly string[], places: Record<string, string>): void {
  shown = { mission, setting: settingOf(profiles), places: Object.fromEntries(Object.entries(places).map(([name, place]) => [name, at(place)])) };
}

/** The agency's own. */
export const agency = caissons;
/** How it ended, as the mission shows it, or as any mission ends. */
export const endOf = (view: TimeStoriesView | undefined): string | undefined => shown.places[`endings/${view?.result ?? ""}`];
export const ending = (isWon: boolean, view?: unknown): string => endOf(view as TimeStoriesView | undefined) ?? (isWon ? won : lost);

/** What the mission shows of itself before anything has been seen. */
export const coverOf = (): string => shown.places.cover ?? vistaOf(shown.mission, "prologue", shown.setting);
/** The panorama of a location. */
export const sceneOf = (location: string): string => shown.places[`places/${location}`] ?? vistaOf(shown.mission, location, shown.setting);
/** The picture of a card that took another's place in the panorama. */
export const sliceOf = (card: string): string | null => shown.places[`cards/${card}`] ?? null;
export const portraitOf = (receptacle: string): string => shown.places[`receptacles/${receptacle}`] ?? silhouetteOf(shown.mission, receptacle);
/** Somebody one meets or is up against; without a portrait their name stands alone. */
export const personOf = (person: string): string | null => shown.places[`people/${person}`] ?? null;
/** A thing goes without a picture where none was brought: its name says what it is. */
export const itemOf = (item: number | string): string | null => shown.places[`items/${item}`] ?? null;
