-- Whether a change can be written at all, asked by the servers every few seconds: a row that is
-- changed, and a block of the disk that is asked for and given back.

SET LOCAL ROLE sahakon_owner;

CREATE TABLE portal.write_probes (
  id smallint NOT NULL,
  probed_at timestamptz NOT NULL DEFAULT now(),
  filler text NOT NULL DEFAULT '',
  CONSTRAINT write_probes_pkey PRIMARY KEY (id),
  CONSTRAINT write_probes_id_check CHECK (id IN (1, 2))
);
-- In one piece, so that it needs a block of its own.
ALTER TABLE portal.write_probes ALTER COLUMN filler SET STORAGE PLAIN;
INSERT INTO portal.write_probes (id) VALUES (1);

GRANT SELECT, INSERT, UPDATE ON portal.write_probes TO sahakon_app;
GRANT SELECT ON portal.write_probes TO sahakon_backup;

-- With the caller's own rights, since those are what is asked about. Of a full disk the files that are
-- there may still have room: the second row fits into no block that holds anything, and what is
-- rolled back leaves nothing behind, so that the table is cut down to its first block again.
CREATE FUNCTION portal.probe_write() RETURNS void
LANGUAGE plpgsql SET search_path TO pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.write_probes SET probed_at = now() WHERE id = 1;
  BEGIN
    INSERT INTO portal.write_probes (id, filler) VALUES (2, repeat('x', 8115));
    RAISE EXCEPTION USING ERRCODE = 'SA001';
  EXCEPTION WHEN SQLSTATE 'SA001' THEN NULL;
  END;
END $$;
REVOKE ALL ON FUNCTION portal.probe_write() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.probe_write() TO sahakon_app;
