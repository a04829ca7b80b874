import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Cell } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import type { ListRow } from '../list/list-data.ts';
import type { RowsTableProps } from '../list/list-room.ts';
import { Paper } from './Paper.tsx';
import { type RateState, rateState } from './rate-state.ts';
import styles from './rates.module.css';
import { text } from './rates.text.ts';

const words = text.columns;
const columns = [
  { key: 'name', name: words.name },
  { key: 'rate', name: words.rate, num: true },
  { key: 'from', name: words.from },
  { key: 'paper', name: words.paper },
  { key: 'actions', name: words.actions },
];

const looks = { now: 'ok', ahead: 'wait', before: 'plain' } as const;

interface RateTableProps extends RowsTableProps {
  readonly today: string;
}

/** The rates of each name: the one in force, those ahead, and folded below them what was. */
export function RateTable({ rows, actions, today }: RateTableProps) {
  const byName = Map.groupBy(rows, ({ name }) => String(name));
  return (
    <Rows caption={text.caption} columns={columns}>
      {[...byName].map(([name, own]) => (
        <RatesOfName key={name} name={name} rows={own} actions={actions} today={today} />
      ))}
    </Rows>
  );
}

function RatesOfName({ name, rows, actions, today }: RateTableProps & { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const states = new Map(rows.map((row) => [row.id, rateState(row, rows, today)] as const));
  const former = rows.filter(({ id }) => states.get(id) === 'before');
  const [first, ...others] = rows.filter(({ id }) => states.get(id) !== 'before');
  const line = (row: ListRow, fold = false) => (
    <RateRow key={row.id} row={row} state={states.get(row.id) ?? 'now'} actions={actions}>
      {fold && former.length > 0 ? (
        <Button
          small
          look="quiet"
          className={styles.fold}
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-label={text.formerOf(name, former.length)}
          onClick={() => setOpen(!isOpen)}
        >
          {text.former(former.length)}
        </Button>
      ) : null}
    </RateRow>
  );
  return (
    <tbody>
      {first === undefined ? null : line(first, true)}
      {others.map((row) => line(row))}
      {isOpen ? former.map((row) => line(row)) : null}
    </tbody>
  );
}

interface RateRowProps extends Pick<RowsTableProps, 'actions'> {
  readonly row: ListRow;
  readonly state: RateState;
  /** Below the name. */
  readonly children: ReactNode;
}

function RateRow({ row, state, actions, children }: RateRowProps) {
  return (
    <Row>
      <Cell>
        <span className={state === 'before' ? styles.before : undefined}>{row.name}</span>
        {children}
      </Cell>
      <Cell word={words.rate} num>
        <b className={styles.figure}>{row.rate}</b>
      </Cell>
      <Cell word={words.from}>
        <span className={styles.from}>
          <ThaiDate day={String(row.effective_on)} />
          <Badge kind={looks[state]}>{text.states[state]}</Badge>
        </span>
      </Cell>
      <Cell word={words.paper}>{row.paper_url === null ? null : <Paper of={row} />}</Cell>
      <Cell word={words.actions}>{actions(row)}</Cell>
    </Row>
  );
}
