/** Mails to staff about extracts, as whoever took them in left them in the store. */
import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../../api/outbox/outbox.ts';
import type { Records } from '../../records/database.ts';
import { takeIntakeNotices } from '../../records/intake-notices.ts';

export interface NoticeParts {
  readonly records: Records;
  readonly outbox: Outbox;
  /** Addresses of staff; none: the log alone says that there was something to tell. */
  readonly to: readonly string[];
}

/** Milliseconds: notices of a command, which has no server to call, wait so long. */
const everyMs = 60_000;

/** Posts each notice to each address; as long as mail does not get through they wait. */
export async function sendNotices(
  app: Pick<FastifyInstance, 'log'>,
  { records, outbox, to }: NoticeParts,
): Promise<void> {
  if (to.length > 0 && !outbox.isOpen('mail')) return;
  const notices = await records.asVisitor(takeIntakeNotices);
  for (const { subject, body } of notices) {
    for (const address of to) {
      outbox.post({ channel: 'mail', to: address, subject, text: body });
    }
  }
  if (notices.length > 0 && to.length === 0) {
    app.log.warn({ notices: notices.length }, 'nobody to tell of extracts: no INTAKE_MAIL');
  }
}

/** Looks when the server is ready, every minute after that, and when it is called. */
export function serveNotices(app: FastifyInstance, parts: NoticeParts): () => void {
  const look = () => {
    sendNotices(app, parts).catch((error: unknown) => {
      app.log.warn({ err: error }, 'notices of extracts not sent');
    });
  };
  const timer = setInterval(look, everyMs).unref();
  app.addHook('onReady', async () => look());
  app.addHook('onClose', async () => clearInterval(timer));
  return look;
}
