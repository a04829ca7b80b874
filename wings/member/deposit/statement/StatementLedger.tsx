import { useLocation } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { ledgerAddress, ledgerQuery } from '../../../../api/ledger/address.ts';
import { ledgerEnds } from '../../../../api/ledger/ends.ts';
import { depositSignColour } from '../../../../core/sign-colour.ts';
import { Signed } from '../../../../kit/amount/Signed.tsx';
import { Ledger } from '../../../../kit/ledger/Ledger.tsx';
import { LedgerEdge } from '../../../../kit/ledger/LedgerEdge.tsx';
import { LedgerLine } from '../../../../kit/ledger/LedgerLine.tsx';
import { LedgerMonth } from '../../../../kit/ledger/LedgerMonth.tsx';
import { Leaf } from '../../../../kit/statement/Leaf.tsx';
import { Pager } from '../../../../kit/statement/Pager.tsx';
import type { readDepositStatement } from '../deposit.api.ts';
import { text } from '../deposit.text.ts';
import { StatementSum } from './StatementSum.tsx';

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

/** Sum line, then the movements month by month between closing and opening balance (D-10). */
export function StatementLedger(statement: Statement) {
  const { lines, months, summary, as_of, next, prev } = statement;
  const { pathname, search } = useLocation();
  const filter = ledgerAddress(new URLSearchParams(search));
  const { top, bottom } = ledgerEnds(statement, amountOf);
  const to = (page: string | null) =>
    page === null ? undefined : pathname + ledgerQuery({ ...filter, page });
  const byMonth = Map.groupBy(lines, (line) => line.posted_on.slice(0, 7));
  return (
    <Leaf page={filter.page}>
      <StatementSum summary={summary} asOf={as_of} />
      <Ledger caption={words.caption} columns={columns}>
        <LedgerEdge
          day={top.on}
          label={top.whole ? words.closing : words.carried}
          balance={top.balance}
        />
        {[...byMonth].map(([month, of]) => (
          <LedgerMonth key={month} month={month} flows={flowsOf(months, month)}>
            {of.map((line) => (
              <StatementLine key={line.seq} line={line} />
            ))}
          </LedgerMonth>
        ))}
        <LedgerEdge day={bottom.on} label={words.opening} balance={bottom.balance} />
      </Ledger>
      <Pager label={words.pages} newer={to(prev)} older={to(next)} />
    </Leaf>
  );
}
