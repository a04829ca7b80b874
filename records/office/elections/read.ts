/** Elections of the office: days and parts besides what the public sees (D-20). */
import type { ElectionPart } from '../../../core/election/parts.ts';
import type { ElectionStatus } from '../../content/election.ts';
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';

/** First days of the states, `YYYY-MM-DD`; `votingEnds` is the last day of voting. */
export interface ElectionDays {
  readonly application: string;
  readonly campaign: string;
  readonly voting: string;
  readonly votingEnds: string;
  readonly announced: string;
}

export interface PartState {
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

export interface OfficeElection {
  readonly year: number;
  readonly title: string;
  readonly note: string;
  readonly status: ElectionStatus;
  readonly publishedAt: Date | null;
  readonly days: ElectionDays | null;
  readonly manualStatus: ElectionStatus | null;
  readonly manualReason: string;
  readonly parts: Readonly<Partial<Record<ElectionPart, PartState>>>;
}

const columns = `e.year, e.title, e.note, portal.election_status(e) AS status,
  e.published_at AS "publishedAt", e.manual_status AS "manualStatus",
  e.manual_reason AS "manualReason", e.parts,
  CASE WHEN e.application_on IS NOT NULL THEN jsonb_build_object('application', e.application_on,
    'campaign', e.campaign_on, 'voting', e.voting_on, 'votingEnds', e.voting_ends_on,
    'announced', e.announced_on) END AS days`;
const all = statement<OfficeElection>(
  `SELECT ${columns} FROM portal.elections e ORDER BY e.year DESC`,
);
const one = statement<OfficeElection, [number]>(
  `SELECT ${columns} FROM portal.elections e WHERE e.year = $1`,
);
const totals = statement<{ total: number; eligible: number }, [number]>(
  'SELECT total, eligible FROM portal.voter_totals($1)',
);

/** The newest first. Needs `asStaff`, as everything here. */
export const officeElections = (db: Db): Promise<readonly OfficeElection[]> => all(db);

export async function officeElection(db: Db, year: number): Promise<OfficeElection | undefined> {
  return (await one(db, year))[0];
}

/** How many stand on the voter list of a year, and how many of them may vote. */
export async function voterTotals(db: Db, year: number) {
  return (await totals(db, year))[0] ?? { total: 0, eligible: 0 };
}
