import { thaiDateShort } from '../../../../core/thai-date.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import type { RowsTableProps } from '../list/list-room.ts';
import { Paper } from './Paper.tsx';
import styles from './rates.module.css';
import { text } from './rates.text.ts';

const words = text.columns;
const columns = [
  { key: 'year', name: words.year },
  { key: 'dividend', name: words.dividend, num: true },
  { key: 'refund', name: words.refund, num: true },
  { key: 'announced', name: words.announced },
  { key: 'paper', name: words.paper },
  { key: 'actions', name: words.actions },
];

interface DividendTableProps extends RowsTableProps {
  readonly today: string;
}

/** Dividend and average return of each year, and since when the public sees them. */
export function DividendTable({ rows, actions, today }: DividendTableProps) {
  return (
    <Rows caption={text.caption} columns={columns}>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell>{text.ofYear(String(row.year_be))}</Cell>
            <Cell word={words.dividend} num>
              <b className={styles.figure}>{row.dividend_rate}</b>
            </Cell>
            <Cell word={words.refund} num>
              <b className={styles.figure}>{row.refund_rate}</b>
            </Cell>
            <Cell word={words.announced}>
              <Announced on={row.announced_on} today={today} />
            </Cell>
            <Cell word={words.paper}>{row.paper_url === null ? null : <Paper of={row} />}</Cell>
            <Cell word={words.actions}>{actions(row)}</Cell>
          </Row>
        ))}
      </tbody>
    </Rows>
  );
}

function Announced({ on, today }: { readonly on: unknown; readonly today: string }) {
  if (typeof on !== 'string') return null;
  return (
    <>
      {thaiDateShort(on)} {on > today ? <Badge kind="wait">{text.waits}</Badge> : null}
    </>
  );
}
