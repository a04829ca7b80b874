/**
 * The service worker: stands in where there is no signal, and nowhere else (decision 0070). Every
 * page comes from the server as long as it answers; calls, forms and the office pass by. What it
 * holds is the same for everybody: two pages that are fetched without a cookie, and their files.
 */
import { heldCachePrefix } from '../../core/browser/storage-names.ts';
import { holdFrame } from './messages.ts';
import type { Fetching, Listening } from './service-worker-types.ts';

/** Of build and settings, written in by the server; empty: this worker is to end itself. */
declare const version: string;

const worker = globalThis as unknown as Listening;
const ours = heldCachePrefix;
const holds = { offline: `${ours}offline-${version}`, frame: `${ours}frame-${version}` };
/** What stands in, by the cache that holds it. */
const pages = { offline: '/offline', frame: '/member/status' } as const;
type Held = keyof typeof pages;

const ofRooms =
  /^\/member\/(?!(?:logon|registerauth|register|forget|termofconditional|impersonate)(?:\/|$))/;
/** The office is for staff at a desk; what is no page has no page to stand in for it. */
const passed = /^\/(?:office|admin|api|mediafiles|assets)(?:\/|$)|\.[a-z0-9]{1,11}$/;
const files = /(?:href|src)="(\/(?:assets|mediafiles\/images\/Utils)\/[^"#]+)/g;

/** Fetches a page as somebody whom nobody knows, and the files that it names. */
async function hold(held: Held): Promise<void> {
  const cache = await caches.open(holds[held]);
  if (await cache.match(pages[held])) return;
  const page = await fetch(pages[held], { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) throw new Error(`${page.status}`);
  const html = await page.clone().text();
  await cache.addAll([...new Set([...html.matchAll(files)].map(([, file = '']) => file))]);
  // Last: a page without its files is none.
  await cache.put(pages[held], page);
}

async function heldPage(path: string): Promise<Response | undefined> {
  const frame = ofRooms.test(path) ? await caches.match(pages.frame) : undefined;
  return frame ?? caches.match(pages.offline);
}

async function pageOf({ request, preloadResponse }: Fetching, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const held = await heldPage(path);
    if (held) return held;
    throw error;
  }
}

/** Files bear their content in their name: the one that is held is the right one. */
const fileOf = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

async function dropOthers(kept: readonly string[]): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours));
  await Promise.all(names.map((name) => !kept.includes(name) && caches.delete(name)));
}

async function retire(): Promise<void> {
  await dropOthers([]);
  await worker.registration.unregister();
}

async function takeOver(): Promise<void> {
  await dropOthers(Object.values(holds));
  await worker.registration.navigationPreload?.enable();
}

worker.addEventListener('install', (event) => {
  // Pages do not depend on it: the new one need not wait until the last of them is closed.
  event.waitUntil(Promise.all([version && hold('offline'), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => event.waitUntil(version ? takeOver() : retire()));

worker.addEventListener('message', (event) => {
  if (version && event.data === holdFrame) event.waitUntil(hold('frame').catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (!version || method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' && !passed.test(pathname)) event.respondWith(pageOf(event, pathname));
  else if (/^\/(?:assets|mediafiles\/images\/Utils)\//.test(pathname) && mode !== 'navigate') {
    event.respondWith(fileOf(event.request));
  }
});
