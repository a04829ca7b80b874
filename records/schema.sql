-- The whole schema, written by a program from a migrated database. Do not edit:
-- change it by a new migration, then run `node records/schema/write.ts`.
-- Roles are made by migrations/roles.sql.

-- Schemas

CREATE SCHEMA portal AUTHORIZATION sahakon_owner;
CREATE SCHEMA records AUTHORIZATION sahakon_intake;
CREATE SCHEMA staging AUTHORIZATION sahakon_intake;

-- Tables

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
  failures_in_row integer DEFAULT 0 NOT NULL,
  last_failure_at timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  password_set_at timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  pending_phone text,
  pending_phone_at timestamp with time zone,
  CONSTRAINT member_accounts_pkey PRIMARY KEY (member_no),
  CONSTRAINT member_accounts_member_no_check CHECK ((member_no ~ '^[0-9]{6}$'::text)),
  CONSTRAINT member_accounts_pending_phone_check CHECK ((pending_phone ~ '^0[689][0-9]{8}$'::text))
);
ALTER TABLE portal.member_accounts OWNER TO sahakon_owner;

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
  CONSTRAINT menu_items_pkey PRIMARY KEY (seq)
);
ALTER TABLE portal.menu_items OWNER TO sahakon_owner;

CREATE TABLE portal.migrations (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);
ALTER TABLE portal.migrations OWNER TO sahakon_owner;

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
  CONSTRAINT sessions_cookie_hash_key UNIQUE (cookie_hash),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_cookie_hash_check CHECK ((length(cookie_hash) = 32)),
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

