-- A store is a demo or it is a cooperative's, from its first record on. Everybody knows the passwords
-- and authenticator keys of the demo's staff, agencies and members: what a core system delivers never
-- comes in beside them, and nothing that was made up comes in beside what is real.
SET LOCAL ROLE sahakon_intake;

-- Whether the demo's own generator made it, in the very store. An extract that comes by command never is.
ALTER TABLE records.publications ADD COLUMN made_up boolean NOT NULL DEFAULT false;

SET LOCAL ROLE sahakon_owner;

-- The demo ended where a number of its cast passed to somebody else, and nowhere else.
DROP TRIGGER end_demo ON portal.settings;
DROP FUNCTION portal.end_demo;
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
  RETURN ended;
END $$;

-- Stores that have taken in real records beside a demo, or were a demo before its end was complete.
-- The national IDs of made-up members have `99` where those of people have their province.
RESET ROLE;
DO $$
DECLARE
  is_demo boolean := EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true');
  is_real boolean := EXISTS (
    SELECT FROM records.members JOIN records.current USING (publication_id)
    WHERE substr(national_id, 2, 2) <> '99');
BEGIN
  IF is_demo AND NOT is_real THEN
    UPDATE records.publications SET made_up = true;
    RETURN;
  END IF;
  IF is_demo THEN
    -- Numbers that the real records do not have; those that passed on have ended already.
    PERFORM portal.end_accounts(ARRAY(
      SELECT a.member_no FROM portal.member_accounts a WHERE NOT EXISTS (
        SELECT FROM records.members m JOIN records.current USING (publication_id)
        WHERE m.member_no = a.member_no)));
    -- Each start made what the demo lacked: sign-ins, letters and reports of real agencies, too.
    TRUNCATE portal.agency_letter_openings, portal.agency_letters, portal.agency_report_lines,
      portal.agency_slips, portal.agency_steps, portal.agency_reports, portal.agency_browsers,
      portal.guide_reads, portal.agency_accounts, portal.letter_signatures;
    DELETE FROM portal.settings WHERE key IN ('agency_letter', 'demo');
  END IF;
  -- Whoever works here besides those three stays, and so do people of agencies whom staff made.
  UPDATE portal.staff SET ended_at = now()
    WHERE ended_at IS NULL AND (login, name) IN (('admin', 'อำนวย จัดการดี'),
      ('finance', 'วิไล บัญชีดี'), ('support', 'ปรานี ช่วยเหลือ'));
  DELETE FROM portal.agency_accounts
    WHERE (agency_no, person_no, contact_name) IN (
      ('01011001', 1, 'นายสมชาย บุญมาก'), ('01011001', 2, 'นางสาวจิราพร แสนสุข'),
      ('01012002', 1, 'นางวรรณา ศรีประเสริฐ'), ('01012002', 2, 'นายธีรยุทธ คำภา'),
      ('01012002', 3, 'นางสาวพิมพ์ชนก ดวงดี'), ('01010001', 1, 'นายอดิศักดิ์ พรมแดน'),
      ('01010003', 1, 'นางบุญเรือน ทองสุข'));
  UPDATE portal.sessions s SET revoked_at = now()
    WHERE revoked_at IS NULL AND (
      EXISTS (SELECT FROM portal.staff WHERE ended_at IS NOT NULL AND id = s.helper_id)
      OR kind = 'office' AND EXISTS (
        SELECT FROM portal.staff WHERE ended_at IS NOT NULL AND id::text = s.subject)
      OR kind = 'agency' AND NOT EXISTS (
        SELECT FROM portal.agency_accounts WHERE agency_no || '-' || person_no = s.subject));
END $$;

SET LOCAL ROLE sahakon_owner;

-- The settings' side: a demo begins where nothing real is, and never ends.
CREATE FUNCTION portal.keep_demo() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.key = 'demo' AND OLD.value = 'true';
  becomes boolean := TG_OP <> 'DELETE' AND NEW.key = 'demo' AND NEW.value = 'true';
BEGIN
  IF was AND NOT becomes THEN
    RAISE EXCEPTION 'a demo store stays a demo: begin with a fresh database'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'keep_demo';
  END IF;
  IF becomes AND NOT was AND records.holds_real() THEN
    RAISE EXCEPTION 'the store of a cooperative becomes no demo'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'keep_demo';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
REVOKE ALL ON FUNCTION portal.keep_demo FROM PUBLIC;

-- The records' side: what is made up makes a demo or joins one, what is real joins none.
CREATE FUNCTION portal.admit_publication() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NEW.made_up THEN
    INSERT INTO portal.settings (key, value) VALUES ('demo', 'true')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value;
  ELSIF EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true') THEN
    RAISE EXCEPTION 'records of a core system do not come into a demo store'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'admit_publication';
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION portal.admit_publication FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.admit_publication TO sahakon_intake;

-- Whether this store is a demo, for who takes records in.
CREATE FUNCTION portal.is_demo() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$ SELECT EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true') $$;
REVOKE ALL ON FUNCTION portal.is_demo FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.is_demo TO sahakon_intake;

SET LOCAL ROLE sahakon_intake;

-- Waits for a publication that is under way: the one of both that comes second meets the other.
CREATE FUNCTION records.holds_real() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  LOCK TABLE records.publications IN SHARE ROW EXCLUSIVE MODE;
  RETURN EXISTS (SELECT FROM records.publications WHERE NOT made_up);
END $$;
REVOKE ALL ON FUNCTION records.holds_real FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.holds_real TO sahakon_owner;

CREATE TRIGGER admit_publication BEFORE INSERT OR UPDATE ON records.publications
  FOR EACH ROW EXECUTE FUNCTION portal.admit_publication();

SET LOCAL ROLE sahakon_owner;
CREATE TRIGGER keep_demo BEFORE INSERT OR UPDATE OR DELETE ON portal.settings
  FOR EACH ROW EXECUTE FUNCTION portal.keep_demo();
CREATE FUNCTION portal.refuse_emptying() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RAISE EXCEPTION 'the store''s settings say whether it is a demo: they are not emptied'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'keep_demo';
END $$;
REVOKE ALL ON FUNCTION portal.refuse_emptying FROM PUBLIC;
CREATE TRIGGER keep_settings BEFORE TRUNCATE ON portal.settings
  FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_emptying();
