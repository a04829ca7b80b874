/** What a report stands on: words for one difference, proofs that stay, versions that tell. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf } from '../../../../intake/uploads/pdf/tests/pdfs.ts';
import { decideReport } from '../../../../records/agency/office-reports.ts';
import { addSlip, removeSlip, slipsForStaff } from '../../../../records/agency/slips.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { makeStaff } from '../../../../tools/office.ts';
import {
  baht,
  day,
  lineOf,
  november,
  openReporting,
  type Unit,
  url,
} from '../../../../tools/store/reporting.ts';
import { dataUrl } from '../../../../tools/store/tests/sending.ts';

let app: Awaited<ReturnType<typeof openReporting>>;
beforeAll(async () => {
  app = await openReporting();
});
afterAll(() => app.close());

const billed = ({ bills }: Unit) => bills.reduce((sum, bill) => sum + bill.billed_satang, 0n);
const saveAll = (unit: Unit, version: number) =>
  app.send(unit.agencyNo, 'save', { version, lines: unit.bills.map((bill) => lineOf(bill)) });
const read = async ({ agencyNo }: Unit) => (await app.read(agencyNo)).body.data;
const remove = async ({ agencyNo }: Unit, id: string) =>
  app.post(`${url}/slip/remove`, { id }, await app.signInAgency(agencyNo));
const send = async ({ agencyNo }: Unit, amount: string, bytes = pdf()) =>
  app.post(
    `${url}/slip`,
    {
      ...{ ...november, paid_on: '2025-11-28', amount, name: 'slip.pdf' },
      file: dataUrl(bytes, 'application/pdf'),
    },
    await app.signInAgency(agencyNo),
  );
/** As when a delivery bills something else. */
const returnBySystem = ({ agencyNo }: Unit) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`SELECT portal.meet_records(ARRAY[$1], ARRAY[$2::date], ARRAY['CHANGED'])`, [
      agencyNo,
      day,
    ]),
  );

const explanation = 'โอนขาด 1.00 บาท จะโอนเพิ่มเดือนหน้า';

describe('D-23 an explanation', () => {
  test('counts for the difference that it was written for, and is kept for another', async () => {
    const unit = app.unit();
    const { agencyNo } = unit;
    await app.slip(unit, 500n);
    await app.slip(unit, billed(unit) - 600n);
    await saveAll(unit, 0);
    await app.send(agencyNo, 'save', { version: 1, lines: [], explanation });
    const before = await read(unit);
    expect([before.open, before.report.explained]).toEqual([[], '1.00']);
    // Five baht more are missing than were spoken of.
    const { id } = before.report.slips.find((slip: { amount: string }) => slip.amount === '5.00');
    expect((await remove(unit, id)).status).toBe(200);
    const now = await read(unit);
    expect(now.open).toEqual(['outdated']);
    expect(now.report).toMatchObject({ explanation, explained: '1.00', difference: '6.00' });
    const { version } = now.report;
    const refused = await app.send(agencyNo, 'submit', { version });
    expect([refused.status, refused.body.data.fields]).toEqual([
      400,
      [
        {
          field: 'outdated',
          message: 'ส่วนต่างเปลี่ยนจาก 1.00 เป็น 6.00 บาท กรุณาชี้แจงใหม่ หรือยืนยันคำชี้แจงเดิม',
        },
      ],
    ]);
    // The same words, said once more, are said of this difference.
    await app.send(agencyNo, 'save', { version, lines: [], explanation });
    const handed = await app.send(agencyNo, 'submit', { version: version + 1 });
    expect(handed.status).toBe(200);
    expect(await read(unit)).toMatchObject({ state: 'RECONCILED', report: { explained: '6.00' } });
  });

  test('of another difference is no reconciled report in the store either', async () => {
    const unit = app.unit();
    await app.slip(unit, billed(unit) - 100n);
    await saveAll(unit, 0);
    await app.send(unit.agencyNo, 'save', { version: 1, lines: [], explanation });
    await app.send(unit.agencyNo, 'submit', { version: 2 });
    const spoil = asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
      store.query('UPDATE portal.agency_reports SET explained_satang = 99 WHERE agency_no = $1', [
        unit.agencyNo,
      ]),
    );
    await expect(spoil).rejects.toThrow(/check constraint/);
  });
});

