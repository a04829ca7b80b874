-- Members of staff and the sessions they hold: of the office, and, with the role for it, read-only
-- ones in a member's stead (trust A, D; D-31, D-37).

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.staff (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  login text NOT NULL UNIQUE CHECK (login ~ '^[a-z][a-z0-9._-]{1,39}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  roles text[] NOT NULL CHECK (
    roles <@ ARRAY['content', 'support', 'registry', 'finance', 'auditor', 'admin']),
  -- Their own membership, whose records they may not open as support.
  own_member_no text CHECK (own_member_no ~ '^[0-9]{6}$'),
  -- argon2id in PHC form; the pepper is no part of the database.
  password_hash text NOT NULL,
  -- The secret of the second factor, sealed under a key that is no part of the database.
  totp_sealed bytea NOT NULL,
  -- The last time step that was used: a code counts once.
  totp_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);

-- Members whom a member of staff is related to (D-31).
CREATE TABLE portal.staff_relatives (
  staff_id uuid NOT NULL REFERENCES portal.staff (id),
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  PRIMARY KEY (staff_id, member_no)
);

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['staff', 'staff_relatives'] LOOP
    EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE portal.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY keeper ON portal.%I TO sahakon_owner USING (true) WITH CHECK (true)',
      table_name);
    EXECUTE format(
      'CREATE POLICY backup ON portal.%I FOR SELECT TO sahakon_backup USING (true)', table_name);
    EXECUTE format('GRANT SELECT ON portal.%I TO sahakon_app, sahakon_backup', table_name);
  END LOOP;
END $$;
-- A member of staff sees themselves and their own relatives; nobody else's.
CREATE POLICY own ON portal.staff TO sahakon_app
  USING (id::text = NULLIF(current_setting('app.staff_id', true), ''));
CREATE POLICY own ON portal.staff_relatives TO sahakon_app
  USING (staff_id::text = NULLIF(current_setting('app.staff_id', true), ''));

-- Who looks in the member's stead; the kind says so too.
ALTER TABLE portal.sessions
  ADD COLUMN helper_id uuid REFERENCES portal.staff (id),
  ADD CONSTRAINT sessions_helper CHECK ((kind = 'impersonation') = (helper_id IS NOT NULL));

CREATE POLICY own_office ON portal.sessions TO sahakon_app
  USING (kind = 'office' AND subject = NULLIF(current_setting('app.staff_id', true), ''))
  WITH CHECK (kind = 'office' AND subject = NULLIF(current_setting('app.staff_id', true), ''));

DROP FUNCTION portal.find_sessions;
-- As before; and staff see as a member only while they are staff and have the role for it.
CREATE FUNCTION portal.find_sessions(token_hashes bytea[], cookie_hashes bytea[])
RETURNS TABLE (
  place int, session_id uuid, kind text, subject text, entering boolean, remember boolean,
  idle_left_seconds int, ends_in_seconds int, last_seen_seconds int, helper_id uuid,
  helper_login text, helper_name text
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT pair.place::int, s.id, s.kind, s.subject, s.entering, s.remember,
    ceil(extract(epoch FROM s.last_seen_at - now()) + s.idle_seconds)::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int,
    floor(extract(epoch FROM now() - s.last_seen_at))::int, s.helper_id,
    helper.login, helper.name
  FROM unnest(token_hashes, cookie_hashes) WITH ORDINALITY AS pair (token, cookie, place)
  JOIN portal.sessions s ON s.token_hash = pair.token AND s.cookie_hash = pair.cookie
  LEFT JOIN portal.staff helper ON helper.id = s.helper_id
  WHERE s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND (s.helper_id IS NULL OR (helper.ended_at IS NULL AND 'support' = ANY (helper.roles)));
END $$;

-- A session of the office has one half. Answers for an exact one, of somebody who is staff still.
CREATE FUNCTION portal.find_office_session(hash bytea)
RETURNS TABLE (
  session_id uuid, staff_id uuid, login text, name text, roles text[], last_seen_seconds int,
  ends_in_seconds int
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT s.id, m.id, m.login, m.name, m.roles,
    floor(extract(epoch FROM now() - s.last_seen_at))::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int
  FROM portal.sessions s
  JOIN portal.staff m ON m.id::text = s.subject
  WHERE s.cookie_hash = hash
    AND s.kind = 'office'
    AND s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND m.ended_at IS NULL;
END $$;

-- What a sign-in needs to know of one login; undefined logins give nothing.
CREATE FUNCTION portal.find_staff(staff_login text)
RETURNS TABLE (
  staff_id uuid, name text, roles text[], password_hash text, totp_sealed bytea, totp_step bigint
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT m.id, m.name, m.roles, m.password_hash, m.totp_sealed, m.totp_step FROM portal.staff m
  WHERE m.login = staff_login AND m.ended_at IS NULL;
END $$;

-- True for the first use of a time step, and of any later one.
CREATE FUNCTION portal.use_totp_step(whose uuid, step bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.staff SET totp_step = step
  WHERE id = whose AND totp_step < step AND ended_at IS NULL;
  RETURN FOUND;
END $$;

REVOKE ALL ON FUNCTION portal.find_sessions, portal.find_office_session, portal.find_staff,
  portal.use_totp_step FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.find_sessions, portal.find_office_session, portal.find_staff,
  portal.use_totp_step TO sahakon_app;
