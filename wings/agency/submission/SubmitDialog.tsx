import { useState } from 'react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { type MonthNow, monthInput } from '../../../parts/agency-month/month-now.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { submitReport } from './submission.api.ts';
import { text } from './submit.text.ts';

interface SubmitDialogProps {
  readonly now: MonthNow<MonthReport>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The last look: all figures of the month, or what is still missing. */
export function SubmitDialog({ now, open, onClose }: SubmitDialogProps) {
  const { busy, error, send, forget } = useSubmit(now, onClose);
  const mayGo = now.report.open.length === 0;
  function close() {
    if (busy) return;
    forget();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={mayGo ? text.dialog : text.notYet}
      actions={
        mayGo ? (
          <>
            <Button
              look="primary"
              busy={busy}
              busyText={text.submitting}
              onClick={() => void send()}
            >
              {text.yes}
            </Button>
            <Button onClick={close}>{text.cancel}</Button>
          </>
        ) : (
          <Button onClick={close}>{text.close}</Button>
        )
      }
    >
      {error === undefined ? null : (
        <Alert kind="no" title={text.failed} alert>
          {error}
        </Alert>
      )}
      {mayGo ? (
        <>
          <Summary now={now} />
          <p>{text.ask}</p>
        </>
      ) : (
        <OpenPoints now={now} onGo={close} />
      )}
    </Dialog>
  );
}

function useSubmit(now: MonthNow<MonthReport>, onDone: () => void) {
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function send() {
    setBusy(true);
    setError(undefined);
    try {
      const version = now.saver.version();
      await call(submitReport, { ...monthInput(now), version }, { manner: 'silent' });
      notify({ kind: 'success', text: text.sent });
      await now.refetch();
      onDone();
    } catch (failed) {
      const { code, fields, text: message } = failureOf(failed);
      setError(Object.values(fields).join(' ') || message || words.cannotConnect);
      // What somebody else has done since is looked at before it is tried again.
      if (code === 'conflict') await now.refetch().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, send, forget: () => setError(undefined) };
}

/** The figures that go to the cooperative. */
export function Summary({ now }: Pick<SubmitDialogProps, 'now'>) {
  const { report } = now.report;
  if (report === null) return null;
  const { sums, slips_total, difference } = report;
  const labels = text.facts;
  const money = (value: string) => (
    <>
      <Money value={value} /> {words.baht}
    </>
  );
  return (
    <Facts kind="tight">
      <Fact label={labels.billed}>
        {text.people(sums.billed.count)} · {money(sums.billed.amount)}
      </Fact>
      <Fact label={labels.full}>{text.people(sums.full)}</Fact>
      <Fact label={labels.partial}>{text.people(sums.partial)}</Fact>
      <Fact label={labels.none}>{text.people(sums.none)}</Fact>
      <Fact label={labels.collected}>{money(sums.collected.amount)}</Fact>
      <Fact label={labels.uncollected}>{money(sums.uncollected.amount)}</Fact>
      <Fact label={labels.slips}>{money(slips_total)}</Fact>
      <Fact label={labels.difference}>{money(difference)}</Fact>
    </Facts>
  );
}
