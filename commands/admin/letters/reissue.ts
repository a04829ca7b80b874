/** Letters to agencies that went out with a wrong setting, and what replaces them (D-25). */
import type { LetterKey } from '../../../core/agency/number.ts';
import { eraYears } from '../../../core/thai-date.ts';
import { type AdminStore, putOnRecord } from '../admin-command.ts';

/** What a letter says otherwise than the settings that a server told last. */
export interface Difference {
  /** Name of the setting; `signature` for the picture above the signer's name. */
  readonly setting: string;
  /** Null: none, or no text. */
  readonly before: string | null;
  readonly now: string | null;
}

/** A letter in force. */
export interface LetterSeen extends LetterKey {
  readonly prefix: string;
  readonly agencyNo: string;
  readonly unitName: string;
  /** The core system has the month's money: nobody acts on the letter any more. */
  readonly posted: boolean;
  readonly differences: readonly Difference[];
}

export interface Reissued extends LetterKey {
  readonly prefix: string;
  readonly agencyNo: string;
  readonly replaced: LetterKey & { readonly prefix: string };
}

/** Of which letters: the month's first day, and one agency or all. */
export interface LetterQuery {
  readonly month: string;
  readonly agencyNo?: string | undefined;
}

export interface Reissue extends LetterQuery {
  readonly by: string;
  readonly reason: string;
}

// One text for both commands: what is shown is what is replaced.
const compared = `
  settled AS (
    SELECT p.value -> 'wording' AS wording, decode(p.value ->> 'signature', 'hex') AS signature
    FROM portal.settings p WHERE p.key = 'agency_letter'
  ), compared AS (
    SELECT l.*, b.state = 'POSTED' AS posted, (
      SELECT coalesce(jsonb_agg(jsonb_build_object('setting', d.setting, 'before', d.before,
          'now', d.now) ORDER BY d.setting), '[]')
      FROM (
        SELECT e.key AS setting,
          CASE WHEN jsonb_typeof(l.wording -> e.key) = 'string' THEN l.wording ->> e.key END
            AS before,
          CASE WHEN jsonb_typeof(e.value) = 'string' THEN e.value #>> '{}' END AS now
        FROM jsonb_each(s.wording) e WHERE l.wording -> e.key IS DISTINCT FROM e.value
        UNION ALL
        SELECT 'signature', NULL, NULL WHERE l.signature_hash IS DISTINCT FROM s.signature
      ) d
    ) AS differences
    FROM portal.agency_letters l CROSS JOIN settled s
    JOIN records.agency_bills($1::date) b ON b.agency_no = l.agency_no AND b.month = l.month
    WHERE l.month = $1::date AND l.agency_no = coalesce($2, l.agency_no)
      -- One that lacks its wording was never printed; the next start of a server completes it.
      AND l.wording ? 'body'
      AND l.withdrawn_at IS NULL AND NOT EXISTS (SELECT FROM portal.agency_letters n
        WHERE n.agency_no = l.agency_no AND n.month = l.month AND n.withdrawn_at IS NULL
          AND (n.year_be, n.run) > (l.year_be, l.run))
  )`;

/** The letters of a month in force, as numbered; `unsettled`: no server has told its own. */
export async function lettersOfMonth(
  store: AdminStore,
  { month, agencyNo }: LetterQuery,
): Promise<readonly LetterSeen[] | 'unsettled'> {
  const { rowCount } = await store.query(`SELECT FROM portal.settings WHERE key = 'agency_letter'`);
  if (rowCount === 0) return 'unsettled';
  const { rows } = await store.query<LetterSeen>(
    `WITH ${compared}
     SELECT year_be AS "yearBe", run, wording ->> 'prefix' AS prefix, agency_no AS "agencyNo",
       unit_name AS "unitName", posted, differences
     FROM compared ORDER BY year_be, run`,
    [month, agencyNo ?? null],
  );
  return rows;
}

/**
 * Writes a letter of today in place of each of a month that differs from the settings told last and
 * is not posted: same bills, same sums, a number and code of its own. The one before stays, and
 * says that it was replaced. Gives the new ones; harmless twice.
 */
export async function reissueLetters(
  store: AdminStore,
  { month, agencyNo, by, reason }: Reissue,
): Promise<readonly Reissued[]> {
  // The lock of whoever numbers letters; what bills have changed is replaced for that reason.
  await store.query('SELECT pg_advisory_xact_lock(7215031986), portal.issue_agency_letters()');
  const { rows } = await store.query<Reissued>(
    `WITH ${compared}, today AS (
       SELECT t.day, extract(year FROM t.day)::int + ${eraYears} AS year_be
       FROM (SELECT (now() AT TIME ZONE 'Asia/Bangkok')::date AS day) t
     ), last AS (
       -- What is withdrawn went out, too: the new one names the last number that anybody has.
       SELECT DISTINCT ON (agency_no) agency_no, year_be, run FROM portal.agency_letters
       WHERE month = $1::date ORDER BY agency_no, year_be DESC, run DESC
     ), reissued AS (
       INSERT INTO portal.agency_letters (year_be, run, agency_no, letter_date, month, due_on,
         members, receipts, total_satang, unit_name, head_name, head_position, code,
         replaces_year, replaces_run, publication_id, bills_hash, wording, signature_hash)
       SELECT t.year_be,
         coalesce((SELECT max(p.run) FROM portal.agency_letters p WHERE p.year_be = t.year_be), 0)
           + row_number() OVER (ORDER BY l.agency_no COLLATE "C"),
         l.agency_no, t.day, l.month, l.due_on, l.members, l.receipts, l.total_satang,
         l.unit_name, l.head_name, l.head_position, portal.new_paper_code(), r.year_be, r.run,
         l.publication_id, l.bills_hash, s.wording, s.signature
       FROM compared l JOIN last r ON r.agency_no = l.agency_no
       CROSS JOIN settled s CROSS JOIN today t
       WHERE NOT l.posted AND l.differences <> '[]'
       RETURNING *
     )
     SELECT r.year_be AS "yearBe", r.run, r.wording ->> 'prefix' AS prefix,
       r.agency_no AS "agencyNo", jsonb_build_object('yearBe', l.year_be, 'run', l.run,
         'prefix', l.wording ->> 'prefix') AS replaced
     FROM reissued r JOIN compared l ON l.agency_no = r.agency_no
     ORDER BY r.run`,
    [month, agencyNo ?? null],
  );
  if (rows.length > 0) {
    const letters = rows.map(({ yearBe, run }) => `${run}/${yearBe}`);
    await putOnRecord(store, {
      entry: 'desk.letters.reissue',
      by,
      detail: { month, letters, reason },
    });
  }
  return rows;
}
