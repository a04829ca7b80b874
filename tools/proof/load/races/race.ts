/** Writes that meet each other: who races, and what the checker made of it. */

import type { History, WriteState } from '../../checker/history.ts';
import type { Answer, Client } from '../../traffic/client.ts';
import type { Session } from '../../traffic/sessions.ts';
import { csrfToken } from '../../traffic/sign-ins.ts';
import type { LoadSite } from '../../traffic/site.ts';

export interface Racing {
  readonly site: LoadSite;
  readonly client: Client;
  readonly history: History;
  /** Names the run in its keys. */
  readonly run: string;
}

export interface Raced {
  /** Requests that were to write. */
  readonly writes: number;
  /** Of those that should have been done, how many were not answered so. */
  readonly errors: number;
  /** What was acknowledged and is not so, or is so twice; one line each. */
  readonly faults: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is read as it comes
type Json = any;

/** The body of an answer; an empty object of one that is none. */
export function bodyOf({ body }: Pick<Answer, 'body'>): Json {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return {};
  }
}

/** Done, in the server's words. */
export const isDone = (answer: Answer): boolean =>
  answer.status === 200 && bodyOf(answer).rc_code === '1';

/** What a history says of an answer; one that is lost, or a 5xx, promises neither. */
export function stateOf(answer: Answer): Exclude<WriteState, 'sent'> {
  if (isDone(answer)) return 'acknowledged';
  return answer.status === 0 || answer.status >= 500 ? 'unknown' : 'refused';
}

/** Of several that write the same: done when one of them was, refused when all were. */
export function together(answers: readonly Answer[]): Exclude<WriteState, 'sent'> {
  const states = answers.map(stateOf);
  if (states.includes('acknowledged')) return 'acknowledged';
  return states.includes('unknown') ? 'unknown' : 'refused';
}

/** Headers with which a session may change something. */
export async function writingHeaders(client: Client, { headers }: Session) {
  return { ...headers, 'x-csrf-token': await csrfToken(client, headers) };
}

/** Does it for each of them, so many at a time. */
export async function forEachOf<T>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T, at: number) => Promise<void>,
): Promise<void> {
  const left = [...things.entries()].reverse();
  const one = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      await work(next[1], next[0]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
