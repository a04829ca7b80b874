/** What people typed, as it is kept: readable and free of what nobody sees. Pure. */
import { normaliseThai } from '../thai-text.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Marks piled up on one letter would climb over the lines above. */
const piled = /(\p{M}{3})\p{M}+/gu;

/** Several lines: at most one empty line between two, blanks at the ends of lines gone. */
export function tidyLines(text: string): string {
  const plain = text.toWellFormed().replace(/\r\n?|[\u2028\u2029]/g, '\n');
  return normaliseThai(plain.replaceAll('\t', ' ').replace(controls, ''))
    .replace(piled, '$1')
    .replace(/(?<! ) +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** One line: every run of blanks is one space. */
export function tidyLine(text: string): string {
  return tidyLines(text).replace(/\s+/g, ' ').trim();
}
