/** What new records make of the reports that agencies have handed in (part D). */
import type pg from 'pg';

// A month that the records do not hold leaves its report as it is.
const fates = `
  WITH reports AS MATERIALIZED (
    SELECT r.agency_no, r.month, r.handed_in, r.closed, m.state = 'POSTED' AS posted
    FROM portal.standing_reports() r
    JOIN records.agency_months m ON m.publication_id = $1
      AND m.agency_no = r.agency_no AND m.month = r.month
  ), waiting AS MATERIALIZED (
    SELECT agency_no, month FROM reports WHERE handed_in AND NOT posted
  ), lines AS MATERIALIZED (
    SELECT l.agency_no, l.month, l.member_no, l.seq, l.billed_satang
    FROM portal.standing_lines(ARRAY(SELECT agency_no FROM waiting ORDER BY agency_no, month),
      ARRAY(SELECT month FROM waiting ORDER BY agency_no, month)) l
  ), bills AS MATERIALIZED (
    SELECT c.agency_no, c.month, c.member_no, c.seq, c.billed_satang
    FROM waiting w JOIN records.collections c ON c.publication_id = $1 AND c.kind = 'MONTHLY'
      AND c.agency_no = w.agency_no AND c.month = w.month
  ), changed AS (
    SELECT agency_no, month FROM (
      (TABLE bills EXCEPT TABLE lines) UNION (TABLE lines EXCEPT TABLE bills)
    ) differing GROUP BY agency_no, month
  )
  SELECT r.agency_no, r.month::text,
    CASE WHEN r.posted THEN 'POSTED' WHEN d.month IS NOT NULL THEN 'CHANGED' ELSE 'OPEN' END AS fate
  FROM reports r LEFT JOIN changed d ON d.agency_no = r.agency_no AND d.month = r.month
  WHERE r.posted <> r.closed OR d.month IS NOT NULL`;

/**
 * Closes the reports of months that are posted now, and sends those back that were handed in
 * against other bills than these. Nobody changes a report until the transaction has ended.
 */
export async function meetReports(session: pg.Client, publicationId: number): Promise<void> {
  await session.query('SELECT portal.hold_reports()');
  const { rows } = await session.query<{ agency_no: string; month: string; fate: string }>(fates, [
    publicationId,
  ]);
  await session.query('SELECT portal.meet_records($1, $2::date[], $3)', [
    rows.map(({ agency_no: no }) => no),
    rows.map(({ month }) => month),
    rows.map(({ fate }) => fate),
  ]);
}
