-- Group roles of the store (S7). Run before every migration, so it must do no harm twice.
-- The login that runs it needs CREATEROLE or must already belong to the groups below.
-- Roles belong to the whole server: another database may make them at the same moment.
DO $$
DECLARE
  role_name text;
  may_become boolean;
BEGIN
  FOREACH role_name IN ARRAY ARRAY[
    'sahakon_owner', 'sahakon_intake', 'sahakon_app', 'sahakon_audit', 'sahakon_backup'
  ] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN', role_name);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN
        NULL;
      END;
    END IF;
    -- The app's group is the one that the migrating login must not belong to.
    CONTINUE WHEN role_name = 'sahakon_app';
    IF current_setting('server_version_num')::int >= 160000 THEN
      may_become := pg_has_role(current_user, role_name, 'SET')
        AND pg_has_role(current_user, role_name, 'USAGE');
    ELSE
      may_become := pg_has_role(current_user, role_name, 'USAGE');
    END IF;
    IF NOT may_become THEN
      BEGIN
        EXECUTE format('GRANT %I TO %I', role_name, current_user);
      EXCEPTION WHEN unique_violation THEN
        NULL;
      END;
    END IF;
  END LOOP;
END $$;
