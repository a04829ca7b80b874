-- Browsers that a member has used before, and how often a number was tried in vain (D-03, T12).

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.devices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  -- SHA-256 of the half that the browser holds.
  device_hash bytea NOT NULL CHECK (length(device_hash) = 32),
  agent text NOT NULL,
  address text NOT NULL,
  first_used_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  -- NULL: the password was right here, the code is still awaited.
  known_at timestamptz,
  -- What the form asked for, kept until the code comes.
  remember boolean NOT NULL DEFAULT false,
  -- A known browser has its own count: strangers elsewhere do not touch it.
  failures_in_row int NOT NULL DEFAULT 0,
  ended_at timestamptz
);
CREATE UNIQUE INDEX devices_living ON portal.devices (member_no, device_hash)
  WHERE ended_at IS NULL;
CREATE INDEX devices_by_hash ON portal.devices (device_hash);

-- By the number that was typed, whether a member has it or not: both cost the same (T13).
CREATE TABLE portal.sign_in_failures (
  member_no text PRIMARY KEY CHECK (member_no ~ '^[0-9]{6}$'),
  in_row int NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO portal.sign_in_failures (member_no, in_row, last_at)
SELECT member_no, failures_in_row, coalesce(last_failure_at, now()) FROM portal.member_accounts
WHERE failures_in_row > 0;
ALTER TABLE portal.member_accounts DROP COLUMN failures_in_row, DROP COLUMN last_failure_at;

GRANT SELECT, INSERT, UPDATE, DELETE ON portal.devices TO sahakon_app;
GRANT SELECT, INSERT, UPDATE ON portal.sign_in_failures TO sahakon_app;
GRANT SELECT ON portal.devices, portal.sign_in_failures TO sahakon_backup;

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['devices', 'sign_in_failures'] LOOP
    EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE portal.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY keeper ON portal.%I TO sahakon_owner USING (true) WITH CHECK (true)',
      table_name);
    EXECUTE format(
      'CREATE POLICY backup ON portal.%I FOR SELECT TO sahakon_backup USING (true)', table_name);
    EXECUTE format($policy$
      CREATE POLICY own ON portal.%I TO sahakon_app
        USING (member_no = NULLIF(current_setting('app.member_no', true), ''))
        WITH CHECK (member_no = NULLIF(current_setting('app.member_no', true), ''))
      $policy$, table_name);
  END LOOP;
END $$;

-- A browser gets a new half whenever it becomes known to somebody (T15). Whoever else is known in
-- it goes along, to a half that nobody had so far: no two browsers become one. Tells nothing.
CREATE FUNCTION portal.move_devices(old_hash bytea, new_hash bytea) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE portal.devices SET device_hash = new_hash
  WHERE device_hash = old_hash AND ended_at IS NULL AND known_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM portal.devices taken WHERE taken.device_hash = new_hash);
$$;
REVOKE ALL ON FUNCTION portal.move_devices FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.move_devices TO sahakon_app;
