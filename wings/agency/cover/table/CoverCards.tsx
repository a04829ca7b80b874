import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { Money } from '../../../../kit/amount/Money.tsx';
import { classes } from '../../../../kit/classes.ts';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
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
  const result = <Result line={line} id={id} shown={now} />;
  return (
    <li className={classes(styles.card, tint)}>
      <BillHead line={line} />
      <Parts line={line} groups={groups} result={result} />
    </li>
  );
});

interface PartsProps extends Omit<CardProps, 'Result'> {
  readonly result: ReactNode;
}

/** The result; beside it a button that shows what the bill is made of. */
function Parts({ line, groups, result }: PartsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { receipt_no, name } = line;
  const parts = groups.flatMap((group) => {
    const amount = group.amount(line);
    return amount === undefined ? [] : [{ key: group.key, name: group.name, amount }];
  });
  if (parts.length === 0 && receipt_no === null) {
    return <div className={styles.cardResult}>{result}</div>;
  }
  return (
    <>
      <div className={styles.cardResult}>
        {result}
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {text.list.details}
          <VisuallyHidden> {name}</VisuallyHidden>
          <Icon of={ChevronDown} size="s" />
        </button>
      </div>
      <div id={id} className={styles.parts} hidden={!isOpen}>
        <Facts kind="tight">
          {receipt_no === null ? null : <Fact label={text.list.receipt}>{receipt_no}</Fact>}
          {parts.map(({ key, name: part, amount }) => (
            <Fact key={key} label={part}>
              {amount}
            </Fact>
          ))}
        </Facts>
      </div>
    </>
  );
}

function BillHead({ line }: Pick<CardProps, 'line'>) {
  return (
    <div className={styles.cardHead}>
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
    </div>
  );
}
