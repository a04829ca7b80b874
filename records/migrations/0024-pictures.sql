-- A member's own picture (D-35), as the server has made it anew; nobody but the member sees it.

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.member_pictures (
  -- One each: a new one takes the place of the old.
  -- Gone with the account: a number that passes to another person brings no face along.
  member_no text PRIMARY KEY REFERENCES portal.member_accounts (member_no) ON DELETE CASCADE,
  -- 128 random bits; whoever changes the picture changes its address.
  name text NOT NULL UNIQUE CHECK (name ~ '^[0-9a-f]{32}$'),
  -- JPEG without any metadata.
  content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 524288),
  saved_at timestamptz NOT NULL DEFAULT now()
);
-- JPEG gives nothing to a second packing.
ALTER TABLE portal.member_pictures ALTER COLUMN content SET STORAGE EXTERNAL;

ALTER TABLE portal.member_pictures ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_pictures FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.member_pictures TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.member_pictures FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.member_pictures TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), ''))
  WITH CHECK (member_no = NULLIF(current_setting('app.member_no', true), ''));
GRANT SELECT ON portal.member_pictures TO sahakon_app, sahakon_backup;
GRANT INSERT, DELETE ON portal.member_pictures TO sahakon_app;
GRANT UPDATE (name, content, saved_at) ON portal.member_pictures TO sahakon_app;
