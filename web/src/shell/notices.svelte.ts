// Being told on this device: asking the browser, telling the server, and keeping what can be read without a line.
import type { NewNotices, PushKey, Quiet } from "../protocol/protocol";
import { learnOf, spoken, t } from "../text/speech.svelte";
import { tell } from "./api";
import { at } from "./base";
import { store, storedJson } from "./storage";

interface Kept {
  on: boolean;
  /** From when to when one would hear nothing, in minutes after midnight. */
  quiet: { begins: number; ends: number } | null;
}

const KEY = "horae-notices";
const CACHE = "horae-offline-1";
const LINES = 20;

const url = (path: string): string => new URL(at(path), location.origin).href;

export const notices = $state<Kept>({ on: false, quiet: null, ...(storedJson(KEY) as Partial<Kept> | null) });
const keep = (): void => store(KEY, JSON.stringify(notices));

/** Whether this browser can be told anything here: not on plain http, but for this computer's own. */
export const isSupported = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(at("/sw.js"), { scope: at("/") });
  return navigator.serviceWorker.ready;
}

const ahead = (): number => -new Date().getTimezoneOffset();
const quietHours = (): Quiet | null => (notices.quiet ? { ...notices.quiet, ahead: ahead() } : null);

/** Have this device told about one's turns at the table. Rejects where the browser or the server will not. */
export async function turnOn(table: string, token: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  await (await caches.open(CACHE)).delete(url(`/hushed/${table}`));
  await subscribe(table, token);
  notices.on = true;
  keep();
}

async function subscribe(table: string, token: string): Promise<void> {
  const { key } = await tell<PushKey>("/api/notices/key");
  const worker = await registration();
  const known = await worker.pushManager.getSubscription();
  const subscription = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  const wish: NewNotices = { endpoint: endpoint ?? "", key: keys?.p256dh ?? "", auth: keys?.auth ?? "", language: spoken(), quiet: quietHours() };
  await tell(`/api/tables/${table}/me/notices`, wish, token);
}

/** No more of anything on this device. */
export async function turnOff(table: string, token: string): Promise<void> {
  notices.on = false;
  keep();
  const subscription = await (await registration()).pushManager.getSubscription();
  if (!subscription) return;
  await tell(`/api/tables/${table}/me/notices/stop`, { endpoint: subscription.endpoint }, token);
  await subscription.unsubscribe();
}

export async function setQuiet(quiet: Kept["quiet"], table: string, token: string): Promise<void> {
  notices.quiet = quiet;
  keep();
  if (notices.on) await subscribe(table, token);
}

/** At a table where one sits: the server knows this device, its language and its clock as they are now. */
export async function renew(table: string, token: string): Promise<void> {
  if (!notices.on || !isSupported() || Notification.permission !== "granted") return;
  if (await (await caches.open(CACHE)).match(url(`/hushed/${table}`))) return;
  await subscribe(table, token).catch(() => undefined);
}

// --- without a line ---

/** What can be read of a table when nobody answers. */
export async function keepLast(table: string, title: string, position: string[], lines: string[]): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  await Promise.all([registration(), learnOf("notices")]);
  const when = new Intl.DateTimeFormat(spoken(), { dateStyle: "full", timeStyle: "short" }).format(new Date());
  const kept = await caches.open(CACHE);
  const put = (path: string, what: unknown): Promise<void> => kept.put(url(path), new Response(JSON.stringify(what)));
  await put("/last/words", { lang: spoken(), offline: t("told-offline"), again: t("told-again"), chronicle: t("told-chronicle") });
  await put(`/last/${table}`, { title, as_of: t("told-as-of", { when }), position, lines: lines.slice(-LINES) });
}
