// The client's own words, from the .ftl file of the person's language; only that file is loaded, and of it only what the page is about.
import { part } from "../shell/missing_part";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "es" | "en";

/** What belongs to no game, what a game's board or the page about oneself brings, and what a first turn is taught in. vite.config.ts says which
 * words are whose. */
type Part = "shell" | "echoes" | "timestories" | "tour" | "self" | "shipwreck" | "evening" | "notices";

const files: Record<Language, Record<Part, () => Promise<{ default: string }>>> = {
  es: {
    shell: () => import("./es.ftl?part=shell"),
    echoes: () => import("./es.ftl?part=echoes"),
    timestories: () => import("./es.ftl?part=timestories"),
    tour: () => import("./es.ftl?part=tour"),
    notices: () => import("./es.ftl?part=notices"),
    self: () => import("./es.ftl?part=self"),
    evening: () => import("./es.ftl?part=evening"),
    shipwreck: () => import("./es.ftl?part=shipwreck"),
  },
  en: {
    shell: () => import("./en.ftl?part=shell"),
    echoes: () => import("./en.ftl?part=echoes"),
    timestories: () => import("./en.ftl?part=timestories"),
    tour: () => import("./en.ftl?part=tour"),
    notices: () => import("./en.ftl?part=notices"),
    self: () => import("./en.ftl?part=self"),
    evening: () => import("./en.ftl?part=evening"),
    shipwreck: () => import("./en.ftl?part=shipwreck"),
  },
};
const known = new Set<Part>(["shell"]);

const speech = $state<{ language: Language; bundle: FluentBundle }>({ language: "en", bundle: new FluentBundle("en") });

async function say(bundle: FluentBundle, language: Language, which: Part): Promise<void> {
  bundle.addResource(new FluentResource((await part(files[language][which]())).default));
}

export async function learn(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const said = new Set<Part>();
  for (let missing: Part[]; (missing = [...known].filter((each) => !said.has(each))).length;) {
    await Promise.all(missing.map((each) => say(bundle, language, each)));
    for (const each of missing) said.add(each);
  }
  speech.bundle = bundle;
  speech.language = language;
  document.documentElement.lang = language;
}

/** The words of a game's board, of the tour, or of a page that has its own, before it is shown. */
export async function learnOf(what: string): Promise<void> {
  const which = what as Part;
  if (!(which in files.en) || known.has(which)) return;
  known.add(which);
  await say(speech.bundle, speech.language, which);
}

/** Says a message of ours; a missing one is a fault that tests look for, so it is shown as such. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = speech.bundle.getMessage(key);
  if (!message?.value) return `⟦${key}⟧`;
  return speech.bundle.formatPattern(message.value, args);
}

/** What the server says as a clause, made a sentence. */
export function sentence(words: string): string {
  const text = words.trim();
  if (!text) return text;
  return text[0]!.toLocaleUpperCase(speech.language) + text.slice(1) + (/[.!?…»”)]$/.test(text) ? "" : ".");
}

export function spoken(): Language {
  return speech.language;
}

/** "Ana, Luis y Eva": a list as the language joins it. */
export function listed(words: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(speech.language, { type }).format(words);
}
