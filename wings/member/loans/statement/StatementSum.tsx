import type { DataOf } from '../../../../api/endpoint.ts';
import type { Day } from '../../../../core/days.ts';
import { loanSignColour } from '../../../../core/sign-colour.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { words } from '../../../../kit/words.text.ts';
import { FoundFlows, PeriodSum } from '../../../../parts/statement/PeriodSum.tsx';
import styles from '../loans.module.css';
import type { readLoanStatement } from './statement.api.ts';
import { text } from './statement.text.ts';

type Statement = DataOf<typeof readLoanStatement>;

/** What was lent is money received (`01`). */
const colourOf = (sign: -1 | 0 | 1) => loanSignColour(sign, '01');

interface StatementSumProps {
  readonly summary: Statement['summary'];
  readonly asOf: Day;
}

/** Opening + lent − repaid = closing of the chosen days, and the interest paid in them. */
export function StatementSum({ summary, asOf }: StatementSumProps) {
  const { from, to, opening, lent, lent_count, repaid, repaid_count, interest, closing } = summary;
  return (
    <>
      <PeriodSum
        {...{ from, to, asOf, colourOf }}
        opening={{ label: text.opening, value: opening }}
        came={{ label: text.lent(lent_count), value: lent, count: lent_count }}
        went={{ label: text.repaid(repaid_count), value: repaid, count: repaid_count }}
        closing={{ label: text.closingShort, value: closing }}
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
  return <FoundFlows {...{ found, colourOf }} came={text.foundIn} went={text.foundOut} />;
}
