/** Somebody else, who only wants a page: what they feel while another floods. */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What one visit came to: a status, or why there was none. */
export interface Visit {
  readonly got: number | string;
  readonly millis: number;
}

interface Connection {
  readonly from: string;
  readonly port: number;
}

/** Milliseconds: slow is told apart from refused, since a busy machine makes all of it slow. */
const patience = 60_000;

/** On a connection of its own, which nobody has opened before. */
function visit(path: string, { from, port }: Connection): Promise<Visit> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (got: number | string) => resolve({ got, millis: performance.now() - began });
    const outgoing = request(
      { host: '127.0.0.1', port, path, localAddress: from, agent: false, timeout: patience },
      (answer) => {
        answer.once('end', () => done(answer.statusCode ?? 'no status'));
        answer.once('error', () => done('cut off'));
        answer.resume();
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    outgoing.end();
  });
}

/** Visits the paths in turn, `times` in all, every `every` milliseconds. */
export async function visitAll(
  paths: readonly string[],
  { times, every, ...connection }: Connection & { times: number; every: number },
): Promise<readonly Visit[]> {
  const visits: Promise<Visit>[] = [];
  for (let at = 0; at < times; at += 1) {
    visits.push(visit(paths[at % paths.length] ?? '/', connection));
    await wait(every);
  }
  return Promise.all(visits);
}

export const isRefused = ({ got }: Visit): boolean => got !== 200;
