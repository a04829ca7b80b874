/** Staff write an election, part by part; whoever saves names the version of the part they saw. */
import type { ElectionPart } from '../../../core/election/parts.ts';
import type {
  Candidate,
  ElectionDocument,
  ElectionPosition,
  ElectionStatus,
  ElectionStep,
  ElectionZone,
  PositionCode,
} from '../../content/election.ts';
import type { Db } from '../../database.ts';
import { statement } from '../../driver/statement.ts';
import type { ElectionDays, PartState } from './read.ts';

const start = statement<{ year: number }, [number, string]>(`
  INSERT INTO portal.elections (year, title, published_at) VALUES ($1, $2, NULL)
  ON CONFLICT DO NOTHING RETURNING year`);
const copyPositions = statement<unknown, [number, number]>(`
  INSERT INTO portal.election_positions (year, code, position, name, seats)
  SELECT $1, code, position, name, seats FROM portal.election_positions WHERE year = $2`);
const copyZones = statement<unknown, [number, number]>(`
  INSERT INTO portal.election_zones (year, zone_no, name, polling_place, map_url)
  SELECT $1, zone_no, name, polling_place, map_url FROM portal.election_zones WHERE year = $2`);
const claim = statement<{ version: number }, [number, ElectionPart, number, string]>(`
  UPDATE portal.elections SET parts = jsonb_set(parts, ARRAY[$2::text],
    jsonb_build_object('version', $3::int + 1, 'by', $4::text, 'at', now()))
  WHERE year = $1 AND coalesce((parts -> $2 ->> 'version')::int, 0) = $3
  RETURNING (parts -> $2 ->> 'version')::int AS version`);
const standing = statement<{ part: PartState | null }, [number, ElectionPart]>(
  'SELECT parts -> $2 AS part FROM portal.elections WHERE year = $1',
);
const seal = statement<{ seal: ElectionSeal | null }, [number]>(
  'SELECT portal.election_seal($1) AS seal',
);

/** Why an election stays as it is: a count waits for another person, or its results are out. */
export type ElectionSeal = 'SUBMITTED' | 'RELEASED';

/** Opens an election that no page shows, with the positions and zones of an earlier one. */
export async function startElection(
  db: Db,
  { year, title, copyOf }: { year: number; title: string; copyOf: number | null },
): Promise<boolean> {
  const [made] = await start(db, year, title);
  if (!made) return false;
  if (copyOf !== null)
    await Promise.all([copyPositions(db, year, copyOf), copyZones(db, year, copyOf)]);
  return true;
}

/**
 * Takes a part for the one who saves it: its new version; undefined where another version stands.
 * The election's row is then locked until the transaction ends.
 */
export async function claimPart(
  db: Db,
  { year, part, version, by }: { year: number; part: ElectionPart; version: number; by: string },
): Promise<number | undefined> {
  return (await claim(db, year, part, version, by))[0]?.version;
}

/** Whose version of a part stands; undefined where there is no such election. */
export async function partOf(db: Db, year: number, part: ElectionPart) {
  const [found] = await standing(db, year, part);
  return found && (found.part ?? { version: 0, by: '', at: '' });
}

/** Waits for a count that is on its way in; null: parts of the election may be changed. */
export async function sealOf(db: Db, year: number): Promise<ElectionSeal | null> {
  return (await seal(db, year))[0]?.seal ?? null;
}

const particulars = statement<unknown, [number, string, string, boolean]>(`
  UPDATE portal.elections SET title = $2, note = $3,
    published_at = CASE WHEN $4 THEN coalesce(published_at, now()) END WHERE year = $1`);

export async function writeParticulars(
  db: Db,
  year: number,
  { title, note, isPublished }: { title: string; note: string; isPublished: boolean },
): Promise<void> {
  await particulars(db, year, title, note, isPublished);
}

type Days = [string | null, string | null, string | null, string | null, string | null];
const schedule = statement<unknown, [number, ...Days, ElectionStatus | null, string]>(`
  UPDATE portal.elections SET application_on = $2, campaign_on = $3, voting_on = $4,
    voting_ends_on = $5, announced_on = $6, manual_status = $7, manual_reason = $8
  WHERE year = $1`);
const steps = statement<unknown, [number, string]>(`
  WITH given AS (
    SELECT position, starts_on, ends_on, text FROM jsonb_to_recordset($2::jsonb)
      AS s (position int, starts_on date, ends_on date, text text)),
  gone AS (DELETE FROM portal.election_calendar c WHERE year = $1
    AND NOT EXISTS (SELECT FROM given g WHERE g.position = c.position))
  INSERT INTO portal.election_calendar (year, position, starts_on, ends_on, text)
  SELECT $1, position, starts_on, ends_on, text FROM given
  ON CONFLICT (year, position) DO UPDATE SET starts_on = excluded.starts_on,
    ends_on = excluded.ends_on, text = excluded.text`);

interface Schedule {
  readonly days: ElectionDays | null;
  /** In place of what the days say; null leaves it to them. */
  readonly manual: { readonly status: ElectionStatus; readonly reason: string } | null;
  readonly calendar: readonly ElectionStep[];
}

export async function writeSchedule(
  db: Db,
  year: number,
  { days, manual, calendar }: Schedule,
): Promise<void> {
  const { application = null, campaign = null, voting = null } = days ?? {};
  const { votingEnds = null, announced = null } = days ?? {};
  const { status = null, reason = '' } = manual ?? {};
  const entries = calendar.map(({ from, to, text }, index) => ({
    ...{ position: index + 1, starts_on: from, ends_on: to, text },
  }));
  await schedule(
    ...([db, year, application, campaign, voting, votingEnds, announced, status] as const),
    reason,
  );
  await steps(db, year, JSON.stringify(entries));
}

