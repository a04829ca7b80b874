-- A preview is its maker's: it is shown only while that colleague works with the role for it, and
-- it ends when its topic is hidden or deleted.

SET LOCAL ROLE sahakon_owner;

-- They live an hour and name no maker.
DELETE FROM portal.topic_previews;
ALTER TABLE portal.topic_previews
  ADD COLUMN staff_id uuid NOT NULL REFERENCES portal.staff (id);
CREATE INDEX topic_previews_of_topic ON portal.topic_previews (topic_id);

CREATE OR REPLACE FUNCTION portal.make_topic_preview(
  hash bytea, topic bigint, shown_content jsonb)
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  DELETE FROM portal.topic_previews WHERE made_at < now() - interval '1 hour';
  IF portal.staff_may('content') THEN
    INSERT INTO portal.topic_previews (token_hash, topic_id, content, staff_id)
    VALUES (hash, topic, shown_content, current_setting('app.staff_id')::uuid);
  END IF;
END $$;

-- What a preview shows; no row once its hour is over, its topic deleted or its maker gone.
CREATE OR REPLACE FUNCTION portal.topic_preview(hash bytea)
RETURNS TABLE (topic_id bigint, content jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT p.topic_id, p.content FROM portal.topic_previews p
    JOIN portal.staff s ON s.id = p.staff_id
    JOIN portal.topics t ON t.id = p.topic_id
  WHERE p.token_hash = hash AND p.made_at >= now() - interval '1 hour'
    AND s.ended_at IS NULL AND 'content' = ANY (s.roles) AND t.deleted_at IS NULL
$$;

CREATE FUNCTION portal.forget_topic_previews() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  DELETE FROM portal.topic_previews WHERE topic_id = NEW.id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION portal.forget_topic_previews FROM PUBLIC;
CREATE TRIGGER forget_previews AFTER UPDATE OF shown, deleted_at ON portal.topics
  FOR EACH ROW
  WHEN (OLD.shown AND NOT NEW.shown OR OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION portal.forget_topic_previews();
