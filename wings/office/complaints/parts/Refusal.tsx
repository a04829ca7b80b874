import { Alert } from '../../../../kit/alert/Alert.tsx';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';
import type { Refused } from '../use-case.ts';

interface RefusalProps {
  readonly of: Refused | undefined;
  readonly title?: string;
}

/** Why nothing was done; after a colleague's change, what it was, and that the words are safe. */
export function Refusal({ of, title = text.steps.refused }: RefusalProps) {
  if (of === undefined || Object.keys(of.fields).length > 0) return null;
  if (of.changes.length === 0) {
    return (
      <Alert kind="no" title={title} alert>
        {of.text}
      </Alert>
    );
  }
  return (
    <Alert kind="warn" title={text.changed.title} alert>
      <ul className={styles.changes}>
        {of.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{text.changed.kept}</p>
    </Alert>
  );
}
