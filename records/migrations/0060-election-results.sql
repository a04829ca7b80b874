-- Results of elections are public only when a second person has released them, and the voter list
-- comes by file (D-20).

SET LOCAL ROLE sahakon_owner;

-- Counts of votes on their way to the public: entered by one, released by another. Released ones
-- stay: a correction is a count of its own with its reason.
CREATE TABLE portal.election_counts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  year int NOT NULL REFERENCES portal.elections (year) ON DELETE CASCADE,
  version int NOT NULL CHECK (version > 0),
  state text NOT NULL CHECK (state IN ('DRAFT', 'SUBMITTED', 'RETURNED', 'RELEASED')),
  -- Of each position: {code, eligible, ballots, spoiled, no_vote, candidates: [{number, votes,
  -- elected}], lot: numbers that a lot chose among equals}.
  positions jsonb NOT NULL,
  -- Of a correction.
  reason text NOT NULL,
  -- All who wrote in it: none of them releases it.
  editors uuid[] NOT NULL,
  entered_by_name text NOT NULL,
  entered_at timestamptz NOT NULL DEFAULT now(),
  decided_by_name text,
  decided_at timestamptz,
  return_reason text NOT NULL DEFAULT '',
  CHECK ((decided_at IS NULL) = (decided_by_name IS NULL)),
  CHECK (state <> 'RELEASED' OR decided_at IS NOT NULL)
);
CREATE UNIQUE INDEX election_counts_open ON portal.election_counts (year)
  WHERE state <> 'RELEASED';
CREATE INDEX election_counts_of_year ON portal.election_counts (year, id);
ALTER TABLE portal.election_counts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_counts FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.election_counts TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.election_counts FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY office ON portal.election_counts FOR SELECT TO sahakon_app
  USING ((SELECT portal.staff_may('registry', 'admin')));
GRANT SELECT ON portal.election_counts TO sahakon_app, sahakon_backup;

-- Who the transaction acts for, if they have one of these roles.
CREATE FUNCTION portal.acting_staff(VARIADIC wanted text[]) RETURNS portal.staff
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  found_staff portal.staff;
BEGIN
  SELECT * INTO found_staff FROM portal.staff
  WHERE id::text = NULLIF(current_setting('app.staff_id', true), '')
    AND ended_at IS NULL AND roles && wanted;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'not for this role' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN found_staff;
END $$;
REVOKE ALL ON FUNCTION portal.acting_staff FROM PUBLIC;

-- Keeps the count of a year, submits it too; its new version, NULL where another one stands.
-- `seen` is 0 where none was under way.
CREATE FUNCTION portal.save_election_count(
  asked_year int, seen int, counted jsonb, why text, submit boolean) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  me portal.staff := portal.acting_staff('registry');
  next_state text := CASE WHEN submit THEN 'SUBMITTED' ELSE 'DRAFT' END;
  now_at int;
BEGIN
  PERFORM FROM portal.elections WHERE year = asked_year FOR UPDATE;
  IF seen = 0 THEN
    INSERT INTO portal.election_counts
      (year, version, state, positions, reason, editors, entered_by_name)
    VALUES (asked_year, 1, next_state, counted, why, ARRAY[me.id], me.name)
    ON CONFLICT (year) WHERE state <> 'RELEASED' DO NOTHING
    RETURNING version INTO now_at;
  ELSE
    UPDATE portal.election_counts SET
      version = version + 1, state = next_state, positions = counted, reason = why,
      editors = CASE WHEN me.id = ANY (editors) THEN editors ELSE editors || me.id END,
      entered_by_name = me.name, entered_at = now(), decided_by_name = NULL, decided_at = NULL
    WHERE year = asked_year AND version = seen AND state IN ('DRAFT', 'RETURNED')
    RETURNING version INTO now_at;
  END IF;
  RETURN now_at;
END $$;

