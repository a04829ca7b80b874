-- The audit trail: entries are added, never changed, and each holds the hash of the one before.
-- Number, hashes and time are set by the store, so that the app cannot forge them.
SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.audit_entries (
  seq bigint PRIMARY KEY,
  written_at timestamptz NOT NULL,
  -- When it happened, by the server that saw it.
  happened_at timestamptz NOT NULL,
  entry text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('ok', 'refused', 'failed')),
  actor_kind text NOT NULL CHECK (actor_kind IN ('visitor', 'member', 'agency', 'office', 'system')),
  actor text,
  -- Whose records were touched.
  member_no text,
  session_id uuid,
  ref text,
  address text,
  agent text,
  detail jsonb,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX audit_entries_member ON portal.audit_entries (member_no, seq);

-- The last link; locking it puts writers in a row.
CREATE TABLE portal.audit_head (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  seq bigint NOT NULL,
  hash bytea NOT NULL
);
INSERT INTO portal.audit_head (seq, hash) VALUES (0, sha256('sahakon'));

-- What is hashed: UTF-8 of a JSON array as PostgreSQL writes jsonb; times in UTC, microseconds.
CREATE FUNCTION portal.audit_hash(entry portal.audit_entries) RETURNS bytea
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT sha256(convert_to(jsonb_build_array(
    encode(entry.previous_hash, 'hex'), entry.seq,
    to_char(entry.written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    to_char(entry.happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    entry.entry, entry.outcome, entry.actor_kind, entry.actor, entry.member_no,
    entry.session_id, entry.ref, entry.address, entry.agent, entry.detail
  )::text, 'UTF8'));
$$;

CREATE FUNCTION portal.chain_audit_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  head portal.audit_head;
BEGIN
  SELECT * INTO STRICT head FROM portal.audit_head FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.previous_hash := head.hash;
  NEW.written_at := clock_timestamp();
  NEW.hash := portal.audit_hash(NEW);
  UPDATE portal.audit_head SET seq = NEW.seq, hash = NEW.hash;
  RETURN NEW;
END $$;

CREATE TRIGGER chain BEFORE INSERT ON portal.audit_entries
  FOR EACH ROW EXECUTE FUNCTION portal.chain_audit_entry();

-- Owners and audit alike: not even by mistake.
CREATE FUNCTION portal.refuse_audit_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON portal.audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_audit_change();

-- The first broken link, by number; NULL when the chain holds from end to end.
CREATE FUNCTION portal.verify_audit() RETURNS bigint
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT least(
    (SELECT min(link.seq) FROM (
      SELECT e.seq, e.hash <> portal.audit_hash(e) AS forged,
        e.previous_hash <> coalesce(lag(e.hash) OVER w, sha256('sahakon')) AS torn,
        e.seq <> coalesce(lag(e.seq) OVER w, 0) + 1 AS missing
      FROM portal.audit_entries e WINDOW w AS (ORDER BY e.seq)
    ) link WHERE link.forged OR link.torn OR link.missing),
    (SELECT head.seq FROM portal.audit_head head
      LEFT JOIN portal.audit_entries e ON e.seq = head.seq
      WHERE head.seq > 0 AND e.hash IS DISTINCT FROM head.hash));
$$;

ALTER TABLE portal.audit_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.audit_entries FORCE ROW LEVEL SECURITY;
CREATE POLICY added ON portal.audit_entries FOR INSERT TO sahakon_app, sahakon_owner
  WITH CHECK (true);
CREATE POLICY own ON portal.audit_entries FOR SELECT TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), ''));
CREATE POLICY auditor ON portal.audit_entries FOR SELECT TO sahakon_audit, sahakon_backup
  USING (true);

GRANT SELECT, INSERT ON portal.audit_entries TO sahakon_app;
GRANT SELECT ON portal.audit_entries, portal.audit_head TO sahakon_audit, sahakon_backup;
REVOKE ALL ON FUNCTION portal.audit_hash, portal.chain_audit_entry, portal.verify_audit,
  portal.refuse_audit_change FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.audit_hash, portal.verify_audit TO sahakon_audit;
