-- Slips of deposit accounts: sums paid in that each have a day, a rate and a maturity of their own. An
-- account that has some states no rate, and each of its lines says of which slip it is (decisions/0047).

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.deposit_accounts ALTER COLUMN annual_rate DROP NOT NULL;
ALTER TABLE records.deposit_lines ADD COLUMN slip_no text;

-- member_no repeats what the account says, as in deposit_lines.
CREATE TABLE records.deposit_slips (
  publication_id int NOT NULL,
  account_no text NOT NULL,
  slip_no text NOT NULL,
  member_no text NOT NULL,
  opened_on date NOT NULL,
  maturity_on date,
  -- Percent a year.
  annual_rate numeric(7, 4) NOT NULL,
  balance_satang bigint NOT NULL,
  accrued_interest_satang bigint NOT NULL,
  status text NOT NULL,
  CONSTRAINT deposit_slips_pkey PRIMARY KEY (account_no, slip_no, publication_id)
) PARTITION BY LIST (publication_id);

CREATE INDEX deposit_slips_member
  ON records.deposit_slips (member_no, account_no, publication_id);

ALTER TABLE records.deposit_slips ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY own ON records.deposit_slips FOR SELECT TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), '')
    AND publication_id = NULLIF(current_setting('app.publication', true), '')::int);
CREATE POLICY intake ON records.deposit_slips TO sahakon_intake USING (true) WITH CHECK (true);
CREATE POLICY backup ON records.deposit_slips FOR SELECT TO sahakon_backup USING (true);

GRANT SELECT ON records.deposit_slips TO sahakon_app, sahakon_backup;
