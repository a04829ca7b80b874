import { Say } from '../../kit/alert/Alert.tsx';
import type { Refusal } from './refusal.ts';
import styles from './sign-in.module.css';
import { signInText as text } from './sign-in.text.ts';

/** One function for all renders: a clock that ticks must not fetch the focus again. */
const takeFocus = (box: HTMLElement | null) => box?.focus();

interface ToldProps {
  readonly refusal: Refusal | undefined;
  /** What went well, in place of a refusal. */
  readonly good?: { readonly title: string; readonly say: string } | undefined;
}

/** What came of the last try. Focus comes here: it is read first, and the fields follow. */
export function Told({ refusal, good }: ToldProps) {
  if (good) {
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.refusal}>
        <Say kind="ok" title={good.title} alert>
          {good.say}
        </Say>
      </div>
    );
  }
  if (!refusal) return null;
  return (
    <div key={refusal.at} ref={takeFocus} tabIndex={-1} className={styles.refusal}>
      <Say kind="no" title={text.failed} alert>
        {refusal.text}
      </Say>
    </div>
  );
}
