/**
 * The service self. One version of the client is one cache, filled in one go before the version may be used, so a page
 * never meets half of an old client and half of a new one. src/pwa/precache.ts fills in the two constants.
 */
declare const self: ServiceWorkerGlobalScope;
declare const FORETELL_VERSION: string;
declare const FORETELL_FILES: readonly string[];

const PREFIX = 'foretell-';
const CACHE = PREFIX + FORETELL_VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOthers(), self.clients.claim()]));
});

// There is one thing a page ever says to its waiting worker: that the player wants it to take over.
self.addEventListener('message', () => {
  self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOwn = new URL(request.url).origin === self.location.origin;
  if (request.method === 'GET' && isOwn) event.respondWith(answer(request));
});

/** Past the browser's own cache, which may still hold files of another version under the same name. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FORETELL_FILES.map((file) => new Request(file, { cache: 'reload' })));
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
