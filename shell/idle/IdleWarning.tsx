import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { idleText as text } from './idle.text.ts';
import { TimeLeft } from './TimeLeft.tsx';

interface IdleWarningProps {
  readonly open: boolean;
  /** Seconds. */
  readonly left: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Are you still there? One key goes on (2.2.1, 2.2.6). */
export function IdleWarning({ open, left, onStay, onLeave }: IdleWarningProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={text.title}
      urgent
      actions={
        <>
          <Button look="primary" onClick={onStay}>
            {text.stay}
          </Button>
          <Button onClick={onLeave}>{text.leave}</Button>
        </>
      }
    >
      <p>{text.why}</p>
      <TimeLeft figure={left} unit={text.seconds} />
    </Dialog>
  );
}
