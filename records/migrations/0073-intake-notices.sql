-- What staff are to be told of extracts that were dropped: written by whoever took one in, which
-- may be a command without a way to send mail, and handed once to the server, which has one.

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.intake_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT now(),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 20000)
);
ALTER TABLE portal.intake_notices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.intake_notices TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.intake_notices FOR SELECT TO sahakon_backup USING (true);
GRANT SELECT ON portal.intake_notices TO sahakon_backup;

-- One that no server took within 30 days is of no use to anybody.
CREATE FUNCTION portal.tell_of_intake(about text, words text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM portal.intake_notices WHERE made_at < now() - interval '30 days';
  INSERT INTO portal.intake_notices (subject, body) VALUES (left(about, 200), left(words, 20000))
$$;
REVOKE ALL ON FUNCTION portal.tell_of_intake FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.tell_of_intake TO sahakon_intake;

-- Each is handed out once; of two servers that ask at a time the second goes without.
CREATE FUNCTION portal.take_intake_notices() RETURNS TABLE (subject text, body text)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM portal.intake_notices n
  WHERE n.id IN (SELECT id FROM portal.intake_notices ORDER BY id FOR UPDATE SKIP LOCKED)
  RETURNING n.subject, n.body
$$;
REVOKE ALL ON FUNCTION portal.take_intake_notices FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.take_intake_notices TO sahakon_app;