CREATE TABLE portal.sub_menu_items (
  menu_seq integer NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  CONSTRAINT sub_menu_items_pkey PRIMARY KEY (menu_seq, "position")
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

ALTER TABLE portal.sub_menu_items ADD CONSTRAINT sub_menu_items_menu_seq_fkey FOREIGN KEY (menu_seq) REFERENCES portal.menu_items(seq) ON DELETE CASCADE;
ALTER TABLE portal.terms_acceptances ADD CONSTRAINT terms_acceptances_kind_version_fkey FOREIGN KEY (kind, version) REFERENCES portal.terms_versions(kind, version);
ALTER TABLE records.current ADD CONSTRAINT current_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES records.publications(id);

-- Indexes that no key brings with it

CREATE INDEX agencies_parent ON records.agencies USING btree (publication_id, parent_agency_no, agency_no) WHERE (parent_agency_no IS NOT NULL);
CREATE INDEX audit_entries_member ON portal.audit_entries USING btree (member_no, seq);
CREATE INDEX collections_agency ON records.collections USING btree (publication_id, agency_no, month, member_no, seq);
CREATE INDEX cremation_enrolments_member ON records.cremation_enrolments USING btree (publication_id, member_no, cremation_no);
CREATE INDEX deposit_accounts_member ON records.deposit_accounts USING btree (publication_id, member_no, account_no);
CREATE INDEX guarantees_guarantor ON records.guarantees USING btree (publication_id, guarantor_no, contract_no, seq) WHERE (guarantor_no IS NOT NULL);
CREATE INDEX loans_member ON records.loans USING btree (publication_id, member_no, contract_no);
CREATE INDEX sessions_subject ON portal.sessions USING btree (kind, subject);
CREATE INDEX welfare_claims_member ON records.welfare_claims USING btree (publication_id, member_no, requested_on, request_no);
CREATE INDEX welfare_claims_paid ON records.welfare_claims USING btree (publication_id, member_no, paid_on, request_no) WHERE (paid_on IS NOT NULL);

-- Functions

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

CREATE OR REPLACE FUNCTION portal.end_accounts(member_nos text[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  ended int;
BEGIN
  DELETE FROM portal.member_accounts WHERE member_no = ANY (member_nos);
  GET DIAGNOSTICS ended = ROW_COUNT;
  DELETE FROM portal.terms_acceptances WHERE member_no = ANY (member_nos);
  UPDATE portal.sessions SET revoked_at = now()
    WHERE kind IN ('member', 'impersonation') AND subject = ANY (member_nos)
      AND revoked_at IS NULL;
  IF ended > 0 THEN
    DELETE FROM portal.settings WHERE key = 'demo';
  END IF;
  RETURN ended;
END $function$
;
ALTER FUNCTION portal.end_accounts(text[]) OWNER TO sahakon_owner;

CREATE OR REPLACE FUNCTION portal.find_sessions(token_hashes bytea[], cookie_hashes bytea[])
 RETURNS TABLE(place integer, session_id uuid, kind text, subject text, entering boolean, remember boolean, idle_left_seconds integer, ends_in_seconds integer, last_seen_seconds integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY
  SELECT pair.place::int, s.id, s.kind, s.subject, s.entering, s.remember,
    ceil(extract(epoch FROM s.last_seen_at - now()) + s.idle_seconds)::int,
    ceil(extract(epoch FROM s.ends_at - now()))::int,
    floor(extract(epoch FROM now() - s.last_seen_at))::int
  FROM unnest(token_hashes, cookie_hashes) WITH ORDINALITY AS pair (token, cookie, place)
  JOIN portal.sessions s ON s.token_hash = pair.token AND s.cookie_hash = pair.cookie
  WHERE s.revoked_at IS NULL
    AND s.ends_at > now()
    AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now();
END $function$
;
ALTER FUNCTION portal.find_sessions(bytea[],bytea[]) OWNER TO sahakon_owner;

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

-- Triggers

CREATE TRIGGER chain BEFORE INSERT ON portal.audit_entries FOR EACH ROW EXECUTE FUNCTION portal.chain_audit_entry();
CREATE TRIGGER no_change BEFORE DELETE OR UPDATE OR TRUNCATE ON portal.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION portal.refuse_audit_change();

-- Row-level security

ALTER TABLE portal.audit_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.audit_entries FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.member_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.member_accounts FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.sessions FORCE ROW LEVEL SECURITY;

ALTER TABLE portal.terms_acceptances ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.terms_acceptances FORCE ROW LEVEL SECURITY;

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

CREATE POLICY added ON portal.audit_entries FOR INSERT TO sahakon_app, sahakon_owner
  WITH CHECK (true);

CREATE POLICY auditor ON portal.audit_entries FOR SELECT TO sahakon_audit, sahakon_backup
  USING (true);

CREATE POLICY own ON portal.audit_entries FOR SELECT TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.member_accounts FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.member_accounts TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.member_accounts TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

CREATE POLICY backup ON portal.sessions FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.sessions TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.sessions TO sahakon_app
  USING (((kind = ANY (ARRAY['member'::text, 'impersonation'::text])) AND (subject = NULLIF(current_setting('app.member_no'::text, true), ''::text))))
  WITH CHECK (((kind = ANY (ARRAY['member'::text, 'impersonation'::text])) AND (subject = NULLIF(current_setting('app.member_no'::text, true), ''::text))));

CREATE POLICY backup ON portal.terms_acceptances FOR SELECT TO sahakon_backup
  USING (true);

CREATE POLICY keeper ON portal.terms_acceptances TO sahakon_owner
  USING (true)
  WITH CHECK (true);

CREATE POLICY own ON portal.terms_acceptances TO sahakon_app
  USING ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)))
  WITH CHECK ((member_no = NULLIF(current_setting('app.member_no'::text, true), ''::text)));

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

REVOKE ALL ON FUNCTION portal.audit_hash(portal.audit_entries) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.chain_audit_entry() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.end_accounts(text[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.find_sessions(bytea[],bytea[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.refuse_audit_change() FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.touch_sessions(uuid[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION portal.verify_audit() FROM PUBLIC;
REVOKE ALL ON FUNCTION records.billed_members(date) FROM PUBLIC;
REVOKE ALL ON FUNCTION records.guaranteed() FROM PUBLIC;
REVOKE ALL ON FUNCTION records.standing(text[]) FROM PUBLIC;

-- Grants

GRANT USAGE ON SCHEMA portal TO sahakon_app, sahakon_audit, sahakon_backup, sahakon_intake;
GRANT USAGE ON SCHEMA records TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.audit_entries TO sahakon_app;
GRANT SELECT ON TABLE portal.audit_entries TO sahakon_audit, sahakon_backup;
GRANT SELECT ON TABLE portal.audit_head TO sahakon_audit, sahakon_backup;
GRANT SELECT ON TABLE portal.marquee TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT, UPDATE ON TABLE portal.member_accounts TO sahakon_app;
GRANT SELECT ON TABLE portal.member_accounts TO sahakon_backup;
GRANT SELECT ON TABLE portal.menu_items TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.migrations TO sahakon_backup;
GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE portal.sessions TO sahakon_app;
GRANT SELECT ON TABLE portal.sessions TO sahakon_backup;
GRANT SELECT ON TABLE portal.settings TO sahakon_app, sahakon_backup;
GRANT SELECT ON TABLE portal.sub_menu_items TO sahakon_app, sahakon_backup;
GRANT INSERT, SELECT ON TABLE portal.terms_acceptances TO sahakon_app;
GRANT SELECT ON TABLE portal.terms_acceptances TO sahakon_backup;
GRANT SELECT ON TABLE portal.terms_versions TO sahakon_app, sahakon_backup;
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
GRANT EXECUTE ON FUNCTION portal.audit_hash(portal.audit_entries) TO sahakon_audit;
GRANT EXECUTE ON FUNCTION portal.end_accounts(text[]) TO sahakon_intake;
GRANT EXECUTE ON FUNCTION portal.find_sessions(bytea[],bytea[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.touch_sessions(uuid[]) TO sahakon_app;
GRANT EXECUTE ON FUNCTION portal.verify_audit() TO sahakon_audit;
GRANT EXECUTE ON FUNCTION records.billed_members(date) TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.guaranteed() TO sahakon_app;
GRANT EXECUTE ON FUNCTION records.standing(text[]) TO sahakon_app;
