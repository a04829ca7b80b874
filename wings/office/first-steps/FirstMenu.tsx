import { useState } from 'react';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { beginMenu, readFirstSteps } from './first-steps.api.ts';
import styles from './first-steps.module.css';
import { answers, text } from './first-steps.text.ts';
import { entriesOf, type TemplateKey, templateKeys, templates } from './templates.text.ts';

/** A menu to begin with: chosen from what it holds, made at a press. */
export function FirstMenu() {
  const call = useCall();
  const forget = useInvalidate();
  const [template, setTemplate] = useState<TemplateKey>('full');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function make() {
    setBusy(true);
    setRefusal('');
    try {
      await call(beginMenu, { template }, { manner: 'silent' });
      notify({ kind: 'success', text: answers.menuMade });
      forget(readFirstSteps);
    } catch (error) {
      setRefusal(failureOf(error).text || words.cannotConnect);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
      {refusal ? (
        <Alert kind="no" title={text.refused} alert>
          {refusal}
        </Alert>
      ) : null}
      <fieldset className={styles.choices}>
        <legend>{text.menu.choose}</legend>
        {templateKeys.map((key) => (
          <div key={key}>
            <Checkbox
              type="radio"
              name="template"
              value={key}
              checked={template === key}
              onChange={() => setTemplate(key)}
            >
              {templates[key].name}
            </Checkbox>
            <p className={styles.hint}>
              {templates[key].hint}:{' '}
              {entriesOf(key)
                .map(({ name }) => name)
                .join(' · ')}
            </p>
          </div>
        ))}
      </fieldset>
      <Button busy={busy} busyText={text.menu.making} onClick={make}>
        {text.menu.make}
      </Button>
    </div>
  );
}
