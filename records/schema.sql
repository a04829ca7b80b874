-- The whole schema, written by a program from a migrated database. Do not edit:
-- change it by a new migration, then run `node records/schema/write.ts`.
-- Roles are made by migrations/roles.sql.

-- Schemas

CREATE SCHEMA portal AUTHORIZATION sahakon_owner;
CREATE SCHEMA records AUTHORIZATION sahakon_intake;
CREATE SCHEMA staging AUTHORIZATION sahakon_intake;

-- Tables

CREATE TABLE portal.activation_codes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  member_no text NOT NULL,
  code_mac bytea NOT NULL,
  made_by text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone DEFAULT (now() + '7 days'::interval) NOT NULL,
  closed_at timestamp with time zone,
  seen text,
  CONSTRAINT activation_codes_code_mac_key UNIQUE (code_mac),
  CONSTRAINT activation_codes_pkey PRIMARY KEY (id),
  CONSTRAINT activation_codes_code_mac_check CHECK ((length(code_mac) = 32)),
  CONSTRAINT activation_codes_made_by_check CHECK (((length(made_by) >= 1) AND (length(made_by) <= 100))),
  CONSTRAINT activation_codes_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT activation_codes_seen_check CHECK (((length(seen) >= 1) AND (length(seen) <= 300)))
);
ALTER TABLE portal.activation_codes OWNER TO sahakon_owner;

CREATE TABLE portal.agency_accounts (
  agency_no text NOT NULL,
  person_no smallint NOT NULL,
  contact_name text NOT NULL,
  role text NOT NULL,
  password_hash text NOT NULL,
  must_change boolean DEFAULT true NOT NULL,
  password_set_at timestamp with time zone DEFAULT now() NOT NULL,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ended_at timestamp with time zone,
  failures_in_row integer DEFAULT 0 NOT NULL,
  failures_since timestamp with time zone,
  stopped_at timestamp with time zone,
  stop_told_at timestamp with time zone,
  failures_untold integer DEFAULT 0 NOT NULL,
  CONSTRAINT agency_accounts_pkey PRIMARY KEY (agency_no, person_no),
  CONSTRAINT agency_accounts_agency_no_check CHECK ((agency_no ~ '^[0-9]{1,20}$'::text)),
  CONSTRAINT agency_accounts_contact_name_check CHECK (((length(contact_name) >= 1) AND (length(contact_name) <= 120))),
  CONSTRAINT agency_accounts_failures_in_row_check CHECK ((failures_in_row >= 0)),
  CONSTRAINT agency_accounts_failures_untold_check CHECK ((failures_untold >= 0)),
  CONSTRAINT agency_accounts_person_no_check CHECK (((person_no >= 1) AND (person_no <= 99))),
  CONSTRAINT agency_accounts_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'admin'::text])))
);
ALTER TABLE portal.agency_accounts OWNER TO sahakon_owner;

CREATE TABLE portal.agency_browsers (
  agency_no text NOT NULL,
  person_no smallint NOT NULL,
  half_hash bytea NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT agency_browsers_pkey PRIMARY KEY (agency_no, person_no, half_hash),
  CONSTRAINT agency_browsers_half_hash_check CHECK ((length(half_hash) = 32))
);
ALTER TABLE portal.agency_browsers OWNER TO sahakon_owner;

CREATE TABLE portal.agency_letter_openings (
  year_be smallint NOT NULL,
  run integer NOT NULL,
  agency_no text NOT NULL,
  person_no smallint NOT NULL,
  contact_name text NOT NULL,
  opened_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT agency_letter_openings_pkey PRIMARY KEY (year_be, run, person_no),
  CONSTRAINT agency_letter_openings_contact_name_check CHECK (((length(contact_name) >= 1) AND (length(contact_name) <= 200))),
  CONSTRAINT agency_letter_openings_person_no_check CHECK ((person_no > 0))
);
ALTER TABLE portal.agency_letter_openings OWNER TO sahakon_owner;

CREATE TABLE portal.agency_letters (
  year_be smallint NOT NULL,
  run integer NOT NULL,
  agency_no text NOT NULL,
  letter_date date NOT NULL,
  month date NOT NULL,
  due_on date NOT NULL,
  members integer NOT NULL,
  receipts integer NOT NULL,
  total_satang bigint NOT NULL,
  unit_name text NOT NULL,
  head_name text,
  head_position text,
  code text NOT NULL,
  replaces_year smallint,
  replaces_run integer,
  publication_id integer NOT NULL,
  issued_at timestamp with time zone DEFAULT now() NOT NULL,
  bills_hash bytea,
  wording jsonb,
  signature_hash bytea,
  sheets integer,
  withdrawn_at timestamp with time zone,
  CONSTRAINT agency_letters_code_key UNIQUE (code),
  CONSTRAINT agency_letters_replaces_year_replaces_run_key UNIQUE (replaces_year, replaces_run),
  CONSTRAINT agency_letters_year_be_run_agency_no_key UNIQUE (year_be, run, agency_no),
  CONSTRAINT agency_letters_year_be_run_agency_no_month_key UNIQUE (year_be, run, agency_no, month),
  CONSTRAINT agency_letters_pkey PRIMARY KEY (year_be, run),
  CONSTRAINT agency_letters_bills_hash_check CHECK ((length(bills_hash) = 32)),
  CONSTRAINT agency_letters_check CHECK (((EXTRACT(year FROM letter_date) + (543)::numeric) = (year_be)::numeric)),
  CONSTRAINT agency_letters_check1 CHECK (((replaces_year IS NULL) = (replaces_run IS NULL))),
  CONSTRAINT agency_letters_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{28}$'::text)),
  CONSTRAINT agency_letters_members_check CHECK ((members >= 0)),
  CONSTRAINT agency_letters_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT agency_letters_receipts_check CHECK ((receipts >= 0)),
  CONSTRAINT agency_letters_run_check CHECK ((run > 0)),
  CONSTRAINT agency_letters_sheets_check CHECK ((sheets >= 0)),
  CONSTRAINT agency_letters_total_satang_check CHECK ((total_satang >= 0)),
  CONSTRAINT agency_letters_year_be_check CHECK (((year_be >= 2500) AND (year_be <= 2999)))
);
ALTER TABLE portal.agency_letters OWNER TO sahakon_owner;

CREATE TABLE portal.agency_report_lines (
  agency_no text NOT NULL,
  month date NOT NULL,
  member_no text NOT NULL,
  seq integer NOT NULL,
  outcome text NOT NULL,
  billed_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  reason text,
  new_agency text,
  note text,
  said_at timestamp with time zone,
  said_by smallint,
  said_by_name text,
  CONSTRAINT agency_report_lines_pkey PRIMARY KEY (agency_no, month, member_no, seq),
  CONSTRAINT agency_report_lines_billed_satang_check CHECK ((billed_satang >= 0)),
  CONSTRAINT agency_report_lines_check CHECK (
CASE outcome
    WHEN 'FULL'::text THEN ((collected_satang = billed_satang) AND (reason IS NULL))
    WHEN 'PARTIAL'::text THEN ((collected_satang > 0) AND (collected_satang < billed_satang) AND (reason IS NOT NULL))
    ELSE ((collected_satang = 0) AND (billed_satang > 0) AND (reason IS NOT NULL))
END),
  CONSTRAINT agency_report_lines_check1 CHECK (((new_agency IS NULL) OR (NOT (reason IS DISTINCT FROM 'TRANSFERRED'::text)))),
  CONSTRAINT agency_report_lines_check2 CHECK ((num_nonnulls(said_at, said_by, said_by_name) = ANY (ARRAY[0, 3]))),
  CONSTRAINT agency_report_lines_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT agency_report_lines_new_agency_check CHECK (((length(new_agency) >= 1) AND (length(new_agency) <= 120))),
  CONSTRAINT agency_report_lines_note_check CHECK (((length(note) >= 1) AND (length(note) <= 200))),
  CONSTRAINT agency_report_lines_outcome_check CHECK ((outcome = ANY (ARRAY['FULL'::text, 'PARTIAL'::text, 'NONE'::text]))),
  CONSTRAINT agency_report_lines_reason_check CHECK ((reason = ANY (ARRAY['TRANSFERRED'::text, 'RESIGNED'::text, 'RETIRED'::text, 'INSUFFICIENT'::text, 'UNPAID_LEAVE'::text, 'DECEASED'::text, 'OTHER'::text]))),
  CONSTRAINT agency_report_lines_said_by_name_check CHECK (((length(said_by_name) >= 1) AND (length(said_by_name) <= 120))),
  CONSTRAINT agency_report_lines_seq_check CHECK ((seq > 0))
);
ALTER TABLE portal.agency_report_lines OWNER TO sahakon_owner;

CREATE TABLE portal.agency_reports (
  agency_no text NOT NULL,
  month date NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  state text DEFAULT 'DRAFT'::text NOT NULL,
  explanation text DEFAULT ''::text NOT NULL,
  saved_at timestamp with time zone DEFAULT now() NOT NULL,
  saved_by smallint NOT NULL,
  saved_by_name text NOT NULL,
  submitted_at timestamp with time zone,
  submitted_by smallint,
  submitted_by_name text,
  members integer,
  billed_satang bigint,
  collected_satang bigint,
  slips_satang bigint,
  publication_id integer,
  returned_by text,
  returned_reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  closed_at timestamp with time zone,
  explained_satang bigint,
  CONSTRAINT agency_reports_pkey PRIMARY KEY (agency_no, month),
  CONSTRAINT agency_reports_agency_no_check CHECK ((agency_no ~ '^[0-9]{1,20}$'::text)),
  CONSTRAINT agency_reports_check CHECK ((num_nonnulls(submitted_at, submitted_by, submitted_by_name, members, billed_satang, collected_satang, slips_satang, publication_id) =
CASE
    WHEN (state = ANY (ARRAY['SUBMITTED'::text, 'ACCEPTED'::text])) THEN 8
    ELSE 0
END)),
  CONSTRAINT agency_reports_check1 CHECK (((collected_satang >= 0) AND (collected_satang <= billed_satang))),
  CONSTRAINT agency_reports_check2 CHECK (((slips_satang > 0) OR ((slips_satang = 0) AND (collected_satang = 0)))),
  CONSTRAINT agency_reports_check3 CHECK (((collected_satang = slips_satang) OR (length(explanation) >= 10))),
  CONSTRAINT agency_reports_check4 CHECK (((returned_reason IS NOT NULL) = (NOT (returned_by IS DISTINCT FROM 'OFFICE'::text)))),
  CONSTRAINT agency_reports_check5 CHECK (((state <> 'RETURNED'::text) OR (returned_by IS NOT NULL))),
  CONSTRAINT agency_reports_check6 CHECK (((state <> 'ACCEPTED'::text) OR (num_nonnulls(decided_by, decided_at) = 2))),
  CONSTRAINT agency_reports_check7 CHECK (((collected_satang = slips_satang) OR (NOT (explained_satang IS DISTINCT FROM (collected_satang - slips_satang))))),
  CONSTRAINT agency_reports_explanation_check CHECK ((length(explanation) <= 500)),
  CONSTRAINT agency_reports_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT agency_reports_returned_by_check CHECK ((returned_by = ANY (ARRAY['OFFICE'::text, 'SYSTEM'::text]))),
  CONSTRAINT agency_reports_returned_reason_check CHECK (((length(returned_reason) >= 10) AND (length(returned_reason) <= 500))),
  CONSTRAINT agency_reports_saved_by_name_check CHECK (((length(saved_by_name) >= 1) AND (length(saved_by_name) <= 120))),
  CONSTRAINT agency_reports_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'ACCEPTED'::text, 'RETURNED'::text]))),
  CONSTRAINT agency_reports_submitted_by_name_check CHECK (((length(submitted_by_name) >= 1) AND (length(submitted_by_name) <= 120))),
  CONSTRAINT agency_reports_version_check CHECK ((version > 0))
);
ALTER TABLE portal.agency_reports OWNER TO sahakon_owner;

CREATE TABLE portal.agency_sign_in_failures (
  agency_no text NOT NULL,
  person_no smallint NOT NULL,
  in_row integer NOT NULL,
  last_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT agency_sign_in_failures_pkey PRIMARY KEY (agency_no, person_no),
  CONSTRAINT agency_sign_in_failures_agency_no_check CHECK ((agency_no ~ '^[0-9]{1,20}$'::text)),
  CONSTRAINT agency_sign_in_failures_in_row_check CHECK ((in_row >= 0)),
  CONSTRAINT agency_sign_in_failures_person_no_check CHECK (((person_no >= 1) AND (person_no <= 99)))
);
ALTER TABLE portal.agency_sign_in_failures OWNER TO sahakon_owner;

CREATE TABLE portal.agency_slips (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  agency_no text NOT NULL,
  month date NOT NULL,
  paid_on date NOT NULL,
  amount_satang bigint NOT NULL,
  file_type text NOT NULL,
  file bytea NOT NULL,
  sha256 bytea NOT NULL,
  person_no smallint NOT NULL,
  contact_name text NOT NULL,
  added_at timestamp with time zone DEFAULT now() NOT NULL,
  accepted_at timestamp with time zone,
  CONSTRAINT agency_slips_agency_no_month_sha256_key UNIQUE (agency_no, month, sha256),
  CONSTRAINT agency_slips_pkey PRIMARY KEY (id),
  CONSTRAINT agency_slips_amount_satang_check CHECK (((amount_satang >= 1) AND (amount_satang <= '999999999999999'::bigint))),
  CONSTRAINT agency_slips_check CHECK ((paid_on >= month)),
  CONSTRAINT agency_slips_contact_name_check CHECK (((length(contact_name) >= 1) AND (length(contact_name) <= 200))),
  CONSTRAINT agency_slips_file_check CHECK (((octet_length(file) >= 1) AND (octet_length(file) <= 5242880))),
  CONSTRAINT agency_slips_file_type_check CHECK ((file_type = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text]))),
  CONSTRAINT agency_slips_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT agency_slips_person_no_check CHECK ((person_no > 0)),
  CONSTRAINT agency_slips_sha256_check CHECK ((length(sha256) = 32))
);
ALTER TABLE portal.agency_slips OWNER TO sahakon_owner;

CREATE TABLE portal.agency_steps (
  id bigint GENERATED ALWAYS AS IDENTITY,
  agency_no text NOT NULL,
  month date NOT NULL,
  step text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  actor_kind text NOT NULL,
  person_no smallint,
  contact_name text,
  staff_id uuid,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT agency_steps_pkey PRIMARY KEY (id),
  CONSTRAINT agency_steps_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['agency'::text, 'office'::text, 'system'::text]))),
  CONSTRAINT agency_steps_agency_no_check CHECK ((agency_no ~ '^[0-9]{1,20}$'::text)),
  CONSTRAINT agency_steps_check CHECK ((num_nonnulls(person_no, contact_name) =
CASE
    WHEN (actor_kind = 'agency'::text) THEN 2
    ELSE 0
END)),
  CONSTRAINT agency_steps_check1 CHECK (((staff_id IS NOT NULL) = (actor_kind = 'office'::text))),
  CONSTRAINT agency_steps_contact_name_check CHECK (((length(contact_name) >= 1) AND (length(contact_name) <= 120))),
  CONSTRAINT agency_steps_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
  CONSTRAINT agency_steps_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT agency_steps_step_check CHECK ((step = ANY (ARRAY['STARTED'::text, 'SAVED'::text, 'FILLED'::text, 'SLIP_ADDED'::text, 'SLIP_REMOVED'::text, 'SUBMITTED'::text, 'RECALLED'::text, 'ACCEPTED'::text, 'RETURNED'::text, 'CLOSED'::text, 'REOPENED'::text])))
);
ALTER TABLE portal.agency_steps OWNER TO sahakon_owner;

CREATE TABLE portal.alerts (
  name text NOT NULL,
  began_at timestamp with time zone NOT NULL,
  held_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  CONSTRAINT alerts_pkey PRIMARY KEY (name)
);
ALTER TABLE portal.alerts OWNER TO sahakon_owner;

CREATE TABLE portal.audit_checks (
  single boolean DEFAULT true NOT NULL,
  seq bigint DEFAULT 0 NOT NULL,
  hash bytea DEFAULT sha256('\x736168616b6f6e'::bytea) NOT NULL,
  began_at timestamp with time zone DEFAULT now() NOT NULL,
  checked_at timestamp with time zone,
  whole_at timestamp with time zone,
  broken_seq bigint,
  CONSTRAINT audit_checks_pkey PRIMARY KEY (single),
  CONSTRAINT audit_checks_single_check CHECK (single)
);
ALTER TABLE portal.audit_checks OWNER TO sahakon_owner;

CREATE TABLE portal.audit_entries (
  seq bigint NOT NULL,
  written_at timestamp with time zone NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  entry text NOT NULL,
  outcome text NOT NULL,
  actor_kind text NOT NULL,
  actor text,
  member_no text,
  session_id uuid,
  ref text,
  address text,
  agent text,
  detail jsonb,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_entries_pkey PRIMARY KEY (seq),
  CONSTRAINT audit_entries_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['visitor'::text, 'member'::text, 'agency'::text, 'office'::text, 'system'::text]))),
  CONSTRAINT audit_entries_outcome_check CHECK ((outcome = ANY (ARRAY['ok'::text, 'refused'::text, 'failed'::text])))
);
ALTER TABLE portal.audit_entries OWNER TO sahakon_owner;

CREATE TABLE portal.audit_head (
  single boolean DEFAULT true NOT NULL,
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_head_pkey PRIMARY KEY (single),
  CONSTRAINT audit_head_single_check CHECK (single)
);
ALTER TABLE portal.audit_head OWNER TO sahakon_owner;

CREATE TABLE portal.backups (
  id bigint GENERATED ALWAYS AS IDENTITY,
  began_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone DEFAULT now() NOT NULL,
  reason text NOT NULL,
  file text,
  bytes bigint,
  row_count bigint,
  sha256 text,
  fault text,
  rehearsed_at timestamp with time zone,
  rehearsal_fault text,
  removed_at timestamp with time zone,
  with_secret boolean,
  CONSTRAINT backups_pkey PRIMARY KEY (id),
  CONSTRAINT backups_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT backups_check CHECK (((fault IS NULL) = ((file IS NOT NULL) AND (bytes IS NOT NULL) AND (row_count IS NOT NULL) AND (sha256 IS NOT NULL)))),
  CONSTRAINT backups_check1 CHECK (((fault IS NULL) OR ((rehearsed_at IS NULL) AND (removed_at IS NULL)))),
  CONSTRAINT backups_check2 CHECK (((rehearsal_fault IS NULL) OR (rehearsed_at IS NOT NULL))),
  CONSTRAINT backups_fault_check CHECK (((length(fault) >= 1) AND (length(fault) <= 1000))),
  CONSTRAINT backups_file_check CHECK (((length(file) >= 1) AND (length(file) <= 1000))),
  CONSTRAINT backups_reason_check CHECK ((reason = ANY (ARRAY['command'::text, 'schedule'::text, 'migration'::text]))),
  CONSTRAINT backups_rehearsal_fault_check CHECK (((length(rehearsal_fault) >= 1) AND (length(rehearsal_fault) <= 1000))),
  CONSTRAINT backups_row_count_check CHECK ((row_count >= 0)),
  CONSTRAINT backups_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
ALTER TABLE portal.backups OWNER TO sahakon_owner;

CREATE TABLE portal.bank_accounts (
  "position" integer NOT NULL,
  bank_code text NOT NULL,
  account_no text NOT NULL,
  account_name text NOT NULL,
  branch text NOT NULL,
  purpose text NOT NULL,
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  CONSTRAINT bank_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT bank_accounts_account_no_check CHECK ((account_no ~ '^[0-9]{5,20}$'::text)),
  CONSTRAINT bank_accounts_bank_code_check CHECK ((bank_code ~ '^[0-9]{3}$'::text))
);
ALTER TABLE portal.bank_accounts OWNER TO sahakon_owner;

CREATE TABLE portal.begin_codes (
  single boolean DEFAULT true NOT NULL,
  code_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT begin_codes_pkey PRIMARY KEY (single),
  CONSTRAINT begin_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  CONSTRAINT begin_codes_single_check CHECK (single)
);
ALTER TABLE portal.begin_codes OWNER TO sahakon_owner;

CREATE TABLE portal.board_answers (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  topic_id bigint NOT NULL,
  member_no text,
  from_staff boolean DEFAULT false NOT NULL,
  display_name text NOT NULL,
  body text NOT NULL,
  posted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  hidden_at timestamp with time zone,
  hidden_by text,
  hidden_reason text,
  CONSTRAINT board_answers_pkey PRIMARY KEY (id),
  CONSTRAINT board_answers_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 4000))),
  CONSTRAINT board_answers_check CHECK ((from_staff = (member_no IS NULL))),
  CONSTRAINT board_answers_check1 CHECK ((num_nulls(hidden_at, hidden_by, hidden_reason) = ANY (ARRAY[0, 3]))),
  CONSTRAINT board_answers_display_name_check CHECK (((char_length(display_name) >= 1) AND (char_length(display_name) <= 60))),
  CONSTRAINT board_answers_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text))
);
ALTER TABLE portal.board_answers OWNER TO sahakon_owner;

CREATE TABLE portal.board_drafts (
  member_no text NOT NULL,
  topic_id bigint,
  title text NOT NULL,
  body text NOT NULL,
  display_name text NOT NULL,
  saved_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT board_drafts_member_no_topic_id_key UNIQUE NULLS NOT DISTINCT (member_no, topic_id),
  CONSTRAINT board_drafts_body_check CHECK ((char_length(body) <= 4000)),
  CONSTRAINT board_drafts_display_name_check CHECK ((char_length(display_name) <= 60)),
  CONSTRAINT board_drafts_title_check CHECK ((char_length(title) <= 200))
);
ALTER TABLE portal.board_drafts OWNER TO sahakon_owner;

CREATE TABLE portal.board_topics (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  member_no text NOT NULL,
  display_name text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  posted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  search_text text NOT NULL,
  hidden_at timestamp with time zone,
  hidden_by text,
  hidden_reason text,
  CONSTRAINT board_topics_pkey PRIMARY KEY (id),
  CONSTRAINT board_topics_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 4000))),
  CONSTRAINT board_topics_check CHECK ((num_nulls(hidden_at, hidden_by, hidden_reason) = ANY (ARRAY[0, 3]))),
  CONSTRAINT board_topics_display_name_check CHECK (((char_length(display_name) >= 1) AND (char_length(display_name) <= 60))),
  CONSTRAINT board_topics_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT board_topics_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
);
ALTER TABLE portal.board_topics OWNER TO sahakon_owner;

CREATE UNLOGGED TABLE portal.budgets (
  key bytea NOT NULL,
  attempts integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  forgotten_at timestamp with time zone NOT NULL,
  CONSTRAINT budgets_pkey PRIMARY KEY (key),
  CONSTRAINT budgets_key_check CHECK ((octet_length(key) = 32))
);
ALTER TABLE portal.budgets OWNER TO sahakon_owner;

CREATE TABLE portal.calendar_events (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  title text NOT NULL,
  place text DEFAULT ''::text NOT NULL,
  url text,
  CONSTRAINT calendar_events_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_events_check CHECK ((ends_on >= starts_on)),
  CONSTRAINT calendar_events_url_check CHECK ((url ~ '^(https://|/(?!/))[^[:cntrl:]\\]*$'::text))
);
ALTER TABLE portal.calendar_events OWNER TO sahakon_owner;

CREATE TABLE portal.categories (
  key text NOT NULL,
  name text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  content_type text NOT NULL,
  home_block text,
  "position" integer NOT NULL,
  shown boolean DEFAULT true NOT NULL,
  CONSTRAINT categories_position_key UNIQUE ("position") DEFERRABLE,
  CONSTRAINT categories_pkey PRIMARY KEY (key),
  CONSTRAINT categories_content_type_check CHECK ((content_type = ANY (ARRAY['GENERAL'::text, 'PHOTO'::text, 'CALENDAR'::text, 'PERSONNEL'::text, 'DOWNLOAD'::text, 'REGULATION'::text]))),
  CONSTRAINT categories_home_block_check CHECK ((home_block = ANY (ARRAY['NEWS'::text, 'REGULATION'::text, 'DOWNLOAD'::text, 'ACTIVITY'::text, 'CREMATION'::text, 'PROCUREMENT'::text, 'KNOWLEDGE'::text]))),
  CONSTRAINT categories_key_check CHECK ((key ~ '^[a-z0-9-]{1,40}$'::text)),
  CONSTRAINT categories_name_check CHECK ((name <> ''::text))
);
ALTER TABLE portal.categories OWNER TO sahakon_owner;

CREATE TABLE portal.complaint_codes (
  code_hash bytea NOT NULL,
  complaint_id bigint NOT NULL,
  CONSTRAINT complaint_codes_pkey PRIMARY KEY (code_hash),
  CONSTRAINT complaint_codes_code_hash_check CHECK ((length(code_hash) = 32))
);
ALTER TABLE portal.complaint_codes OWNER TO sahakon_owner;

CREATE TABLE portal.complaint_events (
  complaint_id bigint NOT NULL,
  seq integer NOT NULL,
  happened_at timestamp with time zone DEFAULT now() NOT NULL,
  status text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  actor text,
  CONSTRAINT complaint_events_pkey PRIMARY KEY (complaint_id, seq),
  CONSTRAINT complaint_events_actor_check CHECK ((actor <> ''::text)),
  CONSTRAINT complaint_events_seq_check CHECK ((seq > 0)),
  CONSTRAINT complaint_events_status_check CHECK ((status = ANY (ARRAY['RECEIVED'::text, 'IN_PROGRESS'::text, 'ANSWERED'::text, 'CLOSED'::text])))
);
ALTER TABLE portal.complaint_events OWNER TO sahakon_owner;

CREATE TABLE portal.complaint_notes (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  complaint_id bigint NOT NULL,
  written_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  body text NOT NULL,
  CONSTRAINT complaint_notes_pkey PRIMARY KEY (id),
  CONSTRAINT complaint_notes_author_name_check CHECK ((author_name <> ''::text)),
  CONSTRAINT complaint_notes_body_check CHECK (((length(body) >= 1) AND (length(body) <= 8000)))
);
ALTER TABLE portal.complaint_notes OWNER TO sahakon_owner;

CREATE TABLE portal.complaint_targets (
  category text NOT NULL,
  target_days integer NOT NULL,
  CONSTRAINT complaint_targets_pkey PRIMARY KEY (category),
  CONSTRAINT complaint_targets_category_check CHECK ((category = ANY (ARRAY['SERVICE'::text, 'LOAN'::text, 'DEPOSIT'::text, 'WELFARE'::text, 'WEBSITE'::text, 'OTHER'::text]))),
  CONSTRAINT complaint_targets_target_days_check CHECK (((target_days >= 1) AND (target_days <= 365)))
);
ALTER TABLE portal.complaint_targets OWNER TO sahakon_owner;

CREATE TABLE portal.complaints (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  received_at timestamp with time zone DEFAULT now() NOT NULL,
  category text NOT NULL,
  status text DEFAULT 'RECEIVED'::text NOT NULL,
  topic text NOT NULL,
  detail text NOT NULL,
  contact_name text,
  phone text,
  email text,
  membership_no text,
  anonymous boolean NOT NULL,
  allow_publish boolean NOT NULL,
  answer text,
  answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  published_at timestamp with time zone,
  published_topic text,
  published_body text,
  published_answer text,
  assignee_id uuid,
  target_on date,
  version integer DEFAULT 1 NOT NULL,
  answer_by date,
  CONSTRAINT complaints_pkey PRIMARY KEY (id),
  CONSTRAINT complaints_answer_check CHECK ((answer <> ''::text)),
  CONSTRAINT complaints_category_check CHECK ((category = ANY (ARRAY['SERVICE'::text, 'LOAN'::text, 'DEPOSIT'::text, 'WELFARE'::text, 'WEBSITE'::text, 'OTHER'::text]))),
  CONSTRAINT complaints_check CHECK (((NOT anonymous) OR (num_nonnulls(contact_name, phone, email, membership_no) = 0))),
  CONSTRAINT complaints_check1 CHECK (((published_at IS NULL) OR (allow_publish AND (published_topic IS NOT NULL) AND (published_body IS NOT NULL)))),
  CONSTRAINT complaints_check2 CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CONSTRAINT complaints_check3 CHECK (((status = 'CLOSED'::text) = (closed_at IS NOT NULL))),
  CONSTRAINT complaints_detail_check CHECK (((length(detail) >= 1) AND (length(detail) <= 10000))),
  CONSTRAINT complaints_membership_no_check CHECK ((membership_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT complaints_published_answer_check CHECK ((published_answer <> ''::text)),
  CONSTRAINT complaints_published_body_check CHECK ((published_body <> ''::text)),
  CONSTRAINT complaints_published_topic_check CHECK ((published_topic <> ''::text)),
  CONSTRAINT complaints_status_check CHECK ((status = ANY (ARRAY['RECEIVED'::text, 'IN_PROGRESS'::text, 'ANSWERED'::text, 'CLOSED'::text]))),
  CONSTRAINT complaints_topic_check CHECK (((length(topic) >= 1) AND (length(topic) <= 500))),
  CONSTRAINT complaints_version_check CHECK ((version > 0))
);
ALTER TABLE portal.complaints OWNER TO sahakon_owner;

CREATE TABLE portal.consents (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  answered_at timestamp with time zone DEFAULT now() NOT NULL,
  choice text NOT NULL,
  policy_kind text DEFAULT 'COOKIES'::text NOT NULL,
  policy_version integer NOT NULL,
  channel text NOT NULL,
  CONSTRAINT consents_pkey PRIMARY KEY (id),
  CONSTRAINT consents_channel_check CHECK ((channel = ANY (ARRAY['script'::text, 'form'::text]))),
  CONSTRAINT consents_choice_check CHECK ((choice = ANY (ARRAY['Y'::text, 'N'::text]))),
  CONSTRAINT consents_policy_kind_check CHECK ((policy_kind = 'COOKIES'::text))
);
ALTER TABLE portal.consents OWNER TO sahakon_owner;

CREATE TABLE portal.content_history (
  id bigint GENERATED ALWAYS AS IDENTITY,
  happened_at timestamp with time zone DEFAULT now() NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  subject text NOT NULL,
  row_key text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT content_history_pkey PRIMARY KEY (id),
  CONSTRAINT content_history_check CHECK (((before IS NOT NULL) OR (after IS NOT NULL)))
);
ALTER TABLE portal.content_history OWNER TO sahakon_owner;

CREATE TABLE portal.content_moments (
  at timestamp with time zone NOT NULL,
  CONSTRAINT content_moments_pkey PRIMARY KEY (at)
);
ALTER TABLE portal.content_moments OWNER TO sahakon_owner;

CREATE TABLE portal.content_version (
  one boolean DEFAULT true NOT NULL,
  version bigint NOT NULL,
  CONSTRAINT content_version_pkey PRIMARY KEY (one),
  CONSTRAINT content_version_one_check CHECK (one)
);
ALTER TABLE portal.content_version OWNER TO sahakon_owner;

CREATE TABLE portal.devices (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  member_no text NOT NULL,
  device_hash bytea NOT NULL,
  agent text NOT NULL,
  address text NOT NULL,
  first_used_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  known_at timestamp with time zone,
  remember boolean DEFAULT false NOT NULL,
  failures_in_row integer DEFAULT 0 NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT devices_pkey PRIMARY KEY (id),
  CONSTRAINT devices_device_hash_check CHECK ((length(device_hash) = 32)),
  CONSTRAINT devices_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text))
);
ALTER TABLE portal.devices OWNER TO sahakon_owner;

CREATE TABLE portal.dividend_rates (
  year integer NOT NULL,
  dividend_rate integer NOT NULL,
  refund_rate integer NOT NULL,
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  paper_url text,
  paper_name text,
  announced_on date,
  CONSTRAINT dividend_rates_year_key UNIQUE (year) DEFERRABLE,
  CONSTRAINT dividend_rates_pkey PRIMARY KEY (id),
  CONSTRAINT dividend_rates_check CHECK (((paper_url IS NULL) = (paper_name IS NULL))),
  CONSTRAINT dividend_rates_dividend_rate_check CHECK (((dividend_rate >= 0) AND (dividend_rate <= 1000000))),
  CONSTRAINT dividend_rates_paper_url_check CHECK ((paper_url ~ '^/mediafiles/files/'::text)),
  CONSTRAINT dividend_rates_paper_url_plain CHECK ((paper_url !~ '(/\.|[<>"\\[:cntrl:]])'::text)),
  CONSTRAINT dividend_rates_refund_rate_check CHECK (((refund_rate >= 0) AND (refund_rate <= 1000000)))
);
ALTER TABLE portal.dividend_rates OWNER TO sahakon_owner;

CREATE TABLE portal.election_calendar (
  year integer NOT NULL,
  "position" integer NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  text text NOT NULL,
  CONSTRAINT election_calendar_pkey PRIMARY KEY (year, "position"),
  CONSTRAINT election_calendar_check CHECK ((ends_on >= starts_on)),
  CONSTRAINT election_calendar_text_check CHECK ((text <> ''::text))
);
ALTER TABLE portal.election_calendar OWNER TO sahakon_owner;

