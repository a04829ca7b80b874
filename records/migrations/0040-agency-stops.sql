-- When the sign-in of an agency's person stopped, who was told of it, and what they learn of it.
SET LOCAL ROLE sahakon_owner;

ALTER TABLE portal.agency_accounts
  -- When the row of failures became a hundred; it counts while that row lasts.
  ADD COLUMN stopped_at timestamptz,
  -- When staff were last written to about it: once a day.
  ADD COLUMN stop_told_at timestamptz,
  -- On browsers they had not used, since they were last told.
  ADD COLUMN failures_untold int NOT NULL DEFAULT 0 CHECK (failures_untold >= 0);
UPDATE portal.agency_accounts SET stopped_at = now()
  WHERE failures_in_row >= 100 AND failures_since = password_set_at;
GRANT UPDATE (stopped_at, stop_told_at, failures_untold) ON portal.agency_accounts TO sahakon_app;
