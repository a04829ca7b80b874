import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Disclosure } from '../../../../kit/disclosure/Disclosure.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { Head } from '../../../../kit/panel/Head.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Whole } from '../../../../kit/text/Whole.tsx';
import { type OrderedItem, OrderedList } from '../../../../parts/ordered-list/OrderedList.tsx';
import { OrderHint } from '../../../../parts/ordered-list/OrderHint.tsx';
import styles from './list.module.css';
import { listText as text } from './list.text.ts';
import type { ListRow } from './list-data.ts';
import type { ArrangedRows, ListRoom, RowGroup } from './list-room.ts';
import { RowActions } from './RowActions.tsx';

interface ListRowsProps {
  readonly room: ListRoom;
  /** Those that are shown, and all that there are. */
  readonly rows: readonly ListRow[];
  readonly all: readonly ListRow[];
  readonly gone: readonly string[];
  readonly onPut: (rows: readonly ListRow[], done: string) => Promise<boolean>;
  readonly onRemove: (row: ListRow) => void;
}

/** The rows with what can be done to each. */
export function ListRows({ room, rows, all, gone, onPut, onRemove }: ListRowsProps) {
  if (room.table !== undefined) {
    const actions = (row: ListRow) => (
      <RowActions
        name={room.nameOf(row)}
        row={row}
        successor={room.successor?.(row, all)}
        onRemove={() => onRemove(row)}
      />
    );
    return room.table({ rows, actions });
  }
  const items = rows.map((row) => ({
    key: row.id,
    name: room.nameOf(row),
    content: (
      <RowLine
        name={room.nameOf(row)}
        line={room.line?.(row)}
        thumbnail={room.thumbnail?.(row)}
        row={row}
        isGone={typeof row.url === 'string' && gone.includes(row.url)}
        onRemove={() => onRemove(row)}
        onToggle={(shown) => {
          const next = all.map((one) => (one.id === row.id ? { ...one, shown } : one));
          const name = room.nameOf(row);
          void onPut(next, shown ? text.shownNow(name) : text.hiddenNow(name));
        }}
      />
    ),
  }));
  if (room.arrange) return <GroupedRows arranged={room.arrange(rows)} items={items} />;
  if (!room.ordered) return <PlainRows label={room.title} items={items} />;
  function move(from: number, to: number) {
    const moved = rows[from];
    if (moved === undefined) return Promise.resolve(false);
    return onPut(rows.toSpliced(from, 1).toSpliced(to, 0, moved), text.moved);
  }
  return (
    <Panel label={room.title}>
      <OrderHint />
      <OrderedList label={room.title} items={items} onMove={move} />
    </Panel>
  );
}

interface PlainRowsProps {
  readonly label: string;
  readonly items: readonly OrderedItem[];
}

const PlainRows = ({ label, items }: PlainRowsProps) => (
  <ul className={styles.rows} aria-label={label}>
    {items.map(({ key, content }) => (
      <li key={key}>{content}</li>
    ))}
  </ul>
);

interface GroupedRowsProps {
  readonly arranged: ArrangedRows;
  readonly items: readonly OrderedItem[];
}

/** Rows under their headings; of what is folded away only a line stands there. */
function GroupedRows({ arranged, items }: GroupedRowsProps) {
  const groupsOf = (groups: readonly RowGroup[]) =>
    groups.map(({ title, rows }) => (
      <section key={title}>
        <Head title={title} />
        <PlainRows
          label={title}
          items={rows.flatMap(({ id }) => items.filter(({ key }) => key === id))}
        />
      </section>
    ));
  return (
    <Stack gap="6">
      {groupsOf(arranged.groups)}
      {arranged.folded.map(({ summary, groups }) => (
        <Disclosure key={summary} summary={summary}>
          <Stack gap="6">{groupsOf(groups)}</Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}

interface RowLineProps {
  readonly name: string;
  readonly line: ReactNode;
  /** Before the name: the row's picture. */
  readonly thumbnail?: ReactNode;
  readonly row: ListRow;
  readonly isGone: boolean;
  readonly onToggle: (shown: boolean) => void;
  readonly onRemove: () => void;
}

/** A row: what it is called, what is said of it, and the buttons that change it. */
export function RowLine(props: RowLineProps) {
  const { name, line, thumbnail, row, isGone, onToggle, onRemove } = props;
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        <div className={styles.said}>
          {thumbnail}
          <div>
            <p className={styles.name}>
              <b>
                <Whole of={name} />
              </b>{' '}
              {row.shown === false ? <Badge>{text.hidden}</Badge> : null}{' '}
              {isGone ? (
                <Badge kind="no" icon={TriangleAlert}>
                  {text.gone}
                </Badge>
              ) : null}
            </p>
            <div className={styles.line}>
              <Whole of={line} />
            </div>
          </div>
        </div>
        <RowActions name={name} row={row} onToggle={onToggle} onRemove={onRemove} />
      </div>
    </div>
  );
}
