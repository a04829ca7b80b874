/** One spelling, step by step until it rests, as the rules say it (part E). Slow on piled marks. */

const unseen = '\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad';
const invisible = new RegExp(`[${unseen}]|(?<!\\p{Extended_Pictographic}\\ufe0f?)\\u200d`, 'gu');

export function normaliseInRounds(text: string): string {
  let tidy = text.replace(invisible, '').replaceAll('\u00a0', ' ').replaceAll('เเ', 'แ').trim();
  for (let before = ''; before !== tidy; ) {
    before = tidy;
    tidy = tidy
      .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39\u0e47])/g, '$2$1')
      .replace(/([\u0e48-\u0e4b]*)\u0e4d([\u0e48-\u0e4b]*)\u0e32/g, '$1$2\u0e33')
      .replace(/([\u0e31\u0e34-\u0e39\u0e47\u0e48-\u0e4b\u0e4c\u0e4d\u0e33])\1+/g, '$1');
  }
  return tidy;
}
