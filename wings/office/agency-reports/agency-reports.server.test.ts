/** Staff decide on what agencies report: who may, what they see, and what becomes of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import {
  type Bill,
  baht,
  lineOf,
  openReporting,
  type Unit,
} from '../../../tools/store/reporting.ts';

const url = '/api/office/agency_reports';
let app: Awaited<ReturnType<typeof openReporting>>;
let finance: Headers;
beforeAll(async () => {
  app = await openReporting();
  finance = await signInStaff(app, 'finance');
});
afterAll(() => app.close());

const which = ({ agencyNo }: Unit) => ({ member_group_no: agencyNo, year: '2568', month: '11' });
const oneOf = (unit: Unit) => `${url}/${unit.agencyNo}/2568/11`;
const ofUnit = (list: { member_group_no: string }[], { agencyNo }: Unit) =>
  list.find((one) => one.member_group_no === agencyNo);

/** Of the first bill nothing came in, of the others all, and the slip says so. */
async function submitResult(unit: Unit): Promise<bigint> {
  const [first, ...rest] = unit.bills as [Bill, ...Bill[]];
  const none = {
    ...{ outcome: 'NONE', collected: '0.00', reason: 'TRANSFERRED' },
    ...{ new_agency: 'รพ. ข', note: 'ย้ายแล้ว' },
  };
  const lines = [lineOf(first, none), ...rest.map((bill) => lineOf(bill))];
  const collected = rest.reduce((sum, bill) => sum + bill.billed_satang, 0n);
  await app.send(unit.agencyNo, 'save', { version: 0, lines });
  await app.slip(unit, collected);
  const { status } = await app.send(unit.agencyNo, 'submit', { version: 1 });
  expect(status).toBe(200);
  return collected;
}

