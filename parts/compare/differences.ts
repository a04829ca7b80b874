/** What two versions of a document differ in. Pure. */
import { compareText as text } from './compare.text.ts';
import { type Difference, diffLines, linesOf } from './diff-lines.ts';

export interface Words {
  readonly title: string;
  readonly body_html: string;
}

/** Title and words, line by line; none where they are the same. */
export function differences(before: Words, after: Words): readonly Difference[] {
  return [
    { name: text.title, lines: diffLines([before.title], [after.title]) },
    {
      name: text.body,
      lines: diffLines(linesOf(before.body_html), linesOf(after.body_html)),
    },
  ].filter(({ lines }) => lines.some(({ kind }) => kind !== 'same'));
}
