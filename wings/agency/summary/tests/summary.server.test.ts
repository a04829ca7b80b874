/** The summary against the extract itself, and who sees whose. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthInBuddhistYear } from '../../../../core/thai-date.ts';
import type { Row } from '../../../../journeys/extract.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { execute } from '../../../../tools/store/temporary-postgres.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import {
  baht,
  bahtOf,
  below,
  expectedGroups,
  expectedShort,
  expectedSums,
  groupOf,
  keyOf,
  readExtract,
  satang,
  sumOf,
} from './extract-sums.ts';

const url = '/api/membergroup/summarize_rep';
const [school, hospital, office] = ['01011001', '01012002', '01010001'] as const;

let app: Awaited<ReturnType<typeof openTestApp>>;
let extract: Awaited<ReturnType<typeof readExtract>>;
beforeAll(async () => {
  app = await openTestApp();
  extract = await readExtract(app.extractFolder);
});
afterAll(() => app.close());

const change = (text: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_intake', (client) => client.query(text));

const ask = async (login: string, query = '') =>
  app.get(`${url}${query}`, await app.signInAgency(login));

/** Agencies that have no people of their own in the demo. */
const addPerson = (agencyNo = '') =>
  execute(
    app.ownerUrl,
    `INSERT INTO portal.agency_accounts (agency_no, person_no, contact_name, role, password_hash)
     VALUES ('${agencyNo}', 9, 'ผู้ดู', 'viewer', 'x')`,
  );

const billed = (agencyNo: string, month: string): Row[] =>
  extract.bills.filter((row) => row.AGENCY_NO === agencyNo && row.MONTH === month);
const monthOf = (agencyNo: string, month: string): Row | undefined =>
  extract.months.find((row) => row.AGENCY_NO === agencyNo && row.MONTH === month);

const itemsOf = (own: readonly Row[]): Row[] => {
  const keys = new Set(own.map(keyOf));
  return extract.items.filter((item) => keys.has(keyOf(item)));
};

const sumOfGroups = (table: readonly { amount: string }[]): number =>
  table.reduce((total, { amount }) => total + satang(amount), 0);

describe.each([
  [school, '11/2568'],
  [school, '10/2568'],
  [hospital, '3/2568'],
])('R008 R075 D-26 agency %s, month %s', (agencyNo, at) => {
  const [month = '', year = ''] = at.split('/');
  const inFile = `${month.padStart(2, '0')}/${year}`;
  const query = `?year=${year}&month=${month}`;

  test('table A is the extract’s, and its total the cover’s and the month’s', async () => {
    const [{ status, body }, cover] = await Promise.all([
      ask(agencyNo, query),
      app.get(`/api/membergroup/keeprep${query}`, await app.signInAgency(agencyNo)),
    ]);
    expect([status, body.rc_code]).toEqual([200, '1']);
    const own = billed(agencyNo, inFile);
    expect(own.length).toBeGreaterThan(1);
    const { table_a, total_a, table_b, members, billed: whole } = body.data.own;
    const { refund, ...expected } = expectedGroups(itemsOf(own));
    expect(Object.fromEntries(table_a.map((one: { group: string }) => [one.group, one]))).toEqual(
      expected,
    );
    expect([total_a.amount, table_b.refund.amount]).toEqual([whole, refund?.amount ?? '0.00']);
    expect(sumOfGroups(table_a)).toBe(satang(total_a.amount));
    expect([members, whole]).toEqual([own.length, bahtOf(own, 'BILLED')]);
    expect(whole).toBe(baht(satang(monthOf(agencyNo, inFile)?.BILLED)));
    expect(cover.body.data.totals.total).toBe(whole);
  });

  test('tables B and C say what came in once it is posted, and nothing before', async () => {
    const { body } = await ask(agencyNo, query);
    const own = billed(agencyNo, inFile);
    const { table_b, table_c, state } = body.data.own;
    expect(table_b.billed).toEqual({ count: own.length, amount: bahtOf(own, 'BILLED') });
    if (monthOf(agencyNo, inFile)?.STATE !== 'POSTED') {
      expect(state).not.toBe('POSTED');
      expect(table_b).toMatchObject({ told: 'NOT_YET', collected: null, uncollected: null });
      expect(table_c).toEqual([]);
      return;
    }
    const short = own.filter(({ UNCOLLECTED }) => satang(UNCOLLECTED) !== 0);
    expect(table_b).toMatchObject({
      told: 'POSTED',
      collected: { amount: bahtOf(own, 'COLLECTED') },
      uncollected: { count: short.length, amount: bahtOf(own, 'UNCOLLECTED') },
    });
    expect(table_c).toMatchObject(expectedShort(short));
    expect(table_c).toHaveLength(short.length);
  });

  test('of one group A, B and C speak of its items alone', async () => {
    const { body } = await ask(agencyNo, `${query}&group=share`);
    const shares = itemsOf(billed(agencyNo, inFile)).filter((item) => groupOf(item) === 'share');
    const { table_a, total_a, table_b } = body.data.own;
    expect(table_a).toHaveLength(1);
    expect(total_a).toEqual({ principal: null, interest: null, amount: bahtOf(shares, 'AMOUNT') });
    expect(table_b.billed.amount).toBe(bahtOf(shares, 'AMOUNT'));
    const posted = table_b.told === 'POSTED';
    expect(table_b.collected?.amount).toBe(posted ? bahtOf(shares, 'COLLECTED') : undefined);
  });
});

