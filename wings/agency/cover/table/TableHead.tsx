import { classes } from '../../../../kit/classes.ts';
import { text } from '../cover.text.ts';
import type { ColumnGroup } from './columns.ts';
import styles from './cover.module.css';

interface TableHeadProps {
  readonly groups: readonly ColumnGroup[];
}

const labels = text.columns;
const isPair = ({ columns }: ColumnGroup): boolean => columns.length > 1;

/** Two rows of heads: groups of columns above, the columns themselves below. */
export function TableHead({ groups }: TableHeadProps) {
  const rows = groups.some(isPair) ? 2 : 1;
  const alone = (name: string, className: string | undefined) => (
    <th rowSpan={rows} scope="col" className={className}>
      {name}
    </th>
  );
  return (
    <thead>
      <tr>
        {alone(labels.seq, styles.seq)}
        {alone(labels.memberNo, styles.number)}
        {alone(labels.name, styles.name)}
        {alone(labels.receiptNo, styles.left)}
        {groups.map((group) =>
          isPair(group) ? (
            <th
              key={group.key}
              colSpan={group.columns.length}
              scope="colgroup"
              className={styles.pair}
            >
              {group.name}
            </th>
          ) : (
            <th key={group.key} rowSpan={rows} scope="col" className={styles.begins}>
              {group.name}
            </th>
          ),
        )}
        {alone(labels.total, styles.total)}
        {alone(labels.result, styles.result)}
      </tr>
      {rows === 2 ? (
        <tr>
          {groups.filter(isPair).flatMap((group) =>
            group.columns.map((column, at) => (
              <th
                key={`${group.key} ${column.key}`}
                scope="col"
                className={classes(at === 0 && styles.begins)}
              >
                {column.name}
              </th>
            )),
          )}
        </tr>
      ) : null}
    </thead>
  );
}
