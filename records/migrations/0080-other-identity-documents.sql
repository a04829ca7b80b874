-- Members without a national ID: what they show instead, or nothing (decisions/0040).

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.members
  ALTER COLUMN national_id DROP NOT NULL,
  ADD COLUMN id_document text,
  ADD COLUMN id_document_no text;

-- A national ID in a list, of a member who has none, is not theirs.
CREATE OR REPLACE FUNCTION records.voter_facts(nos text[], national_ids text[])
RETURNS TABLE (place int, may_vote boolean, id_matches boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT r.place::int, m.left_on IS NULL AND m.member_type <> 'ASSOCIATE',
    r.national_id IS NULL OR r.national_id IS NOT DISTINCT FROM m.national_id
  FROM unnest(nos, national_ids) WITH ORDINALITY AS r (member_no, national_id, place)
  JOIN records.current c ON true
  JOIN records.members m
    ON m.publication_id = c.publication_id AND m.member_no = r.member_no;
END $$;

SET LOCAL ROLE sahakon_owner;

-- What was looked at where the records hold no number to compare.
ALTER TABLE portal.activation_codes ADD COLUMN seen text CHECK (length(seen) BETWEEN 1 AND 300);

-- Staff of service who have seen the person and the paper keep the MAC of a printed code, for seven
-- days and one use; the member's one before is over. Gives when it ends. Nobody makes one for
-- themselves, a relative or a colleague.
CREATE FUNCTION portal.keep_activation(number text, mac bytea, what text) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  acting portal.staff := portal.acting_staff('service');
  until timestamptz;
BEGIN
  IF number = ANY (portal.excluded_members(acting.id)) OR portal.is_staff_member(number) THEN
    RAISE EXCEPTION 'not for this member' USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- Two at once would each leave a code that counts.
  PERFORM pg_advisory_xact_lock(hashtext('activation ' || number));
  UPDATE portal.activation_codes SET closed_at = now()
  WHERE member_no = number AND closed_at IS NULL;
  INSERT INTO portal.activation_codes (member_no, code_mac, made_by, seen)
  VALUES (number, mac, left(acting.name, 100), what) RETURNING ends_at INTO until;
  RETURN until;
END $$;
REVOKE ALL ON FUNCTION portal.keep_activation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.keep_activation TO sahakon_app;
