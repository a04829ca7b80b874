-- What staff uploaded can be withdrawn from the public: its content is erased, its address says so.
-- A dividend rate has the day it is announced. Of parts of topics and of the history each role sees
-- what its rooms show.

SET LOCAL ROLE sahakon_owner;

ALTER TABLE portal.media
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN withdrawn_by uuid REFERENCES portal.staff (id),
  ADD COLUMN withdrawn_reason text CHECK (length(withdrawn_reason) BETWEEN 5 AND 300),
  ALTER COLUMN content DROP NOT NULL,
  ADD CONSTRAINT media_withdrawn CHECK (
    (content IS NULL) = (withdrawn_at IS NOT NULL)
    AND (withdrawn_by IS NULL) = (withdrawn_at IS NULL)
    AND (withdrawn_reason IS NULL) = (withdrawn_at IS NULL)),
  DROP CONSTRAINT media_kind_sha256_file_name_key;
-- The same content uploaded again after that is another upload, with an address of its own.
CREATE UNIQUE INDEX media_same ON portal.media (kind, sha256, file_name)
  WHERE withdrawn_at IS NULL;
CREATE INDEX media_of_staff ON portal.media (uploaded_by, uploaded_at);
CREATE TRIGGER content_changed AFTER UPDATE ON portal.media
  FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();

