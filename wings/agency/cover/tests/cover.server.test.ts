/** The cover statement against the extract itself, read by another way than the program's. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agencySettingsShape } from '../../../../api/agency/settings.ts';
import { problems } from '../../../../api/problem.ts';
import { type Row, readRows } from '../../../../journeys/extract.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { execute } from '../../../../tools/store/temporary-postgres.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { expectedRow, isOfMonth, satang, sumOf } from './extract-cover.ts';
import { mutations } from './mutations.ts';

const url = '/api/membergroup/keeprep';
const school = '01011001';
const hospital = '01012002';

let app: Awaited<ReturnType<typeof openTestApp>>;
let bills: Row[];
let items: Row[];
let people: ReadonlyMap<string, Row>;
beforeAll(async () => {
  const handlers = { ...testHandlerSettings, alertMail: 'manager@coop.example' };
  app = await openTestApp({ settings: { handlers } });
  const read = (file: string) => readRows(app.extractFolder, file);
  const [all, members] = await Promise.all([read('collections.csv'), read('members.csv')]);
  bills = all.filter((row) => row.KIND === 'MONTHLY');
  items = await read('collection_items.csv');
  people = new Map(members.map((row) => [row.MEMBER_NO ?? '', row]));
});
afterAll(() => app.close());

const ask = async (login: string, query = '') =>
  app.get(`${url}${query}`, await app.signInAgency(login));

/** Bills of an agency's month as the extract has them. */
const billed = (agencyNo: string, month: string): Row[] =>
  bills.filter((row) => row.AGENCY_NO === agencyNo && row.MONTH === month);

const itemsOf = (bill: Row): Row[] => items.filter(isOfMonth(bill));

describe.each([
  [school, '11/2568'],
  [school, '10/2568'],
  [hospital, '11/2568'],
  [hospital, '3/2568'],
])('R073 D-23 agency %s, month %s', (agencyNo, at) => {
  const [month = '', year = ''] = at.split('/');
  const inFile = `${month.padStart(2, '0')}/${year}`;

  test('every line, every column and the totals are the extract’s', async () => {
    const { status, body } = await ask(agencyNo, `?year=${year}&month=${month}`);
    expect([status, body.rc_code]).toEqual([200, '1']);
    const own = billed(agencyNo, inFile);
    expect(own.length).toBeGreaterThan(1);
    const lines = own.toSorted((a, b) => ((a.MEMBER_NO ?? '') < (b.MEMBER_NO ?? '') ? -1 : 1));
    expect(body.data.members).toEqual(
      lines.map((bill, line) =>
        expectedRow(line + 1, bill, itemsOf(bill), people.get(bill.MEMBER_NO ?? '')),
      ),
    );
    expect(satang(body.data.totals.total)).toBe(sumOf(own, 'BILLED'));
    expect(body.data.sums).toMatchObject({ members: own.length });
    expect(satang(body.data.sums.collected)).toBe(sumOf(own, 'COLLECTED'));
    expect(body.data).toMatchObject({ year: Number(year), month: Number(month), detail: 'full' });
  });
});

test('R073 without a month the newest that was sent; months to pick, newest first', async () => {
  const { body } = await ask(school);
  expect(body.data).toMatchObject({ year: 2568, month: 11 });
  expect(body.data.unit).toMatchObject({ no: school, no_display: '1001' });
  const [first, second] = body.data.months;
  expect([first, second]).toEqual([
    { year: 2568, month: 11, state: 'SENT' },
    { year: 2568, month: 10, state: 'POSTED' },
  ]);
  expect(body.data.months.length).toBeLessThanOrEqual(24);
});

test('D-23 nothing is told of accounts, contracts, balances, salary or address', async () => {
  const { body } = await ask(school, '?year=2568&month=11');
  const json = JSON.stringify(body.data.members);
  for (const bill of billed(school, '11/2568')) {
    const secrets = [bill.SALARY, bill.SHARE_TOTAL, bill.INTEREST_YTD].map((one) => one || '—');
    for (const secret of secrets) expect(json).not.toContain(`"${Number(secret).toFixed(2)}"`);
    for (const { REF_NO } of itemsOf(bill)) if (REF_NO) expect(json).not.toContain(REF_NO);
  }
});

test('T3 whoever moved is seen only in the months that the unit billed', async () => {
  const seen = async (agencyNo: string, query: string): Promise<string[]> =>
    (await ask(agencyNo, query)).body.data.members.map((row: Row) => row.membership_no);
  const homes = Map.groupBy(bills, (row) => row.MEMBER_NO ?? '');
  const moved = [...homes].find(([, of]) => {
    const at = new Set(of.map((row) => row.AGENCY_NO));
    return at.has(school) && at.size > 1;
  });
  if (!moved) throw new Error('nobody of the school has ever moved');
  const [memberNo, own] = moved;
  const here = own.find((row) => row.AGENCY_NO === school);
  const there = own.find((row) => row.AGENCY_NO !== school);
  const query = ({ MONTH = '' }: Row = {}) => {
    const [month, year] = MONTH.split('/');
    return `?year=${year}&month=${Number(month)}`;
  };
  expect(await seen(school, query(here))).toContain(memberNo);
  expect(await seen(school, query(there))).not.toContain(memberNo);
  expect(await seen(there?.AGENCY_NO ?? '', query(there))).toContain(memberNo);
  expect(await seen(there?.AGENCY_NO ?? '', query(here))).not.toContain(memberNo);
});

test('T3 of one month two agencies share no line', async () => {
  const numbers = async (agencyNo: string): Promise<string[]> =>
    (await ask(agencyNo, '?year=2568&month=11')).body.data.members.map(
      (row: Row) => row.membership_no,
    );
  const [mine, theirs] = [await numbers(school), new Set(await numbers(hospital))];
  expect(mine.length).toBeGreaterThan(1);
  expect(mine.filter((no) => theirs.has(no))).toEqual([]);
});

