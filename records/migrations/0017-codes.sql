-- One-time codes (D-03, T8, T10): sent to the telephone on record, or printed at the counter.
SET LOCAL ROLE sahakon_owner;

-- A row for each code, and one like it where nobody was sent any (T13). The subject's own rows hold
-- nothing that opens anything: the code is kept as a MAC under a key that is no part of the
-- database, the ticket as SHA-256.
CREATE TABLE portal.one_time_codes (
  id uuid PRIMARY KEY,
  ticket_hash bytea NOT NULL UNIQUE CHECK (length(ticket_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN
    ('register', 'forget', 'new_device', 'unlock', 'password', 'phone_new', 'phone_old')),
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  -- A session's id, or empty before there is one.
  bound_to text NOT NULL CHECK (length(bound_to) <= 100),
  code_mac bytea NOT NULL CHECK (length(code_mac) = 32),
  reference text NOT NULL CHECK (reference ~ '^[A-Z]{4}$'),
  phone text CHECK (phone ~ '^0[689][0-9]{8}$'),
  tells_phone boolean NOT NULL,
  -- Nothing was sent: no telephone, or the account's limit was reached by somebody else.
  decoy boolean NOT NULL,
  -- A code from the counter may stand for this one.
  activates boolean NOT NULL,
  -- MAC of the network that asked.
  asker bytea NOT NULL CHECK (length(asker) = 32),
  attempts int NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 5),
  -- The message could not be delivered.
  lost boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the first of a chain was sent, of which each follows the one before.
  began_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL DEFAULT now() + interval '5 minutes',
  -- Used, or followed by another.
  closed_at timestamptz
);
CREATE INDEX one_time_codes_member ON portal.one_time_codes (member_no, created_at);
CREATE INDEX one_time_codes_age ON portal.one_time_codes (created_at);

-- Twelve letters that staff print for a member whom they have seen (T8).
CREATE TABLE portal.activation_codes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  code_mac bytea NOT NULL UNIQUE CHECK (length(code_mac) = 32),
  made_by text NOT NULL CHECK (length(made_by) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL DEFAULT now() + interval '7 days',
  -- Used, or followed by another.
  closed_at timestamptz
);
CREATE INDEX activation_codes_member ON portal.activation_codes (member_no);

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['one_time_codes', 'activation_codes'] LOOP
    EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE portal.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY keeper ON portal.%I TO sahakon_owner USING (true) WITH CHECK (true)',
      table_name);
    EXECUTE format(
      'CREATE POLICY backup ON portal.%I FOR SELECT TO sahakon_backup USING (true)', table_name);
    EXECUTE format('GRANT SELECT ON portal.%I TO sahakon_backup', table_name);
    EXECUTE format($policy$
      CREATE POLICY own ON portal.%I TO sahakon_app
        USING (member_no = NULLIF(current_setting('app.member_no', true), ''))
        WITH CHECK (member_no = NULLIF(current_setting('app.member_no', true), ''))
      $policy$, table_name);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE (closed_at, lost) ON portal.one_time_codes TO sahakon_app;
GRANT SELECT, UPDATE (closed_at) ON portal.activation_codes TO sahakon_app;

-- Counts a try, before anybody compares anything, and answers for one exact living code. Of tries
-- that race no more than five get an answer (T10).
CREATE FUNCTION portal.try_code(ticket bytea, wanted text, bound text)
RETURNS TABLE (
  code_id uuid, subject text, code_mac bytea, decoy boolean, activates boolean, tries_left int
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  UPDATE portal.one_time_codes c SET attempts = c.attempts + 1
  WHERE c.ticket_hash = ticket AND c.purpose = wanted AND c.bound_to = bound
    AND c.closed_at IS NULL AND c.ends_at > now() AND c.attempts < 5
  RETURNING c.id, c.member_no, c.code_mac, c.decoy, c.activates, 5 - c.attempts;
END $$;

-- What another code for the same thing needs to know; for a quarter of an hour.
CREATE FUNCTION portal.find_code(ticket bytea, wanted text, bound text)
RETURNS TABLE (
  code_id uuid, subject text, phone text, tells_phone boolean, activates boolean, asker bytea,
  began_at timestamptz, wait_seconds int
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT c.id, c.member_no, c.phone, c.tells_phone, c.activates, c.asker, c.began_at,
    ceil(extract(epoch FROM c.created_at - now()) + 60)::int
  FROM portal.one_time_codes c
  WHERE c.ticket_hash = ticket AND c.purpose = wanted AND c.bound_to = bound
    AND c.closed_at IS NULL AND c.began_at > now() - interval '15 minutes';
END $$;

-- Codes are of no use after a day; their rows go a little later, whoever they are of.
CREATE FUNCTION portal.forget_codes() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  DELETE FROM portal.one_time_codes WHERE id IN (
    SELECT id FROM portal.one_time_codes WHERE created_at < now() - interval '2 days'
    ORDER BY created_at LIMIT 20 FOR UPDATE SKIP LOCKED);
$$;

REVOKE ALL ON FUNCTION portal.try_code, portal.find_code, portal.forget_codes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.try_code, portal.find_code, portal.forget_codes TO sahakon_app;
