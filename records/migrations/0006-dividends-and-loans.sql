-- Dividends, loans and what secures them. Nobody may read them before 0008 says who.
SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.agencies ADD COLUMN head_name text, ADD COLUMN head_position text;
ALTER TABLE records.members
  ADD COLUMN employee_no text, ADD COLUMN payroll_consent_on date;
ALTER TABLE records.deposit_accounts ADD COLUMN rate_since date;
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
