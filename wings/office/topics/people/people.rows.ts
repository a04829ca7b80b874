/** How the endpoints of persons answer each kind of caller. */
import { type AuditRows, leaves, leavesOf } from '../../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows } from '../../../../tools/endpoints/tests/rows.ts';

const as = 'staff:content';
const other = 'staff:finance';
const category = 'committee';
const noOrder = '0'.repeat(32);

const person = {
  ...{ name: 'นางสาวทดสอบ ระบบดี', position: 'กรรมการ', place: 'ครู โรงเรียนทดสอบ' },
  ...{ term: 'พ.ศ. 2569–2570', portrait_url: '' },
};
/** Of the demo's persons. */
const written = (id: string, based_on = 0) => ({ category, id, based_on, person });
const stale = { category, version: noOrder, ids: ['121'] };

export const matrixRows: MatrixRows = {
  'office.committee': {
    mine: () => ({ as, input: { category }, status: 200, rc: '1' }),
    notMine: () => ({ as: other, input: { category }, status: 404, code: 'not_found' }),
    malformed: [
      { input: { category: 'Committee' }, field: 'category' },
      { input: { staff_id: 'x' }, field: 'staff_id' },
    ],
  },
  'office.committee.save': {
    // Of a version that nobody has saved: nothing is written.
    mine: () => ({ as, input: written('121', 999), status: 409, rc: '0' }),
    notMine: () => ({ as: other, input: written('121'), status: 404, code: 'not_found' }),
    malformed: [
      { input: { ...written('121'), category: 'news' }, field: 'category' },
      { input: { ...written('121'), id: 'x' }, field: 'id' },
      { input: { ...written('121'), based_on: -1 }, field: 'based_on' },
      { input: { ...written('121'), staff_id: '1' }, field: 'staff_id' },
      ...Object.entries({
        name: ' ',
        position: '',
        place: 'ก'.repeat(301),
        term: 'ก\u202eข',
        portrait_url: 'https://evil.example/a.png',
      }).map(([field, value]) => ({
        input: { ...written('121'), person: { ...person, [field]: value } },
        field: `person.${field}`,
      })),
      {
        input: {
          ...written('121'),
          person: { ...person, portrait_url: '/mediafiles/images/../files/a.pdf' },
        },
        field: 'person.portrait_url',
      },
    ],
  },
  'office.committee.order': {
    mine: () => ({ as, input: stale, status: 409, rc: '0' }),
    notMine: () => ({ as: other, input: stale, status: 404, code: 'not_found' }),
    malformed: [
      { input: { ...stale, version: 'x' }, field: 'version' },
      { input: { ...stale, ids: [] }, field: 'ids' },
      { input: { ...stale, ids: ['x'] }, field: 'ids.0' },
      { input: { ...stale, category: '' }, field: 'category' },
    ],
  },
};

/** The order as it stands, turned about. */
const reversed: AuditRows[string]['ready'] = async (scene) => {
  const session = await scene.holder(scene.endpoint('office.committee'), as);
  const read = await scene.send(scene.endpoint('office.committee'), { category }, session);
  const { version, people } = read.json().data;
  const ids = people.map(({ id }: { readonly id: string }) => id).reverse();
  return { as, session, input: { category, version, ids } };
};

export const auditRows: AuditRows = {
  'office.committee.save': leavesOf(
    { as, name: 'office.committee.save', input: () => written('122') },
    'office.committee.saved',
    `${category}-122`,
  ),
  'office.committee.order': { ready: reversed, ...leaves('office.committee.ordered', category) },
};

export const raceRows: RaceRows = {
  ...readingAlone('office.committee'),
  // Of those who began from the same version one saves; the others learn whose version stands.
  'office.committee.save': {
    ready: async (scene) => {
      const session = await scene.holder(scene.endpoint('office.committee.save'), as);
      return { as, session, input: written('123') };
    },
    holds: 'SELECT FROM portal.topics WHERE id = 123 FOR UPDATE',
    wins: 1,
    leaves: [['SELECT count(*) FROM portal.topic_versions WHERE topic_id = 123', 2]],
  },
  'office.committee.order': {
    ready: reversed,
    wins: 1,
    leaves: [['SELECT count(*) FROM portal.topics WHERE position = 1', 1]],
  },
};
