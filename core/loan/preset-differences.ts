/** Where the calculator's loan types and the announced loan rates do not say the same. */
import type { Rate } from '../rate.ts';
import { foldForSearch } from '../thai-words/search.ts';
import { loanWord } from './loan-word.text.ts';

export interface NamedRate {
  readonly name: string;
  readonly rate: Rate;
}

export interface PresetDifference {
  /** As it is announced. */
  readonly name: string;
  readonly announced: Rate;
  /** What the calculator begins with. */
  readonly preset: Rate;
}

const prefix = foldForSearch(loanWord);

/** The announcement leaves out that it is a loan, or does not: both are one type. */
function keyOf(name: string): string {
  const folded = foldForSearch(name).replaceAll(' ', '');
  return folded.startsWith(prefix) ? folded.slice(prefix.length) : folded;
}

/** Of types that both name, those with another rate, in the order of the presets. */
export function presetDifferences(
  presets: readonly NamedRate[],
  announced: readonly NamedRate[],
): readonly PresetDifference[] {
  const rates = new Map(announced.map((one) => [keyOf(one.name), one]));
  return presets.flatMap(({ name, rate: preset }) => {
    const found = rates.get(keyOf(name));
    if (found === undefined || found.rate === preset) return [];
    return [{ name: found.name, announced: found.rate, preset }];
  });
}
