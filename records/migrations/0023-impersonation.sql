-- Staff look at the portal as a member sees it (trust D, D-31): one-time tickets with their reason.

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.help_tickets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL REFERENCES portal.staff (id),
  -- As it was when the ticket was made: what the member reads later stays true.
  staff_name text NOT NULL,
  -- The session of the office that asked; it must still live when the ticket is used.
  staff_session_id uuid NOT NULL,
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 1000),
  -- The support case that the look belongs to.
  case_no text NOT NULL CHECK (length(case_no) BETWEEN 1 AND 50),
  ticket_hash bytea NOT NULL UNIQUE CHECK (length(ticket_hash) = 32),
  made_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  used_at timestamptz,
  -- When the manager was told of it.
  told_at timestamptz
);
CREATE INDEX help_tickets_staff ON portal.help_tickets (staff_id, made_at);
CREATE INDEX help_tickets_member ON portal.help_tickets (member_no, used_at);
CREATE INDEX help_tickets_untold ON portal.help_tickets (made_at) WHERE told_at IS NULL;
CREATE INDEX sessions_helper ON portal.sessions (helper_id) WHERE helper_id IS NOT NULL;

ALTER TABLE portal.help_tickets ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.help_tickets FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.help_tickets TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.help_tickets FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.help_tickets TO sahakon_app
  USING (staff_id::text = NULLIF(current_setting('app.staff_id', true), ''))
  WITH CHECK (staff_id::text = NULLIF(current_setting('app.staff_id', true), ''));
-- The member learns who looked.
CREATE POLICY looked_at ON portal.help_tickets FOR SELECT TO sahakon_app
  USING (used_at IS NOT NULL
    AND member_no = NULLIF(current_setting('app.member_no', true), ''));
GRANT SELECT, INSERT ON portal.help_tickets TO sahakon_app;
GRANT SELECT ON portal.help_tickets TO sahakon_backup;

-- Ends whatever the subject has open in members' stead: one look at a time. Of two at once the
-- second waits for the first to commit.
CREATE FUNCTION portal.end_help() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  asking uuid := NULLIF(current_setting('app.staff_id', true), '')::uuid;
BEGIN
  PERFORM FROM portal.staff WHERE id = asking FOR UPDATE;
  UPDATE portal.help_tickets SET ends_at = now()
  WHERE staff_id = asking AND used_at IS NULL AND ends_at > now();
  UPDATE portal.sessions SET revoked_at = now() WHERE helper_id = asking AND revoked_at IS NULL;
END $$;

-- Whether a member works here, for the exact number.
CREATE FUNCTION portal.is_staff_member(number text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM portal.staff WHERE own_member_no = number AND ended_at IS NULL)
$$;

-- What a ticket says, for its exact hash; nothing is used up.
CREATE FUNCTION portal.find_help(hash bytea)
RETURNS TABLE (
  staff_id uuid, staff_name text, staff_session_id uuid, member_no text, is_used boolean,
  left_seconds int
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT t.staff_id, t.staff_name, t.staff_session_id, t.member_no, t.used_at IS NOT NULL,
    greatest(0, ceil(extract(epoch FROM t.ends_at - now())))::int
  FROM portal.help_tickets t WHERE t.ticket_hash = hash
$$;

-- Uses a ticket up, once, while its session of the office lives and its owner may. On one hostname
-- the caller shows that very session; NULL where the office has a hostname of its own.
CREATE FUNCTION portal.redeem_help(hash bytea, office_session uuid)
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
    AND 'support' = ANY (m.roles)
    AND s.id = t.staff_session_id
    AND s.kind = 'office'
    AND s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND (office_session IS NULL OR s.id = office_session)
  RETURNING t.staff_id, t.staff_name, t.member_no
$$;

-- The tickets of past days that the manager has not been told of, each handed out once.
CREATE FUNCTION portal.take_help_digest()
RETURNS TABLE (
  made_at timestamptz, staff_name text, member_no text, case_no text, reason text, is_used boolean
)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE portal.help_tickets t SET told_at = now()
  WHERE t.told_at IS NULL AND t.made_at < date_trunc('day', now(), 'Asia/Bangkok')
  RETURNING t.made_at, t.staff_name, t.member_no, t.case_no, t.reason, t.used_at IS NOT NULL
$$;

-- Whoever leaves the office looks no longer.
CREATE FUNCTION portal.end_help_of_session() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.sessions SET revoked_at = now()
  WHERE helper_id = NEW.subject::uuid AND revoked_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER end_help AFTER UPDATE OF revoked_at ON portal.sessions FOR EACH ROW
  WHEN (NEW.kind = 'office' AND NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL)
  EXECUTE FUNCTION portal.end_help_of_session();

REVOKE ALL ON FUNCTION portal.end_help, portal.is_staff_member, portal.find_help,
  portal.redeem_help, portal.take_help_digest, portal.end_help_of_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.end_help, portal.is_staff_member, portal.find_help,
  portal.redeem_help, portal.take_help_digest TO sahakon_app;
