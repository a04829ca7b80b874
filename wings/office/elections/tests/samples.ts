/** Parts of the demo's running election (2569) as tests send them, and its count on its way out. */
import { createHash } from 'node:crypto';
import { asUpkeep } from '../../../../records/driver/owner.ts';

export const days = {
  application: '2025-10-15',
  campaign: '2025-11-14',
  voting: '2027-01-24',
  voting_ends: '2027-01-24',
  announced: '2027-01-26',
};

/** Assignments of days: votes are cast in so many days, and announced the day after. */
export const daysAround = (voting: number): string => `
  application_on = current_date + ${voting - 20}, campaign_on = current_date + ${voting - 10},
  voting_on = current_date + ${voting}, voting_ends_on = current_date + ${voting},
  announced_on = current_date + ${voting + 1}, manual_status = NULL, manual_reason = ''`;

export const step = { from: '2025-10-15', to: '2025-10-31', text: 'รับสมัคร' };

export const zones = [1, 2, 3, 4].map((zone) => ({
  zone_no: zone,
  name: `เขต ${zone}`,
  polling_place: 'สำนักงานสหกรณ์',
  map_url: null,
}));

export const candidate = {
  position: 'AUDITOR',
  number: 2,
  name: 'นางสาวทดสอบ ระบบดี',
  zone: 1,
  unit: 'โรงเรียนตัวอย่างวิทยา',
  photo: null,
  bio: '',
  video_url: null,
};

/** A voter list as a form sends it: number, zone, booth, sequence, national ID, reason. */
export function listOf(rows: readonly string[]): string {
  const head = 'เลขทะเบียน,เขต,ช่องลงคะแนน,ลำดับที่,เลขประจำตัวประชาชน,เหตุที่ไม่มีสิทธิ';
  const text = [head, ...rows].join('\r\n');
  return `data:text/csv;base64,${Buffer.from(text).toString('base64')}`;
}

export const digestOf = (file: string): string =>
  createHash('sha256')
    .update(Buffer.from(file.split(',')[1] ?? '', 'base64'))
    .digest('hex');

type Votes = readonly number[];

const numbersOf = (votes: Votes, first: readonly number[] = []) =>
  votes.map((own, index) => ({ number: first[index] ?? index + 1, votes: own }));

/** The three positions with these votes; the second auditor, if any, has the number 9. */
export function countOf(chair: Votes, committee: Votes, auditor: Votes, more: object = {}) {
  const papers = { eligible: 200, ballots: 100, spoiled: 5, no_vote: 5, lot: [] as number[] };
  return [
    { position: 'CHAIR', ...papers, candidates: numbersOf(chair), ...more },
    { position: 'COMMITTEE', ...papers, candidates: numbersOf(committee) },
    { position: 'AUDITOR', ...papers, candidates: numbersOf(auditor, [1, 9]) },
  ];
}

/** A count that somebody else submitted waits, and voting is over; its version. */
export async function prepareRelease({ store }: { store: { ownerUrl: string } }): Promise<number> {
  const positions = countOf([60, 30], [50, 40, 30, 20, 10, 0], [90]).map(
    ({ position, candidates, ...rest }) => ({
      ...rest,
      code: position,
      candidates: candidates.map((one) => ({ ...one, elected: one.votes > 40 })),
    }),
  );
  return asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(`UPDATE portal.elections SET ${daysAround(-10)} WHERE year = 2026`);
    await client.query(
      `DELETE FROM portal.election_counts WHERE year = 2026 AND state <> 'RELEASED'`,
    );
    const { rows } = await client.query<{ version: number }>(
      `INSERT INTO portal.election_counts
         (year, version, state, positions, reason, editors, entered_by_name)
       VALUES (2026, 3, 'SUBMITTED', $1, '', '{}', 'วรรณา ทะเบียนดี') RETURNING version`,
      [JSON.stringify(positions)],
    );
    return rows[0]?.version ?? 0;
  });
}
