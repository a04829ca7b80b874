import { memo } from 'react';
import { CalculatorSheet } from '../../../../../kit/calculator/CalculatorSheet.tsx';
import { Note } from '../../../../../kit/frame/Note.tsx';
import { ScheduleTable } from '../../../../../kit/schedule/ScheduleTable.tsx';
import { useSite } from '../../../../../kit/site/site.ts';
import { TakeAway } from '../../../../../kit/take-away/TakeAway.tsx';
import type { LoanResult } from '../../input/result.ts';
import { text } from '../../loancal.text.ts';
import { csvRows } from './csv-rows.ts';

interface ScheduleProps {
  readonly result: LoanResult;
  readonly old: boolean;
}

/** Every instalment of the chosen way, and that as a file (B.1). */
export const Schedule = memo(function Schedule({ result, old }: ScheduleProps) {
  const site = useSite();
  const { chosen } = result;
  return (
    <CalculatorSheet
      title={text.schedule}
      sub={text.scheduleOf(result.way, chosen.instalments.length)}
      old={old}
      end={<TakeAway fileName={text.fileName} rows={() => csvRows(result)} />}
    >
      <ScheduleTable schedule={chosen} />
      <Note>{text.note(site.day_count === 'actual', site.loan_round_step)}</Note>
    </CalculatorSheet>
  );
});
