/** The voter list against a file: compared row by row, then replaced by it as a whole (D-20). */
import type { VoterLine } from '../../../core/election/voter-file.ts';
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

export interface ComparedVoter {
  /** Of the line, from 1; lines that are not told are of no member. */
  readonly place: number;
  readonly mayVote: boolean;
  /** Null: not compared, as enough of the file differ. */
  readonly idMatches: boolean | null;
  readonly change: 'NEW' | 'CHANGED' | 'SAME';
}

type Numbers = readonly (number | null)[];
type Texts = readonly (string | null)[];

const compare = statement<
  ComparedVoter,
  [number, Texts, Numbers, Numbers, Numbers, Texts, Texts, number]
>(`
  SELECT place, may_vote AS "mayVote", id_matches AS "idMatches", change
  FROM portal.compare_voters($1, $2, $3, $4, $5, $6, $7, $8) ORDER BY place`);
const missing = statement<{ total: number; examples: readonly string[] }, [number, Texts]>(
  'SELECT total, examples FROM portal.missing_voters($1, $2)',
);
const replace = statement<unknown, [number, Texts, Numbers, Numbers, Numbers, Texts]>(
  'SELECT portal.replace_voters($1, $2, $3, $4, $5, $6)',
);

const columnsOf = (lines: readonly VoterLine[]) =>
  [
    lines.map(({ memberNo }) => memberNo),
    lines.map(({ zoneNo }) => zoneNo),
    lines.map(({ booth }) => booth),
    lines.map(({ sequence }) => sequence),
    lines.map(({ reason }) => reason),
  ] as const;

/**
 * What the records and the list of that year say of each line. After `mostMisses` national IDs that
 * differ (the store allows 20) no further one is compared.
 */
export const compareVoters = (
  db: Db,
  year: number,
  lines: readonly VoterLine[],
  mostMisses: number,
) =>
  compare(
    db,
    year,
    ...columnsOf(lines),
    lines.map(({ nationalId }) => nationalId),
    mostMisses,
  );

/** Who is on the list and not in the file. */
export async function missingVoters(db: Db, year: number, lines: readonly VoterLine[]) {
  return (await missing(db, year, columnsOf(lines)[0]))[0] ?? { total: 0, examples: [] };
}

/** The lines are the list from now on. National IDs stay behind. */
export async function replaceVoters(
  db: Db,
  year: number,
  lines: readonly VoterLine[],
): Promise<void> {
  await replace(db, year, ...columnsOf(lines));
}
