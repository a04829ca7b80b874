import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { TimeLeft } from '../idle/TimeLeft.tsx';
import { guardText as text } from './guard.text.ts';

interface EndWarningProps {
  /** The end is near. */
  readonly due: boolean;
  /** Seconds. */
  readonly left: number;
  readonly onLeave: () => void;
}

/** Nothing extends a session past its end: whoever has begun something is told in time, once. */
export function EndWarning({ due, left, onLeave }: EndWarningProps) {
  const [acknowledged, setAcknowledged] = useState(false);
  const minutes = left > 60;
  return (
    <Dialog
      open={due && !acknowledged}
      onClose={() => setAcknowledged(true)}
      title={text.end.title}
      urgent
      actions={
        <>
          <Button look="primary" onClick={() => setAcknowledged(true)}>
            {text.end.acknowledge}
          </Button>
          <Button onClick={onLeave}>{text.end.leave}</Button>
        </>
      }
    >
      <p>{text.end.why}</p>
      <TimeLeft
        figure={minutes ? Math.ceil(left / 60) : left}
        runs={!minutes}
        unit={minutes ? text.end.minutes : text.end.seconds}
      />
    </Dialog>
  );
}
