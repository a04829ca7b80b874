import { Fragment, type ReactNode } from 'react';
import type {
  LedgerColumn,
  LedgerValue,
  LedgerLine as Line,
} from '../../../core/ledger/columns.ts';
import { amountOf, columnsOn, type Ledger } from '../../../core/ledger/ledger.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Signed } from '../../../kit/amount/Signed.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { LedgerLine } from '../../ledger/LedgerLine.tsx';
import styles from '../statement.module.css';

interface StatementLineProps {
  readonly ledger: Ledger;
  readonly line: Line;
}

/** One movement of any ledger, as its columns say. */
export function StatementLine({ ledger, line }: StatementLineProps) {
  const { wordOf, colourOf, words } = ledger;
  const { sign_flag } = line;
  const moved = amountOf(ledger, line);
  const figures = columnsOn(ledger, 'figure');
  // A figure that is nought or the movement itself need not be told in words as well.
  const hasDetails = figures.some(([key]) => !isNought(line[key]) && line[key] !== moved);
  const marks = columnsOn(ledger, 'mark').filter(([key]) => line[key] !== null);
  const notes = columnsOn(ledger, 'note').filter(([key]) => line[key] !== null);
  const below = columnsOn(ledger, 'below').filter(([key]) => !isNought(line[key]));
  return (
    <LedgerLine
      day={line.posted_on}
      what={
        marks.length > 0 ? (
          <>
            <Whole of={line.description} />{' '}
            <span className={styles.mark}>{inWords(marks, line, ' · ')}</span>
          </>
        ) : (
          line.description
        )
      }
      sub={notes.length > 0 ? inWords(notes, line, ' · ') : null}
      move={
        <Signed
          value={moved}
          sign={sign_flag}
          colour={colourOf(sign_flag, line)}
          word={wordOf(sign_flag, line)}
        />
      }
      {...(figures.length > 0 && {
        more: figures.map(([key, { kind }]) => ({ key, value: shownValue(kind, line[key]) })),
      })}
      details={hasDetails ? inWords(figures, line, ' ', Nowrap) : null}
      balance={line.balance}
      left={below.length > 0 ? inWords(below, line, ' ', Nowrap) : null}
      {...(words.left !== undefined && { leftWord: words.left })}
    />
  );
}

const isNought = (value: LedgerValue | undefined): boolean =>
  value === null || value === 0 || value === '0.00';

function shownValue(kind: LedgerColumn['kind'], value: LedgerValue = null): ReactNode {
  if (typeof value !== 'string') return value;
  if (kind === 'day') return <ThaiDate day={value} />;
  return kind === 'baht' || kind === 'move' ? <Money value={value} /> : value;
}

/** Values with the words around them, each kept together by `Part`. */
function inWords(
  columns: ReturnType<typeof columnsOn>,
  line: Line,
  between: string,
  Part: typeof Nowrap | typeof Fragment = Fragment,
): ReactNode {
  return columns.map(([key, { kind, around: [before, after] = ['', ''] }], at) => (
    <Fragment key={key}>
      {at > 0 ? between : null}
      <Part>
        {before}
        {shownValue(kind, line[key])}
        {after}
      </Part>
    </Fragment>
  ));
}
