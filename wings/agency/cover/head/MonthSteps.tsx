import type { MonthReport } from '../../../../api/agency/report/report.api.ts';
import type { ReportSums } from '../../../../core/agency/report.ts';
import { isReportedElsewhere } from '../../../../core/agency/state.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { MonthProgress } from '../../../../parts/agency-month/MonthProgress.tsx';
import { inCoreText, progressText } from '../../../../parts/agency-month/progress.text.ts';
import styles from './head.module.css';

interface MonthStepsProps {
  readonly report: MonthReport;
  readonly sums: ReportSums;
}

/** How far the month has come, with the days; and what nobody has to report again. */
export function MonthSteps({ report: monthReport, sums }: MonthStepsProps) {
  const { state, steps, posted_on, due_on, may_edit, report } = monthReport;
  if (state === null) return null;
  const by = report?.state ?? 'NONE';
  const stands = by === 'SUBMITTED' || by === 'ACCEPTED';
  const { billed, unreported } = sums;
  return (
    <Panel label={progressText.label}>
      <MonthProgress
        facts={{ state, steps, stands, postedOn: posted_on }}
        reported={billed.count - unreported.count}
        of={billed.count}
        dueOn={due_on}
        asOf={monthReport.as_of}
      />
      {isReportedElsewhere(state, by) ? (
        <div className={styles.known}>
          <Alert>{inCoreText(state, may_edit)}</Alert>
        </div>
      ) : null}
    </Panel>
  );
}
