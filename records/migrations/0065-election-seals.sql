-- What is reviewed is what is released (D-20). A submitted count seals who stands for what, the days
-- and the voter list until it is taken back; a released one seals them for good.

SET LOCAL ROLE sahakon_owner;

-- Addresses of files neither climb nor hold marks of a page.
DELETE FROM portal.election_documents
WHERE url ~ '(/\.|[<>"\\[:cntrl:]])' OR media_type !~ '^[a-z]+/[A-Za-z0-9.+-]+(; charset=utf-8)?$';
ALTER TABLE portal.election_documents
  ADD CONSTRAINT election_documents_url_plain CHECK (url !~ '(/\.|[<>"\\[:cntrl:]])'),
  ADD CONSTRAINT election_documents_media_type_check
    CHECK (media_type ~ '^[a-z]+/[A-Za-z0-9.+-]+(; charset=utf-8)?$');
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['interest_rates', 'dividend_rates'] LOOP
    EXECUTE format($sql$
      UPDATE portal.%1$I SET paper_url = NULL, paper_name = NULL
      WHERE paper_url ~ '(/\.|[<>"\\[:cntrl:]])'$sql$, table_name);
    EXECUTE format($sql$
      ALTER TABLE portal.%1$I ADD CONSTRAINT %1$s_paper_url_plain
        CHECK (paper_url !~ '(/\.|[<>"\\[:cntrl:]])')$sql$, table_name);
  END LOOP;
END $$;

