/** How this room's endpoints answer each kind of caller, what they leave, and who wins. */
import { type AuditRows, leaves } from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import {
  type MatrixRows,
  ofSubject,
  type Row,
  unknownInput,
  withInput,
} from '../../../tools/endpoints/tests/rows.ts';
import { openAuthenticator } from '../../../tools/passkey/tests/soft-authenticator.ts';
import { staffWithPasskey, tableOrigin } from '../../../tools/passkey/tests/staff-with-passkey.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { totpCode } from '../../../tools/store/demo-totp.ts';

type Ready = NonNullable<AuditRows[string]['ready']>;
type Scene = Parameters<Ready>[0];

const nobodys = '00000000-0000-4000-8000-000000000000';
const as = 'staff:content';
const good =
  (input: object = {}): Row['mine'] =>
  () => ({
    ...{ as, input: { ...input }, status: 200, rc: '1' },
  });
const shut =
  (input: object = {}): Row['notMine'] =>
  () => ({
    ...{ as: '000123', input: { ...input }, status: 401, code: 'session_over' },
  });
const missing = (input: object): Pick<Row, 'mine' | 'notMine'> => ({
  mine: () => ({ as, input: { ...input }, status: 404, rc: '0' }),
  notMine: () => ({ as, input: { ...input }, status: 404, code: 'not_found' }),
});

const registration = {
  ...{ id: 'aWQ', client_data: 'e30', attestation: 'e30', transports: ['internal'] },
  name: 'โทรศัพท์',
};
const totp = { sealed: 'c2VhbGVk', totp: '000000' };
const passwords = { mem_oldpassword: 'guess', mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน' };

export const matrixRows: MatrixRows = {
  'office.security': {
    mine: good(),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [unknownInput],
  },
  'office.sessions': {
    mine: good(),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'not_signed_in' }),
    malformed: [unknownInput],
  },
  'office.sessions.end': {
    mine: good({ kind: 'others' }),
    notMine: () => ({
      ...{ as, input: { kind: 'session', id: nobodys }, status: 404, code: 'not_found' },
    }),
    malformed: [
      { input: {}, field: 'kind' },
      { input: { kind: 'device' }, field: 'kind' },
      { input: { kind: 'session', id: '1' }, field: 'id' },
      { input: { kind: 'others', password: 'x' }, field: 'password' },
    ],
  },
  'office.security.passkey.challenge': {
    mine: good(),
    notMine: shut(),
    malformed: [unknownInput],
  },
  'office.security.passkey.add': {
    mine: () => ({ as, input: registration, status: 400, rc: '-1' }),
    notMine: shut(registration),
    malformed: withInput(registration, [
      { input: { id: '' }, field: 'id' },
      { input: { name: 'ก'.repeat(61) }, field: 'name' },
      { input: { transports: 'usb' }, field: 'transports' },
      { input: { staff_id: 'x' }, field: 'staff_id' },
    ]),
  },
  'office.security.passkey.rename': {
    ...missing({ id: nobodys, name: 'เครื่องที่ทำงาน' }),
    malformed: [
      { input: { id: '1', name: 'x' }, field: 'id' },
      { input: { id: nobodys, name: '' }, field: 'name' },
    ],
  },
  'office.security.passkey.remove': {
    ...missing({ id: nobodys }),
    malformed: [
      { input: {}, field: 'id' },
      { input: { id: nobodys, staff_id: 'x' }, field: 'staff_id' },
    ],
  },
  'office.security.authenticator.key': {
    mine: good(),
    notMine: shut(),
    malformed: [unknownInput],
  },
  'office.security.authenticator': {
    mine: () => ({ as, input: totp, status: 409, rc: '0' }),
    notMine: shut(totp),
    malformed: withInput(totp, [
      { input: { sealed: '' }, field: 'sealed' },
      { input: { totp: 1 }, field: 'totp' },
      { input: { login: 'admin' }, field: 'login' },
    ]),
  },
  'office.security.recovery_codes': {
    mine: good(),
    notMine: ofSubject,
    malformed: [unknownInput],
  },
  'office.security.password': {
    mine: () => ({ as, input: passwords, status: 400, rc: '-1' }),
    notMine: shut(passwords),
    malformed: [
      { input: { mem_password: 'x' }, field: 'mem_oldpassword' },
      { input: { mem_oldpassword: 'x' }, field: 'mem_password' },
      { input: { ...passwords, login: 'admin' }, field: 'login' },
    ],
  },
};

