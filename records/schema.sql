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
  CONSTRAINT activation_codes_code_mac_key UNIQUE (code_mac),
  CONSTRAINT activation_codes_pkey PRIMARY KEY (id),
  CONSTRAINT activation_codes_code_mac_check CHECK ((length(code_mac) = 32)),
  CONSTRAINT activation_codes_made_by_check CHECK (((length(made_by) >= 1) AND (length(made_by) <= 100))),
  CONSTRAINT activation_codes_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text))
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

CREATE TABLE portal.bank_accounts (
  "position" integer NOT NULL,
  bank_code text NOT NULL,
  account_no text NOT NULL,
  account_name text NOT NULL,
  branch text NOT NULL,
  purpose text NOT NULL,
  CONSTRAINT bank_accounts_pkey PRIMARY KEY ("position"),
  CONSTRAINT bank_accounts_account_no_check CHECK ((account_no ~ '^[0-9]{5,20}$'::text)),
  CONSTRAINT bank_accounts_bank_code_check CHECK ((bank_code ~ '^[0-9]{3}$'::text))
);
ALTER TABLE portal.bank_accounts OWNER TO sahakon_owner;

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
  CONSTRAINT categories_position_key UNIQUE ("position"),
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
  CONSTRAINT complaint_events_pkey PRIMARY KEY (complaint_id, seq),
  CONSTRAINT complaint_events_seq_check CHECK ((seq > 0)),
  CONSTRAINT complaint_events_status_check CHECK ((status = ANY (ARRAY['RECEIVED'::text, 'IN_PROGRESS'::text, 'ANSWERED'::text, 'CLOSED'::text])))
);
ALTER TABLE portal.complaint_events OWNER TO sahakon_owner;

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
  CONSTRAINT complaints_topic_check CHECK (((length(topic) >= 1) AND (length(topic) <= 500)))
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
  CONSTRAINT dividend_rates_pkey PRIMARY KEY (year),
  CONSTRAINT dividend_rates_dividend_rate_check CHECK (((dividend_rate >= 0) AND (dividend_rate <= 1000000))),
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

