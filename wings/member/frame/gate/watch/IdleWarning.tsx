import { Button } from '../../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../../kit/dialog/Dialog.tsx';
import styles from '../../frame.module.css';
import { text } from '../../frame.text.ts';

interface IdleWarningProps {
  readonly open: boolean;
  /** Seconds. */
  readonly left: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Are you still there? One key goes on. */
export function IdleWarning({ open, left, onStay, onLeave }: IdleWarningProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={text.idle.title}
      urgent
      actions={
        <>
          <Button look="primary" onClick={onStay}>
            {text.idle.stay}
          </Button>
          <Button onClick={onLeave}>{text.idle.leave}</Button>
        </>
      }
    >
      <p>{text.idle.why}</p>
      <p className={styles.count} role="timer">
        <strong>{left}</strong> {text.idle.seconds}
      </p>
    </Dialog>
  );
}
