/** `/healthz`: the process lives. `/readyz`: it can serve. For whoever starts and watches it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeyRing } from '../../records/keys/key-ring.ts';
import { type DiskRoom, diskFaults, type WatchedFolder } from './disks.ts';
import type { WriteState } from './write-probe.ts';

interface Parts {
  readonly writeState: () => Promise<WriteState>;
  readonly folders: readonly WatchedFolder[];
  readonly diskRoom: () => Promise<readonly DiskRoom[]>;
  readonly keys: KeyRing;
  /** Whether there is a built site to serve. */
  readonly built: boolean;
  readonly isClosing: () => boolean;
  /** Who is told why; everybody else learns that it is not. */
  readonly isInsider: (request: FastifyRequest) => boolean;
}

async function faultsOf(parts: Parts): Promise<readonly string[]> {
  const { writeState, folders, diskRoom, keys, built, isClosing } = parts;
  const [state, rooms] = await Promise.all([writeState(), diskRoom()]);
  return [
    ...(isClosing() ? ['closing'] : []),
    ...(built ? [] : ['site: not built']),
    ...(state.kind === 'ok' ? [] : [state.fault]),
    ...diskFaults(folders, rooms),
    // The keys before it go on: whoever would start anew now would not start.
    ...(keys.file?.isFit() === false ? ['secret: its file is unfit'] : []),
  ];
}

export function serveHealth(app: FastifyInstance, parts: Parts): void {
  let latest = '';

  /** A machine asks every few seconds: the log has a line when the answer becomes another one. */
  function tell(faults: readonly string[]): void {
    const now = faults.join('; ');
    if (now === latest) return;
    latest = now;
    if (now === '') app.log.info('ready again');
    else app.log.warn({ faults }, 'not ready');
  }

  app.get('/healthz', { config: { always: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'),
  );

  app.get('/readyz', { config: { always: true } }, async (request, reply) => {
    const faults = await faultsOf(parts);
    tell(faults);
    const words = parts.isInsider(request) ? faults : faults.slice(0, 1).map(() => 'not ready');
    return reply
      .code(faults.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(`${words.join('\n') || 'ready'}\n`);
  });
}
