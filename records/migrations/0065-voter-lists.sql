-- Turnout is tied to the voter list, whose files tell no national ID and leave none behind (D-20, T13).

SET LOCAL ROLE sahakon_owner;

-- How many the list held as it was taken: turnout is measured against it, though members who leave
-- later leave the list. NULL where it came otherwise than by file.
ALTER TABLE portal.elections
  ADD COLUMN voters_total int CHECK (voters_total >= 0),
  ADD COLUMN voters_eligible int CHECK (voters_eligible >= 0),
  ADD CHECK (num_nonnulls(voters_total, voters_eligible) IN (0, 2)),
  ADD CHECK (voters_eligible <= voters_total);
UPDATE portal.elections e SET voters_total = v.total, voters_eligible = v.eligible
FROM (SELECT year, count(*)::int AS total, (count(*) FILTER (WHERE eligible))::int AS eligible
  FROM portal.election_voters GROUP BY year) v
WHERE v.year = e.year;

-- It is counted as it is taken, by nobody's hand.
CREATE FUNCTION portal.guard_voter_figures() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF current_user <> 'sahakon_owner' AND (NEW.voters_total, NEW.voters_eligible)
    IS DISTINCT FROM (CASE WHEN TG_OP = 'UPDATE' THEN OLD.voters_total END,
      CASE WHEN TG_OP = 'UPDATE' THEN OLD.voters_eligible END)
  THEN
    RAISE EXCEPTION 'the voter list is counted as it is taken'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION portal.guard_voter_figures FROM PUBLIC;
CREATE TRIGGER guard_voter_figures BEFORE INSERT OR UPDATE ON portal.elections FOR EACH ROW
  EXECUTE FUNCTION portal.guard_voter_figures();

-- No free column of a voter list holds a national ID, however its digits are written or set apart.
UPDATE portal.election_voters SET reason = regexp_replace(reason,
  '[0-9\u0e50-\u0e59\uff10-\uff19]([[:space:]\u2010-\u2015-]*[0-9\u0e50-\u0e59\uff10-\uff19]){12,}',
  'xxxxxxxxxxxxx', 'g');
ALTER TABLE portal.election_voters ADD CONSTRAINT election_voters_no_national_id CHECK (reason !~
  '[0-9\u0e50-\u0e59\uff10-\uff19]([[:space:]\u2010-\u2015-]*[0-9\u0e50-\u0e59\uff10-\uff19]){12}');

-- How many the list of a year held as it was taken; else how many stand on it.
CREATE FUNCTION portal.listed_voters(asked_year int)
RETURNS TABLE (total int, eligible int)
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT coalesce(e.voters_total, s.total), coalesce(e.voters_eligible, s.eligible)
  FROM (SELECT count(*)::int AS total, (count(*) FILTER (WHERE v.eligible))::int AS eligible
    FROM portal.election_voters v WHERE v.year = asked_year) s
  LEFT JOIN portal.elections e ON e.year = asked_year;
END $$;
REVOKE ALL ON FUNCTION portal.listed_voters FROM PUBLIC;

CREATE OR REPLACE FUNCTION portal.voter_totals(asked_year int)
RETURNS TABLE (total int, eligible int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM portal.acting_staff('registry', 'admin');
  RETURN QUERY SELECT l.total, l.eligible FROM portal.listed_voters(asked_year) l;
END $$;

-- As before; a count that is submitted has the voter list's number of eligible, where there is a list.
CREATE OR REPLACE FUNCTION portal.save_election_count(
  asked_year int, seen int, counted jsonb, why text, submit boolean) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  me portal.staff := portal.acting_staff('registry');
  next_state text := CASE WHEN submit THEN 'SUBMITTED' ELSE 'DRAFT' END;
  now_at int;
BEGIN
  PERFORM FROM portal.elections WHERE year = asked_year FOR UPDATE;
  IF submit AND EXISTS (
    SELECT FROM portal.listed_voters(asked_year) l
    CROSS JOIN jsonb_to_recordset(counted) AS p (eligible int)
    WHERE l.total > 0 AND p.eligible IS DISTINCT FROM l.eligible)
  THEN
    RAISE EXCEPTION 'the eligible of a count are those of the voter list'
      USING ERRCODE = 'check_violation';
  END IF;
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

-- As before, but a national ID is compared only for a member who stands once in the file, and after
-- `most_misses` (20 at most) that differ no further one is: id_matches is then NULL.
DROP FUNCTION portal.compare_voters(int, text[], int[], int[], int[], text[], text[]);
CREATE FUNCTION portal.compare_voters(asked_year int, nos text[], zones int[], booths int[],
  sequences int[], reasons text[], national_ids text[], most_misses int)
RETURNS TABLE (place int, may_vote boolean, id_matches boolean, change text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  most_told CONSTANT int := 20;
  once_ids text[];
BEGIN
  PERFORM portal.acting_staff('registry');
  SELECT array_agg(CASE WHEN r.times = 1 THEN r.national_id END ORDER BY r.place) INTO once_ids
  FROM (SELECT n.national_id, n.place, count(*) OVER (PARTITION BY n.member_no) AS times
    FROM unnest(nos, national_ids) WITH ORDINALITY AS n (member_no, national_id, place)) r;
  RETURN QUERY
  SELECT f.place, f.may_vote,
    CASE WHEN f.misses_before < least(most_misses, most_told) THEN f.id_matches END,
    CASE
      WHEN v.member_no IS NULL THEN 'NEW'
      WHEN (v.zone_no, v.booth, v.sequence, v.reason)
        IS DISTINCT FROM (zones[f.place], booths[f.place], sequences[f.place], reasons[f.place])
        THEN 'CHANGED'
      ELSE 'SAME' END
  FROM (SELECT a.*, coalesce(count(*) FILTER (WHERE NOT a.id_matches) OVER (
      ORDER BY a.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS misses_before
    FROM records.voter_facts(nos, once_ids) a) f
  LEFT JOIN portal.election_voters v ON v.year = asked_year AND v.member_no = nos[f.place];
END $$;
REVOKE ALL ON FUNCTION portal.compare_voters FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.compare_voters TO sahakon_app;

-- As before; the list of a sealed election stays, and what was taken is counted.
CREATE OR REPLACE FUNCTION portal.replace_voters(asked_year int, nos text[], zones int[],
  booths int[], sequences int[], reasons text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM portal.acting_staff('registry');
  IF portal.election_seal(asked_year) IS NOT NULL THEN
    RAISE EXCEPTION 'an election whose count was submitted is sealed'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
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
  UPDATE portal.elections SET voters_total = cardinality(nos),
    voters_eligible = (SELECT count(*) FROM unnest(reasons) r WHERE r = '') WHERE year = asked_year;
END $$;
