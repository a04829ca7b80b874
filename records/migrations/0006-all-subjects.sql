-- The remaining subjects: loans, collections, cremation, beneficiaries, welfare, dividends.
SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.agencies ADD COLUMN head_name text, ADD COLUMN head_position text;
ALTER TABLE records.members
  ADD COLUMN employee_no text, ADD COLUMN payroll_consent_on date;
ALTER TABLE records.deposit_lines ADD COLUMN receipt_no text;

CREATE INDEX agencies_parent
  ON records.agencies (publication_id, parent_agency_no, agency_no)
  WHERE parent_agency_no IS NOT NULL;

-- Retired members (5) stay members (A.2).
CREATE OR REPLACE FUNCTION records.standing(member_nos text[]) RETURNS SETOF text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT m.member_no FROM records.members m
  WHERE m.publication_id = NULLIF(current_setting('app.publication', true), '')::int
    AND m.member_no = ANY (member_nos)
    AND m.status_code IN ('0', '5');
END $$;

CREATE TABLE records.dividend_years (
  publication_id int NOT NULL,
  -- Common era, the year in which the fiscal year ends.
  year int NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  cutoff_day int NOT NULL,
  method text NOT NULL,
  rounding text NOT NULL,
  -- Percent a year.
  dividend_rate numeric(7, 4) NOT NULL,
  refund_rate numeric(7, 4) NOT NULL,
  state text NOT NULL,
  paid_on date,
  PRIMARY KEY (publication_id, year)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.dividends (
  publication_id int NOT NULL,
  year int NOT NULL,
  share_base_satang bigint NOT NULL,
  dividend_satang bigint NOT NULL,
  interest_base_satang bigint NOT NULL,
  refund_satang bigint NOT NULL,
  gift_satang bigint NOT NULL,
  deducted_satang bigint NOT NULL,
  net_satang bigint NOT NULL,
  paid_on date,
  member_no text NOT NULL,
  dividend_status text NOT NULL,
  refund_status text NOT NULL,
  pay_method text NOT NULL,
  bank_code text,
  pay_account_no text,
  PRIMARY KEY (publication_id, member_no, year)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.dividend_deductions (
  publication_id int NOT NULL,
  year int NOT NULL,
  seq int NOT NULL,
  amount_satang bigint NOT NULL,
  member_no text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (publication_id, member_no, year, seq)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.loans (
  publication_id int NOT NULL,
  contract_no text NOT NULL,
  member_no text NOT NULL,
  family text NOT NULL,
  type_code text NOT NULL,
  type_name text NOT NULL,
  contract_date date NOT NULL,
  first_due_on date NOT NULL,
  maturity_on date NOT NULL,
  approved_satang bigint NOT NULL,
  disbursed_satang bigint NOT NULL,
  -- Percent a year.
  annual_rate numeric(7, 4) NOT NULL,
  day_count text NOT NULL,
  repayment_method text NOT NULL,
  instalment_satang bigint NOT NULL,
  period_last int NOT NULL,
  period_total int NOT NULL,
  principal_balance_satang bigint NOT NULL,
  principal_arrears_satang bigint NOT NULL,
  interest_arrears_satang bigint NOT NULL,
  accrued_interest_satang bigint NOT NULL,
  last_payment_on date,
  status text NOT NULL,
  closed_on date,
  refinanced_by text,
  PRIMARY KEY (publication_id, contract_no)
) PARTITION BY LIST (publication_id);

CREATE INDEX loans_member ON records.loans (publication_id, member_no, contract_no);

-- member_no repeats what the contract says, as in deposit_lines.
CREATE TABLE records.loan_lines (
  publication_id int NOT NULL,
  seq int NOT NULL,
  period_no int,
  days int NOT NULL,
  posted_on date NOT NULL,
  sign smallint NOT NULL,
  principal_satang bigint NOT NULL,
  interest_satang bigint NOT NULL,
  total_satang bigint NOT NULL,
  balance_satang bigint NOT NULL,
  interest_balance_satang bigint NOT NULL,
  -- Percent a year.
  annual_rate numeric(7, 4) NOT NULL,
  contract_no text NOT NULL,
  member_no text NOT NULL,
  type_code text NOT NULL,
  legacy_code text,
  description text NOT NULL,
  receipt_no text,
  PRIMARY KEY (publication_id, contract_no, seq)
) PARTITION BY LIST (publication_id);

-- Seen from both sides: by the borrower, whose number is repeated from the contract, and by the
-- guarantor.
CREATE TABLE records.guarantees (
  publication_id int NOT NULL,
  seq int NOT NULL,
  amount_satang bigint NOT NULL,
  contract_no text NOT NULL,
  borrower_no text NOT NULL,
  guarantor_no text,
  kind text NOT NULL,
  ref_no text,
  name text NOT NULL,
  PRIMARY KEY (publication_id, contract_no, seq)
) PARTITION BY LIST (publication_id);

CREATE INDEX guarantees_guarantor
  ON records.guarantees (publication_id, guarantor_no, contract_no, seq)
  WHERE guarantor_no IS NOT NULL;

CREATE TABLE records.agency_months (
  publication_id int NOT NULL,
  members int NOT NULL,
  -- First day of the month.
  month date NOT NULL,
  due_on date NOT NULL,
  posted_on date,
  billed_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  uncollected_satang bigint NOT NULL,
  refund_pending_satang bigint NOT NULL,
  agency_no text NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (publication_id, agency_no, month)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.collections (
  publication_id int NOT NULL,
  seq int NOT NULL,
  -- First day of the month.
  month date NOT NULL,
  item_count int NOT NULL,
  receipt_on date,
  billed_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  uncollected_satang bigint NOT NULL,
  refund_pending_satang bigint NOT NULL,
  share_total_satang bigint NOT NULL,
  interest_ytd_satang bigint NOT NULL,
  salary_satang bigint,
  posted boolean NOT NULL,
  member_no text NOT NULL,
  agency_no text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  receipt_no text,
  reason text,
  new_agency_no text,
  PRIMARY KEY (publication_id, member_no, month, seq)
) PARTITION BY LIST (publication_id);

CREATE INDEX collections_agency
  ON records.collections (publication_id, agency_no, month, member_no, seq);

CREATE TABLE records.collection_items (
  publication_id int NOT NULL,
  seq int NOT NULL,
  month date NOT NULL,
  item_no int NOT NULL,
  period_no int,
  days int,
  principal_satang bigint NOT NULL,
  interest_satang bigint NOT NULL,
  amount_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  balance_after_satang bigint,
  member_no text NOT NULL,
  item_group text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  ref_no text,
  PRIMARY KEY (publication_id, member_no, month, seq, item_no)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.cremation_enrolments (
  publication_id int NOT NULL,
  joined_on date NOT NULL,
  insured_amount_satang bigint NOT NULL,
  prepaid_balance_satang bigint NOT NULL,
  to_collect_satang bigint NOT NULL,
  aid_to_others_satang bigint NOT NULL,
  balance_after_satang bigint NOT NULL,
  cremation_no text NOT NULL,
  member_no text NOT NULL,
  association_code text NOT NULL,
  association_name text NOT NULL,
  person_name text NOT NULL,
  relation text NOT NULL,
  member_kind text NOT NULL,
  payment_method text NOT NULL,
  funeral_manager text,
  status text NOT NULL,
  PRIMARY KEY (publication_id, cremation_no)
) PARTITION BY LIST (publication_id);

CREATE INDEX cremation_enrolments_member
  ON records.cremation_enrolments (publication_id, member_no, cremation_no);

-- member_no repeats what the enrolment says.
CREATE TABLE records.cremation_months (
  publication_id int NOT NULL,
  deaths int NOT NULL,
  -- First day of the month.
  month date NOT NULL,
  rate_per_death_satang bigint NOT NULL,
  amount_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  outstanding_satang bigint NOT NULL,
  cremation_no text NOT NULL,
  member_no text NOT NULL,
  receipt_no text,
  PRIMARY KEY (publication_id, cremation_no, month)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.beneficiaries (
  publication_id int NOT NULL,
  order_no int NOT NULL,
  document_on date NOT NULL,
  effective_on date,
  share_percent numeric(7, 4),
  member_no text NOT NULL,
  full_name text NOT NULL,
  relation text NOT NULL,
  address text,
  phone text,
  condition text NOT NULL,
  PRIMARY KEY (publication_id, member_no, order_no)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.welfare_types (
  publication_id int NOT NULL,
  deadline_days int,
  max_amount_satang bigint NOT NULL,
  type_code text NOT NULL,
  type_name text NOT NULL,
  rule_text text NOT NULL,
  -- Separated by semicolons.
  documents text,
  PRIMARY KEY (publication_id, type_code)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.welfare_claims (
  publication_id int NOT NULL,
  requested_on date NOT NULL,
  paid_on date,
  amount_satang bigint NOT NULL,
  request_no text NOT NULL,
  member_no text NOT NULL,
  type_code text NOT NULL,
  status text NOT NULL,
  reason text,
  pay_method text,
  note text,
  PRIMARY KEY (publication_id, request_no)
) PARTITION BY LIST (publication_id);

CREATE INDEX welfare_claims_member
  ON records.welfare_claims (publication_id, member_no, requested_on, request_no);
CREATE INDEX welfare_claims_paid
  ON records.welfare_claims (publication_id, member_no, paid_on, request_no)
  WHERE paid_on IS NOT NULL;

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
