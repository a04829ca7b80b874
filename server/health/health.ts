/** `/healthz`: the process lives. `/readyz`: it can serve. For whoever starts and watches it. */
import type { FastifyInstance } from 'fastify';
import { contentVersion } from '../../records/content/version.ts';
import type { Records } from '../../records/database.ts';
import type { KeyRing } from '../../records/keys/key-ring.ts';

interface Parts {
  readonly records: Records;
  readonly keys: KeyRing;
  /** Whether there is a built site to serve. */
  readonly built: boolean;
}

/** Milliseconds. */
const patience = 2_000;

/** Asks the database, once for all who want to know at the same time. */
function askStore(records: Records): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= answers(records).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function answers(records: Records): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patience);
  const look = records.readAsVisitor(contentVersion).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([look, promise]);
  clearTimeout(timer);
  return answered;
}

export function serveHealth(app: FastifyInstance, { records, keys, built }: Parts): void {
  const isStoreThere = askStore(records);
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });

  app.get('/healthz', { config: { always: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'),
  );

  app.get('/readyz', { config: { always: true } }, async (_request, reply) => {
    const faults = [
      ...(closing ? ['closing'] : []),
      ...(built ? [] : ['site: not built']),
      ...((await isStoreThere()) ? [] : ['database: no answer']),
      // The keys before it go on: whoever would start anew now would not start.
      ...(keys.file?.isFit() === false ? ['secret: its file is unfit'] : []),
    ];
    return reply
      .code(faults.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(`${faults.join('\n') || 'ready'}\n`);
  });
}
