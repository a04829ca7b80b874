-- What each ledger of a publication says, as digests: the next intake compares line by line only
-- those ledgers whose history is another one.

SET LOCAL ROLE sahakon_intake;

CREATE TABLE records.ledger_digests (
  publication_id int NOT NULL,
  -- The table that has the lines, and the first column of its key.
  subject text NOT NULL,
  ledger text NOT NULL,
  lines int NOT NULL,
  -- Of all lines, of all but the last one, of all but the last two: what it said before lines came.
  digests text[] NOT NULL
) PARTITION BY LIST (publication_id);

-- No application has a right to it.
ALTER TABLE records.ledger_digests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE POLICY intake ON records.ledger_digests TO sahakon_intake USING (true) WITH CHECK (true);
CREATE POLICY backup ON records.ledger_digests FOR SELECT TO sahakon_backup USING (true);

GRANT SELECT ON records.ledger_digests TO sahakon_backup;
