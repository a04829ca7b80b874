-- Staff write the public site: who may write which table, what a change replaced, when content
-- changes by itself, and the pictures and files that staff upload.

SET LOCAL ROLE sahakon_owner;

-- What a change of staff replaced: read by the history of each room, never written by hand.
CREATE TABLE portal.content_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  happened_at timestamptz NOT NULL DEFAULT now(),
  staff_id uuid NOT NULL REFERENCES portal.staff (id),
  -- As they were called then.
  staff_name text NOT NULL,
  -- The table without its schema, and the primary key of the row, its parts set apart by a blank.
  subject text NOT NULL,
  row_key text NOT NULL,
  -- NULL of a row that was made, or removed.
  before jsonb,
  after jsonb,
  CHECK (before IS NOT NULL OR after IS NOT NULL)
);
CREATE INDEX content_history_of_row ON portal.content_history (subject, row_key, id DESC);
CREATE INDEX content_history_newest ON portal.content_history (subject, id DESC);
ALTER TABLE portal.content_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.content_history FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.content_history TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.content_history FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY office ON portal.content_history FOR SELECT TO sahakon_app
  USING ((SELECT portal.staff_may('content', 'registry', 'finance', 'auditor', 'admin')));
GRANT SELECT ON portal.content_history TO sahakon_app, sahakon_backup;

-- Notes a row's change by whom the transaction acts for; its arguments are the columns of the key.
-- What programs of the operator write (the demo, a command) has its place in the audit log.
CREATE FUNCTION portal.note_content_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  whose uuid := NULLIF(current_setting('app.staff_id', true), '')::uuid;
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  key text := '';
  part text;
BEGIN
  IF whose IS NULL OR old_row = new_row THEN
    RETURN NULL;
  END IF;
  FOREACH part IN ARRAY TG_ARGV LOOP
    key := key || CASE WHEN key = '' THEN '' ELSE ' ' END
      || (coalesce(new_row, old_row) ->> part);
  END LOOP;
  INSERT INTO portal.content_history (staff_id, staff_name, subject, row_key, before, after)
  SELECT id, name, TG_TABLE_NAME, key, old_row, new_row FROM portal.staff WHERE id = whose;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION portal.note_content_change FROM PUBLIC;

-- Which roles write which table. Everybody reads what was readable before.
DO $$
DECLARE
  rule record;
  key_columns text;
BEGIN
  FOR rule IN
    SELECT * FROM (VALUES
      ('categories', 'content', true),
      ('menu_items', 'content', true),
      ('sub_menu_items', 'content', true),
      ('marquee', 'content', true),
      ('slides', 'content', true),
      ('links', 'content', true),
      ('calendar_events', 'content', true),
      -- Topics have versions of their own.
      ('topics', 'content', false),
      ('topic_images', 'content', false),
      ('topic_files', 'content', false),
      ('interest_rates', 'finance', true),
      ('dividend_rates', 'finance', true),
      ('bank_accounts', 'finance', true),
      ('policies', 'admin', true),
      ('terms_versions', 'admin', true),
      ('guide_versions', 'admin', true),
      ('elections', 'registry', true),
      ('election_positions', 'registry', true),
      ('election_zones', 'registry', true),
      ('election_calendar', 'registry', true),
      ('election_candidates', 'registry', true),
      ('election_documents', 'registry', true),
      ('election_results', 'registry', true),
      ('election_turnouts', 'registry', true)
    ) AS r (table_name, role_name, has_history)
  LOOP
    IF NOT (SELECT relrowsecurity FROM pg_class WHERE oid = ('portal.' || rule.table_name)::regclass)
    THEN
      EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', rule.table_name);
      EXECUTE format('ALTER TABLE portal.%I FORCE ROW LEVEL SECURITY', rule.table_name);
      EXECUTE format(
        'CREATE POLICY keeper ON portal.%I TO sahakon_owner USING (true) WITH CHECK (true)',
        rule.table_name);
      EXECUTE format('CREATE POLICY backup ON portal.%I FOR SELECT TO sahakon_backup USING (true)',
        rule.table_name);
      EXECUTE format('CREATE POLICY everybody ON portal.%I FOR SELECT TO sahakon_app USING (true)',
        rule.table_name);
    END IF;
    EXECUTE format(
      'CREATE POLICY office ON portal.%1$I TO sahakon_app
         USING ((SELECT portal.staff_may(%2$L))) WITH CHECK ((SELECT portal.staff_may(%2$L)))',
      rule.table_name, rule.role_name);
    EXECUTE format('GRANT INSERT, UPDATE, DELETE ON portal.%I TO sahakon_app', rule.table_name);
    IF rule.has_history THEN
      SELECT string_agg(quote_literal(a.attname), ', ' ORDER BY array_position(i.indkey, a.attnum))
      INTO key_columns
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = ('portal.' || rule.table_name)::regclass AND i.indisprimary;
      EXECUTE format(
        'CREATE TRIGGER note_content_change AFTER INSERT OR UPDATE OR DELETE ON portal.%I
           FOR EACH ROW EXECUTE FUNCTION portal.note_content_change(%s)',
        rule.table_name, key_columns);
    END IF;
  END LOOP;
