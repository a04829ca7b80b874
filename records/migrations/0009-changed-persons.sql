-- A membership number may pass to another person, in a first real extract after a demo most of all.
-- The password of the one before must not open the records of the one who follows.
SET LOCAL ROLE sahakon_owner;
GRANT USAGE ON SCHEMA portal TO sahakon_intake;

-- Ends sign-ins, sessions and acceptances of these numbers; the audit trail keeps who did what. A
-- demo that loses sign-ins of its cast is none any more. Gives how many sign-ins ended.
CREATE FUNCTION portal.end_accounts(member_nos text[]) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  ended int;
BEGIN
  DELETE FROM portal.member_accounts WHERE member_no = ANY (member_nos);
  GET DIAGNOSTICS ended = ROW_COUNT;
  DELETE FROM portal.terms_acceptances WHERE member_no = ANY (member_nos);
  UPDATE portal.sessions SET revoked_at = now()
    WHERE kind IN ('member', 'impersonation') AND subject = ANY (member_nos)
      AND revoked_at IS NULL;
  IF ended > 0 THEN
    DELETE FROM portal.settings WHERE key = 'demo';
  END IF;
  RETURN ended;
END $$;

REVOKE ALL ON FUNCTION portal.end_accounts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.end_accounts TO sahakon_intake;
