import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { words } from '../words.text.ts';
import styles from './empty-state.module.css';

/** The code to read over the telephone (D-01), and a button that copies it. */
export function RefCode({ code }: { readonly code: string }) {
  const [copied, setCopied] = useState(false);
  function copy() {
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <p className={styles.ref}>
      {words.reference} <code>{code}</code>
      <Button look="quiet" small icon={copied ? Check : Copy} onClick={copy}>
        <span role="status">{copied ? words.copied : words.copy}</span>
      </Button>
    </p>
  );
}
