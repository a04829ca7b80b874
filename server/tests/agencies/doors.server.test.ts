/** Every endpoint of the running server, asked by whoever is not the one it is for (D-37, R137). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/endpoint.ts';
import { staffRoles } from '../../../api/office/staff-roles.ts';
import { enterAgency } from '../../../tools/agency/in-agency.ts';
import type { Facts } from '../../../tools/endpoints/tests/facts.ts';
import { inOffice } from '../kinds/staff.ts';
import { matrix } from '../matrix.ts';
import { openTestServer, type TestServer, type TestSession } from '../test-server.ts';
import { askAs, endpoints, ofAgency } from './asking.ts';

const [school, hospital] = ['01011001', '01012002'];

let server: TestServer;
const sessions: Record<string, Partial<TestSession>> = {};
beforeAll(async () => {
  server = await openTestServer();
  sessions.none = {};
  sessions.member = await server.signIn('000123');
  sessions.office = await inOffice(server, staffRoles);
  sessions.school = await enterAgency(server, school);
  sessions.schoolViewer = await enterAgency(server, `${school}-2`);
  sessions.hospital = await enterAgency(server, hospital);
});
afterAll(() => server.close());

/** Stands for whatever a row asks of the store: here it matters who calls, and not what for. */
const anything: unknown = new Proxy(() => '1', {
  get: (_, key) => (key === Symbol.toPrimitive || key === 'toJSON' ? () => '1' : anything),
});
const facts = anything as Facts;

/** A good call's input, as the endpoint's row has it. */
function inputOf({ name }: Endpoint): Readonly<Record<string, unknown>> {
  const row = matrix[name];
  if (row === undefined) throw new Error(`${name} has no row in the matrix`);
  return row.mine(facts).input;
}

const shut = ({ method }: Endpoint) => [401, method === 'POST' ? 'session_over' : 'not_signed_in'];

async function answerTo(endpoint: Endpoint, who: Partial<TestSession>, input = inputOf(endpoint)) {
  const { status, code } = await askAs(server, endpoint, who, input);
  return [status, code];
}

describe.each(ofAgency.map((endpoint) => [endpoint.name, endpoint] as const))(
  'R137 T4 %s',
  (_, endpoint) => {
    test('nobody, half a session, halves of two people, member, office: 401', async () => {
      const { token, cookie, csrf } = sessions.school as TestSession;
      const strangers: Record<string, Partial<TestSession>> = {
        nobody: {},
        'the token alone': { token, csrf },
        'the cookie alone': { cookie, csrf },
        'the cookie of a colleague': { token, csrf, cookie: sessions.schoolViewer?.cookie ?? '' },
        'the cookie of another agency': { token, csrf, cookie: sessions.hospital?.cookie ?? '' },
        'the cookie as a member’s': { token, csrf, cookie: cookie.replace('agency=', 'member=') },
        'a member': sessions.member ?? {},
        'a member’s cookie as the agency’s': {
          ...sessions.member,
          cookie: (sessions.member?.cookie ?? '').replace('member=', 'agency='),
        },
        'the office': sessions.office ?? {},
      };
      for (const [who, holds] of Object.entries(strangers)) {
        expect(await answerTo(endpoint, holds), who).toEqual(shut(endpoint));
      }
    });

    test('who reports and who looks: the role decides, in each agency', async () => {
      for (const agency of [school, hospital]) {
        const viewer = await enterAgency(server, `${agency}-2`);
        const [status, code] = await answerTo(endpoint, viewer);
        if (endpoint.contact === 'admin') expect([status, code]).toEqual([403, 'not_allowed']);
        else expect([401, 403]).not.toContain(status);
        const admin = await enterAgency(server, agency);
        expect([401, 403]).not.toContain((await answerTo(endpoint, admin))[0]);
      }
    });
  },
);

const elsewhere = endpoints.filter(({ who }) => who.startsWith('member') || who === 'office');

test('T1 R137 no endpoint of a member or of the office answers an agency', async () => {
  expect(elsewhere.length).toBeGreaterThan(40);
  const open: string[] = [];
  for (const endpoint of elsewhere) {
    const attempts: Record<string, Partial<TestSession>> = {
      admin: sessions.school ?? {},
      viewer: sessions.schoolViewer ?? {},
      'cookie renamed': {
        ...sessions.school,
        cookie: (sessions.school?.cookie ?? '').replace('agency=', 'member='),
      },
      'cookie as the office’s': {
        csrf: sessions.school?.csrf ?? '',
        cookie: (sessions.school?.cookie ?? '').replace('agency=', 'office='),
      },
    };
    for (const [who, holds] of Object.entries(attempts)) {
      const [status] = await answerTo(endpoint, holds, {});
      if (status !== 401) open.push(`${endpoint.name} to ${who}: ${status}`);
    }
  }
  expect(open).toEqual([]);
});

test('R137 what answers an agency is known: a new kind of caller needs a door here', () => {
  const kinds = new Set(endpoints.map(({ who }) => who));
  expect([...kinds].toSorted()).toEqual([
    ...['agency', 'agency_entering', 'member', 'member_entering', 'office', 'visitor'],
  ]);
  for (const { path, who } of endpoints) {
    // Of the agencies' area only the way in is open to visitors.
    if (!path.startsWith('/api/membergroup/') || who.startsWith('agency')) continue;
    expect(path).toMatch(/^\/api\/membergroup\/(?:auth\/|config$)/);
  }
  for (const { path } of ofAgency) expect(path).toMatch(/^\/api\/membergroup\//);
});
