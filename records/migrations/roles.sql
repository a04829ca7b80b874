-- Group roles of the store (S7). Run before every migration, so it must do no harm twice.
-- Their names are records/roles.ts's, handed over as settings of the session.
-- The login that runs it needs CREATEROLE or must already belong to the roles of upkeep.
-- Roles belong to the whole server: another database may make them at the same moment.
DO $$
DECLARE
  upkeep_roles CONSTANT text[] := string_to_array(current_setting('sahakon.upkeep_roles'), ' ');
  app_role CONSTANT text := current_setting('sahakon.app_role');
  role_name text;
  may_become boolean;
BEGIN
  FOREACH role_name IN ARRAY upkeep_roles || app_role LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN', role_name);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN
        NULL;
      END;
    END IF;
    -- The app's group is the one that the migrating login must not belong to.
    CONTINUE WHEN role_name = app_role;
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
