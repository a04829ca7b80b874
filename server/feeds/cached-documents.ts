/** Feeds kept in memory: read from the database once for all, whatever the site is called. */
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Problem } from '../../api/problem.ts';
import { FairQueue } from '../../runtime/fair-queue.ts';
import { networkOf } from '../../runtime/network.ts';
import { partOf } from '../../runtime/processes.ts';
import type { ContentVersion } from '../cache/version.ts';
import { etagOf } from '../pages/packed-page.ts';

/** A document with the addresses of one host. */
export interface OwnDocument {
  readonly text: string;
  readonly etag: string;
}

/** A document for every host: the addresses in it begin with `anyOrigin`. */
interface Shared {
  readonly text: string;
}

/** Who asks for a document, and how it is made. */
interface Request {
  readonly address: string;
  readonly make: () => Promise<string>;
}

/** Milliseconds and bytes. */
const oldest = 60_000;
const room = { shared: partOf(8_000_000), own: partOf(16_000_000) };
const largest = partOf(8_000_000);
const limits = { running: 1, waiting: partOf(40), waitingEach: 3, longestRest: 100 };
const refusal = () => new Problem('overloaded', { retryAfterSeconds: 2 });

/** Stands for the origin while a document is for everybody; nothing of the content can hold it. */
const anyOrigin = `http://${randomBytes(16).toString('hex')}.invalid`;

/**
 * Gives documents by name and origin: made anew when the content changes or after a minute, once
 * for all hosts and all who ask at the same time; throws what `make` throws, and Problem
 * `overloaded` when too much waits.
 */
export function openDocumentCache(content: Pick<ContentVersion, 'current'>) {
  const queue = new FairQueue({ ...limits, refusal });
  // One key is made once at a time, for all who ask.
  const shared = new LRUCache<string, Shared, Request>({
    ...{ maxSize: room.shared, ttl: oldest },
    sizeCalculation: ({ text }) => Buffer.byteLength(text),
    fetchMethod: async (_key, _stale, { context: { address, make } }) => ({
      text: await queue.run(networkOf(address), make),
    }),
    // Who asked is answered, also where others took the place of the document meanwhile.
    ignoreFetchAbort: true,
  });
  const own = new LRUCache<string, OwnDocument & { readonly of: Shared }>({
    ...{ maxSize: room.own, maxEntrySize: largest },
    sizeCalculation: ({ text }) => Buffer.byteLength(text),
  });

  return {
    async get(
      name: string,
      origin: string,
      address: string,
      make: (origin: string) => Promise<string>,
    ): Promise<OwnDocument> {
      const context = { address, make: () => make(anyOrigin) };
      const of = await shared.forceFetch(`${await content.current()} ${name}`, { context });
      const key = `${name} ${origin}`;
      const cached = own.get(key);
      if (cached?.of === of) return cached;
      const text = of.text.replaceAll(anyOrigin, () => origin);
      const made = { of, text, etag: etagOf(Buffer.from(text)) };
      own.set(key, made);
      return made;
    },
  };
}
