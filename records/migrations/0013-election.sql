-- Elections of the cooperative (D-20): who stands, where and when is voted, what came of it, and who
-- may vote. There is no voting in here.

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.elections (
  -- Common era, of the general meeting that elects.
  year int PRIMARY KEY CHECK (year BETWEEN 1900 AND 2400),
  title text NOT NULL CHECK (title <> ''),
  status text NOT NULL CHECK (status IN
    ('UPCOMING', 'APPLICATION', 'CAMPAIGN', 'VOTING', 'CLOSED', 'RESULT')),
  note text NOT NULL DEFAULT ''
);

CREATE TABLE portal.election_calendar (
  year int NOT NULL REFERENCES portal.elections (year) ON DELETE CASCADE,
  position int NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL CHECK (ends_on >= starts_on),
  text text NOT NULL CHECK (text <> ''),
  PRIMARY KEY (year, position)
);

CREATE TABLE portal.election_positions (
  year int NOT NULL REFERENCES portal.elections (year) ON DELETE CASCADE,
  code text NOT NULL CHECK (code IN ('CHAIR', 'COMMITTEE', 'AUDITOR', 'DELEGATE')),
  position int NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  seats int NOT NULL CHECK (seats > 0),
  PRIMARY KEY (year, code)
);

CREATE TABLE portal.election_zones (
  year int NOT NULL REFERENCES portal.elections (year) ON DELETE CASCADE,
  zone_no int NOT NULL CHECK (zone_no > 0),
  name text NOT NULL CHECK (name <> ''),
  polling_place text NOT NULL CHECK (polling_place <> ''),
  map_url text CHECK (map_url ~ '^https://'),
  PRIMARY KEY (year, zone_no)
);

-- Each position has its own ballot paper, and its own numbers on it.
CREATE TABLE portal.election_candidates (
  year int NOT NULL,
  code text NOT NULL,
  number int NOT NULL CHECK (number > 0),
  name text NOT NULL CHECK (name <> ''),
  -- NULL: stands for all zones.
  zone_no int,
  unit text NOT NULL DEFAULT '',
  photo_url text CHECK (photo_url ~ '^/mediafiles/images/'),
  bio text NOT NULL DEFAULT '',
  video_url text CHECK (video_url ~ '^https://'),
  PRIMARY KEY (year, code, number),
  FOREIGN KEY (year, code) REFERENCES portal.election_positions (year, code) ON DELETE CASCADE,
  FOREIGN KEY (year, zone_no) REFERENCES portal.election_zones (year, zone_no)
);

CREATE TABLE portal.election_documents (
  year int NOT NULL REFERENCES portal.elections (year) ON DELETE CASCADE,
  position int NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  url text NOT NULL CHECK (url ~ '^/mediafiles/files/'),
  media_type text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  PRIMARY KEY (year, position)
);

CREATE TABLE portal.election_results (
  year int NOT NULL,
  code text NOT NULL,
  number int NOT NULL,
  votes int NOT NULL CHECK (votes >= 0),
  elected boolean NOT NULL,
  PRIMARY KEY (year, code, number),
  FOREIGN KEY (year, code, number)
    REFERENCES portal.election_candidates (year, code, number) ON DELETE CASCADE
);

-- Ballot papers of one position: given out, of them spoiled and without a choice.
CREATE TABLE portal.election_turnouts (
  year int NOT NULL,
  code text NOT NULL,
  eligible int NOT NULL CHECK (eligible >= 0),
  ballots int NOT NULL CHECK (ballots BETWEEN 0 AND eligible),
  spoiled int NOT NULL CHECK (spoiled >= 0),
  no_vote int NOT NULL CHECK (no_vote >= 0),
  PRIMARY KEY (year, code),
  CHECK (spoiled + no_vote <= ballots),
  FOREIGN KEY (year, code) REFERENCES portal.election_positions (year, code) ON DELETE CASCADE
);

-- The voter list. No trigger: it shows on no page, and a list of 200,000 is no change of content.
CREATE TABLE portal.election_voters (
  year int NOT NULL,
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  zone_no int,
  booth int CHECK (booth > 0),
  sequence int CHECK (sequence > 0),
  eligible boolean NOT NULL,
  -- Why not; empty for who may vote.
  reason text NOT NULL CHECK (eligible = (reason = '')),
  PRIMARY KEY (year, member_no),
  FOREIGN KEY (year) REFERENCES portal.elections (year) ON DELETE CASCADE,
  FOREIGN KEY (year, zone_no) REFERENCES portal.election_zones (year, zone_no)
);

