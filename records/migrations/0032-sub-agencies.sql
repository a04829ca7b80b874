-- What an office above other agencies may know of them: how much each was asked for and sent, month
-- by month (D-26). Never their members' lines: those stay with the agency that was billed.
SET LOCAL ROLE sahakon_intake;

-- Months from `since` on of every agency below the session's own, whichever stands directly under it
-- as `unit_no`. Runs with its owner's rights, for the session's own number alone. UNION takes each
-- agency once, so a circle among the parents ends too; intake refuses one anyway. What is still a
-- draft has been sent to nobody. LATERAL … OFFSET 0 is one step into an index for each agency: of a
-- join the planner might read a table from end to end.
CREATE FUNCTION records.sub_agency_months(since date) RETURNS TABLE (
  unit_no text, agency_no text, month date, state text, members integer, billed_satang bigint,
  collected_satang bigint, uncollected_satang bigint, refund_pending_satang bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  WITH RECURSIVE below AS (
    SELECT a.agency_no AS unit, a.agency_no AS agency
    FROM records.agencies a
    WHERE a.publication_id = NULLIF(current_setting('app.publication', true), '')::int
      AND a.parent_agency_no = NULLIF(current_setting('app.agency_no', true), '')
      AND a.agency_no <> current_setting('app.agency_no', true)
    UNION
    SELECT b.unit, l.agency_no
    FROM below b
    CROSS JOIN LATERAL (
      SELECT a.agency_no FROM records.agencies a
      WHERE a.publication_id = NULLIF(current_setting('app.publication', true), '')::int
        AND a.parent_agency_no = b.agency
        AND a.agency_no <> current_setting('app.agency_no', true)
      OFFSET 0
    ) l
  )
  SELECT b.unit, b.agency, m.month, m.state, m.members, m.billed_satang, m.collected_satang,
    m.uncollected_satang, m.refund_pending_satang
  FROM below b
  CROSS JOIN LATERAL (
    SELECT o.* FROM records.agency_months o
    WHERE o.publication_id = NULLIF(current_setting('app.publication', true), '')::int
      AND o.agency_no = b.agency AND o.month >= since AND o.state <> 'DRAFT'
    OFFSET 0
  ) m;
END $$;

REVOKE ALL ON FUNCTION records.sub_agency_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.sub_agency_months TO sahakon_app;
