import type { DataOf } from '../../../../api/endpoint.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { Points } from '../../../../kit/text/Points.tsx';
import type { readCollection } from '../collections.api.ts';
import { text } from '../collections.text.ts';
import { refWords } from '../status-words.ts';

type Bill = DataOf<typeof readCollection>;
type Item = Bill['items'][number];
type Group = Bill['groups'][number];

const { one: words } = text;

const columns = (posted: boolean) => [
  { key: 'what', name: words.details },
  { key: 'principal', name: words.principal, num: true },
  { key: 'interest', name: words.interest, num: true },
  { key: 'amount', name: words.amount, num: true },
  ...(posted
    ? [
        { key: 'collected', name: text.collected, num: true },
        { key: 'balance', name: words.balance, num: true },
      ]
    : []),
];

function ItemRow({ item, posted }: { readonly item: Item; readonly posted: boolean }) {
  const isLoan = item.group === 'LOAN';
  const sub = [
    refWords(item.group, item.ref_no),
    item.period_no === null ? null : words.period(item.period_no),
    item.days === null ? null : `${words.interest} ${words.days(item.days)}`,
  ];
  const hasSub = sub.some((one) => one !== null);
  return (
    <Row>
      <Cell>
        {item.name}
        {hasSub ? (
          <Sub>
            <Points>{sub}</Points>
          </Sub>
        ) : null}
      </Cell>
      <Cell word={words.principal} num>
        {isLoan ? <Money value={item.principal} /> : null}
      </Cell>
      <Cell word={words.interest} num>
        {isLoan ? <Money value={item.interest} /> : null}
      </Cell>
      <Cell word={words.amount} num>
        <Money value={item.amount} />
      </Cell>
      {posted ? (
        <>
          <Cell word={text.collected} num>
            {item.group === 'REFUND' ? null : <Money value={item.collected} />}
          </Cell>
          <Cell word={words.balance} num>
            {item.balance_after === null ? null : <Money value={item.balance_after} />}
          </Cell>
        </>
      ) : null}
    </Row>
  );
}

interface TotalRowProps {
  readonly as: 'group' | 'sum';
  readonly name: string;
  readonly amount: string;
  /** Left out before posting, and of what goes back. */
  readonly collected?: string | undefined;
  readonly posted: boolean;
}

function TotalRow({ as, name, amount, collected, posted }: TotalRowProps) {
  return (
    <Row as={as}>
      <Cell>{name}</Cell>
      <Cell word={words.principal} num />
      <Cell word={words.interest} num />
      <Cell word={words.amount} num layout="beside">
        <Money value={amount} />
      </Cell>
      {posted ? (
        <>
          <Cell word={text.collected} num {...(as === 'group' ? { layout: 'wide' as const } : {})}>
            {collected === undefined ? null : <Money value={collected} />}
          </Cell>
          <Cell word={words.balance} num />
        </>
      ) : null}
    </Row>
  );
}

function GroupBody(props: { readonly group: Group; readonly bill: Bill }) {
  const { group, bill } = props;
  const { posted } = bill.head;
  const items = bill.items.filter((item) => item.group === group.group);
  const collected = posted && group.group !== 'REFUND' ? group.collected : undefined;
  return (
    <tbody>
      <TotalRow
        as="group"
        name={text.groups[group.group]}
        amount={group.amount}
        collected={collected}
        posted={posted}
      />
      {items.map((item) => (
        <ItemRow key={item.item_no} item={item} posted={posted} />
      ))}
    </tbody>
  );
}

/** Every item under its group's total, then the total of the bill; after it what goes back. */
export function BillItems({ bill }: { readonly bill: Bill }) {
  const { head, groups } = bill;
  const { posted } = head;
  const billedGroups = groups.filter(({ group }) => group !== 'REFUND');
  const refunds = groups.filter(({ group }) => group === 'REFUND');
  return (
    <section aria-label={words.details}>
      <Rows caption={words.caption} columns={columns(posted)}>
        {billedGroups.map((group) => (
          <GroupBody key={group.group} group={group} bill={bill} />
        ))}
        <tbody>
          <TotalRow
            as="sum"
            name={words.total}
            amount={head.billed}
            collected={posted ? head.collected : undefined}
            posted={posted}
          />
        </tbody>
        {refunds.map((group) => (
          <GroupBody key={group.group} group={group} bill={bill} />
        ))}
      </Rows>
    </section>
  );
}
