-- What the amounts of each file come to in a publication, in satang, by table and column of the
-- layout: the next comparison need not add up millions of rows that never change. Null of
-- publications from before, and of those in which members keep older rows: they are added up.
ALTER TABLE records.publications ADD COLUMN totals jsonb;
