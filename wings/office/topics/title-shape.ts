import { wordsShape } from '../../../api/agency/words.ts';
import { tidyLine } from '../../../core/typed/typed-words.ts';

/** A line that says something. */
export const titleShape = (most: number) => wordsShape({ least: 1, most, tidy: tidyLine });
