/** No agency reaches anything of another, whatever it names (T1–T3). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/endpoint.ts';
import { buddhistYear } from '../../../core/thai-date.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestServer, type TestServer, type TestSession } from '../test-server.ts';
import { askAs, endpoints, giveEverybodyPeople, ofAgency, sessionsOf } from './asking.ts';
import { type Canaries, canariesOf } from './canaries.ts';
import { kinds, otherwise, unsaid } from './identifiers.ts';

const [school, hospital] = ['01011001', '01012002'];

let server: TestServer;
let agencies: readonly string[];
let canaries: Canaries;
let sessionOf: (login: string) => Promise<TestSession>;
beforeAll(async () => {
  server = await openTestServer();
  agencies = await giveEverybodyPeople(server);
  canaries = await canariesOf(server.store.ownerUrl);
  sessionOf = sessionsOf(server);
  await asUpkeep(server.store.ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      `INSERT INTO portal.agency_slips (agency_no, month, paid_on, amount_satang, file_type, file,
         sha256, person_no, contact_name)
       SELECT no, '2025-11-01', '2025-11-28', 100, 'application/pdf', '%PDF-1.7',
         sha256(no::bytea), 1, 'ผู้แทน' FROM unnest($1::text[]) no`,
      [agencies],
    ),
  );
});
afterAll(() => server.close());

const named = (name: string): Endpoint => {
  const found = endpoints.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`there is no endpoint ${name}`);
  return found;
};

/** Identifiers of a kind, as the store's owner finds them. */
async function identifiersOf(sql: string): Promise<readonly { owner: string; input: object }[]> {
  return asUpkeep(server.store.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query(`${sql} ORDER BY 1, 2`);
    return rows;
  });
}

test('R136 T1 every input field of an agency’s endpoint is known to name a record or none', () => {
  expect(unsaid(endpoints)).toEqual([]);
  for (const name of [...Object.keys(kinds), ...Object.keys(otherwise)]) named(name);
  const added = { name: 'agency.new', who: 'agency', input: { shape: { receipt_no: {} } } };
  expect(unsaid([added as unknown as Endpoint])).toEqual(['agency.new receipt_no']);
});

test.each(Object.entries(kinds))(
  'T1 T3 %s: another agency’s is answered like nobody’s, and is on record',
  async (name, { sql, nobodys, more = {} }) => {
    const endpoint = named(name);
    const all = await identifiersOf(sql);
    const refs = new Map<string, string>();
    for (const agency of [school, hospital, '01010001']) {
      const session = await sessionOf(agency);
      const [own] = all.filter(({ owner }) => owner === agency);
      const foreign = all.filter(({ owner }) => owner !== agency);
      expect(foreign.length).toBeGreaterThan(0);
      const none = await askAs(server, endpoint, session, { ...nobodys, ...more });
      expect([none.status, none.code]).toEqual([404, 'not_found']);
      for (const { owner, input } of foreign.slice(0, 12)) {
        const answer = await askAs(server, endpoint, session, { ...input, ...more });
        expect([owner, answer.status, answer.content]).toEqual([owner, 404, none.content]);
        refs.set(answer.ref, `${agency}-1`);
      }
      if (own && endpoint.method === 'GET') {
        const answer = await askAs(server, endpoint, session, { ...own.input, ...more });
        expect([agency, answer.status]).toEqual([agency, 200]);
      }
    }
    await server.app.auditLog.flush();
    const rows = await asUpkeep(server.store.ownerUrl, 'sahakon_audit', async (client) => {
      const found = await client.query(
        `SELECT ref, actor FROM portal.audit_entries
         WHERE outcome = 'refused' AND detail ->> 'code' = 'not_found' AND ref = ANY ($1)`,
        [[...refs.keys()]],
      );
      return found.rows;
    });
    expect(new Map(rows.map(({ ref, actor }) => [ref, actor]))).toEqual(refs);
  },
);

test('T3 nobody is reported on by an agency that was not billed for them', async () => {
  const endpoint = named('agency.report.save');
  const session = await sessionOf(school);
  const month = '2025-11-01';
  const own = new Set(canaries.billed(school, month));
  const others = canaries.billed(hospital, month).filter((no) => !own.has(no));
  const report = async (membership_no: string) => {
    const line = { membership_no, seq: 1, outcome: 'NONE', collected: '0.00', reason: 'OTHER' };
    const input = { ...monthInput(month), version: 0, lines: [line] };
    const { status, content } = await askAs(server, endpoint, session, input);
    return { status, content };
  };
  const none = await report('999998');
  expect(none.status).toBe(400);
  expect(others.length).toBeGreaterThan(0);
  for (const memberNo of others) expect(await report(memberNo)).toEqual(none);
  const stored = await identifiersOf(`SELECT agency_no AS owner, to_jsonb(member_no) AS input
    FROM portal.agency_report_lines`);
  expect(stored).toEqual([]);
});

