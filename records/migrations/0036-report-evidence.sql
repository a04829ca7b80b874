-- What a report stands on: words about a difference count for that difference alone, what staff
-- have accepted stays, and each line and each change of state says who and when.
SET LOCAL ROLE sahakon_owner;

-- What was deducted less what was transferred, when the explanation was given; NULL: not known. Of
-- a report that stands it is the difference at hand-in; who has a draft is asked once more.
ALTER TABLE portal.agency_reports ADD COLUMN explained_satang bigint;
UPDATE portal.agency_reports SET explained_satang = collected_satang - slips_satang
  WHERE state IN ('SUBMITTED', 'ACCEPTED') AND collected_satang <> slips_satang;
ALTER TABLE portal.agency_reports ADD CHECK (collected_satang = slips_satang
  OR explained_satang IS NOT DISTINCT FROM collected_satang - slips_satang);
GRANT UPDATE (explained_satang) ON portal.agency_reports TO sahakon_app;

-- Who said it last, as they were called then, and when; NULL of lines from before.
ALTER TABLE portal.agency_report_lines
  ADD COLUMN said_at timestamptz,
  ADD COLUMN said_by smallint,
  ADD COLUMN said_by_name text CHECK (length(said_by_name) BETWEEN 1 AND 120),
  ADD CHECK (num_nonnulls(said_at, said_by, said_by_name) IN (0, 3));

-- Since when staff have taken it as a proof: from then on it stays, also where the report is sent
-- back because something else is billed.
ALTER TABLE portal.agency_slips ADD COLUMN accepted_at timestamptz;
UPDATE portal.agency_slips s SET accepted_at = (
  SELECT min(p.at) FROM portal.agency_steps p
  WHERE p.agency_no = s.agency_no AND p.month = s.month AND p.step = 'ACCEPTED'
    AND p.at >= s.added_at);
CREATE POLICY not_accepted ON portal.agency_slips AS RESTRICTIVE FOR DELETE TO sahakon_app
  USING (accepted_at IS NULL);

ALTER TABLE portal.agency_steps DROP CONSTRAINT agency_steps_step_check,
  ADD CONSTRAINT agency_steps_step_check CHECK (step IN ('STARTED', 'SAVED', 'FILLED', 'SLIP_ADDED',
    'SLIP_REMOVED', 'SUBMITTED', 'RECALLED', 'ACCEPTED', 'RETURNED', 'CLOSED', 'REOPENED'));

