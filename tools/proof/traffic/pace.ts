/** Two ways to ask: as soon as one is answered, or at moments that were set before. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Client, Request } from './client.ts';
import type { Finding, Tally } from './tally.ts';

export interface Visit {
  readonly request: Request;
  /** Looks at the answer; how long that takes is not the server's time. */
  judge(answer: Answer): Finding;
}

export interface Traffic {
  readonly client: Pick<Client, 'ask'>;
  readonly seconds: number;
  readonly next: () => Visit;
  readonly tally: Pick<Tally, 'add'>;
  /** Ends it before its time. */
  readonly signal?: AbortSignal;
}

async function visit({ client, next, tally }: Traffic, due: number): Promise<void> {
  const { request, judge } = next();
  const answer = await client.ask(request);
  const ended = performance.now();
  tally.add(judge(answer), due, ended);
}

/** So many visitors, each of whom asks again when answered. Resolves to the seconds it took. */
export async function closedLoop(traffic: Traffic & { visitors: number }): Promise<number> {
  const began = performance.now();
  const end = began + traffic.seconds * 1_000;
  const going = () => performance.now() < end && traffic.signal?.aborted !== true;
  const visitors = Array.from({ length: traffic.visitors }, async () => {
    while (going()) await visit(traffic, performance.now());
  });
  await Promise.all(visitors);
  return (performance.now() - began) / 1_000;
}

/**
 * Visits that are due at even distances, whether or not those before have been answered. Time
 * counts from the moment for which a visit was due: what waits for a connection, or for this
 * program to come round, waits at the server's cost, as a person would. Resolves, when all are
 * answered, to the seconds in which they were due.
 */
export async function openLoop(traffic: Traffic & { perSecond: number }): Promise<number> {
  const { perSecond, seconds, signal } = traffic;
  const began = performance.now();
  const open = new Set<Promise<void>>();
  const whole = Math.round(perSecond * seconds);
  for (let sent = 0; sent < whole && signal?.aborted !== true; ) {
    const due = began + (sent * 1_000) / perSecond;
    const early = due - performance.now();
    // A timer is a millisecond at least; whatever is due by then goes out together.
    if (early > 0.5) await pause(early);
    const one = visit(traffic, due).finally(() => open.delete(one));
    open.add(one);
    sent += 1;
    if (sent % 50 === 0) await new Promise(setImmediate);
  }
  const took = Math.min(seconds, (performance.now() - began) / 1_000);
  await Promise.all(open);
  return took;
}
