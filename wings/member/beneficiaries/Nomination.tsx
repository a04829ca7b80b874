import { type ReactNode, useId } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { reviewYears } from '../../../core/nomination/nomination.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { DayFact } from '../../../kit/facts/DayFact.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import type { readGian } from './beneficiaries.api.ts';
import styles from './beneficiaries.module.css';
import { text } from './beneficiaries.text.ts';

type Gian = DataOf<typeof readGian>;
type Person = Gian['beneficiaries'][number];

interface NominationProps extends Gian {
  /** Above the list: its files. */
  readonly children: ReactNode;
}

/** What is to be looked at first, then everybody in order, then the sum. */
export function Nomination({ beneficiaries, total_percent, warnings, children }: NominationProps) {
  return (
    <>
      {warnings.map((warning) => (
        <div key={warning} className={styles.warning}>
          <Alert kind="warn" title={text.warnings[warning]}>
            {warning === 'PERCENT' ? text.percentHint(total_percent) : text.reviewHint(reviewYears)}
          </Alert>
        </div>
      ))}
      {children}
      <Panel label={text.list}>
        <ol className={styles.people}>
          {beneficiaries.map((person) => (
            <li key={person.order_no}>
              <PersonCard person={person} />
            </li>
          ))}
        </ol>
        {total_percent === null ? null : (
          <p className={styles.total}>
            <span>{text.total}</span>
            <Nowrap>{text.percent(total_percent)}</Nowrap>
          </p>
        )}
      </Panel>
    </>
  );
}

function PersonCard({ person }: { readonly person: Person }) {
  const id = useId();
  return (
    <article aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <Muted small>{text.orderNo(person.order_no)}</Muted>
          <h2 id={id}>{person.full_name}</h2>
          <Muted small>{person.relation}</Muted>
        </div>
        {person.share_percent === null ? (
          <Muted small>{text.unsaid}</Muted>
        ) : (
          <p className={styles.percent}>{text.percent(person.share_percent)}</p>
        )}
      </div>
      <Facts kind="tight">
        <Fact label={text.condition}>{text.conditions[person.condition]}</Fact>
        <Fact label={text.address}>{person.address_masked ?? text.none}</Fact>
        <Fact label={text.phone}>
          <Nowrap>{person.phone_masked ?? text.none}</Nowrap>
        </Fact>
        <DayFact label={text.documentOn} day={person.document_on} />
        <Fact label={text.effectiveOn}>
          {person.effective_on === null ? text.none : <ThaiDate day={person.effective_on} />}
        </Fact>
      </Facts>
    </article>
  );
}
