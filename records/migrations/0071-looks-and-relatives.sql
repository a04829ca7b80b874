-- Running looks in a member's stead, and tickets for one, end when a colleague's own membership or
-- relatives change, which say whom they may not look at (D-31).

SET LOCAL ROLE sahakon_owner;

-- Whom a colleague may not look at: the own membership, '' for none, before those of relatives.
CREATE FUNCTION portal.excluded_members(whose uuid) RETURNS text[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(s.own_member_no, '')
    || ARRAY(SELECT member_no FROM portal.staff_relatives WHERE staff_id = whose ORDER BY 1)
  FROM portal.staff s WHERE s.id = whose
$$;
REVOKE ALL ON FUNCTION portal.excluded_members FROM PUBLIC;

CREATE OR REPLACE FUNCTION portal.change_staff(
  whose text, seen int, new_name text, new_roles text[], own text, related text[])
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  one record;
  stands portal.staff;
  excluded text[];
BEGIN
  one := portal.staff_to_keep(whose, seen);
  IF one.refusal IS NOT NULL THEN
    RETURN one.refusal;
  END IF;
  IF NOT 'admin' = ANY (new_roles) AND portal.is_last_admin(one.whose_id) THEN
    RETURN 'last_admin';
  END IF;
  IF one.whose_id::text = current_setting('app.staff_id', true) THEN
    SELECT * INTO stands FROM portal.staff WHERE id = one.whose_id;
    IF NOT new_roles <@ stands.roles OR stands.own_member_no <> own OR EXISTS (
      SELECT FROM portal.staff_relatives
      WHERE staff_id = one.whose_id AND NOT member_no = ANY (related))
    THEN
      RETURN 'self';
    END IF;
  END IF;
  IF EXISTS (
    SELECT FROM portal.staff
    WHERE own_member_no = own AND ended_at IS NULL AND id <> one.whose_id)
  THEN
    RETURN 'theirs';
  END IF;
  excluded := portal.excluded_members(one.whose_id);
  UPDATE portal.staff SET
    name = coalesce(new_name, name),
    roles = coalesce(new_roles, roles),
    own_member_no = CASE WHEN own IS NULL THEN own_member_no ELSE NULLIF(own, '') END,
    version = version + 1
  WHERE id = one.whose_id;
  IF related IS NOT NULL THEN
    DELETE FROM portal.staff_relatives
    WHERE staff_id = one.whose_id AND NOT member_no = ANY (related);
    INSERT INTO portal.staff_relatives (staff_id, member_no)
    SELECT DISTINCT one.whose_id, number FROM unnest(related) number ON CONFLICT DO NOTHING;
  END IF;
  IF excluded <> portal.excluded_members(one.whose_id) THEN
    UPDATE portal.help_tickets SET ends_at = now()
    WHERE staff_id = one.whose_id AND used_at IS NULL AND ends_at > now();
    UPDATE portal.sessions SET revoked_at = now()
    WHERE helper_id = one.whose_id AND revoked_at IS NULL;
  END IF;
  RETURN 'done';
END $$;