CREATE TABLE portal.election_documents (
  year integer NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  media_type text NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT election_documents_pkey PRIMARY KEY (year, "position"),
  CONSTRAINT election_documents_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT election_documents_name_check CHECK ((name <> ''::text)),
  CONSTRAINT election_documents_url_check CHECK ((url ~ '^/mediafiles/files/'::text))
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
  status text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  CONSTRAINT elections_pkey PRIMARY KEY (year),
  CONSTRAINT elections_status_check CHECK ((status = ANY (ARRAY['UPCOMING'::text, 'APPLICATION'::text, 'CAMPAIGN'::text, 'VOTING'::text, 'CLOSED'::text, 'RESULT'::text]))),
  CONSTRAINT elections_title_check CHECK ((title <> ''::text)),
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
  CONSTRAINT guide_versions_pkey PRIMARY KEY (version),
  CONSTRAINT guide_versions_body_html_check CHECK (((length(body_html) >= 1) AND (length(body_html) <= 200000))),
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

CREATE TABLE portal.interest_rates (
  kind text NOT NULL,
  name text NOT NULL,
  effective_on date NOT NULL,
  "position" integer NOT NULL,
  rate integer NOT NULL,
  CONSTRAINT interest_rates_pkey PRIMARY KEY (kind, name, effective_on),
  CONSTRAINT interest_rates_kind_check CHECK ((kind = ANY (ARRAY['DEPOSIT'::text, 'LOAN'::text]))),
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
  CONSTRAINT links_pkey PRIMARY KEY ("position"),
  CONSTRAINT links_url_check CHECK ((url ~ '^(https://|/(?!/))[^[:cntrl:]\\]*$'::text))
);
ALTER TABLE portal.links OWNER TO sahakon_owner;

CREATE TABLE portal.marquee (
  "position" integer NOT NULL,
  note_html text NOT NULL,
  shown boolean DEFAULT true NOT NULL,
  CONSTRAINT marquee_pkey PRIMARY KEY ("position")
);
ALTER TABLE portal.marquee OWNER TO sahakon_owner;

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
  seq integer NOT NULL,
  name_en text NOT NULL,
  name_th text NOT NULL,
  url text NOT NULL,
  icon text NOT NULL,
  type text NOT NULL,
  is_parent boolean DEFAULT false NOT NULL,
  shown boolean DEFAULT true NOT NULL,
  used_in text NOT NULL,
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
  CONSTRAINT policies_pkey PRIMARY KEY (kind, version),
  CONSTRAINT policies_body_html_check CHECK ((body_html <> ''::text)),
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

CREATE TABLE portal.slides (
  "position" integer NOT NULL,
  image_url text NOT NULL,
  alt text NOT NULL,
  title text NOT NULL,
  body text DEFAULT ''::text NOT NULL,
  url text,
  shown boolean DEFAULT true NOT NULL,
  CONSTRAINT slides_pkey PRIMARY KEY ("position"),
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
  password_hash text NOT NULL,
  totp_sealed bytea NOT NULL,
  totp_step bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT staff_login_key UNIQUE (login),
  CONSTRAINT staff_pkey PRIMARY KEY (id),
  CONSTRAINT staff_login_check CHECK ((login ~ '^[a-z][a-z0-9._-]{1,39}$'::text)),
  CONSTRAINT staff_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT staff_own_member_no_check CHECK ((own_member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT staff_roles_check CHECK ((roles <@ ARRAY['content'::text, 'support'::text, 'registry'::text, 'finance'::text, 'auditor'::text, 'admin'::text]))
);
ALTER TABLE portal.staff OWNER TO sahakon_owner;

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
  CONSTRAINT sub_menu_items_pkey PRIMARY KEY (menu_seq, "position"),
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
  CONSTRAINT terms_versions_pkey PRIMARY KEY (kind, version),
  CONSTRAINT terms_versions_kind_check CHECK ((kind = ANY (ARRAY['TERMS'::text, 'PRIVACY'::text, 'PAYROLL'::text])))
);
ALTER TABLE portal.terms_versions OWNER TO sahakon_owner;

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
  CONSTRAINT topics_pkey PRIMARY KEY (id),
  CONSTRAINT topics_check CHECK ((happens_until >= happens_on)),
  CONSTRAINT topics_cover_url_check CHECK ((cover_url ~ '^/mediafiles/images/'::text)),
  CONSTRAINT topics_title_check CHECK ((title <> ''::text))
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

CREATE TABLE records.agencies (
  publication_id integer NOT NULL,
  agency_no text NOT NULL,
  parent_agency_no text,
  name text NOT NULL,
  address text,
  phone text,
  head_name text,
  head_position text,
  CONSTRAINT agencies_pkey PRIMARY KEY (publication_id, agency_no)
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
  CONSTRAINT agency_months_pkey PRIMARY KEY (publication_id, agency_no, month)
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
  CONSTRAINT beneficiaries_pkey PRIMARY KEY (publication_id, member_no, order_no)
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
  CONSTRAINT collection_items_pkey PRIMARY KEY (publication_id, member_no, month, seq, item_no)
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
  CONSTRAINT collections_pkey PRIMARY KEY (publication_id, member_no, month, seq)
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
  CONSTRAINT cremation_enrolments_pkey PRIMARY KEY (publication_id, cremation_no)
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
  CONSTRAINT cremation_months_pkey PRIMARY KEY (publication_id, cremation_no, month)
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
  annual_rate numeric(7,4) NOT NULL,
  balance_satang bigint NOT NULL,
  held_satang bigint NOT NULL,
  available_satang bigint NOT NULL,
  accrued_interest_satang bigint NOT NULL,
  last_activity_on date,
  status text NOT NULL,
  rate_since date,
  CONSTRAINT deposit_accounts_pkey PRIMARY KEY (publication_id, account_no)
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
  CONSTRAINT deposit_lines_pkey PRIMARY KEY (publication_id, account_no, seq)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.deposit_lines OWNER TO sahakon_intake;

CREATE TABLE records.dividend_deductions (
  publication_id integer NOT NULL,
  year integer NOT NULL,
  seq integer NOT NULL,
  amount_satang bigint NOT NULL,
  member_no text NOT NULL,
  name text NOT NULL,
  CONSTRAINT dividend_deductions_pkey PRIMARY KEY (publication_id, member_no, year, seq)
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
  CONSTRAINT dividend_years_pkey PRIMARY KEY (publication_id, year)
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
  CONSTRAINT dividends_pkey PRIMARY KEY (publication_id, member_no, year)
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
  CONSTRAINT guarantees_pkey PRIMARY KEY (publication_id, contract_no, seq)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.guarantees OWNER TO sahakon_intake;

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
  CONSTRAINT loan_lines_pkey PRIMARY KEY (publication_id, contract_no, seq)
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
  CONSTRAINT loans_pkey PRIMARY KEY (publication_id, contract_no)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.loans OWNER TO sahakon_intake;

CREATE TABLE records.members (
  publication_id integer NOT NULL,
  member_no text NOT NULL,
  prefix text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  national_id text NOT NULL,
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
  CONSTRAINT members_pkey PRIMARY KEY (publication_id, member_no)
) PARTITION BY LIST (publication_id);
ALTER TABLE records.members OWNER TO sahakon_intake;

CREATE TABLE records.publications (
  id integer GENERATED BY DEFAULT AS IDENTITY,
  as_of date NOT NULL,
  published_at timestamp with time zone DEFAULT now() NOT NULL,
  rows jsonb NOT NULL,
  hash text NOT NULL,
  made_up boolean DEFAULT false NOT NULL,
  CONSTRAINT publications_pkey PRIMARY KEY (id)
);
ALTER TABLE records.publications OWNER TO sahakon_intake;

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
  CONSTRAINT share_lines_pkey PRIMARY KEY (publication_id, member_no, seq)
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
  CONSTRAINT welfare_claims_pkey PRIMARY KEY (publication_id, request_no)
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
  CONSTRAINT welfare_types_pkey PRIMARY KEY (publication_id, type_code)
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
ALTER TABLE portal.consents ADD CONSTRAINT consents_policy_kind_policy_version_fkey FOREIGN KEY (policy_kind, policy_version) REFERENCES portal.policies(kind, version);
ALTER TABLE portal.election_calendar ADD CONSTRAINT election_calendar_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.election_candidates ADD CONSTRAINT election_candidates_year_code_fkey FOREIGN KEY (year, code) REFERENCES portal.election_positions(year, code) ON DELETE CASCADE;
ALTER TABLE portal.election_candidates ADD CONSTRAINT election_candidates_year_zone_no_fkey FOREIGN KEY (year, zone_no) REFERENCES portal.election_zones(year, zone_no);
ALTER TABLE portal.election_documents ADD CONSTRAINT election_documents_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.election_positions ADD CONSTRAINT election_positions_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.election_results ADD CONSTRAINT election_results_year_code_number_fkey FOREIGN KEY (year, code, number) REFERENCES portal.election_candidates(year, code, number) ON DELETE CASCADE;
ALTER TABLE portal.election_turnouts ADD CONSTRAINT election_turnouts_year_code_fkey FOREIGN KEY (year, code) REFERENCES portal.election_positions(year, code) ON DELETE CASCADE;
ALTER TABLE portal.election_voters ADD CONSTRAINT election_voters_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.election_voters ADD CONSTRAINT election_voters_year_zone_no_fkey FOREIGN KEY (year, zone_no) REFERENCES portal.election_zones(year, zone_no);
ALTER TABLE portal.election_zones ADD CONSTRAINT election_zones_year_fkey FOREIGN KEY (year) REFERENCES portal.elections(year) ON DELETE CASCADE;
ALTER TABLE portal.guide_reads ADD CONSTRAINT guide_reads_version_fkey FOREIGN KEY (version) REFERENCES portal.guide_versions(version);
ALTER TABLE portal.help_tickets ADD CONSTRAINT help_tickets_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.member_pictures ADD CONSTRAINT member_pictures_member_no_fkey FOREIGN KEY (member_no) REFERENCES portal.member_accounts(member_no) ON DELETE CASCADE;
ALTER TABLE portal.sessions ADD CONSTRAINT sessions_helper_id_fkey FOREIGN KEY (helper_id) REFERENCES portal.staff(id);
ALTER TABLE portal.staff_relatives ADD CONSTRAINT staff_relatives_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES portal.staff(id);
ALTER TABLE portal.sub_menu_items ADD CONSTRAINT sub_menu_items_menu_seq_fkey FOREIGN KEY (menu_seq) REFERENCES portal.menu_items(seq) ON DELETE CASCADE;
ALTER TABLE portal.terms_acceptances ADD CONSTRAINT terms_acceptances_kind_version_fkey FOREIGN KEY (kind, version) REFERENCES portal.terms_versions(kind, version);
ALTER TABLE portal.topic_files ADD CONSTRAINT topic_files_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.topics(id) ON DELETE CASCADE;
ALTER TABLE portal.topic_images ADD CONSTRAINT topic_images_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.topics(id) ON DELETE CASCADE;
ALTER TABLE portal.topic_views ADD CONSTRAINT topic_views_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES portal.topics(id) ON DELETE CASCADE;
ALTER TABLE portal.topics ADD CONSTRAINT topics_category_key_fkey FOREIGN KEY (category_key) REFERENCES portal.categories(key);
ALTER TABLE records.current ADD CONSTRAINT current_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES records.publications(id);

-- Indexes that no key brings with it

CREATE INDEX activation_codes_member ON portal.activation_codes USING btree (member_no);
CREATE INDEX agencies_parent ON records.agencies USING btree (publication_id, parent_agency_no, agency_no) WHERE (parent_agency_no IS NOT NULL);
CREATE INDEX agency_letter_openings_own ON portal.agency_letter_openings USING btree (agency_no, year_be, run, opened_at);
CREATE INDEX agency_letters_newest ON portal.agency_letters USING btree (agency_no, year_be DESC, run DESC);
CREATE INDEX agency_report_lines_member ON portal.agency_report_lines USING btree (member_no, month, seq);
CREATE INDEX agency_reports_waiting ON portal.agency_reports USING btree (submitted_at) WHERE ((state = ANY (ARRAY['SUBMITTED'::text, 'ACCEPTED'::text])) AND (closed_at IS NULL));
CREATE INDEX agency_sign_in_failures_age ON portal.agency_sign_in_failures USING btree (last_at);
CREATE INDEX agency_steps_month ON portal.agency_steps USING btree (agency_no, month, id);
CREATE INDEX audit_entries_history ON portal.audit_entries USING btree (member_no, seq DESC) WHERE ((actor_kind = 'office'::text) OR (entry !~~ '%.read'::text));
CREATE INDEX audit_entries_member ON portal.audit_entries USING btree (member_no, seq);
CREATE INDEX board_answers_member ON portal.board_answers USING btree (member_no, posted_at);
CREATE INDEX board_answers_topic ON portal.board_answers USING btree (topic_id, posted_at, id) WHERE (hidden_at IS NULL);
CREATE INDEX board_drafts_oldest ON portal.board_drafts USING btree (saved_at);
CREATE INDEX board_topics_member ON portal.board_topics USING btree (member_no, posted_at);
CREATE INDEX board_topics_newest ON portal.board_topics USING btree (posted_at DESC, id DESC) WHERE (hidden_at IS NULL);
CREATE INDEX calendar_events_by_day ON portal.calendar_events USING btree (starts_on, id);
CREATE INDEX collections_agency ON records.collections USING btree (publication_id, agency_no, month, member_no, seq);
CREATE INDEX complaints_published ON portal.complaints USING btree (received_at DESC, id DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX complaints_received ON portal.complaints USING btree (received_at);
CREATE INDEX complaints_to_forget ON portal.complaints USING btree (closed_at) WHERE (detail <> '-'::text);
CREATE INDEX cremation_enrolments_member ON records.cremation_enrolments USING btree (publication_id, member_no, cremation_no);
CREATE INDEX deposit_accounts_member ON records.deposit_accounts USING btree (publication_id, member_no, account_no);
CREATE INDEX devices_by_hash ON portal.devices USING btree (device_hash);
CREATE INDEX guarantees_guarantor ON records.guarantees USING btree (publication_id, guarantor_no, contract_no, seq) WHERE (guarantor_no IS NOT NULL);
CREATE INDEX help_tickets_member ON portal.help_tickets USING btree (member_no, used_at);
CREATE INDEX help_tickets_staff ON portal.help_tickets USING btree (staff_id, made_at);
CREATE INDEX help_tickets_untold ON portal.help_tickets USING btree (made_at) WHERE (told_at IS NULL);
CREATE INDEX loans_member ON records.loans USING btree (publication_id, member_no, contract_no);
CREATE INDEX member_choices_newest ON portal.member_choices USING btree (member_no, kind, id DESC);
CREATE INDEX member_phones_effective ON portal.member_phones USING btree (member_no, effective_at DESC);
CREATE INDEX one_time_codes_age ON portal.one_time_codes USING btree (created_at);
CREATE INDEX one_time_codes_member ON portal.one_time_codes USING btree (member_no, created_at);
CREATE INDEX papers_newest ON portal.papers USING btree (member_no, issued_at DESC, code);
CREATE INDEX password_steps_member ON portal.password_steps USING btree (member_no);
CREATE INDEX pending_changes_session ON portal.pending_changes USING btree (member_no, session_id);
CREATE INDEX sessions_helper ON portal.sessions USING btree (helper_id) WHERE (helper_id IS NOT NULL);
CREATE INDEX sessions_subject ON portal.sessions USING btree (kind, subject);
CREATE INDEX topics_newest ON portal.topics USING btree (category_key, pinned DESC, published_at DESC, id DESC) WHERE shown;
CREATE INDEX topics_published ON portal.topics USING btree (published_at DESC, id DESC) WHERE shown;
CREATE INDEX used_proofs_end ON portal.used_proofs USING btree (ends_at);
CREATE INDEX voter_misses_oldest ON portal.voter_misses USING btree (since);
CREATE INDEX welfare_claims_member ON records.welfare_claims USING btree (publication_id, member_no, requested_on, request_no);
CREATE INDEX welfare_claims_paid ON records.welfare_claims USING btree (publication_id, member_no, paid_on, request_no) WHERE (paid_on IS NOT NULL);
CREATE UNIQUE INDEX agency_letters_first ON portal.agency_letters USING btree (agency_no, month) WHERE (replaces_run IS NULL);
CREATE UNIQUE INDEX devices_living ON portal.devices USING btree (member_no, device_hash) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX member_phones_waiting ON portal.member_phones USING btree (member_no) WHERE ((effective_at IS NULL) AND (withdrawn_at IS NULL));

-- Functions

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

CREATE OR REPLACE FUNCTION portal.complaint_by_code(asked_hash bytea)
 RETURNS TABLE(category text, status text, topic text, received_at timestamp with time zone, answered_at timestamp with time zone, answer text, published_id bigint, timeline jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT c.category, c.status, c.topic, c.received_at, c.answered_at, c.answer,
    CASE WHEN c.published_at <= now() THEN c.id END,
    (SELECT jsonb_agg(jsonb_build_object('status', e.status, 'note', e.note,
        'happenedOn', (e.happened_at AT TIME ZONE 'Asia/Bangkok')::date) ORDER BY e.seq)
      FROM portal.complaint_events e WHERE e.complaint_id = c.id)
  FROM portal.complaint_codes k JOIN portal.complaints c ON c.id = k.complaint_id
  WHERE k.code_hash = asked_hash;
$function$
;
ALTER FUNCTION portal.complaint_by_code(bytea) OWNER TO sahakon_owner;

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

CREATE OR REPLACE FUNCTION portal.file_complaint(new_code_hash bytea, new_category text, new_topic text, new_detail text, new_contact_name text, new_phone text, new_email text, new_membership_no text, is_anonymous boolean, may_publish boolean)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  filed_id bigint;
  filed_at timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(new_topic || new_detail, 12));
  -- The clock, not the transaction's beginning: the lock may have been waited for.
  SELECT c.id, c.received_at INTO filed_id, filed_at FROM portal.complaints c
  WHERE c.received_at > clock_timestamp() - interval '1 minute'
    AND (c.category, c.topic, c.detail, c.anonymous, c.allow_publish)
      = (new_category, new_topic, new_detail, is_anonymous, may_publish)
    AND (c.contact_name, c.phone, c.email, c.membership_no)
      IS NOT DISTINCT FROM (new_contact_name, new_phone, new_email, new_membership_no)
  ORDER BY c.received_at LIMIT 1;
  IF filed_id IS NULL THEN
    INSERT INTO portal.complaints (category, topic, detail, contact_name, phone, email,
      membership_no, anonymous, allow_publish)
    VALUES (new_category, new_topic, new_detail, new_contact_name, new_phone, new_email,
      new_membership_no, is_anonymous, may_publish)
    RETURNING id, received_at INTO filed_id, filed_at;
    INSERT INTO portal.complaint_events (complaint_id, seq, status) VALUES (filed_id, 1, 'RECEIVED');
    PERFORM portal.forget_complaints();
  END IF;
  INSERT INTO portal.complaint_codes (code_hash, complaint_id) VALUES (new_code_hash, filed_id);
  RETURN filed_at;
END $function$
;
ALTER FUNCTION portal.file_complaint(bytea,text,text,text,text,text,text,text,boolean,boolean) OWNER TO sahakon_owner;

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
    AND c.closed_at IS NULL AND c.began_at > now() - interval '15 minutes';
END $function$
;
ALTER FUNCTION portal.find_code(bytea,text,text) OWNER TO sahakon_owner;

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
 RETURNS TABLE(session_id uuid, staff_id uuid, login text, name text, roles text[], last_seen_seconds integer, ends_in_seconds integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT s.id, m.id, m.login, m.name, m.roles,
    floor(extract(epoch FROM now() - s.last_seen_at))::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int
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

CREATE OR REPLACE FUNCTION portal.find_password_step(ticket bytea, wanted text, browser bytea)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT member_no FROM portal.password_steps
  WHERE ticket_hash = ticket AND purpose = wanted AND bound_to = browser
    AND used_at IS NULL AND ends_at > now();
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
    AND (s.helper_id IS NULL OR (helper.ended_at IS NULL AND 'support' = ANY (helper.roles)));
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
  ) SELECT count(*) FROM forgotten;
$function$
;
ALTER FUNCTION portal.forget_complaints() OWNER TO sahakon_owner;

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

CREATE OR REPLACE FUNCTION portal.is_demo()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ SELECT EXISTS (SELECT FROM portal.settings WHERE key = 'demo' AND value = 'true') $function$
;
ALTER FUNCTION portal.is_demo() OWNER TO sahakon_owner;

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
BEGIN
  RETURN portal.write_agency_letters((now() AT TIME ZONE 'Asia/Bangkok')::date, NULL);
END $function$
;
ALTER FUNCTION portal.issue_agency_letters() OWNER TO sahakon_owner;

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
    AND m.id = t.staff_id
    AND m.ended_at IS NULL
    AND 'support' = ANY (m.roles)
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
    AND c.closed_at IS NULL AND c.ends_at > now() AND c.attempts < 5
  RETURNING c.id, c.member_no, c.code_mac, c.decoy, c.activates, 5 - c.attempts;
END $function$
;
ALTER FUNCTION portal.try_code(bytea,text,text) OWNER TO sahakon_owner;

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
 RETURNS TABLE(year_be smallint, run integer, letter_date date, month date, unit_name text, members integer, total_satang bigint, replaced boolean, prefix text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  SELECT l.year_be, l.run, l.letter_date, l.month, l.unit_name, l.members, l.total_satang,
    EXISTS (SELECT FROM portal.agency_letters s
      WHERE s.replaces_year = l.year_be AND s.replaces_run = l.run),
    l.wording ->> 'prefix'
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
    SELECT l.* FROM portal.agency_letters l
    WHERE NOT EXISTS (SELECT FROM portal.agency_letters s
      WHERE s.replaces_year = l.year_be AND s.replaces_run = l.run)
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
    b.head_name, b.head_position, portal.new_paper_code(), l.year_be, l.run, b.publication_id,
    b.bills_hash, (SELECT s.wording FROM settled s), (SELECT s.signature FROM settled s)
  FROM records.agency_bills(of_month) b
  LEFT JOIN in_force l ON l.agency_no = b.agency_no AND l.month = b.month
  WHERE (of_month IS NOT NULL OR b.state <> 'POSTED' OR l.run IS NOT NULL)
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
            WHERE p.id < n.publication_id)
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
 RETURNS TABLE(contract_no text, borrower_no text, prefix text, first_name text, last_name text, contract_date date, approved_satang bigint, principal_balance_satang bigint, guaranteed_satang bigint, in_arrears boolean, status text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT g.contract_no, g.borrower_no, m.prefix, m.first_name, m.last_name, l.contract_date,
    l.approved_satang, l.principal_balance_satang, g.amount_satang,
    l.principal_arrears_satang > 0 OR l.interest_arrears_satang > 0, l.status
  FROM records.guarantees g
  CROSS JOIN LATERAL (
    SELECT a.* FROM records.loans a
    WHERE a.publication_id = g.publication_id AND a.contract_no = g.contract_no
      AND a.status = 'OPEN'
    LIMIT 1
  ) l
  CROSS JOIN LATERAL (
    SELECT p.* FROM records.members p
    WHERE p.publication_id = g.publication_id AND p.member_no = g.borrower_no
    LIMIT 1
  ) m
  WHERE g.publication_id = NULLIF(current_setting('app.publication', true), '')::int
    AND g.guarantor_no = NULLIF(current_setting('app.member_no', true), '')
    AND g.kind = 'PERSON';
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

-- Triggers

CREATE TRIGGER chain BEFORE INSERT ON portal.audit_entries FOR EACH ROW EXECUTE FUNCTION portal.chain_audit_entry();
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON portal.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_audit_change();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.bank_accounts FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.board_answers FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER forget AFTER INSERT ON portal.board_drafts FOR EACH STATEMENT EXECUTE FUNCTION portal.forget_board_drafts();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.board_topics FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.calendar_events FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.categories FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON portal.complaint_events FOR EACH ROW EXECUTE FUNCTION portal.complaint_event_changed();
CREATE TRIGGER content_added AFTER INSERT ON portal.complaints FOR EACH ROW WHEN ((new.published_at IS NOT NULL)) EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER UPDATE ON portal.complaints FOR EACH ROW WHEN (((new.published_at IS NOT NULL) OR (old.published_at IS NOT NULL))) EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_removed AFTER DELETE ON portal.complaints FOR EACH ROW WHEN ((old.published_at IS NOT NULL)) EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.dividend_rates FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_calendar FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_candidates FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_documents FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_positions FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_results FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_turnouts FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.election_zones FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.elections FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.interest_rates FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.links FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.marquee FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.menu_items FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.policies FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER end_help AFTER UPDATE OF revoked_at ON portal.sessions FOR EACH ROW WHEN (((new.kind = 'office'::text) AND (new.revoked_at IS NOT NULL) AND (old.revoked_at IS NULL))) EXECUTE FUNCTION portal.end_help_of_session();
CREATE TRIGGER keep_demo BEFORE INSERT OR DELETE OR UPDATE ON portal.settings FOR EACH ROW EXECUTE FUNCTION portal.keep_demo();
CREATE TRIGGER keep_settings BEFORE TRUNCATE ON portal.settings FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_emptying();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.slides FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.sub_menu_items FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.terms_versions FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.topic_files FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.topic_images FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portal.topics FOR EACH STATEMENT EXECUTE FUNCTION portal.content_changed();
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

ALTER TABLE portal.board_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.board_answers FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.board_drafts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.board_drafts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.board_topics ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.board_topics FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.complaint_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.complaint_codes FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.complaint_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.complaint_events FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.complaints ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.complaints FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.consents FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.devices ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.devices FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_results FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_turnouts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_turnouts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.election_voters ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.election_voters FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.former_persons ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.former_persons FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.guide_reads ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.guide_reads FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.guide_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.guide_versions FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.help_tickets ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.help_tickets FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.member_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_accounts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.member_choices ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_choices FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.member_phones ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_phones FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.member_pictures ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_pictures FORCE ROW LEVEL SECURITY;

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

ALTER TABLE portal.staff ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.staff FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.staff_relatives ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.staff_relatives FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.terms_acceptances ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.terms_acceptances FORCE ROW LEVEL SECURITY;

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

ALTER TABLE records.dividend_deductions ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.dividend_deductions FORCE ROW LEVEL SECURITY;

ALTER TABLE records.dividend_years ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.dividend_years FORCE ROW LEVEL SECURITY;

ALTER TABLE records.dividends ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.dividends FORCE ROW LEVEL SECURITY;

ALTER TABLE records.guarantees ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.guarantees FORCE ROW LEVEL SECURITY;

ALTER TABLE records.loan_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.loan_lines FORCE ROW LEVEL SECURITY;

ALTER TABLE records.loans ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.loans FORCE ROW LEVEL SECURITY;

ALTER TABLE records.members ENABLE ROW LEVEL SECURITY;
ALTER TABLE records.members FORCE ROW LEVEL SECURITY;

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

CREATE POLICY own ON portal.audit_entries FOR SELECT TO sahakon_app
  USING (((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)) AND (written_at > ( SELECT portal.mine_since() AS mine_since))));

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

CREATE POLICY backup ON portal.devices FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.devices TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.devices TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

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
  USING ((effective_on <= ((now() AT TIME ZONE 'Asia/Bangkok'::text))::date));

CREATE POLICY keeper ON portal.policies TO sahakon_owner
  USING (true)
  WITH CHECK (true);

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

CREATE POLICY backup ON portal.staff FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.staff TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.staff TO sahakon_app
  USING (((id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)));

CREATE POLICY backup ON portal.staff_relatives FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.staff_relatives TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.staff_relatives TO sahakon_app
  USING (((staff_id)::text = NULLIF(current_setting('app.staff_id'::text, true), ''::text)));

CREATE POLICY backup ON portal.terms_acceptances FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.terms_acceptances TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.terms_acceptances TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.topics FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.topics TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY published ON portal.topics FOR SELECT TO sahakon_app
  USING ((shown AND (published_at <= now())));

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

REVOKE ALL ON FUNCTION portal.admit_publication() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.audit_hash(portal.audit_entries) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.chain_audit_entry() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.check_voter(integer,text,date,boolean) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.complaint_by_code(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.complaint_event_changed() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.content_changed() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.decide_report(text,date,integer,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.end_accounts(text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.end_help() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.end_help_of_session() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.file_complaint(bytea,text,text,text,text,text,text,text,boolean,boolean) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_agency_session(bytea,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_code(bytea,text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_help(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_office_session(bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_password_step(bytea,text,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_sessions(bytea[],bytea[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_staff(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.forget_agency_failures() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.forget_board_drafts() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.forget_codes() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.forget_complaints() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.hold_reports() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.hold_staff(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.is_demo() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.is_staff_member(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.issue_agency_letters() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.keep_demo() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.keep_letter_sheets(integer,integer,integer) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.know_secret(integer[],bytea[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.meet_records(text[],date[],text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.mine_since() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.move_devices(bytea,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.my_reported() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.new_paper_code() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_report_lines(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_report_steps(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.office_reports() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.post_on_board(bigint,text,text,text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.redeem_help(bytea,uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.refuse_audit_change() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.refuse_emptying() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.renew_staff_password(text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.settle_letter_wording(jsonb,bytea) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.settler() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.slip_twins_for_staff(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.slips_for_staff(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.standing_lines(text[],date[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.standing_reports() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.take_help_digest() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.touch_sessions(uuid[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.try_code(bytea,text,text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.use_proof(text,timestamp with time zone) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.use_totp_step(uuid,bigint) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.usual_agency_password_cost() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.usual_password_cost() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.verify_agency_letter(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.verify_audit() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.verify_paper(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.write_agency_letters(date,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.agency_bills(date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.billed_members(date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.bills_hash(integer,text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.guaranteed() FROM PUBLIC;
REVOKE ALL ON FUNCTION records.holds_real() FROM PUBLIC;
REVOKE ALL ON FUNCTION records.person_of(text,date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.standing(text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.sub_agency_months(date) FROM PUBLIC;

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
GRANT INSERT, SELECT ON TABLE portal.audit_entries TO sahakon_app;
GRANT SELECT ON TABLE portal.audit_entries TO sahakon_audit, sahakon_backup;
GRANT SELECT ON TABLE portal.audit_head TO sahakon_audit, sahakon_backup;
GRANT SELECT ON TABLE portal.bank_accounts TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.board_answers TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.board_drafts TO sahakon_app;
GRANT SELECT ON TABLE portal.board_drafts TO sahakon_backup;
GRANT SELECT ON TABLE portal.board_topics TO sahakon_backup;
GRANT SELECT ON TABLE portal.calendar_events TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.categories TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.complaint_codes TO sahakon_backup;
GRANT SELECT ON TABLE portal.complaint_events TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.complaints TO sahakon_backup;
GRANT SELECT ON TABLE portal.consents TO sahakon_backup;
GRANT SELECT ON TABLE portal.content_version TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.devices TO sahakon_app;
GRANT SELECT ON TABLE portal.devices TO sahakon_backup;
GRANT SELECT ON TABLE portal.dividend_rates TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_calendar TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_candidates TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_documents TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_positions TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_results TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_turnouts TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_voters TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.election_zones TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.elections TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.former_persons TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.guide_reads TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.guide_versions TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.help_tickets TO sahakon_app;
GRANT SELECT ON TABLE portal.help_tickets TO sahakon_backup;
GRANT SELECT ON TABLE portal.interest_rates TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.letter_signatures TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.links TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.marquee TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.member_accounts TO sahakon_app;
GRANT SELECT ON TABLE portal.member_accounts TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.member_choices TO sahakon_app;
GRANT SELECT ON TABLE portal.member_choices TO sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.member_phones TO sahakon_app;
GRANT SELECT ON TABLE portal.member_phones TO sahakon_backup;
GRANT DELETE, INSERT, SELECT ON TABLE portal.member_pictures TO sahakon_app;
GRANT SELECT ON TABLE portal.member_pictures TO sahakon_backup;
GRANT SELECT ON TABLE portal.menu_items TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.migrations TO sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.one_time_codes TO sahakon_app;
GRANT SELECT ON TABLE portal.one_time_codes TO sahakon_backup;
GRANT SELECT ON TABLE portal.papers TO sahakon_app, sahakon_backup;
GRANT DELETE, INSERT, SELECT ON TABLE portal.password_steps TO sahakon_app;
GRANT SELECT ON TABLE portal.password_steps TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.pending_changes TO sahakon_app;
GRANT SELECT ON TABLE portal.pending_changes TO sahakon_backup;
GRANT SELECT ON TABLE portal.policies TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.secret_versions TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.sessions TO sahakon_app;
GRANT SELECT ON TABLE portal.sessions TO sahakon_backup;
GRANT SELECT ON TABLE portal.settings TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.sign_in_failures TO sahakon_app;
GRANT SELECT ON TABLE portal.sign_in_failures TO sahakon_backup;
GRANT SELECT ON TABLE portal.slides TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.staff TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.staff_relatives TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.sub_menu_items TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.terms_acceptances TO sahakon_app;
GRANT SELECT ON TABLE portal.terms_acceptances TO sahakon_backup;
GRANT SELECT ON TABLE portal.terms_versions TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.topic_files TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.topic_images TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.topic_views TO sahakon_app;
GRANT SELECT ON TABLE portal.topic_views TO sahakon_backup;
GRANT SELECT ON TABLE portal.topics TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.used_proofs TO sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.visits TO sahakon_app;
GRANT SELECT ON TABLE portal.visits TO sahakon_backup;
GRANT SELECT ON TABLE portal.voter_misses TO sahakon_backup;
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
GRANT SELECT ON TABLE records.dividend_deductions TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.dividend_years TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.dividends TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.guarantees TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.loan_lines TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.loans TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.members TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.publications TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.share_lines TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.welfare_claims TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE records.welfare_types TO sahakon_app, sahakon_backup;
GRANT EXECUTE ON FUNCTION portal.admit_publication() TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.audit_hash(portal.audit_entries) TO sahakon_audit;
GRANT EXECUTE ON FUNCTION portal.check_voter(integer,text,date,boolean) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.complaint_by_code(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.decide_report(text,date,integer,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.end_accounts(text[]) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.end_help() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.file_complaint(bytea,text,text,text,text,text,text,text,boolean,boolean) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_agency_session(bytea,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_code(bytea,text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_help(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_office_session(bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_password_step(bytea,text,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_sessions(bytea[],bytea[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.find_staff(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.forget_agency_failures() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.forget_codes() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.hold_reports() TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.hold_staff(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.is_demo() TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.is_staff_member(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.issue_agency_letters() TO sahakon_app, sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.keep_letter_sheets(integer,integer,integer) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.know_secret(integer[],bytea[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.meet_records(text[],date[],text[]) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.mine_since() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.move_devices(bytea,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.my_reported() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_report_lines(text,date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_report_steps(text,date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.office_reports() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.post_on_board(bigint,text,text,text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.redeem_help(bytea,uuid) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.renew_staff_password(text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.settle_letter_wording(jsonb,bytea) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.settler() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.slip_twins_for_staff(text,date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.slips_for_staff(text,date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.standing_lines(text[],date[]) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.standing_reports() TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.take_help_digest() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.touch_sessions(uuid[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.try_code(bytea,text,text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.use_proof(text,timestamp with time zone) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.use_totp_step(uuid,bigint) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.usual_agency_password_cost() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.usual_password_cost() TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.verify_agency_letter(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.verify_audit() TO sahakon_audit;
GRANT EXECUTE ON FUNCTION portal.verify_paper(text) TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.agency_bills(date) TO sahakon_owner;
GRANT EXECUTE ON FUNCTION records.billed_members(date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.guaranteed() TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.holds_real() TO sahakon_owner;
GRANT EXECUTE ON FUNCTION records.person_of(text,date) TO sahakon_owner;
GRANT EXECUTE ON FUNCTION records.standing(text[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.sub_agency_months(date) TO sahakon_app;
