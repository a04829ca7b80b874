/** Thai text as core systems deliver it, brought to one spelling; NFC does not do this (part E). */

/** อั อิ อี อึ อื อุ อู อ็: vowels and the shortening mark, which stand before a tone mark. */
const vowelMark = '\u0e31\u0e34-\u0e39\u0e47';
const tone = '\u0e48-\u0e4b';

/** Zero-width characters, soft hyphens, and the marks that turn the direction of writing. */
const unseen = '\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad';
/** A joiner between two pictures is part of them. */
const invisible = new RegExp(`[${unseen}]|(?<!\\p{Extended_Pictographic}\\ufe0f?)\\u200d`, 'gu');
/** Nikhahit and sara aa, with tone marks between them or none: the letter ำ. */
const splitSaraAm = new RegExp(`\\u0e4d([${tone}]*)\\u0e32`, 'g');
const stack = new RegExp(`[${vowelMark}${tone}]{2,}`, 'g');
const vowels = new RegExp(`[${vowelMark}]+`, 'g');
const tones = new RegExp(`[${tone}]+`, 'g');
const markTwice = new RegExp(`([${vowelMark}${tone}\\u0e4c\\u0e4d\\u0e33])\\1+`, 'g');

/**
 * One spelling for what looks the same: `ํ` + `า` becomes `ำ`, two `เ` become `แ`, a tone mark
 * follows its vowel, a mark typed twice stands once, zero-width characters go, no-break spaces
 * become spaces, and blanks at both ends go. Doing it twice changes nothing more. Each step goes
 * over the text once: strangers send what they like.
 */
export function normaliseThai(text: string): string {
  return text
    .replace(invisible, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('เเ', 'แ')
    .trim()
    .replace(splitSaraAm, '$1\u0e33')
    .replace(stack, (marks) => marks.replace(tones, '') + marks.replace(vowels, ''))
    .replace(markTwice, '$1');
}
