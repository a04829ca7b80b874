-- Nobody widens what they may do, nor drops a tie that keeps them from it (D-31, D-37): on one's own
-- record roles are only given up, and an own membership or a relative only added. A colleague who
-- keeps staff changes the rest, or the command on the server, where no person acts in the office.
CREATE OR REPLACE FUNCTION portal.change_staff(
  whose text, seen int, new_name text, new_roles text[], own text, related text[])
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  one record;
  stands portal.staff;
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
  RETURN 'done';
END $$;
