-- Codes, links and challenges that were made at a time to come are over: the clock went back, and by
-- the clock of now they would live longer than they may, by as much (F8). A minute is forgiven.

SET LOCAL ROLE sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_code(ticket bytea, wanted text, bound text)
 RETURNS TABLE(code_id uuid, subject text, phone text, tells_phone boolean, activates boolean, asker bytea, began_at timestamp with time zone, wait_seconds integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT c.id, c.member_no, c.phone, c.tells_phone, c.activates, c.asker, c.began_at,
    ceil(extract(epoch FROM c.created_at - now()) + 60)::int
  FROM portal.one_time_codes c
  WHERE c.ticket_hash = ticket AND c.purpose = wanted AND c.bound_to = bound
    AND c.closed_at IS NULL AND c.began_at > now() - interval '15 minutes'
    AND greatest(c.began_at, c.created_at) <= now() + interval '1 minute';
END $function$;

CREATE OR REPLACE FUNCTION portal.try_code(ticket bytea, wanted text, bound text)
 RETURNS TABLE(code_id uuid, subject text, code_mac bytea, decoy boolean, activates boolean, tries_left integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  UPDATE portal.one_time_codes c SET attempts = c.attempts + 1
  WHERE c.ticket_hash = ticket AND c.purpose = wanted AND c.bound_to = bound
    AND c.closed_at IS NULL AND c.ends_at > now()
    AND c.created_at <= now() + interval '1 minute' AND c.attempts < 5
  RETURNING c.id, c.member_no, c.code_mac, c.decoy, c.activates, 5 - c.attempts;
END $function$;

CREATE OR REPLACE FUNCTION portal.find_password_step(ticket bytea, wanted text, browser bytea)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT member_no FROM portal.password_steps
  WHERE ticket_hash = ticket AND purpose = wanted AND bound_to = browser
    AND used_at IS NULL AND ends_at > now()
    AND created_at <= now() + interval '1 minute';
$function$;

-- A challenge lives five minutes from when it was made.
CREATE OR REPLACE FUNCTION portal.use_challenge(hash bytea, what_for text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM portal.staff_challenges
  WHERE challenge_hash = hash AND purpose = what_for AND ends_at > now()
    AND ends_at <= now() + interval '6 minutes';
  RETURN FOUND;
END $function$;

CREATE OR REPLACE FUNCTION portal.redeem_help(hash bytea, office_session uuid)
 RETURNS TABLE(staff_id uuid, staff_name text, member_no text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  UPDATE portal.help_tickets t SET used_at = now()
  FROM portal.staff m, portal.sessions s
  WHERE t.ticket_hash = hash
    AND t.used_at IS NULL
    AND t.ends_at > now()
    AND t.made_at <= now() + interval '1 minute'
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
$function$;

CREATE OR REPLACE FUNCTION portal.find_enrolment(hash bytea, attempt bytea)
 RETURNS TABLE(staff_id uuid, login text, name text, here boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT e.staff_id, s.login, s.name, coalesce(e.attempt_hash = attempt, false)
  FROM portal.staff_enrolments e JOIN portal.staff s ON s.id = e.staff_id
  WHERE e.token_hash = hash AND e.used_at IS NULL AND e.ends_at > now()
    AND e.made_at <= now() + interval '1 minute' AND s.ended_at IS NULL
$function$;

CREATE OR REPLACE FUNCTION portal.open_enrolment(hash bytea, attempt bytea)
 RETURNS TABLE(staff_id uuid, login text, name text, ends_at timestamp with time zone)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  UPDATE portal.staff_enrolments e SET attempt_hash = attempt
  FROM portal.staff s
  WHERE e.token_hash = hash AND e.used_at IS NULL AND e.ends_at > now()
    AND e.made_at <= now() + interval '1 minute'
    AND s.id = e.staff_id AND s.ended_at IS NULL
  RETURNING e.staff_id, s.login, s.name, e.ends_at
$function$;

CREATE OR REPLACE FUNCTION portal.use_enrolment(hash bytea, attempt bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.staff_enrolments e SET used_at = now()
  FROM portal.staff s
  WHERE e.token_hash = hash AND e.attempt_hash = attempt
    AND e.used_at IS NULL AND e.ends_at > now()
    AND e.made_at <= now() + interval '1 minute'
    AND e.staff_id::text = NULLIF(current_setting('app.staff_id', true), '')
    AND s.id = e.staff_id AND s.ended_at IS NULL;
  RETURN FOUND;
END $function$;

-- The first administrator's code lives a day.
CREATE OR REPLACE FUNCTION portal.is_begin_code(hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN portal.may_begin()
    AND EXISTS (SELECT FROM portal.begin_codes WHERE code_hash = hash AND expires_at > now()
        AND expires_at <= now() + interval '24 hours 1 minute');
END $function$;

CREATE OR REPLACE FUNCTION portal.topic_preview(hash bytea)
 RETURNS TABLE(topic_id bigint, content jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT p.topic_id, p.content FROM portal.topic_previews p
    JOIN portal.staff s ON s.id = p.staff_id
    JOIN portal.topics t ON t.id = p.topic_id
  WHERE p.token_hash = hash AND p.made_at >= now() - interval '1 hour'
    AND p.made_at <= now() + interval '1 minute'
    AND s.ended_at IS NULL AND 'content' = ANY (s.roles) AND t.deleted_at IS NULL
$function$;
