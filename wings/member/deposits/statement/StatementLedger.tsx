import { useLocation, useNavigate } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { ledgerAddress, ledgerQuery } from '../../../../api/ledger/address.ts';
import { type LedgerEnd, ledgerEnds } from '../../../../api/ledger/balance-ends.ts';
import { depositSignColour } from '../../../../core/sign-colour.ts';
import { Signed } from '../../../../kit/amount/Signed.tsx';
import { Ledger } from '../../../../parts/ledger/Ledger.tsx';
import { LedgerEdge } from '../../../../parts/ledger/LedgerEdge.tsx';
import { LedgerLine } from '../../../../parts/ledger/LedgerLine.tsx';
import { LedgerLines } from '../../../../parts/ledger/LedgerLines.tsx';
import { LedgerMonth } from '../../../../parts/ledger/LedgerMonth.tsx';
import { NothingFound } from '../../../../parts/statement/filter/NothingFound.tsx';
import { Pager } from '../../../../parts/statement/Pager.tsx';
import { StatementPage } from '../../../../parts/statement/StatementPage.tsx';
import type { readDepositStatement } from '../deposits.api.ts';
import { text } from '../deposits.text.ts';
import { StatementFound, StatementSum } from './StatementSum.tsx';

type Statement = DataOf<typeof readDepositStatement>;
type Line = Statement['lines'][number];

const { statement: words } = text;
const ways = { 1: words.wordIn, 0: words.wordNeutral, [-1]: words.wordOut } as const;
const columns = { when: words.date, what: words.what, move: words.move, left: words.left };

/** What a line moved; a neutral one moves nothing. */
const amountOf = ({ deposit, withdrawal }: Line): string => deposit ?? withdrawal ?? '0.00';

/** Flows of a month for its row; the wire has them for every month that the lines touch. */
function flowsOf(months: Statement['months'], month: string) {
  const totals = months.find((one) => one.month === month);
  if (!totals) return [];
  return [
    { word: words.wordIn, value: totals.deposited },
    { word: words.wordOut, value: totals.withdrawn },
  ];
}

function StatementLine({ line }: { readonly line: Line }) {
  const { sign_flag } = line;
  return (
    <LedgerLine
      day={line.posted_on}
      what={line.description}
      sub={line.channel}
      move={
        <Signed
          value={amountOf(line)}
          sign={sign_flag}
          colour={depositSignColour(sign_flag)}
          word={ways[sign_flag]}
        />
      }
      balance={line.balance}
    />
  );
}

const lineOf = (line: Line) => <StatementLine key={line.seq} line={line} />;

/** Lines by the month they were posted in, newest first. */
function byMonth(lines: readonly Line[]): [month: string, lines: Line[]][] {
  return [...Map.groupBy(lines, (line) => line.posted_on.slice(0, 7))];
}

/** The balance above the newest line or below the oldest one. */
function Edge({ end, label }: { readonly end: LedgerEnd; readonly label: string }) {
  return <LedgerEdge day={end.on} label={label} balance={end.balance} />;
}

/**
 * Sum line, then the movements month by month between closing and opening balance (D-10). What was
 * found by a search has neither: between its lines there are others.
 */
export function StatementLedger(statement: Statement) {
  const { lines, months, summary, found, as_of, next, prev } = statement;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const filter = ledgerAddress(new URLSearchParams(search));
  const { top, bottom } = ledgerEnds(statement, amountOf);
  const to = (page: string | null) =>
    page === null ? undefined : pathname + ledgerQuery({ ...filter, page });
  if (found?.count === 0) {
    const cleared = pathname + ledgerQuery({ from: filter.from, to: filter.to });
    const clear = () => navigate(cleared, { preventScrollReset: true });
    return <NothingFound q={filter.q ?? ''} onClear={clear} />;
  }
  return (
    <StatementPage page={filter.page}>
      {found ? <StatementFound found={found} /> : <StatementSum summary={summary} asOf={as_of} />}
      <Ledger caption={words.caption} columns={columns}>
        {found ? null : <Edge end={top} label={top.whole ? words.closing : words.carried} />}
        {found ? <LedgerLines>{lines.map(lineOf)}</LedgerLines> : null}
        {(found ? [] : byMonth(lines)).map(([month, of]) => (
          <LedgerMonth key={month} month={month} flows={flowsOf(months, month)}>
            {of.map(lineOf)}
          </LedgerMonth>
        ))}
        {found ? null : <Edge end={bottom} label={words.opening} />}
      </Ledger>
      <Pager label={words.pages} newer={to(prev)} older={to(next)} />
    </StatementPage>
  );
}
