-- Topics are edited in the office: versions with who and when, drafts of their own for each writer,
-- previews under a secret address, an end, a last day of the pin, and deletion that can be undone.

SET LOCAL ROLE sahakon_owner;

ALTER TABLE portal.topics
  -- From then on nobody of the public sees it; NULL: it stays.
  ADD COLUMN expires_at timestamptz,
  -- From then on it stands among the others; NULL of a pinned one: until somebody unpins it.
  ADD COLUMN pinned_until timestamptz,
  -- Deleted topics are hidden ones that lists leave out; they can be restored.
  ADD COLUMN deleted_at timestamptz,
  -- The newest of its versions, and the one that the row shows; 0: written by a program.
  ADD COLUMN version int NOT NULL DEFAULT 0 CHECK (version >= 0),
  ADD COLUMN published_version int NOT NULL DEFAULT 0,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN changed_by text NOT NULL DEFAULT '',
  -- The first line of what is searched; by itself, so that nobody unpacks whole texts for it.
  ADD COLUMN searched_title text GENERATED ALWAYS AS (split_part(search_text, E'\n', 1)) STORED,
  ADD CONSTRAINT topics_expires_later CHECK (expires_at > published_at),
  ADD CONSTRAINT topics_pinned_until CHECK (pinned OR pinned_until IS NULL),
  ADD CONSTRAINT topics_deleted_is_hidden CHECK (deleted_at IS NULL OR NOT shown),
  ADD CONSTRAINT topics_published_version CHECK (published_version BETWEEN 0 AND version);

DROP POLICY published ON portal.topics;
CREATE POLICY published ON portal.topics FOR SELECT TO sahakon_app
  USING (shown AND published_at <= now() AND (expires_at IS NULL OR expires_at > now()));

-- Lists put those pinned now before the others, so pins stand in an index of their own.
DROP INDEX portal.topics_newest;
CREATE INDEX topics_of_category ON portal.topics (category_key, published_at DESC, id DESC)
  WHERE shown;
CREATE INDEX topics_pinned ON portal.topics (category_key, published_at DESC, id DESC)
  WHERE shown AND pinned;
CREATE INDEX topics_in_office ON portal.topics (published_at DESC NULLS FIRST, id DESC);
CREATE INDEX topics_hidden ON portal.topics (published_at DESC NULLS FIRST, id DESC)
  WHERE NOT shown;
CREATE INDEX topics_ending ON portal.topics (expires_at) WHERE expires_at IS NOT NULL;

CREATE OR REPLACE FUNCTION portal.note_topic_moments() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM portal.note_content_moment(instant)
  FROM unnest(ARRAY[NEW.published_at, NEW.expires_at, NEW.pinned_until]) AS m (instant)
  WHERE instant IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TABLE portal.topic_versions (
  topic_id bigint NOT NULL REFERENCES portal.topics (id) ON DELETE CASCADE,
  version int NOT NULL CHECK (version > 0),
  at timestamptz NOT NULL DEFAULT now(),
  -- NULL of what stood there before anybody edited it in the office.
  staff_id uuid REFERENCES portal.staff (id),
  staff_name text NOT NULL,
  deed text NOT NULL CHECK (deed IN ('FIRST', 'SAVED', 'PUBLISHED', 'RESTORED', 'MOVED')),
  content jsonb NOT NULL,
  PRIMARY KEY (topic_id, version),
  CHECK ((deed = 'FIRST') = (staff_id IS NULL))
);
ALTER TABLE portal.topic_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.topic_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.topic_versions TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.topic_versions FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY office ON portal.topic_versions FOR SELECT TO sahakon_app
  USING ((SELECT portal.staff_may('content')));
CREATE POLICY writer ON portal.topic_versions FOR INSERT TO sahakon_app WITH CHECK (
  (SELECT portal.staff_may('content'))
  AND (staff_id IS NULL OR staff_id::text = NULLIF(current_setting('app.staff_id', true), '')));
-- What a version holds is changed by nobody.
GRANT SELECT, INSERT ON portal.topic_versions TO sahakon_app;
GRANT SELECT ON portal.topic_versions TO sahakon_backup;

-- What somebody types and has not saved: seen by colleagues, written by its writer alone.
CREATE TABLE portal.topic_drafts (
  topic_id bigint NOT NULL REFERENCES portal.topics (id) ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES portal.staff (id),
  staff_name text NOT NULL,
  -- The version that was being edited.
  based_on int NOT NULL CHECK (based_on >= 0),
  saved_at timestamptz NOT NULL DEFAULT now(),
  content jsonb NOT NULL,
  PRIMARY KEY (topic_id, staff_id)
);
ALTER TABLE portal.topic_drafts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.topic_drafts FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.topic_drafts TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.topic_drafts FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY office ON portal.topic_drafts FOR SELECT TO sahakon_app
  USING ((SELECT portal.staff_may('content')));
CREATE POLICY writer ON portal.topic_drafts TO sahakon_app
  USING (staff_id::text = NULLIF(current_setting('app.staff_id', true), '')
    AND (SELECT portal.staff_may('content')))
  WITH CHECK (staff_id::text = NULLIF(current_setting('app.staff_id', true), '')
    AND (SELECT portal.staff_may('content')));
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.topic_drafts TO sahakon_app;
GRANT SELECT ON portal.topic_drafts TO sahakon_backup;

-- Previews by the hash of their secret; reached by the two functions alone.
CREATE TABLE portal.topic_previews (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  topic_id bigint NOT NULL REFERENCES portal.topics (id) ON DELETE CASCADE,
  made_at timestamptz NOT NULL DEFAULT now(),
  content jsonb NOT NULL
);
CREATE INDEX topic_previews_oldest ON portal.topic_previews (made_at);
ALTER TABLE portal.topic_previews ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.topic_previews FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.topic_previews TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.topic_previews FOR SELECT TO sahakon_backup USING (true);
GRANT SELECT ON portal.topic_previews TO sahakon_backup;

-- Keeps a preview for an hour, and forgets those whose hour is over.
CREATE FUNCTION portal.make_topic_preview(hash bytea, topic bigint, shown_content jsonb)
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  DELETE FROM portal.topic_previews WHERE made_at < now() - interval '1 hour';
  IF portal.staff_may('content') THEN
    INSERT INTO portal.topic_previews (token_hash, topic_id, content)
    VALUES (hash, topic, shown_content);
  END IF;
END $$;

-- What a preview shows; no row once its hour is over.
CREATE FUNCTION portal.topic_preview(hash bytea)
RETURNS TABLE (topic_id bigint, content jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT p.topic_id, p.content FROM portal.topic_previews p
  WHERE p.token_hash = hash AND p.made_at >= now() - interval '1 hour'
$$;
REVOKE ALL ON FUNCTION portal.make_topic_preview, portal.topic_preview FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.make_topic_preview, portal.topic_preview TO sahakon_app;

-- Categories change places within one statement.
ALTER TABLE portal.categories DROP CONSTRAINT categories_position_key;
ALTER TABLE portal.categories ADD CONSTRAINT categories_position_key UNIQUE (position) DEFERRABLE;
