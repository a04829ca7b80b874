import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { NoBreak } from '../../../kit/text/NoBreak.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { type MonthNow, monthInput } from '../../../parts/agency-month/month-now.ts';
import { ConfirmDialog } from '../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../shell/query/use-call.ts';
import { Balance } from './Balance.tsx';
import { recallReport } from './submission.api.ts';
import styles from './submit.module.css';
import { text } from './submit.text.ts';

interface SubmittedReportProps {
  readonly now: MonthNow<MonthReport>;
}

/** What was handed in, by whom and when; until staff have decided it can be had back. */
export function SubmittedReport({ now }: SubmittedReportProps) {
  const { report, may_recall } = now.report;
  if (report === null) return null;
  const { submitted_at, submitted_by, state, explanation } = report;
  return (
    <Panel title={text.standing}>
      <Stack>
        {submitted_at === null || submitted_by === null ? null : (
          <Alert
            kind="ok"
            title={
              <>
                {text.submitted} <NoBreak>{thaiDateTime(new Date(submitted_at))}</NoBreak>{' '}
                <NoBreak>{text.by(submitted_by)}</NoBreak>
              </>
            }
          >
            {state === 'ACCEPTED' ? text.accepted : text.waiting}
          </Alert>
        )}
        <Balance {...report} />
        {explanation === '' ? null : (
          <div>
            <h3 className={styles.head}>{text.explained}</h3>
            <p className={styles.words}>{explanation}</p>
          </div>
        )}
        {may_recall ? <Recall now={now} /> : null}
      </Stack>
    </Panel>
  );
}

function Recall({ now }: SubmittedReportProps) {
  const call = useCall();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  async function recall() {
    const version = now.report.report?.version ?? 0;
    await call(recallReport, { ...monthInput(now), version }, { manner: 'silent' });
    notify({ kind: 'success', text: text.recalled });
    close();
    await now.refetch();
  }
  return (
    <div>
      <Button icon={Undo2} onClick={() => setOpen(true)}>
        {text.recall}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        title={text.recallTitle}
        yes={{ look: 'primary', name: text.recallYes, busy: text.recalling }}
        cancel={text.cancel}
        refused={text.recallFailed}
        onYes={recall}
      >
        <p>{text.recallAsk}</p>
      </ConfirmDialog>
    </div>
  );
}
