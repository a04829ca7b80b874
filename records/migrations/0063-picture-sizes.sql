-- Pictures that staff upload, in the widths that pages show them in; the order of persons.

SET LOCAL ROLE sahakon_owner;

-- WebP, made with the picture itself; an older picture has none and is shown whole.
CREATE TABLE portal.media_renditions (
  name text NOT NULL REFERENCES portal.media (name) ON DELETE CASCADE,
  -- Pixels.
  width int NOT NULL CHECK (width BETWEEN 1 AND 4000),
  content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 20971520),
  PRIMARY KEY (name, width)
);
ALTER TABLE portal.media_renditions ALTER COLUMN content SET STORAGE EXTERNAL;
ALTER TABLE portal.media_renditions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.media_renditions FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.media_renditions TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.media_renditions FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY everybody ON portal.media_renditions FOR SELECT TO sahakon_app USING (true);
CREATE POLICY office ON portal.media_renditions FOR INSERT TO sahakon_app WITH CHECK (
  (SELECT portal.staff_may('content', 'registry', 'finance', 'admin')));
GRANT SELECT, INSERT ON portal.media_renditions TO sahakon_app;
GRANT SELECT ON portal.media_renditions TO sahakon_backup;

-- Place of a person in their category, from 1; NULL: behind those who have one, as entered.
ALTER TABLE portal.topics ADD COLUMN position int CHECK (position > 0);
