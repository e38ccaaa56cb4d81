/**
 * Shows that the device is offline, in the language of the page that registered this worker. Keeps that page and its stylesheet;
 * everything else goes to the network, and nothing of any book is kept.
 */

/** The few parts of a worker that are used; the types of workers and of pages exclude each other. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  readonly location: Location;
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
}

const worker = globalThis as unknown as Worker;
const language = new URL(worker.location.href).searchParams.get('language') ?? 'en';
const STORE = `offline-${language}`;
const PAGE = `/offline?lang=${language}`;
const STYLESHEET = /href="(\/assets\/style\.css[^"]*)"/;

async function keepPage(): Promise<void> {
  const store = await caches.open(STORE);
  const response = await fetch(PAGE, { cache: 'reload' });
  // A page that says that the server is busy is none to keep; the next page registers the worker again.
  if (!response.ok) throw new Error(`${PAGE} came with ${response.status}.`);
  const [, stylesheet] = STYLESHEET.exec(await response.clone().text()) ?? [];
  await store.put(PAGE, response);
  if (stylesheet !== undefined) await store.add(stylesheet);
  await worker.skipWaiting();
}

/** Deletes the offline pages of other languages. */
async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
}

worker.addEventListener('install', (event) => event.waitUntil(keepPage()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  // A sent form may have arrived, so a form without a response is left to the browser.
  if (request.method !== 'GET') return;
  const isPage = request.mode === 'navigate';
  if (!isPage && request.destination !== 'style') return;
  const kept = async (): Promise<Response> => (await caches.match(isPage ? PAGE : request)) ?? Response.error();
  event.respondWith(fetch(request).catch(kept));
});
