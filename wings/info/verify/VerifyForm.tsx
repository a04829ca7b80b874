import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { readCode, showCode } from '../../../core/codes/tracking-code.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { longestCode } from './verify.address.ts';
import styles from './verify.module.css';
import { text } from './verify.text.ts';

/** As it stands on the paper; what is no code comes back as it was typed. */
const written = (typed: string): string => {
  const code = readCode(typed);
  return code === undefined ? typed : showCode(code);
};

/** Takes a code; without script the same as a form of the address. */
export function VerifyForm({ code = '' }: { readonly code?: string | undefined }) {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code')).trim();
    setFault(typed === '' ? text.codeMissing : undefined);
    if (typed === '') return;
    const read = readCode(typed);
    const query = new URLSearchParams({ code: typed });
    void navigate(read === undefined ? `${paths.verify}?${query}` : paths.verifyCode(read));
  }
  return (
    <Panel label={text.title}>
      <form className={styles.form} method="get" action={paths.verify} onSubmit={send} noValidate>
        <p>{text.lead}</p>
        <TextField
          label={text.code}
          hint={text.codeHint}
          error={fault}
          name="code"
          defaultValue={written(code)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestCode}
        />
        <Button look="primary" type="submit">
          {text.submit}
        </Button>
      </form>
    </Panel>
  );
}
