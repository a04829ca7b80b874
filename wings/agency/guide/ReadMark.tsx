import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { markGuideRead } from './guide.api.ts';
import styles from './guide.module.css';
import { text } from './guide.text.ts';

interface ReadMarkProps {
  readonly version: number;
  /** An instant; null: not yet. */
  readonly readAt: string | null;
}

/** Where the reader says that the version was read; afterwards, since when it is. */
export function ReadMark({ version, readAt }: ReadMarkProps) {
  const call = useCall();
  const forget = useInvalidate();
  const [readTime, setReadTime] = useState(readAt);
  const [sending, setSending] = useState(false);

  async function markRead() {
    setSending(true);
    try {
      const { data } = await call(markGuideRead, { version }, { manner: 'action' });
      setReadTime(data.read_at);
      // The dashboard reminds of what is unread.
      forget();
    } catch {
      // Told by a notice; the button is there to try again.
    } finally {
      setSending(false);
    }
  }

  return (
    <div className={styles.mark} aria-live="polite">
      {readTime === null ? (
        <>
          <p>{text.unreadHint}</p>
          <Button
            look="primary"
            icon={CheckCheck}
            busy={sending}
            busyText={text.marking}
            onClick={() => void markRead()}
          >
            {text.markRead}
          </Button>
        </>
      ) : (
        <Alert kind="ok">
          {text.wasRead} <Nowrap>{thaiDateTime(new Date(readTime))}</Nowrap>
        </Alert>
      )}
    </div>
  );
}
