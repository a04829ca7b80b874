/** Who may vote (D-20): a member's own row, and the look-up by number and birth date. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface VoterRow {
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly unit: string;
  readonly zoneNo: number | null;
  readonly zoneName: string | null;
  readonly pollingPlace: string | null;
  readonly mapUrl: string | null;
  readonly booth: number | null;
  readonly sequence: number | null;
  readonly eligible: boolean;
  /** Why not; empty for who may vote. */
  readonly reason: string;
}

/**
 * `MISS`: no such number with that birth date on the list. `PROOF`: this number has been missed so
 * often that work must be proved first. `SPENT`: nobody may ask about it for a while.
 */
export type VoterCheck =
  | { readonly outcome: 'FOUND'; readonly voter: VoterRow }
  | { readonly outcome: 'MISS' }
  | { readonly outcome: 'PROOF' }
  | { readonly outcome: 'SPENT'; readonly waitSeconds: number };

const columns = `prefix, first_name AS "firstName", last_name AS "lastName", unit,
  zone_no AS "zoneNo", zone_name AS "zoneName", polling_place AS "pollingPlace",
  map_url AS "mapUrl", booth, sequence, eligible, reason`;

type Found = VoterRow & {
  readonly outcome: 'FOUND' | 'PROOF' | 'SPENT';
  readonly waitSeconds: number;
};

const checked = statement<Found, [number, string, string, boolean]>(`
  SELECT outcome, wait_seconds AS "waitSeconds", ${columns}
  FROM portal.check_voter($1, $2, $3, $4)`);
const own = statement<VoterRow, [number]>(`
  SELECT ${columns} FROM (
    SELECT m.prefix, m.first_name, m.last_name, coalesce(a.name, '') AS unit, v.zone_no,
      z.name AS zone_name, z.polling_place, z.map_url, v.booth, v.sequence, v.eligible, v.reason
    FROM portal.election_voters v
    JOIN records.members m ON m.member_no = v.member_no
    LEFT JOIN records.agencies a
      ON a.publication_id = m.publication_id AND a.agency_no = m.agency_no
    LEFT JOIN portal.election_zones z ON z.year = v.year AND z.zone_no = v.zone_no
    WHERE v.year = $1 AND v.member_no = current_setting('app.member_no', true)
  ) mine`);
const current = statement<{ year: number; status: string }>(
  `SELECT year, portal.election_status(e) AS status FROM portal.elections e
   ORDER BY year DESC LIMIT 1`,
);

/** Year of the newest election and where it stands; undefined before the first one. */
export async function currentElection(db: Db) {
  return (await current(db))[0];
}

/**
 * Looks a voter up by number (six digits) and birth date, as a visitor. A wrong try costs the
 * number one of its tries, whoever asks; the store keeps the count.
 */
export async function checkVoter(
  db: Db,
  input: { year: number; memberNo: string; birthOn: string; proved: boolean },
): Promise<VoterCheck> {
  const [found] = await checked(db, input.year, input.memberNo, input.birthOn, input.proved);
  if (found === undefined) return { outcome: 'MISS' };
  const { outcome, waitSeconds, ...voter } = found;
  if (outcome === 'FOUND') return { outcome, voter };
  return outcome === 'SPENT' ? { outcome, waitSeconds } : { outcome };
}

/** The subject's own row of that year's voter list. */
export async function ownVoter(db: Db, year: number): Promise<VoterRow | undefined> {
  return (await own(db, year))[0];
}
