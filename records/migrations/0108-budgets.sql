-- What rate limits and waits of all servers count, together. A crash of the database begins them anew
-- (unlogged): no attempt then waits for the disk, and none is a loss that anybody would miss.

SET LOCAL ROLE sahakon_owner;

-- A key is the SHA-256 of a limit's name and of whom it counts: nothing that a stranger typed.
CREATE UNLOGGED TABLE portal.budgets (
  key bytea PRIMARY KEY CHECK (octet_length(key) = 32),
  attempts integer NOT NULL,
  -- Until then a spent key waits.
  ends_at timestamptz NOT NULL,
  -- Until then its attempts count.
  forgotten_at timestamptz NOT NULL
);
CREATE INDEX budgets_forgotten ON portal.budgets (forgotten_at);

-- The app takes and gives back, and neither looks at the rows nor changes them.
ALTER TABLE portal.budgets ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.budgets FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.budgets TO sahakon_owner USING (true) WITH CHECK (true);

-- Milliseconds that each key has to wait, and its attempts, with the one that is taken now.
--
-- `most`: attempts in so many `seconds`, which begin with the first. 0: waits that grow instead, by
-- `steps` in seconds from the last attempt, until the key is quiet for `seconds`.
-- `manner`: 'look' takes nothing. 'all' takes one of each key, or of none where one has to wait.
-- 'first' does so, too, but the first attempt of the first key waits for no other key.
-- 'each' takes of those keys that have one, in turn; one may stand there more than once.
--
-- Rows are locked in the order of their keys, so that no two calls wait for each other.
CREATE FUNCTION portal.take_budgets(
  keys bytea[], most integer[], seconds integer[], steps integer[], manner text,
  OUT waits double precision[], OUT taken integer[]
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  moment timestamptz := clock_timestamp();
  one record;
  found_attempts integer;
BEGIN
  IF manner = 'each' THEN
    waits := array_fill(0::double precision, ARRAY[cardinality(keys)]);
    taken := array_fill(0, ARRAY[cardinality(keys)]);
    FOR one IN
      SELECT u.key, u.most, moment + make_interval(secs => u.seconds) AS ends_at, u.place
      FROM unnest(keys, most, seconds) WITH ORDINALITY AS u (key, most, seconds, place)
      ORDER BY u.key, u.place
    LOOP
      INSERT INTO portal.budgets AS b (key, attempts, ends_at, forgotten_at)
      VALUES (one.key, 1, one.ends_at, one.ends_at)
      ON CONFLICT (key) DO UPDATE SET
        attempts = CASE WHEN b.forgotten_at > moment THEN b.attempts ELSE 0 END + 1,
        ends_at = CASE WHEN b.forgotten_at > moment THEN b.ends_at ELSE EXCLUDED.ends_at END,
        forgotten_at = CASE WHEN b.forgotten_at > moment THEN b.forgotten_at ELSE EXCLUDED.ends_at END
      WHERE b.forgotten_at <= moment OR b.attempts < one.most
      RETURNING b.attempts INTO found_attempts;
      IF found_attempts IS NULL THEN
        -- One that went meanwhile is there again at once.
        waits[one.place] := coalesce((
          SELECT greatest(extract(epoch FROM b.ends_at - moment) * 1000, 1)
          FROM portal.budgets b WHERE b.key = one.key), 1);
      ELSE
        taken[one.place] := found_attempts;
      END IF;
    END LOOP;
  ELSE
    -- First without a lock: whoever is refused costs one look by the key and writes nothing.
    FOR pass IN 1..2 LOOP
      IF pass = 2 THEN
        INSERT INTO portal.budgets AS b (key, attempts, ends_at, forgotten_at)
        SELECT DISTINCT u.key, 0, moment, moment FROM unnest(keys) AS u (key) ORDER BY u.key
        ON CONFLICT (key) DO UPDATE SET attempts = b.attempts;
        -- Others may have been waited for.
        moment := clock_timestamp();
      END IF;
      SELECT
        array_agg(CASE WHEN b.forgotten_at > moment AND b.attempts >= u.most
          THEN greatest(extract(epoch FROM b.ends_at - moment) * 1000, 0)::double precision
          ELSE 0 END ORDER BY u.place),
        array_agg(CASE WHEN b.forgotten_at > moment THEN b.attempts ELSE 0 END ORDER BY u.place)
      INTO waits, taken
      FROM unnest(keys, most) WITH ORDINALITY AS u (key, most, place)
      LEFT JOIN portal.budgets b ON b.key = u.key;
      IF manner = 'first' AND taken[1] = 0 THEN
        waits := array_fill(0::double precision, ARRAY[cardinality(keys)]);
      END IF;
      IF manner = 'look' OR 0 < ANY (waits) THEN
        RETURN;
      END IF;
    END LOOP;
    UPDATE portal.budgets b SET
      attempts = u.taken + 1,
      ends_at = CASE
        WHEN u.most = 0
          THEN moment + make_interval(secs => steps[least(u.taken + 1, cardinality(steps))])
        WHEN u.taken > 0 THEN b.ends_at
        ELSE moment + make_interval(secs => u.seconds) END,
      forgotten_at = CASE WHEN u.most > 0 AND u.taken > 0 THEN b.forgotten_at
        ELSE moment + make_interval(secs => u.seconds) END
    FROM unnest(keys, most, seconds, taken) AS u (key, most, seconds, taken)
    WHERE b.key = u.key;
    taken := ARRAY(SELECT u.taken + 1
      FROM unnest(taken) WITH ORDINALITY AS u (taken, place) ORDER BY u.place);
  END IF;
  -- What is forgotten goes on the way: more than the calls between have added.
  IF random() < 0.02 THEN
    DELETE FROM portal.budgets b WHERE b.key IN (
      SELECT o.key FROM portal.budgets o WHERE o.forgotten_at < moment - interval '1 minute'
      ORDER BY o.forgotten_at LIMIT 1000 FOR UPDATE SKIP LOCKED);
  END IF;
END $$;
REVOKE ALL ON FUNCTION portal.take_budgets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.take_budgets TO sahakon_app;

-- Gives an attempt of each key back; one that may stand there more than once gives as many. `anew`:
-- the key begins anew.
--
-- One after the other in the order of the keys, as they are taken: a statement for all of them would
-- meet rows that came again meanwhile in an order of its own, and wait for who waits for it.
CREATE FUNCTION portal.return_budgets(keys bytea[], anew boolean[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT u.key, count(*)::int AS given, bool_or(u.anew) AS anew
    FROM unnest(keys, anew) AS u (key, anew) GROUP BY u.key ORDER BY u.key
  LOOP
    -- What has none left is forgotten at once, and goes with what is forgotten.
    UPDATE portal.budgets b SET
      attempts = CASE WHEN one.anew OR b.attempts <= one.given THEN 0
        ELSE b.attempts - one.given END,
      forgotten_at = CASE WHEN one.anew OR b.attempts <= one.given THEN '-infinity'
        ELSE b.forgotten_at END
    WHERE b.key = one.key;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION portal.return_budgets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.return_budgets TO sahakon_app;
