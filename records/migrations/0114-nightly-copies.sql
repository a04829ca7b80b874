-- A copy made by hand says nothing of the nights: what the schedule itself came to is a fact of its
-- own. And whether a copy holds the secret, for whoever chooses one to restore.

SET LOCAL ROLE sahakon_owner;

-- Null of copies from before it was noted. The nightly ones always hold it.
ALTER TABLE portal.backups ADD COLUMN with_secret boolean;

DROP FUNCTION portal.backup_state();
CREATE FUNCTION portal.backup_state()
RETURNS TABLE (
  made_at timestamptz, bytes bigint, failed_at timestamptz, rehearsed_at timestamptz,
  rehearsal_failed_at timestamptz, nightly_made_at timestamptz, nightly_failed_at timestamptz
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH b AS (
    SELECT * FROM portal.backups WHERE began_at <= now() + interval '1 hour'
  )
  SELECT
    (SELECT max(b.began_at) FROM b WHERE b.fault IS NULL),
    (SELECT b.bytes FROM b WHERE b.fault IS NULL ORDER BY b.began_at DESC LIMIT 1),
    (SELECT max(b.began_at) FROM b WHERE b.fault IS NOT NULL),
    (SELECT max(b.rehearsed_at) FROM b WHERE b.rehearsal_fault IS NULL),
    (SELECT max(b.rehearsed_at) FROM b WHERE b.rehearsal_fault IS NOT NULL),
    (SELECT max(b.began_at) FROM b WHERE b.fault IS NULL AND b.reason = 'schedule'),
    (SELECT max(b.began_at) FROM b WHERE b.fault IS NOT NULL AND b.reason = 'schedule')
$$;
REVOKE ALL ON FUNCTION portal.backup_state FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.backup_state TO sahakon_app;
