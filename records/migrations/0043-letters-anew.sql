-- A month that is billed anew and posted in the same delivery has its letter replaced, too; and what a
-- demo was told signs no letter of a real cooperative.
SET LOCAL ROLE sahakon_intake;

-- What agencies are billed for in the current publication and were told of: of one month, or of
-- every month that was not posted yet in the publication before: one that is billed anew and posted
-- at once has another letter, too.
CREATE OR REPLACE FUNCTION records.agency_bills(of_month date)
RETURNS TABLE (
  agency_no text, unit_name text, head_name text, head_position text, month date, state text,
  due_on date, members int, receipts int, total_satang bigint, publication_id int,
  bills_hash bytea
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT m.agency_no, a.name, a.head_name, a.head_position, m.month, m.state, m.due_on,
    m.members,
    (SELECT count(*) FROM records.collections c
      WHERE c.publication_id = m.publication_id AND c.agency_no = m.agency_no
        AND c.month = m.month AND c.kind = 'MONTHLY')::int,
    m.billed_satang, m.publication_id,
    records.bills_hash(m.publication_id, m.agency_no, m.month)
  FROM records.current n
  JOIN records.agency_months m ON m.publication_id = n.publication_id
  JOIN records.agencies a ON a.publication_id = m.publication_id AND a.agency_no = m.agency_no
  WHERE m.state <> 'DRAFT'
    AND CASE WHEN of_month IS NOT NULL THEN m.month = of_month
      ELSE m.state <> 'POSTED' OR EXISTS (SELECT FROM records.agency_months o
        WHERE o.publication_id = (SELECT max(p.id) FROM records.publications p
            WHERE p.id < n.publication_id)
          AND o.agency_no = m.agency_no AND o.month = m.month AND o.state <> 'POSTED') END;
END $$;
SET LOCAL ROLE sahakon_owner;

-- Writes the letters that are missing, in order of month and agency; says how many. Of `of_month`
-- alone, even when it is posted; without it of every month that is on its way, or was until now: of
-- one that is posted only what replaces a letter. The numbers of a year follow each other without a
-- gap, however many write at the same time.
CREATE OR REPLACE FUNCTION portal.write_agency_letters(on_day date, of_month date) RETURNS int
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  year_of_day int := extract(year FROM on_day) + 543;
  written int;
BEGIN
  PERFORM pg_advisory_xact_lock(7215031986);
  WITH in_force AS (
    SELECT l.* FROM portal.agency_letters l
    WHERE NOT EXISTS (SELECT FROM portal.agency_letters s
      WHERE s.replaces_year = l.year_be AND s.replaces_run = l.run)
  ), settled AS (
    SELECT p.value -> 'wording' AS wording, decode(p.value ->> 'signature', 'hex') AS signature
    FROM portal.settings p WHERE p.key = 'agency_letter'
  )
  INSERT INTO portal.agency_letters (year_be, run, agency_no, letter_date, month, due_on, members,
    receipts, total_satang, unit_name, head_name, head_position, code, replaces_year,
    replaces_run, publication_id, bills_hash, wording, signature_hash)
  SELECT year_of_day,
    coalesce((SELECT max(p.run) FROM portal.agency_letters p WHERE p.year_be = year_of_day), 0)
      + row_number() OVER (ORDER BY b.month, b.agency_no COLLATE "C"),
    b.agency_no, on_day, b.month, b.due_on, b.members, b.receipts, b.total_satang, b.unit_name,
    b.head_name, b.head_position, portal.new_paper_code(), l.year_be, l.run, b.publication_id,
    b.bills_hash, (SELECT s.wording FROM settled s), (SELECT s.signature FROM settled s)
  FROM records.agency_bills(of_month) b
  LEFT JOIN in_force l ON l.agency_no = b.agency_no AND l.month = b.month
  WHERE (of_month IS NOT NULL OR b.state <> 'POSTED' OR l.run IS NOT NULL)
    AND ((l.members, l.receipts, l.total_satang, l.due_on)
        IS DISTINCT FROM (b.members, b.receipts, b.total_satang, b.due_on)
      OR l.bills_hash <> b.bills_hash);
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;

-- As before, and real letters are not signed with what a demo was told: the next start tells it.
CREATE OR REPLACE FUNCTION portal.end_demo() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  TRUNCATE portal.agency_letter_openings, portal.agency_letters, portal.agency_report_lines,
    portal.agency_slips, portal.agency_steps, portal.agency_reports, portal.agency_browsers,
    portal.guide_reads, portal.agency_accounts, portal.letter_signatures;
  DELETE FROM portal.settings WHERE key = 'agency_letter';
  -- Those of `demo/settle/staff`.
  UPDATE portal.staff SET ended_at = now()
    WHERE login IN ('admin', 'finance', 'support') AND ended_at IS NULL;
  UPDATE portal.sessions SET revoked_at = now()
    WHERE kind IN ('agency', 'office') AND revoked_at IS NULL;
  RETURN NULL;
END $$;
