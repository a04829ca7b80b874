-- Proofs that an agency has sent the money: a picture or PDF of each transfer with its day and
-- amount. The agency may take one back until its report is handed in (the app holds the report's
-- row meanwhile); what was handed in is evidence.
SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.agency_slips (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  agency_no text NOT NULL,
  -- First day of the month that was billed.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  paid_on date NOT NULL CHECK (paid_on >= month),
  amount_satang bigint NOT NULL CHECK (amount_satang BETWEEN 1 AND 999999999999999),
  -- A picture is made anew by the server, without metadata; a PDF is the agency's own.
  file_type text NOT NULL CHECK (file_type IN ('image/jpeg', 'application/pdf')),
  file bytea NOT NULL CHECK (octet_length(file) BETWEEN 1 AND 5242880),
  -- Of the file.
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  person_no smallint NOT NULL CHECK (person_no > 0),
  -- As the person was called then.
  contact_name text NOT NULL CHECK (length(contact_name) BETWEEN 1 AND 200),
  added_at timestamptz NOT NULL DEFAULT now(),
  -- The same file twice would count its money twice.
  UNIQUE (agency_no, month, sha256)
);
-- JPEG and PDF give nothing to a second packing.
ALTER TABLE portal.agency_slips ALTER COLUMN file SET STORAGE EXTERNAL;

ALTER TABLE portal.agency_slips ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_slips FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.agency_slips TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.agency_slips FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.agency_slips TO sahakon_app
  USING (agency_no = NULLIF(current_setting('app.agency_no', true), ''))
  WITH CHECK (agency_no = NULLIF(current_setting('app.agency_no', true), ''));
GRANT SELECT ON portal.agency_slips TO sahakon_app, sahakon_backup;
GRANT DELETE ON portal.agency_slips TO sahakon_app;
GRANT INSERT (agency_no, month, paid_on, amount_satang, file_type, file, sha256, person_no,
  contact_name) ON portal.agency_slips TO sahakon_app;

-- The slips of a month for staff who keep accounts; for anybody else nothing.
CREATE FUNCTION portal.slips_for_staff(of_agency text, of_month date)
RETURNS SETOF portal.agency_slips
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT s.* FROM portal.agency_slips s
  WHERE s.agency_no = of_agency AND s.month = of_month
    AND EXISTS (SELECT FROM portal.staff f
      WHERE f.id::text = NULLIF(current_setting('app.staff_id', true), '')
        AND f.ended_at IS NULL AND f.roles && ARRAY['finance', 'admin'])
  ORDER BY s.added_at, s.id
$$;
REVOKE ALL ON FUNCTION portal.slips_for_staff FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.slips_for_staff TO sahakon_app;
