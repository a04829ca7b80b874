/** A letter as it may be shown or printed: whole, one's own, and tied to its month. */
import type { AgencySettings } from '../../../../api/agency/settings.ts';
import { Problem } from '../../../../api/problem.ts';
import type { Site } from '../../../../api/site.ts';
import type { LetterKey } from '../../../../core/agency/letter/number.ts';
import { Untied } from '../../../../core/agency/ties.ts';
import {
  agencyLetter,
  type Letter,
  type LetterOpening,
  letterOpenings,
} from '../../../../records/agency/letters.ts';
import { assertTied, UntiedMonth } from '../../../../records/agency/tied.ts';
import type { Db } from '../../../../records/database.ts';
import { agencyBills, agencyMonth, agencyMonths } from '../../../../records/figures/agencies.ts';
import type { Wording } from '../letter/words.ts';
import { currentWording, openedWording } from './wording.server.ts';

export interface FoundLetter {
  readonly letter: Letter;
  readonly openings: readonly LetterOpening[];
  readonly wording: Wording;
}

interface Settled {
  readonly agency: AgencySettings;
  readonly site: Site;
}

/**
 * Whether a letter in force states what is billed; one that was replaced, or is of a month that the
 * records have let go, is held to nothing any more.
 *
 * @throws UntiedMonth where it does not.
 */
async function assertLetterTied(db: Db, agencyNo: string, letter: Letter): Promise<void> {
  if (letter.replacedByRun !== null) return;
  const [month, bills, older] = await Promise.all([
    agencyMonth(db, letter.month),
    agencyBills(db, letter.month),
    agencyMonths(db, { limit: 1, before: [letter.month] }),
  ]);
  if (month) {
    assertTied(agencyNo, { month, bills }, letter);
    return;
  }
  // Older months are known, so this one should be, too.
  if (older.length === 0) return;
  const fault = new Untied('letter.members', '0', String(letter.members));
  throw new UntiedMonth(agencyNo, letter.month, fault);
}

/**
 * A letter of the agency. Throws Problem not_found for a number of nobody or of another agency,
 * UntiedMonth where it does not tie out.
 */
export async function findLetter(
  db: Db,
  agencyNo: string,
  key: LetterKey,
  { agency, site }: Settled,
): Promise<FoundLetter> {
  const [letter, openings] = await Promise.all([agencyLetter(db, key), letterOpenings(db, key)]);
  if (!letter) throw new Problem('not_found');
  await assertLetterTied(db, agencyNo, letter);
  const wording = openedWording(openings) ?? currentWording(agency.letter, site, null);
  return { letter, openings, wording };
}
