import { SlipPanel } from '../slip/SlipPanel.tsx';
import { History } from './History.tsx';
import type { MonthNow } from './month-now.ts';
import { SubmitForm } from './SubmitForm.tsx';
import { SubmittedReport } from './SubmittedReport.tsx';
import styles from './submit.module.css';

/** Below the members: proofs of the transfer, the difference, handing in, and what happened. */
export function SubmitPanels({ now }: { readonly now: MonthNow }) {
  const { report, may_edit, state } = now.report;
  if (report === null || state === 'DRAFT') return null;
  const isOver = report.state === 'SUBMITTED' || report.state === 'ACCEPTED';
  const hasReported = report.slips.length > 0 || report.state !== 'NONE';
  return (
    <div className={styles.panels}>
      {may_edit || report.slips.length > 0 ? <SlipPanel now={now} /> : null}
      {may_edit ? <SubmitForm now={now} /> : null}
      {!may_edit && (isOver || hasReported) ? <SubmittedReport now={now} /> : null}
      <History steps={now.report.steps} />
    </div>
  );
}