const holder = (scene: Scene) =>
  scene.holder(scene.endpoint('office.security.passkey.challenge'), as);

const ending: Ready = async (scene) => {
  const session = await holder(scene);
  return { as, session, input: { kind: 'others' } };
};

const adding: Ready = async (scene) => {
  const session = await holder(scene);
  const ask = scene.endpoint('office.security.passkey.challenge');
  const { challenge, rp_id } = (await scene.send(ask, {}, session)).json().data;
  const input = openAuthenticator({ rpId: rp_id, origin: tableOrigin }).register(challenge);
  return { as, session, input };
};

const withPasskey =
  (more: object): Ready =>
  async (scene) => {
    const { session } = await staffWithPasskey(scene);
    const read = await scene.send(scene.endpoint('office.security'), {}, session);
    return { as, session, input: { id: read.json().data.passkeys[0].id, ...more } };
  };

const withKey: Ready = async (scene) => {
  const session = await holder(scene);
  const ask = scene.endpoint('office.security.authenticator.key');
  const { key, sealed } = (await scene.send(ask, {}, session)).json().data;
  return { as, session, input: { sealed, totp: totpCode(key, Date.now()) } };
};

const withPassword: Ready = async (scene) => ({
  as,
  session: await holder(scene),
  input: { mem_oldpassword: demoPassword, mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน' },
});

const idOf = (_: unknown, input: object): string => (input as { id: string }).id;

export const auditRows: AuditRows = {
  'office.sessions.end': { ready: ending, leaves: [{ entry: 'office.sessions.end' }] },
  'office.security.passkey.add': {
    ready: adding,
    leaves: [{ entry: 'office.security.passkey.add' }],
  },
  'office.security.passkey.rename': {
    ready: withPasskey({ name: 'เครื่องที่ทำงาน' }),
    leaves: [{ entry: 'office.security.passkey.rename', target: idOf }],
  },
  'office.security.passkey.remove': {
    ready: withPasskey({}),
    leaves: [{ entry: 'office.security.passkey.remove', target: idOf }],
  },
  'office.security.authenticator': {
    ready: withKey,
    leaves: [{ entry: 'office.security.authenticator' }],
  },
  'office.security.recovery_codes': leaves('office.security.recovery_codes'),
  'office.security.password': {
    ready: withPassword,
    leaves: [{ entry: 'office.security.password' }],
  },
};

const passkeys = 'SELECT count(*) FROM portal.staff_passkeys';
const holds = 'SELECT FROM portal.staff FOR UPDATE';

export const raceRows: RaceRows = {
  ...readingAlone('office.security', 'office.sessions'),
  'office.sessions.end': {
    ready: ending,
    wins: 12,
    leaves: [[`SELECT count(*) FROM portal.sessions WHERE revoked_at IS NOT NULL`, 0]],
  },
  'office.security.passkey.challenge': { none: 'a challenge of its own for each who asks' },
  'office.security.passkey.add': {
    ...{ ready: adding, holds: 'SELECT FROM portal.staff_challenges FOR UPDATE', wins: 1 },
    leaves: [[passkeys, 1]],
  },
  'office.security.passkey.rename': {
    ...{ ready: withPasskey({ name: 'เครื่องที่ทำงาน' }), wins: 12 },
    leaves: [[`SELECT count(*) FROM portal.staff_passkeys WHERE name = 'เครื่องที่ทำงาน'`, 1]],
  },
  'office.security.passkey.remove': {
    ...{ ready: withPasskey({}), holds: 'SELECT FROM portal.staff_passkeys FOR UPDATE', wins: 1 },
    leaves: [[passkeys, -1]],
  },
  'office.security.authenticator.key': {
    none: 'it writes nothing: the page keeps the sealed secret',
  },
  // Each sets the same secret, which the person has.
  'office.security.authenticator': {
    ...{ ready: withKey, holds, wins: 'some' },
    leaves: [[`SELECT count(*) FROM portal.staff_recovery_codes`, 0]],
  },
  'office.security.recovery_codes': {
    ...{ holds, wins: 12 },
    leaves: [['SELECT count(*) FROM portal.staff_recovery_codes', 10]],
  },
  'office.security.password': {
    ...{ ready: withPassword, holds, wins: 1, mayBeBusy: true },
    leaves: [[`SELECT count(*) FROM portal.staff WHERE version = 2`, 1]],
  },
};
