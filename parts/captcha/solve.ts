/** A challenge solved in a worker of ours (S5): silent, never longer than a person waits. */
import { trustedScript } from './script-policy.ts';
import workerUrl from './solve-worker.ts?worker&url';

/** Milliseconds after which another way must be told. */
export const patience = 10_000;

/** The challenge was not solved in time, or this browser cannot solve it. */
export class Unsolved extends Error {}

/** The solution as `recaptcha` carries it. Throws `Unsolved` after ten seconds at the latest. */
export function solve(challenge: object, longest = patience): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(trustedScript(workerUrl));
  const timer = setTimeout(() => reject(new Unsolved('late')), longest);
  worker.onerror = () => reject(new Unsolved('broken'));
  worker.onmessage = ({ data }) =>
    typeof data === 'string' ? resolve(data) : reject(new Unsolved('unable'));
  worker.postMessage(challenge);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
