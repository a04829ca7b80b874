/** The letter as paper. */
import { readFile } from 'node:fs/promises';
import type { LetterSettings } from '../../../../api/agency/letter-settings.ts';
import type { Papers } from '../../../../core/sheet/papers.ts';
import type { FileContent } from '../../../../core/sheet/sheet.ts';
import { text } from '../delivery_book.text.ts';
import type { FoundLetter } from '../wire/find.server.ts';
import { letterText } from './letter.text.ts';
import { letterWords, type Wording } from './words.ts';

/**
 * As the template takes a picture: its bytes; null: the place to sign stays free. Under the name of
 * somebody who signed before, the picture of today's signer does not stand.
 */
async function signatureOf(
  { signature_image: path, signer_name }: LetterSettings,
  { signer_name: named }: Wording,
): Promise<readonly number[] | null> {
  return path === undefined || named !== signer_name ? null : [...(await readFile(path))];
}

/** The same letter is the same file, whenever it is asked for. */
export async function paperOf(
  { letter, wording }: FoundLetter,
  settings: LetterSettings,
  papers: Papers,
): Promise<FileContent> {
  const words = letterWords(letter, wording, settings.thai_digits);
  const bytes = await papers.pdf({
    template: 'letter',
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
      notice: letter.replacedByRun === null ? '' : letterText.isReplaced,
      margins: settings.margins,
      signature: await signatureOf(settings, wording),
    },
  });
  return { format: 'pdf', name: text.fileName(letter.run, letter.yearBe), bytes };
}
