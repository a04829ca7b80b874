import { useId } from 'react';
import { outcomeWords, reasonWords } from '../../../../api/agency/report.text.ts';
import { readBaht } from '../../../../core/satang.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../../kit/text/VisuallyHidden.tsx';
import type { Shown } from '../../../../parts/agency-month/draft/draft.ts';
import type { BillToReport } from '../bill.ts';
import { Choice } from '../Choice.tsx';
import { text } from '../result.text.ts';
import { useIsOpen } from './editing.ts';
import styles from './row.module.css';
import { type Row, useRow } from './use-row.ts';

interface RowProps {
  readonly line: BillToReport;
  readonly id: string;
  readonly shown: Shown;
}

/** A result that may be changed: a sentence with the way to change it, or the open form. */
export function EditableResult({ line, id, shown }: RowProps) {
  const isOpen = useIsOpen(id);
  const row = useRow(line, id);
  return (
    <fieldset
      ref={row.root}
      data-bill={id}
      className={styles.row}
      aria-label={text.result(line.name)}
      onKeyDown={row.pressKey}
    >
      {isOpen ? <OpenRow {...{ line, id, shown, row }} /> : <ClosedRow {...{ line, shown, row }} />}
    </fieldset>
  );
}

interface InRow {
  readonly row: Row;
}

function OpenRow({ line, id, shown, row }: RowProps & InRow) {
  return (
    <div className={styles.form}>
      <Choice line={line} id={id} shown={shown} />
      <div className={styles.buttons} data-place="button">
        <Button small look="primary" onClick={row.accept}>
          {text.accept}
        </Button>
        <Button small onClick={row.giveBack}>
          {text.giveBack}
        </Button>
      </div>
    </div>
  );
}

function ClosedRow({ line, shown, row }: Omit<RowProps, 'id'> & InRow) {
  const sentence = useId();
  const whose = <VisuallyHidden> {line.name}</VisuallyHidden>;
  if (shown.entry.outcome === '') {
    return (
      <>
        {shown.changed ? <small className={styles.fault}>{text.changed}</small> : null}
        <div className={styles.buttons}>
          <Button small data-place="whole" onClick={row.whole}>
            {outcomeWords.FULL}
            {whose}
          </Button>
          <Button small data-place="closed" onClick={() => row.open({ outcome: 'PARTIAL' })}>
            {text.notWhole}
            {whose}
          </Button>
        </div>
      </>
    );
  }
  return (
    <div className={styles.closed}>
      <Sentence line={line} shown={shown} id={sentence} />
      <Button
        small
        look="quiet"
        data-place="closed"
        aria-describedby={sentence}
        onClick={() => row.open()}
      >
        {text.change}
        {whose}
      </Button>
    </div>
  );
}

interface SentenceProps extends Pick<RowProps, 'line' | 'shown'> {
  readonly id?: string;
}

/** What was reported of a bill in one sentence, with what is wrong with it. */
export function Sentence({ line, shown, id }: SentenceProps) {
  const { entry, line: reported, fault } = shown;
  if (entry.outcome === '') return <span className={styles.open}>{text.notYet}</span>;
  const reason = entry.outcome === 'FULL' || entry.reason === '' ? '' : reasonWords[entry.reason];
  return (
    <p className={styles.sentence} id={id}>
      {entry.outcome === 'PARTIAL' && reported ? (
        <>
          <Nowrap>{text.got(formatBaht(reported.collectedSatang))}</Nowrap>{' '}
          <Nowrap>{text.short(formatBaht(readBaht(line.total) - reported.collectedSatang))}</Nowrap>
        </>
      ) : (
        outcomeWords[entry.outcome]
      )}{' '}
      {fault && entry.outcome === 'PARTIAL' ? `${entry.collected} ` : null}
      <Nowrap>{reason}</Nowrap> {reported?.newAgency}
      {fault ? <small className={styles.fault}>{fault.message}</small> : null}
    </p>
  );
}
