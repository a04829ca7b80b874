-- In how many days the cooperative answers what is reported, by category (D-21). A case keeps the
-- day that its reporter was promised: another number counts for what is filed from then on.

SET LOCAL ROLE sahakon_owner;

-- Without a row the setting `demand.target_days` counts.
CREATE TABLE portal.complaint_targets (
  category text PRIMARY KEY CHECK (category IN
    ('SERVICE', 'LOAN', 'DEPOSIT', 'WELFARE', 'WEBSITE', 'OTHER')),
  target_days int NOT NULL CHECK (target_days BETWEEN 1 AND 365)
);
ALTER TABLE portal.complaint_targets ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.complaint_targets FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.complaint_targets TO sahakon_owner
  USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.complaint_targets FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY everybody ON portal.complaint_targets FOR SELECT TO sahakon_app USING (true);
CREATE POLICY office ON portal.complaint_targets TO sahakon_app
  USING ((SELECT portal.staff_may('service', 'admin')))
  WITH CHECK ((SELECT portal.staff_may('service', 'admin')));
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.complaint_targets TO sahakon_app;
GRANT SELECT ON portal.complaint_targets TO sahakon_backup;
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON portal.complaint_targets FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR UPDATE OR DELETE ON portal.complaint_targets
  FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('category');

-- Who helps members reads what became of these, and of nothing else of the site.
CREATE POLICY complaint_targets ON portal.content_history FOR SELECT TO sahakon_app
  USING (subject = 'complaint_targets' AND (SELECT portal.staff_may('service')));

-- NULL of a case from before: the setting's days after it was received.
ALTER TABLE portal.complaints ADD COLUMN answer_by date;
GRANT SELECT (answer_by) ON portal.complaints TO sahakon_app;

-- Keeps a case and its first event; gives when it was received, and the day that its reporter is
-- promised: the category's days after that, else `default_days`. Whoever sends the same words twice
-- within a minute, by a double press or a reload, has one case and two codes that open it.
DROP FUNCTION portal.file_complaint(
  bytea, text, text, text, text, text, text, text, boolean, boolean);
CREATE FUNCTION portal.file_complaint(
  new_code_hash bytea, new_category text, new_topic text, new_detail text,
  new_contact_name text, new_phone text, new_email text, new_membership_no text,
  is_anonymous boolean, may_publish boolean, default_days int,
  OUT filed_at timestamptz, OUT promised_on date
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  filed_id bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(new_topic || new_detail, 12));
  -- The clock, not the transaction's beginning: the lock may have been waited for.
  SELECT c.id, c.received_at, c.answer_by INTO filed_id, filed_at, promised_on
  FROM portal.complaints c
  WHERE c.received_at > clock_timestamp() - interval '1 minute'
    AND (c.category, c.topic, c.detail, c.anonymous, c.allow_publish)
      = (new_category, new_topic, new_detail, is_anonymous, may_publish)
    AND (c.contact_name, c.phone, c.email, c.membership_no)
      IS NOT DISTINCT FROM (new_contact_name, new_phone, new_email, new_membership_no)
  ORDER BY c.received_at LIMIT 1;
  IF filed_id IS NULL THEN
    INSERT INTO portal.complaints (category, topic, detail, contact_name, phone, email,
      membership_no, anonymous, allow_publish, answer_by)
    VALUES (new_category, new_topic, new_detail, new_contact_name, new_phone, new_email,
      new_membership_no, is_anonymous, may_publish,
      (now() AT TIME ZONE 'Asia/Bangkok')::date + coalesce((
        SELECT t.target_days FROM portal.complaint_targets t WHERE t.category = new_category
      ), default_days))
    RETURNING id, received_at, answer_by INTO filed_id, filed_at, promised_on;
    INSERT INTO portal.complaint_events (complaint_id, seq, status) VALUES (filed_id, 1, 'RECEIVED');
    PERFORM portal.forget_complaints();
  END IF;
  INSERT INTO portal.complaint_codes (code_hash, complaint_id) VALUES (new_code_hash, filed_id);
END $$;

-- The case of exactly this code, without the reporter's contact details and original words.
DROP FUNCTION portal.complaint_by_code(bytea);
CREATE FUNCTION portal.complaint_by_code(asked_hash bytea)
RETURNS TABLE (
  category text, status text, topic text, received_at timestamptz, answered_at timestamptz,
  answer text, answer_by date, published_id bigint, timeline jsonb
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT c.category, c.status, c.topic, c.received_at, c.answered_at, c.answer, c.answer_by,
    CASE WHEN c.published_at <= now() THEN c.id END,
    (SELECT jsonb_agg(jsonb_build_object('status', e.status, 'note', e.note,
        'happenedOn', (e.happened_at AT TIME ZONE 'Asia/Bangkok')::date) ORDER BY e.seq)
      FROM portal.complaint_events e WHERE e.complaint_id = c.id)
  FROM portal.complaint_codes k JOIN portal.complaints c ON c.id = k.complaint_id
  WHERE k.code_hash = asked_hash;
$$;

-- Cases with the reporter's words, without the ways to reach them: those are asked for apart.
DROP FUNCTION portal.office_complaints();
CREATE FUNCTION portal.office_complaints() RETURNS TABLE (
  id bigint, received_at timestamptz, category text, status text, topic text, detail text,
  anonymous boolean, allow_publish boolean, has_contact boolean, answer text,
  answered_at timestamptz, closed_at timestamptz, published_at timestamptz, published_topic text,
  published_body text, published_answer text, assignee_id uuid, assignee_name text,
  answer_by date, target_on date, version int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT c.id, c.received_at, c.category, c.status, c.topic, c.detail, c.anonymous,
    c.allow_publish, num_nonnulls(c.contact_name, c.phone, c.email, c.membership_no) > 0,
    c.answer, c.answered_at, c.closed_at, c.published_at, c.published_topic, c.published_body,
    c.published_answer, c.assignee_id, s.name, c.answer_by, c.target_on, c.version
  FROM portal.complaints c LEFT JOIN portal.staff s ON s.id = c.assignee_id
  WHERE (SELECT portal.admits_service())
$$;

REVOKE ALL ON FUNCTION portal.file_complaint, portal.complaint_by_code, portal.office_complaints
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.file_complaint, portal.complaint_by_code,
  portal.office_complaints TO sahakon_app;
