/** Versions of the guide for agencies' people, and who has read which (D-34). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface GuideVersion {
  readonly version: number;
  readonly effectiveOn: string;
}

export interface Guide extends GuideVersion {
  readonly title: string;
  readonly bodyHtml: string;
  /** What it changed against the one before; '' of a first version. */
  readonly changeSummary: string;
  /** When the person said so; null: not yet. */
  readonly readAt: Date | null;
}

/** The person of the subject who reads. */
export interface GuideReader {
  readonly personNo: number;
  readonly contactName: string;
}

// Versions that are dated ahead or were withdrawn are kept out by the table's policy, and here once
// more.
const inForce = `g.effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date
  AND g.withdrawn_at IS NULL`;
const newestFirst = 'ORDER BY g.effective_on DESC, g.version DESC';
const subject = `current_setting('app.agency_no', true)`;
const withReading = `FROM portal.guide_versions g LEFT JOIN portal.guide_reads r
  ON r.agency_no = ${subject} AND r.person_no = $1 AND r.version = g.version WHERE ${inForce}`;
const one = statement<Guide, [number, number | null]>(`
  SELECT g.version, g.effective_on AS "effectiveOn", g.title, g.body_html AS "bodyHtml",
    g.change_summary AS "changeSummary", r.read_at AS "readAt"
  ${withReading} AND ($2::int IS NULL OR g.version = $2)
  ${newestFirst} LIMIT 1`);
const newest = statement<Pick<Guide, 'version' | 'title' | 'readAt'>, [number]>(`
  SELECT g.version, g.title, r.read_at AS "readAt" ${withReading} ${newestFirst} LIMIT 1`);
const all = statement<GuideVersion>(`
  SELECT g.version, g.effective_on AS "effectiveOn" FROM portal.guide_versions g
  WHERE ${inForce} ${newestFirst}`);
const keep = statement<unknown, [number, string, number]>(`
  INSERT INTO portal.guide_reads (agency_no, person_no, contact_name, version)
  SELECT ${subject}, $1, $2, g.version FROM portal.guide_versions g
  WHERE g.version = $3 AND ${inForce} ON CONFLICT DO NOTHING`);
const findReading = statement<{ readonly readAt: Date }, [number, number]>(`
  SELECT r.read_at AS "readAt" FROM portal.guide_reads r
  JOIN portal.guide_versions g ON g.version = r.version AND ${inForce}
  WHERE r.agency_no = ${subject} AND r.person_no = $1 AND r.version = $2`);

/**
 * The version asked for, or the one in force, with what person `personNo` of the subject has said
 * of it; and all versions that are or were in force, newest first.
 */
export async function readGuide(
  db: Db,
  personNo: number,
  version?: number,
): Promise<{ guide: Guide; versions: readonly GuideVersion[] } | undefined> {
  const [[guide], versions] = await Promise.all([one(db, personNo, version ?? null), all(db)]);
  return guide && { guide, versions };
}

/** The version in force, to be read as long as `readAt` is null; undefined: there is none. */
export async function guideToRead(
  db: Db,
  personNo: number,
): Promise<Pick<Guide, 'version' | 'title' | 'readAt'> | undefined> {
  return (await newest(db, personNo))[0];
}

/**
 * Keeps that a person of the subject has read a version, and gives when that was first said;
 * undefined: there is no such version, it is not in force yet, or it was withdrawn.
 */
export async function keepReading(
  db: Db,
  { personNo, contactName }: GuideReader,
  version: number,
): Promise<Date | undefined> {
  await keep(db, personNo, contactName, version);
  return (await findReading(db, personNo, version))[0]?.readAt;
}
