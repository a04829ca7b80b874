/** What the parts of an election must be among themselves; each fault at its field. */
import type * as z from 'zod/mini';
import type { FieldFault } from '../../../../api/envelope.ts';
import { Problem } from '../../../../api/problem.ts';
import { answers } from '../answers.text.ts';
import type { daysShape, stepShape } from '../dto/shapes.ts';

const throwFaults = (fields: readonly FieldFault[]): void => {
  if (fields.length > 0) throw new Problem('bad_input', { fields });
};

type Days = z.output<typeof daysShape>;

/** Application, campaign, voting and its end, announcement: one after the other. */
export function assertDays(days: Days | null): void {
  if (days === null) return;
  const { application, campaign, voting, voting_ends: ends, announced } = days;
  const words = answers.dayOrder;
  const fault = (isWrong: boolean, field: keyof typeof words): FieldFault[] =>
    isWrong ? [{ field: `days.${field}`, message: words[field] }] : [];
  throwFaults([
    ...fault(campaign <= application, 'campaign'),
    ...fault(voting <= campaign, 'voting'),
    ...fault(ends < voting, 'voting_ends'),
    ...fault(announced < voting, 'announced'),
  ]);
}

export function assertCalendar(calendar: readonly z.output<typeof stepShape>[]): void {
  throwFaults(
    calendar.flatMap(({ from, to }, index) =>
      to < from ? [{ field: `calendar.${index}.to`, message: answers.stepEnds }] : [],
    ),
  );
}

/** No two of a list have the same key. */
export function assertOnce(list: string, field: string, keys: readonly (string | number)[]): void {
  throwFaults(
    keys.flatMap((key, index) =>
      keys.indexOf(key) === index
        ? []
        : [{ field: `${list}.${index}.${field}`, message: answers.twice }],
    ),
  );
}
