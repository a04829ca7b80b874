import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Money } from '../../../../kit/amount/Money.tsx';
import { classes } from '../../../../kit/classes.ts';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { useDraft, useShown } from '../../../../parts/agency-month/draft/draft-context.ts';
import { text } from '../cover.text.ts';
import { idOf, Remarks } from './CoverTable.tsx';
import type { ColumnGroup, CoverLine } from './columns.ts';
import styles from './cover.module.css';
import type { ResultColumn } from './result-column.ts';

interface CoverCardsProps {
  readonly lines: readonly CoverLine[];
  readonly groups: readonly ColumnGroup[];
  readonly Result: ResultColumn;
}

/** On a phone: one card a bill, its parts folded. */
export function CoverCards({ lines, groups, Result }: CoverCardsProps) {
  return (
    <ul className={styles.cards}>
      {lines.map((line) => (
        <Card key={`${line.membership_no} ${line.bill_seq}`} {...{ line, groups, Result }} />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly line: CoverLine;
  readonly groups: readonly ColumnGroup[];
  readonly Result: ResultColumn;
}

const Card = memo(function Card({ line, groups, Result }: CardProps) {
  const { draft } = useDraft();
  const id = idOf(line);
  const now = useShown(draft, id);
  const outcome = line.posted?.outcome ?? now.entry.outcome;
  const tint = outcome === 'PARTIAL' ? styles.part : outcome === 'NONE' && styles.none;
  return (
    <li className={classes(styles.card, tint)}>
      <Bill line={line} groups={groups} />
      <div className={styles.cardResult}>
        <Result line={line} id={id} shown={now} />
      </div>
    </li>
  );
});

/** Whose bill and how much; at a press what it is made of. */
function Bill({ line, groups }: Omit<CardProps, 'Result'>) {
  const parts = groups.flatMap((group) => {
    const amount = group.amount(line);
    return amount === undefined ? [] : [{ key: group.key, name: group.name, amount }];
  });
  const { receipt_no } = line;
  if (parts.length === 0 && receipt_no === null) {
    return (
      <div className={styles.cardHead}>
        <BillHead line={line} />
      </div>
    );
  }
  return (
    <details className={styles.parts}>
      <summary className={styles.cardHead}>
        <BillHead line={line}>
          <span className={styles.more}>
            {text.list.details}
            <Icon of={ChevronDown} size="s" />
          </span>
        </BillHead>
      </summary>
      <Facts kind="tight">
        {receipt_no === null ? null : <Fact label={text.list.receipt}>{receipt_no}</Fact>}
        {parts.map(({ key, name, amount }) => (
          <Fact key={key} label={name}>
            {amount}
          </Fact>
        ))}
      </Facts>
    </details>
  );
}

interface BillHeadProps {
  readonly line: CoverLine;
  /** On a line of its own below. */
  readonly children?: ReactNode;
}

function BillHead({ line, children }: BillHeadProps) {
  return (
    <>
      <b className={styles.whose}>{line.name}</b>
      <b>
        <Money value={line.total} />
      </b>
      <small>
        <Nowrap>{text.list.memberNo(line.membership_no)}</Nowrap>{' '}
        {line.employee_no === null ? null : (
          <Nowrap>{text.list.employeeNo(line.employee_no)}</Nowrap>
        )}
      </small>
      <Remarks line={line} />
      {children}
    </>
  );
}
