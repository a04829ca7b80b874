/** Rendered pages kept in memory, compressed, under the version of the content they show. */

import { LRUCache } from 'lru-cache';
import { Problem } from '../../api/problem.ts';
import { FairQueue } from '../../runtime/fair-queue.ts';
import { networkOf } from '../../runtime/network.ts';
import { partOf } from '../../runtime/processes.ts';
import type { ContentVersion } from '../cache/version.ts';
import type { Asker } from '../http/call-inside.ts';
import { isPersonal, sharedAddress } from './address.ts';
import { type PackedPage, pack, packSmallest, type RenderedPage } from './packed-page.ts';

/** What one address may be shown in; part of the key. */
export interface Variant {
  /** The visitor has not answered about cookies. */
  readonly asking: boolean;
}

/** `asker`: what is tried under a page counts on their budget. */
export type RenderUrl = (url: string, variant: Variant, asker: Asker) => Promise<RenderedPage>;

export interface PageCache {
  /** `asker`: the places in which pages are made are shared out by their networks. */
  get(url: string, variant: Variant, asker: Asker): Promise<PackedPage>;
  readonly counts: { hits: number; rendered: number; stoodIn: number };
  readonly bytes: number;
}

interface CachedPage {
  readonly page: PackedPage;
  readonly at: number;
  readonly version: string;
}

interface PageRequest {
  readonly key: string;
  readonly url: string;
  readonly variant: Variant;
  readonly asker: Asker;
}

interface Making {
  readonly version: string;
  readonly work: Promise<PackedPage>;
}

/** Milliseconds: younger pages are served as they are … */
const freshFor = 15_000;
/** … older ones too while a new one is being made, up to this age: what is dated ahead appears. */
const servedWhileRenewing = 60_000;

const megabyte = 1_000_000;
/** Bytes for plain addresses, and for all others: queries, odd spellings, what there is not. */
const room = { plain: partOf(32 * megabyte), other: partOf(12 * megabyte) };

/** LRU cache bounded by bytes; a page of more than a megabyte is not kept. */
const openCache = (maxSize: number) =>
  new LRUCache<string, CachedPage>({
    ...{ maxSize, maxEntrySize: megabyte },
    sizeCalculation: ({ page: { bodies } }) =>
      bodies.identity.length + bodies.br.length + bodies.gzip.length,
  });

/** Puts the smallest form of a page in the place of the quick one, one page after the other. */
function shrinker(cache: LRUCache<string, CachedPage>): (key: string) => void {
  let last: Promise<unknown> = Promise.resolve();
  async function shrink(key: string) {
    const before = cache.get(key);
    if (!before || before.page.isSmallest) return;
    const page = await packSmallest(before.page);
    const after = cache.get(key);
    if (after?.page.etag === page.etag) cache.set(key, { ...after, page });
  }
  return (key) => {
    // Without memory for it the quick form stays.
    last = last.then(() => shrink(key)).catch(() => {});
  };
}

/** Renewing a page that was good before, making an unseen one, all others: none starves another. */
const queueLimits = {
  cached: { running: partOf(3), waiting: partOf(200), longestRest: 0 },
  unseen: { running: partOf(2), waiting: partOf(60), waitingEach: 3, longestRest: 100 },
  other: { running: 1, waiting: partOf(20), waitingEach: 3, longestRest: 100 },
};
const refusal = () => new Problem('overloaded', { retryAfterSeconds: 2 });

/** Stands for every address that no page has: all of them look the same. */
export const nowhere = '/nowhere';

const keyOf = (url: string, { asking }: Variant) => `${asking ? 'asking' : 'answered'} ${url}`;

/** An address of which there are only so many. */
const isPlain = (url: string) => !/[?%]/.test(url) && !isPersonal(url);

interface Knowledge {
  /** Whether an address is that of a page at all. */
  readonly isPage?: ((url: string) => boolean) | undefined;
  readonly now?: () => number;
}

