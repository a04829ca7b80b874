import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { AreaField } from '../../../kit/field/AreaField.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import type { MonthNow } from '../../../parts/agency-month/month-now.ts';
import { Balance } from './Balance.tsx';
import { OpenPoints } from './OpenPoints.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import styles from './submit.module.css';
import { text } from './submit.text.ts';
import { type Explanation, useExplanation } from './use-explanation.ts';

/** The sums of the month, what is still to be done, and the way to hand it in. */
export function SubmitForm({ now }: { readonly now: MonthNow<MonthReport> }) {
  const explanation = useExplanation(now);
  const { report, open } = now.report;
  if (report === null) return null;
  const differs = report.difference !== '0.00';
  return (
    <Panel title={text.title}>
      <Stack className={styles.parts}>
        <Balance {...report} />
        {differs || report.sums.collected.count === 0 ? null : (
          <Alert kind="ok">{text.match}</Alert>
        )}
        {differs || explanation.typed !== '' ? (
          <Explain now={now} explanation={explanation} />
        ) : null}
        {open.length > 0 ? (
          <section aria-label={text.todo}>
            <h3 className={styles.head}>{text.todo}</h3>
            <OpenPoints now={now} />
          </section>
        ) : (
          <p className={styles.ready}>{text.ready}</p>
        )}
        <SubmitButton now={now} explanation={explanation} />
      </Stack>
    </Panel>
  );
}

interface PartProps {
  readonly now: MonthNow<MonthReport>;
  readonly explanation: Explanation;
}

/** Saves what is typed, and asks once more with all figures before it goes. */
function SubmitButton({ now, explanation }: PartProps) {
  const [busy, setBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  async function handleClick() {
    setBusy(true);
    const isSaved = (await now.saver.flush()) && (await explanation.save());
    setUnsaved(!isSaved);
    setIsOpen(isSaved);
    setBusy(false);
  }
  return (
    <div className={styles.send}>
      {unsaved ? (
        <Alert kind="warn" title={text.notYet} alert>
          {text.unsaved}
        </Alert>
      ) : null}
      <Button
        look="primary"
        icon={ListChecks}
        busy={busy}
        busyText={text.saving}
        onClick={() => void handleClick()}
      >
        {text.submit}
      </Button>
      <p className={styles.mute}>{text.submitHint}</p>
      <SubmitDialog now={now} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

function Explain({ now: { report }, explanation }: PartProps) {
  const { typed, type, isNew, busy, error, save, confirm } = explanation;
  const outdated = report.open.includes('outdated') ? report.report : null;
  return (
    <div className={styles.explain}>
      {outdated ? (
        <Alert kind="warn" title={text.outdated(outdated)}>
          {text.outdatedHint}
        </Alert>
      ) : null}
      <AreaField
        id="explanation"
        label={text.explain}
        hint={text.explainHint}
        rows={3}
        maxLength={2_000}
        value={typed}
        error={error}
        onChange={({ target }) => type(target.value)}
      />
      {isNew ? (
        <Button small busy={busy} busyText={text.saving} onClick={() => void save()}>
          {text.save}
        </Button>
      ) : outdated ? (
        <Button small busy={busy} busyText={text.saving} onClick={() => void confirm()}>
          {text.confirm}
        </Button>
      ) : null}
    </div>
  );
}