END $$;

-- Instants at which content changes without being written: a topic that is dated ahead appears, a
-- rate comes into force. The name of the content grows at each, so that no process shows what was.
CREATE TABLE portal.content_moments (
  at timestamptz PRIMARY KEY
);
GRANT SELECT ON portal.content_moments TO sahakon_app, sahakon_backup;

CREATE FUNCTION portal.note_content_moment(instant timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  INSERT INTO portal.content_moments (at) SELECT instant WHERE instant > now()
  ON CONFLICT DO NOTHING
$$;
REVOKE ALL ON FUNCTION portal.note_content_moment FROM PUBLIC;

CREATE FUNCTION portal.note_topic_moments() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM portal.note_content_moment(NEW.published_at);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION portal.note_topic_moments FROM PUBLIC;
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.topics FOR EACH ROW
  EXECUTE FUNCTION portal.note_topic_moments();
INSERT INTO portal.content_moments (at)
SELECT DISTINCT published_at FROM portal.topics WHERE published_at > now();

-- Pictures and files that staff upload; a picture as the server has made it anew. They lie in the
-- store, so that every process has them at once and a backup of it is whole.
CREATE TABLE portal.media (
  -- 128 random bits: the address of what no page shows yet is not to be guessed.
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{32}$'),
  kind text NOT NULL CHECK (kind IN ('IMAGE', 'FILE')),
  media_type text NOT NULL,
  -- What a file is saved as; '' of a picture.
  file_name text NOT NULL,
  -- Of a picture in pixels; of a file NULL.
  width int CHECK (width > 0),
  height int CHECK (height > 0),
  -- Of a PDF.
  pages int CHECK (pages > 0),
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 20971520),
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  uploaded_by uuid NOT NULL REFERENCES portal.staff (id),
  CHECK ((kind = 'IMAGE') = (width IS NOT NULL AND height IS NOT NULL)),
  UNIQUE (kind, sha256, file_name)
);
CREATE INDEX media_newest ON portal.media (uploaded_at DESC, name);
-- Pictures and PDF give nothing to a second packing.
ALTER TABLE portal.media ALTER COLUMN content SET STORAGE EXTERNAL;
ALTER TABLE portal.media ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.media FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.media TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.media FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY everybody ON portal.media FOR SELECT TO sahakon_app USING (true);
CREATE POLICY office ON portal.media FOR INSERT TO sahakon_app WITH CHECK (
  uploaded_by::text = NULLIF(current_setting('app.staff_id', true), '')
  AND (SELECT portal.staff_may('content', 'registry', 'finance', 'admin')));
GRANT SELECT, INSERT ON portal.media TO sahakon_app;
GRANT SELECT ON portal.media TO sahakon_backup;
