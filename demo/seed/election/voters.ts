/** The voter list of the demo cooperative, from the records that it shows. */
import type { Upkeep } from '../accounts.ts';
import { reasons } from './election.text.ts';

interface Voter {
  readonly memberNo: string;
  readonly agencyNo: string;
  readonly isAssociate: boolean;
  readonly hasLeft: boolean;
}

/** Voters of one booth. */
const boothSize = 250;

/** Units of health have numbers above 2000 in their area; the first area is the town. */
function zoneOf(agencyNo: string): number {
  if (/^0101000[13]$/.test(agencyNo)) return 1;
  if (/^0101000[24]$/.test(agencyNo) || Number(agencyNo.slice(4)) >= 2_000) return 4;
  return agencyNo.startsWith('0101') || Number(agencyNo.slice(4)) % 2 === 1 ? 2 : 3;
}

/** All members of the publication; the records belong to another role than the list. */
async function membersOf(store: Upkeep): Promise<readonly Voter[]> {
  await store.query('SET LOCAL ROLE sahakon_intake');
  const { rows } = await store.query(`
    SELECT m.member_no AS "memberNo", m.agency_no AS "agencyNo",
      m.member_type = 'ASSOCIATE' AS "isAssociate", m.left_on IS NOT NULL AS "hasLeft"
    FROM records.current c JOIN records.members m ON m.publication_id = c.publication_id
    ORDER BY m.member_no`);
  await store.query('SET LOCAL ROLE sahakon_owner');
  return rows;
}

function reasonOf({ hasLeft, isAssociate }: Voter): string {
  if (hasLeft) return reasons.left;
  return isAssociate ? reasons.associate : '';
}

/** Gives whoever may vote a zone, a booth and a place in it, in the order of their numbers. */
export async function seedVoters(store: Upkeep, year: number): Promise<void> {
  const voters = await membersOf(store);
  const inZone = new Map<number, number>();
  const rows = voters.map((voter) => {
    const reason = reasonOf(voter);
    const zone = zoneOf(voter.agencyNo);
    if (reason !== '') return { ...voter, zone: null, booth: null, sequence: null, reason };
    const before = inZone.get(zone) ?? 0;
    inZone.set(zone, before + 1);
    const booth = Math.floor(before / boothSize) + 1;
    return { ...voter, zone, booth, sequence: (before % boothSize) + 1, reason };
  });
  await store.query(
    `INSERT INTO portal.election_voters
       (year, member_no, zone_no, booth, sequence, eligible, reason)
     SELECT $1, member_no, zone_no, booth, sequence, reason = '', reason
     FROM unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::text[])
       AS v (member_no, zone_no, booth, sequence, reason)`,
    [
      year,
      rows.map(({ memberNo }) => memberNo),
      rows.map(({ zone }) => zone),
      rows.map(({ booth }) => booth),
      rows.map(({ sequence }) => sequence),
      rows.map(({ reason }) => reason),
    ],
  );
  await store.query(
    'UPDATE portal.elections SET voters_total = $2, voters_eligible = $3 WHERE year = $1',
    [year, rows.length, rows.filter(({ reason }) => reason === '').length],
  );
}
