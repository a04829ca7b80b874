/** What a member without a national ID proves themselves with: passport, monk's certificate. */
import { asciiDigits } from './membership-number.ts';

/** Another document of the cooperative's choice is `OTHER`. */
export const idDocuments = ['PASSPORT', 'MONK_CERTIFICATE', 'OTHER'] as const;
export type IdDocument = (typeof idDocuments)[number];

/** The number as it is compared: no blanks and dashes, plain digits, capitals. */
export function foldDocumentNo(text: string): string {
  return asciiDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}
