-- What the cooperative calls a kind and a state of membership; blank: the portal's own word
-- (decisions/0040).

SET LOCAL ROLE sahakon_intake;

ALTER TABLE records.members
  ADD COLUMN member_type_name text,
  ADD COLUMN status_name text;
