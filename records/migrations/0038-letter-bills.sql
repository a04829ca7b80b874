-- A letter knows which bills it came with: when two members' amounts change places, the sums stay,
-- but what was attached is another list, and another letter has to replace the one before.
SET LOCAL ROLE sahakon_intake;

-- Of what members of an agency are asked for in a month: who, for what, how much. Receipts, results
-- and refunds are no part of it, nor is the order in which a delivery names them.
CREATE FUNCTION records.bills_hash(of_publication int, of_agency text, of_month date) RETURNS bytea
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT sha256(convert_to(coalesce(string_agg(asked.line, E'\n' ORDER BY asked.line), ''), 'UTF8'))
  FROM (
    SELECT (i.member_no, i.item_group, i.code, i.ref_no, i.period_no, i.principal_satang,
      i.interest_satang, i.amount_satang)::text COLLATE "C" AS line
    FROM records.collections c
    JOIN records.collection_items i ON i.publication_id = c.publication_id
      AND i.member_no = c.member_no AND i.month = c.month AND i.seq = c.seq
    WHERE c.publication_id = of_publication AND c.agency_no = of_agency AND c.month = of_month
      AND c.kind = 'MONTHLY' AND i.item_group <> 'REFUND'
  ) asked
$$;
REVOKE ALL ON FUNCTION records.bills_hash FROM PUBLIC;

DROP FUNCTION records.agency_bills;
-- What agencies are billed for in the current publication and were told of: of one month, or of
-- every month that is not posted yet.
CREATE FUNCTION records.agency_bills(of_month date)
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
    AND CASE WHEN of_month IS NULL THEN m.state <> 'POSTED' ELSE m.month = of_month END;
END $$;
REVOKE ALL ON FUNCTION records.agency_bills FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.agency_bills TO sahakon_owner;

SET LOCAL ROLE sahakon_owner;

-- Null: the records had let go of the month before letters knew their bills.
ALTER TABLE portal.agency_letters ADD COLUMN bills_hash bytea CHECK (length(bills_hash) = 32);

-- Letters of before came with the bills that the records show now, as far as anybody can tell.
UPDATE portal.agency_letters l SET bills_hash = b.bills_hash
FROM (SELECT DISTINCT w.month FROM portal.agency_letters w) written
CROSS JOIN LATERAL records.agency_bills(written.month) b
WHERE l.agency_no = b.agency_no AND l.month = b.month
  AND (l.members, l.receipts, l.total_satang, l.due_on)
    = (b.members, b.receipts, b.total_satang, b.due_on)
  AND NOT EXISTS (SELECT FROM portal.agency_letters s
    WHERE s.replaces_year = l.year_be AND s.replaces_run = l.run);
