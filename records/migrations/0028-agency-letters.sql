-- Letters that ask an agency to deduct a month's bills (D-25), and who of the agency opened them.
-- A letter says what was billed on its day and is never changed: when a later delivery of records
-- bills the month otherwise, another letter with a number of its own replaces it.
SET LOCAL ROLE sahakon_intake;

-- What agencies are billed for in the current publication and were told of: of one month, or of
-- every month that is not posted yet.
CREATE FUNCTION records.agency_bills(of_month date)
RETURNS TABLE (
  agency_no text, unit_name text, head_name text, head_position text, month date, state text,
  due_on date, members int, receipts int, total_satang bigint, publication_id int
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT m.agency_no, a.name, a.head_name, a.head_position, m.month, m.state, m.due_on,
    m.members,
    (SELECT count(*) FROM records.collections c
      WHERE c.publication_id = m.publication_id AND c.agency_no = m.agency_no
        AND c.month = m.month AND c.kind = 'MONTHLY')::int,
    m.billed_satang, m.publication_id
  FROM records.current n
  JOIN records.agency_months m ON m.publication_id = n.publication_id
  JOIN records.agencies a ON a.publication_id = m.publication_id AND a.agency_no = m.agency_no
  WHERE m.state <> 'DRAFT'
    AND CASE WHEN of_month IS NULL THEN m.state <> 'POSTED' ELSE m.month = of_month END;
END $$;
REVOKE ALL ON FUNCTION records.agency_bills FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records.agency_bills TO sahakon_owner;

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.agency_letters (
  -- The Buddhist year of the letter's day and its number therein, over all agencies (D-25).
  year_be smallint NOT NULL CHECK (year_be BETWEEN 2500 AND 2999),
  run int NOT NULL CHECK (run > 0),
  agency_no text NOT NULL,
  letter_date date NOT NULL,
  CHECK (extract(year FROM letter_date) + 543 = year_be),
  -- First day of the month that is billed.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  due_on date NOT NULL,
  members int NOT NULL CHECK (members >= 0),
  -- Bills that come with it: a person may have several.
  receipts int NOT NULL CHECK (receipts >= 0),
  total_satang bigint NOT NULL CHECK (total_satang >= 0),
  -- To whom it went, as the agency was called then.
  unit_name text NOT NULL,
  head_name text,
  head_position text,
  -- 130 bits of chance and two letters that check them, as those of portal.papers.
  code text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{28}$'),
  replaces_year smallint,
  replaces_run int,
  CHECK ((replaces_year IS NULL) = (replaces_run IS NULL)),
  publication_id int NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (year_be, run),
  -- What an opening refers to; and a letter is replaced once, by one of the same agency and month.
  UNIQUE (year_be, run, agency_no),
  UNIQUE (year_be, run, agency_no, month),
  UNIQUE (replaces_year, replaces_run),
  FOREIGN KEY (replaces_year, replaces_run, agency_no, month)
    REFERENCES portal.agency_letters (year_be, run, agency_no, month)
);
-- One first letter of a month; those after it replace each other.
CREATE UNIQUE INDEX agency_letters_first ON portal.agency_letters (agency_no, month)
  WHERE replaces_run IS NULL;
CREATE INDEX agency_letters_newest ON portal.agency_letters (agency_no, year_be DESC, run DESC);

-- That a person of the agency opened a letter (ลงรับ); each person once.
CREATE TABLE portal.agency_letter_openings (
  year_be smallint NOT NULL,
  run int NOT NULL,
  agency_no text NOT NULL,
  person_no smallint NOT NULL CHECK (person_no > 0),
  -- As the person was called then.
  contact_name text NOT NULL CHECK (length(contact_name) BETWEEN 1 AND 200),
  opened_at timestamptz NOT NULL DEFAULT now(),
  -- Signer, account and prefix of the letter as this person read them: settings may change later.
  wording jsonb,
  PRIMARY KEY (year_be, run, person_no),
  FOREIGN KEY (year_be, run, agency_no) REFERENCES portal.agency_letters (year_be, run, agency_no)
);
CREATE INDEX agency_letter_openings_own
  ON portal.agency_letter_openings (agency_no, year_be, run, opened_at);

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['agency_letters', 'agency_letter_openings'] LOOP
    EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE portal.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY keeper ON portal.%I TO sahakon_owner USING (true) WITH CHECK (true)',
      table_name);
    EXECUTE format(
      'CREATE POLICY backup ON portal.%I FOR SELECT TO sahakon_backup USING (true)', table_name);
    EXECUTE format($policy$
      CREATE POLICY own ON portal.%I TO sahakon_app
        USING (agency_no = NULLIF(current_setting('app.agency_no', true), ''))
        WITH CHECK (agency_no = NULLIF(current_setting('app.agency_no', true), ''))
      $policy$, table_name);
    EXECUTE format('GRANT SELECT ON portal.%I TO sahakon_app, sahakon_backup', table_name);
  END LOOP;
