-- Papers that were handed out and can be looked up by anybody who holds one: receipts, invoices and
-- certificates of balances (D-11). What a paper stated stays true as of its day, so nothing of it
-- ever changes, and no paper goes when a number passes to another person: it is evidence.
SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.papers (
  -- 130 bits of chance and two letters that check them (T2); on the paper in groups of four.
  code text PRIMARY KEY CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{28}$'),
  member_no text NOT NULL CHECK (member_no ~ '^[0-9]{6}$'),
  -- When the number had last passed on: the one who bears it later sees none of these.
  since timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('RECEIPT', 'INVOICE', 'BALANCE')),
  -- What exactly: `2025-11/1` of a collection, the chosen parts of a certificate.
  about text NOT NULL CHECK (length(about) BETWEEN 1 AND 200),
  -- The day that the paper speaks of.
  on_day date NOT NULL,
  -- What it states as its totals: of money paid or owned, and of debts.
  total_satang bigint,
  debt_satang bigint,
  CHECK (num_nonnulls(total_satang, debt_satang) > 0),
  -- SHA-256 of every figure and word that it states.
  content_hash bytea NOT NULL CHECK (length(content_hash) = 32),
  -- The delivery of records that it was made from.
  publication_id int NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT now(),
  -- When the same was last asked for again.
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- The same paper asked for twice is one paper.
  UNIQUE (member_no, since, kind, about, on_day, content_hash)
);
CREATE INDEX papers_newest ON portal.papers (member_no, issued_at DESC, code);

ALTER TABLE portal.papers ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.papers FORCE ROW LEVEL SECURITY;
CREATE POLICY keeper ON portal.papers TO sahakon_owner USING (true) WITH CHECK (true);
CREATE POLICY backup ON portal.papers FOR SELECT TO sahakon_backup USING (true);
CREATE POLICY own ON portal.papers TO sahakon_app
  USING (member_no = NULLIF(current_setting('app.member_no', true), '')
    AND since = (SELECT portal.mine_since()))
  WITH CHECK (member_no = NULLIF(current_setting('app.member_no', true), '')
    AND since = (SELECT portal.mine_since()));
GRANT SELECT ON portal.papers TO sahakon_app, sahakon_backup;
GRANT INSERT (code, member_no, since, kind, about, on_day, total_satang, debt_satang, content_hash,
  publication_id) ON portal.papers TO sahakon_app;
GRANT UPDATE (asked_at) ON portal.papers TO sahakon_app;

-- What a paper of exactly this code states; nothing of whose it is.
CREATE FUNCTION portal.verify_paper(asked_code text)
RETURNS TABLE (kind text, on_day date, total_satang bigint, debt_satang bigint, issued_on date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT p.kind, p.on_day, p.total_satang, p.debt_satang,
    (p.issued_at AT TIME ZONE 'Asia/Bangkok')::date
  FROM portal.papers p WHERE p.code = asked_code
$$;
REVOKE ALL ON FUNCTION portal.verify_paper FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.verify_paper TO sahakon_app;
