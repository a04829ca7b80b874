import { useSearchParams } from 'react-router';
import { ledgerQuery } from '../../../../api/ledger/address.ts';
import type { LedgerFilter } from '../../../../api/ledger/ledger.ts';
import type { Day } from '../../../../core/days.ts';
import { Chips } from '../../../../kit/chips/Chips.tsx';
import { DateRange } from '../../../../kit/date-range/DateRange.tsx';
import { FilterRow } from '../../../../kit/statement/FilterRow.tsx';
import { text } from '../deposit.text.ts';
import { periodDays, periodOf, periods } from './periods.ts';

const choices = periods.map((key) => ({ key, name: text.statement.periods[key] }));

interface StatementFilterProps {
  readonly asOf: Day;
  readonly filter: LedgerFilter;
}

/** Which days the statement shows; the choice stands in the address, from its first page on. */
export function StatementFilter({ asOf, filter }: StatementFilterProps) {
  const [, setParams] = useSearchParams();
  const choose = ({ from, to }: LedgerFilter) =>
    setParams(ledgerQuery({ from, to }), { preventScrollReset: true });
  return (
    <FilterRow label={text.statement.range}>
      <Chips
        label={text.statement.oftenUsed}
        choices={choices}
        chosen={periodOf(filter, asOf)}
        onChoose={(period) => choose(periodDays(period, asOf))}
      />
      <DateRange from={filter.from} to={filter.to} onChange={choose} />
    </FilterRow>
  );
}