-- What seals an election: RELEASED (its results are out, corrections alone change them), SUBMITTED (a
-- count waits for another person), NULL. Whoever asks waits for a count that is on its way in.
CREATE FUNCTION portal.election_seal(asked_year int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM FROM portal.elections WHERE year = asked_year FOR KEY SHARE;
  RETURN (
    SELECT CASE
      WHEN e.status = 'RESULT'
        OR EXISTS (SELECT FROM portal.election_counts c
          WHERE c.year = e.year AND c.state = 'RELEASED')
        OR EXISTS (SELECT FROM portal.election_results r WHERE r.year = e.year) THEN 'RELEASED'
      WHEN EXISTS (SELECT FROM portal.election_counts c
        WHERE c.year = e.year AND c.state = 'SUBMITTED') THEN 'SUBMITTED'
    END
    FROM portal.elections e WHERE e.year = asked_year);
END $$;
REVOKE ALL ON FUNCTION portal.election_seal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.election_seal TO sahakon_app;

-- Nobody of the office changes a row of a sealed election. The columns that are named stay free until
-- the release.
CREATE FUNCTION portal.guard_election_parts() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  free_columns text[] := coalesce(TG_ARGV, ARRAY[]::text[]);
  one_year int;
  seal text;
BEGIN
  IF current_user <> 'sahakon_owner' AND old_row IS DISTINCT FROM new_row THEN
    FOR one_year IN
      SELECT DISTINCT y FROM unnest(ARRAY[old_row ->> 'year', new_row ->> 'year']) y
      WHERE y IS NOT NULL
    LOOP
      seal := portal.election_seal(one_year);
      IF seal = 'RELEASED' OR (seal = 'SUBMITTED'
        AND (old_row - free_columns) IS DISTINCT FROM (new_row - free_columns))
      THEN
        RAISE EXCEPTION 'an election whose count was submitted is sealed'
          USING ERRCODE = 'insufficient_privilege';
      END IF;
    END LOOP;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION portal.guard_election_parts FROM PUBLIC;
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY
    ARRAY['election_calendar', 'election_positions', 'election_zones']
  LOOP
    EXECUTE format('CREATE TRIGGER guard_parts BEFORE INSERT OR UPDATE OR DELETE ON portal.%I
      FOR EACH ROW EXECUTE FUNCTION portal.guard_election_parts()', table_name);
  END LOOP;
END $$;
CREATE TRIGGER guard_parts BEFORE INSERT OR UPDATE OR DELETE ON portal.election_candidates
  FOR EACH ROW EXECUTE FUNCTION portal.guard_election_parts('photo_url', 'bio', 'video_url');

-- The same for the days; and an election keeps its year, and once its results are out its place on the
-- site.
CREATE FUNCTION portal.guard_election_days() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  seal text;
BEGIN
  IF current_user = 'sahakon_owner' THEN
    RETURN NEW;
  END IF;
  IF NEW.year <> OLD.year THEN
    RAISE EXCEPTION 'an election keeps its year'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  seal := portal.election_seal(OLD.year);
  IF seal IS NOT NULL AND (NEW.application_on, NEW.campaign_on, NEW.voting_on, NEW.voting_ends_on,
      NEW.announced_on, NEW.manual_status, NEW.manual_reason)
    IS DISTINCT FROM (OLD.application_on, OLD.campaign_on, OLD.voting_on, OLD.voting_ends_on,
      OLD.announced_on, OLD.manual_status, OLD.manual_reason)
  THEN
    RAISE EXCEPTION 'an election whose count was submitted is sealed'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF seal = 'RELEASED' AND NEW.published_at IS NULL AND OLD.published_at IS NOT NULL THEN
    RAISE EXCEPTION 'an election whose results are out stays on the site'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION portal.guard_election_days FROM PUBLIC;
CREATE TRIGGER guard_days BEFORE UPDATE ON portal.elections FOR EACH ROW
  EXECUTE FUNCTION portal.guard_election_days();

-- As before; the first release needs the five days: voting is over by them, and the day of the
-- announcement has come. A state set by hand holds a release back, and never takes a day's place. What
-- is out already is corrected on any day.
CREATE OR REPLACE FUNCTION portal.decide_election_count(asked_year int, seen int, why text)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  me portal.staff := portal.acting_staff('registry', 'admin');
  today date := (now() AT TIME ZONE 'Asia/Bangkok')::date;
  election portal.elections;
  counted portal.election_counts;
BEGIN
  SELECT * INTO election FROM portal.elections WHERE year = asked_year FOR UPDATE;
  SELECT * INTO counted FROM portal.election_counts
  WHERE year = asked_year AND version = seen AND state = 'SUBMITTED' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'CONFLICT';
  END IF;
  IF why IS NOT NULL THEN
    UPDATE portal.election_counts SET version = version + 1, state = 'RETURNED',
      return_reason = why, decided_by_name = me.name, decided_at = now() WHERE id = counted.id;
    RETURN 'RETURNED';
  END IF;
  IF me.id = ANY (counted.editors) THEN
    RETURN 'OWN';
  END IF;
  IF election.published_at IS NULL OR (election.status <> 'RESULT' AND (
    portal.election_status(election) <> 'CLOSED'
    OR election.voting_ends_on IS NULL OR election.voting_ends_on >= today
    OR election.announced_on IS NULL OR election.announced_on > today))
  THEN
    RETURN 'EARLY';
  END IF;
  DELETE FROM portal.election_results WHERE year = asked_year;
  DELETE FROM portal.election_turnouts WHERE year = asked_year;
  INSERT INTO portal.election_turnouts (year, code, eligible, ballots, spoiled, no_vote)
  SELECT asked_year, p.code, p.eligible, p.ballots, p.spoiled, p.no_vote
  FROM jsonb_to_recordset(counted.positions)
    AS p (code text, eligible int, ballots int, spoiled int, no_vote int);
  INSERT INTO portal.election_results (year, code, number, votes, elected)
  SELECT asked_year, p.code, c.number, c.votes, c.elected
  FROM jsonb_to_recordset(counted.positions) AS p (code text, candidates jsonb)
  CROSS JOIN jsonb_to_recordset(p.candidates) AS c (number int, votes int, elected boolean);
  UPDATE portal.elections SET status = 'RESULT' WHERE year = asked_year;
  UPDATE portal.election_counts SET version = version + 1, state = 'RELEASED',
    decided_by_name = me.name, decided_at = now() WHERE id = counted.id;
  RETURN 'RELEASED';
END $$;
