/** How this room's endpoints answer each kind of caller, what they leave, and who wins. */
import type { AuditRows } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import type { MatrixRows, Row } from '../../../tools/endpoints/tests/rows.ts';

type Ready = NonNullable<AuditRows[string]['ready']>;
type Scene = Parameters<Ready>[0];

const about = { name: 'นภา ใจดี', roles: ['service'], membership_no: '', relatives: [] };
const stranger = { staff_login: 'nobody-here', version: 1 };
const asAdmin = { as: 'staff:admin' } as const;
const notAdmin = { as: 'staff:finance', status: 404, code: 'not_found' } as const;

const wrongWhom = (more: object): Row['malformed'] => [
  { input: { ...more, version: 1 }, field: 'staff_login' },
  { input: { ...stranger, ...more, staff_login: 'Noi' }, field: 'staff_login' },
  { input: { ...stranger, ...more, version: 0 }, field: 'version' },
  { input: { ...stranger, ...more, version: '1' }, field: 'version' },
  { input: { ...stranger, ...more, ended_at: null }, field: 'ended_at' },
];
const wrongAbout = (more: object): Row['malformed'] => [
  { input: { ...more, ...about, name: ' ' }, field: 'name' },
  { input: { ...more, ...about, name: 'ก'.repeat(101) }, field: 'name' },
  { input: { ...more, ...about, roles: ['owner'] }, field: 'roles.0' },
  { input: { ...more, ...about, membership_no: 12 }, field: 'membership_no' },
  { input: { ...more, ...about, relatives: '000111' }, field: 'relatives' },
];

export const matrixRows: MatrixRows = {
  'office.staff': {
    mine: () => ({ ...asAdmin, input: {}, status: 200, rc: '1' }),
    notMine: () => ({ ...notAdmin, input: {} }),
    malformed: [{ input: { state: 'ended' }, field: 'state' }],
  },
  'office.staff.add': {
    mine: () => ({ ...asAdmin, input: { staff_login: 'mali', ...about }, status: 200, rc: '1' }),
    notMine: () => ({ ...notAdmin, input: { staff_login: 'malee', ...about } }),
    malformed: [
      ...wrongAbout({ staff_login: 'mali' }),
      { input: { ...about, staff_login: 'M' }, field: 'staff_login' },
      { input: { ...about, staff_login: 'mali', password: 'x' }, field: 'password' },
    ],
  },
  'office.staff.change': {
    mine: () => ({ ...asAdmin, input: { ...stranger, ...about }, status: 404, rc: '0' }),
    notMine: () => ({ ...notAdmin, input: { ...stranger, ...about } }),
    malformed: [...wrongWhom(about), ...wrongAbout(stranger)],
  },
  'office.staff.end': {
    mine: () => ({ ...asAdmin, input: stranger, status: 404, rc: '0' }),
    notMine: () => ({ ...notAdmin, input: stranger }),
    malformed: wrongWhom({}),
  },
  'office.staff.reset': {
    mine: () => ({ ...asAdmin, input: stranger, status: 404, rc: '0' }),
    notMine: () => ({ ...notAdmin, input: stranger }),
    malformed: wrongWhom({}),
  },
};

let made = 0;

/** An administrator, and a colleague whom they have just made. */
async function withColleague(scene: Scene) {
  made += 1;
  const staff_login = `colleague${made}`;
  const add = scene.endpoint('office.staff.add');
  const session = await scene.holder(add, asAdmin.as);
  await scene.send(add, { staff_login, ...about }, session);
  return { session, staff_login };
}

const keeping =
  (more: object): Ready =>
  async (scene) => {
    const { session, staff_login } = await withColleague(scene);
    return { ...asAdmin, session, input: { staff_login, version: 1, ...more } };
  };

/** Somebody who is nobody yet. */
const adding: Ready = async (scene) => {
  made += 1;
  const session = await scene.holder(scene.endpoint('office.staff.add'), asAdmin.as);
  return { ...asAdmin, session, input: { staff_login: `colleague${made}`, ...about } };
};

const loginOf = (_: unknown, input: object): string =>
  (input as { staff_login: string }).staff_login;
const withRoles = (facts: unknown, input: object): string => `${loginOf(facts, input)}-service`;

export const auditRows: AuditRows = {
  'office.staff': { leaves: [{ entry: 'office.staff.read' }] },
  'office.staff.add': {
    ready: adding,
    leaves: [{ entry: 'office.staff.add', target: withRoles }],
  },
  'office.staff.change': {
    ready: keeping(about),
    leaves: [{ entry: 'office.staff.change', target: withRoles }],
  },
  'office.staff.end': {
    ready: keeping({}),
    leaves: [{ entry: 'office.staff.end', target: loginOf }],
  },
  'office.staff.reset': {
    ready: keeping({}),
    leaves: [{ entry: 'office.staff.reset', target: loginOf }],
  },
};

const count = (where: string) => `SELECT count(*) FROM portal.staff WHERE ${where}`;
const holds = 'SELECT FROM portal.staff FOR UPDATE';

export const raceRows: RaceRows = {
  ...readingAlone('office.staff'),
  'office.staff.add': { ready: adding, wins: 1, leaves: [[count('ended_at IS NULL'), 1]] },
  'office.staff.change': {
    ...{ ready: keeping(about), holds, wins: 1 },
    leaves: [[`SELECT sum(version) FROM portal.staff`, 1]],
  },
  'office.staff.end': {
    ...{ ready: keeping({}), holds, wins: 1 },
    leaves: [[count('ended_at IS NOT NULL'), 1]],
  },
  'office.staff.reset': {
    ...{ ready: keeping({}), holds, wins: 1 },
    leaves: [['SELECT sum(version) FROM portal.staff', 1]],
  },
};
