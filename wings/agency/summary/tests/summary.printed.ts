/** What this room's sheets must show on paper. */

import { figures, many, type Printed, tablesOf } from '../../../../tools/sheets/tests/many.ts';
import { readSummary } from '../summary.api.ts';
import { text as summaryText } from '../summary.text.ts';
import { summarySheet } from '../summary-sheet.ts';

export function printed(): readonly Printed[] {
  const { example } = readSummary;
  const { own } = example;
  if (!own) throw new Error('no month');
  const table_c = own.table_c.slice(0, 1).flatMap(many);
  const units = many({
    ...{ no: '01011001', name: 'โรงเรียน', agencies: 1, members: 9, billed: '1.00' },
    ...{ collected: '1.00', uncollected: '1.00', state: 'POSTED' as const },
  });
  const sums = { billed: '7777777.01', collected: '8888888.02', uncollected: '9999999.03' };
  const total = {
    ...sums,
    members: 9,
    state: 'POSTED' as const,
    agencies: 90,
    posted_agencies: 90,
  };
  const sub_units = { units, own: null, total };
  const sheet = summarySheet({ ...example, own: { ...own, table_c }, sub_units });
  const { baht, billed, collected, uncollected, a } = summaryText;
  const outcome = (one: { billed: string; collected: string | null; uncollected: string | null }) =>
    figures({
      ...{ [baht(billed)]: one.billed, [baht(collected)]: one.collected },
      [baht(uncollected)]: one.uncollected,
    });
  const groups = [...own.table_a, own.total_a].map((one) =>
    figures({
      ...{ [baht(a.principal)]: one.principal, [baht(a.interest)]: one.interest },
      [baht(a.amount)]: one.amount,
    }),
  );
  const { table_b } = own;
  const entries = [table_b.billed, table_b.collected, table_b.uncollected, table_b.unreported];
  const amount = baht(summaryText.b.amount);
  return tablesOf('summary', sheet, [
    { rows: groups },
    { rows: entries.map((one) => figures({ [amount]: one?.amount ?? null })) },
    { rows: [figures({ [amount]: table_b.refund?.amount ?? null })] },
    { rows: table_c.map(outcome) },
    {
      rows: example.trend.map((one) =>
        figures({
          ...{ [baht(billed)]: one.billed, [baht(collected)]: one.collected },
          [baht(uncollected)]: one.uncollected,
        }),
      ),
    },
    { rows: [...units.map(outcome), outcome(total)] },
  ]);
}
