// What is there while no page is open: tells of a turn, and shows the last position where the server cannot be reached.
"use strict";
const KEPT = "horae-offline-1";
const at = (path) => new URL(path, self.registration.scope).href;
const OFFLINE = ["offline.html", "offline.js", "offline.css"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(OFFLINE.map((file) => new Request(at(file), { cache: "no-cache" })))));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (OFFLINE.some((file) => event.request.url === at(file))) event.respondWith(caches.match(event.request.url).then((found) => found ?? fetch(event.request)));
  else if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(offline));
});

/** The page for when nobody answers, whose own files are named from wherever it stands in for another. */
async function offline() {
  const found = await caches.match(at("offline.html"));
  if (!found) return Response.error();
  const page = (await found.text()).replaceAll('"./', `"${self.registration.scope}`);
  return new Response(page, { headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": found.headers.get("content-security-policy") ?? "" } });
}

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : null;
  if (!told) return;
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: `${told.body}\n${told.why}`,
      tag: told.table,
      lang: told.lang,
      icon: at("icon-192.png"),
      badge: at("icon-192.png"),
      data: { table: told.table, stop: told.stop },
      actions: [{ action: "stop", title: told.stop_words }],
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table, stop } = event.notification.data;
  event.waitUntil(event.action === "stop" ? hush(table, stop) : open(at(`t/${table}`)));
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url.split("#")[0] === url);
  return there ? there.focus() : self.clients.openWindow(url);
}

/** No more of this table: the server is told, and the page, which would ask for it again. */
async function hush(table, stop) {
  const kept = await caches.open(KEPT);
  await kept.put(at(`hushed/${table}`), new Response(""));
  await fetch(at("api/notices/stop"), { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ stop }) });
}
