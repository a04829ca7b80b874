import styles from '../registering.module.css';
import { text } from '../registering.text.ts';

type Step = keyof typeof text.stepNames;
const order: readonly Step[] = ['identity', 'code', 'password', 'done'];

/** Which step it is, of all that there are. */
export function Steps({ now }: { readonly now: Step }) {
  return (
    <ol className={styles.steps} aria-label={text.steps}>
      {order.map((step) => (
        <li key={step} aria-current={step === now ? 'step' : undefined}>
          {text.stepNames[step]}
        </li>
      ))}
    </ol>
  );
}
