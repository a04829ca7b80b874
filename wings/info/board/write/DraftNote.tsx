import { thaiDateTime } from '../../../../core/thai-date.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { boardText } from '../board.text.ts';
import type { Keeping } from './draft-storage.ts';
import styles from './write.module.css';

const text = boardText.write.draft;

interface DraftFoundProps {
  readonly at: string;
  readonly onClear: () => void;
}

/** The form holds what was left unfinished: from when it is, and how to begin anew. */
export function DraftFound({ at, onClear }: DraftFoundProps) {
  return (
    <Alert>
      <p role="status">{text.found(thaiDateTime(new Date(at)))}</p>
      <p className={styles.begin}>
        <Button small onClick={onClear}>
          {text.clear}
        </Button>
      </p>
    </Alert>
  );
}

/** Whether the draft is kept, seen and not spoken: it changes at every pause. */
export function DraftStatus({ keeping }: { readonly keeping: Keeping }) {
  if (keeping === 'quiet') return null;
  return (
    <p className={styles.kept}>
      <Nowrap>{text[keeping]}</Nowrap>
    </p>
  );
}
