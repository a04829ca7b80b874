import { useId } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import type { readWelfare } from './welfare.api.ts';
import styles from './welfare.module.css';
import { text } from './welfare.text.ts';

type Right = NonNullable<DataOf<typeof readWelfare>['rights']>[number];

/** One kind of welfare: its rule, its limit, its time, its papers. */
export function RightCard({ right }: { readonly right: Right }) {
  const id = useId();
  const { type, rule_text, max_amount, deadline_days, documents } = right;
  return (
    <article className={styles.right} aria-labelledby={id}>
      <h2 id={id}>
        <Whole of={type} />
      </h2>
      <p>
        <Whole of={rule_text} />
      </p>
      <Facts kind="tight">
        <Fact label={text.max}>
          <Money value={max_amount} />
        </Fact>
        <Fact label={text.deadlineLabel}>
          {deadline_days === null ? text.noDeadline : text.days(deadline_days)}
        </Fact>
      </Facts>
      {documents.length === 0 ? null : (
        <div className={styles.documents}>
          <Muted small>{text.documents}</Muted>
          <ul>
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}