test('T3 a file with another agency’s people tells no more than of nobody', async () => {
  const endpoint = named('agency.report.upload');
  const session = await sessionOf(school);
  const month = '2025-11-01';
  const preview = async (memberNo: string) => {
    const csv = `เลขทะเบียน,หักได้\n${memberNo},100.00\n`;
    const file = `data:text/csv;base64,${Buffer.from(csv).toString('base64')}`;
    const input = { ...monthInput(month), file, name: 'ผล.csv' };
    const { status, bytes } = await askAs(server, endpoint, session, input);
    const { ref: _, digest: __, ...data } = JSON.parse(bytes.toString()).data;
    return { status, content: JSON.stringify(data).replaceAll(memberNo, 'NUMBER') };
  };
  const none = await preview('999998');
  expect(none.status).toBe(200);
  expect(none.content).toContain('NUMBER');
  for (const memberNo of canaries.billed(hospital, month).slice(0, 3)) {
    const found = await preview(memberNo);
    expect(found).toEqual(none);
    expect(canaries.foreign(found.content, school, month)).toEqual([]);
  }
});

test('T3 the canary is live: another agency’s is told by number, receipt, name', async () => {
  const month = '2025-11-01';
  const session = await sessionOf(hospital);
  const answer = await askAs(server, named('agency.keeprep'), session, monthInput(month));
  const text = answer.bytes.toString('utf8');
  const [member = ''] = canaries.billed(hospital, month);
  expect(canaries.foreign(text, hospital, month)).toEqual([]);
  const found = canaries.foreign(text, school, month);
  expect(found).toContain(member);
  expect(found.filter((word) => /^\d{7,}$/.test(word)).length).toBeGreaterThan(0);
  expect(found.filter((word) => /[ก-๙]/.test(word)).length).toBeGreaterThan(0);
});

/** The month of an input, where the endpoint takes one. */
const monthInput = (month: string) => ({
  year: String(buddhistYear(month)),
  month: String(Number(month.slice(5, 7))),
});

const gets = ofAgency.filter(({ method, name }) => method === 'GET' && kinds[name] === undefined);

/** Ways to ask a GET: as it is, or as text; a paper alone is packed, and shows no canary. */
function asksOf({ files }: Endpoint): readonly object[] {
  if (!files) return [{}];
  return files.includes('csv') ? [{ format: 'csv' }] : [];
}

test('T3 canary: no month of an agency holds number, receipt or name of another', async () => {
  expect(canaries.moved.length).toBeGreaterThan(0);
  const leaks: string[] = [];
  let [requestCount, shown] = [0, 0];
  for (const agency of agencies) {
    const session = await sessionOf(agency);
    // Every month of the two that sign in; of the others the newest.
    const all = canaries.months(agency);
    const months = agency === school || agency === hospital ? all : all.slice(0, 2);
    for (const endpoint of gets) {
      const takesMonth = endpoint.path.includes('membergroup') && hasMonth(endpoint);
      for (const form of asksOf(endpoint)) {
        for (const month of takesMonth ? months : [undefined]) {
          const input = { ...form, ...(month === undefined ? {} : monthInput(month)) };
          const answer = await askAs(server, endpoint, session, input);
          requestCount += 1;
          const text = answer.bytes.toString('utf8');
          if (month && canaries.billed(agency, month).some((no) => text.includes(no))) shown += 1;
          const found = canaries.foreign(text, agency, month);
          if (found.length > 0) leaks.push(`${endpoint.name} ${agency} ${month}: ${found}`);
        }
      }
    }
  }
  expect(leaks.slice(0, 10)).toEqual([]);
  // The calls were answered: members of one's own are in them.
  expect(shown).toBeGreaterThan(40);
  expect(requestCount).toBeGreaterThan(100);
}, 240_000);

function hasMonth({ input }: Endpoint): boolean {
  const { shape = {} } = input as unknown as { shape?: Record<string, unknown> };
  return 'year' in shape && 'month' in shape;
}
