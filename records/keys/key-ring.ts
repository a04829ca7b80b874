/**
 * The keys of an installation, by version of its secret: the newest writes, the others are read
 * until their last day. None is in the database.
 */
import { hkdfSync } from 'node:crypto';

/** Which version writes, where several servers read (see `server/peers`). */
export interface KeyHold {
  /** Of all that can be read here. */
  newest(): number;
  /** The newest that every server can read. */
  allow(version: number): void;
}

/** All keys made from one version of the secret. */
export interface VersionKeys {
  readonly version: number;
  /** Goes into every password hash: whoever copies the database alone cannot try passwords. */
  readonly passwordPepper: string;
  /** Of anti-forgery values and proofs of work; 32 bytes, as all that follow. */
  readonly csrfKey: Buffer;
  /** One-time codes and activation codes are kept as a MAC under it. */
  readonly codes: Buffer;
  /** What must be read again is sealed under it: the secrets of second factors. */
  readonly seal: Buffer;
  /** By it our own programs on the installation are known to its server. */
  readonly ownPrograms: Buffer;
  /** What a repeated call is known by, and its answer sealed with, beside the caller's own key. */
  readonly repeats: Buffer;
  /** Tells whether two have the same secret and nothing of it; the database keeps it. */
  readonly fingerprint: Buffer;
}

/** The one that writes first: the newest, once every server can read it. */
export type LiveKeys = readonly [VersionKeys, ...VersionKeys[]];

export interface KeyRing {
  /** Those that may be read now; asked for at each use: a day ends, a secret is rotated. */
  live(): LiveKeys;
  /** Where they stand in a file; a running server looks at it. */
  readonly file?: RingFile;
  /** Of a server, which may be one of several. */
  readonly hold?: KeyHold;
}

/** What a secret is to a store. `foreign`: another one; `older`: from before the last rotation. */
export type Verdict = 'first' | 'known' | 'foreign' | 'older';

export interface RingFile {
  readonly path: string;
  /** Made by whoever opened this ring: no store can know it yet. */
  readonly isNew: boolean;
  /** Whether what stood in it at the last look is what is in use. */
  isFit(): boolean;
  /**
   * Takes up what has changed once `judge` knows it. `onFault` hears once of each change that
   * cannot be used, and nothing of what it holds; the keys stay what they are.
   */
  look(
    judge: (keys: KeyRing) => Promise<Verdict>,
    onFault: (error: unknown) => void,
  ): Promise<void>;
}

/** The keys of one version; the same text gives the same keys on every server. */
export function deriveKeys(version: number, secret: string): VersionKeys {
  const key = (name: string) => Buffer.from(hkdfSync('sha256', secret, '', `sahakon ${name}`, 32));
  return {
    version,
    passwordPepper: key('password pepper').toString('base64url'),
    csrfKey: key('forgery value'),
    codes: key('one-time codes'),
    seal: key('sealed secrets'),
    ownPrograms: key('own programs'),
    repeats: key('repeated calls'),
    fingerprint: key('fingerprint'),
  };
}

/** Keys that nobody rotates while they are in use: of a command, of a demo. */
export const fixedRing = (...keys: LiveKeys): KeyRing => ({ live: () => keys });
