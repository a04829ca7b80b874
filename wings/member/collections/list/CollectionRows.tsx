import type * as z from 'zod/mini';
import { paths } from '../../../../api/paths.ts';
import { Money } from '../../../../kit/amount/Money.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { RowLink } from '../../../../kit/link/RowLink.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { text } from '../collections.text.ts';
import { Reported } from '../ReportedStatus.tsx';
import { StateBadge } from '../StateBadge.tsx';
import type { headShape } from '../shapes.ts';
import { billMonth, monthLong } from '../status-words.ts';

type Head = z.output<typeof headShape>;

interface CollectionRowsProps {
  readonly kind: 'monthly' | 'other';
  readonly collections: readonly Head[];
}

const { list: words } = text;
const monthly = [
  { key: 'month', name: words.month },
  { key: 'state', name: words.state },
  { key: 'billed', name: text.baht(text.billed), num: true },
  { key: 'collected', name: text.baht(text.collected), num: true },
  { key: 'uncollected', name: text.baht(text.uncollected), num: true },
];
const other = [
  { key: 'date', name: words.date },
  { key: 'receipt', name: text.receiptNo },
  { key: 'count', name: text.count, num: true },
  { key: 'amount', name: text.baht(text.one.amount), num: true },
];

const addressOf = ({ year_be, month, seq_no }: Head): string =>
  paths.memberCollection(year_be, month, seq_no);

/** Before posting nobody knows what will come in: then nothing is said of it. */
function MonthRow({ head }: { readonly head: Head }) {
  const { posted, receipt_no } = head;
  return (
    <Row>
      <Cell>
        <RowLink to={addressOf(head)}>{billMonth(head)}</RowLink>
        {posted && receipt_no !== null ? <Sub>{text.receipt(receipt_no)}</Sub> : null}
        {head.reported ? (
          <Sub>
            <Reported reported={head.reported} />
          </Sub>
        ) : null}
      </Cell>
      <Cell word={words.state} layout="beside">
        <StateBadge head={head} />
      </Cell>
      <Cell word={text.billed} num>
        <Money value={head.billed} />
      </Cell>
      <Cell word={text.collected} num>
        {posted ? <Money value={head.collected} /> : null}
      </Cell>
      <Cell
        word={text.uncollected}
        num
        {...(head.uncollected === '0.00' ? { layout: 'wide' as const } : {})}
      >
        {posted ? <Money value={head.uncollected} /> : null}
      </Cell>
    </Row>
  );
}

function ReceiptRow({ head }: { readonly head: Head }) {
  return (
    <Row>
      <Cell>
        <RowLink to={addressOf(head)}>
          {head.receipt_on === null ? monthLong(head) : <ThaiDate day={head.receipt_on} />}
        </RowLink>
      </Cell>
      <Cell word={text.receiptNo}>{head.receipt_no}</Cell>
      <Cell word={text.count} num>
        {String(head.item_count)}
      </Cell>
      <Cell word={text.one.amount} num>
        <Money value={head.collected} />
      </Cell>
    </Row>
  );
}

/** Each row leads to its bill or receipt. */
export function CollectionRows({ kind, collections }: CollectionRowsProps) {
  const isMonthly = kind === 'monthly';
  const Line = isMonthly ? MonthRow : ReceiptRow;
  return (
    <Rows
      caption={isMonthly ? words.monthlyCaption : words.otherCaption}
      columns={isMonthly ? monthly : other}
    >
      <tbody>
        {collections.map((head) => (
          <Line key={addressOf(head)} head={head} />
        ))}
      </tbody>
    </Rows>
  );
}
