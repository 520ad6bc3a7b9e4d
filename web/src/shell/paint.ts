/** What need not be there in the frame that shows what was pressed is done right after it; in a page that is hidden, which paints nothing, soon. */
const LONGEST_FRAME = 100;

export function afterPaint(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_FRAME);
}
