-- What whoever runs the servers asks of the store: counts of nobody in particular, whether the audit
-- log's chain holds, and which alarms have been sent.

SET LOCAL ROLE sahakon_owner;

-- Those that live are few, and are counted every minute.
CREATE INDEX sessions_ends ON portal.sessions (ends_at);

CREATE FUNCTION portal.operations_figures() RETURNS TABLE (
  intake_outcome text, intake_ended_at timestamptz, notices int, oldest_notice_at timestamptz,
  sessions jsonb, database_bytes bigint, audit_entries bigint, audit_seq bigint,
  audit_checked_at timestamptz, audit_whole_at timestamptz, audit_broken_seq bigint
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT run.outcome, run.ended_at,
    (SELECT count(*)::int FROM portal.intake_notices),
    (SELECT min(n.made_at) FROM portal.intake_notices n),
    (SELECT coalesce(jsonb_object_agg(live.kind, live.number), '{}') FROM (
      SELECT s.kind, count(*) AS number FROM portal.sessions s
      WHERE s.ends_at > now() AND s.revoked_at IS NULL
        AND s.last_seen_at > now() - s.idle_seconds * interval '1 second'
      GROUP BY s.kind) live),
    pg_database_size(current_database()),
    (SELECT h.seq FROM portal.audit_head h),
    c.seq, c.checked_at, c.whole_at, c.broken_seq
  FROM portal.audit_checks c
  LEFT JOIN LATERAL (
    SELECT r.outcome, r.ended_at FROM portal.intake_runs r
    WHERE NOT r.dry_run ORDER BY r.id DESC LIMIT 1
  ) run ON true;
END $$;
REVOKE ALL ON FUNCTION portal.operations_figures() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.operations_figures() TO sahakon_app;

-- How far the chain has been computed: a pass goes from its beginning to its end and follows it; a
-- day later the next one begins.
CREATE TABLE portal.audit_checks (
  single boolean NOT NULL DEFAULT true,
  -- The last entry of this pass that holds, and its hash.
  seq bigint NOT NULL DEFAULT 0,
  hash bytea NOT NULL DEFAULT sha256('sahakon'),
  began_at timestamptz NOT NULL DEFAULT now(),
  checked_at timestamptz,
  -- When a pass last came to the end.
  whole_at timestamptz,
  -- The first entry that was changed, or is missing; no pass goes beyond it.
  broken_seq bigint,
  CONSTRAINT audit_checks_pkey PRIMARY KEY (single),
  CONSTRAINT audit_checks_single_check CHECK (single)
);
INSERT INTO portal.audit_checks DEFAULT VALUES;
GRANT SELECT ON portal.audit_checks TO sahakon_audit, sahakon_backup;

CREATE POLICY checker ON portal.audit_entries FOR SELECT TO sahakon_owner USING (true);

-- Computes the next `most` entries, at most every `pause`, whoever of the servers asks. Tells nothing
-- of any entry. Whoever asks can neither put the next look off nor take back what was found: a break
-- stays one until its own entry was computed again and holds.
CREATE FUNCTION portal.check_audit(most int, pause interval) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
AS $$
DECLARE
  c portal.audit_checks;
  head portal.audit_head;
  entry portal.audit_entries;
  looked int := 0;
BEGIN
  IF most NOT BETWEEN 1 AND 1000000 OR pause NOT BETWEEN interval '0' AND interval '5 minutes' THEN
    RAISE EXCEPTION 'check_audit: bounds' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  SELECT * INTO c FROM portal.audit_checks FOR UPDATE SKIP LOCKED;
  -- A moment to come was noted by a clock that went ahead.
  IF NOT FOUND OR c.checked_at BETWEEN now() - pause AND now() THEN
    RETURN;
  END IF;
  SELECT * INTO STRICT head FROM portal.audit_head;
  IF c.broken_seq IS NULL AND c.seq >= head.seq AND c.began_at < now() - interval '1 day' THEN
    c.seq := 0;
    c.hash := sha256('sahakon');
    c.began_at := now();
  END IF;
  c.broken_seq := NULL;
  FOR entry IN
    SELECT e.* FROM portal.audit_entries e
    WHERE e.seq > c.seq AND e.seq <= head.seq ORDER BY e.seq LIMIT most
  LOOP
    looked := looked + 1;
    IF entry.seq <> c.seq + 1 OR entry.previous_hash <> c.hash
      OR entry.hash <> portal.audit_hash(entry)
    THEN
      c.broken_seq := c.seq + 1;
      EXIT;
    END IF;
    c.seq := entry.seq;
    c.hash := entry.hash;
  END LOOP;
  IF c.broken_seq IS NULL AND (
    head.seq < c.seq OR (c.seq < head.seq AND looked < most)
    OR (c.seq = head.seq AND head.seq > 0 AND c.hash <> head.hash)
  ) THEN
    c.broken_seq := least(c.seq, head.seq) + 1;
  END IF;
  UPDATE portal.audit_checks SET seq = c.seq, hash = c.hash, began_at = c.began_at,
    checked_at = now(), broken_seq = c.broken_seq,
    whole_at = CASE WHEN c.broken_seq IS NULL AND c.seq = head.seq THEN now()
      ELSE audit_checks.whole_at END;
END $$;
REVOKE ALL ON FUNCTION portal.check_audit(int, interval) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.check_audit(int, interval) TO sahakon_app;

-- What is the matter, and whether somebody has been told. As long as any server finds it so it is
-- held; one that nobody holds any more is over.
CREATE TABLE portal.alerts (
  name text NOT NULL,
  began_at timestamptz NOT NULL,
  held_at timestamptz NOT NULL,
  sent_at timestamptz,
  CONSTRAINT alerts_pkey PRIMARY KEY (name)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.alerts TO sahakon_app;
GRANT SELECT ON portal.alerts TO sahakon_backup;
