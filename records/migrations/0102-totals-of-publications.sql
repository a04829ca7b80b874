-- What the amounts of each file come to in a publication, in satang, by table and column of the
-- layout: the next comparison need not add up millions of rows that never change. Null of
-- publications from before, and of those in which members keep older rows: they are added up.
ALTER TABLE records.publications ADD COLUMN totals jsonb;

-- What the cooperative comes to is nobody's business in the members' application.
REVOKE SELECT ON records.publications FROM sahakon_app;
GRANT SELECT (id, as_of, published_at, rows, hash, made_up, shown_at, withdrawn_at,
  manifest_sha256, base_id, stale_notice_at) ON records.publications TO sahakon_app;
