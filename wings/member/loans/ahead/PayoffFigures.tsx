import type { DataOf } from '../../../../api/endpoint.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import type { readLoanPayoff } from './projection.api.ts';
import styles from './projection.module.css';
import { text as words } from './projection.text.ts';

const text = words.payoff;

/** Principal, interest left unpaid, interest since: line by line, and their sum. */
export function PayoffFigures({ payoff }: { readonly payoff: DataOf<typeof readLoanPayoff> }) {
  const { principal_balance, principal_arrears, interest_unpaid, interest_since } = payoff;
  return (
    <div role="status">
      <p className={styles.label}>
        {text.total} <Nowrap>{thaiDateShort(payoff.on)}</Nowrap>
      </p>
      <Amount value={payoff.total} size={3} />
      <Facts>
        <Fact label={text.principal}>
          <Money value={principal_balance} />
        </Fact>
        {principal_arrears === '0.00' ? null : (
          <Fact label={text.principalArrears}>
            <Money value={principal_arrears} />
          </Fact>
        )}
        <Fact label={text.unpaid}>
          <Money value={interest_unpaid} />
        </Fact>
        <Fact
          label={
            <>
              {text.since(payoff.days, payoff.annual_rate)}{' '}
              <Nowrap>{text.from(thaiDateShort(payoff.interest_from))}</Nowrap>
            </>
          }
        >
          <Money value={interest_since} />
        </Fact>
        <Fact label={<strong>{text.sum}</strong>}>
          <strong>
            <Money value={payoff.total} />
          </strong>
        </Fact>
      </Facts>
    </div>
  );
}
