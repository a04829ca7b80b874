import { Button } from '../../kit/button/Button.tsx';
import { useSite } from '../site/site.ts';
import styles from './sign-in.module.css';
import { signInText as text } from './sign-in.text.ts';

interface SubmitProps {
  readonly busy: boolean;
  /** Seconds until the next try is worth it. */
  readonly wait: number;
}

/** The button of a sign-in, and below it how long a session lasts. */
export function Submit({ busy, wait }: SubmitProps) {
  const { idle_minutes = 15 } = useSite();
  return (
    <div>
      <Button
        look="primary"
        type="submit"
        block
        busy={busy || wait > 0}
        busyText={wait > 0 ? text.wait(wait) : text.busy}
      >
        {text.submit}
      </Button>
      <p className={styles.lasts}>{text.lasts(idle_minutes)}</p>
    </div>
  );
}
