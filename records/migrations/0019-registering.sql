-- The step between a right code and the first password of one's own, or a new one (D-03, T8).
SET LOCAL ROLE sahakon_owner;

-- Whoever holds the half of which this is the SHA-256 has confirmed a code of the telephone on
-- record, or one from the counter, and may set a password once.
CREATE TABLE portal.password_steps (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ticket_hash bytea NOT NULL UNIQUE CHECK (length(ticket_hash) = 32),
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  purpose text NOT NULL CHECK (purpose IN ('register', 'forget')),
  -- Hash of the browser's half that confirmed the code.
  bound_to bytea NOT NULL CHECK (length(bound_to) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL DEFAULT now() + interval '10 minutes',
  used_at timestamptz
);
CREATE INDEX password_steps_member ON portal.password_steps (member_no);

ALTER TABLE portal.password_steps ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.password_steps FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.password_steps TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.password_steps FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.password_steps TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), ''))
  WITH CHECK (member_no = NULLIF(current_setting('app.member_no', true), ''));
GRANT SELECT ON portal.password_steps TO sahakon_backup;
GRANT SELECT, INSERT, DELETE, UPDATE (used_at) ON portal.password_steps TO sahakon_app;

-- Whose step it is, of one exact ticket in the browser that it was given to.
CREATE FUNCTION portal.find_password_step(ticket bytea, wanted text, browser bytea) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT member_no FROM portal.password_steps
  WHERE ticket_hash = ticket AND purpose = wanted AND bound_to = browser
    AND used_at IS NULL AND ends_at > now();
$$;

REVOKE ALL ON FUNCTION portal.find_password_step FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.find_password_step TO sahakon_app;
