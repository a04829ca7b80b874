/** What a person has chosen and typed of one bill, and what it comes to. Pure. */
import { lineFault, type Outcome, outcomeOf } from '../../../core/agency/report.ts';
import type { ShortfallReason } from '../../../core/collection/reasons.ts';
import type { Satang } from '../../../core/satang.ts';
import { parseTypedBaht } from '../../../core/typed/typed-number.ts';
import { tidyLine, withoutUnfit } from '../../../core/typed/typed-words.ts';
import { entryFaults } from './entry.text.ts';

/** As it stands in the controls; '' where nothing is chosen or typed. */
export interface Entry {
  readonly outcome: Outcome | '';
  /** What was deducted, as typed; of use where the outcome is PARTIAL. */
  readonly collected: string;
  readonly reason: ShortfallReason | '';
  /** Where a transferred member went. */
  readonly newAgency: string;
  /** Came with a file; no control changes it. */
  readonly note: string | null;
}

export const noEntry: Entry = { outcome: '', collected: '', reason: '', newAgency: '', note: null };

export interface EntryFault {
  readonly field: 'collected' | 'reason';
  readonly message: string;
}

/** A result that keeps the rules. */
export interface EntryLine {
  readonly outcome: Outcome;
  readonly collectedSatang: Satang;
  readonly reason: ShortfallReason | null;
  readonly newAgency: string | null;
  readonly note: string | null;
}

export type ReadEntry =
  | { readonly line: EntryLine | null; readonly fault?: undefined }
  | { readonly line?: undefined; readonly fault: EntryFault };

const fault = (field: EntryFault['field'], message: string): ReadEntry => ({
  fault: { field, message },
});

function partOf({ collected }: Entry, billedSatang: Satang): Satang | ReadEntry {
  if (collected.trim() === '') return fault('collected', entryFaults.noAmount);
  if (/^\s*[-−–]/.test(collected)) return fault('collected', entryFaults.negative);
  const satang = parseTypedBaht(collected);
  if (satang === undefined) return fault('collected', entryFaults.noFigure);
  if (satang > billedSatang) return fault('collected', entryFaults.tooMuch);
  const really = outcomeOf(billedSatang, satang);
  if (really === 'FULL') return fault('collected', entryFaults.allOfIt);
  if (really === 'NONE') return fault('collected', entryFaults.nothing);
  return satang;
}

/** What was pasted with it unseen, nobody could find and take out. */
const agencyOf = ({ newAgency }: Entry): string => tidyLine(withoutUnfit(newAgency));

/** What the entry reports of a bill: a line, nothing yet (null), or what is wrong with it. */
export function readEntry(entry: Entry, billedSatang: Satang): ReadEntry {
  const { outcome, note } = entry;
  if (outcome === '') return { line: null };
  if (outcome === 'FULL') {
    return {
      line: { outcome, collectedSatang: billedSatang, reason: null, newAgency: null, note },
    };
  }
  const part = outcome === 'NONE' ? 0n : partOf(entry, billedSatang);
  if (typeof part === 'object') return part;
  if (entry.reason === '') return fault('reason', entryFaults.noReason);
  const moved = entry.reason === 'TRANSFERRED' ? agencyOf(entry) : '';
  const line: EntryLine = {
    outcome,
    collectedSatang: part,
    reason: entry.reason,
    newAgency: moved === '' ? null : moved,
    note,
  };
  // The server's own rules have the last word: a bill of nothing cannot lack anything.
  return lineFault(line, billedSatang) ? fault('collected', entryFaults.allOfIt) : { line };
}
