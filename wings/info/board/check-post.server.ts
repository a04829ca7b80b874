/** Looks a post over before it goes onto the board: tidied, or what is wrong at which field. */
import type { FieldFault } from '../../../api/envelope.ts';
import { Problem } from '../../../api/problem.ts';
import { soundsOfficial } from '../../../core/board/display-name.ts';
import { least } from '../../../core/board/lengths.ts';
import { privateNumber } from '../../../core/board/private-numbers.ts';
import { refusals } from '../../../core/board/refusals.text.ts';
import { tidyLine, tidyLines } from '../../../core/board/tidy-text.ts';
import { wordFinder } from '../../../core/board/word-finder.ts';

export interface Typed {
  /** Left out for an answer. */
  readonly title?: string;
  readonly body: string;
  readonly display_name?: string | undefined;
}

export interface Checked {
  /** '' for an answer. */
  readonly title: string;
  readonly body: string;
  /** '' where none was given. */
  readonly displayName: string;
}

export interface Surroundings {
  readonly memberNo: string;
  /** Numbers that are public. */
  readonly allowed: readonly string[];
  /** Words that the cooperative added to the list. */
  readonly moreWords: readonly string[];
}

/**
 * The post as it may be kept. Throws Problem bad_input with a sentence for each field at fault:
 * too short, a number that points to a person, a refused word, a name that is not theirs to use.
 */
export function checkPost(typed: Typed, around: Surroundings): Checked {
  const findWord = wordFinder(around.moreWords);
  const title = tidyLine(typed.title ?? '');
  const body = tidyLines(typed.body);
  const displayName = tidyLine(typed.display_name ?? '');

  function faultOf(text: string, shortest: number): string | undefined {
    if (text === '') return refusals.empty;
    if (text.length < shortest) return refusals.short(shortest);
    const number = privateNumber(text, around);
    if (number) return refusals.number[number];
    const word = findWord(text);
    return word === undefined ? undefined : refusals.word(word);
  }
  function nameFault(): string | undefined {
    if (displayName === '') return undefined;
    if (soundsOfficial(displayName)) return refusals.official;
    if (/\d[\d\s.-]{3,}/.test(displayName.normalize('NFKC'))) return refusals.numberInName;
    return faultOf(displayName, 1);
  }
  const faults: readonly [string, string | undefined][] = [
    ['title', typed.title === undefined ? undefined : faultOf(title, least.title)],
    ['body', faultOf(body, least.body)],
    ['display_name', nameFault()],
  ];
  const fields: FieldFault[] = faults.flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
  if (fields.length > 0) throw new Problem('bad_input', { fields });
  return { title, body, displayName };
}
