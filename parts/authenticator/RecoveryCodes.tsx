import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Buttons } from '../../kit/button/Buttons.tsx';
import { saveFile } from '../download/save-file.ts';
import styles from './authenticator.module.css';
import { authenticatorText } from './authenticator.text.ts';

const text = authenticatorText.recovery;

/** Focus comes here when they appear: they are read before the way on. */
const focusOnMount = (box: HTMLElement | null) => box?.focus();

/** New recovery codes, readable here and nowhere again; to be printed, copied or saved. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const [status, setStatus] = useState('');
  const failed = () => setStatus(text.copyFailed);

  function copy() {
    if (!navigator.clipboard) return failed();
    navigator.clipboard.writeText(codes.join('\n')).then(() => setStatus(text.copied), failed);
  }

  function save() {
    saveFile(text.file, new Blob([`${text.title}\n${text.use}\n\n${codes.join('\n')}\n`]));
  }

  return (
    <div className={styles.recovery} ref={focusOnMount} tabIndex={-1}>
      <Alert kind="warn" title={text.title}>
        {text.once}
      </Alert>
      <p>{text.use}</p>
      <ol className={styles.codes} aria-label={text.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Buttons>
        <Button icon={Copy} onClick={copy}>
          {text.copy}
        </Button>
        <Button icon={Download} onClick={save}>
          {text.save}
        </Button>
        <Button icon={Printer} onClick={() => print()}>
          {text.print}
        </Button>
      </Buttons>
      <p role="status">{status}</p>
    </div>
  );
}
