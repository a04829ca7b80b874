import styles from './toasts.module.css';
import { toastsText } from './toasts.text.ts';
import { useToasts } from './toasts.ts';

/** The messages that have gone by themselves, for whoever reads slowly (2.2.1). In every footer. */
export function ToastLog() {
  const { past } = useToasts();
  if (past.length === 0) return null;
  return (
    <details className={styles.log}>
      <summary>{toastsText.past(past.length)}</summary>
      <ul>
        {past.map(({ id, kind, title, text }) => (
          <li key={id}>
            <b>{toastsText.kinds[kind]}</b> {title} {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
