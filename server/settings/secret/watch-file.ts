/** A look at the file of the secret once a second, as long as the server runs. */
import type { FastifyInstance } from 'fastify';
import type { Records } from '../../../records/database.ts';
import type { KeyRing } from '../../../records/keys/key-ring.ts';
import { knowSecret } from '../../../records/keys/secret-versions.ts';

/** Milliseconds between two looks: so long a rotation may go unnoticed. */
export const lookEvery = 1000;

/** Takes up a rotation; a file that does not fit the store is not used, and one line says so. */
export function watchSecretFile(app: FastifyInstance, records: Records, { file }: KeyRing): void {
  if (file === undefined) return;
  const judge = (keys: KeyRing) => records.asVisitor((db) => knowSecret(db, keys));
  const onFault = (error: unknown) =>
    app.log.error(
      { err: error, file: file.path },
      'the changed secret is not used: the one before stays',
    );
  let looking = false;
  const timer = setInterval(() => {
    // A store that is slow to answer is asked once at a time.
    if (looking) return;
    looking = true;
    void file.look(judge, onFault).finally(() => {
      looking = false;
    });
  }, lookEvery).unref();
  app.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
}
