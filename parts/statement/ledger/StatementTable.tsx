import { SearchX } from 'lucide-react';
import { useLocation } from 'react-router';
import { type LedgerFilter, ledgerQuery } from '../../../core/ledger/address.ts';
import { type LedgerLine, movedColumn } from '../../../core/ledger/columns.ts';
import { type LedgerEnd, ledgerEnds } from '../../../core/ledger/ends.ts';
import { ledgerText } from '../../../core/ledger/ledger.text.ts';
import {
  amountOf,
  columnsOn,
  type Ledger,
  type LedgerAnswer,
} from '../../../core/ledger/ledger.ts';
import { addsUp } from '../../../core/ledger/whole-group.ts';
import { buddhistYear } from '../../../core/thai-date.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/empty-state/EmptyState.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useWideViewport } from '../../../kit/viewport/use-wide-viewport.ts';
import { Ledger as Table } from '../../ledger/Ledger.tsx';
import { LedgerEdge } from '../../ledger/LedgerEdge.tsx';
import { LedgerMonth } from '../../ledger/LedgerMonth.tsx';
import { filterText as text } from '../filter/filter.text.ts';
import { Pager } from '../Pager.tsx';
import { StatementPage } from '../StatementPage.tsx';
import { StatementLine } from './StatementLine.tsx';
import { FoundSum, StatementSum } from './StatementSum.tsx';

/** The answer of a ledger's page. */
export interface StatementAnswer extends LedgerAnswer {
  readonly next: string | null;
  readonly prev: string | null;
}

interface StatementTableProps {
  readonly ledger: Ledger;
  readonly statement: StatementAnswer;
  readonly filter: LedgerFilter;
  /** Takes the search away. */
  readonly onClear: () => void;
}

/**
 * Sums, then the movements between closing and opening balance, by month where the answer has sums
 * of months, else by year. What a search found has neither: between its lines there are others.
 */
export function StatementTable({ ledger, statement, filter, onClear }: StatementTableProps) {
  const { lines, found, next, prev } = statement;
  const { pathname } = useLocation();
  const { words } = ledger;
  const wide = useWideViewport();
  if (found?.count === 0) return <NothingFound q={filter.q ?? ''} onClear={onClear} />;
  const to = (page: string | null) =>
    page === null ? undefined : pathname + ledgerQuery({ ...filter, page });
  return (
    <StatementPage page={filter.page}>
      {found ? <FoundSum ledger={ledger} statement={statement} found={found} /> : null}
      {found || !wide ? null : <StatementSum ledger={ledger} statement={statement} />}
      <Table caption={words.caption} columns={headsOf(ledger)}>
        {found ? (
          <tbody>
            {lines.map((line) => (
              <StatementLine key={line.seq} {...{ ledger, line }} />
            ))}
          </tbody>
        ) : (
          <Groups ledger={ledger} statement={statement} />
        )}
      </Table>
      <Pager label={words.pages} newer={to(prev)} older={to(next)} />
    </StatementPage>
  );
}

function headsOf(ledger: Ledger) {
  const { columns, words } = ledger;
  const figures = columnsOn(ledger, 'figure').map(([, { head = '' }]) => head);
  return {
    when: columns.posted_on.head ?? '',
    what: columns.description.head ?? '',
    move: words.move ?? movedColumn(columns).head ?? '',
    ...(figures.length > 0 && { more: figures }),
    left: columns.balance.head ?? '',
  };
}

/** The lines group by group, with their heads, between the balances at both ends. */
function Groups({ ledger, statement }: Pick<StatementTableProps, 'ledger' | 'statement'>) {
  const { lines, months, summary, as_of } = statement;
  const wide = useWideViewport();
  const { top, bottom } = ledgerEnds(statement, (line) => amountOf(ledger, line));
  // On a phone the large amount of the page stands right above, and is the same.
  const isHead = !wide && top.whole && (summary.to ?? as_of) >= as_of;
  const more = columnsOn(ledger, 'figure').length;
  const groups = Map.groupBy(lines, ({ posted_on }) =>
    months ? posted_on.slice(0, 7) : ledgerText.year(buddhistYear(posted_on)),
  );
  const edge = (end: LedgerEnd, label: string) => (
    <LedgerEdge day={end.on} label={label} balance={end.balance} more={more} />
  );
  return (
    <>
      {isHead ? null : edge(top, top.whole ? ledger.words.closing : ledgerText.afterPage)}
      {[...groups].map(([name, of]) => (
        <LedgerMonth key={name} month={name} {...sumsOf(ledger, statement, name, of)} more={more}>
          {of.map((line) => (
            <StatementLine key={line.seq} {...{ ledger, line }} />
          ))}
        </LedgerMonth>
      ))}
      {edge(bottom, bottom.whole ? ledgerText.opening : ledgerText.beforePage)}
    </>
  );
}

/** Sums of a month for its head, and whether other pages have lines of it; a year has no sums. */
function sumsOf(
  ledger: Ledger,
  { months = [] }: LedgerAnswer,
  name: string,
  lines: readonly LedgerLine[],
) {
  const { flows, wordOf } = ledger;
  const sums = months.find(({ month }) => month === name);
  if (sums === undefined) return { flows: [] };
  const flow = (sign: 1 | -1, value: string | undefined) =>
    value === undefined ? [] : [{ word: wordOf(sign), value }];
  return {
    flows: [...flow(1, sums[flows.in]), ...flow(-1, sums[flows.out])],
    ...(addsUp(ledger, lines, sums) ? {} : { note: ledgerText.monthElsewhere }),
  };
}

interface NothingFoundProps {
  readonly q: string;
  readonly onClear: () => void;
}

/** A search that found no line: the ledger is not empty, and the way back to it is here. */
function NothingFound({ q, onClear }: NothingFoundProps) {
  return (
    <Panel>
      <EmptyState
        icon={SearchX}
        title={ledgerText.nothing}
        actions={<Button onClick={onClear}>{text.clear}</Button>}
      >
        {text.nothingHint(q)}
      </EmptyState>
    </Panel>
  );
}
