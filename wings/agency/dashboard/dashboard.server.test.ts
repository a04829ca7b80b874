/** The dashboard against the extract itself, and the way of a month told by it and the summary. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Row, readRows } from '../../../journeys/extract.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

const url = '/api/membergroup/dashboard';
const school = '01011001';
const office = '01010001';
/** Nobody else in this file reports for it. */
const pensioners = '01010003';

let app: Awaited<ReturnType<typeof openTestApp>>;
let months: Row[];
let bills: Row[];
beforeAll(async () => {
  app = await openTestApp();
  [months, bills] = await Promise.all([
    readRows(app.extractFolder, 'agency_months.csv'),
    readRows(app.extractFolder, 'collections.csv'),
  ]);
});
afterAll(() => app.close());

const as = async (login: string, path = url) => app.get(path, await app.signInAgency(login));
const monthOf = (agencyNo: string, month: string): Row =>
  months.find((row) => row.AGENCY_NO === agencyNo && row.MONTH === month) ?? {};
const billed = (agencyNo: string, month: string): Row[] =>
  bills.filter(
    (row) => row.AGENCY_NO === agencyNo && row.MONTH === month && row.KIND === 'MONTHLY',
  );
const baht = (amount = ''): string => Number(amount).toFixed(2);

test('R072 D-24 this month’s total, members, due day and days left are the extract’s', async () => {
  const { status, body } = await as(school);
  expect([status, body.rc_code]).toEqual([200, '1']);
  const { unit, now, before, below, as_of } = body.data;
  expect(unit).toMatchObject({ no: school, no_display: '1001' });
  const row = monthOf(school, '11/2568');
  expect(now).toMatchObject({
    ...{ year: 2568, month: 11, members: Number(row.MEMBERS), billed: baht(row.BILLED) },
    ...{ posted_on: null, reported: 0 },
  });
  // The pretend cooperative stands still at the day of its records.
  expect(as_of).toBe('2025-11-28');
  const left = (Date.parse(now.due_on) - Date.parse(as_of)) / 86_400_000;
  expect(now.days_left).toBe(left);
  const short = billed(school, '10/2568').filter((bill) => Number(bill.UNCOLLECTED) > 0);
  expect(before).toEqual({
    ...{ year: 2568, month: 10, posted: true },
    uncollected: { count: short.length, amount: baht(monthOf(school, '10/2568').UNCOLLECTED) },
  });
  expect(below).toBeNull();
});

test('R072 D-24 an unopened letter comes first, the guide is unread, news are told', async () => {
  const { now, unopened_letters, guide, news } = (await as(school)).body.data;
  expect(unopened_letters).toBeGreaterThan(0);
  expect(now.next).toBe('OPEN');
  expect(now.letter).toEqual({ year: expect.any(Number), run: expect.any(Number) });
  expect(guide).toMatchObject({ unread: true });
  expect(news).toHaveLength(3);
});

test('R072 D-26 what is reported moves the month on; the summary says whose word', async () => {
  const headers = await app.signInAgency(pensioners);
  const cover = await app.get('/api/membergroup/keeprep', headers);
  const { year, month, members } = cover.body.data;
  const [full, part] = members;
  const lines = [
    { membership_no: full.membership_no, seq: 1, outcome: 'FULL', collected: full.total },
    {
      ...{ membership_no: part.membership_no, seq: 1, outcome: 'PARTIAL', collected: '1.25' },
      reason: 'INSUFFICIENT',
    },
  ];
  const monthInput = { year: String(year), month: String(month) };
  const saved = await app.post(
    '/api/membergroup/report/save',
    { ...monthInput, version: 0, lines },
    headers,
  );
  expect(saved.status).toBe(200);
  const { now } = (await app.get(url, headers)).body.data;
  expect(now).toMatchObject({ reported: 2, state: 'OPENED', next: 'REPORT' });
  const { own } = (await app.get('/api/membergroup/summarize_rep', headers)).body.data;
  const short = (Number(part.total) - 1.25).toFixed(2);
  expect(own.table_b).toMatchObject({
    told: 'REPORTED',
    collected: { count: 2, amount: (Number(full.total) + 1.25).toFixed(2) },
    uncollected: { count: 1, amount: short },
    unreported: { count: members.length - 2 },
  });
  expect(own.table_c).toEqual([
    {
      ...{ membership_no: part.membership_no, bill_seq: 1, name: part.name, billed: part.total },
      ...{ collected: '1.25', uncollected: short, reason: 'INSUFFICIENT', new_agency: null },
    },
  ]);
  const ofShares = await app.get('/api/membergroup/summarize_rep?group=share', headers);
  expect(ofShares.body.data.own.table_b.told).toBe('NOT_YET');
  expect(ofShares.body.data.own.table_c).toEqual([]);
});

test('R072 an office above others has no month of its own, and the sums of its units', async () => {
  const { now, before, below } = (await as(office)).body.data;
  expect([now, before]).toEqual([null, null]);
  expect(below).toMatchObject({ year: 2568, month: 11 });
  expect(below.members).toBeGreaterThan(0);
  const { sub_units } = (await as(office, '/api/membergroup/summarize_rep')).body.data;
  const { billed: sum, agencies, members } = sub_units.total;
  expect([below.billed, below.agencies, below.members]).toEqual([sum, agencies, members]);
});

test('part D a month is sent by its first letter; the next has its own day', async () => {
  const headers = await app.signInAgency(school);
  const [first] = (await app.get(url, headers)).body.data.now.steps;
  expect(first).toMatchObject({ step: 'SENT' });
  await asUpkeep(app.ownerUrl, 'sahakon_intake', (store) =>
    store.query(
      `UPDATE records.agency_months SET due_on = due_on + 1
       WHERE agency_no = $1 AND month = '2025-11-01'`,
      [school],
    ),
  );
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`SELECT portal.write_agency_letters('2025-11-28', '2025-11-01')`),
  );
  const { steps } = (await app.get(url, headers)).body.data.now;
  expect(steps[0]).toEqual(first);
  expect(steps).toContainEqual({ step: 'RESENT', on: '2025-11-28' });
  const report = (await app.get('/api/membergroup/report', headers)).body.data;
  expect(report.steps.map(({ step, on }: { step: string; on: string }) => ({ step, on }))).toEqual(
    steps,
  );
});

test('part D what the core system has is not asked for; nobody counts days for it', async () => {
  const headers = await app.signInAgency('01012002');
  const { now } = (await app.get(url, headers)).body.data;
  expect(now).toMatchObject({
    ...{ state: 'RECONCILED', stands: false, reported: 0, bills: now.members },
    ...{ next: 'SUPPLEMENT', days_left: null, posted_on: null },
  });
  const monthReport = (await app.get('/api/membergroup/report', headers)).body.data;
  expect([monthReport.state, monthReport.status]).toEqual(['RECONCILED', 'REMITTED']);
});

test('R072 a month that does not tie out shows no figure', async () => {
  await asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`UPDATE records.agency_months SET billed_satang = billed_satang + 1,
      uncollected_satang = uncollected_satang + 1
      WHERE agency_no = '01012002' AND month = '2025-11-01'`),
  );
  const { status, body } = await as('01012002');
  expect([status, body.data.code]).toEqual([503, 'untied']);
  expect(JSON.stringify(body)).not.toMatch(/\d+\.\d{2}/);
});

test('R072 nobody signed in, and a member, see nothing', async () => {
  expect((await app.get(url)).status).toBe(401);
  expect((await app.get(url, await app.signIn('000123'))).status).toBe(401);
});
