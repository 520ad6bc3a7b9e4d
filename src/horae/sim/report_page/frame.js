// What pages of figures have in common: words and numbers in the language chosen, drawings, tables, links to replays, the frame around
// the parts. No library, nothing from outside; a page's own script comes after this one, in the same function.
const data = JSON.parse(document.getElementById("data").textContent);
const { report, words } = data;
const root = document.getElementById("page");
const stored = (key, fallback) => { try { return localStorage.getItem(key) ?? fallback; } catch { return fallback; } };
const store = (key, value) => { try { localStorage.setItem(key, value); } catch { /* a page from disk may have no store */ } };
let language = document.documentElement.lang;
let address = stored("horae-replay-address", "http://127.0.0.1:8000");

// --- words and numbers ---
const safe = (text) => String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
const t = (key, args = {}) => {
  const found = words[language][key];
  if (found === undefined) throw new Error(`no words for ${key}`);
  return safe(found).replace(/\{(\w+)\}/g, (whole, name) => (name in args ? args[name] : whole));
};
const number = (value, digits = 1) => new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
const signed = (value, digits = 1) => (value > 0 ? "+" : value < 0 ? "−" : "±") + number(Math.abs(value), digits);
const percent = (value, digits = 1) => number(value, digits) + (language === "es" ? "\u00a0%" : "%");
const range = (low, high, form) => `${form(low)} … ${form(high)}`;
// estimates come as [value, low, high, cases]
const NONE = '<span class="quiet">–</span>';
const share = (e) => (e && e[3] ? `${percent(e[0])}<span class="span">${range(e[1], e[2], (x) => number(x))}</span>` : NONE);
const points = (e) => (e && e[3] ? `<span class="${e[1] > 0 ? "up" : e[2] < 0 ? "down" : ""}">${signed(e[0])}</span><span class="span">${range(e[1], e[2], (x) => signed(x))}</span>` : NONE);

const replayLink = (example, label) =>
  example ? `<a class="play" data-replay="${safe(example[0])}?at=${example[1]}" href="${safe(address)}/replay/${safe(example[0])}?at=${example[1]}" title="${t("replay-title", { game: safe(example[0]), at: example[1] })}">▶ ${label ?? t("replay")}</a>` : "";

// --- drawings ---
const whisker = (e, { low = -20, high = 20, even = 0, band = 0, width = 150 } = {}) => {
  if (!e || !e[3]) return "";
  const x = (v) => Math.round(10 * (5 + ((Math.max(low, Math.min(high, v)) - low) / (high - low)) * (width - 10))) / 10;
  const out = band && (e[1] > even + band || e[2] < even - band);
  return `<svg viewBox="0 0 ${width} 16" width="${width}" height="16" role="img" aria-label="${number(e[0])} (${number(e[1])} … ${number(e[2])})" class="${out ? "out" : ""}">
    ${band ? `<rect class="band" x="${x(even - band)}" y="0" width="${x(even + band) - x(even - band)}" height="16"/>` : ""}
    <line class="even" x1="${x(even)}" x2="${x(even)}" y1="0" y2="16"/>
    <line class="whisk" x1="${x(e[1])}" x2="${x(e[2])}" y1="8" y2="8"/><circle class="dot" cx="${x(e[0])}" cy="8" r="3.6"/></svg>`;
};
const columns = (counts, label) => {
  const keys = Object.keys(counts).map(Number).sort((a, b) => a - b);
  const step = keys.length > 26 ? 3 : 1;
  const bins = new Map();
  for (const key of keys) bins.set(Math.floor(key / step) * step, (bins.get(Math.floor(key / step) * step) ?? 0) + counts[key]);
  const first = Math.min(...bins.keys()), last = Math.max(...bins.keys());
  const size = (last - first) / step + 1, w = 360 / size, most = Math.max(...bins.values());
  const total = [...bins.values()].reduce((a, b) => a + b, 0);
  let drawn = "";
  const every = Math.ceil(size / 9);
  for (let at = 0; at < size; at++) {
    const key = first + at * step, count = bins.get(key) ?? 0, h = (120 * count) / most;
    drawn += `<rect class="bar" x="${(at * w + 1).toFixed(1)}" y="${(128 - h).toFixed(1)}" width="${Math.max(1, w - 2).toFixed(1)}" height="${h.toFixed(1)}"><title>${key}${step > 1 ? `–${key + step - 1}` : ""}: ${percent((100 * count) / total)}</title></rect>`;
    if (at % every === 0) drawn += `<text x="${((at + 0.5) * w).toFixed(1)}" y="145" text-anchor="middle">${key}</text>`;
  }
  return `<svg viewBox="0 0 360 150" role="img" aria-label="${label}"><line class="axis" x1="0" x2="360" y1="128.5" y2="128.5"/>${drawn}</svg>`;
};
const SHADES = ["#8a6413", "#1d7471", "#3d4c99", "#a9331c", "#536f27", "#2a1a10"];
const lines = (series, { label, low, high, xs, form }) => {
  const x = (v) => 34 + ((v - xs[0]) / Math.max(1, xs[1] - xs[0])) * 316, y = (v) => 128 - ((v - low) / (high - low)) * 118;
  let drawn = "";
  for (const tick of [low, (low + high) / 2, high]) drawn += `<line class="grid" x1="34" x2="350" y1="${y(tick)}" y2="${y(tick)}"/><text x="29" y="${y(tick) + 4}" text-anchor="end">${number(tick, 0)}</text>`;
  const every = Math.max(1, Math.round((xs[1] - xs[0]) / 7));
  for (let tick = xs[0]; tick <= xs[1]; tick += every) drawn += `<text x="${x(tick)}" y="145" text-anchor="middle">${form(tick)}</text>`;
  series.forEach((one, at) => {
    const colour = SHADES[at % SHADES.length];
    drawn += `<polyline class="line" stroke="${colour}" ${at > 2 ? 'stroke-dasharray="5 3"' : ""} points="${one.points.map(([a, b]) => `${x(a).toFixed(1)},${y(b).toFixed(1)}`).join(" ")}"/>`;
    for (const [a, b, title] of one.points) drawn += `<circle cx="${x(a).toFixed(1)}" cy="${y(b).toFixed(1)}" r="3" fill="${colour}"><title>${one.name}: ${title}</title></circle>`;
  });
  const legend = series.map((one, at) => `<span><svg width="18" height="8" style="display:inline"><line x1="0" x2="18" y1="4" y2="4" stroke="${SHADES[at % SHADES.length]}" stroke-width="2.5" ${at > 2 ? 'stroke-dasharray="5 3"' : ""}/></svg> ${one.name}</span>`).join("");
  return `<svg viewBox="0 0 360 150" role="img" aria-label="${label}">${drawn}</svg><div class="key">${legend}</div>`;
};

