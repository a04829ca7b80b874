-- What is set stands in the place of what was checked, and of nothing else: a password that changed
-- meanwhile is not written over, and opens no session any more.
SET LOCAL ROLE sahakon_owner;

-- Changes that wait for a code end after five minutes: those of before are asked for anew.
DELETE FROM portal.pending_changes;
-- The hash that was checked; the code's change replaces this one alone.
ALTER TABLE portal.pending_changes ADD COLUMN old_hash text NOT NULL;

-- Whether somebody is staff by this password still. Held until the transaction ends, so that a new
-- password waits for the session that is begun with the old one, and ends it.
CREATE FUNCTION portal.hold_staff(proven_hash text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM FROM portal.staff
  WHERE id = NULLIF(current_setting('app.staff_id', true), '')::uuid
    AND password_hash = proven_hash AND ended_at IS NULL
  FOR UPDATE;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION portal.hold_staff FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.hold_staff TO sahakon_app;
