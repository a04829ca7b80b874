import { memo } from 'react';
import { CalculatorSheet } from '../../../../parts/calculator/CalculatorSheet.tsx';
import { DownloadMenu } from '../../../../parts/download/DownloadMenu.tsx';
import { ScheduleTable } from '../../../../parts/schedule/ScheduleTable.tsx';
import { Note } from '../../../../shell/frame/Note.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import { text } from '../loan-calculator.text.ts';
import type { LoanResult } from '../result.ts';
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
      sub={text.scheduleOf(result.method, chosen.instalments.length)}
      old={old}
      end={<DownloadMenu fileName={text.fileName} rows={() => csvRows(result)} />}
    >
      <ScheduleTable schedule={chosen} />
      <Note>{text.note(site.day_count === 'actual', site.loan_round_step)}</Note>
    </CalculatorSheet>
  );
});
