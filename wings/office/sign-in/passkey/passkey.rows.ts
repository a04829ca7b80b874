/** How these endpoints answer each kind of caller, what they leave, and who wins. */
import type { AuditRows } from '../../../../tools/endpoints/tests/audit-rows.ts';
import type { RaceRows } from '../../../../tools/endpoints/tests/race-rows.ts';
import {
  type MatrixRows,
  namesNobody,
  type Row,
  unknownInput,
  withInput,
} from '../../../../tools/endpoints/tests/rows.ts';
import { staffWithPasskey } from '../../../../tools/passkey/tests/staff-with-passkey.ts';

type Ready = NonNullable<AuditRows[string]['ready']>;

const assertion = {
  ...{ id: 'aWQ', client_data: 'e30', authenticator_data: 'e30', signature: 'e30' },
  user_handle: 'eA',
};
const wrong: Row['malformed'] = withInput(assertion, [
  { input: { id: '=' }, field: 'id' },
  { input: { client_data: 1 }, field: 'client_data' },
  { input: { authenticator_data: '' }, field: 'authenticator_data' },
  { input: { signature: 'x'.repeat(4001) }, field: 'signature' },
  { input: { login: 'admin' }, field: 'login' },
]);

export const matrixRows: MatrixRows = {
  'office.passkey.challenge': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknownInput],
  },
  'office.passkey.sign_in': {
    mine: () => ({ as: 'visitor', input: assertion, status: 400, rc: '-1' }),
    notMine: () => ({ as: 'visitor', input: assertion, status: 400, code: 'bad_credentials' }),
    malformed: wrong,
  },
  'office.confirm.passkey.challenge': {
    mine: () => ({ as: 'staff:content', input: {}, status: 200, rc: '1' }),
    notMine: () => ({ as: '000123', input: {}, status: 401, code: 'session_over' }),
    malformed: [unknownInput],
  },
  'office.confirm.passkey': {
    mine: () => ({ as: 'staff:content', input: assertion, status: 400, rc: '-1' }),
    notMine: () => ({
      ...{ as: 'staff:content', input: assertion },
      ...{ status: 400, code: 'bad_credentials' },
    }),
    malformed: wrong,
  },
};

/** Who signs in with the passkey of the row. */
let signsIn = '';

const signingIn: Ready = async (scene) => {
  const { authenticator, staffId } = await staffWithPasskey(scene);
  signsIn = staffId;
  const session = { csrf: await scene.server.csrf() };
  const ask = scene.endpoint('office.passkey.challenge');
  const { challenge } = (await scene.send(ask, {}, session)).json().data;
  const input = authenticator.answer(challenge, { userHandle: staffId });
  return { as: 'visitor', session, input };
};

const confirming: Ready = async (scene) => {
  const { authenticator, session } = await staffWithPasskey(scene);
  const ask = scene.endpoint('office.confirm.passkey.challenge');
  const { challenge } = (await scene.send(ask, {}, session)).json().data;
  return { as: 'staff:content', session, input: authenticator.answer(challenge) };
};

export const auditRows: AuditRows = {
  'office.passkey.sign_in': {
    ready: signingIn,
    leaves: [
      {
        ...{ entry: 'office.passkey.sign_in', session: 'new' },
        by: { kind: 'office', actor: () => signsIn },
      },
    ],
  },
  'office.confirm.passkey': {
    ready: confirming,
    leaves: [{ entry: 'office.confirm.passkey' }],
  },
};

const holds = 'SELECT FROM portal.staff_challenges FOR UPDATE';

export const raceRows: RaceRows = {
  'office.passkey.challenge': { none: 'a challenge of its own for each who asks' },
  'office.passkey.sign_in': {
    ...{ ready: signingIn, holds, wins: 1 },
    leaves: [
      [`SELECT count(*) FROM portal.sessions WHERE kind = 'office' AND revoked_at IS NULL`, 1],
    ],
  },
  'office.confirm.passkey.challenge': { none: 'a challenge of its own for each who asks' },
  'office.confirm.passkey': {
    ...{ ready: confirming, holds, wins: 1 },
    leaves: [['SELECT count(*) FROM portal.staff_passkeys WHERE used_at IS NOT NULL', 1]],
  },
};
