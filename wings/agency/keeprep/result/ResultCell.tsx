import { useId } from 'react';
import { outcomeWords, reasonWords } from '../../../../api/agency/report.text.ts';
import { outcomes } from '../../../../core/agency/report.ts';
import { shortfallReasons } from '../../../../core/collection/reasons.ts';
import { readBaht } from '../../../../core/satang.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import type { CoverLine } from '../cover/columns.ts';
import { Select, Typed } from './controls.tsx';
import type { Shown } from './draft/draft.ts';
import { useDraft } from './draft/draft-context.ts';
import type { Entry, EntryFault } from './draft/entry.ts';
import styles from './result.module.css';
import { text } from './result.text.ts';

interface ResultProps {
  readonly line: CoverLine;
  readonly id: string;
  readonly shown: Shown;
}

/** What came of a bill: the cooperative's word once it is posted, until then the agency's. */
export function Result({ line, id, shown }: ResultProps) {
  const { mayEdit, isKnown } = useDraft();
  if (line.posted) return <Posted line={line} shown={shown} posted={line.posted} />;
  if (!isKnown) return null;
  return mayEdit ? (
    <Choice line={line} id={id} shown={shown} />
  ) : (
    <Said line={line} shown={shown} />
  );
}

const money = (baht: string): string => formatBaht(readBaht(baht));

interface PostedProps extends Omit<ResultProps, 'id'> {
  readonly posted: NonNullable<CoverLine['posted']>;
}

function Posted({ shown, posted, line }: PostedProps) {
  const { outcome, collected, reason } = posted;
  const reported = shown.line?.collectedSatang;
  const differs = reported !== undefined && reported !== readBaht(collected);
  return (
    <div>
      {outcomeWords[outcome]}
      {outcome === 'PARTIAL' ? <Short got={collected} line={line} /> : null}
      {reason === null ? null : <small className={styles.sub}>{reasonWords[reason]}</small>}
      {differs ? (
        <small className={styles.sub}>{text.overruled(formatBaht(reported))}</small>
      ) : null}
    </div>
  );
}

function Short({ got, line }: { readonly got: string; readonly line: CoverLine }) {
  const missing = readBaht(line.total) - readBaht(got);
  return (
    <small className={styles.sub}>
      <Nowrap>{text.got(money(got))}</Nowrap> <Nowrap>{text.short(formatBaht(missing))}</Nowrap>
    </small>
  );
}

function Said({ line, shown }: Omit<ResultProps, 'id'>) {
  const { entry, line: said } = shown;
  if (entry.outcome === '') return <span className={styles.open}>{text.notYet}</span>;
  return (
    <div>
      {outcomeWords[entry.outcome]}
      {entry.outcome === 'PARTIAL' && said ? <Lacking line={line} shown={shown} /> : null}
      {entry.reason === '' || entry.outcome === 'FULL' ? null : (
        <small className={styles.sub}>
          {reasonWords[entry.reason]} {said?.newAgency}
        </small>
      )}
    </div>
  );
}

/** What is missing of a bill, by what was typed. */
function Lacking({ line, shown }: Omit<ResultProps, 'id'>) {
  if (!shown.line) return null;
  const missing = readBaht(line.total) - shown.line.collectedSatang;
  return (
    <small className={styles.sub}>
      <Nowrap>{text.got(formatBaht(shown.line.collectedSatang))}</Nowrap>{' '}
      <Nowrap>{text.short(formatBaht(missing))}</Nowrap>
    </small>
  );
}

function Choice({ line, id, shown }: ResultProps) {
  const { draft } = useDraft();
  const { entry, fault, changed } = shown;
  const spoken = useId();
  const change = (what: Partial<Entry>) => draft.change(id, what);
  const ties = (field: EntryFault['field']) =>
    fault?.field === field ? { 'aria-invalid': true as const, 'aria-describedby': spoken } : {};
  const outcome = outcomes.find((one) => one === entry.outcome);
  const isShort = outcome === 'PARTIAL' || outcome === 'NONE';
  return (
    <div className={styles.choice}>
      <Select
        name={text.result(line.name)}
        none={text.choose}
        choices={outcomes}
        words={outcomeWords}
        value={entry.outcome}
        onPick={(picked) => change({ outcome: picked })}
      />
      {outcome === 'PARTIAL' ? (
        <Typed
          name={text.amount(line.name)}
          hint={text.amountHint}
          value={entry.collected}
          inputMode="decimal"
          maxLength={20}
          onType={(collected) => change({ collected })}
          {...ties('collected')}
        />
      ) : null}
      {isShort ? (
        <Select
          name={text.reason(line.name)}
          none={text.chooseReason}
          choices={shortfallReasons}
          words={reasonWords}
          value={entry.reason}
          onPick={(reason) => change({ reason })}
          {...ties('reason')}
        />
      ) : null}
      {isShort && entry.reason === 'TRANSFERRED' ? (
        <Typed
          name={text.newAgency(line.name)}
          hint={text.newAgencyHint}
          value={entry.newAgency}
          maxLength={120}
          onType={(newAgency) => change({ newAgency })}
        />
      ) : null}
      {fault ? (
        <small className={styles.fault} id={spoken}>
          {fault.message}
        </small>
      ) : null}
      {outcome === 'PARTIAL' ? <Lacking line={line} shown={shown} /> : null}
      {changed && outcome === undefined ? (
        <small className={styles.fault}>{text.changed}</small>
      ) : null}
    </div>
  );
}
