import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { actorWords } from '../../../api/agency/report.text.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { NoBreak } from '../../../kit/text/NoBreak.tsx';
import styles from './submit.module.css';
import { text } from './submit.text.ts';

/** Why a report that was handed in is here again, when and by whom; else nothing. */
export function Returned({ report }: Pick<MonthReport, 'report'>) {
  if (report === null || report.returned_by === null) return null;
  const { returned_by: by, returned_at: at, returned_reason: reason } = report;
  return (
    <div className={styles.returned}>
      <Alert
        kind="warn"
        title={
          <>
            {text.returned[by]}{' '}
            {at === null ? null : <NoBreak>{text.when(thaiDateTime(new Date(at)))}</NoBreak>}{' '}
            <NoBreak>{text.by(actorWords[by])}</NoBreak>
          </>
        }
      >
        {reason}
      </Alert>
    </div>
  );
}
