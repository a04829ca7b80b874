import { FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { thaiDateShort, thaiDateTime } from '../../../core/thai-date.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { monthName } from '../../../kit/month-picker/months.ts';
import { NoBreak } from '../../../kit/text/NoBreak.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { words } from '../../../kit/words.text.ts';
import type { MonthNow } from '../../../parts/agency-month/month-now.ts';
import { useFile } from '../../../parts/download/use-file.ts';
import { ConfirmDialog } from '../../../shell/confirm/ConfirmDialog.tsx';
import { useCall } from '../../../shell/query/use-call.ts';
import { downloadSlip, removeSlip } from './slip.api.ts';
import styles from './slip.module.css';
import { text } from './slip.text.ts';

type Slip = NonNullable<MonthReport['report']>['slips'][number];

interface SlipRowProps {
  readonly slip: Slip;
  readonly now: MonthNow<MonthReport>;
}

/** One transfer: when, how much, by whom it was added, and its file. */
export function SlipRow({ slip, now }: SlipRowProps) {
  const { busy, download } = useFile(downloadSlip);
  const day = thaiDateShort(slip.paid_on);
  const baht = formatBaht(slip.amount);
  return (
    <li className={styles.row}>
      <b className={styles.day}>
        <ThaiDate day={slip.paid_on} />
      </b>
      <span className={styles.amount}>
        <Money value={slip.amount} /> {words.baht}
      </span>
      <span className={styles.by}>
        <NoBreak>{text.by(slip.added_by)}</NoBreak>{' '}
        <NoBreak>{text.when(thaiDateTime(new Date(slip.added_at)))}</NoBreak>
        {slip.also_in.map((month) => (
          <b key={monthName(month)}> {text.alsoIn(monthName(month))}</b>
        ))}
        {slip.accepted_at === null || !now.report.may_edit ? null : ` ${text.stays}`}
      </span>
      <div className={styles.buttons}>
        <Button
          small
          look="quiet"
          icon={FileDown}
          busy={busy !== undefined}
          busyText={text.taking}
          onClick={() => void download({ id: slip.id })}
        >
          <span aria-hidden="true">{text.download}</span>
          <VisuallyHidden>{text.downloadOf(day, baht)}</VisuallyHidden>
        </Button>
        {now.report.may_edit && slip.accepted_at === null ? (
          <Remove slip={slip} now={now} day={day} baht={baht} />
        ) : null}
      </div>
    </li>
  );
}

interface RemoveProps extends SlipRowProps {
  readonly day: string;
  readonly baht: string;
}

function Remove({ slip, now, day, baht }: RemoveProps) {
  const call = useCall();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  async function remove() {
    await now.saver.flush();
    await call(removeSlip, { id: slip.id }, { manner: 'silent' });
    close();
    await now.refetch();
  }
  return (
    <>
      <Button small look="quiet" icon={Trash2} onClick={() => setOpen(true)}>
        <span aria-hidden="true">{text.remove}</span>
        <VisuallyHidden>{text.removeOf(day, baht)}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        title={text.removeTitle}
        yes={{ look: 'danger', name: text.removeYes, busy: text.removing }}
        cancel={text.cancel}
        refused={text.failed}
        onYes={remove}
      >
        <p>{text.removeAsk(day, baht)}</p>
      </ConfirmDialog>
    </>
  );
}
