import { useState } from 'react';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Money } from '../../../../kit/amount/Money.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { Fact } from '../../../../kit/facts/Fact.tsx';
import { Facts } from '../../../../kit/facts/Facts.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words } from '../../../../kit/words.text.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { submitReport } from '../report/report.api.ts';
import { askedOf, type MonthNow } from './month-now.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { text } from './submit.text.ts';

interface HandInDialogProps {
  readonly now: MonthNow;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The last look: all figures of the month, or what is still missing. */
export function HandInDialog({ now, open, onClose }: HandInDialogProps) {
  const { busy, error, send, forget } = useHandingIn(now, onClose);
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
              busyText={text.handingIn}
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

function useHandingIn(now: MonthNow, onDone: () => void) {
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function send() {
    setBusy(true);
    setError(undefined);
    try {
      const version = now.saver.version();
      await call(submitReport, { ...askedOf(now), version }, { manner: 'silent' });
      notify({ kind: 'success', text: text.sent });
      await now.refetch();
      onDone();
    } catch (failed) {
      const { code, fields, text: said } = failureOf(failed);
      setError(Object.values(fields).join(' ') || said || words.cannotConnect);
      // What somebody else has done since is looked at before it is tried again.
      if (code === 'conflict') await now.refetch().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, send, forget: () => setError(undefined) };
}

/** The figures that go to the cooperative. */
export function Summary({ now }: Pick<HandInDialogProps, 'now'>) {
  const { report } = now.report;
  if (report === null) return null;
  const { sums, slips_total, difference } = report;
  const said = text.facts;
  const money = (value: string) => (
    <>
      <Money value={value} /> {words.baht}
    </>
  );
  return (
    <Facts kind="tight">
      <Fact label={said.billed}>
        {text.people(sums.billed.count)} · {money(sums.billed.amount)}
      </Fact>
      <Fact label={said.full}>{text.people(sums.full)}</Fact>
      <Fact label={said.partial}>{text.people(sums.partial)}</Fact>
      <Fact label={said.none}>{text.people(sums.none)}</Fact>
      <Fact label={said.collected}>{money(sums.collected.amount)}</Fact>
      <Fact label={said.uncollected}>{money(sums.uncollected.amount)}</Fact>
      <Fact label={said.slips}>{money(slips_total)}</Fact>
      <Fact label={said.difference}>{money(difference)}</Fact>
    </Facts>
  );
}
