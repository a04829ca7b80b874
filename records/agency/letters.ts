/** Letters that ask an agency to deduct a month's bills, and who of it opened them (D-25). */
import type { LetterKey } from '../../core/agency/number.ts';
import type { Satang } from '../../core/satang.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** A letter as it was written; nothing of it ever changes but whether it counts. */
export interface Letter extends LetterKey {
  readonly letterDate: string;
  /** First day of the month that is billed. */
  readonly month: string;
  readonly dueOn: string;
  readonly members: number;
  /** Bills that come with it. */
  readonly receipts: number;
  readonly totalSatang: Satang;
  readonly unitName: string;
  readonly headName: string | null;
  readonly headPosition: string | null;
  /** 28 letters, to look it up by. */
  readonly code: string;
  /** What the settings gave to it; null: it waits for signer and account. */
  readonly wording: unknown;
  /** Of the cover statement that comes with it; null: nobody has looked at the letter yet. */
  readonly sheets: number | null;
  /** The earlier letter of the month that this one replaces. */
  readonly replacesYear: number | null;
  readonly replacesRun: number | null;
  /** What stands before that one's number. */
  readonly replacesPrefix: string | null;
  /** When what it was written for was gone back from (`rollback`); null: it counts. */
  readonly withdrawnAt: Date | null;
  /** The one of the month that is in force instead; null: this one, or none. */
  readonly replacedByYear: number | null;
  readonly replacedByRun: number | null;
  readonly replacedByPrefix: string | null;
  /** By whom of the agency it was opened first; null: not yet. */
  readonly openedAt: Date | null;
  readonly openedBy: string | null;
}

export interface LetterOpening {
  readonly personNo: number;
  readonly contactName: string;
  readonly openedAt: Date;
}

/** Who of the agency opens a letter. */
export interface LetterReader {
  readonly personNo: number;
  readonly contactName: string;
}

