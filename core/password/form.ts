/** The forms in which passwords are hashed and compared. Pure. */
import { normaliseThai } from '../thai-text.ts';

/**
 * The one form in which a password is judged and hashed: NFKC makes `ำ` and `ํ` + `า`, or full
 * and half width, the same password on every keyboard. Blanks at the ends count.
 */
export function passwordForm(password: string): string {
  return password.normalize('NFKC');
}

/** What is the same to somebody who guesses: case, blanks and spellings of one look fall away. */
export function foldPassword(text: string): string {
  return normaliseThai(passwordForm(text)).toLowerCase().replace(/\s+/g, '');
}

/** Without the year or the mark that people hang onto a word: `Sunshine2026!!` is `sunshine`. */
export function stemOf(folded: string): string {
  let end = folded.length;
  while (end > 0 && /[\p{N}\p{P}\p{S}]/u.test(folded.charAt(end - 1))) end -= 1;
  return folded.slice(0, end);
}

/** A word that is typed several times in a row is that word; anything else stays. */
export function unitOf(text: string): string {
  // The first place, after the start, where the text doubled meets itself: its period.
  const period = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, period);
}
