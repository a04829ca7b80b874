/** Tells the manager each day what staff looked at in members' stead the day before (S4). */
import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../../api/outbox/outbox.ts';
import type { Records } from '../../records/database.ts';
import { consumeDigest } from '../../records/impersonation/tickets.ts';
import { digestText } from './impersonation-digest.text.ts';

interface DigestParts {
  readonly records: Records;
  readonly outbox: Outbox;
  /** The manager's address; undefined: nobody is told, and the looks wait for one. */
  readonly to: string | undefined;
}

/** A day's first sign of life is never later than this, in milliseconds. */
const everyMs = 10 * 60 * 1000;

/** Posts one letter about all looks of past days that were not told of; says how many. */
export async function sendDigest({ records, outbox, to }: DigestParts): Promise<number> {
  if (to === undefined || !outbox.isOpen('mail')) return 0;
  const lines = await records.asVisitor(consumeDigest);
  if (lines.length > 0) outbox.post({ channel: 'mail', to, ...digestText(lines) });
  return lines.length;
}

/** Looks for something to tell when the server is ready and every ten minutes after that. */
export function sendDigests(app: FastifyInstance, parts: DigestParts): void {
  if (parts.to === undefined) return;
  const look = () => {
    sendDigest(parts).catch((error: unknown) => {
      app.log.warn({ err: error }, 'digest of looks not sent');
    });
  };
  const timer = setInterval(look, everyMs).unref();
  app.addHook('onReady', async () => look());
  app.addHook('onClose', async () => clearInterval(timer));
}
