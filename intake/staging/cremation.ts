/** What an enrolment still has to pay, against its months. */
import { reasons } from '../intake.text.ts';
import { type CrossCheck, inBaht } from './cross-check.ts';

export const cremationCrossChecks: readonly CrossCheck[] = [
  {
    of: 'cremation_enrolments',
    after: 'cremation_months',
    from: (part) => `FROM ${part('cremation_enrolments')} r LEFT JOIN (
        SELECT cremation_no, sum(outstanding_satang) AS owed
        FROM ${part('cremation_months')} GROUP BY cremation_no
      ) m ON m.cremation_no = r.cremation_no
      WHERE true`,
    comparisons: [
      {
        column: 'TO_COLLECT',
        wrong: 'r.to_collect_satang <> coalesce(m.owed, 0)',
        expected: inBaht('coalesce(m.owed, 0)'),
        stated: inBaht('r.to_collect_satang'),
        reason: (expected, stated) => reasons.fromLines('cremation_months.csv', expected, stated),
      },
    ],
  },
];
