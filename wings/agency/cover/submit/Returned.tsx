import { actorWords } from '../../../../api/agency/report.text.ts';
import { thaiDateTime } from '../../../../core/thai-date.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { NoBreak } from '../../../../kit/text/NoBreak.tsx';
import type { MonthNow } from './month-now.ts';
import { text } from './submit.text.ts';

/** Why a report that was handed in is here again, when and by whom; else nothing. */
export function Returned({ report }: Pick<MonthNow['report'], 'report'>) {
  if (report === null || report.returned_by === null) return null;
  const { returned_by: by, returned_at: at, returned_reason: reason } = report;
  return (
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
  );
}
