// The client's own words, from the .ftl file of the person's language; only that file is loaded.
import { part } from "../shell/missing_part";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "es" | "en";

const files: Record<Language, () => Promise<{ default: string }>> = {
  es: () => import("./es.ftl?raw"),
  en: () => import("./en.ftl?raw"),
};

const speech = $state<{ language: Language; bundle: FluentBundle }>({ language: "en", bundle: new FluentBundle("en") });

export async function learn(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await part(files[language]())).default));
  speech.bundle = bundle;
  speech.language = language;
  document.documentElement.lang = language;
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