describe('D-23 a report in the office', () => {
  test('is listed and told whole: sums, what is short and why, slips, steps', async () => {
    const [early, late] = [app.unit(), app.unit()];
    const draft = (await app.get(url, finance)).body.data;
    await app.send(early.agencyNo, 'save', { version: 0, lines: [] });
    expect((await app.get(url, finance)).body.data).toEqual(draft);
    const drafted = await app.get(oneOf(early), finance);
    expect([drafted.status, drafted.body.data.code]).toEqual([404, 'not_found']);
    const total = early.bills.reduce((sum, bill) => sum + bill.billed_satang, 0n);
    const none = { outcome: 'NONE', collected: '0.00', reason: 'OTHER' };
    const lines = early.bills.map((bill) => lineOf(bill, none));
    await app.send(early.agencyNo, 'save', { version: 1, lines });
    await app.send(early.agencyNo, 'submit', { version: 2 });
    const collected = await submitResult(late);

    const { waiting, accepted } = (await app.get(url, finance)).body.data;
    expect(accepted).toEqual([]);
    const own = waiting.filter((one: { member_group_no: string }) =>
      [early.agencyNo, late.agencyNo].includes(one.member_group_no),
    );
    expect(own.map((one: { member_group_no: string }) => one.member_group_no)).toEqual([
      ...[early.agencyNo, late.agencyNo],
    ]);
    expect(own[0]).toMatchObject({ collected: '0.00', uncollected: baht(total), slips: '0.00' });

    const [first] = late.bills as [Bill];
    const one = (await app.get(oneOf(late), finance)).body.data;
    expect(one.report).toMatchObject({
      ...{ state: 'SUBMITTED', version: 2, members: late.bills.length, difference: '0.00' },
      ...{ collected: baht(collected), slips: baht(collected) },
      uncollected: baht(first.billed_satang),
    });
    expect(one.full).toBe(late.bills.length - 1);
    expect(one.shortfalls).toEqual([
      {
        ...{ membership_no: first.member_no, seq: first.seq, outcome: 'NONE' },
        ...{ billed: baht(first.billed_satang), collected: '0.00' },
        ...{ uncollected: baht(first.billed_satang), reason: 'TRANSFERRED' },
        ...{ new_agency: 'รพ. ข', note: 'ย้ายแล้ว' },
        ...{ said_at: expect.any(String), said_by: 'contact 1' },
      },
    ]);
    expect(one.slips).toMatchObject([{ paid_on: '2025-11-28', amount: baht(collected) }]);
    expect(one.steps.map(({ step }: { step: string }) => step)).toEqual(['STARTED', 'SUBMITTED']);
    const file = await app.get(`${oneOf(late)}/slip/${one.slips[0].id}`, finance);
    expect([file.status, file.body]).toEqual([200, `${late.agencyNo} ${collected}`]);
    const foreign = await app.get(`${oneOf(early)}/slip/${one.slips[0].id}`, finance);
    expect(foreign.status).toBe(404);
  });

  test('accepted: the agency takes it back no more, and reads who did what', async () => {
    const unit = app.unit();
    await submitResult(unit);
    const stale = await app.post(`${url}/accept`, { ...which(unit), version: 1 }, finance);
    expect([stale.status, stale.body.data.code]).toEqual([409, 'conflict']);
    const done = await app.post(`${url}/accept`, { ...which(unit), version: 2 }, finance);
    expect([done.status, done.body.data.state]).toEqual([200, 'ACCEPTED']);
    const again = await app.post(`${url}/accept`, { ...which(unit), version: 3 }, finance);
    expect(again.status).toBe(409);
    const back = await app.send(unit.agencyNo, 'recall', { version: 3 });
    expect([back.status, back.body.data.code]).toEqual([409, 'conflict']);
    const { report, steps, may_edit, may_recall, state } = (await app.read(unit.agencyNo)).body
      .data;
    expect([report.state, state, may_edit, may_recall]).toEqual([
      ...['ACCEPTED', 'RECONCILED', false, false],
    ]);
    expect(steps.at(-1)).toMatchObject({ step: 'ACCEPTED', actor_kind: 'office', actor: null });
    const { accepted } = (await app.get(url, finance)).body.data;
    expect(ofUnit(accepted, unit)).toMatchObject({ decided_by: 'วิไล บัญชีดี' });
    await expect
      .poll(async () => {
        const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
          store.query(
            `SELECT outcome FROM portal.audit_entries
             WHERE entry = 'office.agency_reports.accepted' AND actor_kind = 'office'
               AND detail->>'target' = '${unit.agencyNo}-2568-11' ORDER BY seq`,
          ),
        );
        return rows.map(({ outcome }) => outcome);
      })
      .toEqual(['refused', 'ok', 'refused']);
  });

  test('sent back: the agency reads why, mends it and hands it in again', async () => {
    const unit = app.unit();
    await submitResult(unit);
    const reason = '  กรุณา\u200bแนบสลิปของวันที่ 28 ให้\u200dชัดเจน ';
    const returnReason = 'กรุณาแนบสลิปของวันที่ 28 ให้ชัดเจน';
    const sent = { ...which(unit), version: 2, reason };
    for (const hidden of ['\u0000', '\u202e', '\u2066', '\ud800']) {
      const wrong = { ...sent, reason: `${reason}${hidden}ชัด` };
      const refused = await app.post(`${url}/return`, wrong, finance);
      expect(refused.body.data.fields).toMatchObject([{ field: 'reason' }]);
    }
    const done = await app.post(`${url}/return`, sent, finance);
    expect(done.body.data.state).toBe('RETURNED');
    const read = async () => (await app.read(unit.agencyNo)).body.data;
    const returned = await read();
    expect(returned.report).toMatchObject({
      ...{ state: 'RETURNED', version: 3, returned_by: 'office' },
      ...{ returned_reason: returnReason, submitted_at: null },
    });
    expect([returned.may_edit, returned.steps.at(-1).reason]).toEqual([true, returnReason]);
    const inside = await app.signInAgency(unit.agencyNo);
    const { now } = (await app.get('/api/membergroup/dashboard', inside)).body.data;
    expect([now.next, now.returned_reason]).toEqual(['MEND', returnReason]);
    expect((await app.get(oneOf(unit), finance)).status).toBe(404);
    const saved = await app.send(unit.agencyNo, 'save', { version: 3, lines: [] });
    expect(saved.body.data).toMatchObject({ state: 'RETURNED', version: 4 });
    expect((await app.send(unit.agencyNo, 'submit', { version: 4 })).status).toBe(200);
    expect((await read()).report).toMatchObject({ state: 'SUBMITTED', returned_reason: null });
  });
});

test('whose lines do not come to what was handed in is shown to nobody', async () => {
  const unit = app.unit();
  await submitResult(unit);
  const [, second] = unit.bills as [Bill, Bill];
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(
      `UPDATE portal.agency_report_lines SET billed_satang = billed_satang + 1,
         collected_satang = collected_satang + 1 WHERE agency_no = $1 AND member_no = $2`,
      [unit.agencyNo, second.member_no],
    ),
  );
  const answer = await app.get(oneOf(unit), finance);
  expect([answer.status, answer.body.data.code]).toEqual([500, 'failed']);
});
