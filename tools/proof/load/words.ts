/** What stands behind `npm run proof -- load`: which loads, and for how long. */
import { parseWords } from '../parse-words.ts';

export interface Wanted {
  /** Names of loads; empty: the usual ones. */
  readonly names: readonly string[];
  /** Each for so long; undefined: as long as it declares. */
  readonly seconds: number | undefined;
  /** As long, and with as many members, as the targets say. */
  readonly full: boolean;
  readonly members: number | undefined;
}

export const loadOptions = {
  seconds: { type: 'string' },
  minutes: { type: 'string' },
  members: { type: 'string' },
  full: { type: 'boolean', default: false },
} as const;

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`--${name} takes a number above 0, not “${text}”`);
}

/** Throws for a load that is none of `known`, and for an option that there is not. */
export function wantedOf(words: readonly string[], known: readonly string[]): Wanted {
  const { values, positionals } = parseWords(words, loadOptions);
  const names = positionals.map((name) => `L${name.replace(/^L/i, '')}`);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No load is named ${unknown.join(' or ')}. There are: ${known.join(', ')}`);
  }
  const minutes = numberOf('minutes', values.minutes);
  const seconds = numberOf('seconds', values.seconds);
  return {
    names,
    seconds: minutes === undefined ? seconds : minutes * 60,
    full: values.full,
    members: numberOf('members', values.members),
  };
}
