import { HandCoins, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { collateralWord } from '../../../api/guarantees/collateral.text.ts';
import { paths } from '../../../api/paths.ts';
import { hasOwnTerms } from '../../../core/loan/debt-status.ts';
import { Amount } from '../../../kit/amount/Amount.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { CardFrame } from '../../../kit/card/CardFrame.tsx';
import { CardTitle } from '../../../kit/card/CardTitle.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { MoreLink } from '../../../kit/link/MoreLink.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { DebtStatusAlert } from './DebtStatusAlert.tsx';
import { ArrearsFacts, DayFacts, InterestFacts, type Loan, TermFacts } from './LoanFacts.tsx';
import type { readLoans } from './loans.api.ts';
import styles from './loans.module.css';
import { text } from './loans.text.ts';
import { Progress } from './Progress.tsx';
import { RevolvingNote } from './RevolvingNote.tsx';

interface LoanCardProps {
  readonly loan: Loan;
  /** The day up to which interest is computed. */
  readonly interestOn: string;
  /** The day of the records. */
  readonly asOf: string;
}

const isLate = ({ principal_arrears, interest_arrears }: Loan): boolean =>
  principal_arrears !== '0.00' || interest_arrears !== '0.00';

/** One contract: what is left of it, its terms, what secures it, and the way to its statement. */
export function LoanCard({ loan, interestOn, asOf }: LoanCardProps) {
  const id = useId();
  const open = loan.status_code === 'OPEN';
  const hasAhead = hasOwnTerms(loan.status_code, loan.debt_status) && !loan.interest_delivered;
  return (
    <CardFrame
      titledBy={id}
      className={styles.body}
      more={{
        to: paths.memberLoanStatement(loan.contract_no),
        name: (
          <>
            {hasAhead ? text.seeAhead : text.seeLines}{' '}
            <VisuallyHidden>{`${loan.type_name} ${loan.contract_no}`}</VisuallyHidden>
          </>
        ),
      }}
    >
      <div className={styles.head}>
        <CardTitle id={id} level={2} icon={HandCoins}>
          {loan.type_name} <Nowrap>{loan.contract_no}</Nowrap>
        </CardTitle>
        {isLate(loan) ? (
          <Badge kind="no" icon={TriangleAlert}>
            {text.arrears}
          </Badge>
        ) : (
          <Badge kind={open ? 'blue' : 'plain'}>{loan.status_text}</Badge>
        )}
      </div>
      {loan.debt_status === null ? null : (
        <div className={styles.across}>
          <DebtStatusAlert of={loan} />
        </div>
      )}
      <div>
        <p className={styles.quiet}>{open ? text.balance : text.approvedShort}</p>
        <p className={styles.amount}>
          <Amount value={open ? loan.principal_balance : loan.approved_amount} size={3} />
        </p>
        {open ? <Progress percent={loan.paid_percent} /> : null}
        <RevolvingNote of={loan} />
        <Facts kind="tight">
          {open ? <InterestFacts of={loan} on={interestOn} asOf={asOf} /> : null}
          <ArrearsFacts of={loan} />
          <TermFacts of={loan} />
        </Facts>
      </div>
      <div>
        <Facts kind="tight">
          <DayFacts of={loan} />
        </Facts>
        {open ? <Security of={loan.guarantors} /> : null}
        {hasAhead ? (
          <MoreLink to={`${paths.memberLoanStatement(loan.contract_no)}?view=payoff`}>
            {text.payoff} <VisuallyHidden>{`${loan.type_name} ${loan.contract_no}`}</VisuallyHidden>
          </MoreLink>
        ) : null}
      </div>
    </CardFrame>
  );
}

type Securities = DataOf<typeof readLoans>['loans'][number]['guarantors'];

/** What secures a contract; of a guarantor the name and the end of the number. */
function Security({ of }: { readonly of: Securities }) {
  return (
    <div className={styles.security}>
      <h3>{text.securedBy}</h3>
      {of.length === 0 ? <p className={styles.quiet}>{text.unsecured}</p> : null}
      <ul>
        {of.map(({ kind, of_other, ref_no_masked, name, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list as it came, in its order
          <li key={at}>
            <span>
              {name}
              <span className={styles.quiet}>
                {collateralWord({ kind, of_other })}{' '}
                {ref_no_masked ? <Nowrap>{ref_no_masked}</Nowrap> : null}
              </span>
            </span>
            <Money value={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
