-- A version of the agencies' guide that should not have been is withdrawn: nobody of an agency reads
-- it any more. Who has read it until then stays on record.
SET LOCAL ROLE sahakon_owner;

ALTER TABLE portal.guide_versions ADD COLUMN withdrawn_at timestamptz;

DROP POLICY in_force ON portal.guide_versions;
-- As before, and no withdrawn one.
CREATE POLICY in_force ON portal.guide_versions FOR SELECT TO sahakon_app
  USING (effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date
    AND withdrawn_at IS NULL
    AND NULLIF(current_setting('app.agency_no', true), '') IS NOT NULL);
