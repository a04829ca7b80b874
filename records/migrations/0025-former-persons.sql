-- A membership number that passes to another person leaves nothing of the one before behind: not
-- their browsers, codes, telephones, choices and picture, nor the history that was theirs.
SET LOCAL ROLE sahakon_owner;

-- When a number last passed on. The audit trail keeps everything; the member reads what came after.
CREATE TABLE portal.former_persons (
  member_no text PRIMARY KEY CHECK (member_no ~ '^[0-9]{6}$'),
  ended_at timestamptz NOT NULL
);
ALTER TABLE portal.former_persons ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.former_persons FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.former_persons TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.former_persons FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.former_persons FOR SELECT TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), ''));
GRANT SELECT ON portal.former_persons TO sahakon_app, sahakon_backup;

-- When the subject's number last passed on; long ago where it never did.
CREATE FUNCTION portal.mine_since() RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce((SELECT ended_at FROM portal.former_persons
    WHERE member_no = NULLIF(current_setting('app.member_no', true), '')), '-infinity');
$$;
REVOKE ALL ON FUNCTION portal.mine_since FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.mine_since TO sahakon_app;

-- What is kept as evidence of the person before is not the next one's to read.
ALTER POLICY own ON portal.audit_entries
  USING (member_no = NULLIF(current_setting('app.member_no', true), '')
    AND written_at > (SELECT portal.mine_since()));
ALTER POLICY looked_at ON portal.help_tickets
  USING (used_at > (SELECT portal.mine_since())
    AND member_no = NULLIF(current_setting('app.member_no', true), ''));
ALTER POLICY own ON portal.sessions
  USING (kind IN ('member', 'impersonation')
    AND subject = NULLIF(current_setting('app.member_no', true), '')
    AND created_at > (SELECT portal.mine_since()));

CREATE OR REPLACE FUNCTION portal.end_accounts(member_nos text[]) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  ended int;
BEGIN
  -- A first extract brings every number anew: only of these could anything stand in the trail.
  INSERT INTO portal.former_persons (member_no, ended_at)
  SELECT number, now() FROM (
    SELECT member_no AS number FROM portal.member_accounts
    UNION SELECT member_no FROM portal.sign_in_failures
    UNION SELECT member_no FROM portal.one_time_codes
    UNION SELECT member_no FROM portal.help_tickets
  ) known WHERE number = ANY (member_nos)
  ON CONFLICT (member_no) DO UPDATE SET ended_at = excluded.ended_at;
  DELETE FROM portal.member_accounts WHERE member_no = ANY (member_nos);
  GET DIAGNOSTICS ended = ROW_COUNT;
  DELETE FROM portal.terms_acceptances WHERE member_no = ANY (member_nos);
  DELETE FROM portal.member_choices WHERE member_no = ANY (member_nos);
  DELETE FROM portal.member_pictures WHERE member_no = ANY (member_nos);
  DELETE FROM portal.member_phones WHERE member_no = ANY (member_nos);
  DELETE FROM portal.devices WHERE member_no = ANY (member_nos);
  DELETE FROM portal.sign_in_failures WHERE member_no = ANY (member_nos);
  DELETE FROM portal.pending_changes WHERE member_no = ANY (member_nos);
  DELETE FROM portal.password_steps WHERE member_no = ANY (member_nos);
  DELETE FROM portal.one_time_codes WHERE member_no = ANY (member_nos);
  DELETE FROM portal.activation_codes WHERE member_no = ANY (member_nos);
  DELETE FROM portal.election_voters WHERE member_no = ANY (member_nos);
  DELETE FROM portal.board_drafts WHERE member_no = ANY (member_nos);
  UPDATE portal.sessions SET revoked_at = now()
    WHERE kind IN ('member', 'impersonation') AND subject = ANY (member_nos)
      AND revoked_at IS NULL;
  IF ended > 0 THEN
    DELETE FROM portal.settings WHERE key = 'demo';
  END IF;
  RETURN ended;
END $$;
