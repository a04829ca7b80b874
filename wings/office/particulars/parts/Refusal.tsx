import { useEffect, useRef } from 'react';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { text } from '../particulars.text.ts';

/** Why nothing was saved; spoken at once, and the focus comes here unless a field has it. */
export function Refusal({ children }: { readonly children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('[aria-invalid]')) return;
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="no" title={text.refused} alert>
        {children}
      </Alert>
    </div>
  );
}
