// Draws the report on a deck from its figures; sorts and filters tables.
const { limits } = data;
const things = new Map(report.things.map((thing) => [thing.id, thing]));
const cellName = (cell) => t("cell", { bot: safe(cell.bot), seats: cell.seats });
const nameOf = (id) => safe(things.get(id)?.name[language] ?? id);
const colourOf = (thing) => thing?.traits[report.traits[0]] ?? "";
const value = (trait, of) => {
  const key = `${trait}-${of}`;
  return key in words[language] ? t(key) : `${trait}-n` in words[language] ? t(`${trait}-n`, { n: safe(of) }) : safe(of);
};
const mark = (thing) => `<i class="mark ${safe(colourOf(thing))}" aria-hidden="true"></i>`;

/** Every card's worth on one scale, those of nearly the same worth side by side. */
const swarm = (cards) => {
  const narrow = matchMedia("(max-width: 720px)").matches;
  const width = narrow ? 340 : 900, extent = Math.max(limits.worth * 2, ...cards.map((c) => Math.abs(c.worth))) * 1.08;
  const x = (v) => 20 + ((v + extent) / (2 * extent)) * (width - 40);
  let R = 7.5, rows, placed;
  do {
    R -= 0.5;
    rows = [];
    placed = cards.slice().sort((a, b) => a.worth - b.worth).map((card) => {
      const at = x(card.worth);
      let row = 0;
      while ((rows[row] ?? -99) > at - 2 * R) row++;
      rows[row] = at;
      return { card, at, row };
    });
  } while (rows.length * R > (narrow ? 190 : 130) && R > 2);
  const height = Math.max(90, rows.length * 2 * R + 26), base = height - 24;
  let drawn = `<rect class="band" x="${x(-limits.worth)}" y="0" width="${x(limits.worth) - x(-limits.worth)}" height="${base}"/><line class="axis" x1="0" x2="${width}" y1="${base}" y2="${base}"/><line class="even" x1="${x(0)}" x2="${x(0)}" y1="0" y2="${base}"/>`;
  const step = (extent > 30 ? 10 : extent > 12 ? 4 : 2) * (narrow ? 2 : 1);
  for (let tick = -Math.floor(extent / step) * step; tick <= extent; tick += step) drawn += `<text x="${x(tick)}" y="${height - 7}" text-anchor="middle">${tick ? signed(tick, 0) : "0"}</text>`;
  for (const { card, at, row } of placed) {
    const thing = things.get(card.card), cy = base - R - 2 - row * 2 * R;
    drawn += `<a href="#card-${card.card}"><circle class="${safe(colourOf(thing))}" cx="${at.toFixed(1)}" cy="${cy}" r="${R - 0.5}"><title>${nameOf(card.card)}: ${signed(card.worth)} (${range(card.interval[0], card.interval[1], (v) => signed(v))})</title></circle></a>`;
  }
  return `<svg class="swarm" viewBox="0 0 ${width} ${height}" role="img" aria-label="${t("worth-swarm")}">${drawn}</svg>`;
};

const cardCell = (thing, more = "") => {
  const bits = report.traits.map((trait) => thing.traits[trait] === undefined ? "" : `<span>${value(trait, thing.traits[trait])}</span>`).join("");
  const extra = ["strength", "vp"].filter((trait) => trait in thing.traits).map((trait) => `<span>${t(`of-${trait}`, { n: safe(thing.traits[trait]) })}</span>`).join("");
  return `${mark(thing)}<b>${safe(thing.name[language])}</b> ${thing.copies > 1 ? `<span class="badge">×${thing.copies}</span>` : ""}<p>${safe(thing.text[language])}</p><div class="small">${bits}${extra}${more}</div>`;
};

// --- the parts ---
const home = report.cells.find((cell) => cell.seats === 2) ?? report.cells[0];
const mainWorth = report.worth.find((each) => each.seats === 2) ?? report.worth[0];
const worthOf = new Map((mainWorth?.cards ?? []).map((each) => [each.card, each]));
const asEstimate = (each) => (each ? [each.worth, each.interval[0], each.interval[1], each.pairs] : null);
const barOf = new Map(report.barred.map((each) => [each[0], each]));

