/** Text to Windows-874, one byte a letter, as Thai core systems and payrolls write it (part E). */

const unmapped = 0;

/** Beside ASCII and Thai: quotes and dashes, by their byte. */
const others: readonly (readonly [byte: number, letters: string])[] = [
  [0x80, '€'],
  [0x85, '…'],
  [0x91, '‘’“”•–—'],
  [0xa0, '\u00a0'],
];
/** First letter, last letter, byte of the first. */
const ranges = [
  [0x00, 0x7f, 0x00],
  [0x0e01, 0x0e3a, 0xa1],
  [0x0e3f, 0x0e5b, 0xdf],
] as const;

/** Of each UTF-16 unit the byte, or `unmapped`. */
const bytes = ((): Uint8Array => {
  const table = new Uint8Array(0x10000);
  for (const [first, last, byte] of ranges) {
    for (let code = first; code <= last; code += 1) table[code] = byte + code - first;
  }
  for (const [byte, letters] of others) {
    for (let at = 0; at < letters.length; at += 1) table[letters.charCodeAt(at)] = byte + at;
  }
  return table;
})();

const isForeign = (unit: number): boolean => unit !== 0 && (bytes[unit] ?? unmapped) === unmapped;

/** The first letter that the encoding does not have; undefined where all can be written. */
export function foreignLetter(text: string): string | undefined {
  for (let at = 0; at < text.length; at += 1) {
    if (isForeign(text.charCodeAt(at))) return String.fromCodePoint(text.codePointAt(at) ?? 0);
  }
  return undefined;
}

/**
 * Writes the text into `target` from `at` on and returns where it ended. A letter that the
 * encoding does not have throws RangeError: nothing is lost silently.
 */
export function writeWindows874(text: string, target: Uint8Array, at: number): number {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (isForeign(unit)) {
      const code = unit.toString(16).padStart(4, '0').toUpperCase();
      throw new RangeError(`Windows-874 has no U+${code} (in ${JSON.stringify(text)})`);
    }
    target[at + index] = bytes[unit] ?? unmapped;
  }
  return at + text.length;
}

/** The text in bytes, as many as it has letters and marks. Throws RangeError as above. */
export function windows874(text: string): Uint8Array {
  const target = new Uint8Array(text.length);
  writeWindows874(text, target, 0);
  return target;
}
