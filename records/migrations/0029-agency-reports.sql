-- The way back (part D, D-23): what an agency reports of the bills that it was sent, member by
-- member, and every step on the way with its actor and its time. It is the agency's word: what is
-- true of money stays with the records, which confirm or overrule it.
SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.agency_reports (
  agency_no text NOT NULL CHECK (agency_no ~ '^[0-9]{1,20}$'),
  -- First day of the month.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  -- One more with each change: of several who save over the same version one does.
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  -- DRAFT and RETURNED may be changed by the agency; SUBMITTED may be taken back until ACCEPTED.
  state text NOT NULL DEFAULT 'DRAFT'
    CHECK (state IN ('DRAFT', 'SUBMITTED', 'ACCEPTED', 'RETURNED')),
  -- Of the difference between what was deducted and what was transferred.
  explanation text NOT NULL DEFAULT '' CHECK (length(explanation) <= 500),
  saved_at timestamptz NOT NULL DEFAULT now(),
  saved_by smallint NOT NULL,
  saved_by_name text NOT NULL CHECK (length(saved_by_name) BETWEEN 1 AND 120),
  submitted_at timestamptz,
  submitted_by smallint,
  submitted_by_name text CHECK (length(submitted_by_name) BETWEEN 1 AND 120),
  -- As it was handed in, and the delivery of records that it was held against.
  members int,
  billed_satang bigint,
  collected_satang bigint,
  slips_satang bigint,
  publication_id int,
  -- Who sent it back last, and why; SYSTEM: something else is billed than was reported against.
  returned_by text CHECK (returned_by IN ('OFFICE', 'SYSTEM')),
  returned_reason text CHECK (length(returned_reason) BETWEEN 10 AND 500),
  decided_by uuid REFERENCES portal.staff (id),
  decided_at timestamptz,
  -- Since when the records call the month posted: nothing changes any more.
  closed_at timestamptz,
  PRIMARY KEY (agency_no, month),
  CHECK (num_nonnulls(submitted_at, submitted_by, submitted_by_name, members, billed_satang,
    collected_satang, slips_satang, publication_id)
    = CASE WHEN state IN ('SUBMITTED', 'ACCEPTED') THEN 8 ELSE 0 END),
  CHECK (collected_satang BETWEEN 0 AND billed_satang),
  CHECK (slips_satang > 0 OR (slips_satang = 0 AND collected_satang = 0)),
  CHECK (collected_satang = slips_satang OR length(explanation) >= 10),
  CHECK ((returned_reason IS NOT NULL) = (returned_by IS NOT DISTINCT FROM 'OFFICE')),
  CHECK (state <> 'RETURNED' OR returned_by IS NOT NULL),
  CHECK (state <> 'ACCEPTED' OR num_nonnulls(decided_by, decided_at) = 2)
);
CREATE INDEX agency_reports_waiting ON portal.agency_reports (submitted_at)
  WHERE state IN ('SUBMITTED', 'ACCEPTED') AND closed_at IS NULL;

CREATE TABLE portal.agency_report_lines (
  agency_no text NOT NULL,
  month date NOT NULL,
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  -- Number of the bill within the member's month.
  seq int NOT NULL CHECK (seq > 0),
  outcome text NOT NULL CHECK (outcome IN ('FULL', 'PARTIAL', 'NONE')),
  -- What the bill asked for when it was reported.
  billed_satang bigint NOT NULL CHECK (billed_satang >= 0),
  collected_satang bigint NOT NULL,
  reason text CHECK (reason IN ('TRANSFERRED', 'RESIGNED', 'RETIRED', 'INSUFFICIENT',
    'UNPAID_LEAVE', 'DECEASED', 'OTHER')),
  new_agency text CHECK (length(new_agency) BETWEEN 1 AND 120),
  note text CHECK (length(note) BETWEEN 1 AND 200),
  PRIMARY KEY (agency_no, month, member_no, seq),
  FOREIGN KEY (agency_no, month) REFERENCES portal.agency_reports,
  CHECK (CASE outcome
    WHEN 'FULL' THEN collected_satang = billed_satang AND reason IS NULL
    WHEN 'PARTIAL' THEN collected_satang > 0 AND collected_satang < billed_satang
      AND reason IS NOT NULL
    ELSE collected_satang = 0 AND billed_satang > 0 AND reason IS NOT NULL END),
  CHECK (new_agency IS NULL OR reason IS NOT DISTINCT FROM 'TRANSFERRED')
);
CREATE INDEX agency_report_lines_member ON portal.agency_report_lines (member_no, month, seq);

