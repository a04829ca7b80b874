import { CalendarDays } from 'lucide-react';
import type { Day } from '../../core/days.ts';
import { useLazyDialog } from '../dialog/use-lazy-dialog.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './calendar.module.css';
import { calendarText as text } from './calendar.text.ts';

export interface CalendarProps {
  /** Name of the field that it fills. */
  readonly label: string;
  /** What is in the field; of a field without a day, the last one that can be chosen is shown. */
  readonly day: Day | undefined;
  /** Days that can be chosen, both included. */
  readonly first: Day;
  readonly last: Day;
  readonly onChoose: (day: Day) => void;
}

const load = async () => (await import('./CalendarDialog.tsx')).CalendarDialog;

/** Opens a Thai calendar; lies `inside` of a `TextField`, where days can be typed as well. */
export function CalendarButton(props: CalendarProps) {
  const { Dialog, open, busy, handleClick, close } = useLazyDialog(load);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={text.open(props.label)}
        aria-haspopup="dialog"
        aria-busy={busy}
        onClick={handleClick}
      >
        <Icon of={CalendarDays} size="s" />
      </button>
      {Dialog ? <Dialog {...props} open={open} onClose={close} /> : null}
    </>
  );
}
