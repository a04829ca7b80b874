import type { DataOf } from '../../../api/endpoint.ts';
import type { Day } from '../../../core/days.ts';
import { asDelivered } from '../../../core/loan/interest-rule.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { DayFact } from '../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { Explain } from '../../../parts/glossary/Explain.tsx';
import { BandFacts } from '../../../parts/statement/BandFacts.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import type { readDeposits } from './deposits.api.ts';
import styles from './deposits.module.css';
import { text } from './deposits.text.ts';

export type Account = DataOf<typeof readDeposits>['accounts'][number];

interface AccountFactsProps {
  readonly of: Account;
  /** Left out where the heading of the page says it. */
  readonly openedOn?: string | null;
}

interface AvailableFactsProps {
  readonly of: Account;
  /** Day of the records. */
  readonly asOf: Day;
}

/** What of an account can be had, why it may be less or too early, and what is held. */
export function AvailableFacts({ of, asOf }: AvailableFactsProps) {
  const dueOn = of.maturity_on;
  const isEarly = dueOn !== null && dueOn > asOf && of.available !== '0.00';
  return (
    <>
      <MoneyFact
        label={
          isEarly || of.available !== of.balance ? (
            <span className={styles.explained}>
              {text.available} <Explain of="available" />
              {isEarly ? (
                <span className={styles.early}>
                  <Whole of={text.early(thaiDateShort(dueOn))} />
                </span>
              ) : null}
            </span>
          ) : (
            text.available
          )
        }
        amount={of.available}
      />
      <MoneyFact
        label={
          <>
            {text.held} <Explain of="held" />
          </>
        }
        amount={of.held}
      />
    </>
  );
}

/** What an account earns, its days and its state. */
export function AccountFacts({ of, openedOn = null }: AccountFactsProps) {
  return (
    <>
      <MoneyFact
        label={of.day_count === asDelivered ? text.delivered : text.interest}
        amount={of.accrued_interest}
      />
      {of.rate === null ? null : (
        <BandFacts label={text.rate} rate={of.rate} bands={of.rate_bands} />
      )}
      {of.slips.length > 0 ? (
        <Fact label={text.slip}>{text.slipCount(of.slips.length)}</Fact>
      ) : null}
      <DayFact label={text.opened} day={openedOn} />
      <DayFact label={text.maturity} day={of.maturity_on} />
      <DayFact label={text.activity} day={of.last_activity_on} />
      <Fact label={text.status}>{text.statuses[of.status]}</Fact>
    </>
  );
}