// --- tables ---
/** columns: {label, sort(row), cell(row), kind}. A head is pressed to sort; `narrow` keeps rows. */
const table = (rows, cols, { sort = 0, down = true, tall = false, id = (row) => "" } = {}) => {
  const holder = document.createElement("div");
  holder.className = `wide${tall ? " tall" : ""}`;
  if (tall) holder.tabIndex = 0;
  let by = sort, falling = down, keep = () => true, whole = !matchMedia("(max-width: 720px)").matches;
  const compare = (a, b) => (typeof a === "string" ? a.localeCompare(b, language) : a - b);
  const draw = () => {
    const shown = rows.filter(keep);
    const of = cols[by]?.sort;
    if (of) shown.sort((a, b) => { const [x, y] = [of(a), of(b)]; if (x === null || y === null) return (x === null) - (y === null); return (falling ? -1 : 1) * compare(x, y); });
    const heads = cols.map((col, at) => `<th class="${col.kind ?? ""}" ${at === by && of ? `aria-sort="${falling ? "descending" : "ascending"}"` : ""} scope="col">${col.sort ? `<button type="button" data-by="${at}">${col.label}</button>` : `<span>${col.label}</span>`}</th>`).join("");
    const some = whole ? shown : shown.slice(0, 12);
    const body = some.map((row) => `<tr ${id(row) ? `id="${id(row)}"` : ""}>${cols.map((col) => { const cell = col.cell(row); return `<td class="${col.kind ?? ""}${cell ? "" : " empty"}" ${col.kind === "name" ? "" : `data-label="${col.label.replace(/<[^>]*>/g, "")}"`}>${cell}</td>`; }).join("")}</tr>`).join("");
    const plain = (label) => label.replace(/<[^>]*>/g, " ");
    const sorter = `<label class="sorter">${t("sort-by")}<select>${cols.map((col, at) => col.sort ? `<option value="${at}" ${at === by ? "selected" : ""}>${plain(col.label)}</option>` : "").join("")}</select></label>`;
    const rest = some.length < shown.length ? `<button type="button" class="rest">${t("show-all", { n: shown.length })}</button>` : "";
    holder.innerHTML = `${cols.some((col) => col.sort) && rows.length > 3 ? sorter : ""}<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>${rest}`;
    return shown.length;
  };
  holder.addEventListener("change", (event) => {
    by = Number(event.target.value);
    falling = cols[by].kind !== "name";
    draw();
  });
  holder.addEventListener("click", (event) => {
    if (event.target.closest(".rest")) {
      whole = true;
      draw();
    }
    const head = event.target.closest("[data-by]");
    if (!head) return;
    const at = Number(head.dataset.by);
    falling = at === by ? !falling : cols[at].kind !== "name";
    by = at;
    draw();
    holder.querySelector(`[data-by="${at}"]`)?.focus();
  });
  draw();
  return { holder, filter: (test) => { keep = test; return draw(); } };
};
const put = (where, made) => where.append(made.holder ?? made);
const html = (text) => { const made = document.createElement("div"); made.innerHTML = text; return made; };
const choice = (options, chosen, act) => {
  const made = document.createElement("div");
  made.className = "tabs";
  made.setAttribute("role", "group");
  for (const [key, label] of options) {
    const button = document.createElement("button");
    button.type = "button";
    button.innerHTML = label;
    button.setAttribute("aria-pressed", String(key === chosen));
    button.addEventListener("click", () => {
      made.querySelectorAll("button").forEach((each) => each.setAttribute("aria-pressed", String(each === button)));
      act(key);
    });
    made.append(button);
  }
  return made;
};

