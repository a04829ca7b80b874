import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../../api/paths.ts';
import { isChoice } from '../../../../core/browser/consent-cookie.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { formField } from '../../../../shell/form/outcome.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { recordConsent } from '../cookie.api.ts';
import styles from './consent.module.css';
import { consentText as text } from './consent.text.ts';
import { answerConsent } from './consent-store.ts';

interface ChoiceFormProps {
  /** What stands before the buttons. */
  readonly children?: ReactNode;
}

/** Refuse and accept, of the same weight (D-19). A real form: without script it is sent. */
export function ChoiceForm({ children }: ChoiceFormProps) {
  const call = useCall();
  const { pathname, search } = useLocation();

  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = submitter?.getAttribute('value');
    if (!isChoice(choice)) return;
    event.preventDefault();
    answerConsent(choice);
    // The answer counts at once; a proof that could not be kept is nothing to bother anybody with.
    call(recordConsent, { choice }, { manner: 'silent' }).catch(() => {});
  }

  return (
    <form className={styles.form} method="post" action={paths.cookies} onSubmit={send}>
      {children}
      <input type="hidden" name={formField} value={recordConsent.name} />
      <input type="hidden" name="return" value={pathname + search} />
      <div className={styles.buttons}>
        <Button type="submit" name="choice" value="N">
          {text.refuse}
        </Button>
        <Button type="submit" name="choice" value="Y">
          {text.accept}
        </Button>
      </div>
    </form>
  );
}
