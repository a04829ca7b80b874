-- Who sees what of the subjects of 0006 and 0007.
SET LOCAL ROLE sahakon_intake;

GRANT SELECT ON records.dividend_years, records.dividends, records.dividend_deductions,
  records.loans, records.loan_lines, records.guarantees, records.agency_months,
  records.collections, records.collection_items, records.cremation_enrolments,
  records.cremation_months, records.beneficiaries, records.welfare_types, records.welfare_claims
  TO sahakon_app, sahakon_backup;

DO $$
DECLARE
  table_name text;
  seen_by text;
  own constant text := $rule$member_no = NULLIF(current_setting('app.member_no', true), '')$rule$;
  either_side constant text := $rule$
    NULLIF(current_setting('app.member_no', true), '') IN (borrower_no, guarantor_no)$rule$;
  -- A dividend is nobody's to see before its year is approved (D-32).
  approved constant text := $rule$ AND EXISTS (
    SELECT FROM records.dividend_years y
    WHERE y.publication_id = %1$I.publication_id AND y.year = %1$I.year
      AND y.state = 'APPROVED')$rule$;
  current constant text :=
    $rule$publication_id = NULLIF(current_setting('app.publication', true), '')::int$rule$;
BEGIN
  FOR table_name, seen_by IN VALUES
    ('dividends', own || format(approved, 'dividends')),
    ('dividend_deductions', own || format(approved, 'dividend_deductions')),
    ('loans', own), ('loan_lines', own), ('guarantees', either_side),
    ('cremation_enrolments', own), ('cremation_months', own), ('beneficiaries', own),
    ('welfare_claims', own), ('dividend_years', $rule$state = 'APPROVED'$rule$),
    ('welfare_types', 'true'), ('agency_months', NULL), ('collections', NULL),
    ('collection_items', NULL)
  LOOP
    EXECUTE format('ALTER TABLE records.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE records.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY intake ON records.%I TO sahakon_intake USING (true) WITH CHECK (true)',
      table_name);
    EXECUTE format(
      'CREATE POLICY backup ON records.%I FOR SELECT TO sahakon_backup USING (true)', table_name);
    CONTINUE WHEN seen_by IS NULL;
    EXECUTE format(
      'CREATE POLICY %I ON records.%I FOR SELECT TO sahakon_app USING (%s AND %s)',
      CASE WHEN seen_by LIKE '%member_no%' THEN 'own' ELSE 'published' END,
      table_name, seen_by, current);
  END LOOP;
END $$;

CREATE POLICY billed ON records.agency_months FOR SELECT TO sahakon_app USING (
  agency_no = NULLIF(current_setting('app.agency_no', true), '')
  AND publication_id = NULLIF(current_setting('app.publication', true), '')::int);

-- A member sees what is their own, an agency what it deducts and nothing else of its members:
-- counter receipts (OTHER) are between the member and the cooperative. One rule by cases, since
-- of two rules joined by OR the planner would look into both indexes and sort what it finds.
CREATE POLICY own_or_billed ON records.collections FOR SELECT TO sahakon_app USING (
  publication_id = NULLIF(current_setting('app.publication', true), '')::int
  AND CASE WHEN NULLIF(current_setting('app.agency_no', true), '') IS NULL
    THEN member_no = NULLIF(current_setting('app.member_no', true), '')
    ELSE kind = 'MONTHLY' AND agency_no = current_setting('app.agency_no', true) END);

CREATE POLICY own_or_billed ON records.collection_items FOR SELECT TO sahakon_app USING (
  publication_id = NULLIF(current_setting('app.publication', true), '')::int
  AND CASE WHEN NULLIF(current_setting('app.agency_no', true), '') IS NULL
    THEN member_no = NULLIF(current_setting('app.member_no', true), '')
    ELSE current_setting('app.agency_no', true) = (
      SELECT c.agency_no FROM records.collections c
      WHERE c.publication_id = collection_items.publication_id
        AND c.member_no = collection_items.member_no AND c.month = collection_items.month
        AND c.seq = collection_items.seq AND c.kind = 'MONTHLY') END);

-- The two functions below run with their owner's rights, for the session's own number alone, since
-- they tell something of rows that the session may not see. Their LATERAL … LIMIT 1 is one step into
-- an index for each row: of a join the planner might read a table from end to end.

-- What a guarantor may know of the contract they answer for, and nothing else of the loan or of its
-- borrower (D-13).
CREATE FUNCTION records.guaranteed() RETURNS TABLE (
  contract_no text, borrower_no text, prefix text, first_name text, last_name text,
  contract_date date, approved_satang bigint, principal_balance_satang bigint,
  guaranteed_satang bigint, in_arrears boolean, status text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT g.contract_no, g.borrower_no, m.prefix, m.first_name, m.last_name, l.contract_date,
    l.approved_satang, l.principal_balance_satang, g.amount_satang,
    l.principal_arrears_satang > 0 OR l.interest_arrears_satang > 0, l.status
  FROM records.guarantees g
  CROSS JOIN LATERAL (
    SELECT a.* FROM records.loans a
    WHERE a.publication_id = g.publication_id AND a.contract_no = g.contract_no
      AND a.status = 'OPEN'
    LIMIT 1
  ) l
  CROSS JOIN LATERAL (
    SELECT p.* FROM records.members p
    WHERE p.publication_id = g.publication_id AND p.member_no = g.borrower_no
    LIMIT 1
  ) m
  WHERE g.publication_id = NULLIF(current_setting('app.publication', true), '')::int
    AND g.guarantor_no = NULLIF(current_setting('app.member_no', true), '')
    AND g.kind = 'PERSON';
END $$;

-- Who is billed through the session's agency in a month, and what its payroll has to know of them
-- (D-23). Somebody who moved is seen only in the months that this agency was billed for.
CREATE FUNCTION records.billed_members(billed_month date) RETURNS TABLE (
  member_no text, prefix text, first_name text, last_name text, employee_no text,
  payroll_consent_on date)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT m.member_no, m.prefix, m.first_name, m.last_name, m.employee_no, m.payroll_consent_on
  FROM records.collections c
  CROSS JOIN LATERAL (
    SELECT p.* FROM records.members p
    WHERE p.publication_id = c.publication_id AND p.member_no = c.member_no
    LIMIT 1
  ) m
  WHERE c.publication_id = NULLIF(current_setting('app.publication', true), '')::int
    AND c.agency_no = NULLIF(current_setting('app.agency_no', true), '')
    AND c.month = billed_month AND c.kind = 'MONTHLY';
END $$;

REVOKE ALL ON FUNCTION records.guaranteed, records.billed_members FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.guaranteed, records.billed_members TO sahakon_app;
