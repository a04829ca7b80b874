-- The office overrules what the settings file says of the cooperative, which stays the default; and
-- the first admin of a store comes in by a code that its start prints.

SET LOCAL ROLE sahakon_owner;

-- One row for each setting that is overruled, by its name in the file; `letter` is a part of the
-- file's `agency`, `logo` names a picture below. Without a row the file counts.
CREATE TABLE portal.site_overrides (
  key text PRIMARY KEY CHECK (key ~ '^[A-Za-z_]{1,40}$'),
  value jsonb NOT NULL CHECK (octet_length(value::text) <= 32768)
);
ALTER TABLE portal.site_overrides ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.site_overrides FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.site_overrides TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.site_overrides FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY everybody ON portal.site_overrides FOR SELECT TO sahakon_app USING (true);
CREATE POLICY office ON portal.site_overrides TO sahakon_app
  USING ((SELECT portal.staff_may('admin'))) WITH CHECK ((SELECT portal.staff_may('admin')));
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.site_overrides TO sahakon_app;
GRANT SELECT ON portal.site_overrides TO sahakon_backup;
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON portal.site_overrides FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR UPDATE OR DELETE ON portal.site_overrides
  FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('key');

-- Logos that the office has uploaded, as the server made them; none changes under its version.
CREATE TABLE portal.site_logos (
  version text PRIMARY KEY CHECK (version ~ '^[A-Za-z0-9_-]{12}$'),
  png bytea NOT NULL CHECK (octet_length(png) BETWEEN 1 AND 2097152),
  webp bytea NOT NULL CHECK (octet_length(webp) BETWEEN 1 AND 2097152),
  icon bytea NOT NULL CHECK (octet_length(icon) BETWEEN 1 AND 2097152)
);
ALTER TABLE portal.site_logos ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.site_logos FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.site_logos TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.site_logos FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY everybody ON portal.site_logos FOR SELECT TO sahakon_app USING (true);
CREATE POLICY office ON portal.site_logos FOR INSERT TO sahakon_app
  WITH CHECK ((SELECT portal.staff_may('admin')));
GRANT SELECT, INSERT ON portal.site_logos TO sahakon_app;
GRANT SELECT ON portal.site_logos TO sahakon_backup;

-- The one-time code with which the first admin comes in, printed by the start while nobody is
-- staff; the app reaches it through the functions below alone.
CREATE TABLE portal.begin_codes (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  expires_at timestamptz NOT NULL
);
ALTER TABLE portal.begin_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.begin_codes FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.begin_codes TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.begin_codes FOR SELECT TO sahakon_backup USING (true);
GRANT SELECT ON portal.begin_codes TO sahakon_backup;

-- Nobody has ever been staff here, and the store is no demo, whose passwords everybody knows.
CREATE FUNCTION portal.may_begin() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT NOT EXISTS (SELECT FROM portal.staff)
    AND NOT EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true')
$$;

-- Puts a new code in the place of the last one; false, and none, where somebody is staff.
CREATE FUNCTION portal.offer_begin(hash bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NOT portal.may_begin() THEN
    DELETE FROM portal.begin_codes;
    RETURN false;
  END IF;
  INSERT INTO portal.begin_codes (code_hash, expires_at) VALUES (hash, now() + interval '24 hours')
  ON CONFLICT (single) DO UPDATE
  SET code_hash = excluded.code_hash, expires_at = excluded.expires_at;
  RETURN true;
END $$;

CREATE FUNCTION portal.is_begin_code(hash bytea) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN portal.may_begin()
    AND EXISTS (SELECT FROM portal.begin_codes WHERE code_hash = hash AND expires_at > now());
END $$;

-- Makes the first admin, who may also write the site; NULL for a code that does not count (any
-- more). Of two at once one waits for the other, and finds that somebody is staff.
CREATE FUNCTION portal.begin_with_admin(
  hash bytea, new_login text, new_name text, new_hash text, new_sealed bytea, used_step bigint
) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  made uuid;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff'));
  IF NOT portal.is_begin_code(hash) THEN
    RETURN NULL;
  END IF;
  INSERT INTO portal.staff (login, name, roles, password_hash, totp_sealed, totp_step)
  VALUES (new_login, new_name, ARRAY['admin', 'content'], new_hash, new_sealed, used_step)
  RETURNING id INTO made;
  DELETE FROM portal.begin_codes;
  RETURN made;
END $$;
DO $$
DECLARE
  one regprocedure;
BEGIN
  FOREACH one IN ARRAY ARRAY[
    'portal.may_begin()', 'portal.offer_begin(bytea)', 'portal.is_begin_code(bytea)',
    'portal.begin_with_admin(bytea, text, text, text, bytea, bigint)'
  ]::regprocedure[] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', one);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO sahakon_app', one);
  END LOOP;
END $$;