-- Names of uploads that stand in a text.
CREATE FUNCTION portal.media_names(written text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches(written, '/mediafiles/(?:images|files)/Office/([0-9a-f]{32})', 'g') AS found
$$;
REVOKE ALL ON FUNCTION portal.media_names FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.media_names TO sahakon_app;
CREATE INDEX topics_media ON portal.topics
  USING gin (portal.media_names(body_html || ' ' || coalesce(cover_url, '')));

-- Where uploads stand in what the public sees or will see: of each the room, and what it is there.
CREATE FUNCTION portal.media_uses(names text[])
RETURNS TABLE (name text, place text, row_key text, title text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
#variable_conflict use_column
BEGIN
  IF NOT portal.staff_may('content', 'admin') THEN
    RETURN;
  END IF;
  RETURN QUERY
  WITH texts (place, row_key, title, written) AS (
    SELECT 'topics', t.id::text, t.title,
      concat_ws(' ', t.body_html, t.cover_url)
    FROM portal.topics t
    WHERE portal.media_names(t.body_html || ' ' || coalesce(t.cover_url, '')) && names
    UNION ALL
    SELECT 'topics', t.id::text, t.title, p.url
    FROM (SELECT topic_id, url FROM portal.topic_files
      UNION ALL SELECT topic_id, url FROM portal.topic_images) p
    JOIN portal.topics t ON t.id = p.topic_id
    WHERE p.url LIKE '/mediafiles/%/Office/%'
    UNION ALL SELECT 'slides', s.id::text, s.title, concat_ws(' ', s.image_url, s.url)
    FROM portal.slides s
    UNION ALL SELECT 'rates', i.id::text, i.name, i.paper_url FROM portal.interest_rates i
    UNION ALL SELECT 'rates', d.id::text, '', d.paper_url
    FROM portal.dividend_rates d
    UNION ALL SELECT 'calendar', c.id::text, c.title, c.url FROM portal.calendar_events c
    UNION ALL SELECT 'links', l.id::text, l.name, l.url FROM portal.links l
    UNION ALL SELECT 'marquee', m.id::text, '', m.note_html FROM portal.marquee m
    UNION ALL SELECT 'menu', m.seq::text, m.name_th, m.url FROM portal.menu_items m
    UNION ALL SELECT 'menu', m.menu_seq::text, m.name, m.url FROM portal.sub_menu_items m
    UNION ALL SELECT 'elections', c.year::text, c.name, c.photo_url
    FROM portal.election_candidates c
    UNION ALL SELECT 'elections', d.year::text, d.name, d.url FROM portal.election_documents d
    UNION ALL SELECT 'documents', 'terms', '', v.body_html FROM portal.terms_versions v
    UNION ALL SELECT 'documents', 'policies', '', v.body_html FROM portal.policies v
    UNION ALL SELECT 'documents', 'guide', '', v.body_html FROM portal.guide_versions v
    UNION ALL SELECT 'particulars', '', '', o.value::text FROM portal.site_overrides o
  )
  SELECT DISTINCT found, t.place, t.row_key, t.title
  FROM texts t
  CROSS JOIN LATERAL unnest(portal.media_names(t.written)) AS found
  WHERE found = ANY (names);
END $$;
REVOKE ALL ON FUNCTION portal.media_uses FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.media_uses TO sahakon_app;

-- Uploads with who uploaded and who withdrew them, for those who withdraw.
CREATE FUNCTION portal.office_media()
RETURNS TABLE (name text, kind text, media_type text, file_name text, width int, height int,
  has_renditions boolean, bytes int, uploaded_at timestamptz, uploaded_by text,
  withdrawn_at timestamptz, withdrawn_by text, withdrawn_reason text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
#variable_conflict use_column
BEGIN
  IF NOT portal.staff_may('content', 'admin') THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT m.name, m.kind, m.media_type, m.file_name, m.width, m.height,
    EXISTS (SELECT FROM portal.media_renditions r WHERE r.name = m.name),
    octet_length(m.content), m.uploaded_at, u.name, m.withdrawn_at, w.name, m.withdrawn_reason
  FROM portal.media m
  JOIN portal.staff u ON u.id = m.uploaded_by
  LEFT JOIN portal.staff w ON w.id = m.withdrawn_by;
END $$;
REVOKE ALL ON FUNCTION portal.office_media FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.office_media TO sahakon_app;

-- Erases the content of an upload; whoever is second finds it withdrawn.
CREATE FUNCTION portal.withdraw_media(wanted text, reason text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  stands portal.media;
BEGIN
  IF NOT portal.staff_may('content', 'admin') THEN
    RAISE insufficient_privilege;
  END IF;
  SELECT * INTO stands FROM portal.media m WHERE m.name = wanted FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'unknown';
  END IF;
  IF stands.withdrawn_at IS NOT NULL THEN
    RETURN 'withdrawn';
  END IF;
  DELETE FROM portal.media_renditions r WHERE r.name = wanted;
  UPDATE portal.media SET content = NULL, withdrawn_at = now(), withdrawn_reason = reason,
    withdrawn_by = current_setting('app.staff_id')::uuid
  WHERE media.name = wanted;
  RETURN 'done';
END $$;
REVOKE ALL ON FUNCTION portal.withdraw_media FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.withdraw_media TO sahakon_app;

-- The public sees a rate from the day on which it is announced; of older ones nobody noted it.
ALTER TABLE portal.dividend_rates ADD COLUMN announced_on date;
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.dividend_rates FOR EACH ROW
  EXECUTE FUNCTION portal.note_day_moments('announced_on');

-- Whoever sees the topic sees its pictures and files.
DROP POLICY everybody ON portal.topic_files;
CREATE POLICY with_topic ON portal.topic_files FOR SELECT TO sahakon_app
  USING (EXISTS (SELECT FROM portal.topics t WHERE t.id = topic_id));
DROP POLICY everybody ON portal.topic_images;
CREATE POLICY with_topic ON portal.topic_images FOR SELECT TO sahakon_app
  USING (EXISTS (SELECT FROM portal.topics t WHERE t.id = topic_id));

-- Who writes a table reads what changed in it; auditors and administrators read all.
DROP POLICY office ON portal.content_history;
CREATE POLICY office ON portal.content_history FOR SELECT TO sahakon_app USING (
  (SELECT portal.staff_may('auditor', 'admin'))
  OR subject = ANY (ARRAY['categories', 'menu_items', 'sub_menu_items', 'marquee', 'slides', 'links',
    'calendar_events']) AND (SELECT portal.staff_may('content'))
  OR subject = ANY (ARRAY['interest_rates', 'dividend_rates', 'bank_accounts'])
    AND (SELECT portal.staff_may('finance'))
  OR subject LIKE 'election%' AND (SELECT portal.staff_may('registry')));
