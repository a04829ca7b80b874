-- A loan's rates by its balance, where they go by it, whether the whole balance or each part of it
-- costs the rate of a band, and from when on they hold (decisions/0050).

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.loans
  ADD COLUMN rate_bands text,
  ADD COLUMN rate_bands_by text,
  ADD COLUMN rate_since date;
