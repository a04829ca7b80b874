/**
 * `/mediafiles/`: pictures and files that staff have uploaded, those that lie in the cooperative's
 * folder, and those that come with the site.
 */
import { constants, type FileHandle, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { uploadAt } from '../../core/media-address.ts';
import type { SendLogo } from '../logo/serve-logo.ts';
import { fileKind, headBytes, type Kind, pictureType } from './kinds.ts';
import { categoryOf } from './media-path.ts';
import { sendUpload, sendWithdrawn, type Uploads } from './uploads.ts';

/**
 * Seconds without asking again; after that the browser asks whether it has changed. A picture may
 * be replaced under its name, and an hour late is early enough.
 */
const maxAge = 3_600;

/** Nothing in a file of the cooperative ever runs as part of the site. */
const closed = "default-src 'none'; frame-ancestors 'none'";
const policies = {
  sandboxed: `${closed}; sandbox`,
  // A sandbox would keep the browser's own reader out as well; its page has a style of its own.
  pdf: `${closed}; style-src 'unsafe-inline'; object-src 'self'`,
};
const noSuchRange = 416;
// A pipe that somebody put there must not hold up anybody.
const looking = constants.O_RDONLY | constants.O_NONBLOCK;

interface Found extends Kind {
  readonly root: string;
}

interface MediaSources {
  readonly mediaDir: string | undefined;
  /** Trusted: they come with the program. */
  readonly builtIn: readonly string[];
  readonly uploads: Uploads;
  readonly sendLogo: SendLogo;
}

/** Serves the logo, what staff have uploaded, `mediaDir` and then `builtIn`. */
export async function serveMedia(
  app: FastifyInstance,
  { mediaDir, builtIn, uploads, sendLogo }: MediaSources,
): Promise<void> {
  const ownFiles = async (scope: FastifyInstance) => {
    await scope.register(fastifyStatic, {
      root: [...builtIn],
      serve: false,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
    });
    scope.setNotFoundHandler((_request, reply) => sendNothing(reply));
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      if (error.statusCode !== noSuchRange) throw error;
      return sendNothing(reply, noSuchRange);
    });
    scope.get('/*', async (request, reply) => {
      const { '*': path = '' } = request.params as { '*'?: string };
      const upload = uploadAt(path);
      if (upload !== undefined) {
        const found = await uploads.find(upload);
        if (found === undefined) return sendNothing(reply);
        if (found === 'withdrawn') return sendWithdrawn(reply);
        const isPdf = found.mediaType === 'application/pdf';
        reply.header('content-security-policy', isPdf ? policies.pdf : policies.sandboxed);
        return sendUpload(request, reply, upload, found);
      }
      const logo = await sendLogo(request, reply, path);
      if (logo) return logo;
      const category = categoryOf(path);
      if (category === undefined) return sendNothing(reply);
      const found = mediaDir === undefined ? 'absent' : await look(mediaDir, path, category);
      if (found === 'refused') return sendNothing(reply);
      reply.header('cache-control', `public, max-age=${maxAge}`);
      reply.header('content-security-policy', policies.sandboxed);
      if (found === 'absent') return reply.sendFile(path);
      const { type, inline, root } = found;
      if (type === 'application/pdf') reply.header('content-security-policy', policies.pdf);
      reply.type(type).header('content-disposition', inline ? 'inline' : 'attachment');
      // Only what comes with the program is packed ahead.
      delete request.raw.headers['accept-encoding'];
      return reply.sendFile(path, root, { contentType: false });
    });
  };
  await app.register(ownFiles, { prefix: '/mediafiles' });
}

/** What lies under that name and may be shown; a false picture and a way out are refused. */
async function look(
  mediaDir: string,
  path: string,
  category: 'picture' | 'file',
): Promise<Found | 'absent' | 'refused'> {
  let file: FileHandle | undefined;
  try {
    const root = await realpath(mediaDir);
    const target = join(root, ...path.split('/'));
    file = await open(target, looking);
    const isPlain = (await file.stat()).isFile();
    // No link on the way, neither out of the folder nor within it.
    if (!isPlain || (await realpath(target)) !== target) return 'refused';
    if (!target.startsWith(root + sep)) return 'refused';
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await file.read(head, 0, headBytes, 0);
    const kind = kindOf(path, category, head.subarray(0, bytesRead));
    return kind === undefined ? 'refused' : { ...kind, root };
  } catch {
    return 'absent';
  } finally {
    await file?.close();
  }
}

function kindOf(path: string, category: 'picture' | 'file', head: Buffer): Kind | undefined {
  if (category === 'file') return fileKind(path, head);
  const type = pictureType(head);
  return type === undefined ? undefined : { type, inline: true };
}

function sendNothing(reply: FastifyReply, status = 404): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status}\n`);
}
