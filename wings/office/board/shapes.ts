/** The board as staff see it: who wrote, what is hidden, by whom and why. */
import * as z from 'zod/mini';
import { wordsShape } from '../../../api/agency/words.ts';
import { least, most } from '../../../core/board/lengths.ts';
import { reasonLimits } from './limits.ts';

export const idShape = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

const hiddenShape = z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.string() }));

export const topicShape = {
  id: z.number(),
  title: z.string(),
  display_name: z.string(),
  membership_no: z.string(),
  posted_at: z.string(),
  /** Hidden ones too. */
  answers: z.number(),
  hidden_answers: z.number(),
  /** Whether an answer of the cooperative is shown. */
  answered: z.boolean(),
  hidden: hiddenShape,
};

export const answerShape = z.object({
  id: z.number(),
  body: z.string(),
  display_name: z.string(),
  /** Null: the cooperative itself. */
  membership_no: z.nullable(z.string()),
  posted_at: z.string(),
  hidden: hiddenShape,
});

export const wholeShape = z.object({
  ...topicShape,
  body: z.string(),
  answers_list: z.array(answerShape),
});

/** A question, or one answer of it. */
export const postShape = { id: idShape, answer: z.optional(idShape) };
export const reasonShape = wordsShape(reasonLimits);
/** As long as the public form's. */
export const answerBodyShape = wordsShape({ least: least.body, most: most.body });
