// What scrolls can be scrolled by keys: where nothing in it is a stop of the Tab key, it is one itself.
import { isUsable } from "./focus";
import { afterPaint } from "./paint";

const STOPS = "button, input, textarea, select, a[href], summary, [tabindex='0']";

export function reachable(node: HTMLElement): { destroy: () => void } {
  let due = false;
  function set(): void {
    due = false;
    const scrolls = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (scrolls && ![...node.querySelectorAll(STOPS)].some(isUsable)) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }
  /** Not in the frame that shows what was pressed: to measure lays the page out. */
  function setSoon(): void {
    if (!due) afterPaint(set);
    due = true;
  }
  const sizes = new ResizeObserver(setSoon);
  for (const each of [node, ...node.children]) sizes.observe(each);
  const changes = new MutationObserver(setSoon);
  changes.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return {
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