test('D-23 the status is the later of the core system’s and of what was done here', async () => {
  const as = await app.signInAgency(hospital);
  const { body } = await app.get(`${url}?year=2568&month=11`, as);
  const ask2 = await app.get('/api/membergroup/report?year=2568&month=11', as);
  expect([body.data.state, body.data.status]).toEqual([
    ask2.body.data.state,
    ask2.body.data.status,
  ]);
  const mine = await app.signInAgency(school);
  const line = { membership_no: '000123', seq: 1, outcome: 'NONE', collected: '0.00' };
  const lines = [{ ...line, reason: 'UNPAID_LEAVE' }];
  const month = { year: '2568', month: '11', version: 0 };
  const saved = await app.post('/api/membergroup/report/save', { ...month, lines }, mine);
  expect(saved.status).toBe(200);
  expect((await app.get(url, mine)).body.data).toMatchObject({
    ...{ state: 'OPENED', status: 'ACKNOWLEDGED' },
  });
});

test('R137 nobody, half a session and a member: 401', async () => {
  const { cookie = '', authorization = '' } = await app.signInAgency(school);
  const member = await app.signIn('000123');
  for (const headers of [{}, { cookie }, { authorization }, member]) {
    const { status, body } = await app.get(url, headers);
    expect([status, body.rc_code, body.data.code]).toEqual([401, '0', 'not_signed_in']);
  }
});

test('R073 a month that the agency was not billed for is not found', async () => {
  const { status, body } = await ask(school, '?year=2400&month=1');
  expect([status, body.rc_code, body.data.code]).toEqual([404, '0', 'not_found']);
});

test('D-23 a unit that was never billed has no month, and no zero', async () => {
  await execute(
    app.ownerUrl,
    `INSERT INTO records.agencies (publication_id, agency_no, name)
       SELECT publication_id, '01099999', 'สำนักงานใหม่' FROM records.current;
     INSERT INTO portal.agency_accounts SELECT * FROM jsonb_populate_record(
       (SELECT a FROM portal.agency_accounts a WHERE agency_no = '${school}' AND person_no = 1),
       '{"agency_no": "01099999"}')`,
  );
  const { status, body } = await ask('01099999');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    month: null,
    totals: null,
    sums: null,
    members: [],
    months: [],
  });
});

test('D-23 the cooperative’s setting says how much is told', async () => {
  const { agency } = JSON.parse(await readFile('site.config.json', 'utf8'));
  const settings = agencySettingsShape.parse({ ...agency, detail: 'grouped' });
  const other = await openTestApp({ agency: settings });
  try {
    const as = await other.signInAgency(school);
    const { body } = await other.get(`${url}?year=2568&month=11`, as);
    const { detail, members, totals } = body.data;
    expect(detail).toBe('grouped');
    expect(JSON.stringify([members, totals])).not.toMatch(/"(?:period|principal|interest)"/);
    const own = billed(school, '11/2568');
    expect(satang(totals.total)).toBe(sumOf(own, 'BILLED'));
    const ordinary = own
      .flatMap(itemsOf)
      .filter(({ ITEM_GROUP, NAME = '' }) => ITEM_GROUP === 'LOAN' && NAME.includes('สามัญ'));
    expect(satang(totals.ordinary.amount)).toBe(sumOf(ordinary, 'AMOUNT'));
  } finally {
    await other.close();
  }
});

/** What the audit log says of a month that did not tie out, newest first. */
async function mismatchEntries(month: string) {
  await app.app.auditLog.flush();
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query<Record<string, unknown>>(
      `SELECT outcome, actor_kind, actor, ref, detail FROM portal.audit_entries
       WHERE entry = 'agency.untied' AND detail->>'month' = $1 ORDER BY seq DESC`,
      [month],
    ),
  );
  return rows;
}

describe('D-23 one satang in the store: nothing is shown, and staff are told what differs', () => {
  test.each(mutations(hospital))('2568/%i: %s', async (month, what, change) => {
    const on = `2025-0${month}-01`;
    await execute(app.ownerUrl, change(on));
    const as = await app.signInAgency(hospital);
    const { status, body } = await app.get(`${url}?year=2568&month=${month}`, as);
    expect([status, body.rc_code, body.data.code]).toEqual([503, '0', 'untied']);
    expect(body.message).toBe(problems.untied.text);
    expect(Object.keys(body.data).toSorted()).toEqual(['code', 'ref']);
    expect(JSON.stringify(body)).not.toMatch(/\d\.\d{2}/);
    const [entry] = await mismatchEntries(on);
    expect(entry).toMatchObject({
      outcome: 'failed',
      actor_kind: 'agency',
      actor: `${hospital}-1`,
      ref: body.data.ref,
      detail: { what, month: on, agency_no: hospital },
    });
    const letters = () => app.outbox.messages.filter(({ to }) => to === 'manager@coop.example');
    const before = letters().length;
    expect(letters().at(-1)?.text).toContain(`หน่วยงาน ${hospital}`);
    await app.get(`${url}?year=2568&month=${month}`, as);
    expect(letters()).toHaveLength(before);
    for (const format of ['pdf', 'xlsx', 'csv', 'tis620']) {
      const file = await app.get(`${url}/file?year=2568&month=${month}&format=${format}`, as);
      expect([format, file.status, file.body.data.code]).toEqual([format, 503, 'untied']);
    }
    // The next agency's month stands as it did.
    expect((await ask(school, `?year=2568&month=${month}`)).status).toBe(200);
  });
});
