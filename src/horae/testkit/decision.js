// What a decision owes whoever decides, at the size that the page has: what it is about and what answers it are in sight together; what one
// taps leads to where it can be read; nothing moves under a finger. A page marks them:
//   data-about      what the decision is about. All of them are in sight; of those that share a name, one is.
//   data-answers    what is pressed to answer. All are in sight where there are four or fewer, else one; and the bright one (.primary).
//                   Those that share a name are one answer in several places: one of them is in sight.
//   data-costs      what pressing it costs (a number), beside the stakes that stand in it or describe it.
//   data-sheet      a page of its own, as high as the window, that has opened by itself: what lies beneath it is not asked now.
//   data-piece      which piece it is of how many ("1/4", from 0) that its picture is cut into: the middle of that is in the middle of its frame.
//   data-leads      the id of what pressing it shows, as aria-controls is that of a tab.
//   data-whole      the name of what can be read here whole. A card (data-card) that is offered is read before it is chosen: what it says is in
//                   sight where it lies, or is held up where one points (data-peek), or comes into sight with the first press.
//   data-chooses    pressing it chooses; pressing it once more lets go, or what is marked data-lets-go where that would already be the
//                   answer. data-dock keeps its height meanwhile.
async () => {
  const found = [];
  const name = (each) => {
    const text = (each.getAttribute('aria-label') || each.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const classes = (each.getAttribute('class') || '').replace(/\bs(velte)?-\S+/g, '').trim().split(/\s+/).filter(Boolean).join('.');
    return `${each.tagName.toLowerCase()}${classes ? '.' + classes : ''} “${text}”`;
  };
  const SLACK = 3;
  const frame = () => Promise.race([new Promise((done) => requestAnimationFrame(done)), new Promise((done) => setTimeout(done, 250))]);
  const places = () => [...document.querySelectorAll('[data-about], [data-answers], [data-chooses], [data-dock], [data-sheet], [role=tabpanel]')]
    .map((each) => { const box = each.getBoundingClientRect(); return [box.left, box.top, box.width, box.height].map(Math.round).join(); }).join(' ');
  /** What follows from what follows takes a frame each, and with less motion everything changes a moment later: until two frames show the same. */
  const settled = async () => {
    for (let i = 0, before = null, now = ''; i < 12 && (i < 3 || now !== before); i++) {
      await frame();
      [before, now] = [now, places()];
    }
    const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
    if (!moving.length) return;
    await Promise.race([Promise.allSettled(moving.map((each) => each.finished)), new Promise((done) => setTimeout(done, 400))]);
    await frame();
  };
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0 && each.getBoundingClientRect().width > 1;
  // What is modal lies over everything, and nothing around it cuts it.
  const ancestors = function* (each) { for (let at = each.parentElement; at && !each.matches('dialog:modal'); each = at, at = at.parentElement) yield at; };
  const scrollsX = (each) => /auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1;
  const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';

  /** The part of it that no box and no edge of the window cuts off, and what cuts it; to the side of a strip that one swipes is told apart. */
  const seenOf = (each) => {
    const box = each.getBoundingClientRect();
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let by = null;
    let aside = false;
    const cut = (outer, what, isStrip) => {
      if (seen.left < outer.left - SLACK || seen.right > outer.right + SLACK) { aside ||= isStrip; by ??= what; }
      if (seen.top < outer.top - SLACK || seen.bottom > outer.bottom + SLACK) { by = what; }
      seen.left = Math.max(seen.left, outer.left); seen.right = Math.min(seen.right, outer.right);
      seen.top = Math.max(seen.top, outer.top); seen.bottom = Math.min(seen.bottom, outer.bottom);
    };
    for (const at of ancestors(each)) {
      if (at === document.body || at === document.documentElement || !clips(getComputedStyle(at))) continue;
      cut(at.getBoundingClientRect(), name(at), scrollsX(at));
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, 'the edge of the window', false);
    return { box, seen, by, aside };
  };
  /** What lies over it, where most of the points that one would look at are under something else. */
  const coverOf = (each, { left, top, right, bottom }) => {
    let hidden = 0;
    let by = null;
    const lines = [...(each.matches('p, h1, h2, h3, h4') ? textLines(each) : [])].filter((line) => line.top >= top - 1 && line.bottom <= bottom + 1);
    for (const y of [0.12, 0.5, 0.88])
      for (const x of [0.08, 0.5, 0.92]) {
        const line = lines.length ? lines[Math.min(lines.length - 1, Math.floor(y * lines.length))] : null;
        const at = line
          ? document.elementFromPoint(line.left + line.width * x, (line.top + line.bottom) / 2)
          : document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        if (at && (each.contains(at) || at.contains(each))) continue;
        hidden += 1;
        by = at;
      }
    return hidden > 2 ? `covered by ${by ? name(by) : 'nothing that can be seen'}` : null;
  };
  const textLines = (each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return [...range.getClientRects()].filter((line) => line.width > 1);
  };
  const sheetOf = () => [...document.querySelectorAll('dialog[open], [data-sheet]')].filter(shown).at(-1) ?? null;

  /** Why it is not in sight; null where it is. What is read in a sheet as high as the window may go on below. */
  const unseen = (each, sheet) => {
    const { box, seen, by } = seenOf(each);
    const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
    if (width < 1 || height < 1) return box.top >= innerHeight ? `begins at ${Math.round(box.top)} of ${innerHeight}` : `cut off by ${by}`;
    if (by !== null) {
      const isHigh = sheet && sheet.getBoundingClientRect().height >= innerHeight * 0.85 && each !== sheet;
      const begins = seen.top <= box.top + SLACK && seen.left <= box.left + SLACK && seen.right >= box.right - SLACK;
      const isRead = isHigh && begins && height >= Math.min(box.height, innerHeight * 0.3) - SLACK;
      if (!isRead) return `only ${Math.round(height)} of its ${Math.round(box.height)} px, ${Math.round(width)} of ${Math.round(box.width)} across, cut by ${by}`;
    }
    return coverOf(each, seen);
  };

  const weightOf = (each, all) => {
    const beside = (each.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean).map((id) => document.getElementById(id));
    const around = each.closest('.offer, li');
    if (around && all.filter((one) => around.contains(one)).length === 1) beside.push(around);
    const stakes = [each, ...beside].filter(Boolean).flatMap((place) => [...place.querySelectorAll('.stake')]);
    const worst = Math.max(0, ...stakes.map((stake) => (stake.matches('.grave') ? 3 : stake.matches('.bad') ? 2 : 0)));
    return Math.max(worst, Number(each.dataset.costs ?? 0));
  };

  /** Everything that holds while one looks and does nothing. */
  const look = (when) => {
    const say = (words) => found.push(when + words);
    const sheet = sheetOf();
    const scope = sheet ?? document.querySelector('.frame') ?? document.body;
    const all = (selector) => [...(scope.matches(selector) ? [scope] : []), ...scope.querySelectorAll(selector)];
    const abouts = all('[data-about]').filter((each) => each.checkVisibility());
    if (!abouts.length) say('nothing says what is decided here (data-about)');
    const named = new Map();
    for (const each of abouts) {
      const group = each.dataset.about;
      if (!group) {
        const why = unseen(each, sheet);
        if (why) say(`what is decided about is not in sight: ${name(each)}: ${why}`);
      } else named.set(group, [...(named.get(group) ?? []), each]);
    }
    for (const [group, members] of named) {
      const reasons = members.map((each) => unseen(each, sheet));
      if (reasons.every((why) => why !== null)) say(`none of what is decided about is in sight (${group}): ${name(members[0])}: ${reasons[0]}`);
    }
    const open = (each) => shown(each) && !each.matches(':disabled');
    const pressed = all('[data-answers]').filter(open);
    const answers = pressed.length ? pressed : all('[data-chooses]').filter(open); // a first step is an answer where there is no other yet
    const why = answers.map((each) => unseen(each, sheet));
    const isAside = (each) => seenOf(each).aside;
    if (!answers.length) say('nothing says how it is answered (data-answers)');
    else if (why.every((each) => each !== null)) say(`no answer is in sight: ${name(answers[0])}: ${why[0]}`);
    const isElsewhere = (each, i) => each.dataset.answers && answers.some((other, k) => k !== i && other.dataset.answers === each.dataset.answers && why[k] === null);
    answers.forEach((each, i) => {
      if (why[i] === null || isElsewhere(each, i)) return;
      const isBright = each.matches('.primary');
      if (isBright) say(`the bright button is not in sight: ${name(each)}: ${why[i]}`);
      else if (new Set(answers.map((one, k) => one.dataset.answers || k)).size <= 4 && !isAside(each)) say(`an answer is not in sight: ${name(each)}: ${why[i]}`);
      else if (/^covered/.test(why[i])) say(`an answer lies under another: ${name(each)}: ${why[i]}`);
    });
    const wholeOf = (id) => all(`[data-whole="${id}"]`).filter(shown);
    for (const each of pressed.filter((one) => one.dataset.card && !(one.dataset.peek && matchMedia('(hover: hover) and (min-width: 641px) and (min-height: 541px)').matches)))
      if (!wholeOf(each.dataset.card).length) say(`a card is chosen unread: ${name(each)}`);
    for (const each of all('[data-chooses][data-card][aria-pressed=true]').filter(open)) {
      const whole = wholeOf(each.dataset.card);
      const hidden = whole.length ? unseen(whole[0], sheet) : 'it is nowhere';
      if (hidden) say(`what was pressed cannot be read: ${name(each)}: ${hidden}`);
    }
    const isSame = (one, other) => one === other || (one.dataset.answers && one.dataset.answers === other.dataset.answers);
    const weights = answers.map((each) => Math.max(...answers.filter((other) => isSame(each, other)).map((other) => weightOf(other, answers))));
    const least = Math.min(...weights);
    answers.forEach((each, i) => {
      if (each.matches('.primary') && weights[i] > least && weights[i] === Math.max(...weights)) say(`the bright button is the one that costs most: ${name(each)}`);
    });
    for (const each of all('[data-piece]').filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)) {
      const [at, count] = each.dataset.piece.split('/').map(Number);
      const [box, frame] = [each.getBoundingClientRect(), each.parentElement.getBoundingClientRect()];
      const middle = (box.left + (box.width * (at + 0.5)) / count - frame.left) / frame.width;
      if (middle < 0.25 || middle > 0.75) say(`another piece of the picture is seen than what it is named for: ${name(each.parentElement)}`);
    }
    const asked = all('[data-asked]').filter((each) => shown(each));
    for (const each of asked) {
      const hidden = unseen(each, sheet);
      if (hidden) say(`what the lesson asks for is not in sight: ${name(each)}: ${hidden}`);
    }
  };

  const press = async (each) => {
    each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, view: window }));
    await settled();
  };

  await settled(); // letters that have just changed their size are laid out anew, and then what is fitted to the board
  look('');

  const scope = sheetOf() ?? document.querySelector('main') ?? document.body;
  // What is shown for reading can be read: its beginning, and as much of it as a third of the window holds. That is a matter of the window and
  // of the dock, and looked at once for each of those.
  const tabs = [...scope.querySelectorAll('[role=tab][aria-controls]')].filter((each) => shown(each) && each.getAttribute('aria-selected') !== 'true');
  const leads = [...scope.querySelectorAll('[data-leads]')].filter(shown).slice(0, 2);
  const rest = [...document.querySelectorAll('.frame *')].filter((each) => each.scrollTop || each.scrollLeft).map((each) => [each, each.scrollLeft, each.scrollTop]);
  const before = tabs.length ? tabs[0].closest('[role=tablist]').querySelector('[aria-selected=true]') : null;
  const dock = document.querySelector('[data-dock]');
  const followed = (window.followed ??= new Set());
  const around = [innerWidth, innerHeight, document.documentElement.dataset.text, Math.round(dock?.getBoundingClientRect().height ?? 0), scope.matches('dialog')].join();
  for (const each of [...tabs, ...leads]) {
    if (!each.isConnected) continue;
    const id = each.dataset.leads ?? each.getAttribute('aria-controls');
    const words = name(each);
    const way = `${around} ${each.id || words}`;
    if (followed.has(way)) continue;
    const faults = found.length;
    await press(each);
    const late = performance.now() + 15000;
    while (!document.getElementById(id) && performance.now() < late) await frame(); // what is opened may have to be fetched first
    await settled();
    const target = document.getElementById(id);
    if (!target || !shown(target)) found.push(`${words} leads nowhere`);
    else {
      const { box, seen } = seenOf(target);
      const height = seen.bottom - seen.top;
      const enough = Math.min(box.height, innerHeight * 0.3) - SLACK;
      const covered = height > 1 && seen.right - seen.left > 1 ? coverOf(target, { ...seen, bottom: Math.min(seen.bottom, seen.top + Math.max(enough, 1)) }) : null;
      if (seen.top > box.top + SLACK || height < enough) found.push(`${words} leads to what one cannot read: ${Math.max(0, Math.round(height))} px of it in sight`);
      else if (covered) found.push(`${words} leads to what is ${covered}`);
    }
    const shut = sheetOf()?.querySelector('[data-shuts]');
    if (shut) await press(shut);
    if (found.length === faults) followed.add(way);
  }
  if (before?.isConnected && before.getAttribute('aria-selected') !== 'true') await press(before);
  for (const [each, left, top] of rest) each.scrollTo({ left, top, behavior: 'instant' });

  // Choosing changes nothing of the place where one chooses, and what it leads to is in sight.
  const target = [...scope.querySelectorAll('[data-chooses]')].find((each) => shown(each) && !each.matches(':disabled, [aria-pressed=true]') && unseen(each, sheetOf()) === null);
  if (target && dock) {
    const [high, place] = [dock.getBoundingClientRect().height, target.getBoundingClientRect()];
    await press(target);
    const [after, now] = [dock.getBoundingClientRect().height, target.getBoundingClientRect()];
    if (Math.abs(after - high) > 1) found.push(`the dock is ${Math.round(high)} px high, and ${Math.round(after)} once something is chosen`);
    const moved = Math.max(Math.abs(now.left - place.left), Math.abs(now.bottom - place.bottom));
    if (moved > 9) found.push(`what was pressed moves by ${Math.round(moved)} px under the finger: ${name(target)}`);
    look('once something is chosen, ');
    const away = [...document.querySelectorAll('[data-lets-go]')].find(shown);
    const again = away ?? (target.isConnected ? target : document.querySelector('[data-chooses]'));
    if (again) await press(again);
    else found.push(`nothing lets go of what was chosen: ${name(target)}`);
    for (const [each, left, top] of rest) each.scrollTo({ left, top, behavior: 'instant' });
  }
  return [...new Set(found)];
}
