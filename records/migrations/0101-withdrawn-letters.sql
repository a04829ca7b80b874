-- Letters of a publication that was gone back from are withdrawn with it, and in force again with it:
-- those in force are the letters of the bills that are shown.
SET LOCAL ROLE sahakon_intake;

-- What was gone back from, for who keeps the letters.
CREATE FUNCTION records.withdrawn_publications() RETURNS int[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(array_agg(p.id), '{}') FROM records.publications p
  WHERE p.withdrawn_at IS NOT NULL
$$;
REVOKE ALL ON FUNCTION records.withdrawn_publications FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.withdrawn_publications TO sahakon_owner;

-- When staff were told that nothing newer had come for days; once for each publication.
ALTER TABLE records.publications ADD COLUMN stale_notice_at timestamptz;

-- As before; the publication before is the last one that was not gone back from.
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
            WHERE p.id < n.publication_id AND p.withdrawn_at IS NULL)
          AND o.agency_no = m.agency_no AND o.month = m.month AND o.state <> 'POSTED') END;
END $$;

SET LOCAL ROLE sahakon_owner;

-- The records that it came with were gone back from. It keeps its number, and counts no more.
ALTER TABLE portal.agency_letters ADD COLUMN withdrawn_at timestamptz;

-- As before. A letter counts while it is not withdrawn, and of a month the last one that counts is in
-- force. What is written replaces the last one that went out, be it withdrawn: whoever holds that one
-- reads its number in the new one.
CREATE OR REPLACE FUNCTION portal.write_agency_letters(on_day date, of_month date) RETURNS int
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  year_of_day int := extract(year FROM on_day) + 543;
  written int;
BEGIN
  PERFORM pg_advisory_xact_lock(7215031986);
  WITH in_force AS (
    SELECT DISTINCT ON (l.agency_no, l.month) l.* FROM portal.agency_letters l
    WHERE l.withdrawn_at IS NULL ORDER BY l.agency_no, l.month, l.year_be DESC, l.run DESC
  ), last AS (
    SELECT DISTINCT ON (l.agency_no, l.month) l.agency_no, l.month, l.year_be, l.run
    FROM portal.agency_letters l ORDER BY l.agency_no, l.month, l.year_be DESC, l.run DESC
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
    b.head_name, b.head_position, portal.new_paper_code(), r.year_be, r.run, b.publication_id,
    b.bills_hash, (SELECT s.wording FROM settled s), (SELECT s.signature FROM settled s)
  FROM records.agency_bills(of_month) b
  LEFT JOIN in_force l ON l.agency_no = b.agency_no AND l.month = b.month
  LEFT JOIN last r ON r.agency_no = b.agency_no AND r.month = b.month
  WHERE (of_month IS NOT NULL OR b.state <> 'POSTED' OR r.run IS NOT NULL)
    AND ((l.members, l.receipts, l.total_satang, l.due_on)
        IS DISTINCT FROM (b.members, b.receipts, b.total_satang, b.due_on)
      OR l.bills_hash <> b.bills_hash);
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;

-- Brings the letters to the records that are shown: those of what was gone back from are withdrawn,
-- those of what is shown again count again, and what is missing is written. Says how many are new.
CREATE OR REPLACE FUNCTION portal.issue_agency_letters() RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  gone int[];
BEGIN
  PERFORM pg_advisory_xact_lock(7215031986);
  -- Under the lock: a rollback that goes on beside this one holds it, too.
  gone := records.withdrawn_publications();
  UPDATE portal.agency_letters l
  SET withdrawn_at = CASE WHEN l.publication_id = ANY (gone) THEN now() END
  WHERE (l.withdrawn_at IS NOT NULL) <> (l.publication_id = ANY (gone));
  RETURN portal.write_agency_letters((now() AT TIME ZONE 'Asia/Bangkok')::date, NULL);
END $$;

-- A letter that states what is shown now was kept through a rollback and a new night: it is of what is
-- shown, and not of the publication with which it first came.
UPDATE portal.agency_letters l SET publication_id = b.publication_id
FROM (SELECT DISTINCT m.month FROM portal.agency_letters m) months
  CROSS JOIN LATERAL records.agency_bills(months.month) b,
  (SELECT DISTINCT ON (o.agency_no, o.month) o.agency_no, o.month, o.year_be, o.run
    FROM portal.agency_letters o ORDER BY o.agency_no, o.month, o.year_be DESC, o.run DESC) last
WHERE (last.agency_no, last.month) = (b.agency_no, b.month)
  AND (l.year_be, l.run) = (last.year_be, last.run)
  AND (l.members, l.receipts, l.total_satang, l.due_on, l.bills_hash)
    = (b.members, b.receipts, b.total_satang, b.due_on, b.bills_hash);

-- As before, and whether the letter was withdrawn.
DROP FUNCTION portal.verify_agency_letter(text);
CREATE FUNCTION portal.verify_agency_letter(asked_code text)
RETURNS TABLE (
  year_be smallint, run int, letter_date date, month date, unit_name text, members int,
  total_satang bigint, replaced boolean, withdrawn boolean, prefix text
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT l.year_be, l.run, l.letter_date, l.month, l.unit_name, l.members, l.total_satang,
    EXISTS (SELECT FROM portal.agency_letters s
      WHERE s.agency_no = l.agency_no AND s.month = l.month AND s.withdrawn_at IS NULL
        AND (s.year_be, s.run) <> (l.year_be, l.run)
        AND (l.withdrawn_at IS NOT NULL OR (s.year_be, s.run) > (l.year_be, l.run))),
    l.withdrawn_at IS NOT NULL, l.wording ->> 'prefix'
  FROM portal.agency_letters l WHERE l.code = asked_code AND l.wording ? 'body'
$$;
REVOKE ALL ON FUNCTION portal.verify_agency_letter FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.verify_agency_letter TO sahakon_app;
