-- Whose session may go on is decided with the session's look-up, before a subject is known: so it
-- runs with its owner's rights, answers for exact numbers alone and tells nothing but yes or no.
-- Who resigned, or is no longer in the records that were brought in, has no standing.
SET LOCAL ROLE sahakon_intake;

CREATE FUNCTION records.standing(member_nos text[]) RETURNS SETOF text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT m.member_no FROM records.members m
  WHERE m.publication_id = NULLIF(current_setting('app.publication', true), '')::int
    AND m.member_no = ANY (member_nos)
    AND m.status_code = '0';
END $$;

REVOKE ALL ON FUNCTION records.standing FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.standing TO sahakon_app;
