import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import { billKey } from '../../../../core/agency/report.ts';
import { classes } from '../../../../kit/classes.ts';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import { useDraft, useShown } from '../../../../parts/agency-month/draft/draft-context.ts';
import { text } from '../cover.text.ts';
import { type Cells, type ColumnGroup, type CoverLine, shown } from './columns.ts';
import styles from './cover.module.css';
import type { ResultColumn } from './result-column.ts';
import { type CoreWord, TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';

interface CoverTableProps {
  readonly caption: string;
  readonly lines: readonly CoverLine[];
  readonly groups: readonly ColumnGroup[];
  readonly totals: Cells;
  readonly core: CoreWord;
  readonly Result: ResultColumn;
}

/**
 * The statement as it lies on paper, scrolled in its own frame: heads stay above, sums below,
 * number and name at the left, total and result at the right.
 */
export function CoverTable(props: CoverTableProps) {
  const { caption, lines, groups, totals, core, Result } = props;
  const frame = useRef<HTMLElement>(null);
  const first = lines[0]?.seq;
  // Another page begins with its first line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what has changed
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [first]);
  // Reached by keyboard, the frame is brought into view as a whole: not its heads under the bar.
  const bringIntoView = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') frame.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <section
      className={styles.frame}
      ref={frame}
      aria-label={text.list.region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must do so by keyboard too
      tabIndex={0}
      onKeyUp={bringIntoView}
    >
      <table className={styles.grid}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead groups={groups} />
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.membership_no} ${line.bill_seq}`} {...{ line, groups, Result }} />
          ))}
        </tbody>
        <TableFoot {...{ groups, totals, core }} />
      </table>
    </section>
  );
}

interface LineProps {
  readonly line: CoverLine;
  readonly groups: readonly ColumnGroup[];
  readonly Result: ResultColumn;
}

export const idOf = (line: CoverLine): string =>
  billKey({ memberNo: line.membership_no, seq: line.bill_seq });

const Line = memo(function Line({ line, groups, Result }: LineProps) {
  const { draft } = useDraft();
  const id = idOf(line);
  const now = useShown(draft, id);
  const outcome = line.posted?.outcome ?? now.entry.outcome;
  const tint = outcome === 'PARTIAL' ? styles.part : outcome === 'NONE' && styles.none;
  const cells = useMemo(() => <MoneyCells groups={groups} cells={line} />, [groups, line]);
  return (
    <tr className={classes(tint)}>
      <td className={styles.seq}>{line.seq}</td>
      <td className={styles.number}>{line.membership_no}</td>
      <th scope="row" className={styles.name}>
        {line.name}
        {line.employee_no === null ? null : (
          <small className={styles.remark}>{text.list.employeeNo(line.employee_no)}</small>
        )}
        <Remarks line={line} />
      </th>
      <td className={styles.left}>{line.receipt_no ?? <Nothing />}</td>
      {cells}
      <td className={styles.total}>{shown(line.total)}</td>
      <td className={styles.result}>
        <Result line={line} id={id} shown={now} />
      </td>
    </tr>
  );
});

/** What has no column: no letter of consent, money that goes back. */
export function Remarks({ line }: { readonly line: CoverLine }) {
  return (
    <>
      {line.consent ? null : <small className={styles.warn}>{text.list.noConsent}</small>}
      {line.note === null ? null : <small className={styles.remark}>{line.note}</small>}
    </>
  );
}

export function Nothing() {
  return <span className={styles.nothing}>{text.list.nothing}</span>;
}

/** The columns of money of one line; a group begins with a line at its left. */
export function MoneyCells({ groups, cells }: { groups: readonly ColumnGroup[]; cells: Cells }) {
  return groups.flatMap((group) =>
    group.columns.map((column, at) => (
      <td key={`${group.key} ${column.key}`} className={classes(at === 0 && styles.begins)}>
        {column.of(cells) ?? <Nothing />}
      </td>
    )),
  );
}
