/** Every endpoint of the running server, asked by whoever is not the one it is for (D-37, R137). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/endpoint.ts';
import { enterAgency } from '../../../tools/agency/in-agency.ts';
import type { Facts } from '../calls/facts.ts';
import { everyRole, inOffice } from '../kinds/staff.ts';
import { matrix } from '../matrix.ts';
import { type Held, openStage, type Stage } from '../test-server.ts';
import { askAs, endpoints, ofAgency } from './asking.ts';

const [school, hospital] = ['01011001', '01012002'];

let stage: Stage;
const held: Record<string, Partial<Held>> = {};
beforeAll(async () => {
  stage = await openStage();
  held.none = {};
  held.member = await stage.signIn('000123');
  held.office = await inOffice(stage, everyRole);
  held.school = await enterAgency(stage, school);
  held.schoolViewer = await enterAgency(stage, `${school}-2`);
  held.hospital = await enterAgency(stage, hospital);
});
afterAll(() => stage.close());

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

async function answerTo(endpoint: Endpoint, who: Partial<Held>, input = inputOf(endpoint)) {
  const { status, code } = await askAs(stage, endpoint, who, input);
  return [status, code];
}

describe.each(ofAgency.map((endpoint) => [endpoint.name, endpoint] as const))(
  'R137 T4 %s',
  (_, endpoint) => {
    test('nobody, half a session, halves of two people, member, office: 401', async () => {
      const { token, cookie, csrf } = held.school as Held;
      const strangers: Record<string, Partial<Held>> = {
        nobody: {},
        'the token alone': { token, csrf },
        'the cookie alone': { cookie, csrf },
        'the cookie of a colleague': { token, csrf, cookie: held.schoolViewer?.cookie ?? '' },
        'the cookie of another agency': { token, csrf, cookie: held.hospital?.cookie ?? '' },
        'the cookie as a member’s': { token, csrf, cookie: cookie.replace('agency=', 'member=') },
        'a member': held.member ?? {},
        'a member’s cookie as the agency’s': {
          ...held.member,
          cookie: (held.member?.cookie ?? '').replace('member=', 'agency='),
        },
        'the office': held.office ?? {},
      };
      for (const [who, holds] of Object.entries(strangers)) {
        expect(await answerTo(endpoint, holds), who).toEqual(shut(endpoint));
      }
    });

    test('who reports and who looks: the role decides, in each agency', async () => {
      for (const agency of [school, hospital]) {
        const viewer = await enterAgency(stage, `${agency}-2`);
        const [status, code] = await answerTo(endpoint, viewer);
        if (endpoint.contact === 'admin') expect([status, code]).toEqual([403, 'not_allowed']);
        else expect([401, 403]).not.toContain(status);
        const admin = await enterAgency(stage, agency);
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
    const tries: Record<string, Partial<Held>> = {
      admin: held.school ?? {},
      viewer: held.schoolViewer ?? {},
      'cookie renamed': {
        ...held.school,
        cookie: (held.school?.cookie ?? '').replace('agency=', 'member='),
      },
      'cookie as the office’s': {
        csrf: held.school?.csrf ?? '',
        cookie: (held.school?.cookie ?? '').replace('agency=', 'office='),
      },
    };
    for (const [who, holds] of Object.entries(tries)) {
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
