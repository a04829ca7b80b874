-- Who besides the agency has to do with its reports: the member of whom they speak, the staff who
-- decide on them, and each new delivery of records, which confirms, closes or sends back.
SET LOCAL ROLE sahakon_owner;

-- What agencies report of the subject's own bills, in reports that were handed in and are not
-- settled by the records; nothing from before the number passed on.
CREATE FUNCTION portal.my_reported()
RETURNS TABLE (
  month date, seq int, agency_no text, outcome text, billed_satang bigint, collected_satang bigint,
  reason text, reported_at timestamptz, accepted boolean
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT l.month, l.seq, l.agency_no, l.outcome, l.billed_satang, l.collected_satang, l.reason,
    r.submitted_at, r.state = 'ACCEPTED'
  FROM portal.agency_report_lines l
  JOIN portal.agency_reports r ON r.agency_no = l.agency_no AND r.month = l.month
  WHERE l.member_no = NULLIF(current_setting('app.member_no', true), '')
    AND r.state IN ('SUBMITTED', 'ACCEPTED')
    AND r.closed_at IS NULL
    AND r.submitted_at > (SELECT portal.mine_since())
$$;

-- The session's member of staff, if they may decide on reports; else NULL.
CREATE FUNCTION portal.settler() RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT id FROM portal.staff
  WHERE id::text = NULLIF(current_setting('app.staff_id', true), '')
    AND ended_at IS NULL AND roles && ARRAY['finance', 'admin']
$$;

-- Reports that were handed in and are not settled by the records.
CREATE FUNCTION portal.office_reports()
RETURNS TABLE (
  agency_no text, month date, version int, state text, explanation text, submitted_at timestamptz,
  submitted_by_name text, members int, billed_satang bigint, collected_satang bigint,
  slips_satang bigint, decided_at timestamptz, decided_by_name text
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF portal.settler() IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT r.agency_no, r.month, r.version, r.state, r.explanation, r.submitted_at,
    r.submitted_by_name, r.members, r.billed_satang, r.collected_satang, r.slips_satang,
    CASE r.state WHEN 'ACCEPTED' THEN r.decided_at END,
    CASE r.state WHEN 'ACCEPTED' THEN
      (SELECT s.name FROM portal.staff s WHERE s.id = r.decided_by) END
  FROM portal.agency_reports r
  WHERE r.state IN ('SUBMITTED', 'ACCEPTED') AND r.closed_at IS NULL;
END $$;

CREATE FUNCTION portal.office_report_lines(asked_no text, asked_month date)
RETURNS TABLE (
  member_no text, seq int, outcome text, billed_satang bigint, collected_satang bigint, reason text,
  new_agency text, note text
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF portal.settler() IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT l.member_no, l.seq, l.outcome, l.billed_satang, l.collected_satang, l.reason,
    l.new_agency, l.note
  FROM portal.agency_report_lines l
  JOIN portal.agency_reports r ON r.agency_no = l.agency_no AND r.month = l.month
  WHERE l.agency_no = asked_no AND l.month = asked_month
    AND r.state IN ('SUBMITTED', 'ACCEPTED') AND r.closed_at IS NULL;
END $$;

CREATE FUNCTION portal.office_report_steps(asked_no text, asked_month date)
RETURNS TABLE (id bigint, step text, at timestamptz, actor_kind text, actor_name text, detail jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF portal.settler() IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT p.id, p.step, p.at, p.actor_kind, coalesce(p.contact_name, s.name), p.detail
  FROM portal.agency_steps p LEFT JOIN portal.staff s ON s.id = p.staff_id
  WHERE p.agency_no = asked_no AND p.month = asked_month;
END $$;

-- Accepts a report that was handed in, or sends it back with a reason; says whether this call did.
CREATE FUNCTION portal.decide_report(
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
  INSERT INTO portal.agency_steps (agency_no, month, step, actor_kind, staff_id, detail)
  VALUES (asked_no, asked_month, CASE WHEN why IS NULL THEN 'ACCEPTED' ELSE 'RETURNED' END,
    'office', deciding, CASE WHEN why IS NULL THEN '{}' ELSE jsonb_build_object('reason', why) END);
  RETURN true;
END $$;

REVOKE ALL ON FUNCTION portal.my_reported, portal.settler, portal.office_reports,
  portal.office_report_lines, portal.office_report_steps, portal.decide_report FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.my_reported, portal.settler, portal.office_reports,
  portal.office_report_lines, portal.office_report_steps, portal.decide_report TO sahakon_app;

-- While a delivery of records takes its place nobody hands in, takes back or accepts: each of these
-- happens before it, and is looked at, or after it, and sees the new records.
CREATE FUNCTION portal.hold_reports() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  LOCK TABLE portal.agency_reports IN SHARE ROW EXCLUSIVE MODE;
END $$;

CREATE FUNCTION portal.standing_reports()
RETURNS TABLE (agency_no text, month date, handed_in boolean, closed boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT r.agency_no, r.month, r.state IN ('SUBMITTED', 'ACCEPTED'), r.closed_at IS NOT NULL
  FROM portal.agency_reports r
$$;

-- What the lines of these months were reported against.
CREATE FUNCTION portal.standing_lines(agency_nos text[], months date[])
RETURNS TABLE (agency_no text, month date, member_no text, seq int, billed_satang bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT l.agency_no, l.month, l.member_no, l.seq, l.billed_satang
  FROM unnest(agency_nos, months) AS asked (agency_no, month)
  JOIN portal.agency_report_lines l ON l.agency_no = asked.agency_no AND l.month = asked.month
$$;

-- What a delivery makes of reports: POSTED closes, OPEN opens what an earlier one had closed,
-- CHANGED sends back what was handed in against other bills.
CREATE FUNCTION portal.meet_records(agency_nos text[], months date[], fates text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.agency_reports r
  SET closed_at = CASE met.fate WHEN 'POSTED' THEN now() END, version = r.version + 1
  FROM unnest(agency_nos, months, fates) AS met (agency_no, month, fate)
  WHERE r.agency_no = met.agency_no AND r.month = met.month
    AND (r.closed_at IS NULL) = (met.fate = 'POSTED');
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

REVOKE ALL ON FUNCTION portal.hold_reports, portal.standing_reports, portal.standing_lines,
  portal.meet_records FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.hold_reports, portal.standing_reports, portal.standing_lines,
  portal.meet_records TO sahakon_intake;

-- As before; and what was reported of the person before is not the next one's to read.
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
    UNION SELECT member_no FROM portal.agency_report_lines
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
