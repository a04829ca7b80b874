/** A loopback port that nobody listens on at the moment. */
import { createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
  });
  return promise;
}
