import { type ReactNode, useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { officePaths } from '../../../../api/office/office-paths.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { Cell, Sub } from '../../../../kit/rows/Cell.tsx';
import { Row } from '../../../../kit/rows/Row.tsx';
import { Rows } from '../../../../kit/rows/Rows.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import type { readTopics } from '../topics.api.ts';
import { listText as text, topicText } from '../topics.text.ts';
import type { ColumnKey } from './address.ts';
import { Bulk } from './Bulk.tsx';
import styles from './list.module.css';

type Data = DataOf<typeof readTopics>;
type Item = Data['items'][number];

interface TopicTableProps {
  readonly items: readonly Item[];
  readonly categories: Data['categories'];
  readonly columns: readonly ColumnKey[];
}

const columnHeads = (all: ReactNode, columns: readonly ColumnKey[]) => [
  { key: 'choice', name: all },
  { key: 'name', name: text.name },
  { key: 'state', name: text.state },
  ...columns.map((key) => ({ key, name: text.columnNames[key], num: key === 'views' })),
];

/** The topics of a page; those that are chosen share what is done next. */
export function TopicTable({ items, categories, columns }: TopicTableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const isAll = items.every(({ id }) => chosen.has(id));
  const choose = (id: number, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const all = (words: ReactNode) => (
    <Checkbox
      checked={isAll}
      onChange={({ target }) => setChosen(new Set(target.checked ? items.map(({ id }) => id) : []))}
    >
      {words}
    </Checkbox>
  );
  const head = (
    <>
      <VisuallyHidden>{text.choice}</VisuallyHidden>
      <span className={styles.allInHead}>
        {all(<VisuallyHidden>{text.selectAll}</VisuallyHidden>)}
      </span>
    </>
  );
  return (
    <div className={styles.table}>
      <div className={styles.allAbove}>{all(text.selectAll)}</div>
      <Rows caption={text.caption} columns={columnHeads(head, columns)}>
        <tbody>
          {items.map((item) => (
            <Row key={item.id}>
              <Cell layout="mark">
                <Checkbox
                  checked={chosen.has(item.id)}
                  onChange={({ target }) => choose(item.id, target.checked)}
                >
                  <VisuallyHidden>{text.select(item.title)}</VisuallyHidden>
                </Checkbox>
              </Cell>
              <Cell>
                <Link className={styles.link} to={officePaths.topic(item.id)}>
                  {item.title}
                </Link>
              </Cell>
              <Cell word={text.state}>
                <State item={item} />
              </Cell>
              {columns.map((key) => (
                <Cell key={key} word={text.columnNames[key]} num={key === 'views'}>
                  {columnValue(item, key)}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Rows>
      <Bulk
        ids={[...chosen].map(String)}
        categories={categories}
        onDone={() => setChosen(new Set())}
      />
    </div>
  );
}

const kinds = {
  DRAFT: 'wait',
  SCHEDULED: 'blue',
  PUBLIC: 'ok',
  EXPIRED: 'plain',
  HIDDEN: 'plain',
  DELETED: 'no',
} as const;

function State({ item }: { readonly item: Item }) {
  return (
    <span className={styles.marks}>
      <Badge kind={kinds[item.state]}>{topicText.states[item.state]}</Badge>
      {item.pinned ? <Badge kind="blue">{topicText.pinned}</Badge> : null}
      {item.has_unpublished && item.state === 'PUBLIC' ? (
        <Badge kind="wait">{topicText.unpublished}</Badge>
      ) : null}
    </span>
  );
}

const when = (at: string | null) =>
  at === null ? null : (
    <span className={styles.when}>
      <Moment at={at} />
    </span>
  );

/** null: nothing is to be said of it. */
function columnValue(item: Item, column: ColumnKey): ReactNode {
  if (column === 'category') return <div className={styles.category}>{item.category_name}</div>;
  if (column === 'views') return formatNumber(item.views, 0);
  if (column === 'published') return when(item.published_at);
  if (column === 'expires') return when(item.expires_at);
  if (item.changed_at === null) return null;
  return (
    <>
      {when(item.changed_at)}
      {item.changed_by === '' ? null : <Sub>{text.changedBy(item.changed_by)}</Sub>}
    </>
  );
}