-- Sends a submitted count back with a reason, or releases it: RELEASED, RETURNED, CONFLICT (not the
-- one that waits), OWN (whoever wrote in it), EARLY (the votes are not closed, or the day has not
-- come). A release replaces what was public, in the same instant.
CREATE FUNCTION portal.decide_election_count(asked_year int, seen int, why text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  me portal.staff := portal.acting_staff('registry', 'admin');
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
  IF portal.election_status(election) NOT IN ('CLOSED', 'RESULT') OR election.published_at IS NULL
    OR election.announced_on > (now() AT TIME ZONE 'Asia/Bangkok')::date
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

-- What the records say of the rows of a voter list, by their place in it. A national ID is compared
-- here and goes nowhere. For the function below and no one else.
SET LOCAL ROLE sahakon_intake;
CREATE FUNCTION records.voter_facts(nos text[], national_ids text[])
RETURNS TABLE (place int, may_vote boolean, id_matches boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT r.place::int, m.left_on IS NULL AND m.member_type <> 'ASSOCIATE',
    r.national_id IS NULL OR r.national_id = m.national_id
  FROM unnest(nos, national_ids) WITH ORDINALITY AS r (member_no, national_id, place)
  JOIN records.current c ON true
  JOIN records.members m
    ON m.publication_id = c.publication_id AND m.member_no = r.member_no;
END $$;
REVOKE ALL ON FUNCTION records.voter_facts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.voter_facts TO sahakon_owner;
SET LOCAL ROLE sahakon_owner;

-- Every row of a file that is known to the records, and what it would change on the list of a year.
CREATE FUNCTION portal.compare_voters(asked_year int, nos text[], zones int[], booths int[],
  sequences int[], reasons text[], national_ids text[])
RETURNS TABLE (place int, may_vote boolean, id_matches boolean, change text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM portal.acting_staff('registry');
  RETURN QUERY
  SELECT f.place, f.may_vote, f.id_matches, CASE
    WHEN v.member_no IS NULL THEN 'NEW'
    WHEN (v.zone_no, v.booth, v.sequence, v.reason)
      IS DISTINCT FROM (zones[f.place], booths[f.place], sequences[f.place], reasons[f.place])
      THEN 'CHANGED'
    ELSE 'SAME' END
  FROM records.voter_facts(nos, national_ids) f
  LEFT JOIN portal.election_voters v ON v.year = asked_year AND v.member_no = nos[f.place];
END $$;

-- Who is on the list of a year and not in the file: how many, and the first of them.
CREATE FUNCTION portal.missing_voters(asked_year int, nos text[])
RETURNS TABLE (total int, examples text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM portal.acting_staff('registry');
  RETURN QUERY
  SELECT count(*)::int,
    coalesce((array_agg(v.member_no ORDER BY v.member_no))[1:5], ARRAY[]::text[])
  FROM portal.election_voters v
  LEFT JOIN unnest(nos) AS n (member_no) ON n.member_no = v.member_no
  WHERE v.year = asked_year AND n.member_no IS NULL;
END $$;

-- How many are on the list, and how many of them may vote.
CREATE FUNCTION portal.voter_totals(asked_year int)
RETURNS TABLE (total int, eligible int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM portal.acting_staff('registry', 'admin');
  RETURN QUERY
  SELECT count(*)::int, (count(*) FILTER (WHERE v.eligible))::int
  FROM portal.election_voters v WHERE v.year = asked_year;
END $$;

-- The file is the list from now on; rows that stay as they are are not written.
CREATE FUNCTION portal.replace_voters(asked_year int, nos text[], zones int[], booths int[],
  sequences int[], reasons text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM portal.acting_staff('registry');
  DELETE FROM portal.election_voters v WHERE v.year = asked_year
    AND NOT EXISTS (SELECT FROM unnest(nos) AS n (member_no) WHERE n.member_no = v.member_no);
  INSERT INTO portal.election_voters AS v
    (year, member_no, zone_no, booth, sequence, eligible, reason)
  SELECT asked_year, r.member_no, r.zone_no, r.booth, r.sequence, r.reason = '', r.reason
  FROM unnest(nos, zones, booths, sequences, reasons)
    AS r (member_no, zone_no, booth, sequence, reason)
  ON CONFLICT (year, member_no) DO UPDATE SET zone_no = excluded.zone_no, booth = excluded.booth,
    sequence = excluded.sequence, eligible = excluded.eligible, reason = excluded.reason
  WHERE (v.zone_no, v.booth, v.sequence, v.reason)
    IS DISTINCT FROM (excluded.zone_no, excluded.booth, excluded.sequence, excluded.reason);
END $$;

REVOKE ALL ON FUNCTION portal.save_election_count,
  portal.decide_election_count, portal.compare_voters, portal.missing_voters,
  portal.voter_totals, portal.replace_voters FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.save_election_count,
  portal.decide_election_count, portal.compare_voters, portal.missing_voters,
  portal.voter_totals, portal.replace_voters TO sahakon_app;
