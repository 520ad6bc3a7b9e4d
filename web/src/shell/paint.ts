/** What need not be there in the frame that shows what was pressed is done right after it; in a page that paints nothing, soon. */
const LONGEST_FRAME = 400;

export function afterPaint(work: () => void): void {
  if (document.hidden) {
    setTimeout(work);
    return;
  }
  let done = false;
  const once = (): void => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_FRAME);
}
