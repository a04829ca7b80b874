/** How this room's endpoints answer each kind of caller, what they leave, and who wins. */
import type { AuditRows } from '../../../tools/endpoints/tests/audit-rows.ts';
import type { RaceRows } from '../../../tools/endpoints/tests/race-rows.ts';
import { type MatrixRows, type Row, withInput } from '../../../tools/endpoints/tests/rows.ts';
import { openAuthenticator } from '../../../tools/passkey/tests/soft-authenticator.ts';
import { tableOrigin } from '../../../tools/passkey/tests/staff-with-passkey.ts';
import { totpCode } from '../../../tools/store/demo-totp.ts';

type Ready = NonNullable<AuditRows[string]['ready']>;
type Scene = Parameters<Ready>[0];

const token = 'a'.repeat(43);
const page = { token, attempt: 'b'.repeat(43) };
const factors = { sealed: 'c2VhbGVk', password: 'ข้าวเหนียวมะม่วงหน้าร้อน', totp: '000000' };
const passkey = {
  ...{ id: 'aWQ', client_data: 'e30', attestation: 'e30', transports: ['internal'] },
  name: 'โทรศัพท์',
};

/** A link that nobody was given: the same answer, whatever else is sent. */
const unknownLink = (input: Record<string, unknown>): Pick<Row, 'mine' | 'notMine'> => ({
  mine: () => ({ as: 'visitor', input, status: 410, rc: '0' }),
  notMine: () => ({ as: 'visitor', input, status: 410, code: 'gone' }),
});
const wrongPage: Row['malformed'] = [
  { input: { attempt: undefined }, field: 'attempt' },
  { input: { attempt: 'b' }, field: 'attempt' },
  { input: { token: 'a'.repeat(44) }, field: 'token' },
  { input: { staff_id: 'x' }, field: 'staff_id' },
];

export const matrixRows: MatrixRows = {
  'office.enrol.open': {
    ...unknownLink({ token }),
    malformed: [
      { input: {}, field: 'token' },
      { input: { token: 'a' }, field: 'token' },
      { input: { token, login: 'admin' }, field: 'login' },
    ],
  },
  'office.enrol.authenticator': { ...unknownLink(page), malformed: withInput(page, wrongPage) },
  'office.enrol.password': {
    ...unknownLink({ ...page, ...factors }),
    malformed: withInput({ ...page, ...factors }, [
      ...wrongPage,
      { input: { password: '' }, field: 'password' },
      { input: { sealed: '.' }, field: 'sealed' },
      { input: { totp: 123456 }, field: 'totp' },
    ]),
  },
  'office.enrol.passkey.challenge': {
    ...unknownLink(page),
    malformed: withInput(page, wrongPage),
  },
  'office.enrol.passkey': {
    ...unknownLink({ ...page, ...passkey }),
    malformed: withInput({ ...page, ...passkey }, [
      ...wrongPage,
      { input: { attestation: '=' }, field: 'attestation' },
      { input: { transports: ['USB!'] }, field: 'transports.0' },
      { input: { name: ' ' }, field: 'name' },
    ]),
  },
};

let made = 0;

/** Somebody whom an administrator has just made, before the page that their link opens. */
async function enrolling(scene: Scene) {
  made += 1;
  const login = `enrols${made}`;
  const add = scene.endpoint('office.staff.add');
  const admin = await scene.holder(add, 'staff:admin');
  const about = { name: 'นภา ใจดี', roles: [], membership_no: '', relatives: [] };
  const added = await scene.send(add, { staff_login: login, ...about }, admin);
  const [, secret = ''] = added.json().data.address.split('#');
  const session = { csrf: await scene.server.csrf() };
  const opened = await scene.send(scene.endpoint('office.enrol.open'), { token: secret }, session);
  return { session, input: { token: secret, attempt: opened.json().data.attempt as string } };
}

const withPassword: Ready = async (scene) => {
  const { session, input } = await enrolling(scene);
  const answer = await scene.send(scene.endpoint('office.enrol.authenticator'), input, session);
  const { key, sealed } = answer.json().data;
  const totp = totpCode(key, Date.now());
  return { as: 'visitor', session, input: { ...input, ...factors, sealed, totp } };
};

const withPasskey: Ready = async (scene) => {
  const { session, input } = await enrolling(scene);
  const ask = scene.endpoint('office.enrol.passkey.challenge');
  const { challenge, rp_id } = (await scene.send(ask, input, session)).json().data;
  const authenticator = openAuthenticator({ rpId: rp_id, origin: tableOrigin });
  return {
    ...{ as: 'visitor', session },
    input: { ...input, ...authenticator.register(challenge) },
  };
};

const opening: Ready = async (scene) => {
  const { session, input } = await enrolling(scene);
  return { as: 'visitor', session, input: { token: input.token } };
};

export const auditRows: AuditRows = {
  'office.enrol.password': { ready: withPassword, leaves: [{ entry: 'office.enrol.password' }] },
  'office.enrol.passkey': { ready: withPasskey, leaves: [{ entry: 'office.enrol.passkey' }] },
};

const used = 'SELECT count(*) FROM portal.staff_enrolments WHERE used_at IS NOT NULL';
const holds = 'SELECT FROM portal.staff_enrolments FOR UPDATE';

export const raceRows: RaceRows = {
  // Each page takes the link from the one before; the last one has it.
  'office.enrol.open': { ready: opening, wins: 12, leaves: [[used, 0]] },
  'office.enrol.authenticator': { none: 'it writes nothing: the page keeps the sealed secret' },
  'office.enrol.password': { ready: withPassword, holds, wins: 1, leaves: [[used, 1]] },
  'office.enrol.passkey.challenge': { none: 'a challenge of its own for each who asks' },
  'office.enrol.passkey': { ready: withPasskey, holds, wins: 1, leaves: [[used, 1]] },
};
