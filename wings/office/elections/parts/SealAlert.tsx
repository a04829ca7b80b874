import { Alert } from '../../../../kit/alert/Alert.tsx';
import { text } from '../elections.text.ts';
import type { Seal } from './seal.ts';

/** Why nothing can be written here, and what to do first. */
export function SealAlert({ seal }: { readonly seal: Seal }) {
  const { title, hint } = text.form.sealed[seal];
  return (
    <Alert kind={seal === 'RELEASED' ? 'info' : 'warn'} title={title}>
      {hint}
    </Alert>
  );
}
