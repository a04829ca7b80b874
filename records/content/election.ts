/** Elections (D-20). Results are shown by the store's own policy, and only once announced. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { isWithdrawn } from './withdrawn.ts';

export type ElectionStatus =
  | 'UPCOMING'
  | 'APPLICATION'
  | 'CAMPAIGN'
  | 'VOTING'
  | 'CLOSED'
  | 'RESULT';

export type PositionCode = 'CHAIR' | 'COMMITTEE' | 'AUDITOR' | 'DELEGATE';

export interface ElectionRow {
  /** Common era. */
  readonly year: number;
  readonly title: string;
  readonly status: ElectionStatus;
  readonly note: string;
}

export interface ElectionStep {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

export interface ElectionPosition {
  readonly code: PositionCode;
  readonly name: string;
  readonly seats: number;
}

export interface ElectionZone {
  readonly zoneNo: number;
  readonly name: string;
  readonly pollingPlace: string;
  readonly mapUrl: string | null;
}

export interface Candidate {
  readonly code: PositionCode;
  readonly number: number;
  readonly name: string;
  /** Null: stands for all zones. */
  readonly zoneNo: number | null;
  readonly unit: string;
  readonly photoUrl: string | null;
  readonly bio: string;
  readonly videoUrl: string | null;
}

export interface ElectionDocument {
  readonly name: string;
  readonly url: string;
  readonly mediaType: string;
  readonly bytes: bigint;
}

export interface ElectionResult {
  readonly code: PositionCode;
  readonly number: number;
  readonly votes: number;
  readonly elected: boolean;
}

export interface Turnout {
  readonly code: PositionCode;
  readonly eligible: number;
  readonly ballots: number;
  readonly spoiled: number;
  readonly noVote: number;
}

export interface Election {
  readonly election: ElectionRow;
  readonly steps: readonly ElectionStep[];
  readonly positions: readonly ElectionPosition[];
  readonly zones: readonly ElectionZone[];
  readonly candidates: readonly Candidate[];
  readonly documents: readonly ElectionDocument[];
  readonly results: readonly ElectionResult[];
  readonly turnouts: readonly Turnout[];
}

type YearFilter = [number | null];
const thatYear = 'year = coalesce($1::int, (SELECT max(year) FROM portal.elections))';

const rows = statement<ElectionRow, YearFilter>(`
  SELECT year, title, portal.election_status(e) AS status, note FROM portal.elections e
  WHERE ${thatYear}`);
const years = statement<{ year: number; title: string }>(
  'SELECT year, title FROM portal.elections ORDER BY year DESC',
);
const steps = statement<ElectionStep, YearFilter>(`
  SELECT starts_on AS "from", ends_on AS "to", text FROM portal.election_calendar
  WHERE ${thatYear} ORDER BY position`);
const positions = statement<ElectionPosition, YearFilter>(`
  SELECT code, name, seats FROM portal.election_positions WHERE ${thatYear} ORDER BY position`);
const zones = statement<ElectionZone, YearFilter>(`
  SELECT zone_no AS "zoneNo", name, polling_place AS "pollingPlace", map_url AS "mapUrl"
  FROM portal.election_zones WHERE ${thatYear} ORDER BY zone_no`);
const candidates = statement<Candidate, YearFilter>(`
  SELECT c.code, c.number, c.name, c.zone_no AS "zoneNo", c.unit,
    CASE WHEN NOT ${isWithdrawn('c.photo_url')} THEN c.photo_url END AS "photoUrl",
    c.bio, c.video_url AS "videoUrl"
  FROM portal.election_candidates c
  JOIN portal.election_positions p ON p.year = c.year AND p.code = c.code
  WHERE c.${thatYear} ORDER BY p.position, c.number`);
const documents = statement<ElectionDocument, YearFilter>(`
  SELECT name, url, media_type AS "mediaType", bytes FROM portal.election_documents d
  WHERE ${thatYear} AND NOT ${isWithdrawn('d.url')} ORDER BY position`);
const results = statement<ElectionResult, YearFilter>(`
  SELECT code, number, votes, elected FROM portal.election_results
  WHERE ${thatYear} ORDER BY votes DESC, number`);
const turnouts = statement<Turnout, YearFilter>(`
  SELECT code, eligible, ballots, spoiled, no_vote AS "noVote" FROM portal.election_turnouts
  WHERE ${thatYear}`);

/** The election of a year of the common era, the newest when none is asked for. */
export async function readElectionOf(db: Db, year: number | null): Promise<Election | undefined> {
  const [[election], ...rest] = await Promise.all([
    rows(db, year),
    steps(db, year),
    positions(db, year),
    zones(db, year),
    candidates(db, year),
    documents(db, year),
    results(db, year),
    turnouts(db, year),
  ]);
  if (election === undefined) return undefined;
  const [calendar, offices, places, standing, papers, votes, ballots] = rest;
  return {
    election,
    steps: calendar,
    positions: offices,
    zones: places,
    candidates: standing,
    documents: papers,
    results: votes,
    turnouts: ballots,
  };
}

/** All elections, the newest first. */
export function electionYears(db: Db): Promise<readonly { year: number; title: string }[]> {
  return years(db);
}