-- Wrong answers of a day for a number, whether somebody has that number or not.
CREATE TABLE portal.voter_misses (
  member_no text PRIMARY KEY,
  since timestamptz NOT NULL,
  misses int NOT NULL
);
CREATE INDEX voter_misses_oldest ON portal.voter_misses (since);

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['elections', 'election_calendar', 'election_positions',
    'election_zones', 'election_candidates', 'election_documents', 'election_results',
    'election_turnouts'] LOOP
    EXECUTE format(
      'CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
         ON portal.%I FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed()', table_name);
    EXECUTE format('GRANT SELECT ON portal.%I TO sahakon_app', table_name);
  END LOOP;

  FOREACH table_name IN ARRAY ARRAY['election_results', 'election_turnouts', 'election_voters',
    'voter_misses'] LOOP
    EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE portal.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY keeper ON portal.%I TO sahakon_owner USING (true) WITH CHECK (true)',
      table_name);
    EXECUTE format(
      'CREATE POLICY backup ON portal.%I FOR SELECT TO sahakon_backup USING (true)', table_name);
  END LOOP;

  -- Votes are nobody's to see before they are announced, however they are asked for.
  FOREACH table_name IN ARRAY ARRAY['election_results', 'election_turnouts'] LOOP
    EXECUTE format($policy$
      CREATE POLICY announced ON portal.%1$I FOR SELECT TO sahakon_app USING (EXISTS (
        SELECT FROM portal.elections e WHERE e.year = %1$I.year AND e.status = 'RESULT'))
      $policy$, table_name);
  END LOOP;
END $$;

GRANT SELECT ON portal.election_voters TO sahakon_app;
CREATE POLICY own ON portal.election_voters FOR SELECT TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), ''));
GRANT SELECT ON ALL TABLES IN SCHEMA portal TO sahakon_backup;

-- Who bears this number and was born on this day, in the records that are shown now: nobody or one.
-- For the function below and no one else.
SET LOCAL ROLE sahakon_intake;
GRANT USAGE ON SCHEMA records TO sahakon_owner;

CREATE FUNCTION records.person_of(asked_no text, asked_birth date)
RETURNS TABLE (prefix text, first_name text, last_name text, agency_name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT m.prefix, m.first_name, m.last_name, coalesce(a.name, '')
  FROM records.current c
  JOIN records.members m ON m.publication_id = c.publication_id
  LEFT JOIN records.agencies a
    ON a.publication_id = m.publication_id AND a.agency_no = m.agency_no
  WHERE m.member_no = asked_no AND m.birth_date = asked_birth;
END $$;
REVOKE ALL ON FUNCTION records.person_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.person_of TO sahakon_owner;

SET LOCAL ROLE sahakon_owner;

-- Whether somebody may vote, for a number and a birth date that are both right. The budget of a
-- number stands here and not in a server's memory: many addresses, several servers and a restart
-- share it. Ten wrong days in 24 hours; from the third on the caller must have proved some work.
-- Neither the budget nor its end tells whether the number is anybody's.
CREATE FUNCTION portal.check_voter(asked_year int, asked_no text, asked_birth date, proved boolean)
RETURNS TABLE (
  outcome text, wait_seconds int, prefix text, first_name text, last_name text, unit text,
  zone_no int, zone_name text, polling_place text, map_url text, booth int, sequence int,
  eligible boolean, reason text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  window_length CONSTANT interval := interval '24 hours';
  most_misses CONSTANT int := 10;
  free_misses CONSTANT int := 2;
  book portal.voter_misses;
BEGIN
  -- The try is taken before the look: tries in parallel wait for each other here.
  INSERT INTO portal.voter_misses AS v (member_no, since, misses) VALUES (asked_no, now(), 1)
  ON CONFLICT (member_no) DO UPDATE SET
    misses = CASE WHEN v.since + window_length <= now() THEN 1 ELSE v.misses + 1 END,
    since = CASE WHEN v.since + window_length <= now() THEN now() ELSE v.since END
  RETURNING v.* INTO book;

  -- What is over goes on the way, a few at a time: nobody is remembered longer than the budget. Last,
  -- because it waits for no row: two tries cannot wait for each other.
  DELETE FROM portal.voter_misses v WHERE v.member_no IN (
    SELECT o.member_no FROM portal.voter_misses o WHERE o.since <= now() - window_length
    ORDER BY o.since LIMIT 20 FOR UPDATE SKIP LOCKED);

  IF book.misses > most_misses OR (book.misses > free_misses AND NOT proved) THEN
    UPDATE portal.voter_misses v SET misses = v.misses - 1 WHERE v.member_no = asked_no;
    RETURN QUERY SELECT CASE WHEN book.misses > most_misses THEN 'SPENT' ELSE 'PROOF' END,
      greatest(1, ceil(extract(epoch FROM book.since + window_length - now())))::int,
      NULL, NULL, NULL, NULL, NULL::int, NULL, NULL, NULL, NULL::int, NULL::int, NULL::boolean,
      NULL;
    RETURN;
  END IF;

  RETURN QUERY
  SELECT 'FOUND', 0, p.prefix, p.first_name, p.last_name, p.agency_name, v.zone_no, z.name,
    z.polling_place, z.map_url, v.booth, v.sequence, v.eligible, v.reason
  FROM records.person_of(asked_no, asked_birth) p
  JOIN portal.election_voters v ON v.year = asked_year AND v.member_no = asked_no
  LEFT JOIN portal.election_zones z ON z.year = v.year AND z.zone_no = v.zone_no;
  IF FOUND THEN
    -- Only wrong days count.
    UPDATE portal.voter_misses v SET misses = v.misses - 1 WHERE v.member_no = asked_no;
  END IF;
END $$;
REVOKE ALL ON FUNCTION portal.check_voter FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.check_voter TO sahakon_app;
