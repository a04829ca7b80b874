-- Limits of the app's login where PgBouncer stands between: it hands no setting of a connection on, so
-- the login brings them. Run as administrator, with the login's own name in place of sahakon_portal.
ALTER ROLE sahakon_portal SET statement_timeout = '5s';
ALTER ROLE sahakon_portal SET lock_timeout = '5s';
ALTER ROLE sahakon_portal SET idle_in_transaction_session_timeout = '10s';
