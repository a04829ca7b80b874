/** The content version of one running server. */
import type { FastifyInstance } from 'fastify';
import { contentVersion } from '../../records/content/version.ts';
import type { Records } from '../../records/database.ts';
import { type ContentVersion, watchContent } from './version.ts';

/** Watches the store; who has posted something sees it in the very next answer. */
export function watchContentOf(app: FastifyInstance, records: Records): ContentVersion {
  const content = watchContent({
    read: () => records.readAsVisitor(contentVersion, { atOnce: true }),
    isUp: () => records.isUp(),
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.method === 'POST' && reply.statusCode < 400) content.turnStale();
    done();
  });
  return content;
}