const parts = {
  verdict(here) {
    const found = report.verdict.findings;
    here.append(html(`<p class="lead">${t("verdict-lead", { worth: number(limits.worth, 0), place: number(limits.place, 0), end: percent(limits.end, 0), played: percent(limits.played, 0) })}</p>`));
    if (!found.length) here.append(html(`<p class="calm">${t("verdict-none")}</p>`));
    const item = (each) => {
      const thing = things.get(each.about), e = each.figure;
      const [bot, seats] = [each.cell.slice(0, each.cell.lastIndexOf("-")), Number(each.cell.slice(each.cell.lastIndexOf("-") + 1))];
      const what = each.kind === "end" ? t(`end-${each.about}`) : each.kind === "place" ? t("place-n", { n: each.about }) : nameOf(each.about);
      const big = each.kind === "worth" ? signed(e[0]) : percent(e[0]);
      const form = each.kind === "worth" ? (v) => signed(v) : (v) => number(v);
      const draw = each.kind === "worth" ? whisker(e, { low: -30, high: 30, band: limits.worth, width: 290 }) : each.kind === "place" ? whisker(e, { low: 100 / seats - 15, high: 100 / seats + 15, even: 100 / seats, band: limits.place, width: 290 }) : "";
      return `<li class="${each.sure ? "sure" : ""}"><div class="what"><b>${thing ? `${mark(thing)}<a href="#card-${each.about}">${what}</a>` : what}</b><span class="big">${big}</span></div>
        <p>${t(`why-${each.kind === "worth" && e[0] < 0 ? "weak" : each.kind}`, { cell: t("cell", { bot: safe(bot), seats }) })} ${range(e[1], e[2], form)} <span class="badge ${each.sure ? "sure" : ""}">${t(each.sure ? "sure" : "unsure")}</span></p>${draw}
        ${thing ? `<p class="quiet">${safe(thing.text[language])}</p>` : ""}</li>`;
    };
    const [sure, open] = [found.filter((each) => each.sure), found.filter((each) => !each.sure)];
    if (found.length && !sure.length) here.append(html(`<p class="calm">${t("verdict-no-sure")}</p>`));
    here.append(html(`<ul class="findings">${sure.map(item).join("")}</ul>`));
    if (open.length) here.append(html(`<details class="more" ${open.length <= 6 ? "open" : ""}><summary>${t("verdict-open", { n: open.length })}</summary><ul class="findings">${open.map(item).join("")}</ul></details>`));
    const checked = report.verdict.checked;
    here.append(html(`<ul class="checked">${Object.keys(checked).map((kind) => `<li>${t(`checked-${kind}`, { n: number(checked[kind], 0) })}</li>`).join("")}</ul>`));
  },

  worth(here) {
    here.append(html(`<p class="lead">${t("worth-lead")}</p>`));
    const tell = (measured) => {
      const pairs = measured.cards.map((each) => each.pairs);
      return html(`<figure>${swarm(measured.cards)}<figcaption>${t("worth-caption", { cell: cellName(measured), low: number(Math.min(...pairs), 0), high: number(Math.max(...pairs), 0) })} ${measured.mean === null ? t("worth-some", { n: measured.cards.length }) : t("worth-over-all", { mean: signed(measured.mean) })}</figcaption></figure>`);
    };
    const key = [...new Set(report.things.filter((thing) => !thing.prize).map(colourOf))].map((of) => `<span><i class="mark ${safe(of)}"></i>${value(report.traits[0], of)}</span>`).join("");
    here.append(html(`<p class="key">${key}</p>`));
    for (const measured of report.worth) here.append(tell(measured));
  },

  cards(here) {
    let cell = home;
    const shelf = document.createElement("div");
    const cells = report.cells.map((each) => [each, cellName(each)]);
    const tools = html("");
    tools.className = "tools";
    const filters = report.traits.map((trait) => {
      const values = [...new Set(report.things.filter((thing) => !thing.prize).map((thing) => thing.traits[trait]))].sort();
      return `<label>${t(`trait-${trait}`)}<select data-trait="${trait}"><option value="">${t("all")}</option>${values.map((of) => `<option value="${safe(of)}">${value(trait, of)}</option>`).join("")}</select></label>`;
    });
    tools.innerHTML = `<label class="grow">${t("search")}<input type="search" data-search></label>${filters.join("")}<span class="count" aria-live="polite"></span>`;
    const draw = () => {
      const figures = new Map(cell.cards.map((each) => [each[0], each]));
      const rows = report.things.filter((thing) => !thing.prize);
      const of = (thing, at) => figures.get(thing.id)[at];
      const others = report.cells.filter((each) => each.seats === cell.seats && each !== cell);
      const cols = [
        { label: t("card"), kind: "name", sort: (thing) => thing.name[language], cell: (thing) => cardCell(thing, replayLink(thing.example)) },
      ];
      if (mainWorth) cols.push({
        label: t("worth-column", { cell: cellName(mainWorth) }), kind: "full", sort: (thing) => worthOf.get(thing.id)?.worth ?? null,
        cell: (thing) => { const each = worthOf.get(thing.id), e = asEstimate(each); return each ? `${points(e)}${whisker(e, { band: limits.worth })}<span class="span">${t("worth-points", { points: signed(each.points), pairs: number(each.pairs, 0) })}${each.fresh ? ` · ${t("fresh")}` : ""}</span>` : ""; },
      });
      cols.push(
        { label: t("dealt"), kind: "n", sort: (thing) => of(thing, 5)[3] ? of(thing, 5)[0] : null, cell: (thing) => points(of(thing, 5)) },
        { label: t("used"), kind: "n", sort: (thing) => of(thing, 1)[0], cell: (thing) => share(of(thing, 1)) + others.map((other) => `<span class="span">${safe(other.bot)}: ${percent(other.cards.find((each) => each[0] === thing.id)[1][0])}</span>`).join("") },
        { label: t("used-when-seen"), kind: "n", sort: (thing) => of(thing, 3)[3] ? of(thing, 3)[0] : null, cell: (thing) => share(of(thing, 3)) },
        { label: t("dropped-when-seen"), kind: "n", sort: (thing) => of(thing, 4)[3] ? of(thing, 4)[0] : null, cell: (thing) => share(of(thing, 4)) },
        { label: t("wins"), kind: "n", sort: (thing) => of(thing, 2)[3] ? of(thing, 2)[0] : null, cell: (thing) => points(of(thing, 2)) },
      );
      if (report.barred.length) cols.push({ label: t("barred-column"), kind: "n", sort: (thing) => barOf.get(thing.id)?.[2][0] ?? null, cell: (thing) => points(barOf.get(thing.id)?.[2]) });
      const made = table(rows, cols, { sort: mainWorth ? 1 : 2, tall: true, id: (thing) => `card-${thing.id}` });
      const narrow = () => {
        const wanted = tools.querySelector("[data-search]").value.trim().toLocaleLowerCase(language);
        const chosen = [...tools.querySelectorAll("[data-trait]")].filter((each) => each.value);
        const n = made.filter((thing) => chosen.every((each) => thing.traits[each.dataset.trait] === each.value) && `${thing.id} ${thing.name[language]} ${thing.text[language]}`.toLocaleLowerCase(language).includes(wanted));
        tools.querySelector(".count").textContent = t("shown", { n, of: rows.length });
      };
      tools.oninput = narrow;
      shelf.replaceChildren(made.holder);
      narrow();
    };
    here.append(html(`<p class="lead">${t("cards-lead")}</p>`), choice(cells, cell, (each) => { cell = each; draw(); }), tools, shelf);
    draw();
  },

  groups(here) {
    here.append(html(`<p class="lead">${t("groups-lead")}</p>`));
    const shelf = document.createElement("div");
    const names = report.cells.map((cell) => `${cell.bot}-${cell.seats}`);
    const draw = (trait) => {
      const rows = report.groups.filter((group) => group.trait === trait);
      const cols = [{ label: t(`trait-${trait}`), kind: "name", sort: (row) => row.value, cell: (row) => `${trait === report.traits[0] ? `<i class="mark ${safe(row.value)}"></i>` : ""}<b>${value(trait, row.value)}</b><div class="small"><span>${t("designs", { n: row.designs, cards: row.cards })}</span></div>` }];
      if (rows.some((row) => row.worth)) cols.push({ label: t("worth-mean-column"), kind: "full", sort: (row) => row.worth?.[0] ?? null, cell: (row) => row.worth ? points(row.worth) + whisker(row.worth, { low: -15, high: 15 }) : "" });
      cols.push({ label: t("dealt"), kind: "n", sort: (row) => row.dealt[0], cell: (row) => points(row.dealt) });
      for (const [at, name] of names.entries()) cols.push({ label: `${t("used-when-seen")}<br>${cellName(report.cells[at])}`, kind: "n", sort: (row) => row.used_when_seen[name][0], cell: (row) => share(row.used_when_seen[name]) });
      cols.push({ label: `${t("dropped-when-seen")}<br>${cellName(home)}`, kind: "n", sort: (row) => row.dropped_when_seen[`${home.bot}-${home.seats}`][0], cell: (row) => share(row.dropped_when_seen[`${home.bot}-${home.seats}`]) });
      cols.push({ label: `${t("wins")}<br>${cellName(home)}`, kind: "n", sort: (row) => row.wins[`${home.bot}-${home.seats}`][0], cell: (row) => points(row.wins[`${home.bot}-${home.seats}`]) });
      if (report.barred.length && rows.some((row) => barOf.has(`${trait}:${row.value}`))) cols.push({ label: t("barred-group"), kind: "n", sort: (row) => barOf.get(`${trait}:${row.value}`)[3], cell: (row) => points(barOf.get(`${trait}:${row.value}`)[2]) });
      shelf.replaceChildren(table(rows, cols, { sort: 0, down: false }).holder);
    };
    here.append(choice(report.traits.map((trait) => [trait, t(`trait-${trait}`)]), report.traits[0], draw), shelf);
    draw(report.traits[0]);
  },

  seats(here) {
    here.append(html(`<p class="lead">${t("seats-lead")}</p>`));
    const plots = report.cells.map((cell) => {
      const even = 100 / cell.seats;
      const places = cell.places.map((e, at) => `<div><span>${t("place-n", { n: at + 1 })}</span>${whisker(e, { low: even - 12, high: even + 12, even, band: limits.place, width: 170 })}<b>${percent(e[0])}</b></div>`).join("");
      const ends = Object.entries(cell.ends).map(([end, e]) => `<div><span>${t(`end-${end}`)}</span>${whisker(e, { low: 0, high: 100, even: limits.end, width: 170 })}<b>${percent(e[0], 0)}</b></div>`).join("");
      return `<figure><h4>${cellName(cell)} <span class="quiet small">${t("games-n", { n: number(cell.games, 0) })}</span></h4><div class="cases">${places}</div><h4 style="margin-top:.8rem">${t("ends-title")}</h4><div class="cases">${ends}</div>
        <figcaption>${t("cell-caption", { shared: percent(cell.shared[0]), mean: number(cell.mean_score), winner: number(cell.winning_score) })}</figcaption></figure>`;
    });
    here.append(html(`<div class="plots">${plots.join("")}</div>`));
  },

  course(here) {
    here.append(html(`<p class="lead">${t("course-lead")}</p>`));
    const rows = report.cells;
    const cols = [
      { label: t("kind-of-game"), kind: "name", cell: (cell) => `<b>${cellName(cell)}</b>` },
      { label: t("median-rounds"), kind: "n", sort: (cell) => cell.median_rounds, cell: (cell) => String(cell.median_rounds) },
      { label: t("lead-changes"), kind: "n", sort: (cell) => cell.course.lead_changes, cell: (cell) => number(cell.course.lead_changes) },
      { label: t("decided-median"), kind: "n", sort: (cell) => cell.course.decided_median, cell: (cell) => percent(cell.course.decided_median, 0) },
      { label: t("actions"), kind: "n", sort: (cell) => cell.course.actions, cell: (cell) => number(cell.course.actions, 0) },
      { label: t("options"), kind: "n", sort: (cell) => cell.course.options, cell: (cell) => number(cell.course.options) },
      { label: t("forced"), kind: "n", sort: (cell) => cell.course.forced, cell: (cell) => percent(cell.course.forced) },
    ];
    put(here, table(rows, cols, { sort: -1 }));
    const leads = report.cells.filter((cell) => cell.course.leader_wins.length > 1);
    const far = Math.max(2, ...leads.flatMap((cell) => cell.course.leader_wins.map(([round]) => round)));
    const plots = [
      leads.length ? `<figure><h4>${t("leader-wins")}</h4>${lines(leads.map((cell) => ({ name: cellName(cell), points: cell.course.leader_wins.map(([round, e]) => [round, e[0], `${t("round-n", { n: round })}: ${percent(e[0])}`]) })), { label: t("leader-wins"), low: 0, high: 100, xs: [1, far], form: (v) => v })}<figcaption>${t("leader-caption")}</figcaption></figure>` : "",
      `<figure><h4>${t("decided")}</h4>${lines(report.cells.map((cell) => ({ name: cellName(cell), points: cell.course.decided.map((of, at) => [at + 1, of, `${percent((at + 1) * 10, 0)}: ${percent(of)}`]) })), { label: t("decided"), low: 0, high: 100, xs: [1, 10], form: (v) => number(v * 10, 0) })}<figcaption>${t("decided-caption")}</figcaption></figure>`,
      ...report.cells.map((cell) => `<figure><h4>${t("rounds-plot")}: ${cellName(cell)}</h4>${columns(cell.rounds, t("rounds-plot"))}</figure>`),
      ...report.cells.map((cell) => `<figure><h4>${t("scores-plot")}: ${cellName(cell)}</h4>${columns(cell.scores, t("scores-plot"))}</figure>`),
    ];
    here.append(html(`<div class="plots">${plots.join("")}</div>`));
  },

  prizes(here) {
    here.append(html(`<p class="lead">${t("prizes-lead")}</p>`));
    const rows = report.things.filter((thing) => thing.prize);
    const cols = [{ label: t("prize"), kind: "name", sort: (thing) => thing.name[language], cell: (thing) => cardCell(thing, replayLink(thing.example)) }];
    for (const cell of report.cells) {
      const of = new Map(cell.prizes.map((each) => [each[0], each]));
      cols.push({ label: `${t("taken")}<br>${cellName(cell)}`, kind: "n", sort: (thing) => of.get(thing.id)[1][0], cell: (thing) => share(of.get(thing.id)[1]) });
      cols.push({ label: `${t("wins-taken")}<br>${cellName(cell)}`, kind: "n", sort: (thing) => of.get(thing.id)[2][3] ? of.get(thing.id)[2][0] : null, cell: (thing) => points(of.get(thing.id)[2]) });
    }
    put(here, table(rows, cols, { sort: 2, id: (thing) => `card-${thing.id}` }));
  },

  barred(here) {
    const cell = report.cells.find((each) => `${each.bot}-${each.seats}` === report.barred_in);
    here.append(html(`<p class="lead">${t("barred-lead", { cell: cellName(cell) })}</p>`));
    const kinds = { wide: (bar) => bar.includes(":"), prize: (bar) => things.get(bar)?.prize, card: (bar) => things.has(bar) && !things.get(bar).prize };
    const shelf = document.createElement("div");
    const label = (bar) => {
      const [trait, of] = bar.split(":");
      if (of === undefined) return `${mark(things.get(bar))}<b>${nameOf(bar)}</b><p>${safe(things.get(bar).text[language])}</p>`;
      return `${trait === report.traits[0] ? `<i class="mark ${safe(of)}"></i>` : ""}<b>${value(trait, of)}</b><div class="small">${t(`trait-${trait}`)}</div>`;
    };
    const plain = (bar) => (bar.includes(":") ? value(...bar.split(":")) : nameOf(bar));
    const draw = (kind) => {
      const rows = report.barred.filter((each) => kinds[kind](each[0]));
      const cols = [
        { label: t("never"), kind: "name", sort: (row) => plain(row[0]), cell: (row) => label(row[0]) },
        { label: t("barred-cost"), kind: "n", sort: (row) => row[3], cell: (row) => signed(row[3]) },
        { label: t("barred-when"), kind: "full", sort: (row) => row[2][3] ? row[2][0] : null, cell: (row) => row[2][3] ? points(row[2]) + whisker(row[2], { low: -60, high: 60 }) : "" },
        { label: t("barred-uses"), kind: "n", sort: (row) => row[1][0], cell: (row) => percent(row[1][0]) },
        { label: t("games"), kind: "n", sort: (row) => row[2][3], cell: (row) => number(row[2][3], 0) },
      ];
      shelf.replaceChildren(table(rows, cols, { sort: 1, down: false, tall: kind === "card" }).holder);
    };
    here.append(choice([["wide", t("barred-wide")], ["prize", t("barred-prizes")], ["card", t("barred-cards")]], "wide", draw), shelf);
    draw("wide");
  },

  together(here) {
    const found = report.together;
    const cell = report.cells.find((each) => `${each.bot}-${each.seats}` === found.cell);
    here.append(html(`<p class="lead">${t("together-lead", { cell: cellName(cell), tested: number(found.tested, 0), least: found.least })}</p>`));
    const sure = found.pairs.filter((each) => each[2] < 0.05).length;
    here.append(html(`<p class="calm">${sure ? t("together-found", { n: sure }) : t("together-none")}</p>`));
    const rows = found.pairs;
    const line = (id) => `<div>${mark(things.get(id))}<b><a href="#card-${id}">${nameOf(id)}</a></b><p>${safe(things.get(id).text[language])}</p></div>`;
    put(here, table(rows, [
      { label: t("two-cards"), kind: "name", sort: (row) => nameOf(row[0][0]), cell: (row) => line(row[0][0]) + line(row[0][1]) },
      { label: t("extra"), kind: "full", sort: (row) => row[1][0], cell: (row) => points(row[1]) + whisker(row[1], { low: -40, high: 40 }) },
      { label: t("both-played"), kind: "n", sort: (row) => row[1][3], cell: (row) => number(row[1][3], 0) },
      { label: t("false-finds"), kind: "n", sort: (row) => row[2], cell: (row) => `${number(row[2], 3)} ${row[2] < 0.05 ? `<span class="badge sure">${t("sure")}</span>` : ""}` },
    ], { sort: 3, down: false, tall: true }));
  },

  against(here) {
    const other = report.against;
    here.append(html(`<p class="lead">${t("against-lead", { title: safe(other.title[language]), hash: other.pack_hash.slice(0, 8), before: other.findings[0], now: other.findings[1] })}</p>`));
    if (other.cells.length) put(here, table(other.cells, [
      { label: t("kind-of-game"), kind: "name", cell: ([, now]) => `<b>${cellName(now)}</b>` },
      { label: t("even"), kind: "n", cell: (both) => both.map((cell) => number(Math.max(...cell.places.map((e) => Math.abs(e[0] - 100 / cell.seats))))).join(" → ") },
      { label: t("median-rounds"), kind: "n", cell: (both) => both.map((cell) => cell.median_rounds).join(" → ") },
      ...Object.keys(other.cells[0][1].ends).map((end) => ({ label: t(`end-${end}`), kind: "n", cell: (both) => both.map((cell) => percent(cell.ends[end][0], 0)).join(" → ") })),
      { label: t("lead-changes"), kind: "n", cell: (both) => both.map((cell) => number(cell.course.lead_changes)).join(" → ") },
    ], { sort: -1 }));
    const shelf = document.createElement("div");
    const draw = (which) => {
      const rows = other.changes.filter((change) => which === "all" || change.how !== "same");
      const cols = [
        { label: t("card"), kind: "name", sort: (row) => row.name[language], cell: (row) => `${mark(things.get(row.id))}<b>${safe(row.name[language])}</b> <span class="badge">${t(`how-${row.how}`)}</span>${row.before && row.after && row.before[language] !== row.after[language] ? `<p><del>${safe(row.before[language])}</del></p><p><ins>${safe(row.after[language])}</ins></p>` : `<p>${safe((row.after ?? row.before)[language])}</p>`}<div class="small">${Object.entries(row.traits ?? {}).map(([trait, [a, b]]) => `<span>${t(`trait-${trait}`)}: ${value(trait, a)} → ${value(trait, b)}</span>`).join("")}</div>` },
        { label: t("worth-then"), kind: "n", sort: (row) => row.worth?.[0][0] ?? null, cell: (row) => points(row.worth?.[0]) },
        { label: t("worth-now"), kind: "n", sort: (row) => row.worth?.[1][0] ?? null, cell: (row) => points(row.worth?.[1]) },
        { label: t("moved"), kind: "full", sort: (row) => row.moved?.[0] ?? null, cell: (row) => row.moved ? points(row.moved) + whisker(row.moved, { low: -30, high: 30 }) : "" },
        { label: t("used"), kind: "n", sort: (row) => row.used?.[1][0] ?? null, cell: (row) => row.used ? `${percent(row.used[0][0])} → ${percent(row.used[1][0])}` : NONE },
      ];
      shelf.replaceChildren(table(rows, cols, { sort: 3, tall: true }).holder);
    };
    const some = other.changes.some((change) => change.how !== "same");
    here.append(choice([["changed", t("only-changed")], ["all", t("all")]], some ? "changed" : "all", draw), shelf);
    draw(some ? "changed" : "all");
  },

  replays(here) {
    replays(here, "examples", report.examples.map((name) => [name, safe(name)]));
  },

  method(here) {
    const notes = ["pairs", "plain", "again", "dealt", "barred", "together", "course", "intervals"];
    here.append(html(`<dl class="method">${notes.map((key) => `<dt>${t(`method-${key}`)}</dt><dd>${t(`method-${key}-text`)}</dd>`).join("")}</dl>
      <p class="small quiet">${t("about", { hash: safe(report.pack_hash), rules: safe(report.rules), seed: report.seed })}</p>`));
  },
};

