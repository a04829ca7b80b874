/** Files: the built browser files, packed ahead and kept for ever; pictures of the cooperative. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const mediaFolder = join(import.meta.dirname, '../mediafiles');
const day = 86_400_000;

/**
 * Serves `clientDir` at the root (files under `/assets/` carry their hash in the name and never
 * change) and the pictures at `/mediafiles/` (R179).
 */
export async function serveFiles(app: FastifyInstance, clientDir: string | undefined) {
  await app.register(fastifyStatic, {
    root: mediaFolder,
    prefix: '/mediafiles/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: day,
  });
  if (clientDir === undefined || !existsSync(clientDir)) return;
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    decorateReply: false,
    // One route for each file: every other address is a page.
    wildcard: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz', '**/*.html'],
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    maxAge: day,
    setHeaders: (reply, path) => {
      if (!path.includes('/assets/')) return;
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
