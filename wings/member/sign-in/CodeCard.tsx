import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../kit/button/Button.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { CodeStep as CodeForm } from '../../../parts/one-time-code/CodeStep.tsx';
import { useSite } from '../../../shell/site/site.ts';
import type { CodeStep } from './sign-in.api.ts';
import styles from './sign-in.module.css';
import { text } from './sign-in.text.ts';
import type { SignIn } from './use-sign-in.ts';

/** Why a code is asked for, and where it went. */
function Lead({ step }: { readonly step: CodeStep }) {
  const { code } = text;
  const unsent = step.step === 'unlock' ? code.unlockLead : code.noPhone;
  if (step.step === 'unlock' || step.sent_to === null) {
    return <p className={styles.lead}>{unsent}</p>;
  }
  return (
    <p className={styles.lead}>
      {code.lead} <Nowrap>{step.sent_to}</Nowrap> {code.leadEnd}
    </p>
  );
}

/** The second step, where one is asked for: a code of the telephone on record (S1, T12). */
export function CodeCard({ step, steps }: { readonly step: CodeStep; readonly steps: SignIn }) {
  const { phone } = useSite();
  const { code } = text;
  return (
    <>
      <p className={styles.back}>
        <Button look="quiet" small icon={ArrowLeft} onClick={steps.back}>
          {code.back}
        </Button>
      </p>
      <h1>{step.step === 'unlock' ? code.unlockTitle : code.title}</h1>
      <CodeForm
        key={step.ticket}
        sent={step}
        lead={<Lead step={step} />}
        phone={phone}
        onCode={steps.confirm}
        onAgain={steps.sendAgain}
        onOver={steps.back}
      />
    </>
  );
}
