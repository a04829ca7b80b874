import { actorWords } from '../../../../api/agency/report.text.ts';
import { thaiDateTime } from '../../../../core/thai-date.ts';
import { Say } from '../../../../kit/alert/Alert.tsx';
import { Together } from '../../../../kit/text/NoBreak.tsx';
import type { MonthNow } from './month-now.ts';
import { text } from './submit.text.ts';

/** Why a report that was handed in is here again, when and by whom; else nothing. */
export function Returned({ report }: Pick<MonthNow['report'], 'report'>) {
  if (report === null || report.returned_by === null) return null;
  const { returned_by: by, returned_at: at, returned_reason: reason } = report;
  return (
    <Say
      kind="warn"
      title={
        <>
          {text.returned[by]}{' '}
          {at === null ? null : <Together>{text.when(thaiDateTime(new Date(at)))}</Together>}{' '}
          <Together>{text.by(actorWords[by])}</Together>
        </>
      }
    >
      {reason}
    </Say>
  );
}