test('R008 D-26 the trend is the months’ own figures, twelve of them, oldest first', async () => {
  const { trend, trend_of } = (await ask(school, '?year=2568&month=11')).body.data;
  expect(trend_of).toBe('OWN');
  expect(trend).toHaveLength(12);
  expect([trend[0].year, trend[0].month]).toEqual([2567, 12]);
  for (const one of trend) {
    const row = monthOf(school, `${String(one.month).padStart(2, '0')}/${one.year}`);
    expect(one).toMatchObject({
      ...expectedSums(row ? [row] : []),
      posted: row?.STATE === 'POSTED',
    });
  }
});

test('R075 a new agency is named, and no number or balance of a member is told', async () => {
  const moved = extract.bills.find((row) => row.POSTED === '1' && satang(row.UNCOLLECTED) > 0);
  const [month = '', year = ''] = moved?.MONTH?.split('/') ?? [];
  await addPerson(moved?.AGENCY_NO);
  await change(`UPDATE records.collections SET reason = 'TRANSFERRED', new_agency_no = '${office}'
    WHERE (member_no, seq) = ('${moved?.MEMBER_NO}', 1)
      AND month = '${monthInBuddhistYear(year, month)}-01'`);
  const { body } = await ask(`${moved?.AGENCY_NO}-9`, `?year=${year}&month=${Number(month)}`);
  const line = body.data.own.table_c.find(
    (one: { membership_no: string }) => one.membership_no === moved?.MEMBER_NO,
  );
  const name = extract.agencies.find(({ AGENCY_NO }) => AGENCY_NO === office)?.NAME;
  expect(line).toMatchObject({ reason: 'TRANSFERRED', new_agency: name });
  expect(Object.keys(line)).toEqual([
    ...['membership_no', 'bill_seq', 'name', 'billed', 'collected', 'uncollected'],
    ...['reason', 'new_agency'],
  ]);
});

test('R008 a month that does not tie out is an error on page and file', async () => {
  await change(`UPDATE records.agency_months SET billed_satang = billed_satang + 1,
    uncollected_satang = uncollected_satang + 1
    WHERE agency_no = '${hospital}' AND month = '2025-02-01'`);
  const page = await ask(hospital, '?year=2568&month=2');
  expect([page.status, page.body.data.code]).toEqual([503, 'untied']);
  expect(JSON.stringify(page.body)).not.toMatch(/\d+\.\d{2}/);
  const file = await ask(hospital, '/file?year=2568&month=2&format=pdf');
  expect([file.status, file.body.data.code]).toEqual([503, 'untied']);
});