const wanted = Object.keys(parts).filter((part) =>
  !((part === "worth" && !report.worth.length) || (part === "barred" && !report.barred.length) || (part === "against" && !report.against) || (part === "together" && !report.together?.tested)));

const facts = () => {
  const games = report.cells.reduce((sum, cell) => sum + cell.games, 0);
  const pairs = report.worth.reduce((sum, each) => sum + each.cards.reduce((all, card) => all + card.pairs, 0), 0);
  const cards = report.things.filter((thing) => !thing.prize);
  const played = cards.filter((thing) => report.cells.some((cell) => cell.cards.find((each) => each[0] === thing.id)[1][0] > 0)).length;
  const sure = report.verdict.findings.filter((each) => each.sure).length;
  return [
    ["fact-findings", `${sure} <small>${t("fact-of", { n: report.verdict.findings.length })}</small>`],
    ["fact-games", number(games, 0)],
    ["fact-pairs", number(pairs, 0)],
    ["fact-played", `${played} <small>/ ${cards.length}</small>`],
  ];
};
const enamels = '<div class="enamels" aria-hidden="true"><i class="water"></i><i class="sky"></i><i class="forest"></i><i class="earth"></i></div>';

// A card may be filtered out, or further down than a phone shows at first.
addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#card-"]');
  if (!link) return;
  const id = link.getAttribute("href").slice(1);
  if (!document.getElementById(id)) {
    const tools = document.querySelector("#cards .tools");
    tools.querySelectorAll("input, select").forEach((each) => (each.value = ""));
    tools.oninput();
    document.querySelector("#cards .rest")?.click();
  }
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView({ block: "center" });
  history.replaceState(null, "", `#${id}`);
  document.querySelectorAll("tr.found").forEach((row) => row.classList.remove("found"));
  document.getElementById(id)?.classList.add("found");
});
show({
  title: () => t("title", { pack: report.title[language] }),
  subtitle: () => t("subtitle", { hash: safe(report.pack_hash.slice(0, 8)), seed: report.seed }) + "</p>" + enamels + "<p>",
  facts,
  parts: wanted.map((part) => [part, parts[part]]),
});
