/** How this room's endpoints answer each kind of caller: the demo has staff, so it is shut. */
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { offerBegin } from '../../../records/staff/begin.ts';
import type { AuditRows, Scene } from '../../../tools/endpoints/tests/audit-rows.ts';
import type { RaceRows } from '../../../tools/endpoints/tests/race-rows.ts';
import { type MatrixRows, namesNobody, unknownInput } from '../../../tools/endpoints/tests/rows.ts';

const person = { code: 'abcde', login: 'somsri', name: 'สมศรี', password: 'ยาวพอจะเดาไม่ได้ง่าย' };
const whole = { ...person, key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', totp: '123456' };
const shut = { status: 404, rc: '0' } as const;

export const matrixRows: MatrixRows = {
  'office.begin': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [unknownInput],
  },
  'office.begin.prepare': {
    mine: () => ({ as: 'visitor', input: person, ...shut }),
    notMine: namesNobody,
    malformed: [
      { input: { ...person, code: '' }, field: 'code' },
      { input: { ...person, login: 'Som Sri' }, field: 'login' },
      { input: { ...person, name: '' }, field: 'name' },
      { input: { ...person, password: 7 }, field: 'password' },
      { input: { ...person, roles: ['admin'] }, field: 'roles' },
    ],
  },
  'office.begin.complete': {
    mine: () => ({ as: 'visitor', input: whole, ...shut }),
    notMine: namesNobody,
    malformed: [
      { input: { ...whole, key: 'short' }, field: 'key' },
      { input: { ...whole, totp: 123_456 }, field: 'totp' },
      { input: person, field: 'key' },
    ],
  },
};

/** The demo with its door open, as if nobody were staff. */
async function opened({ server }: Scene): Promise<object> {
  await asUpkeep(server.store.ownerUrl, 'sahakon_owner', (client) =>
    client.query(`CREATE OR REPLACE FUNCTION portal.may_begin() RETURNS boolean
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
      AS 'SELECT true'`),
  );
  const code = await server.records.asVisitor(offerBegin);
  return { ...person, code };
}

async function visiting(scene: Scene, name: string, input: object) {
  return { as: 'visitor', session: await scene.holder(scene.endpoint(name), 'visitor'), input };
}

const code = () =>
  new TOTP({
    ...{ algorithm: 'SHA1', digits: 6, period: 30 },
    secret: Secret.fromBase32(whole.key),
  }).generate();

export const auditRows: AuditRows = {
  'office.begin.prepare': {
    ready: async (scene) => visiting(scene, 'office.begin.prepare', await opened(scene)),
    leaves: [{ entry: 'office.begin.prepared' }],
  },
  'office.begin.complete': {
    ready: async (scene) =>
      visiting(scene, 'office.begin.complete', {
        ...(await opened(scene)),
        ...{ key: whole.key, totp: code() },
      }),
    leaves: [
      {
        entry: 'office.begin',
        by: { kind: 'office', actor: expect.any(String) },
        session: 'new',
      },
    ],
  },
};

const none = 'somebody is staff in this store; begin.server.test.ts races two over a new one';

export const raceRows: RaceRows = {
  'office.begin.prepare': { none: 'it looks, and writes nothing' },
  'office.begin.complete': { none },
};