CREATE TABLE portal.election_candidates (
  year integer NOT NULL,
  code text NOT NULL,
  number integer NOT NULL,
  name text NOT NULL,
  zone_no integer,
  unit text DEFAULT ''::text NOT NULL,
  photo_url text,
  bio text DEFAULT ''::text NOT NULL,
  video_url text,
  CONSTRAINT election_candidates_pkey PRIMARY KEY (year, code, number),
  CONSTRAINT election_candidates_name_check CHECK ((name <> ''::text)),
  CONSTRAINT election_candidates_number_check CHECK ((number > 0)),
  CONSTRAINT election_candidates_photo_url_check CHECK ((photo_url ~ '^/mediafiles/images/'::text)),
  CONSTRAINT election_candidates_video_url_check CHECK ((video_url ~ '^https://'::text))
);
ALTER TABLE portal.election_candidates OWNER TO sahakon_owner;

CREATE TABLE portal.election_counts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  year integer NOT NULL,
  version integer NOT NULL,
  state text NOT NULL,
  positions jsonb NOT NULL,
  reason text NOT NULL,
  editors uuid[] NOT NULL,
  entered_by_name text NOT NULL,
  entered_at timestamp with time zone DEFAULT now() NOT NULL,
  decided_by_name text,
  decided_at timestamp with time zone,
  return_reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT election_counts_pkey PRIMARY KEY (id),
  CONSTRAINT election_counts_check CHECK (((decided_at IS NULL) = (decided_by_name IS NULL))),
  CONSTRAINT election_counts_check1 CHECK (((state <> 'RELEASED'::text) OR (decided_at IS NOT NULL))),
  CONSTRAINT election_counts_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'RETURNED'::text, 'RELEASED'::text]))),
  CONSTRAINT election_counts_version_check CHECK ((version > 0))
);
ALTER TABLE portal.election_counts OWNER TO sahakon_owner;

CREATE TABLE portal.election_documents (
  year integer NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  media_type text NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT election_documents_pkey PRIMARY KEY (year, "position"),
  CONSTRAINT election_documents_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT election_documents_media_type_check CHECK ((media_type ~ '^[a-z]+/[A-Za-z0-9.+-]+(; charset=utf-8)?$'::text)),
  CONSTRAINT election_documents_name_check CHECK ((name <> ''::text)),
  CONSTRAINT election_documents_url_check CHECK ((url ~ '^/mediafiles/files/'::text)),
  CONSTRAINT election_documents_url_plain CHECK ((url !~ '(/\.|[<>"\\[:cntrl:]])'::text))
);
ALTER TABLE portal.election_documents OWNER TO sahakon_owner;

CREATE TABLE portal.election_positions (
  year integer NOT NULL,
  code text NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  seats integer NOT NULL,
  CONSTRAINT election_positions_pkey PRIMARY KEY (year, code),
  CONSTRAINT election_positions_code_check CHECK ((code = ANY (ARRAY['CHAIR'::text, 'COMMITTEE'::text, 'AUDITOR'::text, 'DELEGATE'::text]))),
  CONSTRAINT election_positions_name_check CHECK ((name <> ''::text)),
  CONSTRAINT election_positions_seats_check CHECK ((seats > 0))
);
ALTER TABLE portal.election_positions OWNER TO sahakon_owner;

CREATE TABLE portal.election_results (
  year integer NOT NULL,
  code text NOT NULL,
  number integer NOT NULL,
  votes integer NOT NULL,
  elected boolean NOT NULL,
  CONSTRAINT election_results_pkey PRIMARY KEY (year, code, number),
  CONSTRAINT election_results_votes_check CHECK ((votes >= 0))
);
ALTER TABLE portal.election_results OWNER TO sahakon_owner;

CREATE TABLE portal.election_turnouts (
  year integer NOT NULL,
  code text NOT NULL,
  eligible integer NOT NULL,
  ballots integer NOT NULL,
  spoiled integer NOT NULL,
  no_vote integer NOT NULL,
  CONSTRAINT election_turnouts_pkey PRIMARY KEY (year, code),
  CONSTRAINT election_turnouts_check CHECK (((ballots >= 0) AND (ballots <= eligible))),
  CONSTRAINT election_turnouts_check1 CHECK (((spoiled + no_vote) <= ballots)),
  CONSTRAINT election_turnouts_eligible_check CHECK ((eligible >= 0)),
  CONSTRAINT election_turnouts_no_vote_check CHECK ((no_vote >= 0)),
  CONSTRAINT election_turnouts_spoiled_check CHECK ((spoiled >= 0))
);
ALTER TABLE portal.election_turnouts OWNER TO sahakon_owner;

CREATE TABLE portal.election_voters (
  year integer NOT NULL,
  member_no text NOT NULL,
  zone_no integer,
  booth integer,
  sequence integer,
  eligible boolean NOT NULL,
  reason text NOT NULL,
  CONSTRAINT election_voters_pkey PRIMARY KEY (year, member_no),
  CONSTRAINT election_voters_booth_check CHECK ((booth > 0)),
  CONSTRAINT election_voters_check CHECK ((eligible = (reason = ''::text))),
  CONSTRAINT election_voters_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT election_voters_no_national_id CHECK ((reason !~ '[0-9\u0e50-\u0e59\uff10-\uff19]([[:space:]\u2010-\u2015-]*[0-9\u0e50-\u0e59\uff10-\uff19]){12}'::text)),
  CONSTRAINT election_voters_sequence_check CHECK ((sequence > 0))
);
ALTER TABLE portal.election_voters OWNER TO sahakon_owner;

CREATE TABLE portal.election_zones (
  year integer NOT NULL,
  zone_no integer NOT NULL,
  name text NOT NULL,
  polling_place text NOT NULL,
  map_url text,
  CONSTRAINT election_zones_pkey PRIMARY KEY (year, zone_no),
  CONSTRAINT election_zones_map_url_check CHECK ((map_url ~ '^https://'::text)),
  CONSTRAINT election_zones_name_check CHECK ((name <> ''::text)),
  CONSTRAINT election_zones_polling_place_check CHECK ((polling_place <> ''::text)),
  CONSTRAINT election_zones_zone_no_check CHECK ((zone_no > 0))
);
ALTER TABLE portal.election_zones OWNER TO sahakon_owner;

CREATE TABLE portal.elections (
  year integer NOT NULL,
  title text NOT NULL,
  status text DEFAULT 'UPCOMING'::text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  published_at timestamp with time zone DEFAULT now(),
  application_on date,
  campaign_on date,
  voting_on date,
  voting_ends_on date,
  announced_on date,
  manual_status text,
  manual_reason text DEFAULT ''::text NOT NULL,
  parts jsonb DEFAULT '{}'::jsonb NOT NULL,
  voters_total integer,
  voters_eligible integer,
  CONSTRAINT elections_pkey PRIMARY KEY (year),
  CONSTRAINT elections_check CHECK (((manual_status IS NULL) = (manual_reason = ''::text))),
  CONSTRAINT elections_check1 CHECK ((num_nonnulls(application_on, campaign_on, voting_on, voting_ends_on, announced_on) = ANY (ARRAY[0, 5]))),
  CONSTRAINT elections_check2 CHECK (((application_on < campaign_on) AND (campaign_on < voting_on) AND (voting_on <= voting_ends_on) AND (voting_on <= announced_on))),
  CONSTRAINT elections_check3 CHECK ((num_nonnulls(voters_total, voters_eligible) = ANY (ARRAY[0, 2]))),
  CONSTRAINT elections_check4 CHECK ((voters_eligible <= voters_total)),
  CONSTRAINT elections_manual_status_check CHECK ((manual_status = ANY (ARRAY['UPCOMING'::text, 'APPLICATION'::text, 'CAMPAIGN'::text, 'VOTING'::text, 'CLOSED'::text]))),
  CONSTRAINT elections_status_check CHECK ((status = ANY (ARRAY['UPCOMING'::text, 'APPLICATION'::text, 'CAMPAIGN'::text, 'VOTING'::text, 'CLOSED'::text, 'RESULT'::text]))),
  CONSTRAINT elections_title_check CHECK ((title <> ''::text)),
  CONSTRAINT elections_voters_eligible_check CHECK ((voters_eligible >= 0)),
  CONSTRAINT elections_voters_total_check CHECK ((voters_total >= 0)),
  CONSTRAINT elections_year_check CHECK (((year >= 1900) AND (year <= 2400)))
);
ALTER TABLE portal.elections OWNER TO sahakon_owner;

CREATE TABLE portal.former_persons (
  member_no text NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  CONSTRAINT former_persons_pkey PRIMARY KEY (member_no),
  CONSTRAINT former_persons_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text))
);
ALTER TABLE portal.former_persons OWNER TO sahakon_owner;

CREATE TABLE portal.guarded_tries (
  since timestamp with time zone NOT NULL,
  succeeded integer NOT NULL,
  failed integer NOT NULL,
  CONSTRAINT guarded_tries_pkey PRIMARY KEY (since)
);
ALTER TABLE portal.guarded_tries OWNER TO sahakon_owner;

CREATE TABLE portal.guide_reads (
  agency_no text NOT NULL,
  person_no smallint NOT NULL,
  version integer NOT NULL,
  contact_name text NOT NULL,
  read_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT guide_reads_pkey PRIMARY KEY (agency_no, person_no, version),
  CONSTRAINT guide_reads_agency_no_check CHECK ((agency_no ~ '^[0-9]{1,20}$'::text)),
  CONSTRAINT guide_reads_contact_name_check CHECK (((length(contact_name) >= 1) AND (length(contact_name) <= 120)))
);
ALTER TABLE portal.guide_reads OWNER TO sahakon_owner;

CREATE TABLE portal.guide_versions (
  version integer NOT NULL,
  title text NOT NULL,
  body_html text NOT NULL,
  effective_on date NOT NULL,
  written_at timestamp with time zone DEFAULT now() NOT NULL,
  withdrawn_at timestamp with time zone,
  change_summary text DEFAULT ''::text NOT NULL,
  written_by text DEFAULT ''::text NOT NULL,
  CONSTRAINT guide_versions_pkey PRIMARY KEY (version),
  CONSTRAINT guide_versions_body_html_check CHECK (((length(body_html) >= 1) AND (length(body_html) <= 200000))),
  CONSTRAINT guide_versions_change_summary_check CHECK ((length(change_summary) <= 2000)),
  CONSTRAINT guide_versions_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  CONSTRAINT guide_versions_version_check CHECK ((version > 0))
);
ALTER TABLE portal.guide_versions OWNER TO sahakon_owner;

CREATE TABLE portal.help_tickets (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  staff_session_id uuid NOT NULL,
  member_no text NOT NULL,
  reason text NOT NULL,
  case_no text NOT NULL,
  ticket_hash bytea NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  told_at timestamp with time zone,
  CONSTRAINT help_tickets_ticket_hash_key UNIQUE (ticket_hash),
  CONSTRAINT help_tickets_pkey PRIMARY KEY (id),
  CONSTRAINT help_tickets_case_no_check CHECK (((length(case_no) >= 1) AND (length(case_no) <= 50))),
  CONSTRAINT help_tickets_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT help_tickets_reason_check CHECK (((length(reason) >= 10) AND (length(reason) <= 1000))),
  CONSTRAINT help_tickets_ticket_hash_check CHECK ((length(ticket_hash) = 32))
);
ALTER TABLE portal.help_tickets OWNER TO sahakon_owner;

CREATE TABLE portal.idempotency (
  key bytea NOT NULL,
  body_mac bytea NOT NULL,
  claimed_at timestamp with time zone DEFAULT now() NOT NULL,
  answer bytea,
  CONSTRAINT idempotency_pkey PRIMARY KEY (key),
  CONSTRAINT idempotency_body_mac_check CHECK ((octet_length(body_mac) = 32)),
  CONSTRAINT idempotency_key_check CHECK ((octet_length(key) = 32))
);
ALTER TABLE portal.idempotency OWNER TO sahakon_owner;

CREATE TABLE portal.intake_notices (
  id bigint GENERATED ALWAYS AS IDENTITY,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  CONSTRAINT intake_notices_pkey PRIMARY KEY (id),
  CONSTRAINT intake_notices_body_check CHECK (((length(body) >= 1) AND (length(body) <= 20000))),
  CONSTRAINT intake_notices_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
);
ALTER TABLE portal.intake_notices OWNER TO sahakon_owner;

CREATE TABLE portal.intake_runs (
  id bigint GENERATED ALWAYS AS IDENTITY,
  began_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone DEFAULT now() NOT NULL,
  outcome text NOT NULL,
  dry_run boolean NOT NULL,
  forced boolean NOT NULL,
  source text NOT NULL,
  as_of date,
  publication_id integer,
  before_id integer,
  fault_count integer NOT NULL,
  report jsonb NOT NULL,
  CONSTRAINT intake_runs_pkey PRIMARY KEY (id),
  CONSTRAINT intake_runs_fault_count_check CHECK ((fault_count >= 0)),
  CONSTRAINT intake_runs_outcome_check CHECK ((outcome = ANY (ARRAY['published'::text, 'checked'::text, 'unchanged'::text, 'refused'::text, 'differs'::text, 'failed'::text, 'rolled_back'::text]))),
  CONSTRAINT intake_runs_source_check CHECK ((length(source) <= 200))
);
ALTER TABLE portal.intake_runs OWNER TO sahakon_owner;

CREATE TABLE portal.interest_rates (
  kind text NOT NULL,
  name text NOT NULL,
  effective_on date NOT NULL,
  "position" integer NOT NULL,
  rate integer NOT NULL,
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  paper_url text,
  paper_name text,
  CONSTRAINT interest_rates_kind_name_effective_on_key UNIQUE (kind, name, effective_on) DEFERRABLE,
  CONSTRAINT interest_rates_pkey PRIMARY KEY (id),
  CONSTRAINT interest_rates_check CHECK (((paper_url IS NULL) = (paper_name IS NULL))),
  CONSTRAINT interest_rates_kind_check CHECK ((kind = ANY (ARRAY['DEPOSIT'::text, 'LOAN'::text]))),
  CONSTRAINT interest_rates_paper_url_check CHECK ((paper_url ~ '^/mediafiles/files/'::text)),
  CONSTRAINT interest_rates_paper_url_plain CHECK ((paper_url !~ '(/\.|[<>"\\[:cntrl:]])'::text)),
  CONSTRAINT interest_rates_rate_check CHECK (((rate >= 0) AND (rate <= 1000000)))
);
ALTER TABLE portal.interest_rates OWNER TO sahakon_owner;

CREATE TABLE portal.letter_signatures (
  hash bytea NOT NULL,
  image bytea NOT NULL,
  CONSTRAINT letter_signatures_pkey PRIMARY KEY (hash),
  CONSTRAINT letter_signatures_check CHECK ((hash = sha256(image))),
  CONSTRAINT letter_signatures_image_check CHECK (((length(image) >= 8) AND (length(image) <= 300000)))
);
ALTER TABLE portal.letter_signatures OWNER TO sahakon_owner;

CREATE TABLE portal.links (
  "position" integer NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  CONSTRAINT links_pkey PRIMARY KEY (id),
  CONSTRAINT links_url_check CHECK ((url ~ '^(https://|/(?!/))[^[:cntrl:]\\]*$'::text))
);
ALTER TABLE portal.links OWNER TO sahakon_owner;

CREATE TABLE portal.mail_claims (
  name text NOT NULL,
  claimed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT mail_claims_pkey PRIMARY KEY (name)
);
ALTER TABLE portal.mail_claims OWNER TO sahakon_owner;

CREATE TABLE portal.marquee (
  "position" integer NOT NULL,
  note_html text NOT NULL,
  shown boolean DEFAULT true NOT NULL,
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  from_on date,
  until_on date,
  CONSTRAINT marquee_pkey PRIMARY KEY (id),
  CONSTRAINT marquee_check CHECK ((until_on >= from_on))
);
ALTER TABLE portal.marquee OWNER TO sahakon_owner;

CREATE TABLE portal.media (
  name text NOT NULL,
  kind text NOT NULL,
  media_type text NOT NULL,
  file_name text NOT NULL,
  width integer,
  height integer,
  pages integer,
  sha256 bytea NOT NULL,
  content bytea,
  uploaded_at timestamp with time zone DEFAULT now() NOT NULL,
  uploaded_by uuid NOT NULL,
  withdrawn_at timestamp with time zone,
  withdrawn_by uuid,
  withdrawn_reason text,
  CONSTRAINT media_pkey PRIMARY KEY (name),
  CONSTRAINT media_check CHECK (((kind = 'IMAGE'::text) = ((width IS NOT NULL) AND (height IS NOT NULL)))),
  CONSTRAINT media_content_check CHECK (((octet_length(content) >= 1) AND (octet_length(content) <= 20971520))),
  CONSTRAINT media_height_check CHECK ((height > 0)),
  CONSTRAINT media_kind_check CHECK ((kind = ANY (ARRAY['IMAGE'::text, 'FILE'::text]))),
  CONSTRAINT media_name_check CHECK ((name ~ '^[0-9a-f]{32}$'::text)),
  CONSTRAINT media_pages_check CHECK ((pages > 0)),
  CONSTRAINT media_sha256_check CHECK ((length(sha256) = 32)),
  CONSTRAINT media_width_check CHECK ((width > 0)),
  CONSTRAINT media_withdrawn CHECK ((((content IS NULL) = (withdrawn_at IS NOT NULL)) AND ((withdrawn_by IS NULL) = (withdrawn_at IS NULL)) AND ((withdrawn_reason IS NULL) = (withdrawn_at IS NULL)))),
  CONSTRAINT media_withdrawn_reason_check CHECK (((length(withdrawn_reason) >= 5) AND (length(withdrawn_reason) <= 300)))
);
ALTER TABLE portal.media OWNER TO sahakon_owner;

CREATE TABLE portal.media_renditions (
  name text NOT NULL,
  width integer NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT media_renditions_pkey PRIMARY KEY (name, width),
  CONSTRAINT media_renditions_content_check CHECK (((octet_length(content) >= 1) AND (octet_length(content) <= 20971520))),
  CONSTRAINT media_renditions_width_check CHECK (((width >= 1) AND (width <= 4000)))
);
ALTER TABLE portal.media_renditions OWNER TO sahakon_owner;

CREATE TABLE portal.member_accounts (
  member_no text NOT NULL,
  password_hash text NOT NULL,
  must_change boolean DEFAULT false NOT NULL,
  last_sign_in_at timestamp with time zone,
  password_set_at timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT member_accounts_pkey PRIMARY KEY (member_no),
  CONSTRAINT member_accounts_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text))
);
ALTER TABLE portal.member_accounts OWNER TO sahakon_owner;

CREATE TABLE portal.member_choices (
  id bigint GENERATED ALWAYS AS IDENTITY,
  member_no text NOT NULL,
  kind text NOT NULL,
  choice boolean NOT NULL,
  notice_version integer,
  chosen_at timestamp with time zone DEFAULT now() NOT NULL,
  address text NOT NULL,
  agent text NOT NULL,
  CONSTRAINT member_choices_pkey PRIMARY KEY (id),
  CONSTRAINT member_choices_kind_check CHECK ((kind = 'MARKETING'::text)),
  CONSTRAINT member_choices_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text))
);
ALTER TABLE portal.member_choices OWNER TO sahakon_owner;

CREATE TABLE portal.member_phones (
  id bigint GENERATED ALWAYS AS IDENTITY,
  member_no text NOT NULL,
  phone text NOT NULL,
  given_at timestamp with time zone DEFAULT now() NOT NULL,
  new_confirmed_at timestamp with time zone,
  old_confirmed_at timestamp with time zone,
  confirmed_by text,
  effective_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  CONSTRAINT member_phones_pkey PRIMARY KEY (id),
  CONSTRAINT member_phones_check CHECK (((effective_at IS NULL) OR ((new_confirmed_at IS NOT NULL) AND (old_confirmed_at IS NOT NULL)))),
  CONSTRAINT member_phones_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT member_phones_phone_check CHECK ((phone ~ '^0[689][0-9]{8}$'::text))
);
ALTER TABLE portal.member_phones OWNER TO sahakon_owner;

CREATE TABLE portal.member_pictures (
  member_no text NOT NULL,
  name text NOT NULL,
  content bytea NOT NULL,
  saved_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT member_pictures_name_key UNIQUE (name),
  CONSTRAINT member_pictures_pkey PRIMARY KEY (member_no),
  CONSTRAINT member_pictures_content_check CHECK (((octet_length(content) >= 1) AND (octet_length(content) <= 524288))),
  CONSTRAINT member_pictures_name_check CHECK ((name ~ '^[0-9a-f]{32}$'::text))
);
ALTER TABLE portal.member_pictures OWNER TO sahakon_owner;

CREATE TABLE portal.menu_items (
  seq integer GENERATED BY DEFAULT AS IDENTITY,
  name_en text NOT NULL,
  name_th text NOT NULL,
  url text NOT NULL,
  icon text NOT NULL,
  type text NOT NULL,
  is_parent boolean DEFAULT false NOT NULL,
  shown boolean DEFAULT true NOT NULL,
  used_in text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT menu_items_pkey PRIMARY KEY (seq),
  CONSTRAINT menu_items_url_check CHECK ((url ~ '^(https://|/(?!/))[^[:cntrl:]\\]*$'::text))
);
ALTER TABLE portal.menu_items OWNER TO sahakon_owner;

CREATE TABLE portal.migrations (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);
ALTER TABLE portal.migrations OWNER TO sahakon_owner;

CREATE TABLE portal.one_time_codes (
  id uuid NOT NULL,
  ticket_hash bytea NOT NULL,
  purpose text NOT NULL,
  member_no text NOT NULL,
  bound_to text NOT NULL,
  code_mac bytea NOT NULL,
  reference text NOT NULL,
  phone text,
  tells_phone boolean NOT NULL,
  decoy boolean NOT NULL,
  activates boolean NOT NULL,
  asker bytea NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  lost boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  began_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone DEFAULT (now() + '00:05:00'::interval) NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT one_time_codes_ticket_hash_key UNIQUE (ticket_hash),
  CONSTRAINT one_time_codes_pkey PRIMARY KEY (id),
  CONSTRAINT one_time_codes_asker_check CHECK ((length(asker) = 32)),
  CONSTRAINT one_time_codes_attempts_check CHECK (((attempts >= 0) AND (attempts <= 5))),
  CONSTRAINT one_time_codes_bound_to_check CHECK ((length(bound_to) <= 100)),
  CONSTRAINT one_time_codes_code_mac_check CHECK ((length(code_mac) = 32)),
  CONSTRAINT one_time_codes_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT one_time_codes_phone_check CHECK ((phone ~ '^0[689][0-9]{8}$'::text)),
  CONSTRAINT one_time_codes_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'forget'::text, 'new_device'::text, 'unlock'::text, 'password'::text, 'phone_new'::text, 'phone_old'::text]))),
  CONSTRAINT one_time_codes_reference_check CHECK ((reference ~ '^[A-Z]{4}$'::text)),
  CONSTRAINT one_time_codes_ticket_hash_check CHECK ((length(ticket_hash) = 32))
);
ALTER TABLE portal.one_time_codes OWNER TO sahakon_owner;

CREATE TABLE portal.papers (
  code text NOT NULL,
  member_no text NOT NULL,
  since timestamp with time zone NOT NULL,
  kind text NOT NULL,
  about text NOT NULL,
  on_day date NOT NULL,
  total_satang bigint,
  debt_satang bigint,
  content_hash bytea NOT NULL,
  publication_id integer NOT NULL,
  issued_at timestamp with time zone DEFAULT now() NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT papers_member_no_since_kind_about_on_day_content_hash_key UNIQUE (member_no, since, kind, about, on_day, content_hash),
  CONSTRAINT papers_pkey PRIMARY KEY (code),
  CONSTRAINT papers_about_check CHECK (((length(about) >= 1) AND (length(about) <= 200))),
  CONSTRAINT papers_check CHECK ((num_nonnulls(total_satang, debt_satang) > 0)),
  CONSTRAINT papers_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{28}$'::text)),
  CONSTRAINT papers_content_hash_check CHECK ((length(content_hash) = 32)),
  CONSTRAINT papers_kind_check CHECK ((kind = ANY (ARRAY['RECEIPT'::text, 'INVOICE'::text, 'BALANCE'::text]))),
  CONSTRAINT papers_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text))
);
ALTER TABLE portal.papers OWNER TO sahakon_owner;

CREATE TABLE portal.password_steps (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  ticket_hash bytea NOT NULL,
  member_no text NOT NULL,
  purpose text NOT NULL,
  bound_to bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone DEFAULT (now() + '00:10:00'::interval) NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT password_steps_ticket_hash_key UNIQUE (ticket_hash),
  CONSTRAINT password_steps_pkey PRIMARY KEY (id),
  CONSTRAINT password_steps_bound_to_check CHECK ((length(bound_to) = 32)),
  CONSTRAINT password_steps_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT password_steps_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'forget'::text]))),
  CONSTRAINT password_steps_ticket_hash_check CHECK ((length(ticket_hash) = 32))
);
ALTER TABLE portal.password_steps OWNER TO sahakon_owner;

CREATE TABLE portal.pending_changes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  member_no text NOT NULL,
  session_id uuid NOT NULL,
  purpose text NOT NULL,
  new_hash text NOT NULL,
  ref_a_hash bytea NOT NULL,
  ref_b_hash bytea NOT NULL,
  ticket_hash bytea NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone DEFAULT (now() + '00:05:00'::interval) NOT NULL,
  used_at timestamp with time zone,
  old_hash text NOT NULL,
  CONSTRAINT pending_changes_pkey PRIMARY KEY (id),
  CONSTRAINT pending_changes_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT pending_changes_purpose_check CHECK ((purpose = 'password'::text)),
  CONSTRAINT pending_changes_ref_a_hash_check CHECK ((length(ref_a_hash) = 32)),
  CONSTRAINT pending_changes_ref_b_hash_check CHECK ((length(ref_b_hash) = 32)),
  CONSTRAINT pending_changes_ticket_hash_check CHECK ((length(ticket_hash) = 32))
);
ALTER TABLE portal.pending_changes OWNER TO sahakon_owner;

CREATE TABLE portal.policies (
  kind text NOT NULL,
  version integer NOT NULL,
  title text NOT NULL,
  body_html text NOT NULL,
  effective_on date NOT NULL,
  change_summary text DEFAULT ''::text NOT NULL,
  written_by text DEFAULT ''::text NOT NULL,
  written_at timestamp with time zone DEFAULT now(),
  withdrawn_at timestamp with time zone,
  CONSTRAINT policies_pkey PRIMARY KEY (kind, version),
  CONSTRAINT policies_body_html_check CHECK ((body_html <> ''::text)),
  CONSTRAINT policies_change_summary_check CHECK ((length(change_summary) <= 2000)),
  CONSTRAINT policies_kind_check CHECK ((kind = ANY (ARRAY['COOKIES'::text, 'PRIVACY'::text]))),
  CONSTRAINT policies_title_check CHECK ((title <> ''::text)),
  CONSTRAINT policies_version_check CHECK ((version > 0))
);
ALTER TABLE portal.policies OWNER TO sahakon_owner;

CREATE TABLE portal.secret_versions (
  version integer NOT NULL,
  fingerprint bytea NOT NULL,
  since timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT secret_versions_pkey PRIMARY KEY (version),
  CONSTRAINT secret_versions_fingerprint_check CHECK ((length(fingerprint) = 32)),
  CONSTRAINT secret_versions_version_check CHECK ((version > 0))
);
ALTER TABLE portal.secret_versions OWNER TO sahakon_owner;

CREATE TABLE portal.servers (
  id uuid NOT NULL,
  host text NOT NULL,
  began_at timestamp with time zone DEFAULT now() NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  secret_version integer NOT NULL,
  settings jsonb NOT NULL,
  CONSTRAINT servers_pkey PRIMARY KEY (id),
  CONSTRAINT servers_host_check CHECK (((length(host) >= 1) AND (length(host) <= 255)))
);
ALTER TABLE portal.servers OWNER TO sahakon_owner;

CREATE TABLE portal.sessions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  token_hash bytea NOT NULL,
  cookie_hash bytea NOT NULL,
  entering boolean NOT NULL,
  remember boolean NOT NULL,
  idle_seconds integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  address text NOT NULL,
  agent text NOT NULL,
  helper_id uuid,
  confirmed_at timestamp with time zone,
  CONSTRAINT sessions_cookie_hash_key UNIQUE (cookie_hash),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_cookie_hash_check CHECK ((length(cookie_hash) = 32)),
  CONSTRAINT sessions_helper CHECK (((kind = 'impersonation'::text) = (helper_id IS NOT NULL))),
  CONSTRAINT sessions_idle_seconds_check CHECK ((idle_seconds > 0)),
  CONSTRAINT sessions_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'agency'::text, 'impersonation'::text, 'office'::text]))),
  CONSTRAINT sessions_token_hash_check CHECK ((length(token_hash) = 32))
);
ALTER TABLE portal.sessions OWNER TO sahakon_owner;

CREATE TABLE portal.settings (
  key text NOT NULL,
  value jsonb NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (key)
);
ALTER TABLE portal.settings OWNER TO sahakon_owner;

CREATE TABLE portal.sign_in_failures (
  member_no text NOT NULL,
  in_row integer NOT NULL,
  last_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sign_in_failures_pkey PRIMARY KEY (member_no),
  CONSTRAINT sign_in_failures_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text))
);
ALTER TABLE portal.sign_in_failures OWNER TO sahakon_owner;

CREATE TABLE portal.site_logos (
  version text NOT NULL,
  png bytea NOT NULL,
  webp bytea NOT NULL,
  icon bytea NOT NULL,
  CONSTRAINT site_logos_pkey PRIMARY KEY (version),
  CONSTRAINT site_logos_icon_check CHECK (((octet_length(icon) >= 1) AND (octet_length(icon) <= 2097152))),
  CONSTRAINT site_logos_png_check CHECK (((octet_length(png) >= 1) AND (octet_length(png) <= 2097152))),
  CONSTRAINT site_logos_version_check CHECK ((version ~ '^[A-Za-z0-9_-]{12}$'::text)),
  CONSTRAINT site_logos_webp_check CHECK (((octet_length(webp) >= 1) AND (octet_length(webp) <= 2097152)))
);
ALTER TABLE portal.site_logos OWNER TO sahakon_owner;

CREATE TABLE portal.site_overrides (
  key text NOT NULL,
  value jsonb NOT NULL,
  CONSTRAINT site_overrides_pkey PRIMARY KEY (key),
  CONSTRAINT site_overrides_key_check CHECK ((key ~ '^[A-Za-z_]{1,40}$'::text)),
  CONSTRAINT site_overrides_value_check CHECK ((octet_length((value)::text) <= 32768))
);
ALTER TABLE portal.site_overrides OWNER TO sahakon_owner;

CREATE TABLE portal.slides (
  "position" integer NOT NULL,
  image_url text NOT NULL,
  alt text NOT NULL,
  title text NOT NULL,
  body text DEFAULT ''::text NOT NULL,
  url text,
  shown boolean DEFAULT true NOT NULL,
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  focus_x text DEFAULT 'center'::text NOT NULL,
  focus_y text DEFAULT 'center'::text NOT NULL,
  CONSTRAINT slides_pkey PRIMARY KEY (id),
  CONSTRAINT slides_focus_x_check CHECK ((focus_x = ANY (ARRAY['left'::text, 'center'::text, 'right'::text]))),
  CONSTRAINT slides_focus_y_check CHECK ((focus_y = ANY (ARRAY['top'::text, 'center'::text, 'bottom'::text]))),
  CONSTRAINT slides_image_url_check CHECK ((image_url ~ '^/mediafiles/images/'::text)),
  CONSTRAINT slides_url_check CHECK ((url ~ '^(https://|/(?!/))[^[:cntrl:]\\]*$'::text))
);
ALTER TABLE portal.slides OWNER TO sahakon_owner;

CREATE TABLE portal.staff (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  login text NOT NULL,
  name text NOT NULL,
  roles text[] NOT NULL,
  own_member_no text,
  password_hash text,
  totp_sealed bytea,
  totp_step bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ended_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT staff_login_key UNIQUE (login),
  CONSTRAINT staff_pkey PRIMARY KEY (id),
  CONSTRAINT staff_factors CHECK (((password_hash IS NULL) = (totp_sealed IS NULL))),
  CONSTRAINT staff_login_check CHECK ((login ~ '^[a-z][a-z0-9._-]{1,39}$'::text)),
  CONSTRAINT staff_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT staff_own_member_no_check CHECK ((own_member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT staff_roles_check CHECK ((roles <@ ARRAY['content'::text, 'registry'::text, 'service'::text, 'finance'::text, 'auditor'::text, 'admin'::text]))
);
ALTER TABLE portal.staff OWNER TO sahakon_owner;

CREATE TABLE portal.staff_challenges (
  challenge_hash bytea NOT NULL,
  purpose text NOT NULL,
  ends_at timestamp with time zone DEFAULT (now() + '00:05:00'::interval) NOT NULL,
  CONSTRAINT staff_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT staff_challenges_challenge_hash_check CHECK ((length(challenge_hash) = 32))
);
ALTER TABLE portal.staff_challenges OWNER TO sahakon_owner;

CREATE TABLE portal.staff_enrolments (
  token_hash bytea NOT NULL,
  staff_id uuid NOT NULL,
  attempt_hash bytea,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone DEFAULT (now() + '48:00:00'::interval) NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_enrolments_staff_id_key UNIQUE (staff_id),
  CONSTRAINT staff_enrolments_pkey PRIMARY KEY (token_hash),
  CONSTRAINT staff_enrolments_attempt_hash_check CHECK ((length(attempt_hash) = 32)),
  CONSTRAINT staff_enrolments_token_hash_check CHECK ((length(token_hash) = 32))
);
ALTER TABLE portal.staff_enrolments OWNER TO sahakon_owner;

CREATE TABLE portal.staff_passkeys (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  staff_id uuid NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  is_synced boolean NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT staff_passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT staff_passkeys_counter_check CHECK ((counter >= 0)),
  CONSTRAINT staff_passkeys_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1023))),
  CONSTRAINT staff_passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CONSTRAINT staff_passkeys_public_key_check CHECK ((length(public_key) <= 4096))
);
ALTER TABLE portal.staff_passkeys OWNER TO sahakon_owner;

