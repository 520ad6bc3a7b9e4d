// Whether the table is played on a phone, upright or lying: then what there is to read fills the screen, and the scene and the folder take turns.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 640px), (max-height: 540px)");
