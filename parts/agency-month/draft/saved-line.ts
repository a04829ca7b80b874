/** Results as the server has them, and as they stand in the controls. Pure. */
import type { Outcome } from '../../../core/agency/report.ts';
import type { ShortfallReason } from '../../../core/collection/reasons.ts';
import { formatBaht } from '../../../core/thai-number.ts';
import { parseTypedBaht } from '../../../core/typed/typed-number.ts';
import type { Entry } from './entry.ts';

export interface SavedLine {
  readonly membership_no: string;
  readonly seq: number;
  readonly outcome: Outcome;
  /** Baht as they travel. */
  readonly collected: string | null;
  readonly reason: ShortfallReason | null;
  readonly new_agency: string | null;
  readonly note: string | null;
  /** `changed`: another amount is billed by now, so it must be looked at again. */
  readonly check?: 'changed' | 'confirmed' | 'overruled' | null;
}

/** A saved line in the controls; only a part shows its amount. */
export function entryOf(line: SavedLine): Entry {
  const { outcome, collected, reason, new_agency, note } = line;
  return {
    outcome,
    collected: outcome === 'PARTIAL' && collected !== null ? formatBaht(collected) : '',
    reason: reason ?? '',
    newAgency: new_agency ?? '',
    note,
  };
}

/** `1,000` and `1000.00` are the same amount; what is no amount is itself. */
const amount = (typed: string): bigint | string => parseTypedBaht(typed) ?? typed;

/** Whether two entries report the same; what a choice does not use does not count. */
export function sameEntry(a: Entry, b: Entry): boolean {
  if (a.outcome !== b.outcome) return false;
  if (a.outcome === '' || a.outcome === 'FULL') return true;
  if (a.outcome === 'PARTIAL' && amount(a.collected) !== amount(b.collected)) return false;
  if (a.reason !== b.reason) return false;
  return a.reason !== 'TRANSFERRED' || a.newAgency.trim() === b.newAgency.trim();
}
