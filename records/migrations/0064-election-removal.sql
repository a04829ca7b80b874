-- An election that is prepared and that nobody has seen can be deleted in the office; what the public
-- has seen, or votes were entered for, stays (D-20).

SET LOCAL ROLE sahakon_owner;

-- Why an election stays: COUNTED (votes were entered or its results are out), PUBLIC (a page shows
-- it), WAS_PUBLIC (one did); NULL where none of it holds.
CREATE FUNCTION portal.why_election_stays(asked_year int) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN (
    SELECT CASE
      WHEN e.status = 'RESULT'
        OR EXISTS (SELECT FROM portal.election_counts c WHERE c.year = e.year)
        OR EXISTS (SELECT FROM portal.election_results r WHERE r.year = e.year)
        OR EXISTS (SELECT FROM portal.election_turnouts t WHERE t.year = e.year) THEN 'COUNTED'
      WHEN e.published_at IS NOT NULL THEN 'PUBLIC'
      WHEN EXISTS (SELECT FROM portal.content_history h
        WHERE h.subject = 'elections' AND h.row_key = e.year::text
          AND (h.before ->> 'published_at' IS NOT NULL
            OR h.after ->> 'published_at' IS NOT NULL)) THEN 'WAS_PUBLIC'
    END
    FROM portal.elections e WHERE e.year = asked_year);
END $$;
REVOKE ALL ON FUNCTION portal.why_election_stays FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.why_election_stays TO sahakon_app;

-- Whoever of the office may write elections deletes none of those.
CREATE FUNCTION portal.guard_election_removal() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF current_user <> 'sahakon_owner' AND portal.why_election_stays(OLD.year) IS NOT NULL THEN
    RAISE EXCEPTION 'an election that was seen or counted is not deleted'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER guard_removal BEFORE DELETE ON portal.elections FOR EACH ROW
  EXECUTE FUNCTION portal.guard_election_removal();
