import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { words } from '../../../kit/words.text.ts';
import { SumLine } from '../../../parts/ledger/SumLine.tsx';
import { text } from './submit.text.ts';

type Figures = Pick<NonNullable<MonthReport['report']>, 'sums' | 'slips_total' | 'difference'>;

/** What was deducted less what was transferred: the difference. */
export function Balance({ sums, slips_total, difference }: Figures) {
  const labels = text.sum;
  const isBegun = sums.unreported.count < sums.billed.count || slips_total !== '0.00';
  const money = (value: string) => (
    <>
      <Money value={value} /> {words.baht}
    </>
  );
  return (
    <SumLine
      items={[
        { key: 'collected', label: labels.collected, value: money(sums.collected.amount) },
        { key: 'slips', label: labels.slips, value: money(slips_total) },
        {
          key: 'difference',
          label: labels.difference,
          // Nothing less nothing would read as if all were well.
          value: isBegun ? money(difference) : labels.notYet,
        },
      ]}
    />
  );
}
