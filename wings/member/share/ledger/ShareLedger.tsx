import { useLocation, useNavigate } from 'react-router';
import type { DataOf } from '../../../../api/endpoint.ts';
import { ledgerAddress, ledgerQuery } from '../../../../api/ledger/address.ts';
import { type LedgerEnd, ledgerEnds } from '../../../../api/ledger/ends.ts';
import { shareSignColour } from '../../../../core/sign-colour.ts';
import { buddhistYear } from '../../../../core/thai-date.ts';
import { Signed } from '../../../../kit/amount/Signed.tsx';
import { Ledger } from '../../../../kit/ledger/Ledger.tsx';
import { LedgerEdge } from '../../../../kit/ledger/LedgerEdge.tsx';
import { LedgerLine } from '../../../../kit/ledger/LedgerLine.tsx';
import { LedgerLines } from '../../../../kit/ledger/LedgerLines.tsx';
import { LedgerMonth } from '../../../../kit/ledger/LedgerMonth.tsx';
import { NothingFound } from '../../../../kit/statement/filter/NothingFound.tsx';
import { Leaf } from '../../../../kit/statement/Leaf.tsx';
import { Pager } from '../../../../kit/statement/Pager.tsx';
import type { readShare } from '../share.api.ts';
import { text } from '../share.text.ts';
import { ShareFound, ShareSum } from './ShareSum.tsx';

type Share = DataOf<typeof readShare>;
type Line = Share['lines'][number];

const words = { 1: text.wordIn, 0: text.wordNeutral, [-1]: text.wordOut } as const;
const columns = { when: text.date, what: text.what, move: text.move, left: text.left };

/** Lines by the year they were posted in, newest first. */
function byYear(lines: readonly Line[]): [year: string, lines: Line[]][] {
  return [...Map.groupBy(lines, (line) => line.posted_on.slice(0, 4))];
}

function ShareLine({ line }: { readonly line: Line }) {
  const { period_no, receipt_no, sign_flag } = line;
  const sub = [
    period_no === null ? undefined : text.periodNo(period_no),
    receipt_no === null ? undefined : text.receipt(receipt_no),
  ];
  return (
    <LedgerLine
      day={line.posted_on}
      what={line.description}
      sub={sub.filter(Boolean).join(' · ')}
      move={
        <Signed
          value={line.amount}
          sign={sign_flag}
          colour={shareSignColour(sign_flag)}
          word={words[sign_flag]}
        />
      }
      balance={line.balance}
      leftWord={text.leftWord}
    />
  );
}

const lineOf = (line: Line) => <ShareLine key={line.seq} line={line} />;

/** The balance above the newest line or below the oldest one. */
function Edge({ end, label }: { readonly end: LedgerEnd; readonly label: string }) {
  return <LedgerEdge day={end.on} label={label} balance={end.balance} />;
}

/**
 * Sum line, then the movements between closing and opening balance (D-06). What was found by a
 * search has neither: between its lines there are others.
 */
export function ShareLedger(share: Share) {
  const { lines, summary, found, as_of, next, prev } = share;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const filter = ledgerAddress(new URLSearchParams(search));
  const { top, bottom } = ledgerEnds(share, (line) => line.amount);
  const to = (page: string | null) =>
    page === null ? undefined : pathname + ledgerQuery({ ...filter, page });
  if (found?.count === 0) {
    const cleared = pathname + ledgerQuery({ from: filter.from, to: filter.to });
    const clear = () => navigate(cleared, { preventScrollReset: true });
    return <NothingFound q={filter.q ?? ''} onClear={clear} />;
  }
  return (
    <Leaf page={filter.page}>
      {found ? <ShareFound found={found} /> : <ShareSum summary={summary} asOf={as_of} />}
      <Ledger caption={text.caption} columns={columns}>
        {found ? null : <Edge end={top} label={top.whole ? text.closing : text.carried} />}
        {found ? <LedgerLines>{lines.map(lineOf)}</LedgerLines> : null}
        {(found ? [] : byYear(lines)).map(([year, of]) => (
          <LedgerMonth key={year} month={text.year(buddhistYear(year))} flows={[]}>
            {of.map(lineOf)}
          </LedgerMonth>
        ))}
        {found ? null : <Edge end={bottom} label={text.opening} />}
      </Ledger>
      <Pager label={text.pages} newer={to(prev)} older={to(next)} />
    </Leaf>
  );
}