-- Other months of the same agency in which the same files stand as proofs; for anybody but staff
-- who keep accounts nothing.
CREATE FUNCTION portal.slip_twins_for_staff(of_agency text, of_month date)
RETURNS TABLE (id uuid, month date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT s.id, o.month
  FROM portal.agency_slips s
  JOIN portal.agency_slips o ON o.agency_no = s.agency_no AND o.sha256 = s.sha256
    AND o.month <> s.month
  WHERE s.agency_no = of_agency AND s.month = of_month AND portal.settler() IS NOT NULL
$$;

-- As before, with who said each line.
DROP FUNCTION portal.office_report_lines(text, date);
CREATE FUNCTION portal.office_report_lines(asked_no text, asked_month date)
RETURNS TABLE (
  member_no text, seq int, outcome text, billed_satang bigint, collected_satang bigint, reason text,
  new_agency text, note text, said_at timestamptz, said_by_name text
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF portal.settler() IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT l.member_no, l.seq, l.outcome, l.billed_satang, l.collected_satang, l.reason,
    l.new_agency, l.note, l.said_at, l.said_by_name
  FROM portal.agency_report_lines l
  JOIN portal.agency_reports r ON r.agency_no = l.agency_no AND r.month = l.month
  WHERE l.agency_no = asked_no AND l.month = asked_month
    AND r.state IN ('SUBMITTED', 'ACCEPTED') AND r.closed_at IS NULL;
END $$;

REVOKE ALL ON FUNCTION portal.slip_twins_for_staff, portal.office_report_lines FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.slip_twins_for_staff, portal.office_report_lines TO sahakon_app;

-- As before; what is accepted takes its proofs with it.
CREATE OR REPLACE FUNCTION portal.decide_report(
  asked_no text, asked_month date, asked_version int, why text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  deciding constant uuid := portal.settler();
BEGIN
  IF deciding IS NULL THEN
    RETURN false;
  END IF;
  IF why IS NULL THEN
    UPDATE portal.agency_reports SET version = version + 1, state = 'ACCEPTED',
      decided_by = deciding, decided_at = now(), returned_by = NULL, returned_reason = NULL
    WHERE agency_no = asked_no AND month = asked_month AND version = asked_version
      AND state = 'SUBMITTED' AND closed_at IS NULL;
  ELSE
    UPDATE portal.agency_reports SET version = version + 1, state = 'RETURNED',
      decided_by = deciding, decided_at = now(), returned_by = 'OFFICE', returned_reason = why,
      submitted_at = NULL, submitted_by = NULL, submitted_by_name = NULL, members = NULL,
      billed_satang = NULL, collected_satang = NULL, slips_satang = NULL, publication_id = NULL
    WHERE agency_no = asked_no AND month = asked_month AND version = asked_version
      AND state = 'SUBMITTED' AND closed_at IS NULL;
  END IF;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF why IS NULL THEN
    UPDATE portal.agency_slips SET accepted_at = now()
    WHERE agency_no = asked_no AND month = asked_month AND accepted_at IS NULL;
  END IF;
  INSERT INTO portal.agency_steps (agency_no, month, step, actor_kind, staff_id, detail)
  VALUES (asked_no, asked_month, CASE WHEN why IS NULL THEN 'ACCEPTED' ELSE 'RETURNED' END,
    'office', deciding, CASE WHEN why IS NULL THEN '{}' ELSE jsonb_build_object('reason', why) END);
  RETURN true;
END $$;

-- As before; that a month was closed or opened again is a step, too.
CREATE OR REPLACE FUNCTION portal.meet_records(agency_nos text[], months date[], fates text[])
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  WITH turned AS (
    UPDATE portal.agency_reports r
    SET closed_at = CASE met.fate WHEN 'POSTED' THEN now() END, version = r.version + 1
    FROM unnest(agency_nos, months, fates) AS met (agency_no, month, fate)
    WHERE r.agency_no = met.agency_no AND r.month = met.month
      AND (r.closed_at IS NULL) = (met.fate = 'POSTED')
    RETURNING r.agency_no, r.month, r.closed_at
  )
  INSERT INTO portal.agency_steps (agency_no, month, step, actor_kind)
  SELECT t.agency_no, t.month,
    CASE WHEN t.closed_at IS NULL THEN 'REOPENED' ELSE 'CLOSED' END, 'system'
  FROM turned t;
  WITH sent_back AS (
    UPDATE portal.agency_reports r SET version = r.version + 1, state = 'RETURNED',
      returned_by = 'SYSTEM', returned_reason = NULL, decided_by = NULL, decided_at = NULL,
      submitted_at = NULL, submitted_by = NULL, submitted_by_name = NULL, members = NULL,
      billed_satang = NULL, collected_satang = NULL, slips_satang = NULL, publication_id = NULL
    FROM unnest(agency_nos, months, fates) AS met (agency_no, month, fate)
    WHERE r.agency_no = met.agency_no AND r.month = met.month AND met.fate = 'CHANGED'
      AND r.state IN ('SUBMITTED', 'ACCEPTED')
    RETURNING r.agency_no, r.month
  )
  INSERT INTO portal.agency_steps (agency_no, month, step, actor_kind)
  SELECT s.agency_no, s.month, 'RETURNED', 'system' FROM sent_back s;
END $$;
