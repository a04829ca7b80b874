import { useId } from 'react';
import { outcomeWords, reasonWords } from '../../../api/agency/report.text.ts';
import { outcomes } from '../../../core/agency/report.ts';
import { type ShortfallReason, shortfallReasons } from '../../../core/collection/reasons.ts';
import { readBaht } from '../../../core/satang.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { parseTypedBaht } from '../../../core/typed/typed-number.ts';
import type { Shown } from '../../../parts/agency-month/draft/draft.ts';
import { useDraft } from '../../../parts/agency-month/draft/draft-context.ts';
import type { Entry, EntryFault } from '../../../parts/agency-month/draft/entry.ts';
import type { BillToReport } from './bill.ts';
import { Select, Typed } from './controls.tsx';
import styles from './result.module.css';
import { text } from './result.text.ts';

/** Each reason after the figure that chooses it. */
const numberedReasons = Object.fromEntries(
  shortfallReasons.map((reason, at) => [reason, `${at + 1} ${reasonWords[reason]}`]),
) as Record<ShortfallReason, string>;

interface ChoiceProps {
  readonly line: Pick<BillToReport, 'name' | 'total'>;
  readonly id: string;
  readonly shown: Shown;
}

/** What came of a bill, as it is reported: each field with its label above and its fault below. */
export function Choice({ line, id, shown }: ChoiceProps) {
  const { draft } = useDraft();
  const { entry, fault, changed } = shown;
  const spoken = useId();
  const change = (what: Partial<Entry>) => draft.change(id, what);
  const faultProps = (field: EntryFault['field']) =>
    fault?.field === field ? { 'aria-invalid': true as const, 'aria-describedby': spoken } : {};
  const faultOf = (field: EntryFault['field']) =>
    fault?.field === field ? (
      <small className={styles.fault} id={spoken}>
        {fault.message}
      </small>
    ) : null;
  const outcome = outcomes.find((one) => one === entry.outcome);
  const isShort = outcome === 'PARTIAL' || outcome === 'NONE';
  return (
    <div className={styles.choice}>
      <Select
        name={text.result(line.name)}
        place="outcome"
        none={text.choose}
        choices={outcomes}
        words={outcomeWords}
        value={entry.outcome}
        onPick={(picked) => change({ outcome: picked })}
      />
      {outcome === 'PARTIAL' ? (
        <Typed
          name={text.amount(line.name)}
          label={text.amountLabel}
          place="typed"
          value={entry.collected}
          inputMode="decimal"
          maxLength={20}
          onType={(collected) => change({ collected })}
          {...faultProps('collected')}
          below={faultOf('collected') ?? <Missing of={line} typed={entry.collected} />}
        />
      ) : null}
      {isShort ? (
        <Select
          name={text.reason(line.name)}
          label={text.reasonLabel}
          none={text.chooseReason}
          choices={shortfallReasons}
          words={numberedReasons}
          place="reason"
          value={entry.reason}
          onPick={(reason) => change({ reason })}
          {...faultProps('reason')}
          below={faultOf('reason')}
        />
      ) : null}
      {isShort && entry.reason === 'TRANSFERRED' ? (
        <Typed
          name={text.newAgency(line.name)}
          label={text.newAgencyLabel}
          place="typed"
          value={entry.newAgency}
          maxLength={120}
          onType={(newAgency) => change({ newAgency })}
        />
      ) : null}
      {changed && outcome === undefined ? (
        <small className={styles.fault}>{text.changed}</small>
      ) : null}
    </div>
  );
}

interface MissingProps {
  readonly of: Pick<BillToReport, 'name' | 'total'>;
  readonly typed: string;
}

/** What is missing of a bill by what was typed, where a fault would stand otherwise. */
function Missing({ of, typed }: MissingProps) {
  const got = parseTypedBaht(typed);
  if (got === undefined) return null;
  return (
    <small className={styles.missing}>{text.short(formatBaht(readBaht(of.total) - got))}</small>
  );
}
