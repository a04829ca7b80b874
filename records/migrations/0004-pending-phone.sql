-- A telephone number that a member gave while setting a first password. It proves nothing and is
-- used for nothing until a code sent to it, and one to the number on record, have been confirmed.
SET LOCAL ROLE sahakon_owner;

ALTER TABLE portal.member_accounts
  ADD COLUMN pending_phone text CHECK (pending_phone ~ '^0[689][0-9]{8}$'),
  ADD COLUMN pending_phone_at timestamptz;
