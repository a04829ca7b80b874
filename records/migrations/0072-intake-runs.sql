-- What each run of the intake found and did, for staff; and publications that were shown before and
-- may be shown again.

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.publications
  -- When it was last made the current one.
  ADD COLUMN shown_at timestamptz NOT NULL DEFAULT now(),
  -- Since when an earlier one is shown in its place; the same content does not come back by itself.
  ADD COLUMN withdrawn_at timestamptz;
UPDATE records.publications SET shown_at = published_at;

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.intake_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  outcome text NOT NULL CHECK (outcome IN (
    'published', 'checked', 'unchanged', 'refused', 'differs', 'failed', 'rolled_back')),
  -- Nothing was to be published.
  dry_run boolean NOT NULL,
  -- Published although it differed from what was shown.
  forced boolean NOT NULL,
  -- Name of the folder, without where it lies.
  source text NOT NULL CHECK (length(source) <= 200),
  -- The day that the records speak of; not known of what could not be read.
  as_of date,
  -- The publication that is current because of it, and the one that was before.
  publication_id int,
  before_id int,
  fault_count int NOT NULL CHECK (fault_count >= 0),
  -- All that the run reports (core/intake/report.ts).
  report jsonb NOT NULL
);
ALTER TABLE portal.intake_runs ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.intake_runs FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.intake_runs TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.intake_runs FOR SELECT TO sahakon_backup USING (true);
GRANT SELECT ON portal.intake_runs TO sahakon_backup;

-- Notes a run down. A year of nights is kept.
CREATE FUNCTION portal.note_intake_run(
  began timestamptz, what_came_of_it text, was_dry boolean, was_forced boolean, folder text,
  day date, publication int, before_it int, faults int, whole_report jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  noted bigint;
BEGIN
  INSERT INTO portal.intake_runs (began_at, outcome, dry_run, forced, source, as_of, publication_id,
    before_id, fault_count, report)
  VALUES (began, what_came_of_it, was_dry, was_forced, left(folder, 200), day, publication,
    before_it, faults, whole_report)
  RETURNING id INTO noted;
  DELETE FROM portal.intake_runs WHERE id <= noted - 400;
  RETURN noted;
END $$;

-- The runs of the intake for staff who answer for records, newest first.
CREATE FUNCTION portal.intake_runs_for_staff()
RETURNS TABLE (
  id bigint, began_at timestamptz, ended_at timestamptz, outcome text, dry_run boolean,
  forced boolean, source text, as_of date, publication_id int, before_id int, fault_count int
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NOT portal.staff_may('registry', 'finance', 'admin') THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT r.id, r.began_at, r.ended_at, r.outcome, r.dry_run, r.forced, r.source, r.as_of,
    r.publication_id, r.before_id, r.fault_count
  FROM portal.intake_runs r ORDER BY r.id DESC;
END $$;

CREATE FUNCTION portal.intake_report_for_staff(run bigint) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NOT portal.staff_may('registry', 'finance', 'admin') THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT r.report FROM portal.intake_runs r WHERE r.id = run);
END $$;

-- What the lines of these months say came in, to be held against what the core system posted.
CREATE FUNCTION portal.reported_amounts(agency_nos text[], months date[])
RETURNS TABLE (
  agency_no text, month date, member_no text, seq int, billed_satang bigint, collected_satang bigint
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT l.agency_no, l.month, l.member_no, l.seq, l.billed_satang, l.collected_satang
  FROM unnest(agency_nos, months) AS wanted (agency_no, month)
  JOIN portal.agency_report_lines l ON l.agency_no = wanted.agency_no AND l.month = wanted.month
$$;

REVOKE ALL ON FUNCTION portal.note_intake_run, portal.intake_runs_for_staff,
  portal.intake_report_for_staff, portal.reported_amounts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.note_intake_run, portal.reported_amounts TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.intake_runs_for_staff, portal.intake_report_for_staff
  TO sahakon_app;
