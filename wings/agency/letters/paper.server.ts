/** The letter as paper. */
import type { Papers } from '../../../core/sheet/papers.ts';
import type { FileContent } from '../../../core/sheet/sheet.ts';
import type { Letter } from '../../../records/agency/letters.ts';
import type { FoundLetter } from './find.server.ts';
import { letterText } from './letter.text.ts';
import { letterWords } from './letter-words.ts';
import { text } from './letters.text.ts';

function noticeOf({ withdrawnAt, replacedByRun }: Letter): string {
  if (withdrawnAt !== null) return letterText.isWithdrawn;
  return replacedByRun === null ? '' : letterText.isReplaced;
}

/** The same letter is the same file, whenever it is asked for. `signature`: a PNG. */
export async function paperOf(
  { letter, wording, sheets }: FoundLetter,
  signature: Uint8Array | undefined,
  papers: Papers,
): Promise<FileContent> {
  const words = letterWords({ ...letter, sheets }, wording);
  const bytes = await papers.pdf({
    template: 'letter',
    issuer: { coop: wording.coop, address: wording.address, origin: wording.origin },
    inputs: {
      title: `${text.letter(words.number)} ${words.subject}`,
      issuedOn: letter.letterDate,
      code: letter.code,
      words,
      labels: {
        number: letterText.number,
        subject: letterText.subjectLabel,
        to: letterText.toLabel,
        enclosed: letterText.enclosedLabel,
      },
      notice: noticeOf(letter),
      margins: wording.margins,
      // As the template takes a picture; null: the place to sign stays free.
      signature: signature ? [...signature] : null,
    },
  });
  return { format: 'pdf', name: text.fileName(letter.run, letter.yearBe), bytes };
}
