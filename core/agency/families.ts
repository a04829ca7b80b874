/** The three families of loans that a cover statement has columns for (A.3, A.9). */

export const loanFamilies = ['emergency', 'ordinary', 'special'] as const;
export type LoanFamily = (typeof loanFamilies)[number];

const words: Readonly<Record<LoanFamily, string>> = {
  emergency: 'ฉุกเฉิน',
  ordinary: 'สามัญ',
  special: 'พิเศษ',
};

/** How core systems spell a family in the code of an item. */
const codes: Readonly<Record<LoanFamily, RegExp>> = {
  emergency: /^(?:ฉฉ|EM|LEM)/i,
  ordinary: /^(?:สม|OR|NOR|LOR)/i,
  special: /^(?:พศ|พิ|SP|LSP)/i,
};

/**
 * The family of a LOAN item: by its name, where the first family named is meant (a
 * `สามัญเพื่อเหตุพิเศษ` is an ordinary loan), else by its code. Undefined where neither tells.
 */
export function loanFamily(item: {
  readonly code: string;
  readonly name: string;
}): LoanFamily | undefined {
  const named = loanFamilies
    .map((family) => ({ family, at: item.name.indexOf(words[family]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return named[0]?.family ?? loanFamilies.find((family) => codes[family].test(item.code));
}
