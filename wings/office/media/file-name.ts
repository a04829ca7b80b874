/** What an uploaded file is saved as by visitors. */

/** Letters and numbers of any script, and few signs, as `/mediafiles` serves them. */
const unfit = /[^\p{L}\p{M}\p{N}_ .,()+-]+/gu;
const longest = 120;

/**
 * The name of a file as it came, without folders and signs that no address should have, ending as
 * its content says; '' where nothing of it is left.
 */
export function servedName(given: string, ending: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(unfit, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]+|[ .]+$/gu, '')
    .slice(0, longest);
  return stem === '' ? '' : `${stem}.${ending}`;
}
