import { RefreshCw } from 'lucide-react';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { words } from '../../../../kit/words.text.ts';
import { useWhenBack } from '../../../../shell/signal/use-online.ts';
import styles from './last-seen.module.css';
import { lastSeenText as text } from './last-seen.text.ts';

interface LastSeenNoteProps {
  /** When it was seen, as an instant. */
  readonly at: string;
  readonly onRetry: () => void;
}

/** Over figures that are not of now: from when they are, and how newer ones are had. */
export function LastSeenNote({ at, onRetry }: LastSeenNoteProps) {
  useWhenBack(onRetry);
  return (
    <div className={styles.note}>
      <Alert kind="warn" title={text.title} alert>
        <Moment label={text.seen} at={at} /> {text.notNow}
      </Alert>
      <Button look="primary" icon={RefreshCw} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
