import { ArrowRight } from 'lucide-react';
import type * as z from 'zod/mini';
import { paths } from '../../../../api/paths.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { ButtonLink } from '../../../../kit/button/ButtonLink.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { MoneyFact } from '../../../../parts/statement/MoneyFact.tsx';
import styles from '../collections.module.css';
import { text } from '../collections.text.ts';
import { Reported } from '../ReportedStatus.tsx';
import { StateBadge } from '../StateBadge.tsx';
import type { groupTotalShape, headShape } from '../shapes.ts';
import { billMonth, figureOf } from '../status-words.ts';

interface NewestProps {
  readonly head: z.output<typeof headShape>;
  readonly groups: readonly z.output<typeof groupTotalShape>[];
}

/** This month: the one large figure of the page, and what it is made of. */
export function Newest({ head, groups }: NewestProps) {
  const { label, amount } = figureOf(head);
  const { year_be, month, seq_no, posted } = head;
  return (
    <Panel label={text.list.newest} className={styles.newest}>
      <div className={styles.figure}>
        <p className={styles.label}>
          <span>
            {label} {billMonth(head)}
          </span>
          <StateBadge head={head} explained />
        </p>
        <p>
          <Amount value={amount} size={4} />
        </p>
        {head.reported ? (
          <Muted>
            <Reported reported={head.reported} />
          </Muted>
        ) : null}
        <ButtonLink to={paths.memberCollection(year_be, month, seq_no)}>
          {text.list.see(billMonth(head))}
          <Icon of={ArrowRight} size="s" />
        </ButtonLink>
      </div>
      <Facts>
        {groups.map((group) => (
          <MoneyFact
            key={group.group}
            label={text.groups[group.group]}
            amount={posted && group.group !== 'REFUND' ? group.collected : group.amount}
          />
        ))}
      </Facts>
    </Panel>
  );
}
