-- What is done to many topics at once is a version of each, too: an editor who began before a topic
-- was hidden or deleted learns of it, and publishes nothing that was taken down.

SET LOCAL ROLE sahakon_owner;

ALTER TABLE portal.topic_versions DROP CONSTRAINT topic_versions_action_check;
ALTER TABLE portal.topic_versions ADD CONSTRAINT topic_versions_action_check CHECK (action IN (
  'FIRST', 'SAVED', 'PUBLISHED', 'RESTORED',
  'MOVED', 'HIDDEN', 'SHOWN', 'DELETED', 'RECOVERED', 'UNPINNED'));
