import { useSearchParams } from 'react-router';
import { ledgerQuery } from '../../../../api/ledger/address.ts';
import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import type { Day } from '../../../../core/days.ts';
import { Chips } from '../../../../kit/chips/Chips.tsx';
import { DateRange } from '../../../../kit/date-range/DateRange.tsx';
import { FilterRow } from '../../../../kit/statement/FilterRow.tsx';
import { text } from '../share.text.ts';
import { type Period, periodDays, periodOf } from './periods.ts';

const choices = (['all', 'year', 'months12'] as const).map((key: Period) => ({
  key,
  name: text.periods[key],
}));

interface ShareFilterProps {
  readonly asOf: Day;
  readonly filter: LedgerFilter;
}

/** Which days the ledger shows; the choice stands in the address, from its first page on. */
export function ShareFilter({ asOf, filter }: ShareFilterProps) {
  const [, setParams] = useSearchParams();
  const choose = ({ from, to }: LedgerFilter) =>
    setParams(ledgerQuery({ from, to }), { preventScrollReset: true });
  return (
    <FilterRow label={text.range}>
      <Chips
        label={text.oftenUsed}
        choices={choices}
        chosen={periodOf(filter, asOf)}
        onChoose={(period) => choose(periodDays(period, asOf))}
      />
      <DateRange from={filter.from} to={filter.to} onChange={choose} />
    </FilterRow>
  );
}
