import type { DataOf } from '../../../../api/endpoint.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { MoneyFact } from '../../../../parts/statement/MoneyFact.tsx';
import type { readLoanPayoff } from './projection.api.ts';
import { text as words } from './projection.text.ts';

const text = words.payoff;

/** Principal, interest left unpaid, interest since: line by line, and their sum. */
export function PayoffFigures({ payoff }: { readonly payoff: DataOf<typeof readLoanPayoff> }) {
  const { principal_balance, principal_arrears, interest_unpaid, interest_since } = payoff;
  return (
    <div role="status">
      <Muted>
        {text.total} <Nowrap>{thaiDateShort(payoff.on)}</Nowrap>
      </Muted>
      <Amount value={payoff.total} size={3} />
      <Facts>
        <MoneyFact label={text.principal} amount={principal_balance} />
        {principal_arrears === '0.00' ? null : (
          <MoneyFact label={text.principalArrears} amount={principal_arrears} />
        )}
        <MoneyFact label={text.unpaid} amount={interest_unpaid} />
        <MoneyFact
          label={
            <>
              {payoff.by_balance
                ? text.sinceByBalance(payoff.days)
                : text.since(payoff.days, payoff.annual_rate)}{' '}
              <Nowrap>{text.from(thaiDateShort(payoff.interest_from))}</Nowrap>
            </>
          }
          amount={interest_since}
        />
        <Fact label={<strong>{text.sum}</strong>}>
          <strong>
            <Money value={payoff.total} />
          </strong>
        </Fact>
      </Facts>
    </div>
  );
}
