/**
 * What a telephone needs to keep the portal on its first screen: manifest, icons, and the service
 * worker that stands in where there is no signal (decision 0070).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../api/problem.ts';
import type { ContentVersion } from '../cache/version.ts';
import { etagOf, matchesEtag } from '../pages/packed-page.ts';
import type { LiveSettings } from '../settings/live/live-settings.ts';
import { drawingVersion, isAppIcon, openAppIcons } from './app-icons.ts';
import { manifestOf } from './manifest.ts';

interface InstallParts {
  readonly live: Pick<LiveSettings, 'site' | 'logo'>;
  readonly content: Pick<ContentVersion, 'current'>;
  /** The built browser files; undefined: there is no worker to send. */
  readonly clientDir?: string | undefined;
}

const cacheControl = {
  /** Asked for each time: a change shows at once, and no old worker holds a browser. */
  asked: 'public, no-cache',
  versioned: 'public, max-age=31536000, immutable',
};
/** Icons load and run nothing; the worker asks this site alone. */
const policies = {
  icon: "default-src 'none'; frame-ancestors 'none'; sandbox",
  worker: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

const digest = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('base64url').slice(0, 16);
};

function answer(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const etag = etagOf(Buffer.from(text));
  reply.header('cache-control', cacheControl.asked).header('etag', etag);
  if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}

/** The worker's script, and what tells one build from another; undefined where nothing is built. */
function builtWorker(clientDir: string | undefined) {
  const path = join(clientDir ?? '', '.vite/service-worker.js');
  if (clientDir === undefined || !existsSync(path)) return undefined;
  const files = readFileSync(join(clientDir, '.vite/manifest.json'));
  const script = readFileSync(path, 'utf8');
  return { script, build: digest(files, script) };
}

/** Whether the cooperative has switched it off: workers that are out there then end themselves. */
const isOff = ({ features }: LiveSettings['site']): boolean => features.offline === false;

/** Serves `/app.webmanifest`, `/appicon/*.png` and `/worker.js`. */
export function serveInstall(app: FastifyInstance, { live, content, clientDir }: InstallParts) {
  const drawn = openAppIcons();
  const worker = builtWorker(clientDir);
  const iconVersion = () => live.logo?.version ?? drawingVersion;

  app.get('/app.webmanifest', async (request, reply) => {
    await content.current();
    const manifest = JSON.stringify(manifestOf(live.site, iconVersion()));
    return answer(request, reply, 'application/manifest+json', manifest);
  });

  app.get<{ Params: { icon: string } }>('/appicon/:icon.png', async (request, reply) => {
    const { icon } = request.params;
    if (!isAppIcon(icon)) throw new Problem('not_found');
    await content.current();
    const named = Object(request.query).v === iconVersion() ? 'versioned' : 'asked';
    const picture = await drawn(live.logo, icon);
    return reply
      .header('cache-control', cacheControl[named])
      .header('content-security-policy', policies.icon)
      .type('image/png')
      .send(picture);
  });

  app.get('/worker.js', async (request, reply) => {
    if (worker === undefined) throw new Problem('not_found');
    await content.current();
    // What it holds shows these settings: with others it is another worker, which begins anew.
    const version = isOff(live.site) ? '' : digest(worker.build, JSON.stringify(live.site));
    reply.header('content-security-policy', policies.worker);
    const script = `const version = ${JSON.stringify(version)};\n${worker.script}`;
    return answer(request, reply, 'text/javascript', script);
  });
}
