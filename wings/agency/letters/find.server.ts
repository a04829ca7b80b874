/** A letter as it may be shown or printed: whole, one's own, and tied to its month. */
import { isIssued } from '../../../api/agency/letter-account.ts';
import type { AgencySettings } from '../../../api/agency/settings.ts';
import { Problem } from '../../../api/problem.ts';
import { coverOf } from '../../../core/agency/cover.ts';
import type { LetterKey } from '../../../core/agency/number.ts';
import { Mismatch } from '../../../core/agency/reconciliation.ts';
import { coverSheets } from '../../../papers/cover/cover-inputs.ts';
import { houseMeasures } from '../../../papers/glyphs/house-fonts.ts';
import {
  agencyLetter,
  isInForce,
  keepSheets,
  type Letter,
  type LetterOpening,
  letterOpenings,
} from '../../../records/agency/letters.ts';
import { assertReconciled, MonthMismatch } from '../../../records/agency/reconciled.ts';
import type { Db } from '../../../records/database.ts';
import {
  type AgencyBill,
  agencyBills,
  agencyMonth,
  agencyMonths,
} from '../../../records/figures/agencies.ts';
import { text } from './letters.text.ts';
import { type LetterServices, type Wording, wordingOf } from './wording.server.ts';

export interface FoundLetter {
  readonly letter: Letter;
  readonly openings: readonly LetterOpening[];
  readonly wording: Wording;
  /** Of the cover statement that comes with it; null: not known any more. */
  readonly sheets: number | null;
}

/** Who looks, and with what. */
export interface LetterReading {
  readonly agencyNo: string;
  readonly services: LetterServices;
}

/**
 * The bills that a letter in force asks for; undefined: it was replaced or withdrawn, or is of a
 * month that the records have let go, and is held to nothing any more.
 *
 * @throws MonthMismatch where they are not what it states.
 */
async function tiedBills(
  db: Db,
  agencyNo: string,
  letter: Letter,
): Promise<readonly AgencyBill[] | undefined> {
  if (!isInForce(letter)) return undefined;
  const [month, bills, older] = await Promise.all([
    agencyMonth(db, letter.month),
    agencyBills(db, letter.month),
    agencyMonths(db, { limit: 1, before: [letter.month] }),
  ]);
  if (month) {
    assertReconciled(agencyNo, { month, bills }, letter);
    return bills;
  }
  // Older months are known, so this one should be, too.
  if (older.length === 0) return undefined;
  const fault = new Mismatch('letter.members', '0', String(letter.members));
  throw new MonthMismatch(agencyNo, letter.month, fault);
}

/** Of the cover statement that comes with the letter. */
const sheetsOf = async (bills: readonly AgencyBill[], detail: AgencySettings['detail']) =>
  coverSheets({ cover: coverOf(bills), detail }, await houseMeasures());

/**
 * A letter of the agency. Throws Problem not_found for a number of nobody or of another agency,
 * conflict where it waits for signer and account, MonthMismatch where it does not tie out.
 */
export async function findLetter(
  db: Db,
  { agencyNo, services }: LetterReading,
  key: LetterKey,
): Promise<FoundLetter> {
  const [letter, openings] = await Promise.all([agencyLetter(db, key), letterOpenings(db, key)]);
  if (!letter) throw new Problem('not_found');
  if (!isIssued(letter, services)) throw new Problem('conflict', { text: text.waitsHint });
  const bills = await tiedBills(db, agencyNo, letter);
  const wording = wordingOf(letter);
  const counted = bills && letter.sheets === null;
  const sheets = counted ? await sheetsOf(bills, wording.detail) : letter.sheets;
  return { letter, openings, wording, sheets };
}

/** Keeps what was counted for somebody who looked at a letter first: it says so ever after. */
export async function keepCounted(db: Db, { letter, sheets }: FoundLetter): Promise<void> {
  if (letter.sheets === null && sheets !== null) await keepSheets(db, letter, sheets);
}

/** A letter for somebody who looks at it. Throws as `findLetter` does. */
export async function lookAt(reading: LetterReading, key: LetterKey): Promise<FoundLetter> {
  const { agencyNo, services } = reading;
  const { records } = services;
  const found = await records.readAsAgency(agencyNo, (db) => findLetter(db, reading, key));
  if (found.letter.sheets !== found.sheets) {
    await records.asAgency(agencyNo, (db) => keepCounted(db, found));
  }
  return found;
}
