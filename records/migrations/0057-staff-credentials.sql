-- Members of staff make and keep their own credentials: a passkey, or a password with an
-- authenticator and recovery codes (D-37).

SET LOCAL ROLE sahakon_owner;

-- Who was just made, or made anew, has no credential at all: nothing of theirs opens anything.
ALTER TABLE portal.staff
  ALTER COLUMN password_hash DROP NOT NULL,
  ALTER COLUMN totp_sealed DROP NOT NULL,
  -- Which edition of somebody an editor has seen.
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD CONSTRAINT staff_factors CHECK ((password_hash IS NULL) = (totp_sealed IS NULL));

-- One reads of oneself; that nobody writes was the grants' alone to say.
DROP POLICY own ON portal.staff;
CREATE POLICY own ON portal.staff FOR SELECT TO sahakon_app
  USING (id::text = NULLIF(current_setting('app.staff_id', true), ''));
DROP POLICY own ON portal.staff_relatives;
CREATE POLICY own ON portal.staff_relatives FOR SELECT TO sahakon_app
  USING (staff_id::text = NULLIF(current_setting('app.staff_id', true), ''));

CREATE TABLE portal.staff_passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL REFERENCES portal.staff (id),
  credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),
  -- COSE key: it verifies, and opens nothing.
  public_key bytea NOT NULL CHECK (length(public_key) <= 4096),
  -- What the authenticator counted last; 0 where it counts nothing.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  -- Its keys travel between devices of the person.
  is_synced boolean NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX staff_passkeys_of ON portal.staff_passkeys (staff_id, created_at);

-- Each in place of one code of the authenticator, once.
CREATE TABLE portal.staff_recovery_codes (
  staff_id uuid NOT NULL REFERENCES portal.staff (id),
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

-- One-time links by which somebody makes their own credentials.
CREATE TABLE portal.staff_enrolments (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  staff_id uuid NOT NULL UNIQUE REFERENCES portal.staff (id),
  -- The page that opened the link last; one that opened it before can do no more.
  attempt_hash bytea CHECK (length(attempt_hash) = 32),
  made_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL DEFAULT now() + interval '48 hours',
  used_at timestamptz
);

-- Challenges of passkeys that are not answered yet, each for one purpose of one browser.
CREATE TABLE portal.staff_challenges (
  challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
  purpose text NOT NULL,
  ends_at timestamptz NOT NULL DEFAULT now() + interval '5 minutes'
);
CREATE INDEX staff_challenges_end ON portal.staff_challenges (ends_at);

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY[
    'staff_passkeys', 'staff_recovery_codes', 'staff_enrolments', 'staff_challenges'] LOOP
    EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE portal.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY keeper ON portal.%I TO sahakon_owner USING (true) WITH CHECK (true)',
      table_name);
    EXECUTE format(
      'CREATE POLICY backup ON portal.%I FOR SELECT TO sahakon_backup USING (true)', table_name);
    EXECUTE format('GRANT SELECT ON portal.%I TO sahakon_backup', table_name);
  END LOOP;
END $$;
CREATE POLICY own ON portal.staff_passkeys TO sahakon_app
  USING (staff_id::text = NULLIF(current_setting('app.staff_id', true), ''))
  WITH CHECK (staff_id::text = NULLIF(current_setting('app.staff_id', true), ''));
CREATE POLICY own ON portal.staff_recovery_codes FOR SELECT TO sahakon_app
  USING (staff_id::text = NULLIF(current_setting('app.staff_id', true), ''));
-- The key and the counter are written once and by the sign-in; a name is the person's to give.
GRANT SELECT, DELETE ON portal.staff_passkeys TO sahakon_app;
GRANT INSERT (staff_id, credential_id, public_key, counter, transports, is_synced, name),
  UPDATE (name) ON portal.staff_passkeys TO sahakon_app;
GRANT SELECT (staff_id, used_at) ON portal.staff_recovery_codes TO sahakon_app;

-- Whose link it is while it lives. A page that opens it names itself (`attempt`): from then on the
-- one before it is refused.
CREATE FUNCTION portal.open_enrolment(hash bytea, attempt bytea)
RETURNS TABLE (staff_id uuid, login text, name text, ends_at timestamptz)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE portal.staff_enrolments e SET attempt_hash = attempt
  FROM portal.staff s
  WHERE e.token_hash = hash AND e.used_at IS NULL AND e.ends_at > now()
    AND s.id = e.staff_id AND s.ended_at IS NULL
  RETURNING e.staff_id, s.login, s.name, e.ends_at
$$;

