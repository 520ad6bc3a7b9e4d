// Starts the client: styles, the person's language, then the page that the address names.
import "./shell/fonts.css";
import "./shell/tokens.css";
import "./shell/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { learn } from "./text/speech.svelte";
import { settings } from "./shell/settings.svelte";

await learn(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
