/** Text to Windows-874, one byte a letter, as Thai core systems write it (part E). */

const unmapped = 0;

/** The decoder's table turned round: of each UTF-16 unit the byte, or `unmapped`. */
const bytes = ((): Uint8Array => {
  const table = new Uint8Array(0x10000);
  const decoder = new TextDecoder('windows-874');
  for (let byte = 0; byte < 256; byte += 1) {
    const letter = decoder.decode(Uint8Array.of(byte));
    // Bytes that Windows-874 leaves free come out as U+FFFD or as a control of the second set.
    const free = letter === '\ufffd' || (letter >= '\u0080' && letter <= '\u009f');
    if (!free) table[letter.charCodeAt(0)] = byte;
  }
  return table;
})();

/**
 * Writes the text into `target` from `at` on and returns where it ended. A letter that the
 * encoding does not have throws RangeError: a demonstration must not lose letters silently.
 */
export function writeWindows874(text: string, target: Uint8Array, at: number): number {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const byte = bytes[unit] ?? unmapped;
    if (byte === unmapped && unit !== 0) {
      const code = unit.toString(16).padStart(4, '0').toUpperCase();
      throw new RangeError(`Windows-874 has no U+${code} (in ${JSON.stringify(text)})`);
    }
    target[at + index] = byte;
  }
  return at + text.length;
}
