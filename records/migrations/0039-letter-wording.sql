-- What the settings give to a letter is kept with it when it is written: signer, signature, prefix
-- of the number, account, names and addresses, figures, margins. It reads the same ever after.
SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.letter_signatures (
  hash bytea PRIMARY KEY CHECK (hash = sha256(image)),
  -- A PNG.
  image bytea NOT NULL CHECK (length(image) BETWEEN 8 AND 300000)
);
GRANT SELECT ON portal.letter_signatures TO sahakon_app, sahakon_backup;

ALTER TABLE portal.agency_letters
  -- Null: written before any server has told its settings.
  ADD COLUMN wording jsonb,
  -- The picture above the signer's name; null: signed by hand.
  ADD COLUMN signature_hash bytea REFERENCES portal.letter_signatures (hash),
  -- Of the cover statement that comes with it; null: nobody has looked at the letter yet.
  ADD COLUMN sheets int CHECK (sheets >= 0);

-- A letter of before reads as whoever opened it first has read it; what an opening did not keep is
-- added by the next start of a server, once.
UPDATE portal.agency_letters l
SET wording = f.wording - 'sheets', sheets = (f.wording ->> 'sheets')::int
FROM (
  SELECT DISTINCT ON (o.year_be, o.run) o.year_be, o.run, o.wording
  FROM portal.agency_letter_openings o WHERE o.wording IS NOT NULL
  ORDER BY o.year_be, o.run, o.opened_at, o.person_no
) f
WHERE f.year_be = l.year_be AND f.run = l.run;
ALTER TABLE portal.agency_letter_openings DROP COLUMN wording;

-- A server that starts tells its settings: letters are written with them from now on, and those
-- that lack any are completed. `body`, the text that the letter follows, marks a complete one. A
-- signature stands only above the name of its signer.
CREATE FUNCTION portal.settle_letter_wording(settled jsonb, image bytea) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  signature bytea := sha256(image);
  completed int;
BEGIN
  IF NOT (settled ? 'body' AND settled ? 'prefix' AND settled ? 'signer_name') THEN
    RAISE EXCEPTION 'no wording of letters';
  END IF;
  PERFORM pg_advisory_xact_lock(7215031986);
  IF image IS NOT NULL THEN
    INSERT INTO portal.letter_signatures (hash, image) VALUES (signature, image)
      ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO portal.settings (key, value)
    VALUES ('agency_letter',
      jsonb_build_object('wording', settled, 'signature', encode(signature, 'hex')))
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
      WHERE settings.value IS DISTINCT FROM excluded.value;
  UPDATE portal.agency_letters l
  SET wording = settled || coalesce(l.wording, '{}'),
    signature_hash = CASE
      WHEN coalesce(l.wording ->> 'signer_name', settled ->> 'signer_name')
        = settled ->> 'signer_name' THEN signature
    END
  WHERE l.wording IS NULL OR NOT l.wording ? 'body';
  GET DIAGNOSTICS completed = ROW_COUNT;
  RETURN completed;
END $$;

-- How many sheets the cover statement of a letter has is known when it is looked at first.
CREATE FUNCTION portal.keep_letter_sheets(of_year int, of_run int, counted int) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE portal.agency_letters SET sheets = counted
  WHERE agency_no = NULLIF(current_setting('app.agency_no', true), '')
    AND year_be = of_year AND run = of_run AND sheets IS NULL
$$;

-- Writes the letters that are missing, in order of month and agency; says how many. Of `of_month`
-- alone, even when it is posted; without it of every month that is on its way. The numbers of a
-- year follow each other without a gap, however many write at the same time.
CREATE OR REPLACE FUNCTION portal.write_agency_letters(on_day date, of_month date) RETURNS int
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
  ), settled AS (
    SELECT p.value -> 'wording' AS wording, decode(p.value ->> 'signature', 'hex') AS signature
    FROM portal.settings p WHERE p.key = 'agency_letter'
  )
  INSERT INTO portal.agency_letters (year_be, run, agency_no, letter_date, month, due_on, members,
    receipts, total_satang, unit_name, head_name, head_position, code, replaces_year,
    replaces_run, publication_id, bills_hash, wording, signature_hash)
  SELECT year_of_day,
    coalesce((SELECT max(p.run) FROM portal.agency_letters p WHERE p.year_be = year_of_day), 0)
      + row_number() OVER (ORDER BY b.month, b.agency_no COLLATE "C"),
    b.agency_no, on_day, b.month, b.due_on, b.members, b.receipts, b.total_satang, b.unit_name,
    b.head_name, b.head_position, portal.new_paper_code(), l.year_be, l.run, b.publication_id,
    b.bills_hash, (SELECT s.wording FROM settled s), (SELECT s.signature FROM settled s)
  FROM records.agency_bills(of_month) b
  LEFT JOIN in_force l ON l.agency_no = b.agency_no AND l.month = b.month
  WHERE (l.members, l.receipts, l.total_satang, l.due_on)
      IS DISTINCT FROM (b.members, b.receipts, b.total_satang, b.due_on)
    OR l.bills_hash <> b.bills_hash;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;

-- What a letter of exactly this code states, for whoever holds it; no number of the agency. One
-- without its wording was never printed.
CREATE OR REPLACE FUNCTION portal.verify_agency_letter(asked_code text)
RETURNS TABLE (
  year_be smallint, run int, letter_date date, month date, unit_name text, members int,
  total_satang bigint, replaced boolean, prefix text
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT l.year_be, l.run, l.letter_date, l.month, l.unit_name, l.members, l.total_satang,
    EXISTS (SELECT FROM portal.agency_letters s
      WHERE s.replaces_year = l.year_be AND s.replaces_run = l.run),
    l.wording ->> 'prefix'
  FROM portal.agency_letters l WHERE l.code = asked_code AND l.wording ? 'body'
$$;
REVOKE ALL ON FUNCTION portal.settle_letter_wording, portal.keep_letter_sheets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.settle_letter_wording, portal.keep_letter_sheets TO sahakon_app;
