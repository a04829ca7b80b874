/** Computes the audit log's chain in the background, so that a change to it is found by itself. */
import type { FastifyInstance } from 'fastify';
import type { Records } from '../../records/database.ts';
import { checkAudit } from '../../records/health/store-figures.ts';

/** Entries of one round: a tenth of a second of one connection. */
const most = 2_000;
/** Milliseconds between two rounds; of several servers one does it. */
const everyMs = 60_000;
/** Seconds within which no other server needs to. */
const pauseSeconds = 45;

export function watchAudit(app: FastifyInstance, records: Records): void {
  const look = () => {
    if (!records.isUp()) return;
    records
      .asVisitor((db) => checkAudit(db, most, pauseSeconds))
      .catch((error: unknown) => app.log.warn({ err: error }, 'audit chain not computed'));
  };
  const timer = setInterval(look, everyMs).unref();
  app.addHook('onReady', async () => look());
  app.addHook('onClose', async () => clearInterval(timer));
}
