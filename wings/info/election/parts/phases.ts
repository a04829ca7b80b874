/** Where a day stands among the steps of a calendar. Pure. */
import type { Day } from '../../../../core/days.ts';

/** `dated`: the calendar says nothing about today, see `phasesOf`. */
export type Phase = 'past' | 'now' | 'next' | 'later' | 'dated';

interface Step {
  readonly from: Day;
  readonly to: Day;
}

/**
 * For each step whether it is over, under way, the very next one or still to come. Several may be
 * under way; where none is, the ones that begin first are next. An election that is not over on a
 * day after all of its steps is late: then its state tells where it stands, and no step is ticked.
 */
export function phasesOf(steps: readonly Step[], today: Day, isOver: boolean): readonly Phase[] {
  if (!isOver && steps.every(({ to }) => to < today)) return steps.map(() => 'dated');
  const isNow = ({ from, to }: Step) => from <= today && today <= to;
  const anyNow = steps.some(isNow);
  const [first] = steps
    .map(({ from }) => from)
    .filter((from) => from > today)
    .toSorted();
  return steps.map((step) => {
    if (step.to < today) return 'past';
    if (isNow(step)) return 'now';
    return !anyNow && step.from === first ? 'next' : 'later';
  });
}
