import { Alert } from '../../../kit/alert/Alert.tsx';
import { type DebtContract, debtNote, debtTitle } from './debt-note.ts';

/** How the cooperative deals with the debt, where that is out of the ordinary, and since when. */
export function DebtStatusAlert({ of }: { readonly of: DebtContract }) {
  const title = debtTitle(of);
  if (title === undefined) return null;
  return (
    <Alert kind={of.debt_status === 'RESTRUCTURED' ? 'info' : 'warn'} title={title}>
      {debtNote(of)}
    </Alert>
  );
}
