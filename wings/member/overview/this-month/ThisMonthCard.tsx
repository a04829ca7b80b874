import { Check, CircleAlert, Clock, ReceiptText } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Card } from '../../../../kit/card/Card.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { words as common } from '../../../../kit/words.text.ts';
import { Explain } from '../../../../parts/glossary/Explain.tsx';
import { MoneyFact } from '../../../../parts/statement/MoneyFact.tsx';
import type { readStatus } from '../overview.api.ts';
import { billWords, text } from '../overview.text.ts';
import styles from './this-month.module.css';
import { monthText as words } from './this-month.text.ts';

type Status = DataOf<typeof readStatus>;
type Month = Status['this_month'];
type Bill = Month['bills'][number];
type Groups = NonNullable<Status['cards']['collection']>['groups'];

interface ThisMonthCardProps {
  readonly of: Month;
  /** What the bills consist of; they add up to what is billed. */
  readonly groups: Groups;
}

const badges = {
  PENDING: { kind: 'gold', icon: Clock },
  FULL: { kind: 'ok', icon: Check },
  PARTIAL: { kind: 'wait', icon: CircleAlert },
  NONE: { kind: 'no', icon: CircleAlert },
} as const;

const addressOf = ({ year_be, month, seq_no }: Bill): string =>
  paths.memberCollection(year_be, month, seq_no);

/** What is due or was taken this month, its day and its receipt: the page's one golden thing. */
export function ThisMonthCard({ of, groups }: ThisMonthCardProps) {
  const { month, state, billed, bills } = of;
  const head = {
    ...{ gold: true, level: 2 as const, icon: ReceiptText, date: words.month(month) },
    title: words.title(bangkokDay(new Date()).startsWith(month)),
  };
  const [first] = bills;
  if (state === 'NOTHING' || billed === null || !first) {
    return <Card {...head} empty={emptyOf(of)} more={beforeOf(of)} />;
  }
  return (
    <Card
      {...head}
      figure={
        <>
          <Amount value={billed} />
          <Nowrap>
            <Badge {...badges[state]}>{billWords[state]}</Badge>
            {state === 'PENDING' ? <Explain of="pending" /> : null}
          </Nowrap>
        </>
      }
      more={{ to: addressOf(first), name: words.more(month) }}
    >
      <Reported of={of} />
      <Shortfall of={of} />
      <Facts kind="tight">
        <When of={of} />
        <Receipts of={of} />
        <Taken of={of} />
        {groups.map(({ group, count, amount }) => (
          <MoneyFact key={group} label={text.collection.group(group, count)} amount={amount} />
        ))}
      </Facts>
    </Card>
  );
}

function emptyOf({ no_deduction, before }: Month): string {
  if (no_deduction) return words.noDeduction;
  return before === null ? words.nothingEver : words.nothing;
}

function beforeOf({ no_deduction, before }: Month) {
  if (before !== null) return { to: addressOf(before), name: words.before(before) };
  return no_deduction
    ? { to: `${paths.memberKep}?tab=other`, name: words.otherReceipts }
    : { to: paths.memberKep, name: words.moreNone };
}

/** Of what waits the day on which the money is expected, or what is known in its place. */
function When({ of: { state, expected_on } }: { readonly of: Month }) {
  if (state !== 'PENDING') return null;
  return expected_on === null ? (
    <Fact label={words.day}>{words.noDay}</Fact>
  ) : (
    <Fact label={words.expected}>
      <ThaiDate day={expected_on} />
    </Fact>
  );
}

/** Each receipt is one tap away; where there is none, why. */
function Receipts({ of: { state, bills } }: { readonly of: Month }) {
  const receipts = bills.filter(({ receipt_no }) => receipt_no !== null);
  return (
    <>
      {receipts.map((bill) => (
        <Fact key={bill.seq_no} label={words.receipt}>
          <Link className={styles.receipt} to={addressOf(bill)}>
            {words.receiptNo(bill.receipt_no ?? '')}
            {bill.receipt_on === null ? null : <ThaiDate day={bill.receipt_on} />}
          </Link>
        </Fact>
      ))}
      {state === 'PENDING' ? <Fact label={words.receipt}>{words.receiptLater}</Fact> : null}
      {state === 'NONE' && receipts.length === 0 ? (
        <Fact label={words.receipt}>{words.noReceipt}</Fact>
      ) : null}
    </>
  );
}

const isShort = (state: Month['state']) => state === 'PARTIAL' || state === 'NONE';

function Taken({ of: { state, collected, uncollected } }: { readonly of: Month }) {
  if (!isShort(state) || collected === null || uncollected === null) return null;
  return (
    <>
      <MoneyFact label={words.collected} amount={collected} />
      <MoneyFact label={words.uncollected} amount={uncollected} />
    </>
  );
}

/** What the agency says, before the cooperative's own word. */
function Reported({ of: { reported } }: { readonly of: Month }) {
  if (reported === null) return null;
  const { outcome, collected, on, accepted } = reported;
  return (
    <p className={styles.story}>
      {words.reported[outcome]}{' '}
      {outcome === 'PARTIAL' ? (
        <>
          <Money value={collected} /> {common.baht}{' '}
        </>
      ) : null}
      {words.reported.at} <ThaiDate day={on} />{' '}
      {accepted ? words.reported.accepted : words.reported.waits}
    </p>
  );
}

function Shortfall({ of: { state, reason } }: { readonly of: Month }) {
  if (!isShort(state)) return null;
  return (
    <p className={styles.story}>
      {reason === null ? null : words.because(reason)} {words.todo}
    </p>
  );
}
