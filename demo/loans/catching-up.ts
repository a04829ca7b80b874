/** Who makes up for missed months, and when: at the counter, soon after the last of them. */
import { type DayNumber, type MonthNumber, monthOf, workingDay } from '../calendar.ts';
import { outcomeOf } from '../people/outcomes.ts';
import type { Person } from '../people/person.ts';
import { seededRandom } from '../random.ts';
import { purposes } from './drafts/draft.ts';
import type { Habits } from './run-loan.ts';

/** Longer runs of missed months are not made up for: the loan stays in arrears. */
const longestRun = 3;
const monthsAhead = 1_000;

/** A whole number for each member and month. */
const seed = (memberNo: string, month: MonthNumber): number =>
  Number(memberNo) * monthsAhead + (month % monthsAhead);

/** What payroll does for a person's loans, and what he or she does about it. */
export function habitsOf(person: Person): Habits {
  const { memberNo } = person;
  const deducted = (month: MonthNumber) => outcomeOf(person, month).loans;
  const missed = (month: MonthNumber): boolean => deducted(month) !== 'FULL';

  /** On which day after a run that ended with this month; undefined when never. */
  function afterRun(last: MonthNumber): DayNumber | undefined {
    const random = seededRandom(seed(memberNo, last), purposes.catchUp);
    const draw = random.below(100);
    const date = random.between(3, 24);
    if (draw >= 97) return undefined;
    let length = 0;
    while (missed(last - length)) length += 1;
    if (length > longestRun) return undefined;
    // Whoever has paid the interest is given a month more.
    const month = monthOf(last + (deducted(last) === 'NONE' && draw < 70 ? 1 : 2));
    return workingDay(month.first + date);
  }

  return {
    memberNo,
    deducted,
    catchesUpOn(month) {
      const { first, last } = monthOf(month);
      for (const end of [month - 1, month - 2]) {
        if (!missed(end) || missed(end + 1)) continue;
        const on = afterRun(end);
        if (on !== undefined && on >= first && on <= last) return on;
      }
      return undefined;
    },
  };
}
