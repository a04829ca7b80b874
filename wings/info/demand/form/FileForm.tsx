import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/button/Button.tsx';
import { failureOf } from '../../../../kit/feed/failure.ts';
import { useCall } from '../../../../kit/feed/use-call.ts';
import { formField } from '../../../../kit/form/outcome.ts';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Say } from '../../../../kit/say/Say.tsx';
import { words } from '../../../../kit/words.text.ts';
import { fileComplaint } from '../demand.api.ts';
import styles from '../demand.module.css';
import { addressOf } from '../views.ts';
import { FileFields } from './FileFields.tsx';
import type { FilingOutcome } from './FilePart.tsx';
import { formText as text } from './form.text.ts';
import { faultsOfReport } from './report.ts';
import { reportInput } from './report-input.ts';

interface FileFormProps {
  /** Asked for after another case: what was pressed is gone, the focus goes to the first field. */
  readonly anew: boolean;
  readonly outcome: FilingOutcome | undefined;
  readonly onOutcome: (outcome: FilingOutcome) => void;
}

/** The fields of a form as they would be sent. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(new FormData(form) as unknown as string[][]);

/**
 * The form for a new case. What is typed stays in its fields whatever happens: they are the
 * browser's own, and the server hands back what was sent without script.
 */
export function FileForm({ anew, outcome, onOutcome }: FileFormProps) {
  const call = useCall();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const refused = outcome?.state === 'refused' ? outcome : undefined;

  useEffect(() => {
    if (anew) form.current?.querySelector<HTMLElement>('[name="topic"]')?.focus();
  }, [anew]);
  useEffect(() => {
    if (!refused) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
  }, [refused]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = fieldsOf(event.currentTarget);
    const values = Object.fromEntries(fields);
    const input = reportInput(fields);
    const faults = faultsOfReport(input);
    if (Object.keys(faults).length > 0) {
      onOutcome({ state: 'refused', code: 'bad_input', text: '', fields: faults, values });
      return;
    }
    setBusy(true);
    try {
      const { data } = await call(fileComplaint, input, { manner: 'silent' });
      onOutcome({ state: 'done', data });
    } catch (error) {
      const { code = 'failed', text: told, fields: wrong } = failureOf(error);
      const sentence = told || words.cannotConnect;
      onOutcome({ state: 'refused', code, text: sentence, fields: wrong, values });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={text.title} className={styles.sheet}>
      <form
        className={styles.form}
        method="post"
        action={addressOf('file')}
        ref={form}
        onSubmit={send}
        noValidate
      >
        <p>{text.lead}</p>
        {refused?.text ? (
          <Say kind="no" title={text.failed} alert>
            {refused.text}
          </Say>
        ) : null}
        <input type="hidden" name={formField} value={fileComplaint.name} />
        <FileFields faults={refused?.fields ?? {}} values={refused?.values ?? {}} />
        <Button look="primary" type="submit" busy={busy} busyText={text.busy}>
          {text.submit}
        </Button>
      </form>
    </Panel>
  );
}
