-- Extracts that hold only what is new: which extract they are put upon.

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.publications
  -- SHA-256 of the manifest as it was delivered, in hex: by it a delta names what it is put upon.
  ADD COLUMN manifest_sha256 text,
  -- The publication that a delta was put upon; blank of a full extract.
  ADD COLUMN base_id int;
