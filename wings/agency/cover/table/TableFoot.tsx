import { formatNumber } from '../../../../core/thai-number.ts';
import { classes } from '../../../../kit/classes.ts';
import { useDraft, useSums } from '../../../../parts/agency-month/draft/draft-context.ts';
import { text } from '../cover.text.ts';
import { type Cells, type ColumnGroup, shown } from './columns.ts';
import styles from './cover.module.css';

interface TableFootProps {
  readonly groups: readonly ColumnGroup[];
  readonly totals: Cells;
  readonly core: CoreWord;
}

/** What the core system says of the whole month. */
export interface CoreWord {
  readonly members: number;
  /** Baht; null before the month is posted. */
  readonly collected: string | null;
}

/** The totals of the whole month, whichever lines are shown above. */
export function TableFoot({ groups, totals, core }: TableFootProps) {
  const { draft, hasReport } = useDraft();
  const { billed, unreported } = useSums(draft);
  const of = (count: number) => formatNumber(count, 0);
  const reported = hasReport
    ? text.list.reported(of(billed.count - unreported.count), of(billed.count))
    : null;
  return (
    <tfoot>
      <tr>
        <td className={styles.seq} />
        <td className={styles.number} />
        <th scope="row" className={styles.name}>
          {text.list.total(of(core.members))}
        </th>
        <td className={styles.left} />
        {groups.flatMap((group) =>
          group.columns.map((column, at) => (
            <td key={`${group.key} ${column.key}`} className={classes(at === 0 && styles.begins)}>
              {column.key === 'period' ? null : column.of(totals)}
            </td>
          )),
        )}
        <td className={styles.total}>{shown(totals.total)}</td>
        <td className={styles.result}>
          {core.collected === null ? reported : text.list.collected(shown(core.collected) ?? '')}
        </td>
      </tr>
    </tfoot>
  );
}
