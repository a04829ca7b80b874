/** The three families of loans that a cover statement has columns for (A.3, A.9). */
import { familyCodes, familyWords } from './families.text.ts';

export const loanFamilies = ['emergency', 'ordinary', 'special'] as const;
export type LoanFamily = (typeof loanFamilies)[number];

/**
 * The family of a LOAN item: by its name, where the first family named is meant (an ordinary loan
 * for a special purpose is an ordinary one), else by its code. Undefined where neither tells.
 */
export function loanFamily(item: {
  readonly code: string;
  readonly name: string;
}): LoanFamily | undefined {
  const named = loanFamilies
    .map((family) => ({ family, at: item.name.indexOf(familyWords[family]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const code = item.code.toUpperCase();
  return (
    named[0]?.family ??
    loanFamilies.find((family) => familyCodes[family].some((begin) => code.startsWith(begin)))
  );
}
