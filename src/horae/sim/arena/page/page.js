// Draws the report on a tournament from its figures.
const { endings } = data;
const side = ([one, others]) => safe(one === others ? one : report.seats === 2 ? `${one} + ${others}` : `${one} + ${report.seats - 1} × ${others}`);
const ending = (reason) => safe(endings[language][reason].replace(/\.$/, ""));
const hundred = ([value, low, high]) => [100 * value, 100 * low, 100 * high, 1];
const COLOURS = ["#b98f39", "#1d7471", "#3d4c99", "#a9331c", "#536f27", "#776f62", "#8a4f7d", "#2a1a10"];

/** How the mean difference and its interval went, deal by deal; the deals on a scale of their logarithm, for they tell less and less. */
const course = (contest) => {
  const points = contest.course, last = points[points.length - 1][0];
  const x = (deal) => 34 + (Math.log(deal) / Math.max(0.1, Math.log(last))) * 316, y = (v) => 72 - 62 * v;
  const at = (deal, v) => `${x(deal).toFixed(1)},${y(v).toFixed(1)}`;
  const band = [...points.map(([deal, , , high]) => at(deal, high)), ...points.slice().reverse().map(([deal, , low]) => at(deal, low))];
  const ticks = [-1, 0, 1].map((v) => `<line class="${v ? "grid" : "axis"}" x1="34" x2="350" y1="${y(v)}" y2="${y(v)}"/><text x="29" y="${y(v) + 4}" text-anchor="end">${v ? signed(100 * v, 0) : "0"}</text>`).join("");
  const deals = [1, 3, 10, 30, 100, 300, 1000, 3000, 10000, 30000, 100000].filter((deal) => deal <= last);
  const below = deals.map((deal) => `<text x="${x(deal).toFixed(1)}" y="150" text-anchor="middle">${number(deal, 0)}</text>`).join("");
  const end = contest.settled ? `<line class="end" x1="${x(last)}" x2="${x(last)}" y1="10" y2="134"/>` : "";
  return `<svg class="course" viewBox="0 0 360 156" role="img" aria-label="${t("course-of", { first: side(contest.first), second: side(contest.second) })}"><polygon class="within" points="${band.join(" ")}"/>${ticks}<polyline class="line" points="${points.map(([deal, mean]) => at(deal, mean)).join(" ")}"/>${end}${below}</svg>`;
};

