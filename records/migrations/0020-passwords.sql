-- New passwords that wait for a code, and telephone numbers that wait to be confirmed (trust C, T9).
SET LOCAL ROLE sahakon_owner;

-- A password that a signed-in member has chosen: hashed at once, set once the code is right.
CREATE TABLE portal.pending_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  session_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('password')),
  -- argon2id in PHC form; nothing in these rows can be read back.
  new_hash text NOT NULL,
  -- SHA-256 of the two references and of the code's ticket: what goes out stays out.
  ref_a_hash bytea NOT NULL CHECK (length(ref_a_hash) = 32),
  ref_b_hash bytea NOT NULL CHECK (length(ref_b_hash) = 32),
  ticket_hash bytea NOT NULL CHECK (length(ticket_hash) = 32),
  attempts int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '5 minutes',
  used_at timestamptz
);
CREATE INDEX pending_changes_session ON portal.pending_changes (member_no, session_id);

-- Numbers that members gave here. One counts from `effective_at` on, and until it is withdrawn;
-- before that it proves nothing and is used for nothing.
CREATE TABLE portal.member_phones (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  phone text NOT NULL CHECK (phone ~ '^0[689][0-9]{8}$'),
  given_at timestamptz NOT NULL DEFAULT now(),
  -- A code sent to the number itself came back.
  new_confirmed_at timestamptz,
  -- A code sent to the number on record came back, or staff saw the person.
  old_confirmed_at timestamptz,
  -- Who of the staff; null: the old telephone.
  confirmed_by text,
  effective_at timestamptz,
  withdrawn_at timestamptz,
  CHECK (effective_at IS NULL OR (new_confirmed_at IS NOT NULL AND old_confirmed_at IS NOT NULL))
);
CREATE UNIQUE INDEX member_phones_waiting ON portal.member_phones (member_no)
  WHERE effective_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX member_phones_effective ON portal.member_phones (member_no, effective_at DESC);

INSERT INTO portal.member_phones (member_no, phone, given_at)
  SELECT member_no, pending_phone, coalesce(pending_phone_at, now())
  FROM portal.member_accounts WHERE pending_phone IS NOT NULL;
ALTER TABLE portal.member_accounts DROP COLUMN pending_phone, DROP COLUMN pending_phone_at;

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['pending_changes', 'member_phones'] LOOP
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
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.pending_changes TO sahakon_app;
GRANT SELECT, INSERT, UPDATE ON portal.member_phones TO sahakon_app;

-- What most members' hashes cost: numbers that nobody has must cost the same to refuse (T13).
CREATE FUNCTION portal.usual_password_cost()
RETURNS TABLE (memory_kib int, passes int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT found.cost[1]::int, found.cost[2]::int
  FROM portal.member_accounts,
    regexp_match(password_hash, '^[$]argon2id[$]v=19[$]m=(\d+),t=(\d+),p=1[$]') AS found (cost)
  WHERE found.cost IS NOT NULL
  GROUP BY found.cost
  ORDER BY count(*) DESC, found.cost
  LIMIT 1
$$;
REVOKE ALL ON FUNCTION portal.usual_password_cost FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.usual_password_cost TO sahakon_app;
