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
import type { Way } from './registration.api.ts';
import styles from './registration.module.css';
import { text } from './registration.text.ts';
import { Steps } from './Steps.tsx';
import { type Identity, useRegistration } from './use-registration.ts';

const nothing: Identity = { membership_no: '', id_card: '', date_of_birth: '' };

/** Identity, code, password with terms, done (D-03): what was typed stays while going back. */
export function RegistrationCard({ way }: { readonly way: Way }) {
  const { phone } = useSite();
  const steps = useRegistration(way);
  const [typed, setTyped] = useState(nothing);
  const { place, refusal } = steps;
  const navigate = useNavigate();
  const toSignIn = () => navigate(paths.memberLogon, { state: { memberNo: typed.membership_no } });
  return (
    <>
      <h1>{text[way].title}</h1>
      <Steps now={place.step} />
      {refusal ? (
        <div key={refusal.at} ref={takeFocus} tabIndex={-1} className={styles.refusal}>
          <Alert kind="no" title={text.failed} alert>
            {refusal.texts.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </Alert>
        </div>
      ) : null}
      {place.step === 'identity' ? (
        <IdentityForm way={way} typed={typed} onTyped={setTyped} steps={steps} />
      ) : null}
      {place.step === 'code' ? (
        <>
          <p className={styles.change}>
            <Button look="quiet" small icon={ArrowLeft} onClick={steps.back}>
              {text.change}
            </Button>
          </p>
          <CodeStep
            sent={place.sent}
            lead={
              <p>
                <Whole of={text.codeLead} />
              </p>
            }
            reasons={<Reasons way={way} />}
            phone={phone}
            onCode={steps.confirm}
            onAgain={steps.again}
            onOver={steps.back}
          />
        </>
      ) : null}
      {place.step === 'password' ? (
        <PasswordForm memberNo={typed.membership_no} place={place} steps={steps} />
      ) : null}
      {place.step === 'done' ? (
        <div ref={takeFocus} tabIndex={-1} className={styles.done}>
          <Alert kind="ok" title={text.doneTitle}>
            {place.told}
          </Alert>
          <Button look="primary" block onClick={toSignIn}>
            {text.toSignIn}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** What to do when nothing comes: the same whoever asked (T13). */
function Reasons({ way }: { readonly way: Way }) {
  const isNew = way === 'register';
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
