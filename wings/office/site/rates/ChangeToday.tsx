import { Alert } from '../../../../kit/alert/Alert.tsx';
import type { FormValues } from '../../../../parts/edit-form/field-spec.ts';
import type { ListRow } from '../list/list-data.ts';
import { changesToday } from './change-today.ts';
import { text } from './rates.text.ts';

interface ChangeTodayProps {
  readonly rows: readonly ListRow[];
  readonly stored: FormValues | undefined;
  readonly values: FormValues;
  readonly today: string;
}

/** Before a rate is saved: what visitors will see of it today, if that is another. */
export function ChangeToday({ rows, stored, values, today }: ChangeTodayProps) {
  const changes = changesToday(rows, stored, values, today);
  if (changes.length === 0) return null;
  const isLost = changes.some(({ after }) => after === undefined);
  // What is in force is put off: that takes away what visitors see until then.
  const isPutOff = stored !== undefined && String(values.effective_on) > today;
  return (
    <Alert kind={isLost || isPutOff ? 'warn' : 'info'} title={text.onSaving}>
      {changes.map(({ name, before, after }) => (
        <p key={name}>{text.changeToday(name, before, after)}</p>
      ))}
      {isPutOff ? <p>{text.putOff}</p> : null}
    </Alert>
  );
}
