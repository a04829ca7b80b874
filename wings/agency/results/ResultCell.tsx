import { outcomeWords, reasonWords } from '../../../api/agency/report.text.ts';
import { readBaht } from '../../../core/satang.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import type { Shown } from '../../../parts/agency-month/draft/draft.ts';
import { useDraft } from '../../../parts/agency-month/draft/draft-context.ts';
import type { BillToReport } from './bill.ts';
import { Choice } from './Choice.tsx';
import styles from './result.module.css';
import { text } from './result.text.ts';

interface ResultProps {
  readonly line: BillToReport;
  readonly id: string;
  readonly shown: Shown;
}

/** What came of a bill: the cooperative's word once it is posted, until then the agency's. */
export function Result({ line, id, shown }: ResultProps) {
  const { mayEdit, hasReport } = useDraft();
  if (line.posted) return <Posted line={line} shown={shown} posted={line.posted} />;
  if (!hasReport) return null;
  return mayEdit ? (
    <Choice line={line} id={id} shown={shown} />
  ) : (
    <ReportedResult line={line} shown={shown} />
  );
}

interface PostedProps extends Omit<ResultProps, 'id'> {
  readonly posted: NonNullable<BillToReport['posted']>;
}

function Posted({ shown, posted, line }: PostedProps) {
  const { outcome, collected, reason } = posted;
  const reported = shown.line?.collectedSatang;
  const differs = reported !== undefined && reported !== readBaht(collected);
  return (
    <div>
      {outcomeWords[outcome]}
      {outcome === 'PARTIAL' ? <Short got={collected} line={line} /> : null}
      {reason === null ? null : <small className={styles.sub}>{reasonWords[reason]}</small>}
      {differs ? (
        <small className={styles.sub}>{text.overruled(formatBaht(reported))}</small>
      ) : null}
    </div>
  );
}

function Short({ got, line }: { readonly got: string; readonly line: BillToReport }) {
  const missing = readBaht(line.total) - readBaht(got);
  return (
    <small className={styles.sub}>
      <Nowrap>{text.got(formatBaht(got))}</Nowrap>{' '}
      <Nowrap>{text.short(formatBaht(missing))}</Nowrap>
    </small>
  );
}

function ReportedResult({ line, shown }: Omit<ResultProps, 'id'>) {
  const { entry, line: reportedLine } = shown;
  if (entry.outcome === '') return <span className={styles.open}>{text.notYet}</span>;
  return (
    <div>
      {outcomeWords[entry.outcome]}
      {entry.outcome === 'PARTIAL' && reportedLine ? <Lacking line={line} shown={shown} /> : null}
      {entry.reason === '' || entry.outcome === 'FULL' ? null : (
        <small className={styles.sub}>
          {reasonWords[entry.reason]} {reportedLine?.newAgency}
        </small>
      )}
    </div>
  );
}

/** What is missing of a bill, by what was reported. */
function Lacking({ line, shown }: Omit<ResultProps, 'id'>) {
  if (!shown.line) return null;
  const missing = readBaht(line.total) - shown.line.collectedSatang;
  return (
    <small className={styles.sub}>
      <Nowrap>{text.got(formatBaht(shown.line.collectedSatang))}</Nowrap>{' '}
      <Nowrap>{text.short(formatBaht(missing))}</Nowrap>
    </small>
  );
}
