import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../api/endpoint.ts';
import { codeBytes, codeFrom } from '../../core/codes/tracking-code.ts';
import { demoPassword } from '../../demo/cast.ts';
import { demoTotpCode } from '../../demo/settle/staff/staff.ts';
import { enterAgency } from '../../tools/agency/in-agency.ts';
import { allHandlers } from '../handlers.ts';
import { everyRole, inOffice } from './kinds/staff.ts';
import { type Facts, matrix } from './matrix.ts';
import { slipIds } from './rows/agency/way-back.ts';
import { ask, type Held, headersOf, openStage, type Stage } from './stage.ts';

let stage: Stage;
let facts: Facts;
beforeAll(async () => {
  stage = await openStage();
  const accountOf = async (memberNo: string) => {
    const [row] = await ask<{ account_no: string }>(
      stage,
      `SELECT account_no FROM records.deposit_accounts WHERE member_no = '${memberNo}'`,
    );
    return row?.account_no ?? '';
  };
  const contractOf = async (whose: string) => {
    const [row] = await ask<{ contract_no: string }>(
      stage,
      `SELECT contract_no FROM records.loans WHERE status = 'OPEN' AND member_no ${whose} LIMIT 1`,
    );
    return row?.contract_no ?? '';
  };
  const letterTo = async (whose: string) => {
    const [row] = await ask<{ year: string; run: string }>(
      stage,
      `SELECT year_be::text AS year, run::text AS run FROM portal.agency_letters
       WHERE agency_no ${whose} ORDER BY issued_at, run LIMIT 1`,
    );
    return row ?? { year: '', run: '' };
  };
  facts = {
    ownAccount: await accountOf('000123'),
    strangersAccount: await accountOf('000456'),
    ownContract: await contractOf(`= '000123'`),
    strangersContract: await contractOf(`<> '000123'`),
    password: demoPassword,
    get totp() {
      return demoTotpCode('support');
    },
    pictureName: '9f86d081884c7d659a2feaa0c55ad015',
    paperCode: codeFrom(new Uint8Array(codeBytes).fill(7)),
    ownLetter: await letterTo(`= '01011001'`),
    strangersLetter: await letterTo(`<> '01011001'`),
  };
  await ask(
    stage,
    `INSERT INTO portal.member_pictures (member_no, name, content)
      VALUES ('000222', '${facts.pictureName}', 'a picture')`,
  );
  await ask(
    stage,
    `INSERT INTO portal.papers (code, member_no, since, kind, about, on_day, total_satang,
        content_hash, publication_id)
      VALUES ('${facts.paperCode}', '000222', '-infinity', 'BALANCE', 'x', '2025-11-28', 1,
        sha256('x'), 1)`,
  );
  await ask(
    stage,
    `INSERT INTO portal.agency_slips
        (id, agency_no, month, paid_on, amount_satang, file_type, file, sha256, person_no,
          contact_name)
      SELECT id::uuid, agency_no, '2025-11-01', '2025-11-28', 100, 'application/pdf',
        repeat('a slip ', 20)::bytea,
        sha256(id::bytea), 1, 'ผู้แทน'
      FROM (VALUES ('${slipIds.read}', '01011001'), ('${slipIds.removed}', '01011001'),
        ('${slipIds.strangers}', '01012002')) slips (id, agency_no)`,
  );
});
afterAll(() => stage.close());

const noOne: Partial<Held> = {};

/** Calls an endpoint as our own page does: path, header, query or body from one input. */
function send({ method, path, header }: Endpoint, input: object, held: Partial<Held>) {
  const fields = new Map(Object.entries(input));
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = encodeURIComponent(String(fields.get(field) ?? 'x'));
    fields.delete(field);
    return value;
  });
  const headers = { ...headersOf(held), 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  const inHeader = header && fields.get(header.field);
  if (header && inHeader !== undefined) {
    Object.assign(headers, { [header.name]: String(inHeader) });
    fields.delete(header.field);
  }
  if (method === 'POST') {
    return stage.app.inject({ method, url, headers, payload: Object.fromEntries(fields) });
  }
  const query = new URLSearchParams();
  for (const [key, value] of fields) query.set(key, String(value));
  return stage.app.inject({ method, url: `${url}?${query}`, headers });
}

