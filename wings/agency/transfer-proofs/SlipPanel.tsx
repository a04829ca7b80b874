import { Paperclip } from 'lucide-react';
import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { useLazyDialog } from '../../../kit/dialog/use-lazy-dialog.ts';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { words } from '../../../kit/words.text.ts';
import type { MonthNow } from '../../../parts/agency-month/month-now.ts';
import { PayInto } from './PayInto.tsx';
import { SlipRow } from './SlipRow.tsx';
import styles from './slip.module.css';
import { text } from './slip.text.ts';

/** The server keeps no more of a month, besides those that were accepted. */
const mostSlips = 10;

const loadDialog = async () => (await import('./SlipDialog.tsx')).SlipDialog;

const title = <span id="slips">{text.title}</span>;

/** The proofs of a month: what there is, and while the report is in hand, more and fewer. */
export function SlipPanel({ now }: { readonly now: MonthNow<MonthReport> }) {
  const { Dialog, open, busy, handleClick, close } = useLazyDialog(loadDialog);
  const { report, may_edit } = now.report;
  if (report === null) return null;
  const { slips, slips_total } = report;
  const add =
    slips.filter((slip) => slip.accepted_at === null).length >= mostSlips ? (
      <span className={styles.full}>{text.full(mostSlips)}</span>
    ) : (
      <Button small icon={Paperclip} busy={busy} busyText={text.opening} onClick={handleClick}>
        {text.add}
      </Button>
    );
  return (
    <Panel title={title} end={may_edit ? add : null}>
      {may_edit ? (
        <>
          <Muted>{text.lead}</Muted>
          <PayInto report={now.report} />
        </>
      ) : null}
      {slips.length === 0 ? (
        <Muted>{text.empty}</Muted>
      ) : (
        <>
          <ul className={styles.list}>
            {slips.map((slip) => (
              <SlipRow key={slip.id} slip={slip} now={now} />
            ))}
          </ul>
          <p className={styles.total}>
            <span>{text.total(slips.length)}</span>
            <span>
              <Money value={slips_total} /> {words.baht}
            </span>
          </p>
        </>
      )}
      {Dialog && may_edit ? <Dialog open={open} now={now} onClose={close} /> : null}
    </Panel>
  );
}
