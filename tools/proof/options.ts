/** The words after `npm run proof --`: names of proofs, marks of faults, and how often. */
import { parseArgs } from 'node:util';

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

/** Throws for an option that there is not, and for one that is no number. */
export function readRequest(words: readonly string[]): Requested {
  const { positionals, values } = parseArgs({
    ...{ args: [...words], allowPositionals: true, options: proofOptions },
  });
  const { runs, minutes } = values;
  const isMark = (word: string): boolean => /^F\d+$/.test(word);
  return {
    names: positionals.filter((word) => !isMark(word)),
    marks: positionals.filter(isMark),
    ...(runs !== undefined && {
      runs: runs === 'full' ? runs : Math.ceil(readNumber('runs', runs)),
    }),
    ...(minutes !== undefined && { minutes: readNumber('minutes', minutes) }),
  };
}
