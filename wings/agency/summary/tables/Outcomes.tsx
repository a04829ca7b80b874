import { stateWords } from '../../../../api/agency/state.text.ts';
import { Amount } from '../../../../kit/amount/Amount.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { classes } from '../../../../kit/classes.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { monthName } from '../../../../kit/month-picker/months.ts';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { Points } from '../../../../kit/text/Points.tsx';
import type { SummaryData } from '../shapes.ts';
import styles from '../summary.module.css';
import { text } from '../summary.text.ts';

type Own = NonNullable<SummaryData['own']>;
type Tally = Own['table_b']['billed'];

interface OutcomesProps extends Pick<SummaryData, 'group'> {
  readonly own: Own;
  readonly month: { readonly year: number; readonly month: number };
  /** No later month has been sent. */
  readonly isNewest: boolean;
}

const { b: words } = text;

interface OutcomeProps {
  readonly name: string;
  readonly tally: Tally | null;
  /** Of how many bills. */
  readonly bills?: ((count: number) => string) | undefined;
}

/** What is not known yet says so: a nought would be an answer. */
function Outcome({ name, tally, bills = text.people }: OutcomeProps) {
  return (
    <Fact
      label={
        <>
          {name} {tally === null ? null : bills(tally.count)}
        </>
      }
    >
      {tally === null ? <Nowrap>{text.notYet}</Nowrap> : <Money value={tally.amount} />}
    </Fact>
  );
}

/** Table B (D-26): the month's one large figure, and what became of it. */
export function Outcomes({ own, month, group, isNewest }: OutcomesProps) {
  const { billed, collected, uncollected, unreported, refund, told: source } = own.table_b;
  const partial = own.table_b.partial ?? 0;
  return (
    <Panel label={words.title} className={classes(styles.outcomes, isNewest && styles.now)}>
      <div className={styles.figure}>
        <p className={styles.label}>
          <span>
            {text.billed} {monthName(month)}
          </span>
          <Badge kind={own.state === 'POSTED' ? 'ok' : 'blue'}>{stateWords[own.state]}</Badge>
        </p>
        <p>
          <Amount value={billed.amount} size={4} />
        </p>
        <p className={styles.label}>
          <Points>
            {group === null ? null : text.groups[group]}
            {text.people(billed.count)}
            {own.posted_on === null ? (
              <span>
                {text.dueOn} <ThaiDate day={own.due_on} />
              </span>
            ) : (
              <span>
                {text.postedOn} <ThaiDate day={own.posted_on} />
              </span>
            )}
          </Points>
        </p>
      </div>
      <div>
        <Facts>
          <Outcome
            name={text.collected}
            tally={collected}
            bills={(count) => text.collectedBills(count, partial)}
          />
          <Outcome
            name={text.uncollected}
            tally={uncollected}
            bills={(count) => text.uncollectedBills(count, partial)}
          />
          {unreported === null ? null : <Outcome name={text.unreported} tally={unreported} />}
        </Facts>
        <p className={styles.note}>
          {group !== null && source !== 'POSTED' ? words.wholeBill : words.source[source]}
        </p>
        {refund === null || refund.count === 0 ? null : (
          <div className={styles.apart}>
            <Facts>
              <Outcome name={text.refund} tally={refund} />
            </Facts>
            <p className={styles.note}>{text.refundNote}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}
