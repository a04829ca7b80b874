-- What lives in the portal itself: sign-ins, sessions, consent, public content, settings.
-- The runner has made the schema: its own table of applied migrations stands there too.

SET LOCAL ROLE sahakon_owner;
GRANT USAGE ON SCHEMA portal TO sahakon_app, sahakon_audit, sahakon_backup;

CREATE TABLE portal.member_accounts (
  member_no text PRIMARY KEY CHECK (member_no ~ '^[0-9]{6}$'),
  -- argon2id in PHC form; the pepper is no part of the database.
  password_hash text NOT NULL,
  must_change boolean NOT NULL DEFAULT false,
  failures_in_row int NOT NULL DEFAULT 0,
  last_failure_at timestamptz,
  last_sign_in_at timestamptz,
  password_set_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A session has two halves; only the SHA-256 of each is kept (trust A).
CREATE TABLE portal.sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('member', 'agency', 'impersonation', 'office')),
  subject text NOT NULL,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  cookie_hash bytea NOT NULL UNIQUE CHECK (length(cookie_hash) = 32),
  entering boolean NOT NULL,
  remember boolean NOT NULL,
  idle_seconds int NOT NULL CHECK (idle_seconds > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  revoked_at timestamptz,
  address text NOT NULL,
  agent text NOT NULL
);
CREATE INDEX sessions_subject ON portal.sessions (kind, subject);

CREATE TABLE portal.terms_versions (
  kind text NOT NULL CHECK (kind IN ('TERMS', 'PRIVACY', 'PAYROLL')),
  version text NOT NULL,
  title text NOT NULL,
  body_html text NOT NULL,
  effective_on date NOT NULL,
  PRIMARY KEY (kind, version)
);

CREATE TABLE portal.terms_acceptances (
  member_no text NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  address text NOT NULL,
  agent text NOT NULL,
  PRIMARY KEY (member_no, kind, version),
  FOREIGN KEY (kind, version) REFERENCES portal.terms_versions (kind, version)
);

CREATE TABLE portal.menu_items (
  seq int PRIMARY KEY,
  name_en text NOT NULL,
  name_th text NOT NULL,
  url text NOT NULL,
  icon text NOT NULL,
  type text NOT NULL,
  is_parent boolean NOT NULL DEFAULT false,
  shown boolean NOT NULL DEFAULT true,
  used_in text NOT NULL
);

CREATE TABLE portal.sub_menu_items (
  menu_seq int NOT NULL REFERENCES portal.menu_items (seq) ON DELETE CASCADE,
  position int NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  PRIMARY KEY (menu_seq, position)
);

CREATE TABLE portal.marquee (
  position int PRIMARY KEY,
  note_html text NOT NULL,
  shown boolean NOT NULL DEFAULT true
);

CREATE TABLE portal.settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);

GRANT SELECT, INSERT, UPDATE ON portal.member_accounts TO sahakon_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.sessions TO sahakon_app;
GRANT SELECT, INSERT ON portal.terms_acceptances TO sahakon_app;
GRANT SELECT ON portal.terms_versions, portal.menu_items, portal.sub_menu_items, portal.marquee,
  portal.settings TO sahakon_app;
GRANT SELECT ON ALL TABLES IN SCHEMA portal TO sahakon_backup;

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['member_accounts', 'sessions', 'terms_acceptances'] LOOP
    EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE portal.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY keeper ON portal.%I TO sahakon_owner USING (true) WITH CHECK (true)',
      table_name);
    EXECUTE format(
      'CREATE POLICY backup ON portal.%I FOR SELECT TO sahakon_backup USING (true)', table_name);
    CONTINUE WHEN table_name = 'sessions';
    EXECUTE format($policy$
      CREATE POLICY own ON portal.%I TO sahakon_app
        USING (member_no = NULLIF(current_setting('app.member_no', true), ''))
        WITH CHECK (member_no = NULLIF(current_setting('app.member_no', true), ''))
      $policy$, table_name);
  END LOOP;
END $$;

CREATE POLICY own ON portal.sessions TO sahakon_app
  USING (kind IN ('member', 'impersonation')
    AND subject = NULLIF(current_setting('app.member_no', true), ''))
  WITH CHECK (kind IN ('member', 'impersonation')
    AND subject = NULLIF(current_setting('app.member_no', true), ''));

-- Whose session a pair of halves opens is known only after the look-up, so the look-up runs with
-- its owner's rights and answers for exact pairs alone. Time is the database's.
CREATE FUNCTION portal.find_sessions(token_hashes bytea[], cookie_hashes bytea[])
RETURNS TABLE (
  place int, session_id uuid, kind text, subject text, entering boolean, remember boolean,
  idle_left_seconds int, ends_in_seconds int, last_seen_seconds int
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT pair.place::int, s.id, s.kind, s.subject, s.entering, s.remember,
    ceil(extract(epoch FROM s.last_seen_at - now()) + s.idle_seconds)::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int,
    floor(extract(epoch FROM now() - s.last_seen_at))::int
  FROM unnest(token_hashes, cookie_hashes) WITH ORDINALITY AS pair (token, cookie, place)
  JOIN portal.sessions s ON s.token_hash = pair.token AND s.cookie_hash = pair.cookie
  WHERE s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now();
END $$;

-- A session that is over stays over: a late sign of life must not wake it.
CREATE FUNCTION portal.touch_sessions(session_ids uuid[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE portal.sessions SET last_seen_at = now()
  WHERE id = ANY (session_ids)
    AND revoked_at IS NULL
    AND ends_at > now()
    AND last_seen_at + make_interval(secs => idle_seconds) > now();
$$;

REVOKE ALL ON FUNCTION portal.find_sessions, portal.touch_sessions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.find_sessions, portal.touch_sessions TO sahakon_app;
