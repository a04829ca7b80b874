/** A Valkey, or a Redis where the system has none, of Debian's packages, for one test. */
import { once } from 'node:events';
import { type Neighbour, startNeighbour } from '../../deploy/tests/neighbour.ts';
import { freePort } from '../../records/postgres/free-port.ts';
import { temporaryFolder } from '../app.ts';
import { findValkey } from '../launch/debian.mjs';

export interface TestValkey {
  readonly url: string;
  /** As the machine would that loses its power. */
  kill(): Promise<void>;
  /** Again at the same address, and empty. */
  start(): Promise<void>;
  /** It answers nobody, and nobody's connection ends, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends it, and removes its folder. */
  close(): Promise<void>;
}

/** `args`: settings of its own. Rejects where the program is not there. */
export async function startValkey(args: readonly string[] = []): Promise<TestValkey> {
  const folder = await temporaryFolder();
  const port = await freePort();
  let running: Neighbour;
  const start = async () => {
    running = await startNeighbour({
      ...{ program: findValkey() ?? 'valkey-server', port },
      args: [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder.path],
        ...['--save', '', '--appendonly', 'no', ...args],
      ],
    });
  };
  await start();
  const end = async () => {
    const { child } = running;
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) {
      await once(child, 'exit');
    }
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    ...{ start, kill: end },
    freeze: () => running.child.kill('SIGSTOP'),
    thaw: () => running.child.kill('SIGCONT'),
    async close() {
      await end();
      await folder.remove();
    },
  };
}
