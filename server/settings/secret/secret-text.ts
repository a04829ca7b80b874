/**
 * How the secret is written down: one plain text (version 1 alone), or its versions, separated by
 * blanks or lines: `2:SECRET 1:SECRET@2027-01-31`. The day is the last on which that one is read.
 */
import { isDay } from '../../../core/days.ts';

export interface SecretVersion {
  readonly version: number;
  readonly secret: string;
  /** `YYYY-MM-DD` in Bangkok; undefined of the newest, which does not end. */
  readonly until?: string | undefined;
}

export const shortestSecret = 32;
const written = /^([1-9]\d{0,3}):(~?)([\w-]{32,})(?:@(\d{4}-\d{2}-\d{2}))?$/;
const plain = /^[\w-]+$/;

function versionOf(word: string): SecretVersion | undefined {
  const [, version, isPacked, text = '', until] = written.exec(word) ?? [];
  if (version === undefined || (until !== undefined && !isDay(until))) return undefined;
  const secret = isPacked ? Buffer.from(text, 'base64url').toString('utf8') : text;
  return { version: Number(version), secret, until };
}

/**
 * The versions, newest first; undefined for what is neither: half a file, a day that is none, two
 * of one version, a newest that ends, an older one without an end.
 */
export function readVersions(text: string): readonly SecretVersion[] | undefined {
  const words = text.trim().split(/\s+/);
  const found = words.map(versionOf).filter((one) => one !== undefined);
  if (found.length !== words.length) return undefined;
  const versions = found.toSorted((a, b) => b.version - a.version);
  const isOne = new Set(versions.map(({ version }) => version)).size === versions.length;
  const ends = versions.every(({ until }, at) => (until === undefined) === (at === 0));
  return isOne && ends ? versions : undefined;
}

/** What a file holds: its versions, or one plain secret. Undefined: it is damaged. */
export function readSecretFile(text: string): readonly SecretVersion[] | undefined {
  const secret = text.trim();
  // What looks like versions is never taken for a plain secret: all passwords would be wrong.
  if (/^\d+:/.test(secret)) return readVersions(secret);
  return secret.length < shortestSecret ? undefined : [{ version: 1, secret }];
}

/** One word for each; a secret of other letters than ours is packed. */
export function writeVersions(versions: readonly SecretVersion[]): readonly string[] {
  return versions.map(({ version, secret, until }) => {
    const text = plain.test(secret) ? secret : `~${Buffer.from(secret).toString('base64url')}`;
    return `${version}:${text}${until === undefined ? '' : `@${until}`}`;
  });
}
