/** Files: the built browser files, packed ahead and kept for ever; pictures of the cooperative. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Records } from '../../records/database.ts';
import type { ContentVersion } from '../cache/version.ts';
import type { SendLogo } from '../logo/serve-logo.ts';
import { serveMedia } from '../media/media.ts';
import { openUploads } from '../media/uploads.ts';

const mediaFolder = join(import.meta.dirname, '../mediafiles');
const day = 86_400_000;

/**
 * Headers that speak of a document alone; of 20 files they are as much as a screen's script. What a
 * sheet or a script asks for goes to this site, and bears the browser's own default of a referrer.
 */
const pageOnly = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];
/**
 * Opened by itself a file loads and runs nothing; a worker likewise asks for nothing. What
 * is not named falls back to `default-src`, and a base address is a thing of documents.
 */
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

interface FileSources {
  readonly clientDir?: string | undefined;
  readonly mediaDir?: string | undefined;
  readonly records: Records;
  readonly content: ContentVersion;
  readonly sendLogo: SendLogo;
}

/**
 * Serves `clientDir` at the root (files under `/assets/` carry their hash in the name and never
 * change) and pictures and files at `/mediafiles/`: those of the cooperative in `mediaDir` first,
 * then those that come with the site (R179, R188).
 */
export async function serveFiles(
  app: FastifyInstance,
  { clientDir, mediaDir, records, content, sendLogo }: FileSources,
) {
  const builtIn = [mediaFolder, ...(clientDir ? [join(clientDir, 'mediafiles')] : [])];
  await serveMedia(app, {
    mediaDir,
    builtIn: builtIn.filter((folder) => existsSync(folder)),
    uploads: openUploads(records, content),
    sendLogo,
  });
  if (clientDir === undefined || !existsSync(clientDir)) return;
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    decorateReply: false,
    // One route for each file: every other address is a page.
    wildcard: false,
    globIgnore: ['.vite/**', 'mediafiles/**', 'robots.txt', '**/*.br', '**/*.gz', '**/*.html'],
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    maxAge: day,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      if (!path.includes('/assets/')) return;
      for (const name of pageOnly) reply.removeHeader(name);
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-security-policy', filePolicy);
    },
  });
}
