/** Free text that agencies and staff write to each other, as it travels. */
import * as z from 'zod/mini';
import { areFit, spokenLetters, tidyLine, tidyWords } from '../../core/typed/typed-words.ts';

interface Words {
  /** Letters that say something. */
  readonly least?: number;
  /** Characters as they are kept. */
  readonly most: number;
  readonly tidy?: (words: string) => string;
}

/** Several lines, in one spelling; what hides or turns its direction is refused at its field. */
export const wordsShape = ({ least = 0, most, tidy = tidyWords }: Words) =>
  z.string().check((sent) => {
    const { value: input, issues } = sent;
    const wrong = { origin: 'string', inclusive: true, input } as const;
    const tooBig = { ...wrong, code: 'too_big', maximum: most } as const;
    if (input.length > 8 * most) return void issues.push(tooBig);
    if (!areFit(input)) {
      return void issues.push({ code: 'custom', params: { fault: 'unfit' }, input });
    }
    sent.value = tidy(input);
    if ([...sent.value].length > most) issues.push(tooBig);
    if (spokenLetters(sent.value) < least)
      issues.push({ ...wrong, code: 'too_small', minimum: least });
  });

/** The same in one line. */
export const lineOfWords = (most: number) => wordsShape({ most, tidy: tidyLine });
