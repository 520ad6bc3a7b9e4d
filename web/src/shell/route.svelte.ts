// Which page the address names, and how to go to another without loading the client again.
import { at, base } from "./base";

type Route = { page: "start" } | { page: "shelf"; game: string } | { page: "table"; table: string } | { page: "replay"; table: string } | { page: "preview" } | { page: "me" } | { page: "lost" };

function read(): Route {
  if (!location.pathname.startsWith(base)) return { page: "lost" };
  const path = location.pathname.slice(base.length);
  if (path === "" || path === "/" || path === "/index.html") return { page: "start" };
  if (path === "/preview") return { page: "preview" };
  if (path === "/me") return { page: "me" };
  const shelf = /^\/shelf\/([a-z0-9]+)\/?$/.exec(path)?.[1];
  if (shelf) return { page: "shelf", game: shelf };
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (table) return { page: "table", table };
  const replay = /^\/replay\/([\w-]+)\/?$/.exec(path)?.[1];
  if (replay) return { page: "replay", table: replay };
  return { page: "lost" };
}

export const here = $state<{ route: Route }>({ route: read() });

/** To a path of the server, without what comes before all of them. */
export function go(path: string): void {
  history.pushState(null, "", at(path));
  here.route = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (here.route = read()));

/** For links: a plain click stays in the client, anything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link?.startsWith(at("/"))) return;
  event.preventDefault();
  go(link.slice(base.length));
}
