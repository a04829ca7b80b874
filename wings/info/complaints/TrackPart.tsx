import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { readCode } from '../../../core/codes/tracking-code.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { PhoneLink } from '../../../kit/link/PhoneLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { words } from '../../../kit/words.text.ts';
import { type FormOutcome, formField, useFormOutcome } from '../../../shell/form/outcome.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useSite } from '../../../shell/site/site.ts';
import { trackCase } from './complaints.api.ts';
import styles from './complaints.module.css';
import { fieldsOf } from './form/ComplaintFormBody.tsx';
import { reportText } from './form/complaint.text.ts';
import { TrackedCase } from './TrackedCase.tsx';
import { addressOf } from './tabs.ts';
import { trackText as text } from './track.text.ts';

type Outcome = FormOutcome<DataOf<typeof trackCase>>;

const faultAt = (message: string) => ({ code: message });

/** Look-up by tracking code: the reporter sees the case whether it is published or not. */
export function TrackPart() {
  const posted = useFormOutcome(trackCase);
  const [outcome, setOutcome] = useState<Outcome | undefined>(posted);
  return (
    <>
      <TrackForm outcome={outcome} onOutcome={setOutcome} />
      {outcome?.state === 'done' ? <TrackedCase found={outcome.data} /> : null}
    </>
  );
}

interface TrackFormProps {
  readonly outcome: Outcome | undefined;
  readonly onOutcome: (outcome: Outcome) => void;
}

function TrackForm({ outcome, onOutcome }: TrackFormProps) {
  const call = useCall();
  const { phone } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const refused = outcome?.state === 'refused' ? outcome : undefined;
  const fault = refused?.fields.code;

  useEffect(() => {
    if (refused?.fields.code) field.current?.focus();
  }, [refused]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = Object.fromEntries(fieldsOf(event.currentTarget));
    const refuse = (message: string, fields: Record<string, string>) =>
      onOutcome({ state: 'refused', code: 'refused', text: message, fields, values });
    const { code = '' } = values;
    if (code.trim() === '') return refuse('', faultAt(reportText.codeMissing));
    if (readCode(code) === undefined) return refuse('', faultAt(reportText.codeWrong));
    setBusy(true);
    try {
      const { data } = await call(trackCase, { code }, { manner: 'silent' });
      onOutcome({ state: 'done', data });
    } catch (error) {
      const { text: message, fields } = failureOf(error);
      refuse(message || words.cannotConnect, fields);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={text.title} className={styles.sheet}>
      <form
        className={styles.form}
        method="post"
        action={addressOf('track')}
        onSubmit={send}
        noValidate
      >
        <p>{text.lead}</p>
        {refused?.text && !fault ? (
          <Alert kind="no" title={text.failed} alert>
            {refused.text}
          </Alert>
        ) : null}
        <input type="hidden" name={formField} value={trackCase.name} />
        <TextField
          ref={field}
          label={text.code}
          hint={text.codeHint}
          error={fault}
          name="code"
          defaultValue={refused?.values.code ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
        />
        <Button look="primary" type="submit" busy={busy} busyText={text.busy}>
          {text.submit}
        </Button>
      </form>
      <p className={styles.notice}>
        {text.lost} <PhoneLink of={phone} />
      </p>
    </Panel>
  );
}
