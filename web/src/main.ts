// Starts the client: styles, the person's language, then the page that the address names.
import "./shell/fonts.css";
import "./shell/tokens.css";
import "./shell/base.css";
import "./shell/contrast.css";
import "./shell/large_text.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prepareAnnouncer } from "./shell/announcer";
import { keepFocus } from "./shell/focus";
import { learn } from "./text/speech.svelte";
import { settings } from "./shell/settings.svelte";

const FACES = ["EB Garamond", "Hanken Grotesk", "Grenze", "Almendra", "Marcellus"];
const MOST_WAITING = 500;

/** The letters first, if they come soon: a page that moves when they arrive takes buttons away from under the finger. */
const lettered = Promise.race([Promise.all(FACES.map((face) => document.fonts.load(`1em "${face}"`))).catch(() => null), new Promise((enough) => setTimeout(enough, MOST_WAITING))]);

await Promise.all([learn(settings.language), lettered]);
prepareAnnouncer();
keepFocus();
const target = document.getElementById("app");
if (target) mount(App, { target });
