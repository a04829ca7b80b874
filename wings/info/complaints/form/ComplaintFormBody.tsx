import { type FormEvent, useEffect, useRef } from 'react';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { PhoneLink } from '../../../../kit/link/PhoneLink.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { CaptchaLine } from '../../../../parts/captcha/CaptchaLine.tsx';
import { formField } from '../../../../shell/form/outcome.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { fileComplaint } from '../complaints.api.ts';
import styles from '../complaints.module.css';
import { addressOf } from '../tabs.ts';
import { FileFields } from './ComplaintFields.tsx';
import { formText as text } from './form.text.ts';
import { type FilingOutcome, useFiling } from './use-submit.ts';

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
  const { busy, captcha, file } = useFiling(onOutcome);
  const form = useRef<HTMLFormElement>(null);
  const refused = outcome?.state === 'refused' ? outcome : undefined;

  useEffect(() => {
    if (anew) form.current?.querySelector<HTMLElement>('[name="topic"]')?.focus();
  }, [anew]);
  useEffect(() => {
    if (!refused) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
  }, [refused]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) void file(fieldsOf(event.currentTarget));
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
        {refused?.text ? <Refusal code={refused.code} sentence={refused.text} /> : null}
        <input type="hidden" name={formField} value={fileComplaint.name} />
        <FileFields faults={refused?.fields ?? {}} values={refused?.values ?? {}} />
        <CaptchaLine state={captcha} />
        <Button look="primary" type="submit" busy={busy} busyText={text.busy}>
          {text.submit}
        </Button>
      </form>
    </Panel>
  );
}

interface RefusalProps {
  readonly code: string;
  readonly sentence: string;
}

/** Why not; where only script could prove the sender, the other way. */
function Refusal({ code, sentence }: RefusalProps) {
  const { phone } = useSite();
  const isOwed = code === 'captcha_needed';
  return (
    <Alert kind="no" title={text.failed} alert>
      {isOwed ? text.proofByScript : sentence}{' '}
      {isOwed || code === 'too_many' ? (
        <>
          {text.orCall} <PhoneLink of={phone} />
        </>
      ) : null}
    </Alert>
  );
}