-- One event on the way; what happened is never changed, not by the owner either. That a letter was
-- opened stands with the letters.
CREATE TABLE portal.agency_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_no text NOT NULL CHECK (agency_no ~ '^[0-9]{1,20}$'),
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  step text NOT NULL CHECK (step IN ('STARTED', 'FILLED', 'SLIP_ADDED', 'SLIP_REMOVED', 'SUBMITTED',
    'RECALLED', 'ACCEPTED', 'RETURNED')),
  at timestamptz NOT NULL DEFAULT now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('agency', 'office', 'system')),
  person_no smallint,
  -- As they were called at that time.
  contact_name text CHECK (length(contact_name) BETWEEN 1 AND 120),
  staff_id uuid REFERENCES portal.staff (id),
  detail jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(detail) = 'object'),
  CHECK (num_nonnulls(person_no, contact_name)
    = CASE WHEN actor_kind = 'agency' THEN 2 ELSE 0 END),
  CHECK ((staff_id IS NOT NULL) = (actor_kind = 'office'))
);
CREATE INDEX agency_steps_month ON portal.agency_steps (agency_no, month, id);

DO $$
DECLARE
  table_name text;
  own constant text := $rule$agency_no = NULLIF(current_setting('app.agency_no', true), '')$rule$;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['agency_reports', 'agency_report_lines', 'agency_steps'] LOOP
    EXECUTE format('ALTER TABLE portal.%I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE portal.%I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format(
      'CREATE POLICY backup ON portal.%I FOR SELECT TO sahakon_backup USING (true)', table_name);
    EXECUTE format('GRANT SELECT ON portal.%I TO sahakon_app, sahakon_backup', table_name);
    IF table_name = 'agency_steps' THEN
      EXECUTE format('CREATE POLICY keeper ON portal.%I FOR SELECT TO sahakon_owner USING (true)',
        table_name);
      EXECUTE format(
        'CREATE POLICY keeps_on ON portal.%I FOR INSERT TO sahakon_owner WITH CHECK (true)',
        table_name);
      EXECUTE format('CREATE POLICY own ON portal.%I FOR SELECT TO sahakon_app USING (%s)',
        table_name, own);
      EXECUTE format('CREATE POLICY does ON portal.%I FOR INSERT TO sahakon_app WITH CHECK (%s)',
        table_name, own || $rule$ AND actor_kind = 'agency'$rule$);
    ELSE
      EXECUTE format(
        'CREATE POLICY keeper ON portal.%I TO sahakon_owner USING (true) WITH CHECK (true)',
        table_name);
      EXECUTE format('CREATE POLICY own ON portal.%I TO sahakon_app USING (%s) WITH CHECK (%s)',
        table_name, own, own);
    END IF;
  END LOOP;
END $$;
-- The agency never accepts its own report, closes it, or says who sent it back.
GRANT INSERT (agency_no, month, explanation, saved_by, saved_by_name)
  ON portal.agency_reports TO sahakon_app;
GRANT UPDATE (version, state, explanation, saved_at, saved_by, saved_by_name, submitted_at,
  submitted_by, submitted_by_name, members, billed_satang, collected_satang, slips_satang,
  publication_id) ON portal.agency_reports TO sahakon_app;
CREATE POLICY handed_in ON portal.agency_reports AS RESTRICTIVE FOR UPDATE TO sahakon_app
  USING (closed_at IS NULL AND state <> 'ACCEPTED')
  WITH CHECK (state IN ('DRAFT', 'SUBMITTED', 'RETURNED'));
-- Lines stand still while the report is out of the agency's hands.
CREATE POLICY in_hand ON portal.agency_report_lines AS RESTRICTIVE FOR INSERT TO sahakon_app
  WITH CHECK (EXISTS (SELECT FROM portal.agency_reports r
    WHERE r.agency_no = agency_report_lines.agency_no AND r.month = agency_report_lines.month
      AND r.state IN ('DRAFT', 'RETURNED') AND r.closed_at IS NULL));
CREATE POLICY changed_in_hand ON portal.agency_report_lines AS RESTRICTIVE FOR UPDATE
  TO sahakon_app
  USING (EXISTS (SELECT FROM portal.agency_reports r
    WHERE r.agency_no = agency_report_lines.agency_no AND r.month = agency_report_lines.month
      AND r.state IN ('DRAFT', 'RETURNED') AND r.closed_at IS NULL));
CREATE POLICY taken_in_hand ON portal.agency_report_lines AS RESTRICTIVE FOR DELETE
  TO sahakon_app
  USING (EXISTS (SELECT FROM portal.agency_reports r
    WHERE r.agency_no = agency_report_lines.agency_no AND r.month = agency_report_lines.month
      AND r.state IN ('DRAFT', 'RETURNED') AND r.closed_at IS NULL));
GRANT INSERT, UPDATE, DELETE ON portal.agency_report_lines TO sahakon_app;
GRANT INSERT (agency_no, month, step, actor_kind, person_no, contact_name, detail)
  ON portal.agency_steps TO sahakon_app;
