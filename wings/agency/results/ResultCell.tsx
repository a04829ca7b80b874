import { outcomeWords, reasonWords } from '../../../api/agency/report.text.ts';
import { readBaht } from '../../../core/satang.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import type { Shown } from '../../../parts/agency-month/draft/draft.ts';
import { useDraft } from '../../../parts/agency-month/draft/draft-context.ts';
import type { BillToReport } from './bill.ts';
import styles from './result.module.css';
import { text } from './result.text.ts';
import { EditableResult, Sentence } from './row/Row.tsx';

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
    <EditableResult line={line} id={id} shown={shown} />
  ) : (
    <Sentence line={line} shown={shown} />
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
