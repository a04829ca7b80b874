-- Terms, policies and the agencies' guide are written in the office: each version says what it
-- changed and who wrote it. What lies ahead may be changed or withdrawn until its day; what is or
-- was in force is changed by nobody.

SET LOCAL ROLE sahakon_owner;

DO $$
DECLARE
  list text;
BEGIN
  FOREACH list IN ARRAY ARRAY['terms_versions', 'policies', 'guide_versions'] LOOP
    -- What it changed against the one before, in plain words; '' of a first version.
    EXECUTE format('ALTER TABLE portal.%I
      ADD COLUMN change_summary text NOT NULL DEFAULT '''' CHECK (length(change_summary) <= 2000),
      ADD COLUMN written_by text NOT NULL DEFAULT ''''', list);
    IF list <> 'guide_versions' THEN
      -- NULL of what was there before anybody noted it.
      EXECUTE format('ALTER TABLE portal.%I ADD COLUMN written_at timestamptz,
        ADD COLUMN withdrawn_at timestamptz', list);
      EXECUTE format('ALTER TABLE portal.%I ALTER COLUMN written_at SET DEFAULT now()', list);
    END IF;

    EXECUTE format('DROP POLICY office ON portal.%I', list);
    EXECUTE format('CREATE POLICY office_read ON portal.%I FOR SELECT TO sahakon_app
      USING ((SELECT portal.staff_may(''admin'')))', list);
    EXECUTE format('CREATE POLICY office_add ON portal.%I FOR INSERT TO sahakon_app
      WITH CHECK ((SELECT portal.staff_may(''admin'')) AND withdrawn_at IS NULL
        AND effective_on > (now() AT TIME ZONE ''Asia/Bangkok'')::date)', list);
    EXECUTE format('CREATE POLICY office_change ON portal.%I FOR UPDATE TO sahakon_app
      USING ((SELECT portal.staff_may(''admin'')) AND withdrawn_at IS NULL
        AND effective_on > (now() AT TIME ZONE ''Asia/Bangkok'')::date)
      WITH CHECK ((SELECT portal.staff_may(''admin''))
        AND effective_on > (now() AT TIME ZONE ''Asia/Bangkok'')::date)', list);
    -- A version keeps its number, and stays on record when it is withdrawn.
    EXECUTE format('REVOKE UPDATE, DELETE ON portal.%I FROM sahakon_app', list);
    EXECUTE format('GRANT UPDATE (title, body_html, effective_on, change_summary, written_by,
      written_at, withdrawn_at) ON portal.%I TO sahakon_app', list);
  END LOOP;
END $$;

-- What is dated ahead or was withdrawn is nobody's to read, but for those who write it.
DROP POLICY everybody ON portal.terms_versions;
CREATE POLICY in_force ON portal.terms_versions FOR SELECT TO sahakon_app
  USING (effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date AND withdrawn_at IS NULL);
DROP POLICY in_force ON portal.policies;
CREATE POLICY in_force ON portal.policies FOR SELECT TO sahakon_app
  USING (effective_on <= (now() AT TIME ZONE 'Asia/Bangkok')::date AND withdrawn_at IS NULL);

-- How many have accepted or read each version, and how many are asked; nobody by name.
CREATE FUNCTION portal.document_answers()
RETURNS TABLE (subject text, kind text, version text, answers int, audience int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NOT portal.staff_may('admin') THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT 'terms_versions', v.kind, v.version, count(a.member_no)::int,
    (SELECT count(*)::int FROM portal.member_accounts)
  FROM portal.terms_versions v
    LEFT JOIN portal.terms_acceptances a ON a.kind = v.kind AND a.version = v.version
  GROUP BY v.kind, v.version
  UNION ALL
  SELECT 'policies', v.kind, v.version::text, count(c.id)::int, NULL
  FROM portal.policies v
    LEFT JOIN portal.consents c ON c.policy_kind = v.kind AND c.policy_version = v.version
  GROUP BY v.kind, v.version
  UNION ALL
  SELECT 'guide_versions', 'GUIDE', v.version::text, count(p.agency_no)::int,
    (SELECT count(*)::int FROM portal.agency_accounts WHERE ended_at IS NULL)
  FROM portal.guide_versions v
    LEFT JOIN portal.guide_reads r ON r.version = v.version
    LEFT JOIN portal.agency_accounts p
      ON p.agency_no = r.agency_no AND p.person_no = r.person_no AND p.ended_at IS NULL
  GROUP BY v.version;
END $$;
REVOKE ALL ON FUNCTION portal.document_answers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.document_answers TO sahakon_app;
