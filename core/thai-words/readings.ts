/** Thai read word by word: which of its places are ends of words, by the dictionary. */
import { thaiWords } from './dictionary.text.ts';

/** A dictionary by its letters: a word ends where `ends`. */
interface Branch {
  readonly next: Map<string, Branch>;
  ends: boolean;
}

const newBranch = (): Branch => ({ next: new Map(), ends: false });

function branchAfter(branch: Branch, letter: string): Branch {
  const known = branch.next.get(letter) ?? newBranch();
  branch.next.set(letter, known);
  return known;
}

const root = newBranch();
for (const word of thaiWords) [...word].reduce(branchAfter, root).ends = true;

/** A letter that belongs to no word costs more than any reading without one. */
const strangeCost = 20;

/** Calls back with every word that begins at a place, by where it ends and what it costs. */
function readFrom(run: string, from: number, found: (to: number, cost: number) => void): void {
  found(from + 1, strangeCost);
  let branch = root.next.get(run[from] ?? '');
  for (let to = from + 1; branch !== undefined; to += 1) {
    if (branch.ends) found(to, 1);
    branch = to < run.length ? branch.next.get(run[to] ?? '') : undefined;
  }
}

/** The cheapest readings of a run: from its beginning to each place, and from there to its end. */
interface Readings {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const at = (costs: readonly number[], place: number): number => costs[place] ?? Infinity;

/** All readings of a run of Thai letters. */
export function readingsOf(run: string): Readings {
  const before = Array.from({ length: run.length + 1 }, () => Infinity);
  const after = [...before];
  before[0] = 0;
  after[run.length] = 0;
  for (let from = 0; from < run.length; from += 1) {
    readFrom(run, from, (to, cost) => {
      before[to] = Math.min(at(before, to), at(before, from) + cost);
    });
  }
  for (let from = run.length - 1; from >= 0; from -= 1) {
    readFrom(run, from, (to, cost) => {
      after[from] = Math.min(at(after, from), at(after, to) + cost);
    });
  }
  return { before, after };
}

/** Whether some reading with the fewest words has an end here. */
export const endsWord = ({ before, after }: Readings, place: number): boolean =>
  at(before, place) + at(after, place) === at(after, 0);

/** What is no word is a name or an abbreviation: nobody knows where it parts. */
function isKnown({ before }: Readings, from: number, to: number): boolean {
  return at(before, to) - at(before, from) < strangeCost;
}

/**
 * The word that lies across a place of a run of Thai letters, as `[from, to]`; undefined where a
 * word ends, or where the dictionary does not know what stands there.
 */
export function wordAcross(
  readings: Readings,
  place: number,
): readonly [from: number, to: number] | undefined {
  if (endsWord(readings, place)) return undefined;
  let [from, to] = [place, place];
  while (!endsWord(readings, from)) from -= 1;
  while (!endsWord(readings, to)) to += 1;
  return isKnown(readings, from, to) ? [from, to] : undefined;
}
