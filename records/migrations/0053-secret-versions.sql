-- Which versions of the installation's secret this store has known: what starts with another
-- secret is stopped, instead of finding every password wrong.
SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.secret_versions (
  version int PRIMARY KEY CHECK (version > 0),
  -- Made of the secret one way; tells whether two are the same.
  fingerprint bytea NOT NULL CHECK (length(fingerprint) = 32),
  since timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT ON portal.secret_versions TO sahakon_backup;

-- What the given versions are to this store:
--   first    it knew none: these are its own from now on
--   known    they are its own; newer ones beside a known one are a rotation, and are kept
--   foreign  another secret, or none of those that it knows
--   older    a copy from before the last rotation
CREATE FUNCTION portal.know_secret(versions int[], fingerprints bytea[]) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  newest int;
BEGIN
  LOCK TABLE portal.secret_versions IN SHARE ROW EXCLUSIVE MODE;
  SELECT max(version) INTO newest FROM portal.secret_versions;
  IF newest IS NOT NULL THEN
    IF EXISTS (
      SELECT FROM unnest(versions, fingerprints) AS given (version, fingerprint)
      JOIN portal.secret_versions k USING (version)
      WHERE k.fingerprint <> given.fingerprint
    ) OR NOT EXISTS (
      SELECT FROM portal.secret_versions k WHERE k.version = ANY (versions)
    ) THEN
      RETURN 'foreign';
    END IF;
    IF NOT newest = ANY (versions) THEN
      RETURN 'older';
    END IF;
  END IF;
  INSERT INTO portal.secret_versions (version, fingerprint)
  SELECT given.version, given.fingerprint
  FROM unnest(versions, fingerprints) AS given (version, fingerprint)
  ON CONFLICT DO NOTHING;
  RETURN CASE WHEN newest IS NULL THEN 'first' ELSE 'known' END;
END $$;

-- The same password of the subject under a stronger hash or a newer secret, in place of the one
-- that was proven and of nothing else.
CREATE FUNCTION portal.renew_staff_password(proven_hash text, renewed_hash text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.staff SET password_hash = renewed_hash
  WHERE id = NULLIF(current_setting('app.staff_id', true), '')::uuid
    AND password_hash = proven_hash AND ended_at IS NULL;
  RETURN FOUND;
END $$;

REVOKE ALL ON FUNCTION portal.know_secret, portal.renew_staff_password FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.know_secret, portal.renew_staff_password TO sahakon_app;
