// Keeps what is needed to read the last lease without a network: the offline page and the scripts of
// both. Nothing that is somebody's own is kept here: the page is fetched without cookies, answers of
// the API are never touched, and the lease lies in local storage under its reader's name.

const CACHE = 'husvaer-__VERSION__';
const PAGE = '/offline';
/** The scripts and styles of the lease's pages, and of the parts that every page loads on demand. The build fills them in. */
const FILES = [];

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data.type === 'take over') self.skipWaiting();
  if (data.type === 'keep') event.waitUntil(keep(data));
});

/** Keeps the page in a language, and these files of ours beside all that the page names. */
async function keep({ language }) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(PAGE);
  if (known?.headers.get('content-language') === language) return;
  const page = await fetch(`${PAGE}?lang=${language}`, { credentials: 'omit' });
  if (!page.ok) return;
  const named = (await page.clone().text()).match(/\/assets\/[\w./-]+/g) ?? [];
  await cache.addAll([...new Set([...named, ...FILES])]);
  await cache.put(PAGE, page);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(request));
  else if (url.pathname === '/__manifest') event.respondWith(findRoutes(event));
});

async function openPage(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match(PAGE);
    if (!page) throw error;
    if (url.pathname === PAGE) return page;
    // Behind `#`, so that the page stands where it was rendered: one address, one text.
    return Response.redirect(`${PAGE}#${url.pathname}${url.search}`);
  }
}

const openFile = async (request) => (await caches.match(request)) ?? fetch(request);

/** Answers the router's request for routes. The offline page already has the routes that it leads to, and gets no others. */
async function findRoutes({ request, clientId }) {
  try {
    return await fetch(request);
  } catch (error) {
    const client = await self.clients.get(clientId);
    if (!client || new URL(client.url).pathname !== PAGE) throw error;
    return Response.json({});
  }
}
