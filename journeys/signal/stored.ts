/** All that a browser holds for the site: what no script reads, too. */
import type { Page } from 'playwright-core';

interface Stored {
  /** Of local and session storage, databases, cookies, the window's name and history. */
  readonly values: string;
  /** Addresses and bodies in Cache Storage. */
  readonly cached: string;
  readonly cacheNames: readonly string[];
}

/** Reads it on a page of the site. */
export async function storedIn(page: Page): Promise<Stored> {
  const read = await page.evaluate(async () => {
    const { localStorage, sessionStorage, document, history, indexedDB, caches, name } =
      Object(globalThis);
    const bodies: string[] = [];
    const cacheNames: string[] = await caches.keys();
    for (const cacheName of cacheNames) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        bodies.push(request.url, JSON.stringify([...answer.headers]), await answer.text());
      }
    }
    const storages = { local: { ...localStorage }, session: { ...sessionStorage } };
    const databases = await indexedDB.databases();
    return {
      values: JSON.stringify([storages, databases, document.cookie, name, history.state]),
      cached: bodies.join('\n'),
      cacheNames,
    };
  });
  const cookies = JSON.stringify(await page.context().cookies());
  return { ...read, values: `${read.values}\n${cookies}` };
}
