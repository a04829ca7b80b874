/** What letters to agencies say of the cooperative (D-25, G.1): a part of its settings file. */
import * as z from 'zod/mini';
import { tidyLine } from '../../core/typed/typed-words.ts';
import { wordsShape } from './words.ts';

const words = wordsShape({ least: 1, most: 120, tidy: tidyLine });
const centimetres = z.number().check(z.minimum(1), z.maximum(6));

export const letterSettingsShape = z.strictObject({
  /** Before the number: `ที่ {prefix} {run}/{year}`. */
  prefix: z.string().check(z.minLength(1), z.maxLength(40)),
  signer_name: words,
  signer_position: words,
  /** A PNG of the signature, from where the server was started; left out: signed by hand. */
  signature_image: z.optional(z.string().check(z.maxLength(500), z.regex(/\.png$/i))),
  /** Who in the cooperative answers for it. */
  section: words,
  /** Where the money goes: the bank with its branch, its code (part F), the number. */
  bank_name: words,
  bank_code: z.string().check(z.regex(/^\d{3}$/)),
  account_no: z.string().check(z.regex(/^\d{5,20}$/)),
  thai_digits: z.boolean(),
  /** Of the paper. */
  margins: z.strictObject({
    ...{ left: centimetres, right: centimetres, top: centimetres, bottom: centimetres },
  }),
});
