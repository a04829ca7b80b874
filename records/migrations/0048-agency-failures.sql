-- Failures in a row of a login at the agencies' sign-in, whoever's it is (T11, T13): a proof of work
-- is owed after two, and a login that nobody has must owe it alike. No key to the accounts.
SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.agency_sign_in_failures (
  agency_no text NOT NULL CHECK (agency_no ~ '^[0-9]{1,20}$'),
  person_no smallint NOT NULL CHECK (person_no BETWEEN 1 AND 99),
  -- On browsers that the person had not used.
  in_row int NOT NULL CHECK (in_row >= 0),
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_no, person_no)
);
CREATE INDEX agency_sign_in_failures_age ON portal.agency_sign_in_failures (last_at);
ALTER TABLE portal.agency_sign_in_failures ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.agency_sign_in_failures FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.agency_sign_in_failures TO sahakon_owner
  USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.agency_sign_in_failures FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.agency_sign_in_failures TO sahakon_app
  USING (agency_no = NULLIF(current_setting('app.agency_no', true), ''))
  WITH CHECK (agency_no = NULLIF(current_setting('app.agency_no', true), ''));
GRANT SELECT, INSERT, UPDATE ON portal.agency_sign_in_failures TO sahakon_app;
GRANT SELECT ON portal.agency_sign_in_failures TO sahakon_backup;

INSERT INTO portal.agency_sign_in_failures (agency_no, person_no, in_row)
  SELECT agency_no, person_no, failures_in_row FROM portal.agency_accounts
  WHERE failures_in_row > 0 AND failures_since = password_set_at;

-- Strangers type whatever they like: after thirty quiet days a row goes, whoever's it is.
CREATE FUNCTION portal.forget_agency_failures() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  DELETE FROM portal.agency_sign_in_failures WHERE (agency_no, person_no) IN (
    SELECT agency_no, person_no FROM portal.agency_sign_in_failures
    WHERE last_at < now() - interval '30 days'
    ORDER BY last_at LIMIT 20 FOR UPDATE SKIP LOCKED);
$$;
REVOKE ALL ON FUNCTION portal.forget_agency_failures FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.forget_agency_failures TO sahakon_app;
