-- What each ledger of a publication came to in each calendar year: a page's sums, years and year ends
-- are put together from these and no longer from every line. A publication of before has none,
-- and its lines are summed as they were.

SET LOCAL ROLE sahakon_intake;

CREATE TABLE records.ledger_years (
  publication_id int NOT NULL,
  -- Common era.
  year int NOT NULL,
  first_seq int NOT NULL,
  last_seq int NOT NULL,
  first_on date NOT NULL,
  last_on date NOT NULL,
  in_count int NOT NULL,
  out_count int NOT NULL,
  in_satang bigint NOT NULL,
  out_satang bigint NOT NULL,
  lost_satang bigint NOT NULL,
  adjusted_satang bigint NOT NULL,
  -- Of loans alone.
  interest_satang bigint,
  -- The balance that its lines brought forward; null where none did.
  forward_satang bigint,
  -- The balance of its last line.
  closing_satang bigint NOT NULL,
  member_no text NOT NULL,
  -- The table that has the lines, and the number of the account or contract; '' of shares.
  ledger text NOT NULL,
  ledger_no text NOT NULL,
  PRIMARY KEY (member_no, ledger, ledger_no, year, publication_id)
) PARTITION BY LIST (publication_id);

ALTER TABLE records.ledger_years ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY own ON records.ledger_years FOR SELECT TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), '')
    AND publication_id = NULLIF(current_setting('app.publication', true), '')::int);
CREATE POLICY intake ON records.ledger_years TO sahakon_intake USING (true) WITH CHECK (true);
CREATE POLICY backup ON records.ledger_years FOR SELECT TO sahakon_backup USING (true);

GRANT SELECT ON records.ledger_years TO sahakon_app, sahakon_backup;
