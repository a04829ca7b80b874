import { CalendarDays } from 'lucide-react';
import { useLazyDialog } from '../dialog/use-lazy-dialog.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './calendar.module.css';
import { calendarText as text } from './calendar.text.ts';
import type { CalendarProps } from './calendar-props.ts';

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
