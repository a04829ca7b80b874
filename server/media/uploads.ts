/** Pictures and files that staff have uploaded: in the store, the last used ones in memory. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { UploadPath } from '../../core/media-address.ts';
import {
  findMedia,
  findRendition,
  isWithdrawnMedia,
  type StoredMedia,
} from '../../records/content/media.ts';
import type { Records } from '../../records/database.ts';
import { partOf } from '../../runtime/processes.ts';
import type { ContentVersion } from '../cache/version.ts';
import { withdrawnText } from './withdrawn.text.ts';

/** Bytes of all that is kept in memory, and of one thing: a long paper is read anew each time. */
const mostBytes = partOf(32_000_000);
const mostBytesOfOne = 2_000_000;

/** What lies at a path, that it was withdrawn, or nothing. */
type Found = StoredMedia | 'withdrawn' | undefined;

export interface Uploads {
  /** What lies at a path; undefined: nothing. Those who ask at once share one look. */
  find(path: UploadPath): Promise<Found>;
}

/** Names one content of all that can be had. */
const keyOf = ({ name, rendition }: UploadPath): string =>
  rendition === undefined ? name : `${name}-${rendition}`;

/** An address that says a size says the right one. */
const isSized = ({ size }: UploadPath, { width, height }: StoredMedia): boolean =>
  size === undefined || (size.width === width && size.height === height);

/** Nothing changes under its name until it is withdrawn; the public content is then another. */
export function openUploads(
  records: Pick<Records, 'readAsVisitor'>,
  content: Pick<ContentVersion, 'current'>,
): Uploads {
  let version = '';
  const cache = new LRUCache<string, StoredMedia>({
    maxSize: mostBytes,
    maxEntrySize: mostBytesOfOne,
    sizeCalculation: ({ content }) => content.length,
  });
  const looking = new Map<string, Promise<Found>>();
  async function look(path: UploadPath): Promise<Found> {
    const { name, rendition } = path;
    const begun = version;
    const found = await records.readAsVisitor<Found>(
      async (db) => {
        const [stored, isGone] = await Promise.all([
          rendition === undefined ? findMedia(db, name) : findRendition(db, name, rendition),
          isWithdrawnMedia(db, name),
        ]);
        return isGone ? 'withdrawn' : stored;
      },
      { atOnce: true },
    );
    if (found !== undefined && found !== 'withdrawn' && begun === version) {
      cache.set(keyOf(path), found);
    }
    return found;
  }
  /** What was found under an earlier version of the content is looked up anew. */
  async function follow(): Promise<void> {
    const stands = await content.current();
    if (stands === version) return;
    version = stands;
    cache.clear();
    looking.clear();
  }
  async function lookOnce(path: UploadPath): Promise<Found> {
    const key = keyOf(path);
    const shared = looking.get(key) ?? look(path);
    looking.set(key, shared);
    return shared.finally(() => {
      if (looking.get(key) === shared) looking.delete(key);
    });
  }
  return {
    async find(path) {
      await follow();
      const found = cache.get(keyOf(path)) ?? (await lookOnce(path));
      if (found === undefined || found === 'withdrawn') return found;
      return isSized(path, found) ? found : undefined;
    },
  };
}

const inlineTypes: ReadonlySet<string> = new Set([
  ...['image/jpeg', 'image/webp', 'application/pdf'],
]);

/**
 * Seconds without asking again, so that a withdrawal reaches every browser within minutes; who asks
 * again is told that nothing changed by the name alone, without the content.
 */
const maxAge = 300;

/** Sends what was found: the address of another content is another. */
export function sendUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  path: UploadPath,
  { mediaType, content }: StoredMedia,
): FastifyReply {
  const etag = `"${keyOf(path)}"`;
  reply.header('cache-control', `public, max-age=${maxAge}, must-revalidate`).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .type(mediaType)
    .header('content-disposition', inlineTypes.has(mediaType) ? 'inline' : 'attachment')
    .send(content);
}

/** Of what was withdrawn: short words for whoever opens its address. */
export function sendWithdrawn(reply: FastifyReply): FastifyReply {
  return reply
    .code(410)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(withdrawnText);
}
