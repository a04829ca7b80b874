-- Collections, cremation, beneficiaries, welfare. Nobody may read them before 0008 says who.
SET LOCAL ROLE sahakon_intake;

CREATE TABLE records.agency_months (
  publication_id int NOT NULL,
  members int NOT NULL,
  -- First day of the month.
  month date NOT NULL,
  due_on date NOT NULL,
  posted_on date,
  billed_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  uncollected_satang bigint NOT NULL,
  refund_pending_satang bigint NOT NULL,
  agency_no text NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (publication_id, agency_no, month)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.collections (
  publication_id int NOT NULL,
  seq int NOT NULL,
  -- First day of the month.
  month date NOT NULL,
  item_count int NOT NULL,
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
  PRIMARY KEY (publication_id, member_no, month, seq)
) PARTITION BY LIST (publication_id);

CREATE INDEX collections_agency
  ON records.collections (publication_id, agency_no, month, member_no, seq);

CREATE TABLE records.collection_items (
  publication_id int NOT NULL,
  seq int NOT NULL,
  month date NOT NULL,
  item_no int NOT NULL,
  period_no int,
  days int,
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
  PRIMARY KEY (publication_id, member_no, month, seq, item_no)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.cremation_enrolments (
  publication_id int NOT NULL,
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
  PRIMARY KEY (publication_id, cremation_no)
) PARTITION BY LIST (publication_id);

CREATE INDEX cremation_enrolments_member
  ON records.cremation_enrolments (publication_id, member_no, cremation_no);

-- member_no repeats what the enrolment says.
CREATE TABLE records.cremation_months (
  publication_id int NOT NULL,
  deaths int NOT NULL,
  -- First day of the month.
  month date NOT NULL,
  rate_per_death_satang bigint NOT NULL,
  amount_satang bigint NOT NULL,
  collected_satang bigint NOT NULL,
  outstanding_satang bigint NOT NULL,
  cremation_no text NOT NULL,
  member_no text NOT NULL,
  receipt_no text,
  PRIMARY KEY (publication_id, cremation_no, month)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.beneficiaries (
  publication_id int NOT NULL,
  order_no int NOT NULL,
  document_on date NOT NULL,
  effective_on date,
  share_percent numeric(7, 4),
  member_no text NOT NULL,
  full_name text NOT NULL,
  relation text NOT NULL,
  address text,
  phone text,
  condition text NOT NULL,
  PRIMARY KEY (publication_id, member_no, order_no)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.welfare_types (
  publication_id int NOT NULL,
  deadline_days int,
  max_amount_satang bigint NOT NULL,
  type_code text NOT NULL,
  type_name text NOT NULL,
  rule_text text NOT NULL,
  -- Separated by semicolons.
  documents text,
  PRIMARY KEY (publication_id, type_code)
) PARTITION BY LIST (publication_id);

CREATE TABLE records.welfare_claims (
  publication_id int NOT NULL,
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
  PRIMARY KEY (publication_id, request_no)
) PARTITION BY LIST (publication_id);

CREATE INDEX welfare_claims_member
  ON records.welfare_claims (publication_id, member_no, requested_on, request_no);
CREATE INDEX welfare_claims_paid
  ON records.welfare_claims (publication_id, member_no, paid_on, request_no)
  WHERE paid_on IS NOT NULL;
