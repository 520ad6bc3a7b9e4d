// A part of the page that is fetched only when it is needed cannot be had while the server restarts, nor after it was given a newer version: the page
// is loaded anew as soon as somebody answers. Seats and games are the server's, so nothing is lost by that.
const AGAIN_AFTER = 1000;
const NOT_BEFORE = 5000;

let awaited = false;

async function loadAnew(): Promise<void> {
  await new Promise((soon) => setTimeout(soon, Math.max(AGAIN_AFTER, NOT_BEFORE - performance.now())));
  const answers = await fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (answers) location.reload();
  else await loadAnew();
}

/** What `fetched` brings. Where it cannot be had the answer stays out, and the page is loaded anew. */
export function part<T>(fetched: Promise<T>): Promise<T> {
  return fetched.catch(() => {
    if (!awaited) void loadAnew();
    awaited = true;
    return new Promise<never>(() => {});
  });
}