/**
 * Whoever the row names, just signed in; entering where the endpoint is for those.
 * `staff:support`: in the office, with that role; `agency:01011001-2`: an agency's second person.
 */
async function holder(endpoint: Endpoint, as: string): Promise<Partial<Held>> {
  if (as === 'visitor') return { csrf: await stage.csrf() };
  const [, login] = as.split('agency:');
  if (login !== undefined) {
    return enterAgency(stage, login, { entering: endpoint.who === 'agency_entering' });
  }
  const [, role] = as.split('staff:');
  if (role !== undefined) return inOffice(stage, [role]);
  return stage.signIn(as, { entering: endpoint.who === 'member_entering' });
}

test('every endpoint has its row, and every row its endpoint', () => {
  const names = allHandlers.map(({ endpoint }) => endpoint.name);
  expect(Object.keys(matrix).sort()).toEqual(names.sort());
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
      const held = await holder(endpoint, as());
      for (const { input, field } of row?.malformed ?? []) {
        const answer = await send(endpoint, input, held);
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
      const held = await holder(endpoint, who);
      const answer = await send(endpoint, input, held);
      expect([answer.statusCode, answer.json().data.code]).toEqual([status, code]);
      if (status === 404 && 'statement' in input) {
        const none = await send(endpoint, { ...input, statement: '9999999999999' }, held);
        const { ref: _, ...data } = answer.json().data;
        expect(none.json()).toMatchObject({ ...answer.json(), data });
      }
    });

    test('mine: answered, by GET or POST alone', async () => {
      const { as: who, input, status, rc } = row?.mine(facts) ?? { as: '', input: {} };
      const held = await holder(endpoint, who);
      const answer = await send(endpoint, input, held);
      if (endpoint.files) {
        expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([
          status,
          'nosniff',
        ]);
        expect(answer.headers['content-disposition']).toMatch(/^attachment; .*\.(pdf|xlsx|csv)$/);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.rawPayload.length).toBeGreaterThan(50);
      } else {
        expect([answer.statusCode, answer.json().rc_code]).toEqual([status, rc]);
      }
      const other = endpoint.method === 'GET' ? 'POST' : 'GET';
      // Reading and writing may share an address, also one that reads as another's number.
      const isShared = allHandlers.some(
        ({ endpoint: { path, method } }) =>
          method === other && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(endpoint.path),
      );
      if (isShared) return;
      const turned = await send({ ...endpoint, method: other }, input, held);
      expect(turned.statusCode).toBe(404);
    });

    test('entering: nobody reads records before terms and password are in order', async () => {
      const entering = { entering: true };
      if (endpoint.who !== 'member' && endpoint.who !== 'agency') {
        return expect(endpoint.who).toMatch(/visitor|office|entering/);
      }
      const held =
        endpoint.who === 'member'
          ? await stage.signIn('000123', entering)
          : await enterAgency(stage, '01011001', entering);
      const answer = await send(endpoint, row?.mine(facts).input ?? {}, held);
      expect([answer.statusCode, answer.json().data.code]).toEqual([403, 'not_ready']);
    });

    test('D-37 of another wing, or without the role: the door is shut', async () => {
      const { who, roles, method } = endpoint;
      const input = row?.mine(facts).input ?? {};
      const over = method === 'POST' ? 'session_over' : 'not_signed_in';
      const answers = async (held: Partial<Held>) => {
        const { statusCode, body } = await send(endpoint, input, held);
        return [statusCode, JSON.parse(body).data?.code];
      };
      if (who === 'visitor') return expect(roles).toBeUndefined();
      const wing = who.replace('_entering', '');
      if (wing !== 'office') {
        expect(await answers(await inOffice(stage, everyRole))).toEqual([401, over]);
      }
      if (wing !== 'member') {
        expect(await answers(await stage.signIn('000123'))).toEqual([401, over]);
      }
      if (wing !== 'agency') {
        expect(await answers(await enterAgency(stage, '01011001'))).toEqual([401, over]);
      }
      if (endpoint.contact === 'admin') {
        const viewer = await enterAgency(stage, '01011001-2');
        expect(await answers(viewer)).toEqual([403, 'not_allowed']);
      }
      for (const role of everyRole.filter((one) => roles && !roles.includes(one))) {
        const officer = await inOffice(stage, [role]);
        expect(await answers(officer), role).toEqual([403, 'not_allowed']);
      }
    });
  },
);
