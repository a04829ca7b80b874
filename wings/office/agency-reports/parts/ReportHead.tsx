import { Check, CircleAlert, Clock } from 'lucide-react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Badge } from '../../../../kit/badge/Badge.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { MoneyFact } from '../../../../parts/statement/MoneyFact.tsx';
import type { readReport } from '../agency-reports.api.ts';
import styles from '../agency-reports.module.css';
import { text } from '../agency-reports.text.ts';
import { Moment } from './Moment.tsx';

const words = text.one;

/** What was deducted, what was transferred, and whether the two are the same. */
export function ReportHead({ one }: { readonly one: DataOf<typeof readReport> }) {
  const { report, explanation } = one;
  const isTied = report.difference === '0.00';
  return (
    <Panel
      title={words.summary}
      end={
        report.state === 'ACCEPTED' ? (
          <Badge kind="ok" icon={Check}>
            {words.isAccepted}
          </Badge>
        ) : (
          <Badge kind="wait" icon={Clock}>
            {words.isWaiting}
          </Badge>
        )
      }
    >
      <div className={styles.head}>
        <Facts>
          <MoneyFact label={text.baht(text.billed)} amount={report.billed} />
          <MoneyFact label={text.baht(text.uncollected)} amount={report.uncollected} />
          <MoneyFact label={text.baht(text.collected)} amount={report.collected} />
          <MoneyFact label={text.baht(text.slips)} amount={report.slips} />
          <MoneyFact label={text.baht(text.difference)} amount={report.difference} />
        </Facts>
        <Facts>
          <Fact label={text.members}>{text.count(report.members)}</Fact>
          <Fact label={text.submittedBy}>{report.submitted_by}</Fact>
          <Fact label={text.submitted}>
            <Moment at={report.submitted_at} />
          </Fact>
          {report.decided_at === null ? null : (
            <Fact label={text.decided}>
              <Moment at={report.decided_at} /> {report.decided_by}
            </Fact>
          )}
        </Facts>
      </div>
      <p className={styles.gap}>
        <Badge kind={isTied ? 'ok' : 'wait'} icon={isTied ? Check : CircleAlert}>
          {isTied ? words.match : words.mismatch}
        </Badge>
      </p>
      {explanation === '' ? null : (
        <p className={styles.words}>
          <b>{words.explanation}</b> {explanation}
        </p>
      )}
    </Panel>
  );
}
