import type { ReactNode } from 'react';
import { summedColumns } from '../../../core/ledger/columns.ts';
import { ledgerText } from '../../../core/ledger/ledger.text.ts';
import {
  type Found,
  flowOf,
  flowsBeside,
  type Ledger,
  type LedgerAnswer,
  movedBy,
} from '../../../core/ledger/ledger.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Signed } from '../../../kit/amount/Signed.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { words as kitWords } from '../../../kit/words.text.ts';
import { SumLine } from '../../ledger/SumLine.tsx';
import { filterText } from '../filter/filter.text.ts';
import styles from '../statement.module.css';

interface StatementSumProps {
  readonly ledger: Ledger;
  readonly statement: LedgerAnswer;
}

/**
 * Opening + what came − what went (− what was lost ± what was adjusted) = closing, of the days;
 * more sums below.
 */
export function StatementSum({ ledger, statement }: StatementSumProps) {
  const { words, columns } = ledger;
  const { as_of, summary } = statement;
  const { from, to, opening, closing } = summary;
  const [came, went] = [flowOf(ledger, statement, 'in'), flowOf(ledger, statement, 'out')];
  const dated = (label: string, day: string | null): ReactNode => (
    <>
      {label} {day === null ? null : <ThaiDate day={day} />}
    </>
  );
  return (
    <>
      <SumLine
        items={[
          {
            key: 'opening',
            label: dated(ledgerText.opening, from),
            value: <Money value={opening} />,
          },
          {
            key: 'in',
            label: words.came(came.count),
            value: <Flow ledger={ledger} {...movedBy(came.value, 1)} />,
          },
          {
            key: 'out',
            label: words.went(went.count),
            value: <Flow ledger={ledger} {...movedBy(went.value, -1)} />,
          },
          ...itemsBeside(ledger, statement),
          {
            key: 'closing',
            label: dated(words.closingSum ?? words.closing, to ?? as_of),
            value: <Money value={closing} />,
          },
        ]}
      />
      {summedColumns(columns).map(([key, { sum }]) => (
        <p key={key} className={styles.summed}>
          {sum}{' '}
          <Nowrap>
            <Money value={String(summary[key])} /> {kitWords.baht}
          </Nowrap>
        </p>
      ))}
    </>
  );
}

const itemsBeside = (ledger: Ledger, statement: Pick<LedgerAnswer, 'summary' | 'found'>) =>
  flowsBeside(ledger, statement).map(({ key, label, value, sign }) => ({
    ...{ key, label, value: <Flow ledger={ledger} value={value} sign={sign} /> },
  }));

interface FoundSumProps {
  readonly ledger: Ledger;
  readonly statement: Pick<LedgerAnswer, 'summary' | 'found'>;
  readonly found: Found;
}

/** How many lines a search found, and what they moved: no statement, and nothing ties in it. */
export function FoundSum({ ledger, statement, found }: FoundSumProps) {
  const { foundIn, foundOut } = ledger.words;
  const flow = (sum: string, way: 1 | -1) => <Flow ledger={ledger} {...movedBy(sum, way)} />;
  return (
    <SumLine
      loose
      items={[
        {
          key: 'found',
          label: filterText.found,
          value: filterText.foundCount(formatNumber(found.count, 0)),
        },
        { key: 'in', label: foundIn, value: flow(found.in, 1) },
        { key: 'out', label: foundOut, value: flow(found.out, -1) },
        ...itemsBeside(ledger, statement),
      ]}
    />
  );
}

interface FlowProps {
  readonly ledger: Ledger;
  readonly value: string;
  readonly sign: -1 | 0 | 1;
}

/** A sum of movements; where there was none it is neither a plus nor a minus. */
function Flow({ ledger, value, sign }: FlowProps) {
  return <Signed value={value} sign={sign} colour={ledger.colourOf(sign)} />;
}
