import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { CodeStep } from '../../../parts/one-time-code/CodeStep.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { Flow } from './registration.api.ts';
import styles from './registration.module.css';
import { text } from './registration.text.ts';
import { Steps } from './Steps.tsx';
import { type Identity, useRegistration } from './use-registration.ts';

const nothing: Identity = { membership_no: '', id_card: '', date_of_birth: '' };

/** Identity, code, password with terms, done (D-03): what was typed stays while going back. */
export function RegistrationCard({ flow }: { readonly flow: Flow }) {
  const { phone } = useSite();
  const steps = useRegistration(flow);
  const [typed, setTyped] = useState(nothing);
  const { state, refusal } = steps;
  const navigate = useNavigate();
  const toSignIn = () => navigate(paths.memberLogon, { state: { memberNo: typed.membership_no } });
  return (
    <>
      <h1>{text[flow].title}</h1>
      <Steps now={state.step} />
      {refusal ? (
        <div key={refusal.at} ref={focusOnMount} tabIndex={-1} className={styles.refusal}>
          <Alert kind="no" title={text.failed} alert>
            {refusal.texts.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </Alert>
        </div>
      ) : null}
      {state.step === 'identity' ? (
        <IdentityForm flow={flow} typed={typed} onTyped={setTyped} steps={steps} />
      ) : null}
      {state.step === 'code' ? (
        <>
          <p className={styles.change}>
            <Button look="quiet" small icon={ArrowLeft} onClick={steps.back}>
              {text.change}
            </Button>
          </p>
          <CodeStep
            sent={state.sent}
            lead={
              <p>
                <Whole of={typed.id_card === null ? text.counterLead : text.codeLead} />
              </p>
            }
            counter={typed.id_card === null ? 'only' : true}
            reasons={typed.id_card === null ? <p>{text.counterReason}</p> : <Reasons flow={flow} />}
            phone={phone}
            onCode={steps.confirm}
            onAgain={steps.again}
            onOver={steps.back}
          />
        </>
      ) : null}
      {state.step === 'password' ? (
        <PasswordForm memberNo={typed.membership_no} state={state} steps={steps} />
      ) : null}
      {state.step === 'done' ? (
        <div ref={focusOnMount} tabIndex={-1} className={styles.done}>
          <Alert kind="ok" title={text.doneTitle}>
            {state.message}
          </Alert>
          <Button look="primary" block onClick={toSignIn}>
            {text.toSignIn}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const focusOnMount = (box: HTMLElement | null) => box?.focus();

/** What to do when nothing comes: the same whoever asked (T13). */
function Reasons({ flow }: { readonly flow: Flow }) {
  const isNew = flow === 'register';
  return (
    <div className={styles.reasons}>
      <p>{text.noCode}</p>
      <ul>
        {text.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        <li>
          <Link to={isNew ? paths.memberForget : paths.memberRegister}>
            {isNew ? text.reasonRegister : text.reasonForget}
          </Link>
        </li>
      </ul>
    </div>
  );
}
