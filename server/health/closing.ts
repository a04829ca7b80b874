/** Whether the server is on its way out. */
import type { FastifyInstance } from 'fastify';

/** Says it from the moment on in which the end begins, while what is in hand is still answered. */
export function closingOf(app: FastifyInstance): () => boolean {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  return () => isClosing;
}
