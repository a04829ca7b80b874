import type { DataOf } from '../../../../api/endpoint.ts';
import type { Day } from '../../../../core/days.ts';
import { loanSignColour } from '../../../../core/sign-colour.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Signed } from '../../../../kit/amount/Signed.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { SumLine } from '../../../../kit/ledger/SumLine.tsx';
import { FoundSum } from '../../../../kit/statement/filter/FoundSum.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { words } from '../../../../kit/words.text.ts';
import styles from '../loan.module.css';
import type { readLoanStatement } from './statement.api.ts';
import { text } from './statement.text.ts';

type Statement = DataOf<typeof readLoanStatement>;

interface StatementSumProps {
  readonly summary: Statement['summary'];
  readonly asOf: Day;
}

/** Opening + lent − repaid = closing of the chosen days, and the interest paid in them. */
export function StatementSum({ summary, asOf }: StatementSumProps) {
  const { from, to, opening, lent, lent_count, repaid, repaid_count, interest, closing } = summary;
  return (
    <>
      <SumLine
        items={[
          {
            key: 'opening',
            label: (
              <>
                {text.opening} {from === null ? null : <ThaiDate day={from} />}
              </>
            ),
            value: <Money value={opening} />,
          },
          {
            key: 'in',
            label: text.lent(lent_count),
            value: <Flow value={lent} sign={lent_count > 0 ? 1 : 0} />,
          },
          {
            key: 'out',
            label: text.repaid(repaid_count),
            value: <Flow value={repaid} sign={repaid_count > 0 ? -1 : 0} />,
          },
          {
            key: 'closing',
            label: (
              <>
                {text.closingShort} <ThaiDate day={to ?? asOf} />
              </>
            ),
            value: <Money value={closing} />,
          },
        ]}
      />
      <p className={styles.interest}>
        {text.interestPaid}{' '}
        <Nowrap>
          <Money value={interest} /> {words.baht}
        </Nowrap>
      </p>
    </>
  );
}

/** How many lines a search found, and what principal they moved. */
export function StatementFound({ found }: { readonly found: NonNullable<Statement['found']> }) {
  return (
    <FoundSum
      count={found.count}
      flows={[
        {
          label: text.foundIn,
          value: <Flow value={found.in} sign={found.in === '0.00' ? 0 : 1} />,
        },
        {
          label: text.foundOut,
          value: <Flow value={found.out} sign={found.out === '0.00' ? 0 : -1} />,
        },
      ]}
    />
  );
}

/** A sum of movements; what was lent is money received (`01`). */
function Flow({ value, sign }: { readonly value: string; readonly sign: -1 | 0 | 1 }) {
  return <Signed value={value} sign={sign} colour={loanSignColour(sign, '01')} />;
}
