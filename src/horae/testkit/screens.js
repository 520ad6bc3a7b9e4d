// Measures the page as it stands: what `screens.py` asks for at each decision and each size. Gives the faults in words.
({ atOnce, inReach, lastPlay }) => {
  const found = [];
  const name = (each) => {
    const text = (each.getAttribute('aria-label') || each.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const classes = (each.getAttribute('class') || '').replace(/\bs(velte)?-\S+/g, '').trim().split(/\s+/).join('.');
    return `${each.tagName.toLowerCase()}${classes ? '.' + classes : ''} “${text}”`;
  };
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen, .skip, noscript') && (each instanceof SVGElement || each.offsetWidth > 1);
  const clips = (style) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const scrolls = (each, axis) => /auto|scroll/.test(getComputedStyle(each)[axis === 'x' ? 'overflowX' : 'overflowY']);
  const ancestors = function* (each) { for (let at = each.parentElement; at; at = at.parentElement) yield at; };
  const boxOf = (each) => { const b = each.getBoundingClientRect(); return { left: b.left, top: b.top, right: b.right, bottom: b.bottom }; };
  const over = document.querySelector('dialog[open], .drama[data-sheet]'); // what lies beneath is not asked now
  const root = over ?? document.body;

  // The page itself does not scroll sideways, and nothing that only hides has been scrolled.
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  if (scrollX || scrollY) found.push(`the page itself is scrolled by ${scrollX}, ${scrollY}`);
  const board = document.querySelector('.board');
  if (board && board.scrollWidth > board.clientWidth + 1) found.push(`the board scrolls sideways: ${board.scrollWidth} of ${board.clientWidth} px`);
  const hiders = () => [...document.querySelectorAll('body, .frame, main, .board, .board *')].filter((each) => {
    const style = getComputedStyle(each);
    return (each.scrollTop > 1 && !scrolls(each, 'y')) || (each.scrollLeft > 1 && !scrolls(each, 'x'));
  });
  for (const each of hiders()) found.push(`scrolled, and nobody can scroll it back: ${name(each)}`);

  // Words and things one presses stay inside the box they lie in.
  const boxes = new Map();
  const holder = (each) => {
    for (const at of ancestors(each)) {
      if (!boxes.has(at)) {
        const style = getComputedStyle(at);
        const drawn = style.display !== 'inline' && (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none' || parseFloat(style.borderTopWidth) > 0 || clips(style) || at.matches('button'));
        boxes.set(at, drawn && !at.matches('.seal, .light, .layer, .bar, .bar *') ? style : null);
      }
      if (boxes.get(at)) return at;
    }
    return null;
  };
  const leaves = (box, each, what) => {
    const inside = holder(each);
    if (!inside) return;
    const outer = boxOf(inside);
    const style = boxes.get(inside);
    const cut = style.overflowX === 'hidden' && style.textOverflow === 'ellipsis';
    const clamped = style.webkitLineClamp !== 'none';
    if (!scrolls(inside, 'x') && !cut && (box.left < outer.left - 2.5 || box.right > outer.right + 2.5)) found.push(`${what} leaves its box ${name(inside)} sideways by ${Math.round(Math.max(outer.left - box.left, box.right - outer.right))} px`);
    if (!scrolls(inside, 'y') && !cut && !clamped && (box.top < outer.top - 4 || box.bottom > outer.bottom + 4)) found.push(`${what} leaves its box ${name(inside)} by ${Math.round(Math.max(outer.top - box.top, box.bottom - outer.bottom))} px in height`);
  };
  // No box cuts the words in it in height. One reads by scrolling only where at least three lines are seen: a lower box that is only
  // meant to scroll sideways hides a second line just as one that does not scroll.
  const cutters = new Map();
  const cutBy = (around, lines) => {
    for (const at of ancestors(around)) {
      if (!cutters.has(at)) {
        const style = getComputedStyle(at);
        cutters.set(at, style.overflowY === 'visible' || style.display === 'inline' ? 'no' : /auto|scroll/.test(style.overflowY) && at.clientHeight >= 60 ? 'scrolls' : 'cuts');
      }
      const how = cutters.get(at);
      if (how === 'scrolls') return null;
      const outer = how === 'cuts' ? boxOf(at) : null;
      if (outer && lines.some((line) => line.top < outer.top - 4 || line.bottom > outer.bottom + 4)) return at;
    }
    return null;
  };
  const isCutShort = (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
  const linesOf = (range) => [...range.getClientRects()].filter((line) => line.width > 1).filter((line, i, all) => i === 0 || line.top > all[i - 1].top + line.height / 2);
  // A word stays whole: one that is too long for its place asks for more room or smaller letters.
  const broken = (text) => {
    for (const word of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (linesOf(range).length > 1) found.push(`the word “${word[0]}” is broken in two in ${name(text.parentElement)}`);
    }
  };
  // Nothing of the same card or button lies over its words. (What lies over another thing is a matter of scrolling: see below.)
  const paints = (each) => {
    const style = getComputedStyle(each);
    return (each instanceof SVGElement && !each.matches('svg')) || each.matches('img') || style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none';
  };
  const views = new Map();
  const isOnScreen = (around, line) => {
    for (const at of [...ancestors(around)].filter((each) => views.get(each) !== null)) {
      if (!views.has(at)) views.set(at, clips(getComputedStyle(at)) ? boxOf(at) : null);
      const view = views.get(at);
      if (view && (line.bottom <= view.top || line.top >= view.bottom || line.right <= view.left || line.left >= view.right)) return false;
    }
    return line.bottom > 0 && line.top < innerHeight;
  };
  const liesOver = (around, line) => {
    const card = isOnScreen(around, line) && around.closest('.place, .plaque, button, li, article');
    for (const x of card ? [0.04, 0.5, 0.96] : []) {
      const [left, top] = [line.left + line.width * x, line.top + line.height / 2];
      for (const at of document.elementsFromPoint(left, top)) {
        if (at === around || around.contains(at) || at.contains(around)) break;
        const own = boxOf(at); // and not what a button reaches out with to be pressed by its whole card
        const beyond = left < own.left || left > own.right || top < own.top || top > own.bottom;
        if (card.contains(at) && paints(at) && !beyond) return at;
      }
    }
    return null;
  };
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || around.closest('svg, script, style, textarea') || !shown(around)) continue;
    if (getComputedStyle(around).clipPath !== 'none' || [...ancestors(around)].some((at) => getComputedStyle(at).clipPath !== 'none' && at.offsetWidth <= 1)) continue;
    const own = getComputedStyle(around);
    if (own.webkitLineClamp !== 'none' || own.textOverflow === 'ellipsis') {
      // Cut on purpose, with a sign that it is; but never what a heading asks.
      if (around.closest('h2, h3, h4') && isCutShort(around)) found.push(`the heading “${walk.currentNode.data.trim().slice(0, 30)}” is cut short`);
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    leaves(box, around, `the words “${walk.currentNode.data.trim().slice(0, 30)}”`);
    const lines = linesOf(range);
    if (lines.length > 1) broken(walk.currentNode);
    const cutter = cutBy(around, lines);
    if (cutter) found.push(`the words “${walk.currentNode.data.trim().slice(0, 30)}” are cut by ${name(cutter)}`);
    const under = lines.map((line) => liesOver(around, line)).find(Boolean);
    if (under) found.push(`the words “${walk.currentNode.data.trim().slice(0, 30)}” lie under ${name(under)}`);
  }
  for (const each of root.querySelectorAll('button, a[href], input, textarea, summary, .stone')) {
    if (!shown(each) || getComputedStyle(each).position === 'absolute') continue;
    leaves(boxOf(each), each, name(each));
  }

  // Where to look whether something is seen: five points of its box; of a paragraph, of its lines, which flow around a picture.
  const pointsOf = (each, { left, right, top, bottom }) => {
    const spots = [[0.5, 0.5], [0.2, 0.25], [0.8, 0.25], [0.2, 0.75], [0.8, 0.75]];
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = each.matches('p') ? [...range.getClientRects()].filter((line) => line.width > 1 && line.top >= top - 1 && line.bottom <= bottom + 1) : [];
    return spots.map(([x, y]) => {
      const line = lines[Math.floor(y * lines.length)];
      return line ? [line.left + line.width * x, (line.top + line.bottom) / 2] : [left + (right - left) * x, top + (bottom - top) * y];
    });
  };
  // What is on the screen, and not under something else.
  const covered = (each, box) => {
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    if (right - left < 1 || bottom - top < 1) return 'off the screen';
    const whole = { x: right - left >= Math.min(box.right - box.left, innerWidth) - 2, y: bottom - top >= Math.min(box.bottom - box.top, innerHeight * 0.45) - 2 };
    if (!whole.x || !whole.y) return 'partly off the screen';
    let seen = 0;
    let by = null;
    for (const [x, y] of pointsOf(each, { left, right, top, bottom })) {
      const at = document.elementFromPoint(x, y);
      const pressed = each.closest('button, label');
      const fanned = at && each.matches('.stone') && at.closest('.stone'); // stones of one pile lie over each other's rim
      if (at && (each.contains(at) || at.contains(each) || fanned || (pressed && pressed.contains(at)))) seen += 1;
      else by = at;
    }
    return seen >= 4 ? null : `covered by ${by ? name(by) : 'nothing that can be seen'}`;
  };
  const clipped = (each) => {
    const box = boxOf(each);
    for (const at of ancestors(each)) {
      const style = getComputedStyle(at);
      if (!clips(style) || at === document.body || at === document.documentElement) continue;
      const outer = boxOf(at);
      const tall = box.bottom - box.top > outer.bottom - outer.top;
      const wide = box.right - box.left > outer.right - outer.left + 2;
      if (box.right < outer.left + 1 || box.left > outer.right - 1 || box.bottom < outer.top + 1 || box.top > outer.bottom - 1) return `outside of ${name(at)}`;
      if (!wide && (box.left < outer.left - 3 || box.right > outer.right + 3)) return `cut by ${name(at)}`;
      if (wide || (!tall && (box.top < outer.top - 3 || box.bottom > outer.bottom + 3))) return `cut by ${name(at)}`;
    }
    return null;
  };
  // What is higher than its place is read by scrolling: its first and its last line each come into sight.
  const readThrough = (each) => {
    const around = [...ancestors(each)].find((at) => scrolls(at, 'y') && at.scrollHeight > at.clientHeight + 1);
    if (!around) return false;
    const seen = { head: false, tail: false };
    for (let top = 0; top <= around.scrollHeight - around.clientHeight + 60; top += 60) {
      around.scrollTo({ top, behavior: 'instant' });
      const box = boxOf(each);
      const outer = boxOf(around);
      for (const [part, y] of [['head', box.top + 6], ['tail', box.bottom - 6]]) {
        const at = y > outer.top && y < outer.bottom ? document.elementFromPoint((box.left + box.right) / 2, y) : null;
        seen[part] ||= at !== null && (each.contains(at) || at.contains(each));
      }
    }
    return seen.head && seen.tail;
  };
  const trouble = (each) => clipped(each) ?? covered(each, boxOf(each));
  if (!over) {
    for (const selector of atOnce)
      for (const each of document.querySelectorAll(selector)) {
        if (!each.checkVisibility()) { found.push(`not shown: ${selector}`); continue; }
        const wrong = trouble(each);
        if (wrong) found.push(`not seen at once: ${selector} ${name(each)}: ${wrong}`);
      }
    const last = [...document.querySelectorAll(lastPlay)].filter((each) => each.checkVisibility());
    if (!last.length) found.push('the last play is not shown');
    for (const each of last.slice(0, 1)) {
      const wrong = trouble(each);
      if (wrong) found.push(`the last play is not in sight: ${wrong}`);
    }
    const scrollers = [...document.querySelectorAll('.frame *')].filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth);
    const rest = scrollers.map((each) => [each, each.scrollLeft, each.scrollTop]);
    for (const selector of inReach)
      for (const each of document.querySelectorAll(selector)) {
        if (!shown(each)) continue;
        if (!trouble(each)) continue;
        each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        let wrong = trouble(each);
        if (wrong) {
          each.scrollIntoView({ block: 'end', inline: 'center', behavior: 'instant' });
          wrong = trouble(each);
        }
        if (wrong) {
          each.scrollIntoView({ block: 'start', inline: 'center', behavior: 'instant' });
          wrong = trouble(each);
        }
        if (wrong && !readThrough(each)) found.push(`does not come into view: ${selector} ${name(each)}: ${wrong}`);
        const stuck = hiders()[0];
        if (stuck) { found.push(`comes into view only where nobody can scroll: ${selector} ${name(each)} in ${name(stuck)}`); stuck.scrollTo(0, 0); }
      }
    for (const [each, left, top] of rest) each.scrollTo({ left, top, behavior: 'instant' });
  }
  return [...new Set(found)];
}
