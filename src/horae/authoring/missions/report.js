// The page works without this: it makes the map larger and smaller, and says whether the replays can be opened now.
(() => {
  const map = document.querySelector(".map");
  const drawing = map.querySelector("svg");
  const natural = 1620;
  let width = natural;
  const zoom = (to, x = map.clientWidth / 2, y = map.clientHeight / 2) => {
    const before = width;
    width = Math.min(8 * natural, Math.max(map.clientWidth, to));
    const [left, top] = [map.scrollLeft + x, map.scrollTop + y];
    drawing.style.width = `${width}px`;
    map.scrollTo((left * width) / before - x, (top * width) / before - y);
  };
  document.querySelector(".zoom").hidden = false;
  document.querySelectorAll("[data-zoom]").forEach((button) => {
    const factor = Number(button.dataset.zoom);
    button.addEventListener("click", () => zoom(factor ? width * factor : 0));
  });
  map.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = map.getBoundingClientRect();
      zoom(width * (event.deltaY < 0 ? 1.2 : 1 / 1.2), event.clientX - box.left, event.clientY - box.top);
    },
    { passive: false },
  );

  const replays = document.querySelector(".replays");
  const field = replays.querySelector("input");
  field.parentElement.hidden = false;
  let address = field.value;
  const look = async () => {
    let runs = true;
    try {
      await fetch(`${address}/api/preview/here`, { mode: "no-cors", cache: "no-store" });
    } catch {
      runs = false;
    }
    replays.dataset.runs = String(runs);
  };
  field.addEventListener("change", () => {
    const to = field.value.replace(/\/+$/, "");
    document.querySelectorAll("a.watch").forEach((link) => {
      const href = link.getAttribute("href");
      if (href.startsWith(address)) link.setAttribute("href", to + href.slice(address.length));
    });
    address = to;
    look();
  });
  addEventListener("focus", look);
  look();
})();
