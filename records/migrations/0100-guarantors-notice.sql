-- What whoever answers for a contract is told of it (D-13): court and write-off, and no other way in
-- which the debt is dealt with (decision 0039). Whether it may be drawn again says the store, since
-- that ends with the contract's last day, too (decision 0042).

SET LOCAL ROLE sahakon_intake;

DROP FUNCTION records.guaranteed();
CREATE FUNCTION records.guaranteed() RETURNS TABLE (
  contract_no text, seq int, kind text, ref_no text, borrower_no text, prefix text,
  first_name text, last_name text, contract_date date, approved_satang bigint,
  revolving boolean, may_be_drawn boolean, principal_balance_satang bigint,
  written_off_satang bigint, guaranteed_satang bigint, in_arrears boolean, status text,
  debt_status text, quarantine_as_of date
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT g.contract_no, g.seq, g.kind, g.ref_no, g.borrower_no, m.prefix, m.first_name,
    m.last_name, l.contract_date, l.approved_satang, l.revolving,
    l.revolving AND l.status = 'OPEN' AND l.debt_status IS NULL AND l.maturity_on >= (
      SELECT b.as_of FROM records.publications b WHERE b.id = g.publication_id),
    l.principal_balance_satang, coalesce(l.written_off_satang, 0), g.amount_satang,
    l.principal_arrears_satang > 0 OR l.interest_arrears_satang > 0, l.status,
    CASE WHEN l.debt_status IN ('LAWSUIT', 'WRITTEN_OFF') THEN l.debt_status END,
    (SELECT q.as_of FROM records.quarantine q
     WHERE q.publication_id = g.publication_id AND q.member_no = g.borrower_no)
  FROM records.guarantees g
  CROSS JOIN LATERAL (
    SELECT a.* FROM records.loans a
    WHERE a.publication_id = g.publication_id AND a.contract_no = g.contract_no
      AND (a.status = 'OPEN' OR a.debt_status = 'WRITTEN_OFF')
    LIMIT 1
  ) l
  CROSS JOIN LATERAL (
    SELECT p.* FROM records.members p
    WHERE p.publication_id = g.publication_id AND p.member_no = g.borrower_no
    LIMIT 1
  ) m
  WHERE g.publication_id = NULLIF(current_setting('app.publication', true), '')::int
    AND g.guarantor_no = NULLIF(current_setting('app.member_no', true), '')
    AND g.kind IN ('PERSON', 'SHARE', 'DEPOSIT');
END $$;
REVOKE ALL ON FUNCTION records.guaranteed() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.guaranteed() TO sahakon_app;
