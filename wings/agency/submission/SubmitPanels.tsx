import type { ReactNode } from 'react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import type { MonthNow } from '../../../parts/agency-month/month-now.ts';
import { History } from './History.tsx';
import { SubmitForm } from './SubmitForm.tsx';
import { SubmittedReport } from './SubmittedReport.tsx';
import styles from './submit.module.css';

interface SubmitPanelsProps {
  readonly now: MonthNow<MonthReport>;
  /** The panel of the proofs of transfer. */
  readonly slips: ReactNode;
}

/** Below the members: proofs of the transfer, the difference, handing in, and what happened. */
export function SubmitPanels({ now, slips }: SubmitPanelsProps) {
  const { report, may_edit, state } = now.report;
  if (report === null || state === 'DRAFT') return null;
  const isOver = report.state === 'SUBMITTED' || report.state === 'ACCEPTED';
  const hasReported = report.slips.length > 0 || report.state !== 'NONE';
  return (
    <Stack gap="6" className={styles.panels}>
      {may_edit || report.slips.length > 0 ? slips : null}
      {may_edit ? <SubmitForm now={now} /> : null}
      {!may_edit && (isOver || hasReported) ? <SubmittedReport now={now} /> : null}
      <History steps={now.report.steps} />
    </Stack>
  );
}
