import type { MonthReport } from '../../../../api/agency/report/report.api.ts';
import type { ReportSums } from '../../../../core/agency/report.ts';
import { isReportedElsewhere } from '../../../../core/agency/state.ts';
import { text } from '../cover.text.ts';
import { AwaitedFigures, CoreFigures, ReportFigures } from './Figures.tsx';
import styles from './head.module.css';
import { MonthSteps } from './MonthSteps.tsx';

interface MonthHeadProps {
  readonly coreSums: Parameters<typeof CoreFigures>[0]['sums'];
  readonly report: MonthReport;
  /** Of the draft. */
  readonly sums: ReportSums;
}

/** How far the month has come, and its figures. */
export function MonthHead({ coreSums, report, sums }: MonthHeadProps) {
  return (
    <>
      <MonthSteps report={report} sums={sums} />
      {report.state === 'DRAFT' ? <p className={styles.word}>{text.states.DRAFT}</p> : null}
      <Figures {...{ coreSums, report, sums }} />
    </>
  );
}

/** By the word of whoever has one: the core system, or the agency. */
function Figures({ report: { state, report }, coreSums, sums }: MonthHeadProps) {
  if (state === 'POSTED') return <CoreFigures sums={coreSums} />;
  const isElsewhere = state !== null && isReportedElsewhere(state, report?.state ?? 'NONE');
  const isUnreported = sums.unreported.count === sums.billed.count;
  return isElsewhere && isUnreported ? (
    <AwaitedFigures sums={sums} />
  ) : (
    <ReportFigures sums={sums} />
  );
}
