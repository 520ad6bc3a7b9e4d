// Where on its host the server lives: "" at the root, else a path such as "/horae". The server writes it into the page.
export const base = document.documentElement.dataset.base ?? "";

/** A path of the server as the browser must ask for it. */
export const at = (path: string): string => base + path;
