-- Calls that carry an Idempotency-Key: what was answered is answered again, and done once (F13).

SET LOCAL ROLE sahakon_owner;

-- A row stands for a call of one person, address and key. It tells neither of them: `key` and
-- `body_mac` are MACs and `answer` is sealed, under keys that are made from the installation's
-- secret and the key that the caller holds.
CREATE TABLE portal.idempotency (
  key bytea NOT NULL,
  body_mac bytea NOT NULL,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  -- Null while the call runs; empty where it ended without an answer that could be stored.
  answer bytea,
  CONSTRAINT idempotency_pkey PRIMARY KEY (key),
  CONSTRAINT idempotency_key_check CHECK (octet_length(key) = 32),
  CONSTRAINT idempotency_body_mac_check CHECK (octet_length(body_mac) = 32)
);
CREATE INDEX idempotency_claimed ON portal.idempotency (claimed_at);

-- The app goes by the functions below and neither looks at the rows nor changes them.
ALTER TABLE portal.idempotency ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.idempotency FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.idempotency TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.idempotency FOR SELECT TO sahakon_backup USING (true);
GRANT SELECT ON portal.idempotency TO sahakon_backup;

-- Claims a call. `state`: 'mine' must be run by whoever claimed it; 'answered' has its answer;
-- 'running' has none yet; 'unknown' ended without one, or has had none for a minute, when no call
-- runs any longer; 'other' was made with another body. `keys` and `macs` are of one call under each version of the
-- secret, the newest first.
--
-- The commit waits for no disk: the change that the call then makes is written behind it, so that
-- a crash which spares the change spares the claim.
CREATE FUNCTION portal.claim_call(
  keys bytea[], macs bytea[], OUT state text, OUT answer bytea, OUT claim bytea
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  found_row record;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  -- What is over goes on the way: more than the calls between have added.
  DELETE FROM portal.idempotency i WHERE i.key IN (
    SELECT o.key FROM portal.idempotency o WHERE o.claimed_at < now() - interval '24 hours'
    ORDER BY o.claimed_at LIMIT 10 FOR UPDATE SKIP LOCKED);
  FOR attempt IN 1..2 LOOP
    SELECT i.key, i.answer, i.body_mac, i.claimed_at, u.mac INTO found_row
    FROM unnest(keys, macs) WITH ORDINALITY AS u (key, mac, place)
    JOIN portal.idempotency i ON i.key = u.key AND i.claimed_at >= now() - interval '24 hours'
    ORDER BY u.place LIMIT 1;
    IF FOUND THEN
      claim := found_row.key;
      answer := found_row.answer;
      state := CASE
        WHEN found_row.body_mac <> found_row.mac THEN 'other'
        WHEN octet_length(found_row.answer) > 0 THEN 'answered'
        WHEN found_row.answer IS NOT NULL THEN 'unknown'
        -- A clock that went back makes no call run on.
        WHEN abs(extract(epoch FROM now() - found_row.claimed_at)) > 60 THEN 'unknown'
        ELSE 'running' END;
      IF state <> 'answered' THEN
        answer := NULL;
      END IF;
      RETURN;
    END IF;
    INSERT INTO portal.idempotency AS i (key, body_mac) VALUES (keys[1], macs[1])
    ON CONFLICT (key) DO UPDATE SET body_mac = EXCLUDED.body_mac, claimed_at = now(), answer = NULL
    WHERE i.claimed_at < now() - interval '24 hours'
    RETURNING i.key INTO claim;
    IF claim IS NOT NULL THEN
      state := 'mine';
      RETURN;
    END IF;
    -- Somebody was faster, and has committed: the next look finds the row.
  END LOOP;
  -- It was there, and is gone again: the other call was refused. The caller asks once more.
  state := 'running';
END $$;
REVOKE ALL ON FUNCTION portal.claim_call FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.claim_call TO sahakon_app;

-- Stores the answer of a claimed call; an empty one says that it is over and that nobody knows more.
CREATE FUNCTION portal.answer_call(claim bytea, sealed bytea) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT set_config('synchronous_commit', 'off', true);
  UPDATE portal.idempotency i SET answer = sealed WHERE i.key = claim AND i.answer IS NULL;
$$;
REVOKE ALL ON FUNCTION portal.answer_call FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.answer_call TO sahakon_app;

-- Withdraws the claim of a call that was refused: it may be made again.
CREATE FUNCTION portal.release_call(claim bytea) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT set_config('synchronous_commit', 'off', true);
  DELETE FROM portal.idempotency i WHERE i.key = claim AND i.answer IS NULL;
$$;
REVOKE ALL ON FUNCTION portal.release_call FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.release_call TO sahakon_app;
