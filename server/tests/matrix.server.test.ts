import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../api/endpoint.ts';
import { staffRoles } from '../../api/office/staff-roles.ts';
import { enterAgency } from '../../tools/agency/in-agency.ts';
import type { Facts } from '../../tools/endpoints/tests/facts.ts';
import { allHandlers } from '../handlers.ts';
import { factsOf } from './calls/facts.ts';
import { type Caller, openCaller } from './calls/send.ts';
import { inOffice } from './kinds/staff.ts';
import { matrix } from './matrix.ts';
import { roomRows } from './room-rows.ts';
import { openTestServer, type TestServer, type TestSession } from './test-server.ts';

let server: TestServer;
let facts: Facts;
let caller: Caller;
beforeAll(async () => {
  server = await openTestServer();
  facts = await factsOf(server);
  caller = openCaller(server);
});
afterAll(() => server.close());

const noOne: Partial<TestSession> = {};
const send = (endpoint: Endpoint, input: object, session: Partial<TestSession>) =>
  caller.send(endpoint, input, session);
const holder = (endpoint: Endpoint, as: string) => caller.holder(endpoint, as);

test('every endpoint has its row, and every row its endpoint', () => {
  const names = allHandlers.map(({ endpoint }) => endpoint.name);
  // Counted in the rooms: a name that stands in two of them would hide one.
  const rows = roomRows.flatMap(({ matrixRows }) => Object.keys(matrixRows));
  expect(rows.sort()).toEqual(names.sort());
  expect(facts.ownAccount).toMatch(/^\d+$/);
  expect(facts.strangersAccount).toMatch(/^\d+$/);
  expect([facts.ownContract, facts.strangersContract]).not.toContain('');
});

describe.each(allHandlers.map(({ endpoint }) => [endpoint.name, endpoint] as const))(
  'D-37 %s',
  (name, endpoint) => {
    const row = matrix[name];
    const as = () => row?.mine(facts).as ?? 'visitor';

    test('malformed: 400 with the field', async () => {
      const session = await holder(endpoint, as());
      for (const { input, field } of row?.malformed ?? []) {
        const answer = await send(endpoint, input, session);
        expect(answer.statusCode, field).toBe(400);
        expect(answer.json().rc_code).toBe('-1');
        const fields = answer.json().data.fields.map((fault: { field: string }) => fault.field);
        expect(fields).toContain(field);
      }
      expect(row?.malformed.length).toBeGreaterThan(0);
    });

    test('not signed in: 401, silent on GET, over on POST', async () => {
      const answer = await send(endpoint, row?.mine(facts).input ?? {}, noOne);
      if (endpoint.who === 'visitor') {
        const good = row?.mine(facts).status ?? 200;
        expect(answer.statusCode).toBe(endpoint.method === 'POST' ? 403 : good);
        return;
      }
      expect(answer.statusCode).toBe(401);
      expect(answer.json().rc_code).toBe(endpoint.method === 'POST' ? '-2' : '0');
    });

    test('not mine: refused, and nothing tells whether it exists', async () => {
      if (typeof row?.notMine !== 'function') {
        expect(row?.notMine).toMatch(/\w/);
        return;
      }
      const { as: who, input, status, code } = row.notMine(facts);
      const session = await holder(endpoint, who);
      const answer = await send(endpoint, input, session);
      expect([answer.statusCode, answer.json().data.code]).toEqual([status, code]);
      if (status === 404 && 'statement' in input) {
        const none = await send(endpoint, { ...input, statement: '9999999999999' }, session);
        const { ref: _, ...data } = answer.json().data;
        expect(none.json()).toMatchObject({ ...answer.json(), data });
      }
    });

    test('mine: answered, by GET or POST alone', async () => {
      const { as: who, input, status, rc } = row?.mine(facts) ?? { as: '', input: {} };
      const session = await holder(endpoint, who);
      const answer = await send(endpoint, input, session);
      if (endpoint.files) {
        expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([
          status,
          'nosniff',
        ]);
        expect(answer.headers['content-disposition']).toMatch(/^attachment; .*\.(pdf|xlsx|csv)$/);
        expect(answer.rawPayload.length).toBeGreaterThan(50);
      } else {
        expect([answer.statusCode, answer.json().rc_code]).toEqual([status, rc]);
      }
      expect(answer.headers['cache-control']).toBe('no-store');
      const other = endpoint.method === 'GET' ? 'POST' : 'GET';
      // Reading and writing may share an address, also one that reads as another's number.
      const isShared = allHandlers.some(
        ({ endpoint: { path, method } }) =>
          method === other && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(endpoint.path),
      );
      if (isShared) return;
      const turned = await send({ ...endpoint, method: other }, input, session);
      expect(turned.statusCode).toBe(404);
    });

    test('entering: nobody reads records before terms and password are in order', async () => {
      const entering = { entering: true };
      if (endpoint.who !== 'member' && endpoint.who !== 'agency') {
        return expect(endpoint.who).toMatch(/visitor|office|entering/);
      }
      const session =
        endpoint.who === 'member'
          ? await server.signIn('000123', entering)
          : await enterAgency(server, '01011001', entering);
      const answer = await send(endpoint, row?.mine(facts).input ?? {}, session);
      expect([answer.statusCode, answer.json().data.code]).toEqual([403, 'not_ready']);
    });

    test('D-37 of another wing, or without the role: the door is shut', async () => {
      const { who, roles, method } = endpoint;
      const input = row?.mine(facts).input ?? {};
      const over = method === 'POST' ? 'session_over' : 'not_signed_in';
      const answers = async (session: Partial<TestSession>) => {
        const { statusCode, body } = await send(endpoint, input, session);
        return [statusCode, JSON.parse(body).data?.code];
      };
      if (who === 'visitor') return expect(roles).toBeUndefined();
      const wing = who.replace('_entering', '');
      if (wing !== 'office') {
        expect(await answers(await inOffice(server, staffRoles))).toEqual([401, over]);
      }
      if (wing !== 'member') {
        expect(await answers(await server.signIn('000123'))).toEqual([401, over]);
      }
      if (wing !== 'agency') {
        expect(await answers(await enterAgency(server, '01011001'))).toEqual([401, over]);
      }
      if (endpoint.contact === 'admin') {
        const viewer = await enterAgency(server, '01011001-2');
        expect(await answers(viewer)).toEqual([403, 'not_allowed']);
      }
      if (endpoint.confirmed) {
        const [role = 'admin'] = roles ?? [];
        expect(await answers(await inOffice(server, [role]))).toEqual([403, 'confirm_needed']);
      }
      for (const role of staffRoles.filter((one) => roles && !roles.includes(one))) {
        const officer = await inOffice(server, [role]);
        expect(await answers(officer), role).toEqual([404, 'not_found']);
      }
    });
  },
);
