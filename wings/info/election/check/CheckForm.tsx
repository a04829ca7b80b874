import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { DigitsField } from '../../../../kit/field/DigitsField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { PhoneLink } from '../../../../kit/link/PhoneLink.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { CaptchaLine } from '../../../../parts/captcha/CaptchaLine.tsx';
import { formField } from '../../../../shell/form/outcome.ts';
import { useSite } from '../../../../shell/site/site.ts';
import { checkVote } from '../election.api.ts';
import styles from './check.module.css';
import { checkText as text } from './check.text.ts';
import { useCheck } from './use-check.ts';
import { VoterCard } from './VoterCard.tsx';

interface CheckFormProps {
  /** Stands before the form. */
  readonly above?: ReactNode;
}

/** Number and birth date in, a place on the voter list out; sent as a plain form without script. */
export function CheckForm({ above }: CheckFormProps) {
  const { pathname, search } = useLocation();
  const { answered, busy, captcha, check, again } = useCheck();
  const { voter, refusal, needsScript, fields, values } = answered;
  const resultRef = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** The button that brought the empty form back is gone: its focus goes to the first field. */
  const isAnew = useRef(false);

  useEffect(() => {
    const [faulty] = isAnew.current ? ['membership_no'] : Object.keys(fields);
    isAnew.current = false;
    if (voter || refusal) resultRef.current?.focus();
    else if (faulty) (form.current?.elements.namedItem(faulty) as HTMLElement | null)?.focus();
  }, [voter, refusal, fields]);

  function askAnew() {
    isAnew.current = true;
    again();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '').trim();
    void check(read('membership_no'), read('birth_date'));
  }

  if (voter) {
    return (
      <Panel title={text.title}>
        <div ref={resultRef} tabIndex={-1} className={styles.told}>
          <VoterCard voter={voter} />
        </div>
        <p className={styles.again}>
          <Button onClick={askAnew}>{text.result.again}</Button>
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={text.title}>
      {above}
      <p className={styles.lead}>{text.lead}</p>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={`${pathname}${search}`}
        onSubmit={submit}
        noValidate
      >
        {refusal ? (
          <Refusal resultRef={resultRef} text={refusal} needsScript={needsScript ?? false} />
        ) : null}
        <input type="hidden" name={formField} value={checkVote.name} />
        <div>
          <DigitsField
            label={text.memberNo}
            hint={text.memberNoHint}
            error={fields.membership_no}
            name="membership_no"
            defaultValue={values.membership_no}
            maxLength={6}
          />
          <TextField
            label={text.birthDate}
            hint={text.birthDateHint}
            error={fields.birth_date}
            name="birth_date"
            defaultValue={values.birth_date}
            autoComplete="off"
            maxLength={40}
          />
        </div>
        <CaptchaLine state={captcha} />
        <Button look="primary" type="submit" block busy={busy} busyText={text.busy}>
          {text.submit}
        </Button>
      </form>
    </Panel>
  );
}

interface RefusalProps {
  readonly resultRef: React.RefObject<HTMLDivElement | null>;
  readonly text: string;
  readonly needsScript: boolean;
}

function Refusal({ resultRef, text: sentence, needsScript }: RefusalProps) {
  const { phone } = useSite();
  return (
    <div ref={resultRef} tabIndex={-1} className={styles.told}>
      <Alert kind="no" title={text.refused} alert>
        {needsScript ? text.proofByScript : sentence}{' '}
        <Nowrap>
          <PhoneLink of={phone} />
        </Nowrap>
      </Alert>
    </div>
  );
}
