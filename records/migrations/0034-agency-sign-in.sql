-- What a sign-in of an agency's person leaves: failures in a row, and the browsers they have used.
SET LOCAL ROLE sahakon_owner;

-- A row of failures belongs to the password it was about: another one begins a new row.
ALTER TABLE portal.agency_accounts
  ADD COLUMN failures_in_row int NOT NULL DEFAULT 0 CHECK (failures_in_row >= 0),
  ADD COLUMN failures_since timestamptz;
GRANT UPDATE (failures_in_row, failures_since) ON portal.agency_accounts TO sahakon_app;

-- Who attacks from elsewhere locks nobody out of a browser of their own (trust T12).
CREATE TABLE portal.agency_browsers (
  agency_no text NOT NULL,
  person_no smallint NOT NULL,
  -- SHA-256 of the half that the browser holds.
  half_hash bytea NOT NULL CHECK (length(half_hash) = 32),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_no, person_no, half_hash),
  FOREIGN KEY (agency_no, person_no) REFERENCES portal.agency_accounts ON DELETE CASCADE
);
ALTER TABLE portal.agency_browsers ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_browsers FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.agency_browsers TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.agency_browsers FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.agency_browsers TO sahakon_app
  USING (agency_no = NULLIF(current_setting('app.agency_no', true), ''))
  WITH CHECK (agency_no = NULLIF(current_setting('app.agency_no', true), ''));
GRANT SELECT, INSERT, DELETE ON portal.agency_browsers TO sahakon_app;
GRANT UPDATE (last_used_at) ON portal.agency_browsers TO sahakon_app;
GRANT SELECT ON portal.agency_browsers TO sahakon_backup;

-- What most of these hashes cost to check: a login that nobody has must cost the same (T13).
CREATE FUNCTION portal.usual_agency_password_cost()
RETURNS TABLE (memory_kib int, passes int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT found.cost[1]::int, found.cost[2]::int
  FROM portal.agency_accounts,
    regexp_match(password_hash, '^[$]argon2id[$]v=19[$]m=(\d+),t=(\d+),p=1[$]') AS found (cost)
  WHERE found.cost IS NOT NULL
  GROUP BY found.cost
  ORDER BY count(*) DESC, found.cost
  LIMIT 1
$$;
REVOKE ALL ON FUNCTION portal.usual_agency_password_cost FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.usual_agency_password_cost TO sahakon_app;
