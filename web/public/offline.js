// Without a line: what the page kept of this table when it was last seen. All words came from the page.
(async function () {
  "use strict";
  const kept = await caches.open("horae-offline-1");
  const scope = location.pathname.replace(/(t|replay|shelf)\/.*$|[^/]*$/, "");
  const read = async (path) => {
    const found = await kept.match(new URL(scope + path, location.origin).href);
    return found ? found.json() : null;
  };
  const words = await read("last/words");
  const table = /\/t\/([^/]+)/.exec(location.pathname);
  const last = table ? await read(`last/${table[1]}`) : null;
  const main = document.getElementById("main");
  const add = (kind, text, into = main) => into.appendChild(Object.assign(document.createElement(kind), { textContent: text }));
  if (!words) return;
  document.documentElement.lang = words.lang;
  add("h1", last ? last.title : "Horae");
  add("p", words.offline);
  const again = add("button", words.again);
  again.type = "button";
  again.addEventListener("click", () => location.reload());
  if (!last) return;
  add("h2", last.as_of);
  for (const line of last.position) add("p", line);
  add("h2", words.chronicle);
  const list = add("ol", "");
  for (const line of last.lines) add("li", line, list);
})();
