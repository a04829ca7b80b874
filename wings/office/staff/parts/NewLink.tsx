import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import type { addStaff } from '../staff.api.ts';
import styles from '../staff.module.css';
import { text as all } from '../staff.text.ts';

const text = all.link;

interface NewLinkProps {
  readonly name: string;
  readonly link: DataOf<typeof addStaff>;
  readonly onDone: () => void;
}

const focusOnMount = (box: HTMLElement | null) => box?.focus();

/** A one-time link for whoever enrols: shown here and nowhere again. */
export function NewLink({ name, link, onDone }: NewLinkProps) {
  const [status, setStatus] = useState('');
  const failed = () => setStatus(text.copyFailed);

  function copy() {
    if (!navigator.clipboard) return failed();
    navigator.clipboard.writeText(link.address).then(() => setStatus(text.copied), failed);
  }

  return (
    <div className={styles.form} ref={focusOnMount} tabIndex={-1}>
      <Alert kind="ok" title={text.title(name)}>
        {text.once}
      </Alert>
      <TextField
        label={text.address}
        value={link.address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p>
        <Moment label={text.until} at={link.until} />
      </p>
      <Buttons>
        <Button look="primary" icon={Copy} onClick={copy}>
          {text.copy}
        </Button>
        <Button onClick={onDone}>{text.done}</Button>
      </Buttons>
      <p role="status">{status}</p>
    </div>
  );
}
