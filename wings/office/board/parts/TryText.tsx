import { type FormEvent, useState } from 'react';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { words as shared } from '../../../../kit/words.text.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { checkRefusedWords } from '../board.api.ts';
import styles from '../board.module.css';
import { text } from '../board.text.ts';

const { words } = text;

/** What would the board refuse of a text? Nothing of it is kept. */
export function TryText() {
  const call = useCall();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ kind: 'ok' | 'warn' | 'no'; text: string }>();

  async function check(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await call(checkRefusedWords, { text: typed }, { manner: 'silent' });
      setResult(
        data.found === null
          ? { kind: 'ok', text: words.taken }
          : { kind: 'warn', text: words.refusedFor(data.found) },
      );
    } catch (error) {
      const { fields, text: said } = failureOf(error);
      setResult({ kind: 'no', text: fields.text ?? (said || shared.cannotConnect) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={words.check}>
      <form className={styles.form} onSubmit={(event) => void check(event)} noValidate>
        <AreaField
          label={words.checkText}
          name="text"
          hint={words.checkHint}
          rows={4}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setResult(undefined);
          }}
        />
        <div role="status">{result ? <Alert kind={result.kind}>{result.text}</Alert> : null}</div>
        <div>
          <Button type="submit" busy={busy} busyText={words.checking}>
            {words.checkSubmit}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
