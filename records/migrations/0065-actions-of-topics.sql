-- What brought a version of a topic about is called its action, in the store as on the wire.

SET LOCAL ROLE sahakon_owner;

ALTER TABLE portal.topic_versions RENAME COLUMN deed TO action;
ALTER TABLE portal.topic_versions
  RENAME CONSTRAINT topic_versions_deed_check TO topic_versions_action_check;
