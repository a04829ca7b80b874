-- Members whose rows were kept when a publication came: their own of that night did not tie.

SET LOCAL ROLE sahakon_intake;

CREATE TABLE records.quarantine (
  publication_id int NOT NULL REFERENCES records.publications (id),
  member_no text NOT NULL,
  -- The day that the rows that were kept speak of.
  as_of date NOT NULL,
  CONSTRAINT quarantine_pkey PRIMARY KEY (member_no, publication_id)
);

ALTER TABLE records.quarantine ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY own ON records.quarantine FOR SELECT TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), '')
    AND publication_id = NULLIF(current_setting('app.publication', true), '')::int);
CREATE POLICY intake ON records.quarantine TO sahakon_intake USING (true) WITH CHECK (true);
CREATE POLICY backup ON records.quarantine FOR SELECT TO sahakon_backup USING (true);

GRANT SELECT ON records.quarantine TO sahakon_app, sahakon_backup;

-- What somebody may know of the contract they answer for, in person or with what is theirs, and
-- nothing else of the loan or of its borrower (D-13). Whether it may be drawn again, and of which day it
-- is where that is not the publication's, is new.
DROP FUNCTION records.guaranteed();
CREATE FUNCTION records.guaranteed() RETURNS TABLE (
  contract_no text, seq int, kind text, ref_no text, borrower_no text, prefix text,
  first_name text, last_name text, contract_date date, approved_satang bigint,
  revolving boolean, principal_balance_satang bigint, written_off_satang bigint,
  guaranteed_satang bigint, in_arrears boolean, status text, debt_status text,
  quarantine_as_of date
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT g.contract_no, g.seq, g.kind, g.ref_no, g.borrower_no, m.prefix, m.first_name,
    m.last_name, l.contract_date, l.approved_satang, l.revolving,
    l.principal_balance_satang, coalesce(l.written_off_satang, 0), g.amount_satang,
    l.principal_arrears_satang > 0 OR l.interest_arrears_satang > 0, l.status, l.debt_status,
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
