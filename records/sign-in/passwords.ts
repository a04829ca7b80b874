/**
 * Password hashes: argon2id in PHC form, peppered with a secret that no database holds (D-03).
 * Few are worked on at a time, so that a storm of sign-ins leaves the processor to the readers.
 */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';

export interface PasswordSettings {
  readonly argonMemoryKib: number;
  readonly argonPasses: number;
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

const places = Math.max(1, Math.floor(availableParallelism() / 2));
const queue: (() => void)[] = [];
let busy = 0;

/** How many wait for their turn: beyond some number it is kinder to refuse. */
export const passwordsWaiting = (): number => queue.length;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= places) await new Promise<void>((resolve) => queue.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    // The place passes straight to the next in line; only an empty line gives it back.
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  }
}

/** The hash to store for a password. */
export function hashPassword(password: string, settings: PasswordSettings): Promise<string> {
  return inTurn(() => hash(bytesOf(password), optionsOf(settings)));
}

const decoys = new Map<string, Promise<string>>();

/** A hash that no password opens, of the same cost as the real ones. */
function decoyOf(settings: PasswordSettings): Promise<string> {
  const cost = `${settings.argonMemoryKib}.${settings.argonPasses}`;
  const known = decoys.get(cost);
  if (known) return known;
  const made = hashPassword(crypto.randomUUID(), settings);
  decoys.set(cost, made);
  made.catch(() => decoys.delete(cost));
  return made;
}

/**
 * Whether the password belongs to the hash. Without a hash the same work is done for nothing, so
 * that the time taken does not tell whether an account exists (T13). `outdated`: the hash is
 * cheaper than the settings ask; store a new one.
 */
export async function checkPassword(
  password: string,
  stored: string | undefined,
  settings: PasswordSettings,
): Promise<{ right: boolean; outdated: boolean }> {
  const decoy = await decoyOf(settings);
  const { secret } = optionsOf(settings);
  const opened = await inTurn(() => verify(stored ?? decoy, bytesOf(password), { secret }));
  if (!opened || stored === undefined) return { right: false, outdated: false };
  const cost = parseOptions(stored);
  const outdated =
    cost.memoryCost < settings.argonMemoryKib || cost.timeCost < settings.argonPasses;
  return { right: true, outdated };
}
