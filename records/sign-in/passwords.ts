/**
 * Password hashes: argon2id in PHC form, peppered with a secret that no database holds (D-03).
 * Behind one stands the version of that secret, `#2`; the first has none.
 * Few are worked on at a time, so that a storm of sign-ins leaves the processor to the readers.
 */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { FairQueue } from '../../runtime/fair-queue.ts';
import { partOf } from '../../runtime/processes.ts';
import type { KeyRing, VersionKeys } from '../keys/key-ring.ts';

export interface HashCost {
  readonly argonMemoryKib: number;
  readonly argonPasses: number;
}

export interface PasswordSettings extends HashCost {
  readonly keys: KeyRing;
}

/** NFKC, so that ำ typed as one letter or as two is the same password on every keyboard. */
const bytesOf = (password: string): Uint8Array => Buffer.from(password.normalize('NFKC'), 'utf8');

const pepperOf = ({ passwordPepper }: VersionKeys) => Buffer.from(passwordPepper, 'utf8');

/** Makes a hash under the version that writes now. */
async function make(bytes: Uint8Array, settings: PasswordSettings): Promise<string> {
  const [newest] = settings.keys.live();
  const made = await hash(bytes, {
    memoryCost: settings.argonMemoryKib,
    timeCost: settings.argonPasses,
    parallelism: 1,
    secret: pepperOf(newest),
  });
  return newest.version === 1 ? made : `${made}#${newest.version}`;
}

/** The version of the secret that a stored hash was made with. */
const versionOf = (stored: string): number => Number(/#(\d+)$/.exec(stored)?.[1] ?? 1);
const phcOf = (stored: string): string => stored.replace(/#\d+$/, '');

/** Too many wait for a hash, or somebody has waited too long; who has most waiting goes first. */
export class Crowded extends Error {
  /** After so many it is worth trying again. */
  readonly seconds = 5;
}

/** Half of the machine's processors work on passwords; a hundred wait at most, of each kind. */
const queue = new FairQueue({
  running: partOf(Math.max(1, Math.floor(availableParallelism() / 2))),
  waiting: partOf(100),
  ...{ preferredWeight: 3, refusesLongest: true },
  refusal: () => new Crowded(),
});

/** Who waits for a hash. Known owners have three turns where strangers have one (T27, F20, F21). */
export interface QueueOwner {
  /** A network, as a rule. */
  readonly key: string;
  /** Somebody in a known browser, or who is signed in. */
  readonly known: boolean;
}

/** The house itself: the first sign-ins of a demo, staff made at the machine. */
const house: QueueOwner = { key: '', known: true };

/** A member who is signed in, or whom a code has proven: each waits for themselves alone. */
export const queueOwnerOf = (memberNo: string): QueueOwner => ({
  key: `member ${memberNo}`,
  known: true,
});

/**
 * Milliseconds. On a busy machine a full queue can take longer than a browser waits: without an end
 * each hash would be made for somebody who has gone, and nobody would get in.
 */
const longestWait = 10_000;

async function enqueue<T>(owner: QueueOwner, work: () => Promise<T>): Promise<T> {
  const { key, known: preferred } = owner;
  if (owner === house) return queue.run(key, work, { preferred });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Crowded()), longestWait);
  try {
    return await queue.run(key, work, { preferred, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** The hash to store for a password. Throws `Crowded` when too many wait, or for too long. */
export function hashPassword(
  password: string,
  settings: PasswordSettings,
  owner: QueueOwner = house,
): Promise<string> {
  return enqueue(owner, () => make(bytesOf(password), settings));
}

const decoys = new Map<string, Promise<string>>();

/** A hash that no password opens, of the same cost as the real ones. */
function decoyOf(settings: PasswordSettings): Promise<string> {
  const cost = `${settings.argonMemoryKib}.${settings.argonPasses}`;
  const cached = decoys.get(cost);
  if (cached) return cached;
  // Made outside of the queue, since all who wait in it need it.
  const made = make(bytesOf(crypto.randomUUID()), settings);
  decoys.set(cost, made);
  made.catch(() => decoys.delete(cost));
  return made;
}

/**
 * Whether the password belongs to the hash. Without a hash the same work is done for nothing, at
 * the `usual` cost of stored ones, so that the time does not tell whether an account exists (T13).
 * So it is where the secret's version has ended: who has such a password sets a new one, by the way
 * of those who forgot theirs. `outdated`: the hash is cheaper than the settings ask, or of an older
 * version; store a new one. Throws `Crowded` when too many wait, or for too long.
 */
export async function checkPassword(
  password: string,
  stored: string | undefined,
  settings: PasswordSettings,
  owner: QueueOwner = house,
  usual: HashCost = settings,
): Promise<{ right: boolean; outdated: boolean }> {
  const decoy = await decoyOf({ ...settings, ...usual });
  const live = settings.keys.live();
  const [newest] = live;
  const own = stored && live.find(({ version }) => version === versionOf(stored));
  const phc = own ? phcOf(stored) : phcOf(decoy);
  const secret = pepperOf(own || newest);
  const opened = await enqueue(owner, () => verify(phc, bytesOf(password), { secret }));
  if (!opened || !own) return { right: false, outdated: false };
  const cost = parseOptions(phc);
  const isCheap = cost.memoryCost < settings.argonMemoryKib || cost.timeCost < settings.argonPasses;
  const outdated = isCheap || own.version !== newest.version;
  return { right: true, outdated };
}