CREATE TABLE portal.staff_recovery_codes (
  staff_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY (staff_id, code_hash),
  CONSTRAINT staff_recovery_codes_code_hash_check CHECK ((length(code_hash) = 32))
);
ALTER TABLE portal.staff_recovery_codes OWNER TO sahakon_owner;

CREATE TABLE portal.staff_relatives (
  staff_id uuid NOT NULL,
  member_no text NOT NULL,
  CONSTRAINT staff_relatives_pkey PRIMARY KEY (staff_id, member_no),
  CONSTRAINT staff_relatives_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text))
);
ALTER TABLE portal.staff_relatives OWNER TO sahakon_owner;

CREATE TABLE portal.sub_menu_items (
  menu_seq integer NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  shown boolean DEFAULT true NOT NULL,
  CONSTRAINT sub_menu_items_pkey PRIMARY KEY (id),
  CONSTRAINT sub_menu_items_url_check CHECK ((url ~ '^(https://|/(?!/))[^[:cntrl:]\\]*$'::text))
);
ALTER TABLE portal.sub_menu_items OWNER TO sahakon_owner;

CREATE TABLE portal.terms_acceptances (
  member_no text NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  accepted_at timestamp with time zone DEFAULT now() NOT NULL,
  address text NOT NULL,
  agent text NOT NULL,
  CONSTRAINT terms_acceptances_pkey PRIMARY KEY (member_no, kind, version)
);
ALTER TABLE portal.terms_acceptances OWNER TO sahakon_owner;

CREATE TABLE portal.terms_versions (
  kind text NOT NULL,
  version text NOT NULL,
  title text NOT NULL,
  body_html text NOT NULL,
  effective_on date NOT NULL,
  change_summary text DEFAULT ''::text NOT NULL,
  written_by text DEFAULT ''::text NOT NULL,
  written_at timestamp with time zone DEFAULT now(),
  withdrawn_at timestamp with time zone,
  CONSTRAINT terms_versions_pkey PRIMARY KEY (kind, version),
  CONSTRAINT terms_versions_change_summary_check CHECK ((length(change_summary) <= 2000)),
  CONSTRAINT terms_versions_kind_check CHECK ((kind = ANY (ARRAY['TERMS'::text, 'PRIVACY'::text, 'PAYROLL'::text])))
);
ALTER TABLE portal.terms_versions OWNER TO sahakon_owner;

CREATE TABLE portal.topic_drafts (
  topic_id bigint NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  based_on integer NOT NULL,
  saved_at timestamp with time zone DEFAULT now() NOT NULL,
  content jsonb NOT NULL,
  CONSTRAINT topic_drafts_pkey PRIMARY KEY (topic_id, staff_id),
  CONSTRAINT topic_drafts_based_on_check CHECK ((based_on >= 0))
);
ALTER TABLE portal.topic_drafts OWNER TO sahakon_owner;

CREATE TABLE portal.topic_files (
  topic_id bigint NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  media_type text NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT topic_files_pkey PRIMARY KEY (topic_id, "position"),
  CONSTRAINT topic_files_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT topic_files_name_check CHECK ((name <> ''::text)),
  CONSTRAINT topic_files_url_check CHECK ((url ~ '^/mediafiles/files/'::text))
);
ALTER TABLE portal.topic_files OWNER TO sahakon_owner;

CREATE TABLE portal.topic_images (
  topic_id bigint NOT NULL,
  "position" integer NOT NULL,
  url text NOT NULL,
  alt text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  CONSTRAINT topic_images_pkey PRIMARY KEY (topic_id, "position"),
  CONSTRAINT topic_images_alt_check CHECK ((alt <> ''::text)),
  CONSTRAINT topic_images_height_check CHECK ((height > 0)),
  CONSTRAINT topic_images_url_check CHECK ((url ~ '^/mediafiles/images/'::text)),
  CONSTRAINT topic_images_width_check CHECK ((width > 0))
);
ALTER TABLE portal.topic_images OWNER TO sahakon_owner;

CREATE TABLE portal.topic_previews (
  token_hash bytea NOT NULL,
  topic_id bigint NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  content jsonb NOT NULL,
  staff_id uuid NOT NULL,
  CONSTRAINT topic_previews_pkey PRIMARY KEY (token_hash),
  CONSTRAINT topic_previews_token_hash_check CHECK ((length(token_hash) = 32))
);
ALTER TABLE portal.topic_previews OWNER TO sahakon_owner;

CREATE TABLE portal.topic_versions (
  topic_id bigint NOT NULL,
  version integer NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  staff_id uuid,
  staff_name text NOT NULL,
  action text NOT NULL,
  content jsonb NOT NULL,
  CONSTRAINT topic_versions_pkey PRIMARY KEY (topic_id, version),
  CONSTRAINT topic_versions_action_check CHECK ((action = ANY (ARRAY['FIRST'::text, 'SAVED'::text, 'PUBLISHED'::text, 'RESTORED'::text, 'MOVED'::text, 'HIDDEN'::text, 'SHOWN'::text, 'DELETED'::text, 'RECOVERED'::text, 'UNPINNED'::text]))),
  CONSTRAINT topic_versions_check CHECK (((action = 'FIRST'::text) = (staff_id IS NULL))),
  CONSTRAINT topic_versions_version_check CHECK ((version > 0))
);
ALTER TABLE portal.topic_versions OWNER TO sahakon_owner;

CREATE TABLE portal.topic_views (
  topic_id bigint NOT NULL,
  views bigint NOT NULL,
  CONSTRAINT topic_views_pkey PRIMARY KEY (topic_id),
  CONSTRAINT topic_views_views_check CHECK ((views > 0))
);
ALTER TABLE portal.topic_views OWNER TO sahakon_owner;

