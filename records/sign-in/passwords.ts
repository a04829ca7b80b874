/**
 * Password hashes: argon2id in PHC form, peppered with a secret that no database holds (D-03).
 * Few are worked on at a time, so that a storm of sign-ins leaves the processor to the readers.
 */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { type Lane, openLanes } from './lanes/lanes.ts';

export interface HashCost {
  readonly argonMemoryKib: number;
  readonly argonPasses: number;
}

export interface PasswordSettings extends HashCost {
  readonly passwordPepper: string;
}

/** NFKC, so that ำ typed as one letter or as two is the same password on every keyboard. */
const bytesOf = (password: string): Uint8Array => Buffer.from(password.normalize('NFKC'), 'utf8');

const optionsOf = (settings: PasswordSettings) => ({
  memoryCost: settings.argonMemoryKib,
  timeCost: settings.argonPasses,
  parallelism: 1,
  secret: Buffer.from(settings.passwordPepper, 'utf8'),
});

/** Half of the processors work on passwords at most; a hundred wait at most, of each kind. */
const lanes = openLanes(Math.max(1, Math.floor(availableParallelism() / 2)), 100);

/** Of the house itself: the first sign-ins of a demo, staff made at the machine. */
const house: Lane = { key: '', known: true };

/** Of a member who is signed in, or whom a code has proven: each waits for themselves alone. */
export const laneOf = (memberNo: string): Lane => ({ key: `member ${memberNo}`, known: true });

/** The hash to store for a password. Throws `Crowded` when too many wait. */
export function hashPassword(
  password: string,
  settings: PasswordSettings,
  lane: Lane = house,
): Promise<string> {
  return lanes.inTurn(lane, () => hash(bytesOf(password), optionsOf(settings)));
}

const decoys = new Map<string, Promise<string>>();

/** A hash that no password opens, of the same cost as the real ones. */
function decoyOf(settings: PasswordSettings): Promise<string> {
  const cost = `${settings.argonMemoryKib}.${settings.argonPasses}`;
  const known = decoys.get(cost);
  if (known) return known;
  // Made outside of the lanes, since all of them need it.
  const made = hash(bytesOf(crypto.randomUUID()), optionsOf(settings));
  decoys.set(cost, made);
  made.catch(() => decoys.delete(cost));
  return made;
}

/**
 * Whether the password belongs to the hash. Without a hash the same work is done for nothing, at
 * the `usual` cost of stored ones, so that the time does not tell whether an account exists (T13).
 * `outdated`: the hash is cheaper than the settings ask; store a new one. Throws `Crowded` when too
 * many wait.
 */
export async function checkPassword(
  password: string,
  stored: string | undefined,
  settings: PasswordSettings,
  lane: Lane = house,
  usual: HashCost = settings,
): Promise<{ right: boolean; outdated: boolean }> {
  const decoy = await decoyOf({ ...settings, ...usual });
  const { secret } = optionsOf(settings);
  const opened = await lanes.inTurn(lane, () =>
    verify(stored ?? decoy, bytesOf(password), { secret }),
  );
  if (!opened || stored === undefined) return { right: false, outdated: false };
  const cost = parseOptions(stored);
  const outdated =
    cost.memoryCost < settings.argonMemoryKib || cost.timeCost < settings.argonPasses;
  return { right: true, outdated };
}
