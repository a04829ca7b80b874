/** The words after `npm run proof --`: names of proofs, marks of faults, and how often. */
import { parseWords } from './parse-words.ts';

/** Of `faults`: how often each is done, and how long one takes that takes time by itself. */
export const proofOptions = { runs: { type: 'string' }, minutes: { type: 'string' } } as const;

interface Requested {
  readonly names: readonly string[];
  readonly marks: readonly string[];
  readonly runs?: number | 'full';
  readonly minutes?: number;
}

function readNumber(name: string, text: string): number {
  if (/^\d{1,5}(?:\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  throw new Error(`--${name} takes a number above nought, not ${text}`);
}

interface Known {
  readonly proofs: readonly string[];
  readonly marks: readonly string[];
}

/** What `read` gives; where it throws, its message, and the end that wrong use comes to. */
export function orWrongUse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function mustBeKnown(found: readonly string[], known: readonly string[], what: string): void {
  const unknown = found.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const all = [...new Set(known)].join(', ');
  throw new Error(`No ${what} is named ${unknown.join(' or ')}. There are: ${all}`);
}

/**
 * Throws for a name, a mark and an option that there is not, for an option that is no number, and
 * for marks without `faults`: all proofs would run in their place.
 */
export function readRequest(words: readonly string[], known: Known): Requested {
  const { positionals, values } = parseWords(words, proofOptions);
  const { runs, minutes } = values;
  const isMark = (word: string): boolean => /^F\d+$/i.test(word);
  const names = positionals.filter((word) => !isMark(word));
  const marks = positionals.filter(isMark).map((mark) => mark.toUpperCase());
  if (names.includes('load')) {
    throw new Error('load is asked for alone, before its own words: npm run proof -- load 1 2');
  }
  mustBeKnown(names, [...known.proofs, 'load'], 'proof');
  mustBeKnown(marks, known.marks, 'fault');
  if (marks.length > 0 && !names.includes('faults')) {
    throw new Error(`A mark is of faults: npm run proof -- faults ${marks.join(' ')}`);
  }
  return {
    names,
    marks,
    ...(runs !== undefined && {
      runs: runs === 'full' ? runs : Math.ceil(readNumber('runs', runs)),
    }),
    ...(minutes !== undefined && { minutes: readNumber('minutes', minutes) }),
  };
}
