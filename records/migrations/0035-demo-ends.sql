-- A demo that becomes a real cooperative keeps nothing that was made up: not the sign-ins of its
-- agencies and its staff, whose secrets everybody may know, nor letters and reports that nobody
-- wrote. The flag goes when real records end a sign-in of the demo (`end_accounts`).
SET LOCAL ROLE sahakon_owner;

CREATE FUNCTION portal.end_demo() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  TRUNCATE portal.agency_letter_openings, portal.agency_letters, portal.agency_report_lines,
    portal.agency_slips, portal.agency_steps, portal.agency_reports, portal.agency_browsers,
    portal.guide_reads, portal.agency_accounts;
  -- Those of `demo/settle/staff`.
  UPDATE portal.staff SET ended_at = now()
    WHERE login IN ('admin', 'finance', 'support') AND ended_at IS NULL;
  UPDATE portal.sessions SET revoked_at = now()
    WHERE kind IN ('agency', 'office') AND revoked_at IS NULL;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION portal.end_demo FROM PUBLIC;

CREATE TRIGGER end_demo AFTER DELETE ON portal.settings
  FOR EACH ROW WHEN (OLD.key = 'demo' AND OLD.value = 'true') EXECUTE FUNCTION portal.end_demo();