CREATE TABLE portal.topics (
  id bigint GENERATED BY DEFAULT AS IDENTITY,
  category_key text NOT NULL,
  title text NOT NULL,
  summary text DEFAULT ''::text NOT NULL,
  body_html text DEFAULT ''::text NOT NULL,
  cover_url text,
  cover_alt text DEFAULT ''::text NOT NULL,
  facts jsonb DEFAULT '[]'::jsonb NOT NULL,
  pinned boolean DEFAULT false NOT NULL,
  published_at timestamp with time zone,
  happens_on date,
  happens_until date,
  search_text text DEFAULT ''::text NOT NULL,
  shown boolean DEFAULT true NOT NULL,
  expires_at timestamp with time zone,
  pinned_until timestamp with time zone,
  deleted_at timestamp with time zone,
  version integer DEFAULT 0 NOT NULL,
  published_version integer DEFAULT 0 NOT NULL,
  changed_at timestamp with time zone,
  changed_by text DEFAULT ''::text NOT NULL,
  searched_title text GENERATED ALWAYS AS (split_part(search_text, '
'::text, 1)) STORED,
  "position" integer,
  CONSTRAINT topics_pkey PRIMARY KEY (id),
  CONSTRAINT topics_check CHECK ((happens_until >= happens_on)),
  CONSTRAINT topics_cover_url_check CHECK ((cover_url ~ '^/mediafiles/images/'::text)),
  CONSTRAINT topics_deleted_is_hidden CHECK (((deleted_at IS NULL) OR (NOT shown))),
  CONSTRAINT topics_expires_later CHECK ((expires_at > published_at)),
  CONSTRAINT topics_pinned_until CHECK ((pinned OR (pinned_until IS NULL))),
  CONSTRAINT topics_position_check CHECK (("position" > 0)),
  CONSTRAINT topics_published_version CHECK (((published_version >= 0) AND (published_version <= version))),
  CONSTRAINT topics_title_check CHECK ((title <> ''::text)),
  CONSTRAINT topics_version_check CHECK ((version >= 0))
);
ALTER TABLE portal.topics OWNER TO sahakon_owner;

CREATE TABLE portal.used_proofs (
  id text NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT used_proofs_pkey PRIMARY KEY (id),
  CONSTRAINT used_proofs_id_check CHECK ((id ~ '^[0-9a-f]{32}$'::text))
);
ALTER TABLE portal.used_proofs OWNER TO sahakon_owner;

CREATE TABLE portal.visits (
  day date NOT NULL,
  visits bigint NOT NULL,
  CONSTRAINT visits_pkey PRIMARY KEY (day),
  CONSTRAINT visits_visits_check CHECK ((visits > 0))
);
ALTER TABLE portal.visits OWNER TO sahakon_owner;

CREATE TABLE portal.voter_misses (
  member_no text NOT NULL,
  since timestamp with time zone NOT NULL,
  misses integer NOT NULL,
  CONSTRAINT voter_misses_pkey PRIMARY KEY (member_no)
);
ALTER TABLE portal.voter_misses OWNER TO sahakon_owner;

CREATE TABLE portal.write_probes (
  id smallint NOT NULL,
  probed_at timestamp with time zone DEFAULT now() NOT NULL,
  filler text DEFAULT ''::text NOT NULL,
  CONSTRAINT write_probes_pkey PRIMARY KEY (id),
  CONSTRAINT write_probes_id_check CHECK ((id = ANY (ARRAY[1, 2])))
);
ALTER TABLE portal.write_probes OWNER TO sahakon_owner;

CREATE TABLE records.agencies (
  publication_id integer NOT NULL,
  agency_no text NOT NULL,
  parent_agency_no text,
  name text NOT NULL,
  address text,
  phone text,
  head_name text,
  head_position text,
  CONSTRAINT agencies_pkey PRIMARY KEY (agency_no, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.agencies OWNER TO sahakon_intake;

CREATE TABLE records.agency_months (
  publication_id integer NOT NULL,
  members integer NOT NULL,
  month date NOT NULL,
  due_on date NOT NULL,
  posted_on date,
  billed_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  uncollected_satang bigint NOT NULL,
  refund_pending_satang bigint NOT NULL,
  agency_no text NOT NULL,
  state text NOT NULL,
  CONSTRAINT agency_months_pkey PRIMARY KEY (agency_no, month, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.agency_months OWNER TO sahakon_intake;

CREATE TABLE records.beneficiaries (
  publication_id integer NOT NULL,
  order_no integer NOT NULL,
  document_on date NOT NULL,
  effective_on date,
  share_percent numeric(7,4),
  member_no text NOT NULL,
  full_name text NOT NULL,
  relation text NOT NULL,
  address text,
  phone text,
  condition text NOT NULL,
  CONSTRAINT beneficiaries_pkey PRIMARY KEY (member_no, order_no, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.beneficiaries OWNER TO sahakon_intake;

CREATE TABLE records.collection_items (
  publication_id integer NOT NULL,
  seq integer NOT NULL,
  month date NOT NULL,
  item_no integer NOT NULL,
  period_no integer,
  days integer,
  principal_satang bigint NOT NULL,
  interest_satang bigint NOT NULL,
  amount_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  balance_after_satang bigint,
  member_no text NOT NULL,
  item_group text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  ref_no text,
  CONSTRAINT collection_items_pkey PRIMARY KEY (member_no, month, seq, item_no, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.collection_items OWNER TO sahakon_intake;

CREATE TABLE records.collections (
  publication_id integer NOT NULL,
  seq integer NOT NULL,
  month date NOT NULL,
  item_count integer NOT NULL,
  receipt_on date,
  billed_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  uncollected_satang bigint NOT NULL,
  refund_pending_satang bigint NOT NULL,
  share_total_satang bigint NOT NULL,
  interest_ytd_satang bigint NOT NULL,
  salary_satang bigint,
  posted boolean NOT NULL,
  member_no text NOT NULL,
  agency_no text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  receipt_no text,
  reason text,
  new_agency_no text,
  CONSTRAINT collections_pkey PRIMARY KEY (member_no, month, seq, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.collections OWNER TO sahakon_intake;

CREATE TABLE records.cremation_enrolments (
  publication_id integer NOT NULL,
  joined_on date NOT NULL,
  insured_amount_satang bigint NOT NULL,
  prepaid_balance_satang bigint NOT NULL,
  to_collect_satang bigint NOT NULL,
  aid_to_others_satang bigint NOT NULL,
  balance_after_satang bigint NOT NULL,
  cremation_no text NOT NULL,
  member_no text NOT NULL,
  association_code text NOT NULL,
  association_name text NOT NULL,
  person_name text NOT NULL,
  relation text NOT NULL,
  member_kind text NOT NULL,
  payment_method text NOT NULL,
  funeral_manager text,
  status text NOT NULL,
  CONSTRAINT cremation_enrolments_pkey PRIMARY KEY (cremation_no, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.cremation_enrolments OWNER TO sahakon_intake;

CREATE TABLE records.cremation_months (
  publication_id integer NOT NULL,
  deaths integer NOT NULL,
  month date NOT NULL,
  rate_per_death_satang bigint NOT NULL,
  amount_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  outstanding_satang bigint NOT NULL,
  cremation_no text NOT NULL,
  member_no text NOT NULL,
  receipt_no text,
  CONSTRAINT cremation_months_pkey PRIMARY KEY (cremation_no, month, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.cremation_months OWNER TO sahakon_intake;

CREATE TABLE records.current (
  single boolean DEFAULT true NOT NULL,
  publication_id integer NOT NULL,
  CONSTRAINT current_pkey PRIMARY KEY (single),
  CONSTRAINT current_single_check CHECK (single)
);
ALTER TABLE records.current OWNER TO sahakon_intake;

CREATE TABLE records.deposit_accounts (
  publication_id integer NOT NULL,
  account_no text NOT NULL,
  member_no text NOT NULL,
  type_code text NOT NULL,
  type_name text NOT NULL,
  account_name text NOT NULL,
  opened_on date NOT NULL,
  maturity_on date,
  annual_rate numeric(7,4),
  balance_satang bigint NOT NULL,
  held_satang bigint NOT NULL,
  available_satang bigint NOT NULL,
  accrued_interest_satang bigint NOT NULL,
  last_activity_on date,
  status text NOT NULL,
  rate_since date,
  day_count text,
  rate_bands text,
  rate_bands_by text,
  CONSTRAINT deposit_accounts_pkey PRIMARY KEY (account_no, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.deposit_accounts OWNER TO sahakon_intake;

CREATE TABLE records.deposit_lines (
  publication_id integer NOT NULL,
  seq integer NOT NULL,
  posted_on date NOT NULL,
  sign smallint NOT NULL,
  amount_satang bigint NOT NULL,
  balance_satang bigint NOT NULL,
  account_no text NOT NULL,
  member_no text NOT NULL,
  type_code text NOT NULL,
  legacy_code text,
  description text NOT NULL,
  channel text,
  receipt_no text,
  annual_rate numeric(7,4),
  slip_no text,
  CONSTRAINT deposit_lines_pkey PRIMARY KEY (account_no, seq, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.deposit_lines OWNER TO sahakon_intake;

CREATE TABLE records.deposit_slips (
  publication_id integer NOT NULL,
  account_no text NOT NULL,
  slip_no text NOT NULL,
  member_no text NOT NULL,
  opened_on date NOT NULL,
  maturity_on date,
  annual_rate numeric(7,4) NOT NULL,
  balance_satang bigint NOT NULL,
  accrued_interest_satang bigint NOT NULL,
  status text NOT NULL,
  CONSTRAINT deposit_slips_pkey PRIMARY KEY (account_no, slip_no, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.deposit_slips OWNER TO sahakon_intake;

CREATE TABLE records.dividend_deductions (
  publication_id integer NOT NULL,
  year integer NOT NULL,
  seq integer NOT NULL,
  amount_satang bigint NOT NULL,
  member_no text NOT NULL,
  name text NOT NULL,
  CONSTRAINT dividend_deductions_pkey PRIMARY KEY (member_no, year, seq, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.dividend_deductions OWNER TO sahakon_intake;

CREATE TABLE records.dividend_years (
  publication_id integer NOT NULL,
  year integer NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  cutoff_day integer NOT NULL,
  method text NOT NULL,
  rounding text NOT NULL,
  dividend_rate numeric(7,4) NOT NULL,
  refund_rate numeric(7,4) NOT NULL,
  state text NOT NULL,
  paid_on date,
  refund_method text,
  loan_type_rates text,
  CONSTRAINT dividend_years_pkey PRIMARY KEY (year, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.dividend_years OWNER TO sahakon_intake;

CREATE TABLE records.dividends (
  publication_id integer NOT NULL,
  year integer NOT NULL,
  share_base_satang bigint NOT NULL,
  dividend_satang bigint NOT NULL,
  interest_base_satang bigint NOT NULL,
  refund_satang bigint NOT NULL,
  gift_satang bigint NOT NULL,
  deducted_satang bigint NOT NULL,
  net_satang bigint NOT NULL,
  paid_on date,
  member_no text NOT NULL,
  dividend_status text NOT NULL,
  refund_status text NOT NULL,
  pay_method text NOT NULL,
  bank_code text,
  pay_account_no text,
  CONSTRAINT dividends_pkey PRIMARY KEY (member_no, year, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.dividends OWNER TO sahakon_intake;

CREATE TABLE records.guarantees (
  publication_id integer NOT NULL,
  seq integer NOT NULL,
  amount_satang bigint NOT NULL,
  contract_no text NOT NULL,
  borrower_no text NOT NULL,
  guarantor_no text,
  kind text NOT NULL,
  ref_no text,
  name text NOT NULL,
  CONSTRAINT guarantees_pkey PRIMARY KEY (contract_no, seq, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.guarantees OWNER TO sahakon_intake;

CREATE TABLE records.ledger_digests (
  publication_id integer NOT NULL,
  subject text NOT NULL,
  ledger text NOT NULL,
  lines integer NOT NULL,
  digests text[] NOT NULL
) PARTITION BY LIST (publication_id);
ALTER TABLE records.ledger_digests OWNER TO sahakon_intake;

CREATE TABLE records.ledger_years (
  publication_id integer NOT NULL,
  year integer NOT NULL,
  first_seq integer NOT NULL,
  last_seq integer NOT NULL,
  first_on date NOT NULL,
  last_on date NOT NULL,
  in_count integer NOT NULL,
  out_count integer NOT NULL,
  in_satang bigint NOT NULL,
  out_satang bigint NOT NULL,
  lost_satang bigint NOT NULL,
  adjusted_satang bigint NOT NULL,
  interest_satang bigint,
  forward_satang bigint,
  closing_satang bigint NOT NULL,
  member_no text NOT NULL,
  ledger text NOT NULL,
  ledger_no text NOT NULL,
  CONSTRAINT ledger_years_pkey PRIMARY KEY (member_no, ledger, ledger_no, year, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.ledger_years OWNER TO sahakon_intake;

CREATE TABLE records.loan_lines (
  publication_id integer NOT NULL,
  seq integer NOT NULL,
  period_no integer,
  days integer NOT NULL,
  posted_on date NOT NULL,
  sign smallint NOT NULL,
  principal_satang bigint NOT NULL,
  interest_satang bigint NOT NULL,
  total_satang bigint NOT NULL,
  balance_satang bigint NOT NULL,
  interest_balance_satang bigint NOT NULL,
  annual_rate numeric(7,4) NOT NULL,
  contract_no text NOT NULL,
  member_no text NOT NULL,
  type_code text NOT NULL,
  legacy_code text,
  description text NOT NULL,
  receipt_no text,
  CONSTRAINT loan_lines_pkey PRIMARY KEY (contract_no, seq, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.loan_lines OWNER TO sahakon_intake;

CREATE TABLE records.loans (
  publication_id integer NOT NULL,
  contract_no text NOT NULL,
  member_no text NOT NULL,
  family text NOT NULL,
  type_code text NOT NULL,
  type_name text NOT NULL,
  contract_date date NOT NULL,
  first_due_on date NOT NULL,
  maturity_on date NOT NULL,
  approved_satang bigint NOT NULL,
  disbursed_satang bigint NOT NULL,
  annual_rate numeric(7,4) NOT NULL,
  day_count text NOT NULL,
  repayment_method text NOT NULL,
  instalment_satang bigint NOT NULL,
  period_last integer NOT NULL,
  period_total integer NOT NULL,
  principal_balance_satang bigint NOT NULL,
  principal_arrears_satang bigint NOT NULL,
  interest_arrears_satang bigint NOT NULL,
  accrued_interest_satang bigint NOT NULL,
  last_payment_on date,
  status text NOT NULL,
  closed_on date,
  refinanced_by text,
  interest_step text,
  interest_rounding text,
  debt_status text,
  debt_status_on date,
  written_off_satang bigint,
  revolving boolean DEFAULT false NOT NULL,
  rate_bands text,
  rate_bands_by text,
  rate_since date,
  CONSTRAINT loans_pkey PRIMARY KEY (contract_no, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.loans OWNER TO sahakon_intake;

CREATE TABLE records.members (
  publication_id integer NOT NULL,
  member_no text NOT NULL,
  prefix text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  national_id text,
  birth_date date NOT NULL,
  joined_on date NOT NULL,
  left_on date,
  member_type text NOT NULL,
  status_code text NOT NULL,
  agency_no text NOT NULL,
  position_name text,
  salary_satang bigint,
  monthly_share_satang bigint NOT NULL,
  share_suspended boolean NOT NULL,
  share_held_satang bigint NOT NULL,
  share_balance_satang bigint NOT NULL,
  phone text,
  email text,
  address text,
  employee_no text,
  payroll_consent_on date,
  id_document text,
  id_document_no text,
  member_type_name text,
  status_name text,
  CONSTRAINT members_pkey PRIMARY KEY (member_no, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.members OWNER TO sahakon_intake;

CREATE TABLE records.publications (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  as_of date NOT NULL,
  published_at timestamp with time zone DEFAULT now() NOT NULL,
  rows jsonb NOT NULL,
  hash text NOT NULL,
  made_up boolean DEFAULT false NOT NULL,
  shown_at timestamp with time zone DEFAULT now() NOT NULL,
  withdrawn_at timestamp with time zone,
  manifest_sha256 text,
  base_id integer,
  stale_notice_at timestamp with time zone,
  totals jsonb,
  CONSTRAINT publications_pkey PRIMARY KEY (id)
);
ALTER TABLE records.publications OWNER TO sahakon_intake;

CREATE TABLE records.quarantine (
  publication_id integer NOT NULL,
  member_no text NOT NULL,
  as_of date NOT NULL,
  CONSTRAINT quarantine_pkey PRIMARY KEY (member_no, publication_id)
);
ALTER TABLE records.quarantine OWNER TO sahakon_intake;

CREATE TABLE records.share_lines (
  publication_id integer NOT NULL,
  seq integer NOT NULL,
  period_no integer,
  posted_on date NOT NULL,
  sign smallint NOT NULL,
  amount_satang bigint NOT NULL,
  balance_satang bigint NOT NULL,
  member_no text NOT NULL,
  type_code text NOT NULL,
  legacy_code text,
  description text NOT NULL,
  receipt_no text,
  CONSTRAINT share_lines_pkey PRIMARY KEY (member_no, seq, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.share_lines OWNER TO sahakon_intake;

CREATE TABLE records.welfare_claims (
  publication_id integer NOT NULL,
  requested_on date NOT NULL,
  paid_on date,
  amount_satang bigint NOT NULL,
  request_no text NOT NULL,
  member_no text NOT NULL,
  type_code text NOT NULL,
  status text NOT NULL,
  reason text,
  pay_method text,
  note text,
  CONSTRAINT welfare_claims_pkey PRIMARY KEY (request_no, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.welfare_claims OWNER TO sahakon_intake;

CREATE TABLE records.welfare_types (
  publication_id integer NOT NULL,
  deadline_days integer,
  max_amount_satang bigint NOT NULL,
  type_code text NOT NULL,
  type_name text NOT NULL,
  rule_text text NOT NULL,
  documents text,
  CONSTRAINT welfare_types_pkey PRIMARY KEY (type_code, publication_id)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.welfare_types OWNER TO sahakon_intake;

-- References

ALTER TABLE portal.agency_browsers ADD CONSTRAINT agency_browsers_agency_no_person_no_fkey FOREIGN KEY (agency_no, person_no) REFERENCES portal.agency_accounts(agency_no, person_no) ON DELETE CASCADE;
ALTER TABLE portal.agency_letter_openings ADD CONSTRAINT agency_letter_openings_year_be_run_agency_no_fkey FOREIGN KEY (year_be, run, agency_no) REFERENCES portal.agency_letters(year_be, run, agency_no);
ALTER TABLE portal.agency_letters ADD CONSTRAINT agency_letters_replaces_year_replaces_run_agency_no_month_fkey FOREIGN KEY (replaces_year, replaces_run, agency_no, month) REFERENCES portal.agency_letters(year_be, run, agency_no, month);
ALTER TABLE portal.agency_letters ADD CONSTRAINT agency_letters_signature_hash_fkey FOREIGN KEY (signature_hash) REFERENCES portal.letter_signatures(hash);
ALTER TABLE portal.agency_report_lines ADD CONSTRAINT agency_report_lines_agency_no_month_fkey FOREIGN KEY (agency_no, month) REFERENCES portal.agency_reports(agency_no, month);
ALTER TABLE portal.agency_reports ADD CONSTRAINT agency_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES portal.staff(id);
ALTER TABLE portal.agency_steps ADD CONSTRAINT agency_steps_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.board_answers ADD CONSTRAINT board_answers_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.board_topics(id);
ALTER TABLE portal.board_drafts ADD CONSTRAINT board_drafts_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.board_topics(id);
ALTER TABLE portal.complaint_codes ADD CONSTRAINT complaint_codes_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES portal.complaints(id) ON DELETE CASCADE;
ALTER TABLE portal.complaint_events ADD CONSTRAINT complaint_events_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES portal.complaints(id) ON DELETE CASCADE;
ALTER TABLE portal.complaint_notes ADD CONSTRAINT complaint_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES portal.staff(id);
ALTER TABLE portal.complaint_notes ADD CONSTRAINT complaint_notes_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES portal.complaints(id) ON DELETE CASCADE;
ALTER TABLE portal.complaints ADD CONSTRAINT complaints_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES portal.staff(id);
ALTER TABLE portal.consents ADD CONSTRAINT consents_policy_kind_policy_version_fkey FOREIGN KEY (policy_kind, policy_version) REFERENCES portal.policies(kind, version);
ALTER TABLE portal.content_history ADD CONSTRAINT content_history_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.election_calendar ADD CONSTRAINT election_calendar_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.election_candidates ADD CONSTRAINT election_candidates_year_code_fkey FOREIGN KEY (year, code) REFERENCES portal.election_positions(year, code) ON DELETE CASCADE;
ALTER TABLE portal.election_candidates ADD CONSTRAINT election_candidates_year_zone_no_fkey FOREIGN KEY (year, zone_no) REFERENCES portal.election_zones(year, zone_no);
ALTER TABLE portal.election_counts ADD CONSTRAINT election_counts_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.election_documents ADD CONSTRAINT election_documents_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.election_positions ADD CONSTRAINT election_positions_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.election_results ADD CONSTRAINT election_results_year_code_number_fkey FOREIGN KEY (year, code, number) REFERENCES portal.election_candidates(year, code, number) ON DELETE CASCADE;
ALTER TABLE portal.election_turnouts ADD CONSTRAINT election_turnouts_year_code_fkey FOREIGN KEY (year, code) REFERENCES portal.election_positions(year, code) ON DELETE CASCADE;
ALTER TABLE portal.election_voters ADD CONSTRAINT election_voters_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.election_voters ADD CONSTRAINT election_voters_year_zone_no_fkey FOREIGN KEY (year, zone_no) REFERENCES portal.election_zones(year, zone_no);
ALTER TABLE portal.election_zones ADD CONSTRAINT election_zones_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.guide_reads ADD CONSTRAINT guide_reads_version_fkey FOREIGN KEY (version) REFERENCES portal.guide_versions(version);
ALTER TABLE portal.help_tickets ADD CONSTRAINT help_tickets_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.media ADD CONSTRAINT media_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES portal.staff(id);
ALTER TABLE portal.media ADD CONSTRAINT media_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES portal.staff(id);
ALTER TABLE portal.media_renditions ADD CONSTRAINT media_renditions_name_fkey FOREIGN KEY (name) REFERENCES portal.media(name) ON DELETE CASCADE;
ALTER TABLE portal.member_pictures ADD CONSTRAINT member_pictures_member_no_fkey FOREIGN KEY (member_no) REFERENCES portal.member_accounts(member_no) ON DELETE CASCADE;
ALTER TABLE portal.sessions ADD CONSTRAINT sessions_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES portal.staff(id);
ALTER TABLE portal.staff_enrolments ADD CONSTRAINT staff_enrolments_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.staff_passkeys ADD CONSTRAINT staff_passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.staff_recovery_codes ADD CONSTRAINT staff_recovery_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.staff_relatives ADD CONSTRAINT staff_relatives_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.sub_menu_items ADD CONSTRAINT sub_menu_items_menu_seq_fkey FOREIGN KEY (menu_seq) REFERENCES portal.menu_items(seq) ON DELETE CASCADE;
ALTER TABLE portal.terms_acceptances ADD CONSTRAINT terms_acceptances_kind_version_fkey FOREIGN KEY (kind, version) REFERENCES portal.terms_versions(kind, version);
ALTER TABLE portal.topic_drafts ADD CONSTRAINT topic_drafts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.topic_drafts ADD CONSTRAINT topic_drafts_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.topics(id) ON DELETE CASCADE;
ALTER TABLE portal.topic_files ADD CONSTRAINT topic_files_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.topics(id) ON DELETE CASCADE;
ALTER TABLE portal.topic_images ADD CONSTRAINT topic_images_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.topics(id) ON DELETE CASCADE;
ALTER TABLE portal.topic_previews ADD CONSTRAINT topic_previews_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.topic_previews ADD CONSTRAINT topic_previews_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.topics(id) ON DELETE CASCADE;
ALTER TABLE portal.topic_versions ADD CONSTRAINT topic_versions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.topic_versions ADD CONSTRAINT topic_versions_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.topics(id) ON DELETE CASCADE;
ALTER TABLE portal.topic_views ADD CONSTRAINT topic_views_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.topics(id) ON DELETE CASCADE;
ALTER TABLE portal.topics ADD CONSTRAINT topics_category_key_fkey FOREIGN KEY (category_key) REFERENCES portal.categories(key);
ALTER TABLE records.current ADD CONSTRAINT current_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES records.publications(id);
ALTER TABLE records.quarantine ADD CONSTRAINT quarantine_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES records.publications(id);

-- Functions

CREATE OR REPLACE FUNCTION portal.acting_staff(VARIADIC wanted text[])
 RETURNS portal.staff
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  found_staff portal.staff;
BEGIN
  SELECT * INTO found_staff FROM portal.staff
  WHERE id::text = NULLIF(current_setting('app.staff_id', true), '')
    AND ended_at IS NULL AND roles && wanted;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'not for this role' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN found_staff;
END $function$
;
ALTER FUNCTION portal.acting_staff(text[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.add_staff(new_login text, new_name text, new_roles text[], own text, related text[], new_hash text, new_totp bytea)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  made uuid;
BEGIN
  PERFORM portal.keep_staff();
  IF EXISTS (SELECT FROM portal.staff WHERE login = new_login) THEN
    RETURN 'taken';
  END IF;
  -- A membership has no key of its own: whoever has left may come back under another login.
  IF EXISTS (SELECT FROM portal.staff WHERE own_member_no = own AND ended_at IS NULL) THEN
    RETURN 'theirs';
  END IF;
  INSERT INTO portal.staff (login, name, roles, own_member_no, password_hash, totp_sealed)
  VALUES (new_login, new_name, new_roles, own, new_hash, new_totp) RETURNING id INTO made;
  INSERT INTO portal.staff_relatives (staff_id, member_no)
  SELECT DISTINCT made, number FROM unnest(related) number;
  RETURN 'done';
END $function$
;
ALTER FUNCTION portal.add_staff(text,text,text[],text,text[],text,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.admit_publication()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF NEW.made_up THEN
    INSERT INTO portal.settings (key, value) VALUES ('demo', 'true')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value;
  ELSIF EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true') THEN
    RAISE EXCEPTION 'records of a core system do not come into a demo store'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'admit_publication';
  END IF;
  RETURN NEW;
END $function$
;
ALTER FUNCTION portal.admit_publication() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.admits_service()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN RETURN current_setting('role') = 'sahakon_owner' OR portal.staff_may('service'); END $function$
;
ALTER FUNCTION portal.admits_service() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.answer_as_cooperative(in_topic bigint, new_name text, new_body text, OUT answer_id bigint, OUT is_new boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF NOT portal.admits_service() THEN
    RAISE EXCEPTION 'staff of role service answer' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('answers of staff ' || in_topic, 0));
  SELECT id INTO answer_id FROM portal.board_answers
  WHERE topic_id = in_topic AND from_staff AND body = new_body
    AND posted_at > clock_timestamp() - interval '1 minute'
  ORDER BY id LIMIT 1;
  IF answer_id IS NOT NULL THEN RETURN; END IF;
  INSERT INTO portal.board_answers (topic_id, from_staff, display_name, body)
  SELECT id, true, new_name, new_body FROM portal.board_topics WHERE id = in_topic
  RETURNING id INTO answer_id;
  is_new := answer_id IS NOT NULL;
END $function$
;
ALTER FUNCTION portal.answer_as_cooperative(bigint,text,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.answer_call(claim bytea, sealed bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT set_config('synchronous_commit', 'off', true);
  UPDATE portal.idempotency i SET answer = sealed WHERE i.key = claim AND i.answer IS NULL;
$function$
;
ALTER FUNCTION portal.answer_call(bytea,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.audit_hash(entry portal.audit_entries)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT sha256(convert_to(jsonb_build_array(
    encode(entry.previous_hash, 'hex'), entry.seq,
    to_char(entry.written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    to_char(entry.happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    entry.entry, entry.outcome, entry.actor_kind, entry.actor, entry.member_no,
    entry.session_id, entry.ref, entry.address, entry.agent, entry.detail
  )::text, 'UTF8'));
$function$
;
ALTER FUNCTION portal.audit_hash(portal.audit_entries) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.backup_state()
 RETURNS TABLE(made_at timestamp with time zone, bytes bigint, failed_at timestamp with time zone, rehearsed_at timestamp with time zone, rehearsal_failed_at timestamp with time zone, nightly_made_at timestamp with time zone, nightly_failed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  WITH b AS (
    SELECT * FROM portal.backups WHERE began_at <= now() + interval '1 hour'
  )
  SELECT
    (SELECT max(b.began_at) FROM b WHERE b.fault IS NULL),
    (SELECT b.bytes FROM b WHERE b.fault IS NULL ORDER BY b.began_at DESC LIMIT 1),
    (SELECT max(b.began_at) FROM b WHERE b.fault IS NOT NULL),
    (SELECT max(b.rehearsed_at) FROM b WHERE b.rehearsal_fault IS NULL),
    (SELECT max(b.rehearsed_at) FROM b WHERE b.rehearsal_fault IS NOT NULL),
    (SELECT max(b.began_at) FROM b WHERE b.fault IS NULL AND b.reason = 'schedule'),
    (SELECT max(b.began_at) FROM b WHERE b.fault IS NOT NULL AND b.reason = 'schedule')
$function$
;
ALTER FUNCTION portal.backup_state() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.backups_for_staff()
 RETURNS TABLE(id bigint, began_at timestamp with time zone, ended_at timestamp with time zone, reason text, file text, bytes bigint, row_count bigint, sha256 text, fault text, rehearsed_at timestamp with time zone, rehearsal_fault text, removed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF NOT portal.staff_may('admin') THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT b.id, b.began_at, b.ended_at, b.reason, b.file, b.bytes, b.row_count, b.sha256, b.fault,
    b.rehearsed_at, b.rehearsal_fault, b.removed_at
  FROM portal.backups b ORDER BY b.id DESC;
END $function$
;
ALTER FUNCTION portal.backups_for_staff() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.begin_with_admin(hash bytea, new_login text, new_name text, new_hash text, new_sealed bytea, used_step bigint)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  made uuid;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff'));
  IF NOT portal.is_begin_code(hash) THEN
    RETURN NULL;
  END IF;
  INSERT INTO portal.staff (login, name, roles, password_hash, totp_sealed, totp_step)
  VALUES (new_login, new_name, ARRAY['admin', 'content'], new_hash, new_sealed, used_step)
  RETURNING id INTO made;
  DELETE FROM portal.begin_codes;
  RETURN made;
END $function$
;
ALTER FUNCTION portal.begin_with_admin(bytea,text,text,text,bytea,bigint) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.chain_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  head portal.audit_head;
BEGIN
  SELECT * INTO STRICT head FROM portal.audit_head FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.previous_hash := head.hash;
  NEW.written_at := clock_timestamp();
  NEW.hash := portal.audit_hash(NEW);
  UPDATE portal.audit_head SET seq = NEW.seq, hash = NEW.hash;
  RETURN NEW;
END $function$
;
ALTER FUNCTION portal.chain_audit_entry() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.change_refused_word(of_word text, is_wanted boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  present jsonb;
BEGIN
  IF NOT portal.admits_service() THEN
    RAISE EXCEPTION 'staff of role service keep the words' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO portal.settings (key, value) VALUES ('board_refused_words', '[]')
  ON CONFLICT (key) DO NOTHING;
  SELECT value INTO present FROM portal.settings WHERE key = 'board_refused_words' FOR UPDATE;
  IF jsonb_typeof(present) <> 'array' THEN present := '[]'; END IF;
  IF (present ? of_word) = is_wanted THEN RETURN false; END IF;
  IF is_wanted AND jsonb_array_length(present) >= 500 THEN RETURN false; END IF;
  UPDATE portal.settings
  SET value = CASE WHEN is_wanted THEN present || to_jsonb(of_word) ELSE present - of_word END
  WHERE key = 'board_refused_words';
  RETURN true;
END $function$
;
ALTER FUNCTION portal.change_refused_word(text,boolean) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.change_staff(whose text, seen integer, new_name text, new_roles text[], own text, related text[])
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  one record;
  stands portal.staff;
  excluded text[];
BEGIN
  one := portal.staff_to_keep(whose, seen);
  IF one.refusal IS NOT NULL THEN
    RETURN one.refusal;
  END IF;
  IF NOT 'admin' = ANY (new_roles) AND portal.is_last_admin(one.whose_id) THEN
    RETURN 'last_admin';
  END IF;
  IF one.whose_id::text = current_setting('app.staff_id', true) THEN
    SELECT * INTO stands FROM portal.staff WHERE id = one.whose_id;
    IF NOT new_roles <@ stands.roles OR stands.own_member_no <> own OR EXISTS (
      SELECT FROM portal.staff_relatives
      WHERE staff_id = one.whose_id AND NOT member_no = ANY (related))
    THEN
      RETURN 'self';
    END IF;
  END IF;
  IF EXISTS (
    SELECT FROM portal.staff
    WHERE own_member_no = own AND ended_at IS NULL AND id <> one.whose_id)
  THEN
    RETURN 'theirs';
  END IF;
  excluded := portal.excluded_members(one.whose_id);
  UPDATE portal.staff SET
    name = coalesce(new_name, name),
    roles = coalesce(new_roles, roles),
    own_member_no = CASE WHEN own IS NULL THEN own_member_no ELSE NULLIF(own, '') END,
    version = version + 1
  WHERE id = one.whose_id;
  IF related IS NOT NULL THEN
    DELETE FROM portal.staff_relatives
    WHERE staff_id = one.whose_id AND NOT member_no = ANY (related);
    INSERT INTO portal.staff_relatives (staff_id, member_no)
    SELECT DISTINCT one.whose_id, number FROM unnest(related) number ON CONFLICT DO NOTHING;
  END IF;
  IF excluded <> portal.excluded_members(one.whose_id) THEN
    UPDATE portal.help_tickets SET ends_at = now()
    WHERE staff_id = one.whose_id AND used_at IS NULL AND ends_at > now();
    UPDATE portal.sessions SET revoked_at = now()
    WHERE helper_id = one.whose_id AND revoked_at IS NULL;
  END IF;
  RETURN 'done';
END $function$
;
ALTER FUNCTION portal.change_staff(text,integer,text,text[],text,text[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.check_audit(most integer, pause interval)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  c portal.audit_checks;
  head portal.audit_head;
  entry portal.audit_entries;
  looked int := 0;
BEGIN
  IF most NOT BETWEEN 1 AND 1000000 OR pause NOT BETWEEN interval '0' AND interval '5 minutes' THEN
    RAISE EXCEPTION 'check_audit: bounds' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  SELECT * INTO c FROM portal.audit_checks FOR UPDATE SKIP LOCKED;
  -- A moment to come was noted by a clock that went ahead.
  IF NOT FOUND OR c.checked_at BETWEEN now() - pause AND now() THEN
    RETURN;
  END IF;
  SELECT * INTO STRICT head FROM portal.audit_head;
  IF c.broken_seq IS NULL AND c.seq >= head.seq AND c.began_at < now() - interval '1 day' THEN
    c.seq := 0;
    c.hash := sha256('sahakon');
    c.began_at := now();
  END IF;
  c.broken_seq := NULL;
  FOR entry IN
    SELECT e.* FROM portal.audit_entries e
    WHERE e.seq > c.seq AND e.seq <= head.seq ORDER BY e.seq LIMIT most
  LOOP
    looked := looked + 1;
    IF entry.seq <> c.seq + 1 OR entry.previous_hash <> c.hash
      OR entry.hash <> portal.audit_hash(entry)
    THEN
      c.broken_seq := c.seq + 1;
      EXIT;
    END IF;
    c.seq := entry.seq;
    c.hash := entry.hash;
  END LOOP;
  IF c.broken_seq IS NULL AND (
    head.seq < c.seq OR (c.seq < head.seq AND looked < most)
    OR (c.seq = head.seq AND head.seq > 0 AND c.hash <> head.hash)
  ) THEN
    c.broken_seq := least(c.seq, head.seq) + 1;
  END IF;
  UPDATE portal.audit_checks SET seq = c.seq, hash = c.hash, began_at = c.began_at,
    checked_at = now(), broken_seq = c.broken_seq,
    whole_at = CASE WHEN c.broken_seq IS NULL AND c.seq = head.seq THEN now()
      ELSE audit_checks.whole_at END;
END $function$
;
ALTER FUNCTION portal.check_audit(integer,interval) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.check_voter(asked_year integer, asked_no text, asked_birth date, proved boolean)
 RETURNS TABLE(outcome text, wait_seconds integer, prefix text, first_name text, last_name text, unit text, zone_no integer, zone_name text, polling_place text, map_url text, booth integer, sequence integer, eligible boolean, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  window_length CONSTANT interval := interval '24 hours';
  most_misses CONSTANT int := 10;
  free_misses CONSTANT int := 2;
  book portal.voter_misses;
BEGIN
  -- The try is taken before the look: tries in parallel wait for each other here.
  INSERT INTO portal.voter_misses AS v (member_no, since, misses) VALUES (asked_no, now(), 1)
  ON CONFLICT (member_no) DO UPDATE SET
    misses = CASE WHEN v.since + window_length <= now() THEN 1 ELSE v.misses + 1 END,
    since = CASE WHEN v.since + window_length <= now() THEN now() ELSE v.since END
  RETURNING v.* INTO book;

  -- What is over goes on the way, a few at a time: nobody is remembered longer than the budget. Last,
  -- because it waits for no row: two tries cannot wait for each other.
  DELETE FROM portal.voter_misses v WHERE v.member_no IN (
    SELECT o.member_no FROM portal.voter_misses o WHERE o.since <= now() - window_length
    ORDER BY o.since LIMIT 20 FOR UPDATE SKIP LOCKED);

  IF book.misses > most_misses OR (book.misses > free_misses AND NOT proved) THEN
    UPDATE portal.voter_misses v SET misses = v.misses - 1 WHERE v.member_no = asked_no;
    RETURN QUERY SELECT CASE WHEN book.misses > most_misses THEN 'SPENT' ELSE 'PROOF' END,
      greatest(1, ceil(extract(epoch FROM book.since + window_length - now())))::int,
      NULL, NULL, NULL, NULL, NULL::int, NULL, NULL, NULL, NULL::int, NULL::int, NULL::boolean,
      NULL;
    RETURN;
  END IF;

  RETURN QUERY
  SELECT 'FOUND', 0, p.prefix, p.first_name, p.last_name, p.agency_name, v.zone_no, z.name,
    z.polling_place, z.map_url, v.booth, v.sequence, v.eligible, v.reason
  FROM records.person_of(asked_no, asked_birth) p
  JOIN portal.election_voters v ON v.year = asked_year AND v.member_no = asked_no
  LEFT JOIN portal.election_zones z ON z.year = v.year AND z.zone_no = v.zone_no;
  IF FOUND THEN
    -- Only wrong days count.
    UPDATE portal.voter_misses v SET misses = v.misses - 1 WHERE v.member_no = asked_no;
  END IF;
END $function$
;
ALTER FUNCTION portal.check_voter(integer,text,date,boolean) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.claim_call(keys bytea[], macs bytea[], OUT state text, OUT answer bytea, OUT claim bytea)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  found_row record;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  -- What is over goes on the way: more than the calls between have added.
  DELETE FROM portal.idempotency i WHERE i.key IN (
    SELECT o.key FROM portal.idempotency o WHERE o.claimed_at < now() - interval '24 hours'
    ORDER BY o.claimed_at LIMIT 10 FOR UPDATE SKIP LOCKED);
  FOR attempt IN 1..2 LOOP
    SELECT i.key, i.answer, i.body_mac, i.claimed_at, u.mac INTO found_row
    FROM unnest(keys, macs) WITH ORDINALITY AS u (key, mac, place)
    JOIN portal.idempotency i ON i.key = u.key AND i.claimed_at >= now() - interval '24 hours'
    ORDER BY u.place LIMIT 1;
    IF FOUND THEN
      claim := found_row.key;
      answer := found_row.answer;
      state := CASE
        WHEN found_row.body_mac <> found_row.mac THEN 'other'
        WHEN octet_length(found_row.answer) > 0 THEN 'answered'
        WHEN found_row.answer IS NOT NULL THEN 'unknown'
        -- A clock that went back makes no call run on.
        WHEN abs(extract(epoch FROM now() - found_row.claimed_at)) > 60 THEN 'unknown'
        ELSE 'running' END;
      IF state <> 'answered' THEN
        answer := NULL;
      END IF;
      RETURN;
    END IF;
    INSERT INTO portal.idempotency AS i (key, body_mac) VALUES (keys[1], macs[1])
    ON CONFLICT (key) DO UPDATE SET body_mac = EXCLUDED.body_mac, claimed_at = now(), answer = NULL
    WHERE i.claimed_at < now() - interval '24 hours'
    RETURNING i.key INTO claim;
    IF claim IS NOT NULL THEN
      state := 'mine';
      RETURN;
    END IF;
    -- Somebody was faster, and has committed: the next look finds the row.
  END LOOP;
  -- It was there, and is gone again: the other call was refused. The caller asks once more.
  state := 'running';
END $function$
;
ALTER FUNCTION portal.claim_call(bytea[],bytea[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.compare_voters(asked_year integer, nos text[], zones integer[], booths integer[], sequences integer[], reasons text[], national_ids text[], most_misses integer)
 RETURNS TABLE(place integer, may_vote boolean, id_matches boolean, change text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  most_told CONSTANT int := 20;
  once_ids text[];
BEGIN
  PERFORM portal.acting_staff('registry');
  SELECT array_agg(CASE WHEN r.times = 1 THEN r.national_id END ORDER BY r.place) INTO once_ids
  FROM (SELECT n.national_id, n.place, count(*) OVER (PARTITION BY n.member_no) AS times
    FROM unnest(nos, national_ids) WITH ORDINALITY AS n (member_no, national_id, place)) r;
  RETURN QUERY
  SELECT f.place, f.may_vote,
    CASE WHEN f.misses_before < least(most_misses, most_told) THEN f.id_matches END,
    CASE
      WHEN v.member_no IS NULL THEN 'NEW'
      WHEN (v.zone_no, v.booth, v.sequence, v.reason)
        IS DISTINCT FROM (zones[f.place], booths[f.place], sequences[f.place], reasons[f.place])
        THEN 'CHANGED'
      ELSE 'SAME' END
  FROM (SELECT a.*, coalesce(count(*) FILTER (WHERE NOT a.id_matches) OVER (
      ORDER BY a.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS misses_before
    FROM records.voter_facts(nos, once_ids) a) f
  LEFT JOIN portal.election_voters v ON v.year = asked_year AND v.member_no = nos[f.place];
END $function$
;
ALTER FUNCTION portal.compare_voters(integer,text[],integer[],integer[],integer[],text[],text[],integer) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.complaint_by_code(asked_hash bytea)
 RETURNS TABLE(category text, status text, topic text, received_at timestamp with time zone, answered_at timestamp with time zone, answer text, answer_by date, published_id bigint, timeline jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT c.category, c.status, c.topic, c.received_at, c.answered_at, c.answer, c.answer_by,
    CASE WHEN c.published_at <= now() THEN c.id END,
    (SELECT jsonb_agg(jsonb_build_object('status', e.status, 'note', e.note,
        'happenedOn', (e.happened_at AT TIME ZONE 'Asia/Bangkok')::date) ORDER BY e.seq)
      FROM portal.complaint_events e WHERE e.complaint_id = c.id)
  FROM portal.complaint_codes k JOIN portal.complaints c ON c.id = k.complaint_id
  WHERE k.code_hash = asked_hash;
$function$
;
ALTER FUNCTION portal.complaint_by_code(bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.complaint_contact(case_id bigint)
 RETURNS TABLE(contact_name text, phone text, email text, membership_no text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT c.contact_name, c.phone, c.email, c.membership_no FROM portal.complaints c
  WHERE c.id = case_id AND (SELECT portal.admits_service())
$function$
;
ALTER FUNCTION portal.complaint_contact(bigint) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.complaint_event_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.content_version SET version = version + 1
  WHERE EXISTS (SELECT FROM portal.complaints c
    WHERE c.id = coalesce(NEW.complaint_id, OLD.complaint_id) AND c.published_at IS NOT NULL);
  RETURN NULL;
END $function$
;
ALTER FUNCTION portal.complaint_event_changed() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.content_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.content_version SET version = version + 1;
  RETURN NULL;
END $function$
;
ALTER FUNCTION portal.content_changed() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.decide_election_count(asked_year integer, seen integer, why text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  me portal.staff := portal.acting_staff('registry', 'admin');
  today date := (now() AT TIME ZONE 'Asia/Bangkok')::date;
  election portal.elections;
  counted portal.election_counts;
BEGIN
  SELECT * INTO election FROM portal.elections WHERE year = asked_year FOR UPDATE;
  SELECT * INTO counted FROM portal.election_counts
  WHERE year = asked_year AND version = seen AND state = 'SUBMITTED' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'CONFLICT';
  END IF;
  IF why IS NOT NULL THEN
    UPDATE portal.election_counts SET version = version + 1, state = 'RETURNED',
      return_reason = why, decided_by_name = me.name, decided_at = now() WHERE id = counted.id;
    RETURN 'RETURNED';
  END IF;
  IF me.id = ANY (counted.editors) THEN
    RETURN 'OWN';
  END IF;
  IF election.published_at IS NULL OR (election.status <> 'RESULT' AND (
    portal.election_status(election) <> 'CLOSED'
    OR election.voting_ends_on IS NULL OR election.voting_ends_on >= today
    OR election.announced_on IS NULL OR election.announced_on > today))
  THEN
    RETURN 'EARLY';
  END IF;
  DELETE FROM portal.election_results WHERE year = asked_year;
  DELETE FROM portal.election_turnouts WHERE year = asked_year;
  INSERT INTO portal.election_turnouts (year, code, eligible, ballots, spoiled, no_vote)
  SELECT asked_year, p.code, p.eligible, p.ballots, p.spoiled, p.no_vote
  FROM jsonb_to_recordset(counted.positions)
    AS p (code text, eligible int, ballots int, spoiled int, no_vote int);
  INSERT INTO portal.election_results (year, code, number, votes, elected)
  SELECT asked_year, p.code, c.number, c.votes, c.elected
  FROM jsonb_to_recordset(counted.positions) AS p (code text, candidates jsonb)
  CROSS JOIN jsonb_to_recordset(p.candidates) AS c (number int, votes int, elected boolean);
  UPDATE portal.elections SET status = 'RESULT' WHERE year = asked_year;
  UPDATE portal.election_counts SET version = version + 1, state = 'RELEASED',
    decided_by_name = me.name, decided_at = now() WHERE id = counted.id;
  RETURN 'RELEASED';
END $function$
;
ALTER FUNCTION portal.decide_election_count(integer,integer,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.decide_report(asked_no text, asked_month date, asked_version integer, why text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  deciding constant uuid := portal.settler();
BEGIN
  IF deciding IS NULL THEN
    RETURN false;
  END IF;
  IF why IS NULL THEN
    UPDATE portal.agency_reports SET version = version + 1, state = 'ACCEPTED',
      decided_by = deciding, decided_at = now(), returned_by = NULL, returned_reason = NULL
    WHERE agency_no = asked_no AND month = asked_month AND version = asked_version
      AND state = 'SUBMITTED' AND closed_at IS NULL;
  ELSE
    UPDATE portal.agency_reports SET version = version + 1, state = 'RETURNED',
      decided_by = deciding, decided_at = now(), returned_by = 'OFFICE', returned_reason = why,
      submitted_at = NULL, submitted_by = NULL, submitted_by_name = NULL, members = NULL,
      billed_satang = NULL, collected_satang = NULL, slips_satang = NULL, publication_id = NULL
    WHERE agency_no = asked_no AND month = asked_month AND version = asked_version
      AND state = 'SUBMITTED' AND closed_at IS NULL;
  END IF;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF why IS NULL THEN
    UPDATE portal.agency_slips SET accepted_at = now()
    WHERE agency_no = asked_no AND month = asked_month AND accepted_at IS NULL;
  END IF;
  INSERT INTO portal.agency_steps (agency_no, month, step, actor_kind, staff_id, detail)
  VALUES (asked_no, asked_month, CASE WHEN why IS NULL THEN 'ACCEPTED' ELSE 'RETURNED' END,
    'office', deciding, CASE WHEN why IS NULL THEN '{}' ELSE jsonb_build_object('reason', why) END);
  RETURN true;
END $function$
;
ALTER FUNCTION portal.decide_report(text,date,integer,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.document_answers()
 RETURNS TABLE(subject text, kind text, version text, answers integer, audience integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF NOT portal.staff_may('admin') THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT 'terms_versions', v.kind, v.version, count(a.member_no)::int,
    (SELECT count(*)::int FROM portal.member_accounts)
  FROM portal.terms_versions v
    LEFT JOIN portal.terms_acceptances a ON a.kind = v.kind AND a.version = v.version
  GROUP BY v.kind, v.version
  UNION ALL
  SELECT 'policies', v.kind, v.version::text, count(c.id)::int, NULL
  FROM portal.policies v
    LEFT JOIN portal.consents c ON c.policy_kind = v.kind AND c.policy_version = v.version
  GROUP BY v.kind, v.version
  UNION ALL
  SELECT 'guide_versions', 'GUIDE', v.version::text, count(p.agency_no)::int,
    (SELECT count(*)::int FROM portal.agency_accounts WHERE ended_at IS NULL)
  FROM portal.guide_versions v
    LEFT JOIN portal.guide_reads r ON r.version = v.version
    LEFT JOIN portal.agency_accounts p
      ON p.agency_no = r.agency_no AND p.person_no = r.person_no AND p.ended_at IS NULL
  GROUP BY v.version;
END $function$
;
ALTER FUNCTION portal.document_answers() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.election_seal(asked_year integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM FROM portal.elections WHERE year = asked_year FOR KEY SHARE;
  RETURN (
    SELECT CASE
      WHEN e.status = 'RESULT'
        OR EXISTS (SELECT FROM portal.election_counts c
          WHERE c.year = e.year AND c.state = 'RELEASED')
        OR EXISTS (SELECT FROM portal.election_results r WHERE r.year = e.year) THEN 'RELEASED'
      WHEN EXISTS (SELECT FROM portal.election_counts c
        WHERE c.year = e.year AND c.state = 'SUBMITTED') THEN 'SUBMITTED'
    END
    FROM portal.elections e WHERE e.year = asked_year);
END $function$
;
ALTER FUNCTION portal.election_seal(integer) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.election_status(e portal.elections)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT CASE
    WHEN e.status = 'RESULT' THEN 'RESULT'
    WHEN e.manual_status IS NOT NULL THEN e.manual_status
    WHEN e.application_on IS NULL THEN e.status
    WHEN d.today > e.voting_ends_on THEN 'CLOSED'
    WHEN d.today >= e.voting_on THEN 'VOTING'
    WHEN d.today >= e.campaign_on THEN 'CAMPAIGN'
    WHEN d.today >= e.application_on THEN 'APPLICATION'
    ELSE 'UPCOMING'
  END
  FROM (SELECT (now() AT TIME ZONE 'Asia/Bangkok')::date AS today) d
$function$
;
ALTER FUNCTION portal.election_status(portal.elections) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.end_accounts(member_nos text[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  ended int;
BEGIN
  -- A first extract brings every number anew: only of these could anything stand in the trail.
  INSERT INTO portal.former_persons (member_no, ended_at)
  SELECT number, now() FROM (
    SELECT member_no AS number FROM portal.member_accounts
    UNION SELECT member_no FROM portal.sign_in_failures
    UNION SELECT member_no FROM portal.one_time_codes
    UNION SELECT member_no FROM portal.help_tickets
    UNION SELECT member_no FROM portal.agency_report_lines
  ) known WHERE number = ANY (member_nos)
  ON CONFLICT (member_no) DO UPDATE SET ended_at = excluded.ended_at;
  DELETE FROM portal.member_accounts WHERE member_no = ANY (member_nos);
  GET DIAGNOSTICS ended = ROW_COUNT;
  DELETE FROM portal.terms_acceptances WHERE member_no = ANY (member_nos);
  DELETE FROM portal.member_choices WHERE member_no = ANY (member_nos);
  DELETE FROM portal.member_pictures WHERE member_no = ANY (member_nos);
  DELETE FROM portal.member_phones WHERE member_no = ANY (member_nos);
  DELETE FROM portal.devices WHERE member_no = ANY (member_nos);
  DELETE FROM portal.sign_in_failures WHERE member_no = ANY (member_nos);
  DELETE FROM portal.pending_changes WHERE member_no = ANY (member_nos);
  DELETE FROM portal.password_steps WHERE member_no = ANY (member_nos);
  DELETE FROM portal.one_time_codes WHERE member_no = ANY (member_nos);
  DELETE FROM portal.activation_codes WHERE member_no = ANY (member_nos);
  DELETE FROM portal.election_voters WHERE member_no = ANY (member_nos);
  DELETE FROM portal.board_drafts WHERE member_no = ANY (member_nos);
  UPDATE portal.sessions SET revoked_at = now()
    WHERE kind IN ('member', 'impersonation') AND subject = ANY (member_nos)
      AND revoked_at IS NULL;
  RETURN ended;
END $function$
;
ALTER FUNCTION portal.end_accounts(text[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.end_help()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  asking uuid := NULLIF(current_setting('app.staff_id', true), '')::uuid;
BEGIN
  PERFORM FROM portal.staff WHERE id = asking FOR UPDATE;
  UPDATE portal.help_tickets SET ends_at = now()
  WHERE staff_id = asking AND used_at IS NULL AND ends_at > now();
  UPDATE portal.sessions SET revoked_at = now() WHERE helper_id = asking AND revoked_at IS NULL;
END $function$
;
ALTER FUNCTION portal.end_help() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.end_help_of_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.sessions SET revoked_at = now()
  WHERE helper_id = NEW.subject::uuid AND revoked_at IS NULL;
  RETURN NULL;
END $function$
;
ALTER FUNCTION portal.end_help_of_session() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.end_staff(whose text, seen integer, OUT outcome text, OUT sessions integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  one record;
BEGIN
  one := portal.staff_to_keep(whose, seen);
  outcome := one.refusal;
  IF outcome IS NULL AND one.whose_id::text = current_setting('app.staff_id', true) THEN
    outcome := 'self';
  ELSIF outcome IS NULL AND portal.is_last_admin(one.whose_id) THEN
    outcome := 'last_admin';
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  UPDATE portal.staff SET ended_at = now(), version = version + 1 WHERE id = one.whose_id;
  DELETE FROM portal.staff_enrolments WHERE staff_id = one.whose_id;
  sessions := portal.end_staff_sessions(one.whose_id);
  outcome := 'done';
END $function$
;
ALTER FUNCTION portal.end_staff(text,integer) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.end_staff_sessions(whose uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  ended int;
BEGIN
  PERFORM portal.keep_staff();
  UPDATE portal.sessions SET revoked_at = now()
  WHERE revoked_at IS NULL AND ends_at > now()
    AND (helper_id = whose OR kind = 'office' AND subject = whose::text);
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $function$
;
ALTER FUNCTION portal.end_staff_sessions(uuid) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.excluded_members(whose uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT coalesce(s.own_member_no, '')
    || ARRAY(SELECT member_no FROM portal.staff_relatives WHERE staff_id = whose ORDER BY 1)
  FROM portal.staff s WHERE s.id = whose
$function$
;
ALTER FUNCTION portal.excluded_members(uuid) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.file_complaint(new_code_hash bytea, new_category text, new_topic text, new_detail text, new_contact_name text, new_phone text, new_email text, new_membership_no text, is_anonymous boolean, may_publish boolean, default_days integer, OUT filed_at timestamp with time zone, OUT promised_on date)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
END $function$
;
ALTER FUNCTION portal.file_complaint(bytea,text,text,text,text,text,text,text,boolean,boolean,integer) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_agency_session(token bytea, cookie bytea)
 RETURNS TABLE(session_id uuid, agency_no text, person_no smallint, contact_name text, role text, entering boolean, remember boolean, idle_left_seconds integer, ends_in_seconds integer, last_seen_seconds integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT s.id, a.agency_no, a.person_no, a.contact_name, a.role, s.entering, s.remember,
    ceil(extract(epoch FROM s.last_seen_at - now()) + s.idle_seconds)::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int,
    floor(extract(epoch FROM now() - s.last_seen_at))::int
  FROM portal.sessions s
  JOIN portal.agency_accounts a
    ON a.agency_no = split_part(s.subject, '-', 1)
    AND a.person_no::text = split_part(s.subject, '-', 2)
  WHERE s.token_hash = token AND s.cookie_hash = cookie
    AND s.kind = 'agency'
    AND s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND a.ended_at IS NULL;
END $function$
;
ALTER FUNCTION portal.find_agency_session(bytea,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_code(ticket bytea, wanted text, bound text)
 RETURNS TABLE(code_id uuid, subject text, phone text, tells_phone boolean, activates boolean, asker bytea, began_at timestamp with time zone, wait_seconds integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT c.id, c.member_no, c.phone, c.tells_phone, c.activates, c.asker, c.began_at,
    ceil(extract(epoch FROM c.created_at - now()) + 60)::int
  FROM portal.one_time_codes c
  WHERE c.ticket_hash = ticket AND c.purpose = wanted AND c.bound_to = bound
    AND c.closed_at IS NULL AND c.began_at > now() - interval '15 minutes'
    AND greatest(c.began_at, c.created_at) <= now() + interval '1 minute';
END $function$
;
ALTER FUNCTION portal.find_code(bytea,text,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_enrolment(hash bytea, attempt bytea)
 RETURNS TABLE(staff_id uuid, login text, name text, here boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT e.staff_id, s.login, s.name, coalesce(e.attempt_hash = attempt, false)
  FROM portal.staff_enrolments e JOIN portal.staff s ON s.id = e.staff_id
  WHERE e.token_hash = hash AND e.used_at IS NULL AND e.ends_at > now()
    AND e.made_at <= now() + interval '1 minute' AND s.ended_at IS NULL
$function$
;
ALTER FUNCTION portal.find_enrolment(bytea,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_help(hash bytea)
 RETURNS TABLE(staff_id uuid, staff_name text, staff_session_id uuid, member_no text, is_used boolean, left_seconds integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT t.staff_id, t.staff_name, t.staff_session_id, t.member_no, t.used_at IS NOT NULL,
    greatest(0, ceil(extract(epoch FROM t.ends_at - now())))::int
  FROM portal.help_tickets t WHERE t.ticket_hash = hash
$function$
;
ALTER FUNCTION portal.find_help(bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_office_session(hash bytea)
 RETURNS TABLE(session_id uuid, staff_id uuid, login text, name text, roles text[], last_seen_seconds integer, ends_in_seconds integer, confirmed_seconds integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT s.id, m.id, m.login, m.name, m.roles,
    floor(extract(epoch FROM now() - s.last_seen_at))::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int,
    floor(extract(epoch FROM now() - s.confirmed_at))::int
  FROM portal.sessions s
  JOIN portal.staff m ON m.id::text = s.subject
  WHERE s.cookie_hash = hash
    AND s.kind = 'office'
    AND s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND m.ended_at IS NULL;
END $function$
;
ALTER FUNCTION portal.find_office_session(bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_passkey(credential bytea)
 RETURNS TABLE(passkey_id uuid, staff_id uuid, public_key bytea, counter bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT k.id, k.staff_id, k.public_key, k.counter
  FROM portal.staff_passkeys k JOIN portal.staff s ON s.id = k.staff_id
  WHERE k.credential_id = credential AND s.ended_at IS NULL
$function$
;
ALTER FUNCTION portal.find_passkey(bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_password_step(ticket bytea, wanted text, browser bytea)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT member_no FROM portal.password_steps
  WHERE ticket_hash = ticket AND purpose = wanted AND bound_to = browser
    AND used_at IS NULL AND ends_at > now()
    AND created_at <= now() + interval '1 minute';
$function$
;
ALTER FUNCTION portal.find_password_step(bytea,text,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_sessions(token_hashes bytea[], cookie_hashes bytea[])
 RETURNS TABLE(place integer, session_id uuid, kind text, subject text, entering boolean, remember boolean, idle_left_seconds integer, ends_in_seconds integer, last_seen_seconds integer, helper_id uuid, helper_login text, helper_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT pair.place::int, s.id, s.kind, s.subject, s.entering, s.remember,
    ceil(extract(epoch FROM s.last_seen_at - now()) + s.idle_seconds)::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int,
    floor(extract(epoch FROM now() - s.last_seen_at))::int, s.helper_id,
    helper.login, helper.name
  FROM unnest(token_hashes, cookie_hashes) WITH ORDINALITY AS pair (token, cookie, place)
  JOIN portal.sessions s ON s.token_hash = pair.token AND s.cookie_hash = pair.cookie
  LEFT JOIN portal.staff helper ON helper.id = s.helper_id
  WHERE s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND (s.helper_id IS NULL OR (helper.ended_at IS NULL AND 'service' = ANY (helper.roles)));
END $function$
;
ALTER FUNCTION portal.find_sessions(bytea[],bytea[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_staff(staff_login text)
 RETURNS TABLE(staff_id uuid, name text, roles text[], password_hash text, totp_sealed bytea, totp_step bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT m.id, m.name, m.roles, m.password_hash, m.totp_sealed, m.totp_step FROM portal.staff m
  WHERE m.login = staff_login AND m.ended_at IS NULL;
END $function$
;
ALTER FUNCTION portal.find_staff(text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.forget_agency_failures()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  DELETE FROM portal.agency_sign_in_failures WHERE (agency_no, person_no) IN (
    SELECT agency_no, person_no FROM portal.agency_sign_in_failures
    WHERE last_at < now() - interval '30 days'
    ORDER BY last_at LIMIT 20 FOR UPDATE SKIP LOCKED);
$function$
;
ALTER FUNCTION portal.forget_agency_failures() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.forget_board_drafts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM portal.board_drafts WHERE saved_at < now() - interval '30 days';
  RETURN NULL;
END $function$
;
ALTER FUNCTION portal.forget_board_drafts() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.forget_codes()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  DELETE FROM portal.one_time_codes WHERE id IN (
    SELECT id FROM portal.one_time_codes WHERE created_at < now() - interval '2 days'
    ORDER BY created_at LIMIT 20 FOR UPDATE SKIP LOCKED);
$function$
;
ALTER FUNCTION portal.forget_codes() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.forget_complaints()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  WITH forgotten AS (
    UPDATE portal.complaints SET contact_name = NULL, phone = NULL, email = NULL,
      membership_no = NULL, topic = coalesce(published_topic, '-'), detail = '-'
    WHERE closed_at < now() - interval '365 days' AND detail <> '-' RETURNING id
  ), unsaid AS (
    DELETE FROM portal.complaint_notes n USING forgotten f WHERE n.complaint_id = f.id
  ) SELECT count(*) FROM forgotten;
$function$
;
ALTER FUNCTION portal.forget_complaints() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.forget_topic_previews()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM portal.topic_previews WHERE topic_id = NEW.id;
  RETURN NULL;
END $function$
;
ALTER FUNCTION portal.forget_topic_previews() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.guard_election_days()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  seal text;
BEGIN
  IF current_user = 'sahakon_owner' THEN
    RETURN NEW;
  END IF;
  IF NEW.year <> OLD.year THEN
    RAISE EXCEPTION 'an election keeps its year'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  seal := portal.election_seal(OLD.year);
  IF seal IS NOT NULL AND (NEW.application_on, NEW.campaign_on, NEW.voting_on, NEW.voting_ends_on,
      NEW.announced_on, NEW.manual_status, NEW.manual_reason)
    IS DISTINCT FROM (OLD.application_on, OLD.campaign_on, OLD.voting_on, OLD.voting_ends_on,
      OLD.announced_on, OLD.manual_status, OLD.manual_reason)
  THEN
    RAISE EXCEPTION 'an election whose count was submitted is sealed'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF seal = 'RELEASED' AND NEW.published_at IS NULL AND OLD.published_at IS NOT NULL THEN
    RAISE EXCEPTION 'an election whose results are out stays on the site'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $function$
;
ALTER FUNCTION portal.guard_election_days() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.guard_election_parts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  free_columns text[] := coalesce(TG_ARGV, ARRAY[]::text[]);
  one_year int;
  seal text;
BEGIN
  IF current_user <> 'sahakon_owner' AND old_row IS DISTINCT FROM new_row THEN
    FOR one_year IN
      SELECT DISTINCT y FROM unnest(ARRAY[old_row ->> 'year', new_row ->> 'year']) y
      WHERE y IS NOT NULL
    LOOP
      seal := portal.election_seal(one_year);
      IF seal = 'RELEASED' OR (seal = 'SUBMITTED'
        AND (old_row - free_columns) IS DISTINCT FROM (new_row - free_columns))
      THEN
        RAISE EXCEPTION 'an election whose count was submitted is sealed'
          USING ERRCODE = 'insufficient_privilege';
      END IF;
    END LOOP;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $function$
;
ALTER FUNCTION portal.guard_election_parts() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.guard_election_removal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF current_user <> 'sahakon_owner' AND portal.why_election_stays(OLD.year) IS NOT NULL THEN
    RAISE EXCEPTION 'an election that was seen or counted is not deleted'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $function$
;
ALTER FUNCTION portal.guard_election_removal() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.guard_election_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF current_user <> 'sahakon_owner' AND NEW.status <> (CASE TG_OP
    WHEN 'INSERT' THEN 'UPCOMING' ELSE OLD.status END)
  THEN
    RAISE EXCEPTION 'the status of an election is written by the release of its results'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $function$
;
ALTER FUNCTION portal.guard_election_status() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.guard_voter_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF current_user <> 'sahakon_owner' AND (NEW.voters_total, NEW.voters_eligible)
    IS DISTINCT FROM (CASE WHEN TG_OP = 'UPDATE' THEN OLD.voters_total END,
      CASE WHEN TG_OP = 'UPDATE' THEN OLD.voters_eligible END)
  THEN
    RAISE EXCEPTION 'the voter list is counted as it is taken'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $function$
;
ALTER FUNCTION portal.guard_voter_figures() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.hold_reports()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  LOCK TABLE portal.agency_reports IN SHARE ROW EXCLUSIVE MODE;
END $function$
;
ALTER FUNCTION portal.hold_reports() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.hold_staff(proven_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM FROM portal.staff
  WHERE id = NULLIF(current_setting('app.staff_id', true), '')::uuid
    AND password_hash = proven_hash AND ended_at IS NULL
  FOR UPDATE;
  RETURN FOUND;
END $function$
;
ALTER FUNCTION portal.hold_staff(text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.intake_report_for_staff(run bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF NOT portal.staff_may('registry', 'finance', 'admin') THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT r.report FROM portal.intake_runs r WHERE r.id = run);
END $function$
;
ALTER FUNCTION portal.intake_report_for_staff(bigint) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.intake_runs_for_staff()
 RETURNS TABLE(id bigint, began_at timestamp with time zone, ended_at timestamp with time zone, outcome text, dry_run boolean, forced boolean, source text, as_of date, publication_id integer, before_id integer, fault_count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF NOT portal.staff_may('registry', 'finance', 'admin') THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT r.id, r.began_at, r.ended_at, r.outcome, r.dry_run, r.forced, r.source, r.as_of,
    r.publication_id, r.before_id, r.fault_count
  FROM portal.intake_runs r ORDER BY r.id DESC;
END $function$
;
ALTER FUNCTION portal.intake_runs_for_staff() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.is_begin_code(hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN portal.may_begin()
    AND EXISTS (SELECT FROM portal.begin_codes WHERE code_hash = hash AND expires_at > now()
        AND expires_at <= now() + interval '24 hours 1 minute');
END $function$
;
ALTER FUNCTION portal.is_begin_code(bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.is_demo()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ SELECT EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true') $function$
;
ALTER FUNCTION portal.is_demo() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.is_last_admin(whose uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT coalesce(current_setting('app.staff_id', true), '') <> ''
    AND EXISTS (SELECT FROM portal.staff WHERE id = whose AND 'admin' = ANY (roles))
    AND NOT EXISTS (
      SELECT FROM portal.staff s
      WHERE s.id <> whose AND s.ended_at IS NULL AND 'admin' = ANY (s.roles)
        AND (s.password_hash IS NOT NULL
          OR EXISTS (SELECT FROM portal.staff_passkeys k WHERE k.staff_id = s.id)))
$function$
;
ALTER FUNCTION portal.is_last_admin(uuid) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.is_staff_member(number text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT EXISTS (SELECT FROM portal.staff WHERE own_member_no = number AND ended_at IS NULL)
$function$
;
ALTER FUNCTION portal.is_staff_member(text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.issue_agency_letters()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  gone int[];
BEGIN
  PERFORM pg_advisory_xact_lock(7215031986);
  -- Under the lock: a rollback that goes on beside this one holds it, too.
  gone := records.withdrawn_publications();
  UPDATE portal.agency_letters l
  SET withdrawn_at = CASE WHEN l.publication_id = ANY (gone) THEN now() END
  WHERE (l.withdrawn_at IS NOT NULL) <> (l.publication_id = ANY (gone));
  RETURN portal.write_agency_letters((now() AT TIME ZONE 'Asia/Bangkok')::date, NULL);
END $function$
;
ALTER FUNCTION portal.issue_agency_letters() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.keep_activation(number text, mac bytea, what text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  acting portal.staff := portal.acting_staff('service');
  until timestamptz;
BEGIN
  IF number = ANY (portal.excluded_members(acting.id)) OR portal.is_staff_member(number) THEN
    RAISE EXCEPTION 'not for this member' USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- Two at once would each leave a code that counts.
  PERFORM pg_advisory_xact_lock(hashtext('activation ' || number));
  UPDATE portal.activation_codes SET closed_at = now()
  WHERE member_no = number AND closed_at IS NULL;
  INSERT INTO portal.activation_codes (member_no, code_mac, made_by, seen)
  VALUES (number, mac, left(acting.name, 100), what) RETURNING ends_at INTO until;
  RETURN until;
END $function$
;
ALTER FUNCTION portal.keep_activation(text,bytea,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.keep_demo()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.key = 'demo' AND OLD.value = 'true';
  becomes boolean := TG_OP <> 'DELETE' AND NEW.key = 'demo' AND NEW.value = 'true';
BEGIN
  IF was AND NOT becomes THEN
    RAISE EXCEPTION 'a demo store stays a demo: begin with a fresh database'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'keep_demo';
  END IF;
  IF becomes AND NOT was AND records.holds_real() THEN
    RAISE EXCEPTION 'the store of a cooperative becomes no demo'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'keep_demo';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $function$
;
ALTER FUNCTION portal.keep_demo() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.keep_letter_sheets(of_year integer, of_run integer, counted integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  UPDATE portal.agency_letters SET sheets = counted
  WHERE agency_no = NULLIF(current_setting('app.agency_no', true), '')
    AND year_be = of_year AND run = of_run AND sheets IS NULL
$function$
;
ALTER FUNCTION portal.keep_letter_sheets(integer,integer,integer) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.keep_staff()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff'));
  IF NOT portal.may_keep_staff() THEN
    RAISE EXCEPTION 'only an administrator keeps staff' USING ERRCODE = 'insufficient_privilege';
  END IF;
END $function$
;
ALTER FUNCTION portal.keep_staff() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.know_secret(versions integer[], fingerprints bytea[])
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  newest int;
BEGIN
  LOCK TABLE portal.secret_versions IN SHARE ROW EXCLUSIVE MODE;
  SELECT max(version) INTO newest FROM portal.secret_versions;
  IF newest IS NOT NULL THEN
    IF EXISTS (
      SELECT FROM unnest(versions, fingerprints) AS given (version, fingerprint)
      JOIN portal.secret_versions k USING (version)
      WHERE k.fingerprint <> given.fingerprint
    ) OR NOT EXISTS (
      SELECT FROM portal.secret_versions k WHERE k.version = ANY (versions)
    ) THEN
      RETURN 'foreign';
    END IF;
    IF NOT newest = ANY (versions) THEN
      RETURN 'older';
    END IF;
  END IF;
  INSERT INTO portal.secret_versions (version, fingerprint)
  SELECT given.version, given.fingerprint
  FROM unnest(versions, fingerprints) AS given (version, fingerprint)
  ON CONFLICT DO NOTHING;
  RETURN CASE WHEN newest IS NULL THEN 'first' ELSE 'known' END;
END $function$
;
ALTER FUNCTION portal.know_secret(integer[],bytea[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.list_staff()
 RETURNS TABLE(login text, name text, roles text[], own_member_no text, relatives text[], created_at timestamp with time zone, ended_at timestamp with time zone, version integer, has_password boolean, passkeys integer, recovery_codes integer, enrols_until timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT s.login, s.name, s.roles, s.own_member_no,
    ARRAY(SELECT r.member_no FROM portal.staff_relatives r WHERE r.staff_id = s.id ORDER BY 1),
    s.created_at, s.ended_at, s.version, s.password_hash IS NOT NULL,
    (SELECT count(*)::int FROM portal.staff_passkeys k WHERE k.staff_id = s.id),
    (SELECT count(*)::int FROM portal.staff_recovery_codes c
     WHERE c.staff_id = s.id AND c.used_at IS NULL),
    (SELECT e.ends_at FROM portal.staff_enrolments e
     WHERE e.staff_id = s.id AND e.used_at IS NULL AND e.ends_at > now())
  FROM portal.staff s
  WHERE portal.may_keep_staff()
  ORDER BY s.ended_at IS NOT NULL, s.login;
END $function$
;
ALTER FUNCTION portal.list_staff() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.listed_voters(asked_year integer)
 RETURNS TABLE(total integer, eligible integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT coalesce(e.voters_total, s.total), coalesce(e.voters_eligible, s.eligible)
  FROM (SELECT count(*)::int AS total, (count(*) FILTER (WHERE v.eligible))::int AS eligible
    FROM portal.election_voters v WHERE v.year = asked_year) s
  LEFT JOIN portal.elections e ON e.year = asked_year;
END $function$
;
ALTER FUNCTION portal.listed_voters(integer) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.make_challenge(hash bytea, what_for text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM portal.staff_challenges WHERE challenge_hash IN (
    SELECT challenge_hash FROM portal.staff_challenges
    WHERE ends_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED);
  INSERT INTO portal.staff_challenges (challenge_hash, purpose) VALUES (hash, what_for);
END $function$
;
ALTER FUNCTION portal.make_challenge(bytea,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.make_topic_preview(hash bytea, topic bigint, shown_content jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM portal.topic_previews WHERE made_at < now() - interval '1 hour';
  IF portal.staff_may('content') THEN
    INSERT INTO portal.topic_previews (token_hash, topic_id, content, staff_id)
    VALUES (hash, topic, shown_content, current_setting('app.staff_id')::uuid);
  END IF;
END $function$
;
ALTER FUNCTION portal.make_topic_preview(bytea,bigint,jsonb) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.may_begin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT NOT EXISTS (SELECT FROM portal.staff)
    AND NOT EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true')
$function$
;
ALTER FUNCTION portal.may_begin() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.may_keep_staff()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN portal.staff_may('admin') OR pg_has_role(session_user, 'sahakon_owner', 'MEMBER');
END $function$
;
ALTER FUNCTION portal.may_keep_staff() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.media_names(written text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches(written, '/mediafiles/(?:images|files)/Office/([0-9a-f]{32})', 'g') AS found
$function$
;
ALTER FUNCTION portal.media_names(text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.media_uses(names text[])
 RETURNS TABLE(name text, place text, row_key text, title text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
END $function$
;
ALTER FUNCTION portal.media_uses(text[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.meet_records(agency_nos text[], months date[], fates text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  WITH turned AS (
    UPDATE portal.agency_reports r
    SET closed_at = CASE met.fate WHEN 'POSTED' THEN now() END, version = r.version + 1
    FROM unnest(agency_nos, months, fates) AS met (agency_no, month, fate)
    WHERE r.agency_no = met.agency_no AND r.month = met.month
      AND (r.closed_at IS NULL) = (met.fate = 'POSTED')
    RETURNING r.agency_no, r.month, r.closed_at
  )
  INSERT INTO portal.agency_steps (agency_no, month, step, actor_kind)
  SELECT t.agency_no, t.month,
    CASE WHEN t.closed_at IS NULL THEN 'REOPENED' ELSE 'CLOSED' END, 'system'
  FROM turned t;
  WITH sent_back AS (
    UPDATE portal.agency_reports r SET version = r.version + 1, state = 'RETURNED',
      returned_by = 'SYSTEM', returned_reason = NULL, decided_by = NULL, decided_at = NULL,
      submitted_at = NULL, submitted_by = NULL, submitted_by_name = NULL, members = NULL,
      billed_satang = NULL, collected_satang = NULL, slips_satang = NULL, publication_id = NULL
    FROM unnest(agency_nos, months, fates) AS met (agency_no, month, fate)
    WHERE r.agency_no = met.agency_no AND r.month = met.month AND met.fate = 'CHANGED'
      AND r.state IN ('SUBMITTED', 'ACCEPTED')
    RETURNING r.agency_no, r.month
  )
  INSERT INTO portal.agency_steps (agency_no, month, step, actor_kind)
  SELECT s.agency_no, s.month, 'RETURNED', 'system' FROM sent_back s;
END $function$
;
ALTER FUNCTION portal.meet_records(text[],date[],text[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.mine_since()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT coalesce((SELECT ended_at FROM portal.former_persons
    WHERE member_no = NULLIF(current_setting('app.member_no', true), '')), '-infinity');
$function$
;
ALTER FUNCTION portal.mine_since() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.missing_voters(asked_year integer, nos text[])
 RETURNS TABLE(total integer, examples text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM portal.acting_staff('registry');
  RETURN QUERY
  SELECT count(*)::int,
    coalesce((array_agg(v.member_no ORDER BY v.member_no))[1:5], ARRAY[]::text[])
  FROM portal.election_voters v
  LEFT JOIN unnest(nos) AS n (member_no) ON n.member_no = v.member_no
  WHERE v.year = asked_year AND n.member_no IS NULL;
END $function$
;
ALTER FUNCTION portal.missing_voters(integer,text[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.moderate_post(in_topic bigint, of_answer bigint, by_name text, why text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF NOT portal.admits_service() THEN
    RAISE EXCEPTION 'staff of role service moderate' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF of_answer IS NULL THEN
    UPDATE portal.board_topics SET hidden_at = CASE WHEN by_name IS NOT NULL THEN now() END,
      hidden_by = by_name, hidden_reason = why
    WHERE id = in_topic AND (hidden_at IS NULL) = (by_name IS NOT NULL);
  ELSE
    UPDATE portal.board_answers SET hidden_at = CASE WHEN by_name IS NOT NULL THEN now() END,
      hidden_by = by_name, hidden_reason = why
    WHERE topic_id = in_topic AND id = of_answer
      AND (hidden_at IS NULL) = (by_name IS NOT NULL);
  END IF;
  RETURN FOUND;
END $function$
;
ALTER FUNCTION portal.moderate_post(bigint,bigint,text,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.move_devices(old_hash bytea, new_hash bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  UPDATE portal.devices SET device_hash = new_hash
  WHERE device_hash = old_hash AND ended_at IS NULL AND known_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM portal.devices taken WHERE taken.device_hash = new_hash);
$function$
;
ALTER FUNCTION portal.move_devices(bytea,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.my_reported()
 RETURNS TABLE(month date, seq integer, agency_no text, outcome text, billed_satang bigint, collected_satang bigint, reason text, reported_at timestamp with time zone, accepted boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT l.month, l.seq, l.agency_no, l.outcome, l.billed_satang, l.collected_satang, l.reason,
    r.submitted_at, r.state = 'ACCEPTED'
  FROM portal.agency_report_lines l
  JOIN portal.agency_reports r ON r.agency_no = l.agency_no AND r.month = l.month
  WHERE l.member_no = NULLIF(current_setting('app.member_no', true), '')
    AND r.state IN ('SUBMITTED', 'ACCEPTED')
    AND r.closed_at IS NULL
    AND r.submitted_at > (SELECT portal.mine_since())
$function$
;
ALTER FUNCTION portal.my_reported() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.new_paper_code()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  letters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  chance bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  code text := '';
  five int;
  checked int := 0;
BEGIN
  FOR at IN 0..25 LOOP
    five := get_byte(chance, at) & 31;
    code := code || substr(letters, five + 1, 1);
    checked := (checked * 32 + five) % 1021;
  END LOOP;
  RETURN code || substr(letters, (checked >> 5) + 1, 1) || substr(letters, (checked & 31) + 1, 1);
END $function$
;
ALTER FUNCTION portal.new_paper_code() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.note_content_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
END $function$
;
ALTER FUNCTION portal.note_content_change() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.note_content_moment(instant timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  INSERT INTO portal.content_moments (at) SELECT instant WHERE instant > now()
  ON CONFLICT DO NOTHING
$function$
;
ALTER FUNCTION portal.note_content_moment(timestamp with time zone) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.note_day_moments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  name text;
  day date;
BEGIN
  FOREACH name IN ARRAY TG_ARGV LOOP
    day := (to_jsonb(NEW) ->> name)::date;
    CONTINUE WHEN day IS NULL;
    PERFORM portal.note_content_moment(day::timestamp AT TIME ZONE 'Asia/Bangkok');
    PERFORM portal.note_content_moment((day + 1)::timestamp AT TIME ZONE 'Asia/Bangkok');
  END LOOP;
  RETURN NULL;
END $function$
;
ALTER FUNCTION portal.note_day_moments() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.note_election_moments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  day date;
BEGIN
  FOREACH day IN ARRAY array_remove(
    ARRAY[NEW.application_on, NEW.campaign_on, NEW.voting_on, NEW.voting_ends_on + 1], NULL)
  LOOP
    PERFORM portal.note_content_moment(day::timestamp AT TIME ZONE 'Asia/Bangkok');
  END LOOP;
  RETURN NULL;
END $function$
;
ALTER FUNCTION portal.note_election_moments() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.note_intake_run(began timestamp with time zone, what_came_of_it text, was_dry boolean, was_forced boolean, folder text, day date, publication integer, before_it integer, faults integer, whole_report jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  noted bigint;
BEGIN
  INSERT INTO portal.intake_runs (began_at, outcome, dry_run, forced, source, as_of, publication_id,
    before_id, fault_count, report)
  VALUES (began, what_came_of_it, was_dry, was_forced, left(folder, 200), day, publication,
    before_it, faults, whole_report)
  RETURNING id INTO noted;
  DELETE FROM portal.intake_runs WHERE id <= noted - 400;
  RETURN noted;
END $function$
;
ALTER FUNCTION portal.note_intake_run(timestamp with time zone,text,boolean,boolean,text,date,integer,integer,integer,jsonb) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.note_topic_moments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM portal.note_content_moment(instant)
  FROM unnest(ARRAY[NEW.published_at, NEW.expires_at, NEW.pinned_until]) AS m (instant)
  WHERE instant IS NOT NULL;
  RETURN NULL;
END $function$
;
ALTER FUNCTION portal.note_topic_moments() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.offer_begin(hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF NOT portal.may_begin() THEN
    DELETE FROM portal.begin_codes;
    RETURN false;
  END IF;
  INSERT INTO portal.begin_codes (code_hash, expires_at) VALUES (hash, now() + interval '24 hours')
  ON CONFLICT (single) DO UPDATE
  SET code_hash = excluded.code_hash, expires_at = excluded.expires_at;
  RETURN true;
END $function$
;
ALTER FUNCTION portal.offer_begin(bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.office_answers(of_topic bigint)
 RETURNS TABLE(id bigint, member_no text, from_staff boolean, display_name text, body text, posted_at timestamp with time zone, hidden_at timestamp with time zone, hidden_by text, hidden_reason text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT a.id, a.member_no, a.from_staff, a.display_name, a.body, a.posted_at, a.hidden_at,
    a.hidden_by, a.hidden_reason
  FROM portal.board_answers a
  WHERE a.topic_id = of_topic AND (SELECT portal.admits_service())
  ORDER BY a.posted_at, a.id
$function$
;
ALTER FUNCTION portal.office_answers(bigint) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.office_complaint_events(case_id bigint)
 RETURNS TABLE(happened_at timestamp with time zone, status text, note text, actor text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT e.happened_at, e.status, e.note, e.actor FROM portal.complaint_events e
  WHERE e.complaint_id = case_id AND (SELECT portal.admits_service()) ORDER BY e.seq
$function$
;
ALTER FUNCTION portal.office_complaint_events(bigint) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.office_complaints()
 RETURNS TABLE(id bigint, received_at timestamp with time zone, category text, status text, topic text, detail text, anonymous boolean, allow_publish boolean, has_contact boolean, answer text, answered_at timestamp with time zone, closed_at timestamp with time zone, published_at timestamp with time zone, published_topic text, published_body text, published_answer text, assignee_id uuid, assignee_name text, answer_by date, target_on date, version integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT c.id, c.received_at, c.category, c.status, c.topic, c.detail, c.anonymous,
    c.allow_publish, num_nonnulls(c.contact_name, c.phone, c.email, c.membership_no) > 0,
    c.answer, c.answered_at, c.closed_at, c.published_at, c.published_topic, c.published_body,
    c.published_answer, c.assignee_id, s.name, c.answer_by, c.target_on, c.version
  FROM portal.complaints c LEFT JOIN portal.staff s ON s.id = c.assignee_id
  WHERE (SELECT portal.admits_service())
$function$
;
ALTER FUNCTION portal.office_complaints() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.office_media()
 RETURNS TABLE(name text, kind text, media_type text, file_name text, width integer, height integer, has_renditions boolean, bytes integer, uploaded_at timestamp with time zone, uploaded_by text, withdrawn_at timestamp with time zone, withdrawn_by text, withdrawn_reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
END $function$
;
ALTER FUNCTION portal.office_media() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.office_report_lines(asked_no text, asked_month date)
 RETURNS TABLE(member_no text, seq integer, outcome text, billed_satang bigint, collected_satang bigint, reason text, new_agency text, note text, said_at timestamp with time zone, said_by_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF portal.settler() IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT l.member_no, l.seq, l.outcome, l.billed_satang, l.collected_satang, l.reason,
    l.new_agency, l.note, l.said_at, l.said_by_name
  FROM portal.agency_report_lines l
  JOIN portal.agency_reports r ON r.agency_no = l.agency_no AND r.month = l.month
  WHERE l.agency_no = asked_no AND l.month = asked_month
    AND r.state IN ('SUBMITTED', 'ACCEPTED') AND r.closed_at IS NULL;
END $function$
;
ALTER FUNCTION portal.office_report_lines(text,date) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.office_report_steps(asked_no text, asked_month date)
 RETURNS TABLE(id bigint, step text, at timestamp with time zone, actor_kind text, actor_name text, detail jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF portal.settler() IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT p.id, p.step, p.at, p.actor_kind, coalesce(p.contact_name, s.name), p.detail
  FROM portal.agency_steps p LEFT JOIN portal.staff s ON s.id = p.staff_id
  WHERE p.agency_no = asked_no AND p.month = asked_month;
END $function$
;
ALTER FUNCTION portal.office_report_steps(text,date) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.office_reports()
 RETURNS TABLE(agency_no text, month date, version integer, state text, explanation text, submitted_at timestamp with time zone, submitted_by_name text, members integer, billed_satang bigint, collected_satang bigint, slips_satang bigint, decided_at timestamp with time zone, decided_by_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF portal.settler() IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT r.agency_no, r.month, r.version, r.state, r.explanation, r.submitted_at,
    r.submitted_by_name, r.members, r.billed_satang, r.collected_satang, r.slips_satang,
    CASE r.state WHEN 'ACCEPTED' THEN r.decided_at END,
    CASE r.state WHEN 'ACCEPTED' THEN
      (SELECT s.name FROM portal.staff s WHERE s.id = r.decided_by) END
  FROM portal.agency_reports r
  WHERE r.state IN ('SUBMITTED', 'ACCEPTED') AND r.closed_at IS NULL;
END $function$
;
ALTER FUNCTION portal.office_reports() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.office_topics()
 RETURNS TABLE(id bigint, member_no text, display_name text, title text, body text, posted_at timestamp with time zone, search_text text, hidden_at timestamp with time zone, hidden_by text, hidden_reason text, answers integer, hidden_answers integer, answered boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT t.id, t.member_no, t.display_name, t.title, t.body, t.posted_at, t.search_text,
    t.hidden_at, t.hidden_by, t.hidden_reason, coalesce(a.answers, 0), coalesce(a.hidden, 0),
    coalesce(a.answered, false)
  FROM portal.board_topics t LEFT JOIN (
    SELECT topic_id, count(*)::int AS answers, count(hidden_at)::int AS hidden,
      bool_or(from_staff AND hidden_at IS NULL) AS answered
    FROM portal.board_answers GROUP BY topic_id
  ) a ON a.topic_id = t.id WHERE (SELECT portal.admits_service())
$function$
;
ALTER FUNCTION portal.office_topics() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.open_enrolment(hash bytea, attempt bytea)
 RETURNS TABLE(staff_id uuid, login text, name text, ends_at timestamp with time zone)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  UPDATE portal.staff_enrolments e SET attempt_hash = attempt
  FROM portal.staff s
  WHERE e.token_hash = hash AND e.used_at IS NULL AND e.ends_at > now()
    AND e.made_at <= now() + interval '1 minute'
    AND s.id = e.staff_id AND s.ended_at IS NULL
  RETURNING e.staff_id, s.login, s.name, e.ends_at
$function$
;
ALTER FUNCTION portal.open_enrolment(bytea,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.operations_figures()
 RETURNS TABLE(intake_outcome text, intake_ended_at timestamp with time zone, notices integer, oldest_notice_at timestamp with time zone, sessions jsonb, database_bytes bigint, audit_entries bigint, audit_seq bigint, audit_checked_at timestamp with time zone, audit_whole_at timestamp with time zone, audit_broken_seq bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT run.outcome, run.ended_at,
    (SELECT count(*)::int FROM portal.intake_notices),
    (SELECT min(n.made_at) FROM portal.intake_notices n),
    (SELECT coalesce(jsonb_object_agg(live.kind, live.number), '{}') FROM (
      SELECT s.kind, count(*) AS number FROM portal.sessions s
      WHERE s.ends_at > now() AND s.revoked_at IS NULL
        AND s.last_seen_at > now() - s.idle_seconds * interval '1 second'
      GROUP BY s.kind) live),
    pg_database_size(current_database()),
    (SELECT h.seq FROM portal.audit_head h),
    c.seq, c.checked_at, c.whole_at, c.broken_seq
  FROM portal.audit_checks c
  LEFT JOIN LATERAL (
    SELECT r.outcome, r.ended_at FROM portal.intake_runs r
    WHERE NOT r.dry_run ORDER BY r.id DESC LIMIT 1
  ) run ON true;
END $function$
;
ALTER FUNCTION portal.operations_figures() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.post_on_board(under bigint, new_title text, new_body text, new_name text, new_search_text text)
 RETURNS TABLE(outcome text, post_id bigint, wait_seconds integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  most constant int := 3;
  span constant interval := interval '10 minutes';
  writer constant text := NULLIF(current_setting('app.member_no', true), '');
  found_id bigint;
  lately int;
  oldest timestamptz;
BEGIN
  IF writer IS NULL THEN
    RAISE EXCEPTION 'nobody writes on the board' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('board ' || writer, 0));
  IF under IS NOT NULL AND NOT EXISTS (
    SELECT FROM portal.board_topics t WHERE t.id = under AND t.hidden_at IS NULL
  ) THEN
    RETURN QUERY SELECT 'no_topic', NULL::bigint, 0;
    RETURN;
  END IF;
  IF under IS NULL THEN
    SELECT t.id INTO found_id FROM portal.board_topics t
    WHERE t.member_no = writer AND t.posted_at > clock_timestamp() - interval '1 minute'
      AND t.title = new_title AND t.body = new_body;
  ELSE
    SELECT a.id INTO found_id FROM portal.board_answers a
    WHERE a.member_no = writer AND a.posted_at > clock_timestamp() - interval '1 minute'
      AND a.topic_id = under AND a.body = new_body;
  END IF;
  IF found_id IS NOT NULL THEN
    RETURN QUERY SELECT 'again', found_id, 0;
    RETURN;
  END IF;
  SELECT count(*)::int, min(p.posted_at) INTO lately, oldest FROM (
    SELECT t.posted_at FROM portal.board_topics t WHERE t.member_no = writer
    UNION ALL
    SELECT a.posted_at FROM portal.board_answers a WHERE a.member_no = writer
  ) p WHERE p.posted_at > clock_timestamp() - span;
  IF lately >= most THEN
    RETURN QUERY SELECT 'too_many', NULL::bigint,
      greatest(1, ceil(extract(epoch FROM oldest + span - clock_timestamp())))::int;
    RETURN;
  END IF;
  IF under IS NULL THEN
    INSERT INTO portal.board_topics (member_no, display_name, title, body, search_text)
    VALUES (writer, new_name, new_title, new_body, new_search_text) RETURNING id INTO found_id;
  ELSE
    INSERT INTO portal.board_answers (topic_id, member_no, display_name, body)
    VALUES (under, writer, new_name, new_body) RETURNING id INTO found_id;
  END IF;
  DELETE FROM portal.board_drafts d
  WHERE d.member_no = writer AND d.topic_id IS NOT DISTINCT FROM under;
  RETURN QUERY SELECT 'posted', found_id, 0;
END $function$
;
ALTER FUNCTION portal.post_on_board(bigint,text,text,text,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.probe_write()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.write_probes SET probed_at = now() WHERE id = 1;
  BEGIN
    INSERT INTO portal.write_probes (id, filler) VALUES (2, repeat('x', 8115));
    RAISE EXCEPTION USING ERRCODE = 'SA001';
  EXCEPTION WHEN SQLSTATE 'SA001' THEN NULL;
  END;
END $function$
;
ALTER FUNCTION portal.probe_write() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.redeem_help(hash bytea, office_session uuid)
 RETURNS TABLE(staff_id uuid, staff_name text, member_no text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  UPDATE portal.help_tickets t SET used_at = now()
  FROM portal.staff m, portal.sessions s
  WHERE t.ticket_hash = hash
    AND t.used_at IS NULL
    AND t.ends_at > now()
    AND t.made_at <= now() + interval '1 minute'
    AND m.id = t.staff_id
    AND m.ended_at IS NULL
    AND 'service' = ANY (m.roles)
    AND s.id = t.staff_session_id
    AND s.kind = 'office'
    AND s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    AND (office_session IS NULL OR s.id = office_session)
  RETURNING t.staff_id, t.staff_name, t.member_no
$function$
;
ALTER FUNCTION portal.redeem_help(bytea,uuid) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed' USING ERRCODE = 'insufficient_privilege';
END $function$
;
ALTER FUNCTION portal.refuse_audit_change() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.refuse_emptying()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RAISE EXCEPTION 'the store''s settings say whether it is a demo: they are not emptied'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'keep_demo';
END $function$
;
ALTER FUNCTION portal.refuse_emptying() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.release_call(claim bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT set_config('synchronous_commit', 'off', true);
  DELETE FROM portal.idempotency i WHERE i.key = claim AND i.answer IS NULL;
$function$
;
ALTER FUNCTION portal.release_call(bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.renew_staff_password(proven_hash text, renewed_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.staff SET password_hash = renewed_hash
  WHERE id = NULLIF(current_setting('app.staff_id', true), '')::uuid
    AND password_hash = proven_hash AND ended_at IS NULL;
  RETURN FOUND;
END $function$
;
ALTER FUNCTION portal.renew_staff_password(text,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.replace_voters(asked_year integer, nos text[], zones integer[], booths integer[], sequences integer[], reasons text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM portal.acting_staff('registry');
  IF portal.election_seal(asked_year) IS NOT NULL THEN
    RAISE EXCEPTION 'an election whose count was submitted is sealed'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM portal.election_voters v WHERE v.year = asked_year
    AND NOT EXISTS (SELECT FROM unnest(nos) AS n (member_no) WHERE n.member_no = v.member_no);
  INSERT INTO portal.election_voters AS v
    (year, member_no, zone_no, booth, sequence, eligible, reason)
  SELECT asked_year, r.member_no, r.zone_no, r.booth, r.sequence, r.reason = '', r.reason
  FROM unnest(nos, zones, booths, sequences, reasons)
    AS r (member_no, zone_no, booth, sequence, reason)
  ON CONFLICT (year, member_no) DO UPDATE SET zone_no = excluded.zone_no, booth = excluded.booth,
    sequence = excluded.sequence, eligible = excluded.eligible, reason = excluded.reason
  WHERE (v.zone_no, v.booth, v.sequence, v.reason)
    IS DISTINCT FROM (excluded.zone_no, excluded.booth, excluded.sequence, excluded.reason);
  UPDATE portal.elections SET voters_total = cardinality(nos),
    voters_eligible = (SELECT count(*) FROM unnest(reasons) r WHERE r = '') WHERE year = asked_year;
END $function$
;
ALTER FUNCTION portal.replace_voters(integer,text[],integer[],integer[],integer[],text[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.reported_amounts(agency_nos text[], months date[])
 RETURNS TABLE(agency_no text, month date, member_no text, seq integer, billed_satang bigint, collected_satang bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT l.agency_no, l.month, l.member_no, l.seq, l.billed_satang, l.collected_satang
  FROM unnest(agency_nos, months) AS wanted (agency_no, month)
  JOIN portal.agency_report_lines l ON l.agency_no = wanted.agency_no AND l.month = wanted.month
$function$
;
ALTER FUNCTION portal.reported_amounts(text[],date[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.reset_staff(whose text, seen integer, before text, new_hash text, new_totp bytea, OUT outcome text, OUT sessions integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  one record;
BEGIN
  one := portal.staff_to_keep(whose, seen);
  outcome := one.refusal;
  IF outcome IS NULL AND one.whose_id::text = current_setting('app.staff_id', true) THEN
    outcome := 'self';
  ELSIF outcome IS NULL AND before IS NOT NULL AND NOT EXISTS (
    SELECT FROM portal.staff WHERE id = one.whose_id AND coalesce(password_hash, '') = before)
  THEN
    outcome := 'conflict';
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  UPDATE portal.staff
  SET password_hash = new_hash, totp_sealed = new_totp, totp_step = 0, version = version + 1
  WHERE id = one.whose_id;
  DELETE FROM portal.staff_passkeys WHERE staff_id = one.whose_id;
  DELETE FROM portal.staff_recovery_codes WHERE staff_id = one.whose_id;
  DELETE FROM portal.staff_enrolments WHERE staff_id = one.whose_id;
  sessions := portal.end_staff_sessions(one.whose_id);
  outcome := 'done';
END $function$
;
ALTER FUNCTION portal.reset_staff(text,integer,text,text,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.return_budgets(keys bytea[], anew boolean[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT u.key, count(*)::int AS given, bool_or(u.anew) AS anew
    FROM unnest(keys, anew) AS u (key, anew) GROUP BY u.key ORDER BY u.key
  LOOP
    -- What has none left is forgotten at once, and goes with what is forgotten.
    UPDATE portal.budgets b SET
      attempts = CASE WHEN one.anew OR b.attempts <= one.given THEN 0
        ELSE b.attempts - one.given END,
      forgotten_at = CASE WHEN one.anew OR b.attempts <= one.given THEN '-infinity'
        ELSE b.forgotten_at END
    WHERE b.key = one.key;
  END LOOP;
END $function$
;
ALTER FUNCTION portal.return_budgets(bytea[],boolean[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.save_election_count(asked_year integer, seen integer, counted jsonb, why text, submit boolean)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  me portal.staff := portal.acting_staff('registry');
  next_state text := CASE WHEN submit THEN 'SUBMITTED' ELSE 'DRAFT' END;
  now_at int;
BEGIN
  PERFORM FROM portal.elections WHERE year = asked_year FOR UPDATE;
  IF submit AND EXISTS (
    SELECT FROM portal.listed_voters(asked_year) l
    CROSS JOIN jsonb_to_recordset(counted) AS p (eligible int)
    WHERE l.total > 0 AND p.eligible IS DISTINCT FROM l.eligible)
  THEN
    RAISE EXCEPTION 'the eligible of a count are those of the voter list'
      USING ERRCODE = 'check_violation';
  END IF;
  IF seen = 0 THEN
    INSERT INTO portal.election_counts
      (year, version, state, positions, reason, editors, entered_by_name)
    VALUES (asked_year, 1, next_state, counted, why, ARRAY[me.id], me.name)
    ON CONFLICT (year) WHERE state <> 'RELEASED' DO NOTHING
    RETURNING version INTO now_at;
  ELSE
    UPDATE portal.election_counts SET
      version = version + 1, state = next_state, positions = counted, reason = why,
      editors = CASE WHEN me.id = ANY (editors) THEN editors ELSE editors || me.id END,
      entered_by_name = me.name, entered_at = now(), decided_by_name = NULL, decided_at = NULL
    WHERE year = asked_year AND version = seen AND state IN ('DRAFT', 'RETURNED')
    RETURNING version INTO now_at;
  END IF;
  RETURN now_at;
END $function$
;
ALTER FUNCTION portal.save_election_count(integer,integer,jsonb,text,boolean) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.service_colleagues()
 RETURNS TABLE(id uuid, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT s.id, s.name FROM portal.staff s
  WHERE s.ended_at IS NULL AND 'service' = ANY (s.roles) AND (SELECT portal.admits_service())
$function$
;
ALTER FUNCTION portal.service_colleagues() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.set_own_factors(new_hash text, new_totp bytea, step bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.staff SET
    password_hash = coalesce(new_hash, password_hash),
    totp_sealed = coalesce(new_totp, totp_sealed),
    totp_step = coalesce(step, totp_step),
    version = version + 1
  WHERE id::text = NULLIF(current_setting('app.staff_id', true), '') AND ended_at IS NULL;
  RETURN FOUND;
END $function$
;
ALTER FUNCTION portal.set_own_factors(text,bytea,bigint) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.set_own_recovery_codes(hashes bytea[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  own uuid := NULLIF(current_setting('app.staff_id', true), '')::uuid;
BEGIN
  PERFORM FROM portal.staff WHERE id = own FOR UPDATE;
  DELETE FROM portal.staff_recovery_codes WHERE staff_id = own;
  INSERT INTO portal.staff_recovery_codes (staff_id, code_hash) SELECT own, unnest(hashes);
END $function$
;
ALTER FUNCTION portal.set_own_recovery_codes(bytea[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.settle_letter_wording(settled jsonb, image bytea)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  signature bytea := sha256(image);
  completed int;
BEGIN
  IF NOT (settled ? 'body' AND settled ? 'prefix' AND settled ? 'signer_name') THEN
    RAISE EXCEPTION 'no wording of letters';
  END IF;
  PERFORM pg_advisory_xact_lock(7215031986);
  IF image IS NOT NULL THEN
    INSERT INTO portal.letter_signatures (hash, image) VALUES (signature, image)
      ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO portal.settings (key, value)
    VALUES ('agency_letter',
      jsonb_build_object('wording', settled, 'signature', encode(signature, 'hex')))
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
      WHERE settings.value IS DISTINCT FROM excluded.value;
  UPDATE portal.agency_letters l
  SET wording = settled || coalesce(l.wording, '{}'),
    signature_hash = CASE
      WHEN coalesce(l.wording ->> 'signer_name', settled ->> 'signer_name')
        = settled ->> 'signer_name' THEN signature
    END
  WHERE l.wording IS NULL OR NOT l.wording ? 'body';
  GET DIAGNOSTICS completed = ROW_COUNT;
  RETURN completed;
END $function$
;
ALTER FUNCTION portal.settle_letter_wording(jsonb,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.settler()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT id FROM portal.staff
  WHERE id::text = NULLIF(current_setting('app.staff_id', true), '')
    AND ended_at IS NULL AND roles && ARRAY['finance', 'admin']
$function$
;
ALTER FUNCTION portal.settler() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.slip_twins_for_staff(of_agency text, of_month date)
 RETURNS TABLE(id uuid, month date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT s.id, o.month
  FROM portal.agency_slips s
  JOIN portal.agency_slips o ON o.agency_no = s.agency_no AND o.sha256 = s.sha256
    AND o.month <> s.month
  WHERE s.agency_no = of_agency AND s.month = of_month AND portal.settler() IS NOT NULL
$function$
;
ALTER FUNCTION portal.slip_twins_for_staff(text,date) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.slips_for_staff(of_agency text, of_month date)
 RETURNS SETOF portal.agency_slips
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT s.* FROM portal.agency_slips s
  WHERE s.agency_no = of_agency AND s.month = of_month
    AND EXISTS (SELECT FROM portal.staff f
      WHERE f.id::text = NULLIF(current_setting('app.staff_id', true), '')
        AND f.ended_at IS NULL AND f.roles && ARRAY['finance', 'admin'])
  ORDER BY s.added_at, s.id
$function$
;
ALTER FUNCTION portal.slips_for_staff(text,date) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.staff_may(VARIADIC wanted text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT EXISTS (
    SELECT FROM portal.staff
    WHERE id::text = NULLIF(current_setting('app.staff_id', true), '')
      AND ended_at IS NULL AND roles && wanted)
$function$
;
ALTER FUNCTION portal.staff_may(text[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.staff_to_keep(whose text, seen integer, OUT whose_id uuid, OUT refusal text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  stands int;
BEGIN
  PERFORM portal.keep_staff();
  SELECT id, version INTO whose_id, stands FROM portal.staff
  WHERE login = whose AND ended_at IS NULL FOR UPDATE;
  IF whose_id IS NULL THEN
    refusal := 'nobody';
  ELSIF seen <> stands THEN
    refusal := 'conflict';
  END IF;
END $function$
;
ALTER FUNCTION portal.staff_to_keep(text,integer) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.standing_lines(agency_nos text[], months date[])
 RETURNS TABLE(agency_no text, month date, member_no text, seq integer, billed_satang bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT l.agency_no, l.month, l.member_no, l.seq, l.billed_satang
  FROM unnest(agency_nos, months) AS asked (agency_no, month)
  JOIN portal.agency_report_lines l ON l.agency_no = asked.agency_no AND l.month = asked.month
$function$
;
ALTER FUNCTION portal.standing_lines(text[],date[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.standing_reports()
 RETURNS TABLE(agency_no text, month date, handed_in boolean, closed boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT r.agency_no, r.month, r.state IN ('SUBMITTED', 'ACCEPTED'), r.closed_at IS NOT NULL
  FROM portal.agency_reports r
$function$
;
ALTER FUNCTION portal.standing_reports() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.start_enrolment(whose text, hash bytea)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  until timestamptz;
BEGIN
  PERFORM portal.keep_staff();
  INSERT INTO portal.staff_enrolments (token_hash, staff_id)
  SELECT hash, s.id FROM portal.staff s
  WHERE s.login = whose AND s.ended_at IS NULL AND s.password_hash IS NULL
    AND NOT EXISTS (SELECT FROM portal.staff_passkeys k WHERE k.staff_id = s.id)
  RETURNING ends_at INTO until;
  RETURN until;
END $function$
;
ALTER FUNCTION portal.start_enrolment(text,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.take_budgets(keys bytea[], most integer[], seconds integer[], steps integer[], manner text, OUT waits double precision[], OUT taken integer[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  moment timestamptz := clock_timestamp();
  one record;
  found_attempts integer;
BEGIN
  IF manner = 'each' THEN
    waits := array_fill(0::double precision, ARRAY[cardinality(keys)]);
    taken := array_fill(0, ARRAY[cardinality(keys)]);
    FOR one IN
      SELECT u.key, u.most, moment + make_interval(secs => u.seconds) AS ends_at, u.place
      FROM unnest(keys, most, seconds) WITH ORDINALITY AS u (key, most, seconds, place)
      ORDER BY u.key, u.place
    LOOP
      INSERT INTO portal.budgets AS b (key, attempts, ends_at, forgotten_at)
      VALUES (one.key, 1, one.ends_at, one.ends_at)
      ON CONFLICT (key) DO UPDATE SET
        attempts = CASE WHEN b.forgotten_at > moment THEN b.attempts ELSE 0 END + 1,
        ends_at = CASE WHEN b.forgotten_at > moment THEN b.ends_at ELSE EXCLUDED.ends_at END,
        forgotten_at = CASE WHEN b.forgotten_at > moment THEN b.forgotten_at ELSE EXCLUDED.ends_at END
      WHERE b.forgotten_at <= moment OR b.attempts < one.most
      RETURNING b.attempts INTO found_attempts;
      IF found_attempts IS NULL THEN
        -- One that went meanwhile is there again at once.
        waits[one.place] := coalesce((
          SELECT greatest(extract(epoch FROM b.ends_at - moment) * 1000, 1)
          FROM portal.budgets b WHERE b.key = one.key), 1);
      ELSE
        taken[one.place] := found_attempts;
      END IF;
    END LOOP;
  ELSE
    -- First without a lock: whoever is refused costs one look by the key and writes nothing.
    FOR pass IN 1..2 LOOP
      IF pass = 2 THEN
        INSERT INTO portal.budgets AS b (key, attempts, ends_at, forgotten_at)
        SELECT DISTINCT u.key, 0, moment, moment FROM unnest(keys) AS u (key) ORDER BY u.key
        ON CONFLICT (key) DO UPDATE SET attempts = b.attempts;
        -- Others may have been waited for.
        moment := clock_timestamp();
      END IF;
      SELECT
        array_agg(CASE WHEN b.forgotten_at > moment AND b.attempts >= u.most
          THEN greatest(extract(epoch FROM b.ends_at - moment) * 1000, 0)::double precision
          ELSE 0 END ORDER BY u.place),
        array_agg(CASE WHEN b.forgotten_at > moment THEN b.attempts ELSE 0 END ORDER BY u.place)
      INTO waits, taken
      FROM unnest(keys, most) WITH ORDINALITY AS u (key, most, place)
      LEFT JOIN portal.budgets b ON b.key = u.key;
      IF manner = 'first' AND taken[1] = 0 THEN
        waits := array_fill(0::double precision, ARRAY[cardinality(keys)]);
      END IF;
      IF manner = 'look' OR 0 < ANY (waits) THEN
        RETURN;
      END IF;
    END LOOP;
    UPDATE portal.budgets b SET
      attempts = u.taken + 1,
      ends_at = CASE
        WHEN u.most = 0
          THEN moment + make_interval(secs => steps[least(u.taken + 1, cardinality(steps))])
        WHEN u.taken > 0 THEN b.ends_at
        ELSE moment + make_interval(secs => u.seconds) END,
      forgotten_at = CASE WHEN u.most > 0 AND u.taken > 0 THEN b.forgotten_at
        ELSE moment + make_interval(secs => u.seconds) END
    FROM unnest(keys, most, seconds, taken) AS u (key, most, seconds, taken)
    WHERE b.key = u.key;
    taken := ARRAY(SELECT u.taken + 1
      FROM unnest(taken) WITH ORDINALITY AS u (taken, place) ORDER BY u.place);
  END IF;
  -- What is forgotten goes on the way: more than the calls between have added.
  IF random() < 0.02 THEN
    DELETE FROM portal.budgets b WHERE b.key IN (
      SELECT o.key FROM portal.budgets o WHERE o.forgotten_at < moment - interval '1 minute'
      ORDER BY o.forgotten_at LIMIT 1000 FOR UPDATE SKIP LOCKED);
  END IF;
END $function$
;
ALTER FUNCTION portal.take_budgets(bytea[],integer[],integer[],integer[],text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.take_help_digest()
 RETURNS TABLE(made_at timestamp with time zone, staff_name text, member_no text, case_no text, reason text, is_used boolean)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  UPDATE portal.help_tickets t SET told_at = now()
  WHERE t.told_at IS NULL AND t.made_at < date_trunc('day', now(), 'Asia/Bangkok')
  RETURNING t.made_at, t.staff_name, t.member_no, t.case_no, t.reason, t.used_at IS NOT NULL
$function$
;
ALTER FUNCTION portal.take_help_digest() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.take_intake_notices()
 RETURNS TABLE(subject text, body text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  DELETE FROM portal.intake_notices n
  WHERE n.id IN (SELECT id FROM portal.intake_notices ORDER BY id FOR UPDATE SKIP LOCKED)
  RETURNING n.subject, n.body
$function$
;
ALTER FUNCTION portal.take_intake_notices() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.tell_of_intake(about text, words text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  DELETE FROM portal.intake_notices WHERE made_at < now() - interval '30 days';
  INSERT INTO portal.intake_notices (subject, body) VALUES (left(about, 200), left(words, 20000))
$function$
;
ALTER FUNCTION portal.tell_of_intake(text,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.topic_preview(hash bytea)
 RETURNS TABLE(topic_id bigint, content jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT p.topic_id, p.content FROM portal.topic_previews p
    JOIN portal.staff s ON s.id = p.staff_id
    JOIN portal.topics t ON t.id = p.topic_id
  WHERE p.token_hash = hash AND p.made_at >= now() - interval '1 hour'
    AND p.made_at <= now() + interval '1 minute'
    AND s.ended_at IS NULL AND 'content' = ANY (s.roles) AND t.deleted_at IS NULL
$function$
;
ALTER FUNCTION portal.topic_preview(bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.touch_sessions(session_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  UPDATE portal.sessions SET last_seen_at = now()
  WHERE id = ANY (session_ids)
    AND revoked_at IS NULL
    AND ends_at > now()
    AND last_seen_at + make_interval(secs => idle_seconds) > now();
$function$
;
ALTER FUNCTION portal.touch_sessions(uuid[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.try_code(ticket bytea, wanted text, bound text)
 RETURNS TABLE(code_id uuid, subject text, code_mac bytea, decoy boolean, activates boolean, tries_left integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  UPDATE portal.one_time_codes c SET attempts = c.attempts + 1
  WHERE c.ticket_hash = ticket AND c.purpose = wanted AND c.bound_to = bound
    AND c.closed_at IS NULL AND c.ends_at > now()
    AND c.created_at <= now() + interval '1 minute' AND c.attempts < 5
  RETURNING c.id, c.member_no, c.code_mac, c.decoy, c.activates, 5 - c.attempts;
END $function$
;
ALTER FUNCTION portal.try_code(bytea,text,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.use_challenge(hash bytea, what_for text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM portal.staff_challenges
  WHERE challenge_hash = hash AND purpose = what_for AND ends_at > now()
    AND ends_at <= now() + interval '6 minutes';
  RETURN FOUND;
END $function$
;
ALTER FUNCTION portal.use_challenge(bytea,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.use_enrolment(hash bytea, attempt bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.staff_enrolments e SET used_at = now()
  FROM portal.staff s
  WHERE e.token_hash = hash AND e.attempt_hash = attempt
    AND e.used_at IS NULL AND e.ends_at > now()
    AND e.made_at <= now() + interval '1 minute'
    AND e.staff_id::text = NULLIF(current_setting('app.staff_id', true), '')
    AND s.id = e.staff_id AND s.ended_at IS NULL;
  RETURN FOUND;
END $function$
;
ALTER FUNCTION portal.use_enrolment(bytea,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.use_passkey(passkey uuid, before bigint, counted bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM FROM portal.staff
  WHERE id::text = NULLIF(current_setting('app.staff_id', true), '') AND ended_at IS NULL
  FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE portal.staff_passkeys SET counter = counted, used_at = now()
  WHERE id = passkey AND staff_id::text = current_setting('app.staff_id', true)
    AND counter = before AND (counted > before OR counted = 0 AND before = 0);
  RETURN FOUND;
END $function$
;
ALTER FUNCTION portal.use_passkey(uuid,bigint,bigint) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.use_proof(proof_id text, proof_ends_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM portal.used_proofs u WHERE u.id IN (
    SELECT o.id FROM portal.used_proofs o WHERE o.ends_at < now() - interval '1 minute'
    ORDER BY o.ends_at LIMIT 20 FOR UPDATE SKIP LOCKED);
  IF proof_ends_at <= now() THEN
    RETURN false;
  END IF;
  INSERT INTO portal.used_proofs (id, ends_at) VALUES (proof_id, proof_ends_at)
  ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $function$
;
ALTER FUNCTION portal.use_proof(text,timestamp with time zone) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.use_recovery_code(whose uuid, hash bytea)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.staff_recovery_codes c SET used_at = now()
  FROM portal.staff s
  WHERE c.staff_id = whose AND c.code_hash = hash AND c.used_at IS NULL
    AND s.id = whose AND s.ended_at IS NULL;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT count(*) FROM portal.staff_recovery_codes
    WHERE staff_id = whose AND used_at IS NULL);
END $function$
;
ALTER FUNCTION portal.use_recovery_code(uuid,bytea) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.use_totp_step(whose uuid, step bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  UPDATE portal.staff SET totp_step = step
  WHERE id = whose AND totp_step < step AND ended_at IS NULL;
  RETURN FOUND;
END $function$
;
ALTER FUNCTION portal.use_totp_step(uuid,bigint) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.usual_agency_password_cost()
 RETURNS TABLE(memory_kib integer, passes integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT found.cost[1]::int, found.cost[2]::int
  FROM portal.agency_accounts,
    regexp_match(password_hash, '^[$]argon2id[$]v=19[$]m=(\d+),t=(\d+),p=1[$]') AS found (cost)
  WHERE found.cost IS NOT NULL
  GROUP BY found.cost
  ORDER BY count(*) DESC, found.cost
  LIMIT 1
$function$
;
ALTER FUNCTION portal.usual_agency_password_cost() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.usual_password_cost()
 RETURNS TABLE(memory_kib integer, passes integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT found.cost[1]::int, found.cost[2]::int
  FROM portal.member_accounts,
    regexp_match(password_hash, '^[$]argon2id[$]v=19[$]m=(\d+),t=(\d+),p=1[$]') AS found (cost)
  WHERE found.cost IS NOT NULL
  GROUP BY found.cost
  ORDER BY count(*) DESC, found.cost
  LIMIT 1
$function$
;
ALTER FUNCTION portal.usual_password_cost() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.verify_agency_letter(asked_code text)
 RETURNS TABLE(year_be smallint, run integer, letter_date date, month date, unit_name text, members integer, total_satang bigint, replaced boolean, withdrawn boolean, prefix text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT l.year_be, l.run, l.letter_date, l.month, l.unit_name, l.members, l.total_satang,
    EXISTS (SELECT FROM portal.agency_letters s
      WHERE s.agency_no = l.agency_no AND s.month = l.month AND s.withdrawn_at IS NULL
        AND (s.year_be, s.run) <> (l.year_be, l.run)
        AND (l.withdrawn_at IS NOT NULL OR (s.year_be, s.run) > (l.year_be, l.run))),
    l.withdrawn_at IS NOT NULL, l.wording ->> 'prefix'
  FROM portal.agency_letters l WHERE l.code = asked_code AND l.wording ? 'body'
$function$
;
ALTER FUNCTION portal.verify_agency_letter(text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.verify_audit()
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT least(
    (SELECT min(link.seq) FROM (
      SELECT e.seq, e.hash <> portal.audit_hash(e) AS forged,
        e.previous_hash <> coalesce(lag(e.hash) OVER w, sha256('sahakon')) AS torn,
        e.seq <> coalesce(lag(e.seq) OVER w, 0) + 1 AS missing
      FROM portal.audit_entries e WINDOW w AS (ORDER BY e.seq)
    ) link WHERE link.forged OR link.torn OR link.missing),
    (SELECT head.seq FROM portal.audit_head head
      LEFT JOIN portal.audit_entries e ON e.seq = head.seq
      WHERE head.seq > 0 AND e.hash IS DISTINCT FROM head.hash));
$function$
;
ALTER FUNCTION portal.verify_audit() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.verify_paper(asked_code text)
 RETURNS TABLE(kind text, on_day date, total_satang bigint, debt_satang bigint, issued_on date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT p.kind, p.on_day, p.total_satang, p.debt_satang,
    (p.issued_at AT TIME ZONE 'Asia/Bangkok')::date
  FROM portal.papers p WHERE p.code = asked_code
$function$
;
ALTER FUNCTION portal.verify_paper(text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.voter_totals(asked_year integer)
 RETURNS TABLE(total integer, eligible integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM portal.acting_staff('registry', 'admin');
  RETURN QUERY SELECT l.total, l.eligible FROM portal.listed_voters(asked_year) l;
END $function$
;
ALTER FUNCTION portal.voter_totals(integer) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.waiting_complaints()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT count(*)::int FROM portal.complaints
  WHERE status IN ('RECEIVED', 'IN_PROGRESS') AND (SELECT portal.staff_may('admin'))
$function$
;
ALTER FUNCTION portal.waiting_complaints() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.why_election_stays(asked_year integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN (
    SELECT CASE
      WHEN e.status = 'RESULT'
        OR EXISTS (SELECT FROM portal.election_counts c WHERE c.year = e.year)
        OR EXISTS (SELECT FROM portal.election_results r WHERE r.year = e.year)
        OR EXISTS (SELECT FROM portal.election_turnouts t WHERE t.year = e.year) THEN 'COUNTED'
      WHEN e.published_at IS NOT NULL THEN 'PUBLIC'
      WHEN EXISTS (SELECT FROM portal.content_history h
        WHERE h.subject = 'elections' AND h.row_key = e.year::text
          AND (h.before ->> 'published_at' IS NOT NULL
            OR h.after ->> 'published_at' IS NOT NULL)) THEN 'WAS_PUBLIC'
    END
    FROM portal.elections e WHERE e.year = asked_year);
END $function$
;
ALTER FUNCTION portal.why_election_stays(integer) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.withdraw_media(wanted text, reason text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
END $function$
;
ALTER FUNCTION portal.withdraw_media(text,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.withhold_letter_wording()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(7215031986);
  DELETE FROM portal.settings WHERE key = 'agency_letter';
END $function$
;
ALTER FUNCTION portal.withhold_letter_wording() OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.work_on_complaint(case_id bigint, expected integer, step text, given jsonb, actor_name text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  one portal.complaints;
  publishes constant boolean := given ? 'published_body';
  next_status constant text := CASE step
    WHEN 'take' THEN 'IN_PROGRESS' WHEN 'answer' THEN 'ANSWERED' WHEN 'close' THEN 'CLOSED' END;
  myself constant uuid := NULLIF(current_setting('app.staff_id', true), '')::uuid;
BEGIN
  IF NOT portal.admits_service() THEN
    RAISE EXCEPTION 'staff of role service work' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT * INTO one FROM portal.complaints c WHERE c.id = case_id FOR UPDATE;
  IF one.id IS NULL THEN RETURN 'nothing'; END IF;
  IF one.version <> expected THEN RETURN 'changed'; END IF;
  -- What was published by mistake can be withdrawn from an ended case, too.
  IF one.status = 'CLOSED' AND step NOT IN ('publish', 'withdraw') THEN RETURN 'closed'; END IF;
  IF publishes AND NOT one.allow_publish THEN RETURN 'not_allowed'; END IF;
  IF step = 'withdraw' AND one.published_at IS NULL THEN RETURN 'changed'; END IF;
  IF given ->> 'assignee_id' IS NOT NULL AND NOT EXISTS (
    SELECT FROM portal.service_colleagues() s WHERE s.id = (given ->> 'assignee_id')::uuid
  ) THEN RETURN 'no_colleague'; END IF;
  UPDATE portal.complaints SET
    version = version + 1,
    status = coalesce(next_status, status),
    closed_at = CASE WHEN step = 'close' THEN now() ELSE closed_at END,
    answer = CASE WHEN step = 'answer' THEN given ->> 'answer' ELSE answer END,
    answered_at = CASE WHEN step = 'answer' THEN now() ELSE answered_at END,
    assignee_id = CASE WHEN step = 'assign' THEN (given ->> 'assignee_id')::uuid
      WHEN step = 'take' THEN coalesce(assignee_id, myself) ELSE assignee_id END,
    target_on = CASE WHEN step = 'target' THEN (given ->> 'target_on')::date ELSE target_on END,
    published_at = CASE WHEN publishes THEN coalesce(published_at, now())
      WHEN step <> 'withdraw' THEN published_at END,
    published_topic = CASE WHEN publishes THEN coalesce(given ->> 'published_topic', topic)
      ELSE published_topic END,
    published_body = CASE WHEN publishes THEN given ->> 'published_body' ELSE published_body END,
    published_answer = CASE WHEN publishes THEN given ->> 'published_answer'
      ELSE published_answer END
  WHERE id = case_id;
  IF next_status IS NOT NULL THEN
    INSERT INTO portal.complaint_events (complaint_id, seq, status, note, actor)
    SELECT case_id, coalesce(max(e.seq), 0) + 1, next_status, coalesce(given ->> 'note', ''),
      actor_name
    FROM portal.complaint_events e WHERE e.complaint_id = case_id;
  END IF;
  RETURN 'done';
END $function$
;
ALTER FUNCTION portal.work_on_complaint(bigint,integer,text,jsonb,text) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.write_agency_letters(on_day date, of_month date)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  year_of_day int := extract(year FROM on_day) + 543;
  written int;
BEGIN
  PERFORM pg_advisory_xact_lock(7215031986);
  WITH in_force AS (
    SELECT DISTINCT ON (l.agency_no, l.month) l.* FROM portal.agency_letters l
    WHERE l.withdrawn_at IS NULL ORDER BY l.agency_no, l.month, l.year_be DESC, l.run DESC
  ), last AS (
    SELECT DISTINCT ON (l.agency_no, l.month) l.agency_no, l.month, l.year_be, l.run
    FROM portal.agency_letters l ORDER BY l.agency_no, l.month, l.year_be DESC, l.run DESC
  ), settled AS (
    SELECT p.value -> 'wording' AS wording, decode(p.value ->> 'signature', 'hex') AS signature
    FROM portal.settings p WHERE p.key = 'agency_letter'
  )
  INSERT INTO portal.agency_letters (year_be, run, agency_no, letter_date, month, due_on, members,
    receipts, total_satang, unit_name, head_name, head_position, code, replaces_year,
    replaces_run, publication_id, bills_hash, wording, signature_hash)
  SELECT year_of_day,
    coalesce((SELECT max(p.run) FROM portal.agency_letters p WHERE p.year_be = year_of_day), 0)
      + row_number() OVER (ORDER BY b.month, b.agency_no COLLATE "C"),
    b.agency_no, on_day, b.month, b.due_on, b.members, b.receipts, b.total_satang, b.unit_name,
    b.head_name, b.head_position, portal.new_paper_code(), r.year_be, r.run, b.publication_id,
    b.bills_hash, (SELECT s.wording FROM settled s), (SELECT s.signature FROM settled s)
  FROM records.agency_bills(of_month) b
  LEFT JOIN in_force l ON l.agency_no = b.agency_no AND l.month = b.month
  LEFT JOIN last r ON r.agency_no = b.agency_no AND r.month = b.month
  WHERE (of_month IS NOT NULL OR b.state <> 'POSTED' OR r.run IS NOT NULL)
    AND ((l.members, l.receipts, l.total_satang, l.due_on)
        IS DISTINCT FROM (b.members, b.receipts, b.total_satang, b.due_on)
      OR l.bills_hash <> b.bills_hash);
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $function$
;
ALTER FUNCTION portal.write_agency_letters(date,date) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION records.agency_bills(of_month date)
 RETURNS TABLE(agency_no text, unit_name text, head_name text, head_position text, month date, state text, due_on date, members integer, receipts integer, total_satang bigint, publication_id integer, bills_hash bytea)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT m.agency_no, a.name, a.head_name, a.head_position, m.month, m.state, m.due_on,
    m.members,
    (SELECT count(*) FROM records.collections c
      WHERE c.publication_id = m.publication_id AND c.agency_no = m.agency_no
        AND c.month = m.month AND c.kind = 'MONTHLY')::int,
    m.billed_satang, m.publication_id,
    records.bills_hash(m.publication_id, m.agency_no, m.month)
  FROM records.current n
  JOIN records.agency_months m ON m.publication_id = n.publication_id
  JOIN records.agencies a ON a.publication_id = m.publication_id AND a.agency_no = m.agency_no
  WHERE m.state <> 'DRAFT'
    AND CASE WHEN of_month IS NOT NULL THEN m.month = of_month
      ELSE m.state <> 'POSTED' OR EXISTS (SELECT FROM records.agency_months o
        WHERE o.publication_id = (SELECT max(p.id) FROM records.publications p
            WHERE p.id < n.publication_id AND p.withdrawn_at IS NULL)
          AND o.agency_no = m.agency_no AND o.month = m.month AND o.state <> 'POSTED') END;
END $function$
;
ALTER FUNCTION records.agency_bills(date) OWNER TO sahakon_intake;

CREATE OR REPLACE FUNCTION records.billed_members(billed_month date)
 RETURNS TABLE(member_no text, prefix text, first_name text, last_name text, employee_no text, payroll_consent_on date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT m.member_no, m.prefix, m.first_name, m.last_name, m.employee_no, m.payroll_consent_on
  FROM records.collections c
  CROSS JOIN LATERAL (
    SELECT p.* FROM records.members p
    WHERE p.publication_id = c.publication_id AND p.member_no = c.member_no
    LIMIT 1
  ) m
  WHERE c.publication_id = NULLIF(current_setting('app.publication', true), '')::int
    AND c.agency_no = NULLIF(current_setting('app.agency_no', true), '')
    AND c.month = billed_month AND c.kind = 'MONTHLY';
END $function$
;
ALTER FUNCTION records.billed_members(date) OWNER TO sahakon_intake;

CREATE OR REPLACE FUNCTION records.bills_hash(of_publication integer, of_agency text, of_month date)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT sha256(convert_to(coalesce(string_agg(asked.line, E'\n' ORDER BY asked.line), ''), 'UTF8'))
  FROM (
    SELECT (i.member_no, i.item_group, i.code, i.ref_no, i.period_no, i.principal_satang,
      i.interest_satang, i.amount_satang)::text COLLATE "C" AS line
    FROM records.collections c
    JOIN records.collection_items i ON i.publication_id = c.publication_id
      AND i.member_no = c.member_no AND i.month = c.month AND i.seq = c.seq
    WHERE c.publication_id = of_publication AND c.agency_no = of_agency AND c.month = of_month
      AND c.kind = 'MONTHLY' AND i.item_group <> 'REFUND'
  ) asked
$function$
;
ALTER FUNCTION records.bills_hash(integer,text,date) OWNER TO sahakon_intake;

CREATE OR REPLACE FUNCTION records.guaranteed()
 RETURNS TABLE(contract_no text, seq integer, kind text, ref_no text, borrower_no text, prefix text, first_name text, last_name text, contract_date date, approved_satang bigint, revolving boolean, may_be_drawn boolean, principal_balance_satang bigint, written_off_satang bigint, guaranteed_satang bigint, in_arrears boolean, status text, debt_status text, quarantine_as_of date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT g.contract_no, g.seq, g.kind, g.ref_no, g.borrower_no, m.prefix, m.first_name,
    m.last_name, l.contract_date, l.approved_satang, l.revolving,
    l.revolving AND l.status = 'OPEN' AND l.debt_status IS NULL AND l.maturity_on >= (
      SELECT b.as_of FROM records.publications b WHERE b.id = g.publication_id),
    l.principal_balance_satang, coalesce(l.written_off_satang, 0), g.amount_satang,
    l.principal_arrears_satang > 0 OR l.interest_arrears_satang > 0, l.status,
    CASE WHEN l.debt_status IN ('LAWSUIT', 'WRITTEN_OFF') THEN l.debt_status END,
    (SELECT q.as_of FROM records.quarantine q
     WHERE q.publication_id = g.publication_id AND q.member_no = g.borrower_no)
  FROM records.guarantees g
  CROSS JOIN LATERAL (
    SELECT a.* FROM records.loans a
    WHERE a.publication_id = g.publication_id AND a.contract_no = g.contract_no
      AND (a.status = 'OPEN' OR a.debt_status = 'WRITTEN_OFF')
    LIMIT 1
  ) l
  CROSS JOIN LATERAL (
    SELECT p.* FROM records.members p
    WHERE p.publication_id = g.publication_id AND p.member_no = g.borrower_no
    LIMIT 1
  ) m
  WHERE g.publication_id = NULLIF(current_setting('app.publication', true), '')::int
    AND g.guarantor_no = NULLIF(current_setting('app.member_no', true), '')
    AND g.kind IN ('PERSON', 'SHARE', 'DEPOSIT');
END $function$
;
ALTER FUNCTION records.guaranteed() OWNER TO sahakon_intake;

CREATE OR REPLACE FUNCTION records.holds_real()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  LOCK TABLE records.publications IN SHARE ROW EXCLUSIVE MODE;
  RETURN EXISTS (SELECT FROM records.publications WHERE NOT made_up);
END $function$
;
ALTER FUNCTION records.holds_real() OWNER TO sahakon_intake;

CREATE OR REPLACE FUNCTION records.person_of(asked_no text, asked_birth date)
 RETURNS TABLE(prefix text, first_name text, last_name text, agency_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT m.prefix, m.first_name, m.last_name, coalesce(a.name, '')
  FROM records.current c
  JOIN records.members m ON m.publication_id = c.publication_id
  LEFT JOIN records.agencies a
    ON a.publication_id = m.publication_id AND a.agency_no = m.agency_no
  WHERE m.member_no = asked_no AND m.birth_date = asked_birth;
END $function$
;
ALTER FUNCTION records.person_of(text,date) OWNER TO sahakon_intake;

CREATE OR REPLACE FUNCTION records.standing(member_nos text[])
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT m.member_no FROM records.members m
  WHERE m.publication_id = NULLIF(current_setting('app.publication', true), '')::int
    AND m.member_no = ANY (member_nos)
    AND m.status_code IN ('0', '5');
END $function$
;
ALTER FUNCTION records.standing(text[]) OWNER TO sahakon_intake;

CREATE OR REPLACE FUNCTION records.sub_agency_months(since date)
 RETURNS TABLE(unit_no text, agency_no text, month date, state text, members integer, billed_satang bigint, collected_satang bigint, uncollected_satang bigint, refund_pending_satang bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  WITH RECURSIVE below AS (
    SELECT a.agency_no AS unit, a.agency_no AS agency
    FROM records.agencies a
    WHERE a.publication_id = NULLIF(current_setting('app.publication', true), '')::int
      AND a.parent_agency_no = NULLIF(current_setting('app.agency_no', true), '')
      AND a.agency_no <> current_setting('app.agency_no', true)
    UNION
    SELECT b.unit, l.agency_no
    FROM below b
    CROSS JOIN LATERAL (
      SELECT a.agency_no FROM records.agencies a
      WHERE a.publication_id = NULLIF(current_setting('app.publication', true), '')::int
        AND a.parent_agency_no = b.agency
        AND a.agency_no <> current_setting('app.agency_no', true)
      OFFSET 0
    ) l
  )
  SELECT b.unit, b.agency, m.month, m.state, m.members, m.billed_satang, m.collected_satang,
    m.uncollected_satang, m.refund_pending_satang
  FROM below b
  CROSS JOIN LATERAL (
    SELECT o.* FROM records.agency_months o
    WHERE o.publication_id = NULLIF(current_setting('app.publication', true), '')::int
      AND o.agency_no = b.agency AND o.month >= since AND o.state <> 'DRAFT'
    OFFSET 0
  ) m;
END $function$
;
ALTER FUNCTION records.sub_agency_months(date) OWNER TO sahakon_intake;

CREATE OR REPLACE FUNCTION records.voter_facts(nos text[], national_ids text[])
 RETURNS TABLE(place integer, may_vote boolean, id_matches boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT r.place::int, m.left_on IS NULL AND m.member_type <> 'ASSOCIATE',
    r.national_id IS NULL OR r.national_id IS NOT DISTINCT FROM m.national_id
  FROM unnest(nos, national_ids) WITH ORDINALITY AS r (member_no, national_id, place)
  JOIN records.current c ON true
  JOIN records.members m
    ON m.publication_id = c.publication_id AND m.member_no = r.member_no;
END $function$
;
ALTER FUNCTION records.voter_facts(text[],text[]) OWNER TO sahakon_intake;

CREATE OR REPLACE FUNCTION records.withdrawn_publications()
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT coalesce(array_agg(p.id), '{}') FROM records.publications p
  WHERE p.withdrawn_at IS NOT NULL
$function$
;
ALTER FUNCTION records.withdrawn_publications() OWNER TO sahakon_intake;

-- Indexes that no key brings with it

CREATE INDEX activation_codes_member ON portal.activation_codes USING btree (member_no);
CREATE INDEX agencies_parent ON records.agencies USING btree (parent_agency_no, agency_no, publication_id) WHERE (parent_agency_no IS NOT NULL);
CREATE INDEX agency_letter_openings_own ON portal.agency_letter_openings USING btree (agency_no, year_be, run, opened_at);
CREATE INDEX agency_letters_newest ON portal.agency_letters USING btree (agency_no, year_be DESC, run DESC);
CREATE INDEX agency_report_lines_member ON portal.agency_report_lines USING btree (member_no, month, seq);
CREATE INDEX agency_reports_waiting ON portal.agency_reports USING btree (submitted_at) WHERE ((state = ANY (ARRAY['SUBMITTED'::text, 'ACCEPTED'::text])) AND (closed_at IS NULL));
CREATE INDEX agency_sign_in_failures_age ON portal.agency_sign_in_failures USING btree (last_at);
CREATE INDEX agency_steps_month ON portal.agency_steps USING btree (agency_no, month, id);
CREATE INDEX audit_entries_history ON portal.audit_entries USING btree (member_no, seq DESC) WHERE ((actor_kind = 'office'::text) OR (entry !~~ '%.read'::text));
CREATE INDEX audit_entries_member ON portal.audit_entries USING btree (member_no, seq);
CREATE INDEX bank_accounts_in_order ON portal.bank_accounts USING btree ("position", id);
CREATE INDEX board_answers_member ON portal.board_answers USING btree (member_no, posted_at);
CREATE INDEX board_answers_topic ON portal.board_answers USING btree (topic_id, posted_at, id) WHERE (hidden_at IS NULL);
CREATE INDEX board_drafts_oldest ON portal.board_drafts USING btree (saved_at);
CREATE INDEX board_topics_member ON portal.board_topics USING btree (member_no, posted_at);
CREATE INDEX board_topics_newest ON portal.board_topics USING btree (posted_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX budgets_forgotten ON portal.budgets USING btree (forgotten_at);
CREATE INDEX calendar_events_by_day ON portal.calendar_events USING btree (starts_on, id);
CREATE INDEX collections_agency ON records.collections USING btree (agency_no, month, member_no, seq, publication_id);
CREATE INDEX complaint_notes_complaint ON portal.complaint_notes USING btree (complaint_id, id);
CREATE INDEX complaints_published ON portal.complaints USING btree (received_at DESC, id DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX complaints_received ON portal.complaints USING btree (received_at);
CREATE INDEX complaints_to_forget ON portal.complaints USING btree (closed_at) WHERE (detail <> '-'::text);
CREATE INDEX content_history_newest ON portal.content_history USING btree (subject, id DESC);
CREATE INDEX content_history_of_row ON portal.content_history USING btree (subject, row_key, id DESC);
CREATE INDEX cremation_enrolments_member ON records.cremation_enrolments USING btree (member_no, cremation_no, publication_id);
CREATE INDEX deposit_accounts_member ON records.deposit_accounts USING btree (member_no, account_no, publication_id);
CREATE INDEX deposit_slips_member ON records.deposit_slips USING btree (member_no, account_no, publication_id);
CREATE INDEX devices_by_hash ON portal.devices USING btree (device_hash);
CREATE INDEX election_counts_of_year ON portal.election_counts USING btree (year, id);
CREATE INDEX guarantees_guarantor ON records.guarantees USING btree (guarantor_no, contract_no, seq, publication_id) WHERE (guarantor_no IS NOT NULL);
CREATE INDEX help_tickets_member ON portal.help_tickets USING btree (member_no, used_at);
CREATE INDEX help_tickets_staff ON portal.help_tickets USING btree (staff_id, made_at);
CREATE INDEX help_tickets_untold ON portal.help_tickets USING btree (made_at) WHERE (told_at IS NULL);
CREATE INDEX idempotency_claimed ON portal.idempotency USING btree (claimed_at);
CREATE INDEX links_in_order ON portal.links USING btree ("position", id);
CREATE INDEX loans_member ON records.loans USING btree (member_no, contract_no, publication_id);
CREATE INDEX marquee_in_order ON portal.marquee USING btree ("position", id);
CREATE INDEX media_newest ON portal.media USING btree (uploaded_at DESC, name);
CREATE INDEX media_of_staff ON portal.media USING btree (uploaded_by, uploaded_at);
CREATE INDEX member_choices_newest ON portal.member_choices USING btree (member_no, kind, id DESC);
CREATE INDEX member_phones_effective ON portal.member_phones USING btree (member_no, effective_at DESC);
CREATE INDEX one_time_codes_age ON portal.one_time_codes USING btree (created_at);
CREATE INDEX one_time_codes_member ON portal.one_time_codes USING btree (member_no, created_at);
CREATE INDEX papers_newest ON portal.papers USING btree (member_no, issued_at DESC, code);
CREATE INDEX password_steps_member ON portal.password_steps USING btree (member_no);
CREATE INDEX pending_changes_session ON portal.pending_changes USING btree (member_no, session_id);
CREATE INDEX sessions_ends ON portal.sessions USING btree (ends_at);
CREATE INDEX sessions_helper ON portal.sessions USING btree (helper_id) WHERE (helper_id IS NOT NULL);
CREATE INDEX sessions_subject ON portal.sessions USING btree (kind, subject);
CREATE INDEX slides_in_order ON portal.slides USING btree ("position", id);
CREATE INDEX staff_challenges_end ON portal.staff_challenges USING btree (ends_at);
CREATE INDEX staff_passkeys_of ON portal.staff_passkeys USING btree (staff_id, created_at);
CREATE INDEX sub_menu_items_in_order ON portal.sub_menu_items USING btree (menu_seq, "position", id);
CREATE INDEX topic_previews_of_topic ON portal.topic_previews USING btree (topic_id);
CREATE INDEX topic_previews_oldest ON portal.topic_previews USING btree (made_at);
CREATE INDEX topics_ending ON portal.topics USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX topics_hidden ON portal.topics USING btree (published_at DESC, id DESC) WHERE (NOT shown);
CREATE INDEX topics_in_office ON portal.topics USING btree (published_at DESC, id DESC);
CREATE INDEX topics_media ON portal.topics USING gin (portal.media_names(((body_html || ' '::text) || COALESCE(cover_url, ''::text))));
CREATE INDEX topics_of_category ON portal.topics USING btree (category_key, published_at DESC, id DESC) WHERE shown;
CREATE INDEX topics_pinned ON portal.topics USING btree (category_key, published_at DESC, id DESC) WHERE (shown AND pinned);
CREATE INDEX topics_published ON portal.topics USING btree (published_at DESC, id DESC) WHERE shown;
CREATE INDEX used_proofs_end ON portal.used_proofs USING btree (ends_at);
CREATE INDEX voter_misses_oldest ON portal.voter_misses USING btree (since);
CREATE INDEX welfare_claims_member ON records.welfare_claims USING btree (member_no, requested_on, request_no, publication_id);
CREATE INDEX welfare_claims_paid ON records.welfare_claims USING btree (member_no, paid_on, request_no, publication_id) WHERE (paid_on IS NOT NULL);
CREATE UNIQUE INDEX agency_letters_first ON portal.agency_letters USING btree (agency_no, month) WHERE (replaces_run IS NULL);
CREATE UNIQUE INDEX devices_living ON portal.devices USING btree (member_no, device_hash) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX election_counts_open ON portal.election_counts USING btree (year) WHERE (state <> 'RELEASED'::text);
CREATE UNIQUE INDEX media_same ON portal.media USING btree (kind, sha256, file_name) WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX member_phones_waiting ON portal.member_phones USING btree (member_no) WHERE ((effective_at IS NULL) AND (withdrawn_at IS NULL));

-- Triggers

CREATE TRIGGER chain BEFORE INSERT ON portal.audit_entries FOR EACH ROW EXECUTE FUNCTION portal.chain_audit_entry();
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON portal.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_audit_change();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.bank_accounts FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.bank_accounts FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('id');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.board_answers FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER forget AFTER INSERT ON portal.board_drafts FOR EACH STATEMENT EXECUTE FUNCTION portal.forget_board_drafts();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.board_topics FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.calendar_events FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.calendar_events FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('id');
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.calendar_events FOR EACH ROW EXECUTE FUNCTION portal.note_day_moments('ends_on');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.categories FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.categories FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('key');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON portal.complaint_events FOR EACH ROW EXECUTE FUNCTION portal.complaint_event_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.complaint_targets FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.complaint_targets FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('category');
CREATE TRIGGER content_added AFTER INSERT ON portal.complaints FOR EACH ROW WHEN ((new.published_at IS NOT NULL)) EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER UPDATE ON portal.complaints FOR EACH ROW WHEN (((new.published_at IS NOT NULL) OR (old.published_at IS NOT NULL))) EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_removed AFTER DELETE ON portal.complaints FOR EACH ROW WHEN ((old.published_at IS NOT NULL)) EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.dividend_rates FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.dividend_rates FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('id');
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.dividend_rates FOR EACH ROW EXECUTE FUNCTION portal.note_day_moments('announced_on');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_calendar FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER guard_parts BEFORE INSERT OR DELETE OR UPDATE ON portal.election_calendar FOR EACH ROW EXECUTE FUNCTION portal.guard_election_parts();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.election_calendar FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('year', 'position');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_candidates FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER guard_parts BEFORE INSERT OR DELETE OR UPDATE ON portal.election_candidates FOR EACH ROW EXECUTE FUNCTION portal.guard_election_parts('photo_url', 'bio', 'video_url');
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.election_candidates FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('year', 'code', 'number');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_documents FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.election_documents FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('year', 'position');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_positions FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER guard_parts BEFORE INSERT OR DELETE OR UPDATE ON portal.election_positions FOR EACH ROW EXECUTE FUNCTION portal.guard_election_parts();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.election_positions FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('year', 'code');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_results FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.election_results FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('year', 'code', 'number');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_turnouts FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.election_turnouts FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('year', 'code');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_zones FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER guard_parts BEFORE INSERT OR DELETE OR UPDATE ON portal.election_zones FOR EACH ROW EXECUTE FUNCTION portal.guard_election_parts();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.election_zones FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('year', 'zone_no');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.elections FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER guard_days BEFORE UPDATE ON portal.elections FOR EACH ROW EXECUTE FUNCTION portal.guard_election_days();
CREATE TRIGGER guard_removal BEFORE DELETE ON portal.elections FOR EACH ROW EXECUTE FUNCTION portal.guard_election_removal();
CREATE TRIGGER guard_status BEFORE INSERT OR UPDATE ON portal.elections FOR EACH ROW EXECUTE FUNCTION portal.guard_election_status();
CREATE TRIGGER guard_voter_figures BEFORE INSERT OR UPDATE ON portal.elections FOR EACH ROW EXECUTE FUNCTION portal.guard_voter_figures();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.elections FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('year');
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.elections FOR EACH ROW EXECUTE FUNCTION portal.note_election_moments();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.guide_versions FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('version');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.interest_rates FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.interest_rates FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('id');
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.interest_rates FOR EACH ROW EXECUTE FUNCTION portal.note_day_moments('effective_on');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.links FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.links FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('id');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.marquee FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.marquee FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('id');
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.marquee FOR EACH ROW EXECUTE FUNCTION portal.note_day_moments('from_on', 'until_on');
CREATE TRIGGER content_changed AFTER UPDATE ON portal.media FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.menu_items FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.menu_items FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('seq');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.policies FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.policies FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('kind', 'version');
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.policies FOR EACH ROW EXECUTE FUNCTION portal.note_day_moments('effective_on');
CREATE TRIGGER end_help AFTER UPDATE OF revoked_at ON portal.sessions FOR EACH ROW WHEN (((new.kind = 'office'::text) AND (new.revoked_at IS NOT NULL) AND (old.revoked_at IS NULL))) EXECUTE FUNCTION portal.end_help_of_session();
CREATE TRIGGER keep_demo BEFORE INSERT OR DELETE OR UPDATE ON portal.settings FOR EACH ROW EXECUTE FUNCTION portal.keep_demo();
CREATE TRIGGER keep_settings BEFORE TRUNCATE ON portal.settings FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_emptying();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.site_overrides FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.site_overrides FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('key');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.slides FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.slides FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('id');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.sub_menu_items FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.sub_menu_items FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('id');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.terms_versions FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER note_content_change AFTER INSERT OR DELETE OR UPDATE ON portal.terms_versions FOR EACH ROW EXECUTE FUNCTION portal.note_content_change('kind', 'version');
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.terms_versions FOR EACH ROW EXECUTE FUNCTION portal.note_day_moments('effective_on');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.topic_files FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.topic_images FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.topics FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER forget_previews AFTER UPDATE OF shown, deleted_at ON portal.topics FOR EACH ROW WHEN (((old.shown AND (NOT new.shown)) OR ((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL)))) EXECUTE FUNCTION portal.forget_topic_previews();
CREATE TRIGGER note_moments AFTER INSERT OR UPDATE ON portal.topics FOR EACH ROW EXECUTE FUNCTION portal.note_topic_moments();
CREATE TRIGGER admit_publication BEFORE INSERT OR UPDATE ON records.publications FOR EACH ROW EXECUTE FUNCTION portal.admit_publication();

-- Row-level security

ALTER TABLE portal.activation_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.activation_codes FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.agency_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_accounts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.agency_browsers ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_browsers FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.agency_letter_openings ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_letter_openings FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.agency_letters ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_letters FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.agency_report_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_report_lines FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.agency_reports ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_reports FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.agency_sign_in_failures ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_sign_in_failures FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.agency_slips ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_slips FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.agency_steps ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_steps FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.audit_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.audit_entries FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.backups ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.backups FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.bank_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.bank_accounts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.begin_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.begin_codes FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.board_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.board_answers FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.board_drafts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.board_drafts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.board_topics ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.board_topics FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.budgets ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.budgets FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.calendar_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.calendar_events FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.categories ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.categories FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.complaint_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.complaint_codes FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.complaint_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.complaint_events FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.complaint_notes ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.complaint_notes FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.complaint_targets ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.complaint_targets FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.complaints ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.complaints FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.consents FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.content_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.content_history FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.devices ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.devices FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.dividend_rates ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.dividend_rates FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_calendar ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_calendar FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_candidates ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_candidates FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_counts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_counts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_documents FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_positions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_positions FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_results FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_turnouts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_turnouts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_voters ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_voters FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_zones ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_zones FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.elections ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.elections FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.former_persons ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.former_persons FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.guide_reads ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.guide_reads FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.guide_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.guide_versions FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.help_tickets ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.help_tickets FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.idempotency ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.idempotency FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.intake_notices ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.intake_notices FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.intake_runs ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.intake_runs FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.interest_rates ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.interest_rates FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.links ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.links FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.marquee ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.marquee FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.media ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.media FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.media_renditions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.media_renditions FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.member_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_accounts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.member_choices ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_choices FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.member_phones ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_phones FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.member_pictures ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_pictures FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.menu_items ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.menu_items FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.one_time_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.one_time_codes FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.papers ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.papers FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.password_steps ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.password_steps FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.pending_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.pending_changes FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.policies ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.policies FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.sessions FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.sign_in_failures ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.sign_in_failures FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.site_logos ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.site_logos FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.site_overrides ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.site_overrides FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.slides ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.slides FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.staff ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.staff FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.staff_challenges ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.staff_challenges FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.staff_enrolments ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.staff_enrolments FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.staff_passkeys ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.staff_passkeys FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.staff_recovery_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.staff_recovery_codes FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.staff_relatives ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.staff_relatives FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.sub_menu_items ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.sub_menu_items FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.terms_acceptances ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.terms_acceptances FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.terms_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.terms_versions FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.topic_drafts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.topic_drafts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.topic_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.topic_files FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.topic_images ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.topic_images FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.topic_previews ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.topic_previews FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.topic_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.topic_versions FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.topics ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.topics FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.used_proofs ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.used_proofs FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.voter_misses ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.voter_misses FORCE ROW LEVEL SECURITY;

ALTER TABLE records.agencies ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.agencies FORCE ROW LEVEL SECURITY;

ALTER TABLE records.agency_months ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.agency_months FORCE ROW LEVEL SECURITY;

ALTER TABLE records.beneficiaries ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.beneficiaries FORCE ROW LEVEL SECURITY;

ALTER TABLE records.collection_items ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.collection_items FORCE ROW LEVEL SECURITY;

ALTER TABLE records.collections ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.collections FORCE ROW LEVEL SECURITY;

ALTER TABLE records.cremation_enrolments ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.cremation_enrolments FORCE ROW LEVEL SECURITY;

ALTER TABLE records.cremation_months ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.cremation_months FORCE ROW LEVEL SECURITY;

ALTER TABLE records.deposit_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.deposit_accounts FORCE ROW LEVEL SECURITY;

ALTER TABLE records.deposit_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.deposit_lines FORCE ROW LEVEL SECURITY;

ALTER TABLE records.deposit_slips ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.deposit_slips FORCE ROW LEVEL SECURITY;

ALTER TABLE records.dividend_deductions ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.dividend_deductions FORCE ROW LEVEL SECURITY;

ALTER TABLE records.dividend_years ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.dividend_years FORCE ROW LEVEL SECURITY;

ALTER TABLE records.dividends ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.dividends FORCE ROW LEVEL SECURITY;

ALTER TABLE records.guarantees ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.guarantees FORCE ROW LEVEL SECURITY;

ALTER TABLE records.ledger_digests ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.ledger_digests FORCE ROW LEVEL SECURITY;

ALTER TABLE records.ledger_years ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.ledger_years FORCE ROW LEVEL SECURITY;

ALTER TABLE records.loan_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.loan_lines FORCE ROW LEVEL SECURITY;

ALTER TABLE records.loans ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.loans FORCE ROW LEVEL SECURITY;

ALTER TABLE records.members ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.members FORCE ROW LEVEL SECURITY;

ALTER TABLE records.quarantine ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.quarantine FORCE ROW LEVEL SECURITY;

ALTER TABLE records.share_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.share_lines FORCE ROW LEVEL SECURITY;

ALTER TABLE records.welfare_claims ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.welfare_claims FORCE ROW LEVEL SECURITY;

ALTER TABLE records.welfare_types ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.welfare_types FORCE ROW LEVEL SECURITY;

-- Policies

CREATE POLICY backup ON portal.activation_codes FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.activation_codes TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.activation_codes TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.agency_accounts FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.agency_accounts TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.agency_accounts TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)))
  WITH CHECK ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.agency_browsers FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.agency_browsers TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.agency_browsers TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)))
  WITH CHECK ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.agency_letter_openings FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.agency_letter_openings TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.agency_letter_openings TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)))
  WITH CHECK ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.agency_letters FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.agency_letters TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.agency_letters TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)))
  WITH CHECK ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.agency_report_lines FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY changed_in_hand ON portal.agency_report_lines FOR UPDATE TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.agency_reports r
  WHERE ((r.agency_no = agency_report_lines.agency_no) AND (r.month = agency_report_lines.month) AND (r.state = ANY (ARRAY['DRAFT'::text, 'RETURNED'::text])) AND (r.closed_at IS NULL)))));

CREATE POLICY in_hand ON portal.agency_report_lines FOR INSERT TO sahakon_app
  WITH CHECK ((EXISTS ( SELECT
   FROM portal.agency_reports r
  WHERE ((r.agency_no = agency_report_lines.agency_no) AND (r.month = agency_report_lines.month) AND (r.state = ANY (ARRAY['DRAFT'::text, 'RETURNED'::text])) AND (r.closed_at IS NULL)))));

CREATE POLICY keeper ON portal.agency_report_lines TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.agency_report_lines TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)))
  WITH CHECK ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY taken_in_hand ON portal.agency_report_lines FOR DELETE TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.agency_reports r
  WHERE ((r.agency_no = agency_report_lines.agency_no) AND (r.month = agency_report_lines.month) AND (r.state = ANY (ARRAY['DRAFT'::text, 'RETURNED'::text])) AND (r.closed_at IS NULL)))));

CREATE POLICY backup ON portal.agency_reports FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY handed_in ON portal.agency_reports FOR UPDATE TO sahakon_app
  USING (((closed_at IS NULL) AND (state <> 'ACCEPTED'::text)))
  WITH CHECK ((state = ANY (ARRAY['DRAFT'::text, 'SUBMITTED'::text, 'RETURNED'::text])));

CREATE POLICY keeper ON portal.agency_reports TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.agency_reports TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)))
  WITH CHECK ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.agency_sign_in_failures FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.agency_sign_in_failures TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.agency_sign_in_failures TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)))
  WITH CHECK ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.agency_slips FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.agency_slips TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY not_accepted ON portal.agency_slips FOR DELETE TO sahakon_app
  USING ((accepted_at IS NULL));

CREATE POLICY own ON portal.agency_slips TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)))
  WITH CHECK ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.agency_steps FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY does ON portal.agency_steps FOR INSERT TO sahakon_app
  WITH CHECK (((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)) AND (actor_kind = 'agency'::text)));

CREATE POLICY keeper ON portal.agency_steps FOR SELECT TO sahakon_owner
  USING (true);

CREATE POLICY keeps_on ON portal.agency_steps FOR INSERT TO sahakon_owner
  WITH CHECK (true);

CREATE POLICY own ON portal.agency_steps FOR SELECT TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY added ON portal.audit_entries FOR INSERT TO sahakon_app, sahakon_owner
  WITH CHECK (true);

CREATE POLICY auditor ON portal.audit_entries FOR SELECT TO sahakon_audit, sahakon_backup
  USING (true);

CREATE POLICY checker ON portal.audit_entries FOR SELECT TO sahakon_owner
  USING (true);

CREATE POLICY own ON portal.audit_entries FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (written_at > ( SELECT portal.mine_since() AS mine_since))));

CREATE POLICY backup ON portal.backups FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.backups TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.bank_accounts FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.bank_accounts FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.bank_accounts TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.bank_accounts TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['finance'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['finance'::text]) AS staff_may));

CREATE POLICY backup ON portal.begin_codes FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.begin_codes TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.board_answers FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.board_answers TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY shown ON portal.board_answers FOR SELECT TO sahakon_app
  USING (((hidden_at IS NULL) AND (EXISTS ( SELECT
   FROM portal.board_topics t
  WHERE (t.id = board_answers.topic_id)))));

CREATE POLICY backup ON portal.board_drafts FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.board_drafts TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.board_drafts TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.board_topics FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.board_topics TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY shown ON portal.board_topics FOR SELECT TO sahakon_app
  USING ((hidden_at IS NULL));

CREATE POLICY keeper ON portal.budgets TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.calendar_events FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.calendar_events FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.calendar_events TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.calendar_events TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY backup ON portal.categories FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.categories FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.categories TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.categories TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY backup ON portal.complaint_codes FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.complaint_codes TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.complaint_events FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.complaint_events TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY published ON portal.complaint_events FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.complaints c
  WHERE (c.id = complaint_events.complaint_id))));

CREATE POLICY backup ON portal.complaint_notes FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.complaint_notes TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY service ON portal.complaint_notes FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['service'::text]) AS staff_may));

CREATE POLICY service_writes ON portal.complaint_notes FOR INSERT TO sahakon_app
  WITH CHECK ((( SELECT portal.staff_may(VARIADIC ARRAY['service'::text]) AS staff_may) AND ((author_id)::text = current_setting('app.staff_id'::text, true))));

CREATE POLICY backup ON portal.complaint_targets FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.complaint_targets FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.complaint_targets TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.complaint_targets TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['service'::text, 'admin'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['service'::text, 'admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.complaints FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.complaints TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY published ON portal.complaints FOR SELECT TO sahakon_app
  USING ((published_at <= now()));

CREATE POLICY added ON portal.consents FOR INSERT TO sahakon_app
  WITH CHECK (true);

CREATE POLICY backup ON portal.consents FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.consents TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.content_history FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY complaint_targets ON portal.content_history FOR SELECT TO sahakon_app
  USING (((subject = 'complaint_targets'::text) AND ( SELECT portal.staff_may(VARIADIC ARRAY['service'::text]) AS staff_may)));

CREATE POLICY keeper ON portal.content_history TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.content_history FOR SELECT TO sahakon_app
  USING ((( SELECT portal.staff_may(VARIADIC ARRAY['auditor'::text, 'admin'::text]) AS staff_may) OR ((subject = ANY (ARRAY['categories'::text, 'menu_items'::text, 'sub_menu_items'::text, 'marquee'::text, 'slides'::text, 'links'::text, 'calendar_events'::text])) AND ( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may)) OR ((subject = ANY (ARRAY['interest_rates'::text, 'dividend_rates'::text, 'bank_accounts'::text])) AND ( SELECT portal.staff_may(VARIADIC ARRAY['finance'::text]) AS staff_may)) OR ((subject ~~ 'election%'::text) AND ( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may))));

CREATE POLICY backup ON portal.devices FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.devices TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.devices TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.dividend_rates FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.dividend_rates FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.dividend_rates TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.dividend_rates TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['finance'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['finance'::text]) AS staff_may));

CREATE POLICY backup ON portal.election_calendar FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.election_calendar FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.elections e
  WHERE ((e.year = election_calendar.year) AND (e.published_at IS NOT NULL)))));

CREATE POLICY keeper ON portal.election_calendar TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.election_calendar TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may));

CREATE POLICY release ON portal.election_calendar FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.election_candidates FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.election_candidates FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.elections e
  WHERE ((e.year = election_candidates.year) AND (e.published_at IS NOT NULL) AND (portal.election_status(e.*) <> ALL (ARRAY['UPCOMING'::text, 'APPLICATION'::text]))))));

CREATE POLICY keeper ON portal.election_candidates TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.election_candidates TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may));

CREATE POLICY release ON portal.election_candidates FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.election_counts FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.election_counts TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.election_counts FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text, 'admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.election_documents FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.election_documents FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.elections e
  WHERE ((e.year = election_documents.year) AND (e.published_at IS NOT NULL)))));

CREATE POLICY keeper ON portal.election_documents TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.election_documents TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may));

CREATE POLICY release ON portal.election_documents FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.election_positions FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.election_positions FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.elections e
  WHERE ((e.year = election_positions.year) AND (e.published_at IS NOT NULL)))));

CREATE POLICY keeper ON portal.election_positions TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.election_positions TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may));

CREATE POLICY release ON portal.election_positions FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY announced ON portal.election_results FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.elections e
  WHERE ((e.year = election_results.year) AND (e.status = 'RESULT'::text)))));

CREATE POLICY backup ON portal.election_results FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.election_results TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY announced ON portal.election_turnouts FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.elections e
  WHERE ((e.year = election_turnouts.year) AND (e.status = 'RESULT'::text)))));

CREATE POLICY backup ON portal.election_turnouts FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.election_turnouts TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.election_voters FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.election_voters TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.election_voters FOR SELECT TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.election_zones FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.election_zones FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.elections e
  WHERE ((e.year = election_zones.year) AND (e.published_at IS NOT NULL)))));

CREATE POLICY keeper ON portal.election_zones TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.election_zones TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may));

CREATE POLICY release ON portal.election_zones FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.elections FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.elections FOR SELECT TO sahakon_app
  USING ((published_at IS NOT NULL));

CREATE POLICY keeper ON portal.elections TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.elections TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['registry'::text]) AS staff_may));

CREATE POLICY release ON portal.elections FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.former_persons FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.former_persons TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.former_persons FOR SELECT TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.guide_reads FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.guide_reads TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.guide_reads TO sahakon_app
  USING ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)))
  WITH CHECK ((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.guide_versions FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY in_force ON portal.guide_versions FOR SELECT TO sahakon_app
  USING (((effective_on <= ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date) AND (withdrawn_at IS NULL) AND (NULLIF(current_setting('app.agency_no'::text, true), ''::text) IS NOT NULL)));

CREATE POLICY keeper ON portal.guide_versions TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office_add ON portal.guide_versions FOR INSERT TO sahakon_app
  WITH CHECK ((( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may) AND (withdrawn_at IS NULL) AND (effective_on > ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date)));

CREATE POLICY office_change ON portal.guide_versions FOR UPDATE TO sahakon_app
  USING ((( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may) AND (withdrawn_at IS NULL) AND (effective_on > ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date)))
  WITH CHECK ((( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may) AND (effective_on > ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date)));

CREATE POLICY office_read ON portal.guide_versions FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.help_tickets FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.help_tickets TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY looked_at ON portal.help_tickets FOR SELECT TO sahakon_app
  USING (((used_at > ( SELECT portal.mine_since() AS mine_since)) AND (member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text))));

CREATE POLICY own ON portal.help_tickets TO sahakon_app
  USING (((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)))
  WITH CHECK (((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)));

CREATE POLICY backup ON portal.idempotency FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.idempotency TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.intake_notices FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.intake_notices TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.intake_runs FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.intake_runs TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.interest_rates FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.interest_rates FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.interest_rates TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.interest_rates TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['finance'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['finance'::text]) AS staff_may));

CREATE POLICY backup ON portal.links FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.links FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.links TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.links TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY backup ON portal.marquee FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.marquee FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.marquee TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.marquee TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY backup ON portal.media FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.media FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.media TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.media FOR INSERT TO sahakon_app
  WITH CHECK ((((uploaded_by)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)) AND ( SELECT portal.staff_may(VARIADIC ARRAY['content'::text, 'registry'::text, 'finance'::text, 'admin'::text]) AS staff_may)));

CREATE POLICY backup ON portal.media_renditions FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.media_renditions FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.media_renditions TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.media_renditions FOR INSERT TO sahakon_app
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text, 'registry'::text, 'finance'::text, 'admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.member_accounts FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.member_accounts TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.member_accounts TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.member_choices FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.member_choices TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.member_choices TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.member_phones FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.member_phones TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.member_phones TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.member_pictures FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.member_pictures TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.member_pictures TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.menu_items FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.menu_items FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.menu_items TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.menu_items TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY backup ON portal.one_time_codes FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.one_time_codes TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.one_time_codes TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.papers FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.papers TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.papers TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (since = ( SELECT portal.mine_since() AS mine_since))))
  WITH CHECK (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (since = ( SELECT portal.mine_since() AS mine_since))));

CREATE POLICY backup ON portal.password_steps FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.password_steps TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.password_steps TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.pending_changes FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.pending_changes TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.pending_changes TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.policies FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY in_force ON portal.policies FOR SELECT TO sahakon_app
  USING (((effective_on <= ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date) AND (withdrawn_at IS NULL)));

CREATE POLICY keeper ON portal.policies TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office_add ON portal.policies FOR INSERT TO sahakon_app
  WITH CHECK ((( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may) AND (withdrawn_at IS NULL) AND (effective_on > ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date)));

CREATE POLICY office_change ON portal.policies FOR UPDATE TO sahakon_app
  USING ((( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may) AND (withdrawn_at IS NULL) AND (effective_on > ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date)))
  WITH CHECK ((( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may) AND (effective_on > ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date)));

CREATE POLICY office_read ON portal.policies FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.sessions FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.sessions TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.sessions TO sahakon_app
  USING (((kind = ANY (ARRAY['member'::text, 'impersonation'::text])) AND (subject = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (created_at > ( SELECT portal.mine_since() AS mine_since))))
  WITH CHECK (((kind = ANY (ARRAY['member'::text, 'impersonation'::text])) AND (subject = NULLIF(current_setting('app.member_no'::text, true), ''::text))));

CREATE POLICY own_agency ON portal.sessions TO sahakon_app
  USING (((kind = 'agency'::text) AND (subject = ((NULLIF(current_setting('app.agency_no'::text, true), ''::text) || '-'::text) || NULLIF(current_setting('app.person_no'::text, true), ''::text)))))
  WITH CHECK (((kind = 'agency'::text) AND (subject = ((NULLIF(current_setting('app.agency_no'::text, true), ''::text) || '-'::text) || NULLIF(current_setting('app.person_no'::text, true), ''::text)))));

CREATE POLICY own_office ON portal.sessions TO sahakon_app
  USING (((kind = 'office'::text) AND (subject = NULLIF(current_setting('app.staff_id'::text, true), ''::text))))
  WITH CHECK (((kind = 'office'::text) AND (subject = NULLIF(current_setting('app.staff_id'::text, true), ''::text))));

CREATE POLICY backup ON portal.sign_in_failures FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.sign_in_failures TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.sign_in_failures TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.site_logos FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.site_logos FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.site_logos TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.site_logos FOR INSERT TO sahakon_app
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.site_overrides FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.site_overrides FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.site_overrides TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.site_overrides TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.slides FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.slides FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.slides TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.slides TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY backup ON portal.staff FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.staff TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.staff FOR SELECT TO sahakon_app
  USING (((id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)));

CREATE POLICY backup ON portal.staff_challenges FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.staff_challenges TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.staff_enrolments FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.staff_enrolments TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.staff_passkeys FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.staff_passkeys TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.staff_passkeys TO sahakon_app
  USING (((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)))
  WITH CHECK (((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)));

CREATE POLICY backup ON portal.staff_recovery_codes FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.staff_recovery_codes TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.staff_recovery_codes FOR SELECT TO sahakon_app
  USING (((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)));

CREATE POLICY backup ON portal.staff_relatives FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.staff_relatives TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.staff_relatives FOR SELECT TO sahakon_app
  USING (((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)));

CREATE POLICY backup ON portal.sub_menu_items FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY everybody ON portal.sub_menu_items FOR SELECT TO sahakon_app
  USING (true);

CREATE POLICY keeper ON portal.sub_menu_items TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.sub_menu_items TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY backup ON portal.terms_acceptances FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.terms_acceptances TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.terms_acceptances TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.terms_versions FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY in_force ON portal.terms_versions FOR SELECT TO sahakon_app
  USING (((effective_on <= ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date) AND (withdrawn_at IS NULL)));

CREATE POLICY keeper ON portal.terms_versions TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office_add ON portal.terms_versions FOR INSERT TO sahakon_app
  WITH CHECK ((( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may) AND (withdrawn_at IS NULL) AND (effective_on > ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date)));

CREATE POLICY office_change ON portal.terms_versions FOR UPDATE TO sahakon_app
  USING ((( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may) AND (withdrawn_at IS NULL) AND (effective_on > ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date)))
  WITH CHECK ((( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may) AND (effective_on > ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date)));

CREATE POLICY office_read ON portal.terms_versions FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['admin'::text]) AS staff_may));

CREATE POLICY backup ON portal.topic_drafts FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.topic_drafts TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.topic_drafts FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY writer ON portal.topic_drafts TO sahakon_app
  USING ((((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)) AND ( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may)))
  WITH CHECK ((((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)) AND ( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may)));

CREATE POLICY backup ON portal.topic_files FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.topic_files TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.topic_files TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY with_topic ON portal.topic_files FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.topics t
  WHERE (t.id = topic_files.topic_id))));

CREATE POLICY backup ON portal.topic_images FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.topic_images TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.topic_images TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY with_topic ON portal.topic_images FOR SELECT TO sahakon_app
  USING ((EXISTS ( SELECT
   FROM portal.topics t
  WHERE (t.id = topic_images.topic_id))));

CREATE POLICY backup ON portal.topic_previews FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.topic_previews TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.topic_versions FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.topic_versions TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.topic_versions FOR SELECT TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY writer ON portal.topic_versions FOR INSERT TO sahakon_app
  WITH CHECK ((( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may) AND ((staff_id IS NULL) OR ((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)))));

CREATE POLICY backup ON portal.topics FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.topics TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY office ON portal.topics TO sahakon_app
  USING (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may))
  WITH CHECK (( SELECT portal.staff_may(VARIADIC ARRAY['content'::text]) AS staff_may));

CREATE POLICY published ON portal.topics FOR SELECT TO sahakon_app
  USING ((shown AND (published_at <= now()) AND ((expires_at IS NULL) OR (expires_at > now()))));

CREATE POLICY backup ON portal.used_proofs FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.used_proofs TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON portal.voter_misses FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.voter_misses TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON records.agencies FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.agencies TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY published ON records.agencies FOR SELECT TO sahakon_app
  USING ((publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer));

CREATE POLICY backup ON records.agency_months FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY billed ON records.agency_months FOR SELECT TO sahakon_app
  USING (((agency_no = NULLIF(current_setting('app.agency_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY intake ON records.agency_months TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON records.beneficiaries FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.beneficiaries TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.beneficiaries FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.collection_items FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.collection_items TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own_or_billed ON records.collection_items FOR SELECT TO sahakon_app
  USING (((publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer) AND
CASE
    WHEN (NULLIF(current_setting('app.agency_no'::text, true), ''::text) IS NULL) THEN (member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text))
    ELSE (current_setting('app.agency_no'::text, true) = ( SELECT c.agency_no
       FROM records.collections c
      WHERE ((c.publication_id = collection_items.publication_id) AND (c.member_no = collection_items.member_no) AND (c.month = collection_items.month) AND (c.seq = collection_items.seq) AND (c.kind = 'MONTHLY'::text))))
END));

CREATE POLICY backup ON records.collections FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.collections TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own_or_billed ON records.collections FOR SELECT TO sahakon_app
  USING (((publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer) AND
CASE
    WHEN (NULLIF(current_setting('app.agency_no'::text, true), ''::text) IS NULL) THEN (member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text))
    ELSE ((kind = 'MONTHLY'::text) AND (agency_no = current_setting('app.agency_no'::text, true)))
END));

CREATE POLICY backup ON records.cremation_enrolments FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.cremation_enrolments TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.cremation_enrolments FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.cremation_months FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.cremation_months TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.cremation_months FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.deposit_accounts FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.deposit_accounts TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.deposit_accounts FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.deposit_lines FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.deposit_lines TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.deposit_lines FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.deposit_slips FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.deposit_slips TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.deposit_slips FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.dividend_deductions FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.dividend_deductions TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.dividend_deductions FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (EXISTS ( SELECT
   FROM records.dividend_years y
  WHERE ((y.publication_id = dividend_deductions.publication_id) AND (y.year = dividend_deductions.year) AND (y.state = 'APPROVED'::text)))) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.dividend_years FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.dividend_years TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY published ON records.dividend_years FOR SELECT TO sahakon_app
  USING (((state = 'APPROVED'::text) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.dividends FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.dividends TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.dividends FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (EXISTS ( SELECT
   FROM records.dividend_years y
  WHERE ((y.publication_id = dividends.publication_id) AND (y.year = dividends.year) AND (y.state = 'APPROVED'::text)))) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.guarantees FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.guarantees TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.guarantees FOR SELECT TO sahakon_app
  USING ((((NULLIF(current_setting('app.member_no'::text, true), ''::text) = borrower_no) OR (NULLIF(current_setting('app.member_no'::text, true), ''::text) = guarantor_no)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.ledger_digests FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.ledger_digests TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY backup ON records.ledger_years FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.ledger_years TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.ledger_years FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.loan_lines FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.loan_lines TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.loan_lines FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.loans FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.loans TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.loans FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.members FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.members TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.members FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.quarantine FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.quarantine TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.quarantine FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.share_lines FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.share_lines TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.share_lines FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.welfare_claims FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.welfare_claims TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON records.welfare_claims FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

CREATE POLICY backup ON records.welfare_types FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY intake ON records.welfare_types TO sahakon_intake
  USING (true)
  WITH CHECK (true);

CREATE POLICY published ON records.welfare_types FOR SELECT TO sahakon_app
  USING ((true AND (publication_id = (NULLIF(current_setting('app.publication'::text, true), ''::text))::integer)));

-- Functions that not everybody may call

REVOKE ALL ON FUNCTION portal.acting_staff(text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.add_staff(text,text,text[],text,text[],text,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.admit_publication() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.admits_service() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.answer_as_cooperative(bigint,text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.answer_call(bytea,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.audit_hash(portal.audit_entries) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.backup_state() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.backups_for_staff() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.begin_with_admin(bytea,text,text,text,bytea,bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.chain_audit_entry() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.change_refused_word(text,boolean) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.change_staff(text,integer,text,text[],text,text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.check_audit(integer,interval) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.check_voter(integer,text,date,boolean) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.claim_call(bytea[],bytea[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.compare_voters(integer,text[],integer[],integer[],integer[],text[],text[],integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.complaint_by_code(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.complaint_contact(bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.complaint_event_changed() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.content_changed() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.decide_election_count(integer,integer,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.decide_report(text,date,integer,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.document_answers() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.election_seal(integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.election_status(portal.elections) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.end_accounts(text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.end_help() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.end_help_of_session() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.end_staff(text,integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.end_staff_sessions(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.excluded_members(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.file_complaint(bytea,text,text,text,text,text,text,text,boolean,boolean,integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_agency_session(bytea,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_code(bytea,text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_enrolment(bytea,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_help(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_office_session(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_passkey(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_password_step(bytea,text,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_sessions(bytea[],bytea[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_staff(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.forget_agency_failures() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.forget_board_drafts() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.forget_codes() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.forget_complaints() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.forget_topic_previews() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.guard_election_days() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.guard_election_parts() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.guard_voter_figures() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.hold_reports() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.hold_staff(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.intake_report_for_staff(bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.intake_runs_for_staff() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.is_begin_code(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.is_demo() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.is_last_admin(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.is_staff_member(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.issue_agency_letters() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.keep_activation(text,bytea,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.keep_demo() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.keep_letter_sheets(integer,integer,integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.keep_staff() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.know_secret(integer[],bytea[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.list_staff() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.listed_voters(integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.make_challenge(bytea,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.make_topic_preview(bytea,bigint,jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.may_begin() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.may_keep_staff() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.media_names(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.media_uses(text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.meet_records(text[],date[],text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.mine_since() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.missing_voters(integer,text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.moderate_post(bigint,bigint,text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.move_devices(bytea,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.my_reported() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.new_paper_code() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.note_content_change() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.note_content_moment(timestamp with time zone) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.note_day_moments() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.note_election_moments() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.note_intake_run(timestamp with time zone,text,boolean,boolean,text,date,integer,integer,integer,jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.note_topic_moments() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.offer_begin(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_answers(bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_complaint_events(bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_complaints() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_media() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_report_lines(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_report_steps(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_reports() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_topics() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.open_enrolment(bytea,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.operations_figures() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.post_on_board(bigint,text,text,text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.probe_write() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.redeem_help(bytea,uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.refuse_audit_change() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.refuse_emptying() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.release_call(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.renew_staff_password(text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.replace_voters(integer,text[],integer[],integer[],integer[],text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.reported_amounts(text[],date[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.reset_staff(text,integer,text,text,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.return_budgets(bytea[],boolean[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.save_election_count(integer,integer,jsonb,text,boolean) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.service_colleagues() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.set_own_factors(text,bytea,bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.set_own_recovery_codes(bytea[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.settle_letter_wording(jsonb,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.settler() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.slip_twins_for_staff(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.slips_for_staff(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.staff_may(text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.staff_to_keep(text,integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.standing_lines(text[],date[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.standing_reports() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.start_enrolment(text,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.take_budgets(bytea[],integer[],integer[],integer[],text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.take_help_digest() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.take_intake_notices() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.tell_of_intake(text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.topic_preview(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.touch_sessions(uuid[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.try_code(bytea,text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.use_challenge(bytea,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.use_enrolment(bytea,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.use_passkey(uuid,bigint,bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.use_proof(text,timestamp with time zone) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.use_recovery_code(uuid,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.use_totp_step(uuid,bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.usual_agency_password_cost() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.usual_password_cost() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.verify_agency_letter(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.verify_audit() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.verify_paper(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.voter_totals(integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.waiting_complaints() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.why_election_stays(integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.withdraw_media(text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.withhold_letter_wording() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.work_on_complaint(bigint,integer,text,jsonb,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.write_agency_letters(date,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.agency_bills(date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.billed_members(date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.bills_hash(integer,text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.guaranteed() FROM PUBLIC;
REVOKE ALL ON FUNCTION records.holds_real() FROM PUBLIC;
REVOKE ALL ON FUNCTION records.person_of(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.standing(text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.sub_agency_months(date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.voter_facts(text[],text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.withdrawn_publications() FROM PUBLIC;

-- Grants

GRANT USAGE ON SCHEMA portal TO sahakon_app, sahakon_audit, sahakon_backup, sahakon_intake;
GRANT USAGE ON SCHEMA records TO sahakon_app, sahakon_backup, sahakon_owner;
GRANT SELECT ON TABLE portal.activation_codes TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.agency_accounts TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT ON TABLE portal.agency_browsers TO sahakon_app;
GRANT SELECT ON TABLE portal.agency_browsers TO sahakon_backup;
GRANT SELECT ON TABLE portal.agency_letter_openings TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.agency_letters TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.agency_report_lines TO sahakon_app;
GRANT SELECT ON TABLE portal.agency_report_lines TO sahakon_backup;
GRANT SELECT ON TABLE portal.agency_reports TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.agency_sign_in_failures TO sahakon_app;
GRANT SELECT ON TABLE portal.agency_sign_in_failures TO sahakon_backup;
GRANT DELETE, SELECT ON TABLE portal.agency_slips TO sahakon_app;
GRANT SELECT ON TABLE portal.agency_slips TO sahakon_backup;
GRANT SELECT ON TABLE portal.agency_steps TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.alerts TO sahakon_app;
GRANT SELECT ON TABLE portal.alerts TO sahakon_backup;
GRANT SELECT ON TABLE portal.audit_checks TO sahakon_audit, sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.audit_entries TO sahakon_app;
GRANT SELECT ON TABLE portal.audit_entries TO sahakon_audit, sahakon_backup;
GRANT SELECT ON TABLE portal.audit_head TO sahakon_audit, sahakon_backup;
GRANT SELECT ON TABLE portal.backups TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.bank_accounts TO sahakon_app;
GRANT SELECT ON TABLE portal.bank_accounts TO sahakon_backup;
GRANT SELECT ON TABLE portal.begin_codes TO sahakon_backup;
GRANT SELECT ON TABLE portal.board_answers TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.board_drafts TO sahakon_app;
GRANT SELECT ON TABLE portal.board_drafts TO sahakon_backup;
GRANT SELECT ON TABLE portal.board_topics TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.calendar_events TO sahakon_app;
GRANT SELECT ON TABLE portal.calendar_events TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.categories TO sahakon_app;
GRANT SELECT ON TABLE portal.categories TO sahakon_backup;
GRANT SELECT ON TABLE portal.complaint_codes TO sahakon_backup;
GRANT SELECT ON TABLE portal.complaint_events TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.complaint_notes TO sahakon_app;
GRANT SELECT ON TABLE portal.complaint_notes TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.complaint_targets TO sahakon_app;
GRANT SELECT ON TABLE portal.complaint_targets TO sahakon_backup;
GRANT SELECT ON TABLE portal.complaints TO sahakon_backup;
GRANT SELECT ON TABLE portal.consents TO sahakon_backup;
GRANT SELECT ON TABLE portal.content_history TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.content_moments TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.content_version TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.devices TO sahakon_app;
GRANT SELECT ON TABLE portal.devices TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.dividend_rates TO sahakon_app;
GRANT SELECT ON TABLE portal.dividend_rates TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.election_calendar TO sahakon_app;
GRANT SELECT ON TABLE portal.election_calendar TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.election_candidates TO sahakon_app;
GRANT SELECT ON TABLE portal.election_candidates TO sahakon_backup;
GRANT SELECT ON TABLE portal.election_counts TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.election_documents TO sahakon_app;
GRANT SELECT ON TABLE portal.election_documents TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.election_positions TO sahakon_app;
GRANT SELECT ON TABLE portal.election_positions TO sahakon_backup;
GRANT SELECT ON TABLE portal.election_results TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_turnouts TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_voters TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.election_zones TO sahakon_app;
GRANT SELECT ON TABLE portal.election_zones TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.elections TO sahakon_app;
GRANT SELECT ON TABLE portal.elections TO sahakon_backup;
GRANT SELECT ON TABLE portal.former_persons TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.guarded_tries TO sahakon_app;
GRANT SELECT ON TABLE portal.guarded_tries TO sahakon_backup;
GRANT SELECT ON TABLE portal.guide_reads TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.guide_versions TO sahakon_app;
GRANT SELECT ON TABLE portal.guide_versions TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.help_tickets TO sahakon_app;
GRANT SELECT ON TABLE portal.help_tickets TO sahakon_backup;
GRANT SELECT ON TABLE portal.idempotency TO sahakon_backup;
GRANT SELECT ON TABLE portal.intake_notices TO sahakon_backup;
GRANT SELECT ON TABLE portal.intake_runs TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.interest_rates TO sahakon_app;
GRANT SELECT ON TABLE portal.interest_rates TO sahakon_backup;
GRANT SELECT ON TABLE portal.letter_signatures TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.links TO sahakon_app;
GRANT SELECT ON TABLE portal.links TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.mail_claims TO sahakon_app;
GRANT SELECT ON TABLE portal.mail_claims TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.marquee TO sahakon_app;
GRANT SELECT ON TABLE portal.marquee TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.media TO sahakon_app;
GRANT SELECT ON TABLE portal.media TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.media_renditions TO sahakon_app;
GRANT SELECT ON TABLE portal.media_renditions TO sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.member_accounts TO sahakon_app;
GRANT SELECT ON TABLE portal.member_accounts TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.member_choices TO sahakon_app;
GRANT SELECT ON TABLE portal.member_choices TO sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.member_phones TO sahakon_app;
GRANT SELECT ON TABLE portal.member_phones TO sahakon_backup;
GRANT DELETE, INSERT, SELECT ON TABLE portal.member_pictures TO sahakon_app;
GRANT SELECT ON TABLE portal.member_pictures TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.menu_items TO sahakon_app;
GRANT SELECT ON TABLE portal.menu_items TO sahakon_backup;
GRANT SELECT ON TABLE portal.migrations TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.one_time_codes TO sahakon_app;
GRANT SELECT ON TABLE portal.one_time_codes TO sahakon_backup;
GRANT SELECT ON TABLE portal.papers TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT ON TABLE portal.password_steps TO sahakon_app;
GRANT SELECT ON TABLE portal.password_steps TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.pending_changes TO sahakon_app;
GRANT SELECT ON TABLE portal.pending_changes TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.policies TO sahakon_app;
GRANT SELECT ON TABLE portal.policies TO sahakon_backup;
GRANT SELECT ON TABLE portal.secret_versions TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.servers TO sahakon_app;
GRANT SELECT ON TABLE portal.servers TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.sessions TO sahakon_app;
GRANT SELECT ON TABLE portal.sessions TO sahakon_backup;
GRANT SELECT ON TABLE portal.settings TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.sign_in_failures TO sahakon_app;
GRANT SELECT ON TABLE portal.sign_in_failures TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.site_logos TO sahakon_app;
GRANT SELECT ON TABLE portal.site_logos TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.site_overrides TO sahakon_app;
GRANT SELECT ON TABLE portal.site_overrides TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.slides TO sahakon_app;
GRANT SELECT ON TABLE portal.slides TO sahakon_backup;
GRANT SELECT ON TABLE portal.staff TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.staff_challenges TO sahakon_backup;
GRANT SELECT ON TABLE portal.staff_enrolments TO sahakon_backup;
GRANT DELETE, SELECT ON TABLE portal.staff_passkeys TO sahakon_app;
GRANT SELECT ON TABLE portal.staff_passkeys TO sahakon_backup;
GRANT SELECT ON TABLE portal.staff_recovery_codes TO sahakon_backup;
GRANT SELECT ON TABLE portal.staff_relatives TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.sub_menu_items TO sahakon_app;
GRANT SELECT ON TABLE portal.sub_menu_items TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.terms_acceptances TO sahakon_app;
GRANT SELECT ON TABLE portal.terms_acceptances TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.terms_versions TO sahakon_app;
GRANT SELECT ON TABLE portal.terms_versions TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.topic_drafts TO sahakon_app;
GRANT SELECT ON TABLE portal.topic_drafts TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.topic_files TO sahakon_app;
GRANT SELECT ON TABLE portal.topic_files TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.topic_images TO sahakon_app;
GRANT SELECT ON TABLE portal.topic_images TO sahakon_backup;
GRANT SELECT ON TABLE portal.topic_previews TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.topic_versions TO sahakon_app;
GRANT SELECT ON TABLE portal.topic_versions TO sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.topic_views TO sahakon_app;
GRANT SELECT ON TABLE portal.topic_views TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.topics TO sahakon_app;
GRANT SELECT ON TABLE portal.topics TO sahakon_backup;
GRANT SELECT ON TABLE portal.used_proofs TO sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.visits TO sahakon_app;
GRANT SELECT ON TABLE portal.visits TO sahakon_backup;
GRANT SELECT ON TABLE portal.voter_misses TO sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.write_probes TO sahakon_app;
GRANT SELECT ON TABLE portal.write_probes TO sahakon_backup;
GRANT SELECT ON TABLE records.agencies TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.agency_months TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.beneficiaries TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.collection_items TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.collections TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.cremation_enrolments TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.cremation_months TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.current TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.deposit_accounts TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.deposit_lines TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.deposit_slips TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.dividend_deductions TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.dividend_years TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.dividends TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.guarantees TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.ledger_digests TO sahakon_backup;
GRANT SELECT ON TABLE records.ledger_years TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.loan_lines TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.loans TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.members TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.publications TO sahakon_backup;
GRANT SELECT ON TABLE records.quarantine TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.share_lines TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.welfare_claims TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.welfare_types TO sahakon_app, sahakon_backup;
GRANT EXECUTE ON FUNCTION portal.add_staff(text,text,text[],text,text[],text,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.admit_publication() TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.answer_as_cooperative(bigint,text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.answer_call(bytea,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.audit_hash(portal.audit_entries) TO sahakon_audit;
GRANT EXECUTE ON FUNCTION portal.backup_state() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.backups_for_staff() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.begin_with_admin(bytea,text,text,text,bytea,bigint) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.change_refused_word(text,boolean) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.change_staff(text,integer,text,text[],text,text[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.check_audit(integer,interval) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.check_voter(integer,text,date,boolean) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.claim_call(bytea[],bytea[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.compare_voters(integer,text[],integer[],integer[],integer[],text[],text[],integer) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.complaint_by_code(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.complaint_contact(bigint) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.decide_election_count(integer,integer,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.decide_report(text,date,integer,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.document_answers() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.election_seal(integer) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.election_status(portal.elections) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.end_accounts(text[]) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.end_help() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.end_staff(text,integer) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.file_complaint(bytea,text,text,text,text,text,text,text,boolean,boolean,integer) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_agency_session(bytea,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_code(bytea,text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_enrolment(bytea,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_help(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_office_session(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_passkey(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_password_step(bytea,text,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_sessions(bytea[],bytea[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_staff(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.forget_agency_failures() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.forget_codes() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.hold_reports() TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.hold_staff(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.intake_report_for_staff(bigint) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.intake_runs_for_staff() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.is_begin_code(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.is_demo() TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.is_staff_member(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.issue_agency_letters() TO sahakon_app, sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.keep_activation(text,bytea,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.keep_letter_sheets(integer,integer,integer) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.know_secret(integer[],bytea[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.list_staff() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.make_challenge(bytea,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.make_topic_preview(bytea,bigint,jsonb) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.may_begin() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.media_names(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.media_uses(text[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.meet_records(text[],date[],text[]) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.mine_since() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.missing_voters(integer,text[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.moderate_post(bigint,bigint,text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.move_devices(bytea,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.my_reported() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.note_intake_run(timestamp with time zone,text,boolean,boolean,text,date,integer,integer,integer,jsonb) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.offer_begin(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_answers(bigint) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_complaint_events(bigint) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_complaints() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_media() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_report_lines(text,date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_report_steps(text,date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_reports() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_topics() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.open_enrolment(bytea,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.operations_figures() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.post_on_board(bigint,text,text,text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.probe_write() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.redeem_help(bytea,uuid) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.release_call(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.renew_staff_password(text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.replace_voters(integer,text[],integer[],integer[],integer[],text[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.reported_amounts(text[],date[]) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.reset_staff(text,integer,text,text,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.return_budgets(bytea[],boolean[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.save_election_count(integer,integer,jsonb,text,boolean) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.service_colleagues() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.set_own_factors(text,bytea,bigint) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.set_own_recovery_codes(bytea[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.settle_letter_wording(jsonb,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.settler() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.slip_twins_for_staff(text,date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.slips_for_staff(text,date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.staff_may(text[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.standing_lines(text[],date[]) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.standing_reports() TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.start_enrolment(text,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.take_budgets(bytea[],integer[],integer[],integer[],text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.take_help_digest() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.take_intake_notices() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.tell_of_intake(text,text) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.topic_preview(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.touch_sessions(uuid[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.try_code(bytea,text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.use_challenge(bytea,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.use_enrolment(bytea,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.use_passkey(uuid,bigint,bigint) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.use_proof(text,timestamp with time zone) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.use_recovery_code(uuid,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.use_totp_step(uuid,bigint) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.usual_agency_password_cost() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.usual_password_cost() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.verify_agency_letter(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.verify_audit() TO sahakon_audit;
GRANT EXECUTE ON FUNCTION portal.verify_paper(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.voter_totals(integer) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.waiting_complaints() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.why_election_stays(integer) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.withdraw_media(text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.withhold_letter_wording() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.work_on_complaint(bigint,integer,text,jsonb,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.agency_bills(date) TO sahakon_owner;
GRANT EXECUTE ON FUNCTION records.billed_members(date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.guaranteed() TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.holds_real() TO sahakon_owner;
GRANT EXECUTE ON FUNCTION records.person_of(text,date) TO sahakon_owner;
GRANT EXECUTE ON FUNCTION records.standing(text[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.sub_agency_months(date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.voter_facts(text[],text[]) TO sahakon_owner;
GRANT EXECUTE ON FUNCTION records.withdrawn_publications() TO sahakon_owner;
