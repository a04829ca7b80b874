import type { Day } from '../../core/days.ts';

export interface CalendarProps {
  /** Name of the field that it fills. */
  readonly label: string;
  /** What is in the field; of a field without a day, the one nearest to today is shown. */
  readonly day: Day | undefined;
  /** Days that can be chosen, both included. */
  readonly first: Day;
  readonly last: Day;
  readonly onChoose: (day: Day) => void;
}