/** What anybody who holds a letter may know of it. */
export interface StatedLetter
  extends LetterKey,
    Pick<Letter, 'letterDate' | 'month' | 'unitName' | 'members' | 'totalSatang'> {
  /** Another letter is in force instead. */
  readonly replaced: boolean;
  /** What it was written for was gone back from. */
  readonly withdrawn: boolean;
  /** What stands before the number. */
  readonly prefix: string;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const subject = `current_setting('app.agency_no', true)`;
const columns = `l.year_be AS "yearBe", l.run, l.letter_date AS "letterDate", l.month,
  l.due_on AS "dueOn", l.members, l.receipts, l.total_satang AS "totalSatang",
  l.unit_name AS "unitName", l.head_name AS "headName", l.head_position AS "headPosition", l.code,
  l.wording, l.sheets, l.replaces_year AS "replacesYear", l.replaces_run AS "replacesRun",
  p.wording ->> 'prefix' AS "replacesPrefix", l.withdrawn_at AS "withdrawnAt",
  s.year_be AS "replacedByYear", s.run AS "replacedByRun",
  s.wording ->> 'prefix' AS "replacedByPrefix",
  o.opened_at AS "openedAt", o.contact_name AS "openedBy"`;
const letters = `FROM portal.agency_letters l
  LEFT JOIN portal.agency_letters p ON p.year_be = l.replaces_year AND p.run = l.replaces_run
  LEFT JOIN LATERAL (
    SELECT n.year_be, n.run, n.wording FROM portal.agency_letters n
    WHERE n.agency_no = ${subject} AND n.month = l.month AND n.withdrawn_at IS NULL
    ORDER BY n.year_be DESC, n.run DESC LIMIT 1
  ) s ON (s.year_be, s.run) <> (l.year_be, l.run)
  LEFT JOIN LATERAL (
    SELECT f.opened_at, f.contact_name
    FROM portal.agency_letter_openings f
    WHERE f.agency_no = ${subject} AND f.year_be = l.year_be AND f.run = l.run
    ORDER BY f.opened_at, f.person_no LIMIT 1
  ) o ON true
  WHERE l.agency_no = ${subject}`;

const newest = statement<Letter, [number]>(`
  SELECT ${columns} ${letters} ORDER BY l.year_be DESC, l.run DESC LIMIT $1`);
const one = statement<Letter, [number, number]>(`
  SELECT ${columns} ${letters} AND l.year_be = $1 AND l.run = $2`);
const inForce = statement<Letter, [string]>(`
  SELECT ${columns} ${letters} AND l.month = $1 AND s.run IS NULL AND l.withdrawn_at IS NULL`);
const openings = statement<LetterOpening, [number, number]>(`
  SELECT person_no AS "personNo", contact_name AS "contactName", opened_at AS "openedAt"
  FROM portal.agency_letter_openings
  WHERE agency_no = ${subject} AND year_be = $1 AND run = $2 ORDER BY opened_at, person_no`);
const unopened = statement<{ readonly count: number }>(`
  SELECT count(*)::int AS count ${letters} AND s.run IS NULL AND l.withdrawn_at IS NULL
    AND o.opened_at IS NULL AND l.wording ? 'body'`);
const open = statement<unknown, [number, number, number, string]>(`
  INSERT INTO portal.agency_letter_openings (year_be, run, agency_no, person_no, contact_name)
  SELECT l.year_be, l.run, l.agency_no, $3, $4 FROM portal.agency_letters l
  WHERE l.agency_no = ${subject} AND l.year_be = $1 AND l.run = $2
  ON CONFLICT DO NOTHING`);
const stated = statement<StatedLetter, [string]>(`
  SELECT year_be AS "yearBe", run, letter_date AS "letterDate", month, unit_name AS "unitName",
    members, total_satang AS "totalSatang", replaced, withdrawn, prefix
  FROM portal.verify_agency_letter($1)`);
const signature = statement<{ readonly image: Buffer }, [number, number]>(`
  SELECT g.image FROM portal.agency_letters l
  JOIN portal.letter_signatures g ON g.hash = l.signature_hash
  WHERE l.agency_no = ${subject} AND l.year_be = $1 AND l.run = $2`);
const keep = statement<unknown, [number, number, number]>(
  'SELECT portal.keep_letter_sheets($1, $2, $3)',
);
const complete = statement<{ readonly completed: number }, [string, Uint8Array | null]>(
  'SELECT portal.settle_letter_wording($1::jsonb, $2) AS completed',
);
const withhold = statement<object>('SELECT portal.withhold_letter_wording()');
const issue = statement<{ readonly written: number }>(
  'SELECT portal.issue_agency_letters() AS written',
);

/** Whether it is the one of its month that is acted on. */
export const isInForce = ({ withdrawnAt, replacedByRun }: Letter): boolean =>
  withdrawnAt === null && replacedByRun === null;

/** The subject's newest letters, newest first. */
export const agencyLetters = (db: Db, limit: number): Promise<readonly Letter[]> =>
  newest(db, limit);

/** A letter of the subject; undefined for a number of nobody or of another agency. */
export async function agencyLetter(db: Db, key: LetterKey): Promise<Letter | undefined> {
  return (await one(db, key.yearBe, key.run))[0];
}

/** The letter of a month (its first day) that is in force; undefined: none was written. */
export async function letterOfMonth(db: Db, month: string): Promise<Letter | undefined> {
  return (await inForce(db, month))[0];
}

/** Who of the subject opened a letter, the first person first. */
export const letterOpenings = (db: Db, key: LetterKey): Promise<readonly LetterOpening[]> =>
  openings(db, key.yearBe, key.run);

/** How many letters in force nobody of the subject has opened. */
export async function unopenedLetters(db: Db): Promise<number> {
  return (await unopened(db))[0]?.count ?? 0;
}

/** Keeps that a person of the subject opened a letter; the first time counts. */
export async function openLetter(
  db: Db,
  key: LetterKey,
  { personNo, contactName }: LetterReader,
): Promise<void> {
  await open(db, key.yearBe, key.run, personNo, contactName);
}

/** The PNG that stands above the signer's name; undefined: signed by hand. */
export async function letterSignature(db: Db, key: LetterKey): Promise<Uint8Array | undefined> {
  return (await signature(db, key.yearBe, key.run))[0]?.image;
}

/** Keeps how many sheets come with a letter of the subject; the first time counts. */
export async function keepSheets(db: Db, key: LetterKey, sheets: number): Promise<void> {
  await keep(db, key.yearBe, key.run, sheets);
}

/** What the letter of a canonical code states; undefined: there is none. */
export async function verifyLetter(db: Db, code: string): Promise<StatedLetter | undefined> {
  return (await stated(db, code))[0];
}

/**
 * Tells the store what the settings give to letters that are written from now on; those that lack
 * any of it are completed. `image`: the signature, a PNG. Gives how many were completed.
 */
export async function completeWording(
  db: Db,
  wording: object,
  image: Uint8Array | null,
): Promise<number> {
  return (await complete(db, JSON.stringify(wording), image))[0]?.completed ?? 0;
}

/** Letters that are written from now on wait for a wording, until one is told. */
export async function withholdWording(db: Db): Promise<void> {
  await withhold(db);
}

/**
 * Withdraws letters of what was gone back from and writes those that are missing, for all
 * agencies; harmless twice. Gives how many were written.
 */
export async function issueLetters(db: Db): Promise<number> {
  return (await issue(db))[0]?.written ?? 0;
}
