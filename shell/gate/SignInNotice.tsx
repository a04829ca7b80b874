import { Alert } from '../../kit/alert/Alert.tsx';
import type { Refusal } from './refusal.ts';
import styles from './sign-in.module.css';
import { signInText as text } from './sign-in.text.ts';

/** One function for all renders: a clock that ticks must not fetch the focus again. */
const focusOnMount = (box: HTMLElement | null) => box?.focus();

interface SignInNoticeProps {
  readonly refusal: Refusal | undefined;
  /** What went well, in place of a refusal. */
  readonly good?: { readonly title: string; readonly message: string } | undefined;
}

/** What came of the last try. Focus comes here: it is read first, and the fields follow. */
export function SignInNotice({ refusal, good }: SignInNoticeProps) {
  if (good) {
    return (
      <div ref={focusOnMount} tabIndex={-1} className={styles.refusal}>
        <Alert kind="ok" title={good.title} alert>
          {good.message}
        </Alert>
      </div>
    );
  }
  if (!refusal) return null;
  return (
    <div key={refusal.at} ref={focusOnMount} tabIndex={-1} className={styles.refusal}>
      <Alert kind="no" title={text.failed} alert>
        {refusal.text}
      </Alert>
    </div>
  );
}
