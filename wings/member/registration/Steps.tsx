import styles from './registration.module.css';
import { text } from './registration.text.ts';

type Step = keyof typeof text.stepNames;
const order: readonly Step[] = ['identity', 'code', 'password', 'done'];

/** Which step it is, of all that there are; a phone has room for the name of this one alone. */
export function Steps({ now }: { readonly now: Step }) {
  const at = order.indexOf(now);
  return (
    <div className={styles.progress}>
      <p aria-hidden="true">
        {text.stepOf(at + 1, order.length)} <b>{text.stepNames[now]}</b>
      </p>
      <ol aria-label={text.steps}>
        {order.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            data-past={index < at || undefined}
          >
            <span>{text.stepNames[step]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
