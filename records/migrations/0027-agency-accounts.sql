-- Sign-ins of agencies: each named person of a unit has a password of their own (D-03, D-37).
SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.agency_accounts (
  agency_no text NOT NULL CHECK (agency_no ~ '^[0-9]{1,20}$'),
  -- The first person signs in by the agency's number alone, the second by `number-2`.
  person_no smallint NOT NULL CHECK (person_no BETWEEN 1 AND 99),
  contact_name text NOT NULL CHECK (length(contact_name) BETWEEN 1 AND 120),
  -- `viewer` reads and prints, `admin` reports back, too.
  role text NOT NULL CHECK (role IN ('viewer', 'admin')),
  -- argon2id in PHC form; the pepper is no part of the database.
  password_hash text NOT NULL,
  -- The one that staff handed over opens nothing but the change.
  must_change boolean NOT NULL DEFAULT true,
  password_set_at timestamptz NOT NULL DEFAULT now(),
  last_sign_in_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Set when the person has left; the number is never given to another.
  ended_at timestamptz,
  PRIMARY KEY (agency_no, person_no)
);
ALTER TABLE portal.agency_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_accounts FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.agency_accounts TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.agency_accounts FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.agency_accounts TO sahakon_app
  USING (agency_no = NULLIF(current_setting('app.agency_no', true), ''))
  WITH CHECK (agency_no = NULLIF(current_setting('app.agency_no', true), ''));
GRANT SELECT ON portal.agency_accounts TO sahakon_app, sahakon_backup;
GRANT UPDATE (password_hash, must_change, password_set_at, last_sign_in_at)
  ON portal.agency_accounts TO sahakon_app;

-- The subject of such a session is the agency and the number of the person: `01011001-1`.
CREATE POLICY own_agency ON portal.sessions TO sahakon_app
  USING (kind = 'agency'
    AND split_part(subject, '-', 1) = NULLIF(current_setting('app.agency_no', true), ''))
  WITH CHECK (kind = 'agency'
    AND split_part(subject, '-', 1) = NULLIF(current_setting('app.agency_no', true), ''));

-- Who stands behind both halves: a living session of a person who has not left.
CREATE FUNCTION portal.find_agency_session(token bytea, cookie bytea)
RETURNS TABLE (
  session_id uuid, agency_no text, person_no smallint, contact_name text, role text,
  entering boolean, remember boolean, idle_left_seconds int, ends_in_seconds int,
  last_seen_seconds int
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT s.id, a.agency_no, a.person_no, a.contact_name, a.role, s.entering, s.remember,
    ceil(extract(epoch FROM s.last_seen_at - now()) + s.idle_seconds)::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int,
    floor(extract(epoch FROM now() - s.last_seen_at))::int
  FROM portal.sessions s
  JOIN portal.agency_accounts a
    ON a.agency_no = split_part(s.subject, '-', 1)
    AND a.person_no::text = split_part(s.subject, '-', 2)
  WHERE s.token_hash = token AND s.cookie_hash = cookie
    AND s.kind = 'agency'
    AND s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND a.ended_at IS NULL;
END $$;
REVOKE ALL ON FUNCTION portal.find_agency_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.find_agency_session TO sahakon_app;
