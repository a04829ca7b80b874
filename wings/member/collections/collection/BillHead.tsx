import { useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { classes } from '../../../../kit/classes.ts';
import { DayFact } from '../../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Masked } from '../../../../kit/mask/Masked.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { MoneyFact } from '../../../../parts/statement/MoneyFact.tsx';
import type { readCollection } from '../collections.api.ts';
import styles from '../collections.module.css';
import { text } from '../collections.text.ts';
import { StateBadge } from '../StateBadge.tsx';
import { figureOf } from '../status-words.ts';

type Bill = DataOf<typeof readCollection>;
type Head = Bill['head'];

/** The figure, what came in of it, and what else the head of a receipt says (A.6). */
export function BillHead({ bill }: { readonly bill: Bill }) {
  const { head } = bill;
  const { label, amount } = figureOf(head);
  return (
    <Panel label={text.one.summary} className={classes(styles.newest, styles.plain)}>
      <div className={styles.figure}>
        <p className={styles.label}>
          <span>{label}</span>
          <StateBadge head={head} explained />
        </p>
        <p>
          <Amount value={amount} size={4} />
        </p>
        <Facts>
          {head.posted && head.kind === 'monthly' ? <CameIn head={head} /> : null}
          {head.refund_pending === '0.00' ? null : (
            <MoneyFact label={text.baht(text.refund)} amount={head.refund_pending} />
          )}
          <Fact label={text.count}>{text.counted(head.item_count)}</Fact>
        </Facts>
      </div>
      <Facts>
        {head.posted ? <ReceiptFacts head={head} /> : null}
        {bill.agency_name === null ? null : <Fact label={text.agency}>{bill.agency_name}</Fact>}
        <MoneyFact label={text.baht(text.shareTotal)} amount={head.share_total} />
        <MoneyFact label={text.baht(text.interestYtd)} amount={head.interest_ytd} />
        <PayFacts head={head} />
      </Facts>
    </Panel>
  );
}

/** Asked for − came in = not deducted. */
function CameIn({ head }: { readonly head: Head }) {
  return (
    <>
      <MoneyFact label={text.baht(text.billed)} amount={head.billed} />
      <MoneyFact label={text.baht(text.collected)} amount={head.collected} />
      <MoneyFact label={text.baht(text.uncollected)} amount={head.uncollected} />
    </>
  );
}

function ReceiptFacts({ head: { receipt_no, receipt_on } }: { readonly head: Head }) {
  return (
    <>
      {receipt_no === null ? null : <Fact label={text.receiptNo}>{receipt_no}</Fact>}
      <DayFact label={text.receiptOn} day={receipt_on} />
    </>
  );
}

/**
 * Salary is hidden until it is asked for, so that nobody reads it over a shoulder, and so is the
 * percentage that would betray it; both are hidden with the amounts, too.
 */
function PayFacts({ head: { salary, salary_left, billed_percent } }: { readonly head: Head }) {
  const [isShown, setShown] = useState(false);
  if (salary === null || salary_left === null || billed_percent === null) return null;
  const toggle = () => setShown(!isShown);
  const facts = [
    { label: text.baht(text.salary), amount: salary, onToggle: toggle },
    { label: text.baht(text.salaryLeft), amount: salary_left },
    { label: text.percent, amount: billed_percent },
  ];
  return facts.map(({ label, amount, onToggle }) => (
    <Fact key={label} label={label}>
      <Masked
        value={<Money value={amount} />}
        isShown={isShown}
        name={text.salary}
        onToggle={onToggle}
      />
    </Fact>
  ));
}