END $$;
GRANT INSERT (year_be, run, agency_no, person_no, contact_name, wording)
  ON portal.agency_letter_openings TO sahakon_app;

-- A code as `core/codes/tracking-code.ts` makes them.
CREATE FUNCTION portal.new_paper_code() RETURNS text
LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  letters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  chance bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code text := '';
  five int;
  checked int := 0;
BEGIN
  FOR at IN 0..25 LOOP
    five := get_byte(chance, at) & 31;
    code := code || substr(letters, five + 1, 1);
    checked := (checked * 32 + five) % 1021;
  END LOOP;
  RETURN code || substr(letters, (checked >> 5) + 1, 1) || substr(letters, (checked & 31) + 1, 1);
END $$;

-- Writes the letters that are missing, in order of month and agency; says how many. Of `of_month`
-- alone, even when it is posted; without it of every month that is on its way. The numbers of a
-- year follow each other without a gap, however many write at the same time.
CREATE FUNCTION portal.write_agency_letters(on_day date, of_month date) RETURNS int
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  year_of_day int := extract(year FROM on_day) + 543;
  written int;
BEGIN
  PERFORM pg_advisory_xact_lock(7215031986);
  WITH in_force AS (
    SELECT l.* FROM portal.agency_letters l
    WHERE NOT EXISTS (SELECT FROM portal.agency_letters s
      WHERE s.replaces_year = l.year_be AND s.replaces_run = l.run)
  )
  INSERT INTO portal.agency_letters (year_be, run, agency_no, letter_date, month, due_on, members,
    receipts, total_satang, unit_name, head_name, head_position, code, replaces_year,
    replaces_run, publication_id)
  SELECT year_of_day,
    coalesce((SELECT max(p.run) FROM portal.agency_letters p WHERE p.year_be = year_of_day), 0)
      + row_number() OVER (ORDER BY b.month, b.agency_no COLLATE "C"),
    b.agency_no, on_day, b.month, b.due_on, b.members, b.receipts, b.total_satang, b.unit_name,
    b.head_name, b.head_position, portal.new_paper_code(), l.year_be, l.run, b.publication_id
  FROM records.agency_bills(of_month) b
  LEFT JOIN in_force l ON l.agency_no = b.agency_no AND l.month = b.month
  WHERE (l.members, l.receipts, l.total_satang, l.due_on)
    IS DISTINCT FROM (b.members, b.receipts, b.total_satang, b.due_on);
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;

-- The same of today in Thailand: after each publication, and when a server starts.
CREATE FUNCTION portal.issue_agency_letters() RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN portal.write_agency_letters((now() AT TIME ZONE 'Asia/Bangkok')::date, NULL);
END $$;
REVOKE ALL ON FUNCTION portal.new_paper_code, portal.write_agency_letters,
  portal.issue_agency_letters FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.issue_agency_letters TO sahakon_intake, sahakon_app;

-- What a letter of exactly this code states, for whoever holds it; no number of the agency. The
-- prefix is that of the letter as it was opened first; null: not yet.
CREATE FUNCTION portal.verify_agency_letter(asked_code text)
RETURNS TABLE (
  year_be smallint, run int, letter_date date, month date, unit_name text, members int,
  total_satang bigint, replaced boolean, prefix text
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT l.year_be, l.run, l.letter_date, l.month, l.unit_name, l.members, l.total_satang,
    EXISTS (SELECT FROM portal.agency_letters s
      WHERE s.replaces_year = l.year_be AND s.replaces_run = l.run),
    (SELECT o.wording ->> 'prefix' FROM portal.agency_letter_openings o
      WHERE o.year_be = l.year_be AND o.run = l.run AND o.wording IS NOT NULL
      ORDER BY o.opened_at, o.person_no LIMIT 1)
  FROM portal.agency_letters l WHERE l.code = asked_code
$$;
REVOKE ALL ON FUNCTION portal.verify_agency_letter FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.verify_agency_letter TO sahakon_app;
