-- A deposit account's rates by its balance, where they go by it, and whether the whole balance or
-- each part of it earns the rate of a band (decisions/0048).

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.deposit_accounts
  ADD COLUMN rate_bands text,
  ADD COLUMN rate_bands_by text;
