-- Which backups were made, whether they could be restored elsewhere, and what failed: for staff, for
-- alerts, and so that only what this store has made is removed after its days.

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  reason text NOT NULL CHECK (reason IN ('command', 'schedule', 'migration')),
  -- Null of one that failed.
  file text CHECK (length(file) BETWEEN 1 AND 1000),
  bytes bigint CHECK (bytes > 0),
  row_count bigint CHECK (row_count >= 0),
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- Why there is none, in Thai.
  fault text CHECK (length(fault) BETWEEN 1 AND 1000),
  rehearsed_at timestamptz,
  -- Why it could not be restored elsewhere; null of one that was restored and counted.
  rehearsal_fault text CHECK (length(rehearsal_fault) BETWEEN 1 AND 1000),
  -- When its file was removed after its days.
  removed_at timestamptz,
  CHECK ((fault IS NULL) = (file IS NOT NULL AND bytes IS NOT NULL AND row_count IS NOT NULL
    AND sha256 IS NOT NULL)),
  CHECK (fault IS NULL OR (rehearsed_at IS NULL AND removed_at IS NULL)),
  CHECK (rehearsal_fault IS NULL OR rehearsed_at IS NOT NULL)
);
ALTER TABLE portal.backups ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.backups TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.backups FOR SELECT TO sahakon_backup USING (true);
GRANT SELECT ON portal.backups TO sahakon_backup;

-- How old the last good one is, and the last that was restored elsewhere: facts without a name or a
-- place, for the figures that an operator watches. What a clock that went ahead has dated does not
-- count: it would be young for years.
CREATE FUNCTION portal.backup_state()
RETURNS TABLE (
  made_at timestamptz, bytes bigint, failed_at timestamptz, rehearsed_at timestamptz,
  rehearsal_failed_at timestamptz
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
    (SELECT max(b.rehearsed_at) FROM b WHERE b.rehearsal_fault IS NOT NULL)
$$;

-- The list for administrators, newest first.
CREATE FUNCTION portal.backups_for_staff()
RETURNS TABLE (
  id bigint, began_at timestamptz, ended_at timestamptz, reason text, file text, bytes bigint,
  row_count bigint, sha256 text, fault text, rehearsed_at timestamptz, rehearsal_fault text,
  removed_at timestamptz
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT portal.staff_may('admin') THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT b.id, b.began_at, b.ended_at, b.reason, b.file, b.bytes, b.row_count, b.sha256, b.fault,
    b.rehearsed_at, b.rehearsal_fault, b.removed_at
  FROM portal.backups b ORDER BY b.id DESC;
END $$;

REVOKE ALL ON FUNCTION portal.backup_state, portal.backups_for_staff FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.backup_state, portal.backups_for_staff TO sahakon_app;
