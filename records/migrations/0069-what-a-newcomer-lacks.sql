-- What is missing in a new cooperative: colleagues for work that waits, and words for its letters.

SET LOCAL ROLE sahakon_owner;

-- How many complaints wait, and not a word of them: an administrator learns that a colleague who may
-- read them is missing (D-18, D-37).
CREATE FUNCTION portal.waiting_complaints() RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT count(*)::int FROM portal.complaints
  WHERE status IN ('RECEIVED', 'IN_PROGRESS') AND (SELECT portal.staff_may('admin'))
$$;

-- Letters that are written from now on wait for their wording: signer and account in the settings
-- are an example's still (D-25). They are completed once it is told.
CREATE FUNCTION portal.withhold_letter_wording() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7215031986);
  DELETE FROM portal.settings WHERE key = 'agency_letter';
END $$;

REVOKE ALL ON FUNCTION portal.waiting_complaints, portal.withhold_letter_wording FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.waiting_complaints, portal.withhold_letter_wording
  TO sahakon_app;
