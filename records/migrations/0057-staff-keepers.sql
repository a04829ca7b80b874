-- Administrators keep staff in the office, too, and hand out links of enrolment (D-37). Who may is
-- asked here, of the office and of the command line alike.

SET LOCAL ROLE sahakon_owner;

-- Whether whoever calls keeps staff: an administrator in the office, or the owner's own login.
CREATE FUNCTION portal.may_keep_staff() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN portal.staff_may('admin') OR pg_has_role(session_user, 'sahakon_owner', 'MEMBER');
END $$;

-- Throws for everybody else; those who keep staff do it one after the other.
CREATE FUNCTION portal.keep_staff() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff'));
  IF NOT portal.may_keep_staff() THEN
    RAISE EXCEPTION 'only an administrator keeps staff' USING ERRCODE = 'insufficient_privilege';
  END IF;
END $$;

-- Nobody but this one is an administrator who can sign in. The command line may leave none: it can
-- always make another.
CREATE FUNCTION portal.is_last_admin(whose uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(current_setting('app.staff_id', true), '') <> ''
    AND EXISTS (SELECT FROM portal.staff WHERE id = whose AND 'admin' = ANY (roles))
    AND NOT EXISTS (
      SELECT FROM portal.staff s
      WHERE s.id <> whose AND s.ended_at IS NULL AND 'admin' = ANY (s.roles)
        AND (s.password_hash IS NOT NULL
          OR EXISTS (SELECT FROM portal.staff_passkeys k WHERE k.staff_id = s.id)))
$$;

-- Who works here and who did, with what an administrator may know of their credentials.
CREATE FUNCTION portal.list_staff()
RETURNS TABLE (
  login text, name text, roles text[], own_member_no text, relatives text[],
  created_at timestamptz, ended_at timestamptz, version int, has_password boolean,
  passkeys int, recovery_codes int, enrols_until timestamptz
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT s.login, s.name, s.roles, s.own_member_no,
    ARRAY(SELECT r.member_no FROM portal.staff_relatives r WHERE r.staff_id = s.id ORDER BY 1),
    s.created_at, s.ended_at, s.version, s.password_hash IS NOT NULL,
    (SELECT count(*)::int FROM portal.staff_passkeys k WHERE k.staff_id = s.id),
    (SELECT count(*)::int FROM portal.staff_recovery_codes c
     WHERE c.staff_id = s.id AND c.used_at IS NULL),
    (SELECT e.ends_at FROM portal.staff_enrolments e
     WHERE e.staff_id = s.id AND e.used_at IS NULL AND e.ends_at > now())
  FROM portal.staff s
  WHERE portal.may_keep_staff()
  ORDER BY s.ended_at IS NOT NULL, s.login;
END $$;

-- Gives `done`, `taken` (the login, by anybody ever) or `theirs` (the membership, by a colleague).
CREATE FUNCTION portal.add_staff(
  new_login text, new_name text, new_roles text[], own text, related text[],
  new_hash text, new_totp bytea
) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  made uuid;
BEGIN
  PERFORM portal.keep_staff();
  IF EXISTS (SELECT FROM portal.staff WHERE login = new_login) THEN
    RETURN 'taken';
  END IF;
  -- A membership has no key of its own: whoever has left may come back under another login.
  IF EXISTS (SELECT FROM portal.staff WHERE own_member_no = own AND ended_at IS NULL) THEN
    RETURN 'theirs';
  END IF;
  INSERT INTO portal.staff (login, name, roles, own_member_no, password_hash, totp_sealed)
  VALUES (new_login, new_name, new_roles, own, new_hash, new_totp) RETURNING id INTO made;
  INSERT INTO portal.staff_relatives (staff_id, member_no)
  SELECT DISTINCT made, number FROM unnest(related) number;
  RETURN 'done';
END $$;

-- Finds who works here by a login and an edition (NULL: whichever stands); gives why not otherwise.
CREATE FUNCTION portal.staff_to_keep(whose text, seen int, OUT whose_id uuid, OUT refusal text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  stands int;
BEGIN
  PERFORM portal.keep_staff();
  SELECT id, version INTO whose_id, stands FROM portal.staff
  WHERE login = whose AND ended_at IS NULL FOR UPDATE;
  IF whose_id IS NULL THEN
    refusal := 'nobody';
  ELSIF seen <> stands THEN
    refusal := 'conflict';
  END IF;
END $$;

-- What is NULL stays as it is; '' as one's own membership: none. Gives `done`, `nobody`, `conflict`,
-- `theirs` or `last_admin`.
CREATE FUNCTION portal.change_staff(
  whose text, seen int, new_name text, new_roles text[], own text, related text[]
) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  one record;
BEGIN
  one := portal.staff_to_keep(whose, seen);
  IF one.refusal IS NOT NULL THEN
    RETURN one.refusal;
  END IF;
  IF NOT 'admin' = ANY (new_roles) AND portal.is_last_admin(one.whose_id) THEN
    RETURN 'last_admin';
  END IF;
  IF EXISTS (
    SELECT FROM portal.staff
    WHERE own_member_no = own AND ended_at IS NULL AND id <> one.whose_id)
  THEN
    RETURN 'theirs';
  END IF;
  UPDATE portal.staff SET
    name = coalesce(new_name, name),
    roles = coalesce(new_roles, roles),
    own_member_no = CASE WHEN own IS NULL THEN own_member_no ELSE NULLIF(own, '') END,
    version = version + 1
  WHERE id = one.whose_id;
  IF related IS NOT NULL THEN
    DELETE FROM portal.staff_relatives
    WHERE staff_id = one.whose_id AND NOT member_no = ANY (related);
    INSERT INTO portal.staff_relatives (staff_id, member_no)
    SELECT DISTINCT one.whose_id, number FROM unnest(related) number ON CONFLICT DO NOTHING;
  END IF;
  RETURN 'done';
END $$;

-- Of the office, and those in members' stead. Gives how many.
CREATE FUNCTION portal.end_staff_sessions(whose uuid) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  ended int;
BEGIN
  PERFORM portal.keep_staff();
  UPDATE portal.sessions SET revoked_at = now()
  WHERE revoked_at IS NULL AND ends_at > now()
    AND (helper_id = whose OR kind = 'office' AND subject = whose::text);
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $$;

-- They work here no more. Gives `done`, `nobody`, `conflict`, `self` or `last_admin`, and how many
-- sessions ended.
CREATE FUNCTION portal.end_staff(whose text, seen int, OUT outcome text, OUT sessions int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  one record;
BEGIN
  one := portal.staff_to_keep(whose, seen);
  outcome := one.refusal;
  IF outcome IS NULL AND one.whose_id::text = current_setting('app.staff_id', true) THEN
    outcome := 'self';
  ELSIF outcome IS NULL AND portal.is_last_admin(one.whose_id) THEN
    outcome := 'last_admin';
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  UPDATE portal.staff SET ended_at = now(), version = version + 1 WHERE id = one.whose_id;
  DELETE FROM portal.staff_enrolments WHERE staff_id = one.whose_id;
  sessions := portal.end_staff_sessions(one.whose_id);
  outcome := 'done';
END $$;

-- Takes every credential of theirs and ends every session; the two factors are new ones, or none
-- until the person enrols. `before`: only while this hash stands (NULL: whatever stands). Gives
-- `done`, `nobody`, `conflict` or `self`, and how many sessions ended.
CREATE FUNCTION portal.reset_staff(
  whose text, seen int, before text, new_hash text, new_totp bytea,
  OUT outcome text, OUT sessions int
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  one record;
BEGIN
  one := portal.staff_to_keep(whose, seen);
  outcome := one.refusal;
  IF outcome IS NULL AND one.whose_id::text = current_setting('app.staff_id', true) THEN
    outcome := 'self';
  ELSIF outcome IS NULL AND before IS NOT NULL AND NOT EXISTS (
    SELECT FROM portal.staff WHERE id = one.whose_id AND coalesce(password_hash, '') = before)
  THEN
    outcome := 'conflict';
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  UPDATE portal.staff
  SET password_hash = new_hash, totp_sealed = new_totp, totp_step = 0, version = version + 1
  WHERE id = one.whose_id;
  DELETE FROM portal.staff_passkeys WHERE staff_id = one.whose_id;
  DELETE FROM portal.staff_recovery_codes WHERE staff_id = one.whose_id;
  DELETE FROM portal.staff_enrolments WHERE staff_id = one.whose_id;
  sessions := portal.end_staff_sessions(one.whose_id);
  outcome := 'done';
END $$;

-- A link for somebody who has no credential. Gives when it ends; NULL: there is nobody like that.
CREATE FUNCTION portal.start_enrolment(whose text, hash bytea) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  until timestamptz;
BEGIN
  PERFORM portal.keep_staff();
  INSERT INTO portal.staff_enrolments (token_hash, staff_id)
  SELECT hash, s.id FROM portal.staff s
  WHERE s.login = whose AND s.ended_at IS NULL AND s.password_hash IS NULL
    AND NOT EXISTS (SELECT FROM portal.staff_passkeys k WHERE k.staff_id = s.id)
  RETURNING ends_at INTO until;
  RETURN until;
END $$;

REVOKE ALL ON FUNCTION portal.may_keep_staff, portal.keep_staff, portal.is_last_admin,
  portal.list_staff, portal.add_staff, portal.staff_to_keep, portal.change_staff,
  portal.end_staff_sessions, portal.end_staff, portal.reset_staff, portal.start_enrolment
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.list_staff, portal.add_staff, portal.change_staff,
  portal.end_staff, portal.reset_staff, portal.start_enrolment TO sahakon_app;
