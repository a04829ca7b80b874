import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { thaiDateShort, thaiDateTime } from '../../../../core/thai-date.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { EmptyPanel } from '../../../../kit/empty-state/EmptyPanel.tsx';
import { Muted } from '../../../../kit/layout/Muted.tsx';
import type { ElectionData, PartProps } from '../election.types.ts';
import styles from '../elections.module.css';
import { CountForm } from './CountForm.tsx';
import { CountRows } from './CountRows.tsx';
import { Decide } from './Decide.tsx';
import { text } from './results.text.ts';

/** The count under way, written by one and decided by another; below it what was released. */
export function ResultsPart(props: PartProps) {
  const { election, mayEdit, onSaved } = props;
  const [correcting, setCorrecting] = useState(false);
  const [open] = election.counts.filter(({ state }) => state !== 'RELEASED');
  const released = election.counts.filter(({ state }) => state === 'RELEASED');
  const isPublic = election.head.status === 'RESULT';
  const isWriting = mayEdit && open?.state !== 'SUBMITTED';

  if (election.candidates.length === 0) {
    return (
      <EmptyPanel icon={ChartNoAxesColumn} title={text.empty}>
        {text.nothing}
      </EmptyPanel>
    );
  }
  return (
    <>
      {open?.state === 'SUBMITTED' ? (
        <section className={styles.section} aria-label={text.waits}>
          <h2>{text.waits}</h2>
          <div className={styles.form}>
            <Alert kind="warn" title={text.enteredBy(open.entered_by, moment(open.entered_at))}>
              {open.own ? text.ownWaits : text.waitsHint}
              {open.reason === '' ? null : ` ${text.because(open.reason)}`}
            </Alert>
            {isPublic ? null : <Days election={election} />}
            <CountRows election={election} count={open} released={released[0]} />
            <Decide election={election} count={open} onDone={onSaved} />
          </div>
        </section>
      ) : null}
      {open?.state === 'RETURNED' ? (
        <Alert kind="warn" title={text.returned}>
          {text.returnedBy(open.decided_by ?? '', open.return_reason)}
        </Alert>
      ) : null}
      {isWriting && (open || !isPublic || correcting) ? (
        <CountForm
          {...props}
          key={`${open?.version ?? 0} ${open?.state ?? ''} ${released.length}`}
          count={open}
          isCorrection={isPublic}
          onSaved={() => {
            setCorrecting(false);
            onSaved();
          }}
        />
      ) : null}
      {isWriting && isPublic && !open && !correcting ? (
        <div className={styles.buttons}>
          <Button onClick={() => setCorrecting(true)}>{text.correct}</Button>
        </div>
      ) : null}
      {!mayEdit && !open && released.length === 0 ? (
        <EmptyPanel icon={ChartNoAxesColumn} title={text.empty}>
          {text.emptyHint}
        </EmptyPanel>
      ) : null}
      {released.map((count) => (
        <section key={count.version + count.entered_at} className={styles.section}>
          <h2>{text.past}</h2>
          <div className={styles.form}>
            <Alert
              kind="ok"
              title={text.decidedBy(count.decided_by ?? '', moment(count.decided_at ?? ''))}
            >
              {text.enteredBy(count.entered_by, moment(count.entered_at))}
              {count.reason === '' ? null : ` ${text.because(count.reason)}`}
            </Alert>
            <CountRows election={election} count={count} released={undefined} />
          </div>
        </section>
      ))}
    </>
  );
}

/** The days that let the release pass: whoever releases looks at them, too. */
function Days({ election: { days } }: { readonly election: ElectionData }) {
  if (!days) return <Alert kind="warn">{text.noDays}</Alert>;
  return <Muted>{text.days(thaiDateShort(days.voting_ends), thaiDateShort(days.announced))}</Muted>;
}

const moment = (at: string): string => thaiDateTime(new Date(at));