describe('D-23 proofs of transfer', { timeout: 60_000 }, () => {
  test('turn the version: who has not seen one hands nothing in', async () => {
    const unit = app.unit();
    await saveAll(unit, 0);
    const all = baht(billed(unit));
    const { id } = (await send(unit, all)).body.data;
    const seen = (await read(unit)).report.version;
    expect(seen).toBe(2);
    await remove(unit, id);
    await send(unit, all, pdf({ pages: 2 }));
    const late = await app.send(`${unit.agencyNo}-3`, 'submit', { version: seen });
    expect([late.status, late.body.data.code]).toEqual([409, 'conflict']);
    expect(late.body.errors[0]).toContain('contact 1');
    const now = await read(unit);
    expect([now.report.state, now.report.version]).toEqual(['DRAFT', 4]);
    const handed = await app.send(`${unit.agencyNo}-3`, 'submit', { version: 4 });
    expect(handed.status).toBe(200);
  });

  test('that staff have accepted stay when it comes back; new ones come and go', async () => {
    const unit = app.unit();
    const { agencyNo } = unit;
    const { id } = (await send(unit, baht(billed(unit)))).body.data;
    await saveAll(unit, 1);
    await app.send(agencyNo, 'submit', { version: 2 });
    expect((await read(unit)).report.slips[0].accepted_at).toBeNull();
    const staffId = await makeStaff(app.ownerUrl, ['finance']);
    const key = { agencyNo, month: day, version: 3 };
    expect(await app.records.asStaff(staffId, (db) => decideReport(db, key))).toBe(true);
    await returnBySystem(unit);
    const back = await read(unit);
    expect(back).toMatchObject({
      ...{ may_edit: true, report: { state: 'RETURNED', returned_by: 'system' } },
      steps: expect.arrayContaining([
        expect.objectContaining({
          ...{ step: 'RETURNED', actor_kind: 'system' },
          ...{ at: back.report.returned_at, reason: back.report.returned_reason },
        }),
      ]),
    });
    expect(back.report.slips[0].accepted_at).toEqual(expect.any(String));
    const refused = await remove(unit, id);
    expect([refused.status, refused.body.errors[0]]).toEqual([
      409,
      'สหกรณ์รับหลักฐานนี้แล้ว ลบไม่ได้ หากไม่ถูกต้อง กรุณาติดต่อสหกรณ์',
    ]);
    // The store refuses it, too, whatever asks.
    expect(await app.records.asAgency(agencyNo, (db) => removeSlip(db, id))).toBeUndefined();
    const added = (await send(unit, '1.00', pdf({ pages: 2 }))).body.data.id;
    expect((await remove(unit, added)).status).toBe(200);
    expect((await read(unit)).report.slips.map((slip: { id: string }) => slip.id)).toEqual([id]);
  });

  test('that stand in another month, too, say so to the agency and to staff', async () => {
    const [unit, other] = [app.unit(), app.unit()];
    const bytes = pdf({ pages: 3 });
    const inOctober = ({ agencyNo }: Unit) =>
      app.records.asAgency(agencyNo, (db) =>
        addSlip(db, {
          ...{ month: '2025-10-01', paidOn: '2025-11-03', amountSatang: 100n },
          ...{ fileType: 'application/pdf', file: bytes },
          by: { personNo: 1, contactName: 'contact 1' },
        }),
      );
    await inOctober(other);
    expect((await send(unit, '1.00', bytes)).status).toBe(200);
    expect((await read(unit)).report.slips[0].also_in).toEqual([]);
    await inOctober(unit);
    expect((await read(unit)).report.slips[0].also_in).toEqual([{ year: 2568, month: 10 }]);
    const slipsSeenBy = (role: string) =>
      makeStaff(app.ownerUrl, [role]).then((staffId) =>
        app.records.asStaff(staffId, (db) => slipsForStaff(db, unit.agencyNo, day)),
      );
    expect((await slipsSeenBy('finance'))[0]?.alsoIn).toEqual(['2025-10-01']);
    expect(await slipsSeenBy('service')).toEqual([]);
  });
});
