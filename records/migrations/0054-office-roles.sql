-- Roles of the office (D-37): what each may do is asked of the store, too; and the second factor
-- that is asked for again before a dangerous action.

SET LOCAL ROLE sahakon_owner;

-- "support" is called "service": staff who help members, and answer questions and complaints.
ALTER TABLE portal.staff DROP CONSTRAINT staff_roles_check;
UPDATE portal.staff SET roles = array_replace(roles, 'support', 'service');
ALTER TABLE portal.staff ADD CONSTRAINT staff_roles_check CHECK (
  roles <@ ARRAY['content', 'registry', 'service', 'finance', 'auditor', 'admin']);

-- Whether the transaction acts for a member of staff who has one of these roles. In a policy it
-- stands as a scalar subquery, so that it is asked once for a statement.
CREATE FUNCTION portal.staff_may(VARIADIC wanted text[]) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT EXISTS (
    SELECT FROM portal.staff
    WHERE id::text = NULLIF(current_setting('app.staff_id', true), '')
      AND ended_at IS NULL AND roles && wanted)
$$;

-- When the second factor was last proven within a session of the office.
ALTER TABLE portal.sessions ADD COLUMN confirmed_at timestamptz;

DROP FUNCTION portal.find_office_session;
-- As before, and how long ago the second factor was proven again; NULL: not in this session.
CREATE FUNCTION portal.find_office_session(hash bytea)
RETURNS TABLE (
  session_id uuid, staff_id uuid, login text, name text, roles text[], last_seen_seconds int,
  ends_in_seconds int, confirmed_seconds int
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT s.id, m.id, m.login, m.name, m.roles,
    floor(extract(epoch FROM now() - s.last_seen_at))::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int,
    floor(extract(epoch FROM now() - s.confirmed_at))::int
  FROM portal.sessions s
  JOIN portal.staff m ON m.id::text = s.subject
  WHERE s.cookie_hash = hash
    AND s.kind = 'office'
    AND s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND m.ended_at IS NULL;
END $$;

CREATE OR REPLACE FUNCTION portal.find_sessions(token_hashes bytea[], cookie_hashes bytea[])
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
    AND (s.helper_id IS NULL OR (helper.ended_at IS NULL AND 'service' = ANY (helper.roles)));
END $$;

CREATE OR REPLACE FUNCTION portal.redeem_help(hash bytea, office_session uuid)
RETURNS TABLE (staff_id uuid, staff_name text, member_no text)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE portal.help_tickets t SET used_at = now()
  FROM portal.staff m, portal.sessions s
  WHERE t.ticket_hash = hash
    AND t.used_at IS NULL
    AND t.ends_at > now()
    AND m.id = t.staff_id
    AND m.ended_at IS NULL
    AND 'service' = ANY (m.roles)
    AND s.id = t.staff_session_id
    AND s.kind = 'office'
    AND s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND (office_session IS NULL OR s.id = office_session)
  RETURNING t.staff_id, t.staff_name, t.member_no
$$;

REVOKE ALL ON FUNCTION portal.staff_may, portal.find_office_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.staff_may, portal.find_office_session TO sahakon_app;
