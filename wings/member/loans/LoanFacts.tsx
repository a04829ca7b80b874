import type { DataOf } from '../../../api/endpoint.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { DayFact } from '../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { BandFacts } from '../../../parts/statement/BandFacts.tsx';
import { MoneyFact } from '../../../parts/statement/MoneyFact.tsx';
import type { readLoans } from './loans.api.ts';
import { text } from './loans.text.ts';

export type Loan = DataOf<typeof readLoans>['loans'][number];
type Contract = Omit<Loan, 'accrued_interest_today' | 'accrued_interest_delivered' | 'guarantors'>;
type Arrears = Pick<Loan, 'principal_arrears' | 'interest_arrears'>;

/** What was approved and paid out; of a revolving contract its limit and what is left of it. */
function Drawn({ of }: { readonly of: Contract }) {
  const { approved_amount: approved, disbursed_amount: disbursed } = of;
  const words = of.revolving ? text.revolving : text;
  return (
    <>
      <MoneyFact label={words.approved} amount={approved} />
      {of.available_amount === null ? null : (
        <MoneyFact label={text.revolving.available} amount={of.available_amount} />
      )}
      {disbursed === approved ? null : <MoneyFact label={words.disbursed} amount={disbursed} />}
    </>
  );
}

/** Amounts and terms of a contract, as the list and the head of its statement tell them. */
export function TermFacts({ of }: { readonly of: Contract }) {
  return (
    <>
      <Drawn of={of} />
      <MoneyFact label={text.instalment[of.repayment_method]} amount={of.instalment_amount} />
      <Fact label={text.period}>{text.periods(of.period_last, of.period_total)}</Fact>
      <BandFacts label={text.rate} rate={of.annual_rate} bands={of.rate_bands} />
      <Fact label={text.methodLabel}>{text.method[of.repayment_method]}</Fact>
      <Fact label={text.ruleLabel}>{of.interest_rule}</Fact>
    </>
  );
}

export const hasArrears = (of: Arrears): boolean =>
  of.principal_arrears !== '0.00' || of.interest_arrears !== '0.00';

/** What is past due; nothing where nothing is. */
export function ArrearsFacts({ of }: { readonly of: Arrears }) {
  return (
    <>
      {of.principal_arrears === '0.00' ? null : (
        <MoneyFact label={text.principalArrears} amount={of.principal_arrears} />
      )}
      {of.interest_arrears === '0.00' ? null : (
        <MoneyFact label={text.interestArrears} amount={of.interest_arrears} />
      )}
    </>
  );
}

/** The days of a contract, from its beginning to its last instalment or its close. */
export function DayFacts({ of }: { readonly of: Contract }) {
  return (
    <>
      <DayFact label={text.started} day={of.contract_date} />
      <DayFact label={text.firstDue} day={of.first_due_date} />
      <DayFact label={text.maturity} day={of.maturity_date} />
      <DayFact label={text.lastPayment} day={of.last_payment_on} />
      <DayFact
        label={of.debt_status === 'WRITTEN_OFF' ? text.writtenOffOn : text.closedOn}
        day={of.closed_on}
      />
      {of.refinanced_by === null ? null : <Fact label={text.refinancedBy}>{of.refinanced_by}</Fact>}
    </>
  );
}

interface InterestFactsProps {
  readonly of: Pick<Loan, 'accrued_interest_today' | 'accrued_interest_delivered'>;
  /** The day up to which interest is computed. */
  readonly on: string;
  /** The day of the records, of which interest is delivered. */
  readonly asOf: string;
}

/** Interest that is computed up to today, and what the core system says of the other contracts. */
export function InterestFacts({ of, on, asOf }: InterestFactsProps) {
  return (
    <>
      {of.accrued_interest_today === null ? null : (
        <MoneyFact
          label={
            <>
              {text.interestUntil} <ThaiDate day={on} /> {text.inBaht}
            </>
          }
          amount={of.accrued_interest_today}
        />
      )}
      {of.accrued_interest_delivered === null ? null : (
        <MoneyFact
          label={
            <>
              {text.delivered} <ThaiDate day={asOf} /> {text.inBaht}
            </>
          }
          amount={of.accrued_interest_delivered}
        />
      )}
    </>
  );
}
