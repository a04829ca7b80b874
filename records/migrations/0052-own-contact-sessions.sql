-- A session of an agency is its person's alone: another contact of the same agency has no part in
-- it, whatever their role. Before, the policy told agencies apart and no people.
SET LOCAL ROLE sahakon_owner;

ALTER POLICY own_agency ON portal.sessions
  USING (kind = 'agency'
    AND subject = NULLIF(current_setting('app.agency_no', true), '')
      || '-' || NULLIF(current_setting('app.person_no', true), ''))
  WITH CHECK (kind = 'agency'
    AND subject = NULLIF(current_setting('app.agency_no', true), '')
      || '-' || NULLIF(current_setting('app.person_no', true), ''));