/**
 * Gives packed pages by address and variant. A page counts for the version that was known before
 * it was rendered; each is rendered once at a time. When rendering fails, or too much waits for
 * it, the last good page of the same version stands in, however old: one of an earlier version
 * may show what has been taken back since, and does so only while the database is away, when
 * nothing newer can be had. Without one it throws.
 */
export function openPageCache(
  render: RenderUrl,
  content: Pick<ContentVersion, 'current' | 'isAway'>,
  { isPage = () => true, now = Date.now }: Knowledge = {},
): PageCache {
  const plain = openCache(room.plain);
  const other = openCache(room.other);
  const queues = {
    cached: new FairQueue({ ...queueLimits.cached, refusal }),
    unseen: new FairQueue({ ...queueLimits.unseen, refusal }),
    other: new FairQueue({ ...queueLimits.other, refusal }),
  };
  const making = new Map<string, Making>();
  const counts = { hits: 0, rendered: 0, stoodIn: 0 };
  const shrink = shrinker(plain);
  const findCached = (key: string) => plain.get(key) ?? other.get(key);

  function make({ key, url, variant, asker }: PageRequest, version: string): Promise<PackedPage> {
    const isCached = plain.get(key) !== undefined;
    const queue = isPlain(url) ? (isCached ? queues.cached : queues.unseen) : queues.other;
    const work = queue
      .run(networkOf(asker.address), async () => {
        counts.rendered += 1;
        return pack(await render(url, variant, asker), findCached(key)?.page);
      })
      .then((page) => keep(key, url, { page, version, at: now() }))
      .catch((error: unknown) => standIn(key, version) ?? Promise.reject(error))
      .finally(() => making.delete(key));
    making.set(key, { version, work });
    return work;
  }

  function keep(key: string, url: string, made: CachedPage): PackedPage {
    const { status } = made.page;
    if (status >= 500 || status === 429) return standIn(key, made.version) ?? made.page;
    const isUnchanged = plain.get(key)?.page.etag === made.page.etag;
    plain.delete(key);
    other.delete(key);
    if (status !== 200 && status !== 404) return made.page;
    const cache = status === 200 && isPlain(url) ? plain : other;
    cache.set(key, made);
    // It will be asked for as it is once more.
    if (isUnchanged && !made.page.isSmallest) shrink(key);
    return made.page;
  }

  function standIn(key: string, version: string): PackedPage | undefined {
    const last = findCached(key);
    if (last?.page.status !== 200) return undefined;
    if (last.version !== version && !content.isAway()) return undefined;
    counts.stoodIn += 1;
    return last.page;
  }

  async function renew(request: PageRequest, version: string) {
    const { key } = request;
    for (let under = making.get(key); under !== undefined; under = making.get(key)) {
      if (under.version === version) return under.work;
      // It began with older content: not this one, but not both at once either.
      await under.work.catch(() => {});
    }
    return make(request, version);
  }

  return {
    counts,
    get bytes() {
      return plain.calculatedSize + other.calculatedSize;
    },
    async get(requestedUrl, variant, asker) {
      const shared = sharedAddress(requestedUrl);
      // What is kept under its own address is a page: the table of routes need not be asked.
      const url = findCached(keyOf(shared, variant)) || isPage(requestedUrl) ? shared : nowhere;
      const key = keyOf(url, variant);
      const request = { key, url, variant, asker };
      const version = await content.current();
      const last = findCached(key);
      if (last?.version !== version) return renew(request, version);
      const age = now() - last.at;
      if (age < freshFor) {
        counts.hits += 1;
        return last.page;
      }
      const next = renew(request, version).catch(() => last.page);
      return age < servedWhileRenewing ? last.page : next;
    },
  };
}

/** As the figures of every cache are called. */
export const pageFigures = ({ counts: { hits, rendered, stoodIn }, bytes }: PageCache) => ({
  counts: { hits, misses: rendered, stood_in: stoodIn },
  bytes,
});
