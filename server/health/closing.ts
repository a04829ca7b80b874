/** Whether the server is on its way out. */
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections that have had their last answer. */
const betweenLooks = 50;

/**
 * Says it from the moment on in which the end begins, while what is in hand is still answered.
 * From then on a connection ends with its answer: closing itself ends only those that are idle at
 * that moment, and one that is answered later would hold up the end until all patience is over.
 */
export function closingOf(app: FastifyInstance): () => boolean {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    const looks = setInterval(() => app.server.closeIdleConnections(), betweenLooks);
    app.server.once('close', () => clearInterval(looks));
    looks.unref();
    done();
  });
  return () => isClosing;
}
