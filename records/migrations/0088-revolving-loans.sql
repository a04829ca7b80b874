-- A contract that is drawn again and again up to its limit (decision 0042). No contract that came in
-- before this column was one.

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.loans ADD COLUMN revolving boolean NOT NULL DEFAULT false;