/** Where the games of a folder beside the page can be watched: `games` are [file name, what it is called, what is said of it]. */
const replays = (here, folder, games) => {
  here.append(html(`<p class="lead">${t("replays-lead")}</p><p><code>horae serve --replays ${t("replays-folder")}/${folder}</code></p>
    <p><label>${t("replays-address")} <input class="address" type="url" value="${safe(address)}" size="28"></label></p><p>${t("replays-terminal")}</p><p><code>horae replay ${folder}/${safe(games[0]?.[0] ?? "")}.jsonl</code></p>
    <div class="wide"><table><tbody>${games.map(([name, label, said = ""]) => `<tr><td class="name">${replayLink([name, 0], label)}${said}</td><td class="n"><a class="small" href="${folder}/${safe(name)}.jsonl">${t("log-file")}</a></td></tr>`).join("")}</tbody></table></div>`));
  here.querySelector(".address").addEventListener("change", (event) => {
    address = event.target.value.replace(/\/+$/, "");
    store("horae-replay-address", address);
    document.querySelectorAll("[data-replay]").forEach((link) => { link.href = `${address}/replay/${link.dataset.replay}`; });
  });
};

/** Draws the page, and draws it anew in the other language: `facts` are [key of the words, figure], `parts` are [name, draw(section)]. */
const show = ({ title, subtitle, facts, parts }) => {
  let sections = [];
  const follow = () => {
    const now = sections.findLast((section) => section.getBoundingClientRect().top < 140) ?? sections[0];
    root.querySelectorAll("nav a").forEach((link) => link.toggleAttribute("aria-current", link.hash === `#${now.id}`));
  };
  const draw = () => {
    document.documentElement.lang = language;
    document.title = title().replace(/&amp;/g, "&");
    const told = facts().map(([key, figure]) => `<div><dt>${t(key)}</dt><dd>${figure}</dd></div>`).join("");
    root.innerHTML = `
      <header class="top"><div>
        <div class="line"><p class="kicker">${t("kicker")}</p><div class="tongue" role="group" aria-label="Español / English">${["es", "en"].map((each) => `<button type="button" data-language="${each}" aria-pressed="${each === language}" lang="${each}">${each.toUpperCase()}</button>`).join("")}</div></div>
        <h1>${safe(report.title[language])}</h1>
        <p>${subtitle()}</p>
        <dl class="facts">${told}</dl></div></header>
      <div class="sheet"><nav aria-label="${t("contents")}"><details open><summary>${t("contents")}</summary><ol>${parts.map(([part]) => `<li><a href="#${part}">${t(`part-${part}`)}</a></li>`).join("")}</ol></details></nav><main></main></div>`;
    const main = root.querySelector("main");
    for (const [part, fill] of parts) {
      const section = document.createElement("section");
      section.id = part;
      section.innerHTML = `<h2>${t(`part-${part}`)}</h2>`;
      main.append(section);
      fill(section);
    }
    if (matchMedia("(max-width: 1000px)").matches) root.querySelector("nav details").open = false;
    root.querySelectorAll("[data-language]").forEach((button) => button.addEventListener("click", () => {
      language = button.dataset.language;
      draw();
      root.querySelector(`[data-language="${language}"]`).focus();
    }));
    sections = [...main.querySelectorAll("section")];
    follow();
  };
  addEventListener("scroll", follow, { passive: true });
  draw();
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
};
