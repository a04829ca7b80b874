import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { contactNames } from '../../../core/agency/contact-names.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Buttons } from '../../../kit/button/Buttons.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { RecoveryCodes } from '../../../parts/authenticator/RecoveryCodes.tsx';
import { ChangeForm } from '../../../parts/password/ChangeForm.tsx';
import { useOfficer } from '../../../shell/office/office-context.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useSite } from '../../../shell/site/site.ts';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';
import { askNewAuthenticator, changePassword } from './security.api.ts';
import styles from './security.module.css';
import { text as all } from './security.text.ts';

const text = all.factors;
const silent = { manner: 'silent' } as const;

interface FactorsPanelProps {
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

type Open =
  | { readonly what: 'password' }
  | { readonly what: 'app'; readonly secret: DataOf<typeof askNewAuthenticator> }
  | { readonly what: 'codes'; readonly codes: readonly string[] };

/** Password and authenticator: changed together with nothing, or set by whoever has neither. */
export function FactorsPanel({ hasPassword, onChanged }: FactorsPanelProps) {
  const call = useCall();
  const [open, setOpen] = useState<Open>();
  const [refusal, setRefusal] = useState('');
  const close = () => setOpen(undefined);

  async function begin() {
    setRefusal('');
    try {
      setOpen({ what: 'app', secret: (await call(askNewAuthenticator, {}, silent)).data });
    } catch (error) {
      setRefusal(failureOf(error).text || words.cannotConnect);
    }
  }
  function set(codes: readonly string[]) {
    setOpen(codes.length > 0 ? { what: 'codes', codes } : undefined);
    onChanged();
  }

  return (
    <Panel title={text.title}>
      <div className={styles.steps}>
        <p>{hasPassword ? text.have : text.none}</p>
        {refusal === '' ? null : (
          <Alert kind="no" title={text.failed} alert>
            {refusal}
          </Alert>
        )}
        {open === undefined ? (
          <Buttons>
            {hasPassword ? (
              <Button onClick={() => setOpen({ what: 'password' })}>{text.password}</Button>
            ) : null}
            <Button onClick={() => void begin()}>{hasPassword ? text.app : text.set}</Button>
          </Buttons>
        ) : null}
        {open?.what === 'password' ? <PasswordChange onDone={close} /> : null}
        {open?.what === 'app' ? (
          <AuthenticatorForm
            secret={open.secret}
            hasPassword={hasPassword}
            onDone={set}
            onCancel={close}
          />
        ) : null}
        {open?.what === 'codes' ? (
          <>
            <RecoveryCodes codes={open.codes} />
            <div>
              <Button look="primary" onClick={close}>
                {all.close}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Panel>
  );
}

/** The old password and the new one twice. */
function PasswordChange({ onDone }: { readonly onDone: () => void }) {
  const call = useCall();
  const { login, name } = useOfficer();
  const { coopNameTH, coopNameEN } = useSite();
  const [error, setError] = useState('');
  const person = {
    names: [...contactNames(name), login],
    coopNames: [coopNameTH, coopNameEN],
  };

  async function change(mem_password: string, mem_oldpassword: string) {
    setError('');
    try {
      const input = { mem_password, mem_oldpassword };
      const { messages } = await call(changePassword, input, silent);
      if (messages) notify({ kind: 'success', text: messages });
      onDone();
    } catch (failed) {
      setError(failureOf(failed).text || words.cannotConnect);
      throw failed;
    }
  }

  return (
    <>
      <ChangeForm error={error} userName={login} person={person} onChange={change} />
      <div>
        <Button onClick={onDone}>{all.cancel}</Button>
      </div>
    </>
  );
}
