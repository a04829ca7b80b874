/** What this room's sheets must show on paper. */

import { figures, many, type Printed, sumOf, tablesOf } from '../../../tools/sheets/tests/many.ts';
import { someMember } from '../../../tools/sheets/tests/some-member.ts';
import { readKepcrem } from './cremation.api.ts';
import { text as cremText } from './cremation.text.ts';
import { kepcremSheet } from './cremation-sheet.ts';

const asOf = '2025-11-28';

export function printed(): readonly Printed[] {
  const { example } = readKepcrem;
  const enrolments = example.enrolments.slice(0, 1).flatMap(many);
  const months = example.months.slice(0, 1).flatMap(many);
  const entries = months.map((one, at) => ({ ...one, pending: at === 0 }));
  const finalEntries = entries.filter((one) => !one.pending);
  const { amount, collected, outstanding, pendingAmount, rate, sheet: heads } = cremText;
  const pendingEntries = entries.filter((one) => one.pending);
  const sheet = kepcremSheet({
    ...{ member: someMember, asOf, enrolments, cremationNo: '10001231', months: entries },
  });
  return tablesOf('cremation', sheet, [
    {
      rows: enrolments.map((one) => ({
        ...{ [heads.insured]: one.insured_amount, [heads.prepaid]: one.prepaid_balance },
        ...{ [heads.toCollect]: one.to_collect, [heads.arrears]: one.arrears },
        ...{ [heads.aid]: one.aid_to_others, [heads.after]: one.balance_after },
      })),
    },
    {
      rows: [
        ...entries.map((one) =>
          figures({
            ...{ [rate]: one.rate_per_death, [amount]: one.amount },
            [collected]: one.pending ? null : one.collected,
            [outstanding]: one.pending ? null : one.outstanding,
            [pendingAmount]: one.pending ? one.outstanding : null,
          }),
        ),
        {
          [amount]: sumOf(entries, (one) => one.amount),
          [collected]: sumOf(finalEntries, (one) => one.collected),
          [outstanding]: sumOf(finalEntries, (one) => one.outstanding),
          [pendingAmount]: sumOf(pendingEntries, (one) => one.outstanding),
        },
      ],
    },
  ]);
}