const dropPositions = statement<unknown, [number, readonly string[]]>(
  'DELETE FROM portal.election_positions WHERE year = $1 AND NOT code = ANY ($2::text[])',
);
const putPosition = statement<unknown, [number, PositionCode, number, string, number]>(`
  INSERT INTO portal.election_positions (year, code, position, name, seats)
  VALUES ($1, $2, $3, $4, $5) ON CONFLICT (year, code) DO UPDATE SET
    position = excluded.position, name = excluded.name, seats = excluded.seats`);
const standingFor = statement<{ code: PositionCode; zoneNo: number | null }, [number]>(
  'SELECT code, zone_no AS "zoneNo" FROM portal.election_candidates WHERE year = $1',
);

/** Positions and zones for which somebody stands. */
export const standingIn = (db: Db, year: number) => standingFor(db, year);

export async function writePositions(
  db: Db,
  year: number,
  positions: readonly ElectionPosition[],
): Promise<void> {
  const codes = positions.map(({ code }) => code);
  await dropPositions(db, year, codes);
  await Promise.all(
    positions.map(({ code, name, seats }, index) =>
      putPosition(db, year, code, index + 1, name, seats),
    ),
  );
}

const dropZones = statement<unknown, [number, readonly number[]]>(
  'DELETE FROM portal.election_zones WHERE year = $1 AND NOT zone_no = ANY ($2::int[])',
);
const putZone = statement<unknown, [number, number, string, string, string | null]>(`
  INSERT INTO portal.election_zones (year, zone_no, name, polling_place, map_url)
  VALUES ($1, $2, $3, $4, $5) ON CONFLICT (year, zone_no) DO UPDATE SET name = excluded.name,
    polling_place = excluded.polling_place, map_url = excluded.map_url`);

/** Throws a foreign key's fault where a voter or a candidate still has a zone that goes. */
export async function writeZones(
  db: Db,
  year: number,
  zones: readonly ElectionZone[],
): Promise<void> {
  const numbers = zones.map(({ zoneNo }) => zoneNo);
  await dropZones(db, year, numbers);
  await Promise.all(
    zones.map(({ zoneNo, name, pollingPlace, mapUrl }) =>
      putZone(db, year, zoneNo, name, pollingPlace, mapUrl),
    ),
  );
}

type CandidateValues = [string, number | null, string, string | null, string, string | null];
const addCandidate = statement<
  { number: number },
  [number, PositionCode, number, ...CandidateValues]
>(`
  INSERT INTO portal.election_candidates
    (year, code, number, name, zone_no, unit, photo_url, bio, video_url)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING number`);
const changeCandidate = statement<
  { number: number },
  [number, PositionCode, number, ...CandidateValues]
>(`
  UPDATE portal.election_candidates SET name = $4, zone_no = $5, unit = $6, photo_url = $7,
    bio = $8, video_url = $9
  WHERE year = $1 AND code = $2 AND number = $3 RETURNING number`);
const dropCandidate = statement<{ number: number }, [number, PositionCode, number]>(`
  DELETE FROM portal.election_candidates WHERE year = $1 AND code = $2 AND number = $3
  RETURNING number`);

export interface CandidateKey {
  readonly code: PositionCode;
  readonly number: number;
}

/** False where the number is taken, or where nobody of the number stands. */
export async function writeCandidate(
  db: Db,
  year: number,
  was: CandidateKey | null,
  candidate: Candidate,
): Promise<boolean> {
  const { code, number, name, zoneNo, unit, photoUrl, bio, videoUrl } = candidate;
  const values = [name, zoneNo, unit, photoUrl, bio, videoUrl] as const;
  const isSame = was?.code === code && was.number === number;
  if (isSame) return (await changeCandidate(db, year, code, number, ...values)).length > 0;
  const [added] = await addCandidate(db, year, code, number, ...values);
  if (!added) return false;
  return was === null || (await removeCandidate(db, year, was));
}

export async function removeCandidate(db: Db, year: number, key: CandidateKey): Promise<boolean> {
  return (await dropCandidate(db, year, key.code, key.number)).length > 0;
}

const documents = statement<unknown, [number, string]>(`
  WITH given AS (
    SELECT position, name, url, media_type, bytes FROM jsonb_to_recordset($2::jsonb)
      AS d (position int, name text, url text, media_type text, bytes bigint)),
  gone AS (DELETE FROM portal.election_documents o WHERE year = $1
    AND NOT EXISTS (SELECT FROM given g WHERE g.position = o.position))
  INSERT INTO portal.election_documents (year, position, name, url, media_type, bytes)
  SELECT $1, position, name, url, media_type, bytes FROM given
  ON CONFLICT (year, position) DO UPDATE SET name = excluded.name, url = excluded.url,
    media_type = excluded.media_type, bytes = excluded.bytes`);

export async function writeDocuments(
  db: Db,
  year: number,
  given: readonly ElectionDocument[],
): Promise<void> {
  const rows = given.map(({ name, url, mediaType, bytes }, index) => ({
    ...{ position: index + 1, name, url, media_type: mediaType, bytes: Number(bytes) },
  }));
  await documents(db, year, JSON.stringify(rows));
}
