/** What this room's calls leave in the audit log, and what comes of twelve at once. */
import { type AuditRows, leaves } from '../../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../../tools/endpoints/tests/race-rows.ts';
import { countOf, digestOf, listOf, prepareRelease } from './samples.ts';

type AuditRow = AuditRows[string];

const as = 'staff:registry';
const year = '2569';
const which = { year, version: 0 };
const reason = 'ตัวเลขของเขต 2 ยังไม่ครบ';
const hash = { digest: digestOf(listOf(['000123,1,1,1'])) };

const deciding = (name: string, input: object, entry: string): AuditRow => ({
  async ready(scene) {
    const version = await prepareRelease(scene.server);
    const session = await scene.holder(scene.endpoint(name), 'staff:admin');
    return { as: 'staff:admin', session, input: { year, version, ...input } };
  },
  leaves: [{ entry, target: (_, { version }: { version?: number }) => `${year}-${version}` }],
});

/** The last candidate goes, by the version that stands. */
const removing: AuditRow = {
  async ready(scene) {
    const session = await scene.holder(scene.endpoint('office.elections.one'), as);
    const one = await scene.send(scene.endpoint('office.elections.one'), { year }, session);
    const { version } = one.json().data.versions.candidates;
    return { as, session, input: { year, version, position: 'AUDITOR', number: 9 } };
  },
  leaves: [{ entry: 'office.elections.candidate_removed', target: `${year}-9` }],
};

/** One that nobody has seen goes. */
const deleting: AuditRow = {
  async ready(scene) {
    const made = { year: '2589', title: 'ที่จะลบ', copy_of: year };
    const create = scene.endpoint('office.elections.create');
    await scene.send(create, made, await scene.holder(create, as));
    const session = await scene.holder(scene.endpoint('office.elections.delete'), as);
    return { as, session, input: { year: made.year, version: 0 } };
  },
  leaves: [{ entry: 'office.elections.deleted', target: '2589' }],
};

export const auditRows: AuditRows = {
  'office.elections.delete': deleting,
  'office.elections': leaves('office.elections.read'),
  'office.elections.one': leaves('office.elections.one.read', year),
  'office.elections.create': leaves('office.elections.created', '2571'),
  'office.elections.history': leaves('office.elections.history.read', year),
  'office.elections.particulars': leaves('office.elections.particulars_saved', year),
  'office.elections.schedule': leaves('office.elections.schedule_saved', year),
  'office.elections.positions': leaves('office.elections.positions_saved', year),
  'office.elections.zones': leaves('office.elections.zones_saved', year),
  'office.elections.candidate': leaves('office.elections.candidate_saved', year),
  'office.elections.candidate_remove': removing,
  'office.elections.documents': leaves('office.elections.documents_saved', year),
  'office.elections.voters_check': leaves('office.elections.voters_checked', year),
  'office.elections.voters_apply': leaves(
    'office.elections.voters_replaced',
    `${year}-${hash.digest}`,
  ),
  'office.elections.count': {
    async ready(scene) {
      const session = await scene.holder(scene.endpoint('office.elections.count'), as);
      const positions = countOf([0, 0], [0, 0, 0, 0, 0, 0], [0]);
      return { as, session, input: { ...which, positions, reason: '', submit: false } };
    },
    leaves: [{ entry: 'office.elections.count_saved', target: year }],
  },
  'office.elections.return': deciding(
    'office.elections.return',
    { reason },
    'office.elections.returned',
  ),
  'office.elections.release': deciding('office.elections.release', {}, 'office.elections.released'),
};

const election = 'SELECT FROM portal.elections FOR UPDATE';
const claimed = (part: string) =>
  `SELECT coalesce(sum((parts -> '${part}' ->> 'version')::int), 0) FROM portal.elections`;
/** Of twelve who saw the same version one saves. */
const claiming = (part: string) =>
  ({ holds: election, wins: 1, leaves: [[claimed(part), 1]] }) as const;

export const raceRows: RaceRows = {
  ...readingAlone(
    'office.elections',
    'office.elections.one',
    'office.elections.history',
    'office.elections.voters_check',
  ),
  'office.elections.create': {
    ...{ holds: election, wins: 1 },
    leaves: [['SELECT count(*) FROM portal.elections', 1]],
  },
  'office.elections.delete': {
    ...{ holds: election, wins: 1 },
    leaves: [['SELECT count(*) FROM portal.elections', -1]],
  },
  'office.elections.particulars': claiming('particulars'),
  'office.elections.schedule': claiming('schedule'),
  'office.elections.positions': claiming('positions'),
  'office.elections.zones': claiming('zones'),
  'office.elections.candidate': claiming('candidates'),
  'office.elections.candidate_remove': claiming('candidates'),
  'office.elections.documents': claiming('documents'),
  'office.elections.voters_apply': { ...claiming('voters'), mayBeBusy: true },
  'office.elections.count': {
    ...{ holds: election, wins: 1 },
    leaves: [['SELECT count(*) FROM portal.election_counts', 1]],
  },
  'office.elections.return': {
    ...{ holds: election, wins: 1 },
    leaves: [[`SELECT count(*) FROM portal.election_counts WHERE state = 'RETURNED'`, 1]],
  },
  'office.elections.release': {
    ...{ holds: election, wins: 1 },
    leaves: [[`SELECT count(*) FROM portal.election_counts WHERE state = 'RELEASED'`, 1]],
  },
};