const parts = {
  verdict(here) {
    const kind = report.cooperative ? "team" : "table";
    here.append(html(`<p class="lead">${t(`verdict-lead-${kind}`)} ${t("verdict-risk", { risk: percent(100 * report.risk, 0) })}</p>`));
    const item = (each) => {
      const [value, low, high, of] = hundred(each.difference), turned = each.settled < 0;
      const e = turned ? [-value, -high, -low, of] : [value, low, high, of];
      const [better, worse] = turned ? [each.second, each.first] : [each.first, each.second];
      const how = each.settled ? t("verdict-settled", { deals: number(each.deals, 0), most: number(each.most, 0) }) : t("verdict-open", { deals: number(each.deals, 0) });
      return `<li class="${each.settled ? "sure" : ""}"><div class="what"><b>${each.settled ? t("better-than", { better: side(better), worse: side(worse) }) : t("or", { first: side(each.first), second: side(each.second) })}</b><span class="big">${signed(e[0])}</span></div>
        <p>${range(e[1], e[2], (v) => signed(v))} <span class="badge ${each.settled ? "sure" : ""}">${t(each.settled ? "settled-badge" : "open-badge")}</span> ${how}</p>${whisker(e, { low: -100, high: 100, width: 290 })}</li>`;
    };
    const sorted = report.contests.slice().sort((a, b) => Math.abs(b.settled) - Math.abs(a.settled));
    here.append(html(`<ul class="findings">${sorted.map(item).join("")}</ul>`));
  },

  ratings(here) {
    here.append(html(`<p class="lead">${t("ratings-lead")}</p>`));
    const all = report.ratings.flatMap((each) => [each.low, each.high]);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const cols = [
      { label: t("side"), kind: "name", sort: (row) => side(row.side), cell: (row) => `<b>${side(row.side)}</b>` },
      { label: t("rating"), kind: "n", sort: (row) => row.value, cell: (row) => `${number(row.value)}<span class="span">${range(row.low, row.high, (v) => number(v))}</span>` },
      { label: t("interval"), kind: "full", cell: (row) => whisker([row.value, row.low, row.high, 1], { low, high, even: 25, width: 320 }) },
      { label: t("deals"), kind: "n", sort: (row) => row.deals, cell: (row) => number(row.deals, 0) },
    ];
    const made = table(report.ratings, cols, { sort: 1 });
    made.holder.classList.add("ratings");
    put(here, made);
  },

  cross(here) {
    here.append(html(`<p class="lead">${t(report.cooperative ? "cross-lead-team" : "cross-lead-one")}</p>`));
    const found = new Map(report.tables.map((each) => [JSON.stringify(each.table), each]));
    const of = (one, others) => {
      const own = found.get(JSON.stringify([one, others]));
      if (own || report.seats !== 2) return own && hundred(own.won);
      const turned = found.get(JSON.stringify([others, one]));
      const e = turned && hundred(turned.won);
      return e && (report.cooperative ? e : [100 - e[0], 100 - e[2], 100 - e[1], 1]);
    };
    const cell = (one, others) => {
      const e = of(one, others);
      const label = `data-label="${t("beside", { bot: safe(others) })}"`;
      if (!e) return `<td class="empty" ${label}>${NONE}</td>`;
      return `<td class="${one === others ? "self" : ""}" ${label} style="background: color-mix(in srgb, #cfe0c4 ${e[0].toFixed(0)}%, var(--surface))"><b>${percent(e[0])}</b><span class="span">${range(e[1], e[2], (v) => number(v))}</span></td>`;
    };
    const head = report.bots.map((bot) => `<th scope="col"><span>${safe(bot)}</span></th>`).join("");
    const rows = report.bots.map((one) => `<tr><th scope="row">${safe(one)}</th>${report.bots.map((others) => cell(one, others)).join("")}</tr>`).join("");
    here.append(html(`<div class="wide cross"><table><thead><tr><th scope="col"><span>${t(report.cooperative ? "cross-team" : "cross-one")}</span></th>${head}</tr></thead><tbody>${rows}</tbody></table></div>`));
  },

  course(here) {
    here.append(html(`<p class="lead">${t("course-lead")}</p>
      <div class="plots">${report.contests.map((each) => `<figure><h4>${t("or", { first: side(each.first), second: side(each.second) })}</h4>${course(each)}<figcaption>${t(each.settled ? "course-settled" : "course-open", { deals: number(each.deals, 0) })}</figcaption></figure>`).join("")}</div>`));
  },

  endings(here) {
    const reasons = [...new Set(report.tables.flatMap((each) => Object.keys(each.endings)))];
    const key = reasons.map((reason, at) => `<span><i style="background: ${COLOURS[at % COLOURS.length]}"></i>${ending(reason)}</span>`).join("");
    const bar = (each) => reasons.map((reason, at) => [each.endings[reason] ?? 0, at, reason]).filter(([count]) => count)
      .map(([count, at, reason]) => `<i style="flex: ${count}; background: ${COLOURS[at % COLOURS.length]}" title="${ending(reason)}: ${percent((100 * count) / each.games)}"></i>`).join("");
    const said = (each) => reasons.filter((reason) => each.endings[reason]).map((reason) => `${ending(reason)}: ${percent((100 * each.endings[reason]) / each.games)}`).join(", ");
    const rows = report.tables.map((each) => `<div><span>${side(each.table)}</span><div class="bars" role="img" aria-label="${said(each)}">${bar(each)}</div><span class="n" title="${t("games")}">${number(each.games, 0)}</span></div>`).join("");
    here.append(html(`<p class="lead">${t("endings-lead")}</p><div class="key">${key}</div><div class="stack">${rows}</div>`));
  },

  replays(here) {
    const said = (game) => `<p>${t(`why-${game.why}`)} ${t("game-about", { side: side(game.table), ending: ending(game.reason), actions: number(game.actions, 0) })}</p>`;
    replays(here, "replays", report.notable.map((game) => [game.name, safe(game.name), said(game)]));
  },

  method(here) {
    const notes = ["deals", report.cooperative ? "team" : "table", "test", "risk", "rating", "stopped"];
    const options = Object.entries(report.options).map(([name, value]) => `${safe(name)}=${safe(value)}`).join(", ");
    here.append(html(`<dl class="method">${notes.map((key) => `<dt>${t(`method-${key}`)}</dt><dd>${t(`method-${key}-text`)}</dd>`).join("")}</dl>
      <p class="small quiet">${t("about-run", { hash: safe(report.pack_hash), rules: safe(report.rules), seed: report.seed, options: options || "–" })}</p>`));
  },
};

show({
  title: () => t("title", { game: report.title[language] }),
  subtitle: () => t("subtitle", { seats: report.seats, seed: report.seed }),
  facts: () => [
    ["fact-settled", `${report.contests.filter((each) => each.settled).length} <small>/ ${report.contests.length}</small>`],
    ["fact-games", number(report.games, 0)],
    ["fact-spared", percent(100 * (1 - report.games / report.planned), 0)],
    ["fact-bots", report.bots.length],
  ],
  parts: Object.entries(parts),
});
