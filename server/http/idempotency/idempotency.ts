/**
 * A call that is made again under the same `Idempotency-Key` is done once and answered alike (F13,
 * decisions/0063): claimed before it runs, its answer stored before it leaves.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Endpoint } from '../../../api/endpoint.ts';
import { Problem } from '../../../api/problem.ts';
import { isRepeatable } from '../../../api/repeatable.ts';
import type { Records } from '../../../records/database.ts';
import { StoreUnavailable } from '../../../records/database.ts';
import {
  answerClaim,
  type Claimed,
  claimCall,
  releaseClaim,
} from '../../../records/idempotency.ts';
import type { KeyRing } from '../../../records/keys/key-ring.ts';
import { seal, unseal } from '../../../records/staff/seal.ts';
import type { Answer } from '../answer.ts';
import { problemOf } from '../failure.ts';
import type { Requested } from '../request/request-context.ts';
import { type CallKeys, callKeys, readKey } from './call-keys.ts';

/** Milliseconds between looks whether the first of two equal calls is answered. */
const looks = [25, 50, 100, 200, 400, 800, 1600, 1600];
const waitSeconds = 5;
/** Bytes; what is longer is answered once. */
const longestAnswer = 65_536;
/** What the answer is bound to beside its key, which is made for it alone. */
const sealedFor = 'repeated call';
const noAnswer = Buffer.alloc(0);

export interface IdempotencyParts {
  readonly records: Pick<Records, 'asVisitor'>;
  readonly keys: KeyRing;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** `mayStore`: whether nothing but the envelope goes to the caller, looked at after the run. */
export type Once = (
  request: Requested,
  endpoint: Endpoint,
  run: () => Promise<Answer>,
  mayStore: () => boolean,
) => Promise<Answer>;

/**
 * Runs a call, or gives the answer that it had. Throws what `run` throws, `bad_input` for a key
 * that is none, `key_reused`, `in_progress` and `outcome_unknown`.
 */
export function openIdempotency(parts: IdempotencyParts): Once {
  return async (request, endpoint, run, mayStore) => {
    if (endpoint.method !== 'POST') return run();
    const key = readKey(request.headers);
    if (key === undefined || !isRepeatable(endpoint)) return run();
    const keys = callKeys(parts.keys, key, endpoint, request);
    const { state, answer, claim } = await claimed(parts, keys);
    if (state === 'mine' && claim) return runClaimed(parts, { keys, claim, run, mayStore });
    if (state === 'other') throw new Problem('key_reused');
    if (state === 'running') throw new Problem('in_progress', { retryAfterSeconds: waitSeconds });
    const text = answer && opened(keys, answer);
    if (typeof text !== 'string') throw new Problem('outcome_unknown');
    return { envelope: Buffer.from(text) };
  };
}

/** Waits a while for the answer of a call that somebody else runs. */
async function claimed({ records }: IdempotencyParts, keys: readonly CallKeys[]): Promise<Claimed> {
  const [rows, macs] = [keys.map(({ row }) => row), keys.map(({ bodyMac }) => bodyMac)];
  const look = () => records.asVisitor((db) => claimCall(db, rows, macs));
  let found = await look();
  for (const milliseconds of looks) {
    if (found.state !== 'running') break;
    await pause(milliseconds);
    found = await look();
  }
  return found;
}

interface Mine {
  readonly keys: readonly CallKeys[];
  readonly claim: Buffer;
  readonly run: () => Promise<Answer>;
  readonly mayStore: () => boolean;
}

async function runClaimed(
  { records, log }: IdempotencyParts,
  { keys, claim, run, mayStore }: Mine,
): Promise<Answer> {
  // Whoever repeats the call is then told that nobody knows.
  const onError = (err: unknown) => log.warn({ err }, 'answer of a repeatable call not stored');
  const close = (sealed: Buffer) =>
    records.asVisitor((db) => answerClaim(db, claim, sealed)).catch(onError);
  try {
    const answer = await run();
    const isStored = mayStore() && answer.envelope && answer.envelope.length <= longestAnswer;
    await close(isStored ? sealed(keys, answer.envelope) : noAnswer);
    return answer;
  } catch (error) {
    // What was refused was not done; of all else nobody knows how far it came.
    if (isRefusal(error)) {
      await records.asVisitor((db) => releaseClaim(db, claim)).catch(onError);
    } else await close(noAnswer);
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return error.absence === 'refusing';
  return problemOf(error).code !== 'failed';
}

function sealed([newest]: readonly CallKeys[], envelope: Buffer): Buffer {
  if (!newest) throw new Error('a ring has a key');
  return seal(newest.seal, sealedFor, envelope.toString());
}

function opened(keys: readonly CallKeys[], answer: Buffer): string | undefined {
  for (const { seal: key } of keys) {
    const text = unseal(key, sealedFor, answer);
    if (text !== undefined) return text;
  }
  return undefined;
}
