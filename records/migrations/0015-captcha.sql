-- Proofs of work that were handed in (trust E): each counts once, at whichever server it arrives.

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.used_proofs (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  ends_at timestamptz NOT NULL
);
CREATE INDEX used_proofs_end ON portal.used_proofs (ends_at);

-- The app may use a proof up, and neither look at used ones nor make them unused again.
ALTER TABLE portal.used_proofs ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.used_proofs FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.used_proofs TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.used_proofs FOR SELECT TO sahakon_backup USING (true);
GRANT SELECT ON portal.used_proofs TO sahakon_backup;

-- True the first time; a proof that has ended by the database's clock is as good as used. What has
-- ended goes on the way, a few at a time.
CREATE FUNCTION portal.use_proof(proof_id text, proof_ends_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  DELETE FROM portal.used_proofs u WHERE u.id IN (
    SELECT o.id FROM portal.used_proofs o WHERE o.ends_at < now() - interval '1 minute'
    ORDER BY o.ends_at LIMIT 20 FOR UPDATE SKIP LOCKED);
  IF proof_ends_at <= now() THEN
    RETURN false;
  END IF;
  INSERT INTO portal.used_proofs (id, ends_at) VALUES (proof_id, proof_ends_at)
  ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION portal.use_proof FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.use_proof TO sahakon_app;