describe('R008 D-26 T3 an office above others', () => {
  test('sees the sums of each unit with all that lies under it, and of nobody else', async () => {
    const { status, body } = await ask(office, '?year=2568&month=10');
    expect(status).toBe(200);
    const { own, sub_units, trend_of, trend } = body.data;
    expect(own).toBeNull();
    const units = below(extract.agencies, office);
    const rows = extract.months.filter(
      (row) => row.MONTH === '10/2568' && units.has(row.AGENCY_NO ?? ''),
    );
    const byUnit = Map.groupBy(rows, (row) => units.get(row.AGENCY_NO ?? '') ?? '');
    expect(byUnit.size).toBeGreaterThan(1);
    expect(sub_units.units.map(({ no }: { no: string }) => no)).toEqual(
      [...byUnit.keys()].toSorted(),
    );
    for (const unit of sub_units.units) {
      const of = byUnit.get(unit.no) ?? [];
      expect(unit).toMatchObject({
        name: extract.agencies.find(({ AGENCY_NO }) => AGENCY_NO === unit.no)?.NAME,
        ...expectedSums(of),
        ...{ agencies: of.length, state: 'POSTED' },
      });
    }
    const all = { agencies: rows.length, posted_agencies: rows.length };
    expect(sub_units.total).toMatchObject({ ...expectedSums(rows), ...all });
    expect(trend_of).toBe('BELOW');
    expect(satang(trend.at(-1).billed)).toBe(sumOf(rows, 'BILLED'));
  });

  test('sees no member of theirs: no line, no name, and no cover', async () => {
    const { body } = await ask(office, '?year=2568&month=10');
    const json = JSON.stringify(body.data);
    const units = below(extract.agencies, office);
    const theirs = extract.bills.filter((row) => units.has(row.AGENCY_NO ?? ''));
    expect(theirs.length).toBeGreaterThan(10);
    for (const { MEMBER_NO } of theirs) expect(json).not.toContain(`"${MEMBER_NO}"`);
    const cover = await app.get(
      '/api/membergroup/keeprep?year=2568&month=10',
      await app.signInAgency(office),
    );
    expect(cover.status).toBe(404);
  });

  test('of a month under way says what is billed, what came in once all is posted', async () => {
    const { body } = await ask(office);
    expect([body.data.year, body.data.month]).toEqual([2568, 11]);
    expect(body.data.sub_units.total).toMatchObject({ collected: null, uncollected: null });
  });

  test.each([school, hospital])('%s below it sees no other unit’s sums', async (agencyNo) => {
    const { body } = await ask(agencyNo);
    const lower = [...below(extract.agencies, agencyNo).keys()];
    const json = JSON.stringify(body.data);
    for (const { AGENCY_NO = '' } of extract.agencies) {
      if (AGENCY_NO === agencyNo || lower.includes(AGENCY_NO)) continue;
      expect(json).not.toContain(AGENCY_NO);
    }
  });
});

test('R075 a month of nobody’s is not found; nobody signed in sees nothing', async () => {
  expect((await ask(school, '?year=2400&month=1')).status).toBe(404);
  expect((await ask(school, '?year=2568')).status).toBe(400);
  expect((await app.get(url)).status).toBe(401);
  const member = await app.signIn('000123');
  expect((await app.get(url, member)).status).toBe(401);
});

test('R008 D-26 an office without members of its own sees its units', async () => {
  await addPerson('01010002');
  const { body } = await ask('01010002-9');
  expect(body.data.own).toBeNull();
  expect(body.data.sub_units.units.length).toBeGreaterThan(0);
});

test('R008 D-26 the files hold the figures of the page', async () => {
  const headers = await app.signInAgency(school);
  const query = 'year=2568&month=10';
  const { body } = await app.get(`${url}/file?${query}&format=csv`, headers);
  const own = billed(school, '10/2568');
  const texts = [bahtOf(own, 'BILLED'), bahtOf(own, 'COLLECTED'), school];
  for (const expected of texts) expect(body).toContain(expected);
  expect((await app.get(`${url}/file?year=2400&month=1&format=csv`, headers)).status).toBe(404);
});
