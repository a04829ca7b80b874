/** Letters of the store as they travel. */
import type * as z from 'zod/mini';
import { monthParts } from '../../../api/agency/month/month-query.ts';
import { letterNumber } from '../../../core/agency/number.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { isInForce, type Letter, type LetterOpening } from '../../../records/agency/letters.ts';
import type { AgencyMonth } from '../../../records/figures/agencies.ts';
import type { FoundLetter } from './find.server.ts';
import { letterBodies } from './letter.text.ts';
import { letterWords } from './letter-words.ts';
import type { letterShape, lineShape, openingsShape, stateShape } from './shapes.ts';
import { type Wording, wordingOf } from './wording.server.ts';

const stateOf = ({ withdrawnAt, replacedByRun, openedAt }: Letter): z.output<typeof stateShape> => {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (replacedByRun !== null) return 'REPLACED';
  return openedAt === null ? 'NEW' : 'OPENED';
};

function other(prefix: string | null, yearBe: number | null, run: number | null) {
  if (prefix === null || yearBe === null || run === null) return null;
  return { letter_no: letterNumber(prefix, { yearBe, run }), letter_year: yearBe, run };
}

const headOf = (letter: Letter, { prefix, body }: Wording) => ({
  letter_no: letterNumber(prefix, letter),
  letter_year: letter.yearBe,
  run: letter.run,
  letter_date: letter.letterDate,
  ...monthParts(letter.month),
  subject: letterBodies[body].subject(letter.month.slice(0, 7)).replaceAll('\u00a0', ' '),
  members: letter.members,
  state: stateOf(letter),
  replaced_by: other(letter.replacedByPrefix, letter.replacedByYear, letter.replacedByRun),
});

/** Whether a letter in force states what the month does; the letter itself is held to more. */
const matchesMonth = (letter: Letter, month: AgencyMonth | undefined): boolean =>
  !isInForce(letter) ||
  month === undefined ||
  (letter.members === month.members && letter.totalSatang === month.billedSatang);

/** A line of the list; `month`: undefined where the records have it no more. */
export const toDtoLine = (
  letter: Letter,
  month: AgencyMonth | undefined,
): z.output<typeof lineShape> => ({
  ...headOf(letter, wordingOf(letter)),
  total: matchesMonth(letter, month) ? toDtoBaht(letter.totalSatang) : null,
  opened_on: letter.openedAt && bangkokDay(letter.openedAt),
  opened_by: letter.openedBy,
});

export const toDtoOpenings = (openings: readonly LetterOpening[]): z.output<typeof openingsShape> =>
  openings.map(({ contactName, openedAt }) => ({
    contact_name: contactName,
    opened_at: openedAt.toISOString(),
  }));

/** `personNo`: who asks. */
export function toDtoLetter(
  { letter, openings, wording, sheets }: FoundLetter,
  personNo: number,
): z.output<typeof letterShape> {
  return {
    ...headOf(letter, wording),
    total: toDtoBaht(letter.totalSatang),
    receipts: letter.receipts,
    due_on: letter.dueOn,
    replaces: other(letter.replacesPrefix, letter.replacesYear, letter.replacesRun),
    code: letter.code,
    openings: toDtoOpenings(openings),
    opened_by_me: openings.some((one) => one.personNo === personNo),
    words: letterWords({ ...letter, sheets }, wording),
  };
}
