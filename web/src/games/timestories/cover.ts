// The cover of a mission that brings none: drawn, on land or under the sea.
import { settingOf } from "./art/palette";
import { coverOf as drawnCoverOf } from "./art/vista";

export const coverOf = (mission: string, profiles: readonly string[]): string => drawnCoverOf(mission, settingOf(profiles));
