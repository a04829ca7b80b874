/** Figures as state letters write them (G.1). */

const thaiZero = '๐'.codePointAt(0) ?? 0;

/** `29/2568` → `๒๙/๒๕๖๘`; all else stays. */
export function thaiDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(thaiZero + Number(digit)));
}
