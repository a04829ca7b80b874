-- The terms as a public text, what a member chose of their own free will, and a history that the
-- member reads without walking through every look at a figure (D-30; trust A, D; PDPA 19).
SET LOCAL ROLE sahakon_owner;

-- A kept page of the terms is made anew when a version comes.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON portal.terms_versions FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();

-- Each choice is a row of its own and evidence: the newest one counts.
CREATE TABLE portal.member_choices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  kind text NOT NULL CHECK (kind IN ('MARKETING')),
  choice boolean NOT NULL,
  -- Of the privacy notice in force then.
  notice_version int,
  chosen_at timestamptz NOT NULL DEFAULT now(),
  address text NOT NULL,
  agent text NOT NULL
);
CREATE INDEX member_choices_newest ON portal.member_choices (member_no, kind, id DESC);

ALTER TABLE portal.member_choices ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_choices FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.member_choices TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.member_choices FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.member_choices TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), ''))
  WITH CHECK (member_no = NULLIF(current_setting('app.member_no', true), ''));
GRANT SELECT, INSERT ON portal.member_choices TO sahakon_app;
GRANT SELECT ON portal.member_choices TO sahakon_backup;

-- A member's own looks are most of the trail and no part of the history.
CREATE INDEX audit_entries_history ON portal.audit_entries (member_no, seq DESC)
  WHERE actor_kind = 'office' OR entry NOT LIKE '%.read';
