/** Numbers of accounts and contracts as one text of an address: whatever letters they hold. */

/** `a,b` and `c/1` → `a%2Cb,c%2F1`; undefined for none. */
export function writeChosen(numbers: readonly string[]): string | undefined {
  return numbers.length === 0 ? undefined : numbers.map(encodeURIComponent).join(',');
}

/** The numbers of such a text; undefined when it is none. */
export function readChosen(text = ''): readonly string[] | undefined {
  if (text === '') return [];
  try {
    const numbers = text.split(',').map(decodeURIComponent);
    const distinct = new Set(numbers);
    return distinct.size === numbers.length && !distinct.has('') ? numbers : undefined;
  } catch {
    return undefined;
  }
}
