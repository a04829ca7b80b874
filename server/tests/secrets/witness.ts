/** Remembers what is secret and everything that was said, and finds the one in the other. */
import { Buffer } from 'node:buffer';

export type Kind = 'password' | 'code' | 'token' | 'ticket' | 'national ID' | 'telephone';

interface Secret {
  readonly kind: Kind;
  readonly value: string;
  /** Where it is meant to stand, and nowhere else. */
  readonly home: string | undefined;
}

interface Observation {
  readonly source: string;
  readonly text: string;
}

export interface Witness {
  /** From now on nobody may say it, but at `home`. */
  keep(kind: Kind, value: string, home?: string): void;
  /** Something was said somewhere. */
  hear(source: string, text: string): void;
  /** Every secret that was said where it must not be, one line each, without the secret itself. */
  findings(kinds?: readonly Kind[]): readonly string[];
  readonly heard: number;
  readonly secretKinds: readonly string[];
}

const times = /\d{2}:\d{2}:\d{2}(?:\.\d+)?/g;
const shortest = 6;

/** The ways in which a text may stand in a log, a column or an address. */
function formsOf({ kind, value }: Secret): readonly RegExp[] {
  // Six digits may be anything; standing alone they are the code.
  if (kind === 'code') return [new RegExp(`(?<![\\w.])${value}(?![\\w])`)];
  if (kind === 'telephone')
    return [new RegExp(`${value.slice(0, 3)}-?${value.slice(3, 6)}-?${value.slice(6)}`)];
  if (kind === 'national ID') return [new RegExp([...value].join('-?'))];
  const bytes = Buffer.from(value);
  const coded = ['hex', 'base64', 'base64url'].map((code) =>
    bytes.toString(code as BufferEncoding).replace(/=+$/, ''),
  );
  // A token is bytes itself: unsealed in a column it would stand as these.
  const raw = kind === 'password' ? [] : [Buffer.from(value, 'base64url').toString('hex')];
  const forms = [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)];
  return [...new Set([...forms, ...coded, ...raw])].map(
    (form) => new RegExp(form.replace(/[^\p{L}\p{M}\p{N}]/gu, '\\$&')),
  );
}

export function openWitness(): Witness {
  const secrets: Secret[] = [];
  const observations: Observation[] = [];
  return {
    keep(kind, value, home) {
      if (value.length < shortest) throw new Error(`${kind}: too short to be looked for`);
      if (secrets.some((other) => other.value === value)) return;
      secrets.push({ kind, value, home });
    },
    hear: (source, text) => void observations.push({ source, text: text.replace(times, '') }),
    findings: (kinds) =>
      secrets
        .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
        .flatMap((secret) => {
          const forms = formsOf(secret);
          return observations
            .filter(({ source }) => source !== secret.home)
            .filter(({ text }) => forms.some((form) => form.test(text)))
            .map(({ source }) => `${secret.kind} in ${source}`);
        }),
    get heard() {
      return observations.length;
    },
    get secretKinds() {
      return [...new Set(secrets.map(({ kind }) => kind))].sort();
    },
  };
}
