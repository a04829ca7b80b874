-- Elections are kept in the office (D-20): the state follows from the days, and what is prepared
-- shows on no page.

SET LOCAL ROLE sahakon_owner;

ALTER TABLE portal.elections
  ALTER COLUMN status SET DEFAULT 'UPCOMING',
  -- NULL while it is prepared: no page shows it.
  ADD COLUMN published_at timestamptz DEFAULT now(),
  -- First days of the states; those before them are UPCOMING. All of them, or none.
  ADD COLUMN application_on date,
  ADD COLUMN campaign_on date,
  ADD COLUMN voting_on date,
  -- Last day of voting.
  ADD COLUMN voting_ends_on date,
  -- No result is released before it.
  ADD COLUMN announced_on date,
  -- Set by hand in place of what the days say, and why.
  ADD COLUMN manual_status text
    CHECK (manual_status IN ('UPCOMING', 'APPLICATION', 'CAMPAIGN', 'VOTING', 'CLOSED')),
  ADD COLUMN manual_reason text NOT NULL DEFAULT '',
  -- Of each part that staff edit: {version, by, at}. Whoever saves names the version they saw.
  ADD COLUMN parts jsonb NOT NULL DEFAULT '{}',
  ADD CHECK ((manual_status IS NULL) = (manual_reason = '')),
  ADD CHECK (
    num_nonnulls(application_on, campaign_on, voting_on, voting_ends_on, announced_on) IN (0, 5)),
  ADD CHECK (application_on < campaign_on AND campaign_on < voting_on
    AND voting_on <= voting_ends_on AND voting_on <= announced_on);

-- Where an election stands now. RESULT is stored, by the release alone; what was stored before there
-- were days holds where there are none.
CREATE FUNCTION portal.election_status(e portal.elections) RETURNS text
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE
    WHEN e.status = 'RESULT' THEN 'RESULT'
    WHEN e.manual_status IS NOT NULL THEN e.manual_status
    WHEN e.application_on IS NULL THEN e.status
    WHEN d.today > e.voting_ends_on THEN 'CLOSED'
    WHEN d.today >= e.voting_on THEN 'VOTING'
    WHEN d.today >= e.campaign_on THEN 'CAMPAIGN'
    WHEN d.today >= e.application_on THEN 'APPLICATION'
    ELSE 'UPCOMING'
  END
  FROM (SELECT (now() AT TIME ZONE 'Asia/Bangkok')::date AS today) d
$$;

-- Every midnight at which the state changes by itself.
CREATE FUNCTION portal.note_election_moments() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  day date;
BEGIN
  FOREACH day IN ARRAY array_remove(
    ARRAY[NEW.application_on, NEW.campaign_on, NEW.voting_on, NEW.voting_ends_on + 1], NULL)
  LOOP
    PERFORM portal.note_content_moment(day::timestamp AT TIME ZONE 'Asia/Bangkok');
  END LOOP;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION portal.note_election_moments FROM PUBLIC;
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.elections FOR EACH ROW
  EXECUTE FUNCTION portal.note_election_moments();

-- The stored state is the release's: nobody of the office writes it.
CREATE FUNCTION portal.guard_election_status() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF current_user <> 'sahakon_owner' AND NEW.status <> (CASE TG_OP
    WHEN 'INSERT' THEN 'UPCOMING' ELSE OLD.status END)
  THEN
    RAISE EXCEPTION 'the status of an election is written by the release of its results'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_status BEFORE INSERT OR UPDATE ON portal.elections FOR EACH ROW
  EXECUTE FUNCTION portal.guard_election_status();

-- Only what is published is everybody's, and candidates from the first day of the campaign on.
DROP POLICY everybody ON portal.elections;
CREATE POLICY everybody ON portal.elections FOR SELECT TO sahakon_app
  USING (published_at IS NOT NULL);
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['election_calendar', 'election_positions', 'election_zones',
    'election_documents', 'election_candidates'] LOOP
    EXECUTE format('DROP POLICY everybody ON portal.%I', table_name);
    EXECUTE format($policy$
      CREATE POLICY everybody ON portal.%1$I FOR SELECT TO sahakon_app USING (EXISTS (
        SELECT FROM portal.elections e
        WHERE e.year = %1$I.year AND e.published_at IS NOT NULL %2$s))
      $policy$, table_name, CASE table_name WHEN 'election_candidates'
        THEN $more$AND portal.election_status(e) NOT IN ('UPCOMING', 'APPLICATION')$more$ ELSE '' END);
  END LOOP;
  -- Whoever may release sees what is released.
  FOREACH table_name IN ARRAY ARRAY['elections', 'election_calendar', 'election_positions',
    'election_zones', 'election_documents', 'election_candidates'] LOOP
    EXECUTE format(
      'CREATE POLICY release ON portal.%I FOR SELECT TO sahakon_app
         USING ((SELECT portal.staff_may(''admin'')))', table_name);
  END LOOP;
  -- Results are written by the release below and by nobody's hand.
  FOREACH table_name IN ARRAY ARRAY['election_results', 'election_turnouts'] LOOP
    EXECUTE format('DROP POLICY office ON portal.%I', table_name);
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON portal.%I FROM sahakon_app', table_name);
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION portal.election_status FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.election_status TO sahakon_app;
