/** The desk of finance in a demo, as staff and the agency find it through the app. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { openReporting } from '../../../tools/store/reporting.ts';
import { seedCast } from '../../seed.ts';

const url = '/api/office/agency_reports';
const keys = testHandlerSettings;
const schools = ['01099010', '01099011', '01099012'] as const;
const [waits, accepted, returned] = schools;

let app: Awaited<ReturnType<typeof openReporting>>;
let finance: Headers;
beforeAll(async () => {
  app = await openReporting();
  await asUpkeep(app.ownerUrl, 'sahakon_intake', async (store) => {
    const named = "SET head_name = 'นางเอมอร ปัญญาชัย', head_position = 'ผู้อำนวยการ'";
    await store.query(`UPDATE records.agencies ${named} WHERE agency_no = ANY ($1)`, [schools]);
    await store.query(
      `UPDATE records.agency_months SET state = 'OPENED'
       WHERE month = '2025-11-01' AND agency_no = ANY ($1)`,
      [schools],
    );
  });
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query('DELETE FROM portal.agency_accounts WHERE agency_no = $1', [waits]),
  );
  await seedCast(app.ownerUrl, keys);
  finance = await signInStaff(app, 'finance');
});
afterAll(() => app.close());

const noOf = (one: { member_group_no: string }) => one.member_group_no;
const listed = async () => {
  const { data } = (await app.get(url, finance)).body;
  return { waiting: data.waiting.map(noOf), accepted: data.accepted.map(noOf) };
};
const one = async (no: string) => (await app.get(`${url}/${no}/2568/11`, finance)).body.data;

test('D-23 finance finds one report that waits and one that is accepted', async () => {
  expect(await listed()).toEqual({ waiting: [waits], accepted: [accepted] });
  const { report, slips, steps } = await one(waits);
  expect(report).toMatchObject({
    ...{ submitted_at: '2025-11-27T07:05:00.000Z', difference: '0.00' },
    submitted_by: 'นางเอมอร ปัญญาชัย',
  });
  expect(slips).toMatchObject([{ paid_on: '2025-11-27', amount: report.collected }]);
  expect(steps.map(({ step }: { step: string }) => step)).toEqual([
    ...['STARTED', 'SLIP_ADDED', 'SUBMITTED'],
  ]);
  const file = await app.app.inject({
    url: `${url}/${waits}/2568/11/slip/${slips[0].id}`,
    headers: { host: 'localhost', ...finance },
  });
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const reportRows = await one(accepted);
  expect(reportRows.steps.at(-1)).toMatchObject({ step: 'ACCEPTED' });
  expect(reportRows.slips).toMatchObject([{ accepted_at: reportRows.report.decided_at }]);
  expect(reportRows.shortfalls).toMatchObject([{ said_by: reportRows.report.submitted_by }]);
});

test('D-23 the school finds what was sent back, and why, in its hands', async () => {
  const inside = await app.signInAgency(returned);
  const answer = await app.get('/api/membergroup/report?year=2568&month=11', inside);
  const { report, may_edit: mayEdit } = answer.body.data;
  expect([report.state, mayEdit]).toEqual(['RETURNED', true]);
  expect(JSON.stringify(report)).toContain('โอนส่วนที่ขาด 500 บาท');
  expect(report.explained).toBe('500.00');
});

test('what has been decided since stays at the next start', async () => {
  const { report } = await one(waits);
  const { version } = report;
  const which = { member_group_no: waits, year: '2568', month: '11', version };
  expect((await app.post(`${url}/accept`, which, finance)).status).toBe(200);
  await seedCast(app.ownerUrl, keys);
  expect(await listed()).toEqual({ waiting: [], accepted: [accepted, waits] });
  expect((await one(waits)).slips).toHaveLength(1);
});