-- The same for the page that opened it, which changes nothing; `here`: no other has since.
CREATE FUNCTION portal.find_enrolment(hash bytea, attempt bytea)
RETURNS TABLE (staff_id uuid, login text, name text, here boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT e.staff_id, s.login, s.name, coalesce(e.attempt_hash = attempt, false)
  FROM portal.staff_enrolments e JOIN portal.staff s ON s.id = e.staff_id
  WHERE e.token_hash = hash AND e.used_at IS NULL AND e.ends_at > now() AND s.ended_at IS NULL
$$;

-- Spends the subject's link; true once, for the page that opened it last.
CREATE FUNCTION portal.use_enrolment(hash bytea, attempt bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.staff_enrolments e SET used_at = now()
  FROM portal.staff s
  WHERE e.token_hash = hash AND e.attempt_hash = attempt
    AND e.used_at IS NULL AND e.ends_at > now()
    AND e.staff_id::text = NULLIF(current_setting('app.staff_id', true), '')
    AND s.id = e.staff_id AND s.ended_at IS NULL;
  RETURN FOUND;
END $$;

-- The subject's own two factors: what is NULL stays. A step counts as used.
CREATE FUNCTION portal.set_own_factors(new_hash text, new_totp bytea, step bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.staff SET
    password_hash = coalesce(new_hash, password_hash),
    totp_sealed = coalesce(new_totp, totp_sealed),
    totp_step = coalesce(step, totp_step),
    version = version + 1
  WHERE id::text = NULLIF(current_setting('app.staff_id', true), '') AND ended_at IS NULL;
  RETURN FOUND;
END $$;

-- The subject's recovery codes: these, in place of all before.
CREATE FUNCTION portal.set_own_recovery_codes(hashes bytea[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  own uuid := NULLIF(current_setting('app.staff_id', true), '')::uuid;
BEGIN
  PERFORM FROM portal.staff WHERE id = own FOR UPDATE;
  DELETE FROM portal.staff_recovery_codes WHERE staff_id = own;
  INSERT INTO portal.staff_recovery_codes (staff_id, code_hash) SELECT own, unnest(hashes);
END $$;

-- Uses a code up and gives how many are left; NULL: it is none of theirs, or was used.
CREATE FUNCTION portal.use_recovery_code(whose uuid, hash bytea) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.staff_recovery_codes c SET used_at = now()
  FROM portal.staff s
  WHERE c.staff_id = whose AND c.code_hash = hash AND c.used_at IS NULL
    AND s.id = whose AND s.ended_at IS NULL;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT count(*) FROM portal.staff_recovery_codes
    WHERE staff_id = whose AND used_at IS NULL);
END $$;

-- Whose passkey answers with this credential; for whoever works here still.
CREATE FUNCTION portal.find_passkey(credential bytea)
RETURNS TABLE (passkey_id uuid, staff_id uuid, public_key bytea, counter bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT k.id, k.staff_id, k.public_key, k.counter
  FROM portal.staff_passkeys k JOIN portal.staff s ON s.id = k.staff_id
  WHERE k.credential_id = credential AND s.ended_at IS NULL
$$;

-- The subject's passkey was used: true while it is theirs and counts on from what was looked at.
-- Both stay so until the transaction ends.
CREATE FUNCTION portal.use_passkey(passkey uuid, before bigint, counted bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM FROM portal.staff
  WHERE id::text = NULLIF(current_setting('app.staff_id', true), '') AND ended_at IS NULL
  FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE portal.staff_passkeys SET counter = counted, used_at = now()
  WHERE id = passkey AND staff_id::text = current_setting('app.staff_id', true)
    AND counter = before AND (counted > before OR counted = 0 AND before = 0);
  RETURN FOUND;
END $$;

-- A challenge for one purpose; those that nobody answered in time go.
CREATE FUNCTION portal.make_challenge(hash bytea, what_for text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  DELETE FROM portal.staff_challenges WHERE challenge_hash IN (
    SELECT challenge_hash FROM portal.staff_challenges
    WHERE ends_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED);
  INSERT INTO portal.staff_challenges (challenge_hash, purpose) VALUES (hash, what_for);
END $$;

-- True once, for a challenge of this purpose that lives.
CREATE FUNCTION portal.use_challenge(hash bytea, what_for text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  DELETE FROM portal.staff_challenges
  WHERE challenge_hash = hash AND purpose = what_for AND ends_at > now();
  RETURN FOUND;
END $$;

REVOKE ALL ON FUNCTION portal.open_enrolment, portal.find_enrolment, portal.use_enrolment,
  portal.set_own_factors, portal.set_own_recovery_codes,
  portal.use_recovery_code, portal.find_passkey, portal.use_passkey, portal.make_challenge,
  portal.use_challenge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.open_enrolment, portal.find_enrolment, portal.use_enrolment,
  portal.set_own_factors, portal.set_own_recovery_codes,
  portal.use_recovery_code, portal.find_passkey, portal.use_passkey, portal.make_challenge,
  portal.use_challenge TO sahakon_app;
