/** Feeds kept in memory: read from the database once for all, whatever the site is called. */
import { randomBytes } from 'node:crypto';
import { networkOf } from '../../api/budget/network.ts';
import { Problem } from '../../api/problem.ts';
import { FairQueue } from '../../runtime/fair-queue.ts';
import { openShelf } from '../kept/shelf.ts';
import type { ContentVersion } from '../kept/version.ts';
import { etagOf } from '../pages/kept/packed-page.ts';

/** A document with the addresses of one host. */
export interface OwnDocument {
  readonly text: string;
  readonly etag: string;
}

interface Kept {
  readonly version: string;
  readonly at: number;
  /** For every host: the addresses in it begin with `anyOrigin`. */
  readonly text: string;
}

/** Milliseconds and bytes. */
const oldest = 60_000;
const room = { texts: 8_000_000, own: 16_000_000 };
const largest = 8_000_000;
const limits = { running: 1, waiting: 40, waitingEach: 3, longestRest: 100 };
const refusal = () => new Problem('unavailable', { retryAfterSeconds: 2 });

/** Stands for the origin while a document is for everybody; nothing of the content can hold it. */
const anyOrigin = `http://${randomBytes(16).toString('hex')}.invalid`;

/**
 * Gives documents by name and origin: made anew when the content changes or after a minute, once
 * for all hosts and all who ask at the same time; throws what `make` throws, and Problem
 * `unavailable` when too much waits.
 */
export function keepDocuments(content: Pick<ContentVersion, 'current'>) {
  const texts = openShelf<Kept>(room.texts, largest);
  const own = openShelf<OwnDocument & { readonly of: Kept }>(room.own, largest);
  const making = new Map<string, Promise<Kept>>();
  const queue = new FairQueue({ ...limits, refusal });

  async function textOf(name: string, address: string, make: () => Promise<string>) {
    const version = await content.current();
    const known = texts.get(name);
    if (known?.version === version && Date.now() - known.at < oldest) return known;
    const task = `${version} ${name}`;
    const under = making.get(task);
    if (under !== undefined) return under;
    const work = queue
      .run(networkOf(address), make)
      .then((text) => {
        const kept = { version, at: Date.now(), text };
        texts.put(name, kept, Buffer.byteLength(text));
        return kept;
      })
      .finally(() => making.delete(task));
    making.set(task, work);
    return work;
  }

  return {
    async get(
      name: string,
      origin: string,
      address: string,
      make: (origin: string) => Promise<string>,
    ): Promise<OwnDocument> {
      const of = await textOf(name, address, () => make(anyOrigin));
      const key = `${name} ${origin}`;
      const known = own.get(key);
      if (known?.of === of) return known;
      const text = of.text.replaceAll(anyOrigin, () => origin);
      const made = { of, text, etag: etagOf(Buffer.from(text)) };
      own.put(key, made, Buffer.byteLength(text));
      return made;
    },
  };
}
