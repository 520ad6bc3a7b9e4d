// Whether the table is played on a phone, upright or lying: then what there is to read fills the screen, and the scene and the folder take turns.
import { MediaQuery } from "svelte/reactivity";

/** Upright, where all that one decides lies below what one reads. */
export const upright = new MediaQuery("(max-width: 640px) and (min-height: 541px)");
export const phone = new MediaQuery("(max-width: 640px), (max-height: 540px)");
