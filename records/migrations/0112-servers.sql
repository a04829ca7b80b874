-- What several servers of one store agree on: which of them live, with which settings; how many
-- guarded tries of the whole site fail; which mails of a day have gone out.

SET LOCAL ROLE sahakon_owner;

-- A row for each process that serves; it says so twice a minute, and takes the row along when it
-- ends.
CREATE TABLE portal.servers (
  id uuid NOT NULL,
  host text NOT NULL,
  began_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  -- The newest version of the secret that it can read.
  secret_version int NOT NULL,
  -- Short digests of what all servers must be set alike, by name of the setting.
  settings jsonb NOT NULL,
  CONSTRAINT servers_pkey PRIMARY KEY (id),
  CONSTRAINT servers_host_check CHECK (length(host) BETWEEN 1 AND 255)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.servers TO sahakon_app;
GRANT SELECT ON portal.servers TO sahakon_backup;

-- Of five minutes each; two of them count.
CREATE TABLE portal.guarded_tries (
  since timestamptz NOT NULL,
  succeeded int NOT NULL,
  failed int NOT NULL,
  CONSTRAINT guarded_tries_pkey PRIMARY KEY (since)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.guarded_tries TO sahakon_app;
GRANT SELECT ON portal.guarded_tries TO sahakon_backup;

-- Whoever makes or renews the row sends the mail.
CREATE TABLE portal.mail_claims (
  name text NOT NULL,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mail_claims_pkey PRIMARY KEY (name)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON portal.mail_claims TO sahakon_app;
GRANT SELECT ON portal.mail_claims TO sahakon_backup;
