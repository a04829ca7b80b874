/** Proofs of transfer, over the wire and on real PostgreSQL. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostilePdfs, pdf } from '../../../../intake/uploads/pdf/tests/pdfs.ts';
import { photograph } from '../../../../intake/uploads/picture/tests/hostile.ts';
import { utf8 } from '../../../../intake/uploads/table/tests/written.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { baht, november, openReporting, url } from '../../../../tools/store/reporting.ts';
import {
  dataUrl,
  fault,
  hostileOf,
  named,
  resultsOf,
  snapshotTables,
} from '../../../../tools/store/tests/sending.ts';

let app: Awaited<ReturnType<typeof openReporting>>;
beforeAll(async () => {
  app = await openReporting();
});
afterAll(() => app.close());

const preview = (me: Headers, bytes: Buffer) => app.post(`${url}/upload`, named(bytes), me);
const snapshot = () => snapshotTables(app.ownerUrl);

// Each file is judged by a process of its own, which takes its time on a busy machine.
describe('D-26 proofs of transfer', { timeout: 60_000 }, () => {
  const slip = (bytes: Buffer, more: object = {}) => ({
    ...{ ...november, paid_on: '2025-11-28', amount: '100.00' },
    ...{ file: dataUrl(bytes, 'image/jpeg'), name: '../../slip.jpg', ...more },
  });
  const download = (id: string, me: Headers) =>
    app.app.inject({
      method: 'GET',
      url: `${url}/slip/${id}`,
      headers: { host: 'localhost', ...me },
    });

  test('T16 T3 a picture is made anew, a PDF stays, both their agency’s alone', async () => {
    const [unit, other] = [app.unit(), app.unit()];
    const me = await app.signInAgency(unit.agencyNo);
    const added = await app.post(`${url}/slip`, slip(await photograph(300, 500)), me);
    expect([added.status, added.body.rc_des]).toEqual([200, 'แนบหลักฐานการโอนแล้ว']);
    const whole = pdf({ pages: 2 });
    const second = await app.post(`${url}/slip`, slip(whole, { amount: '0.50' }), me);
    const [picture, paper] = [added.body.data.id, second.body.data.id];

    const shown = await download(picture, await app.signInAgency(`${unit.agencyNo}-2`));
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(shown.headers['content-disposition']).toMatch(/^attachment/);
    const { width, height, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif]).toEqual([300, 500, undefined]);
    expect((await download(paper, me)).rawPayload.equals(whole)).toBe(true);
    const stranger = await app.signInAgency(other.agencyNo);
    expect((await download(picture, stranger)).statusCode).toBe(404);
    expect((await app.post(`${url}/slip/remove`, { id: picture }, stranger)).status).toBe(404);
    expect((await download(picture, {})).statusCode).toBe(401);

    const { report, steps } = (await app.read(unit.agencyNo)).body.data;
    expect([report.slips.length, report.slips_total]).toEqual([2, '100.50']);
    expect(steps.map(({ step }: { step: string }) => step)).toContain('SLIP_ADDED');
    const response = await app.post(`${url}/slip/remove`, { id: picture }, me);
    expect(response.status).toBe(200);
    expect((await download(picture, me)).statusCode).toBe(404);
    expect((await app.read(unit.agencyNo)).body.data.report.slips_total).toBe('0.50');
  });

  test('T16 hostile ones, the same twice, an eleventh: refused, and nothing is kept', async () => {
    const unit = app.unit();
    const me = await app.signInAgency(unit.agencyNo);
    const add = (bytes: Buffer, more: object = {}) =>
      app.post(`${url}/slip`, slip(bytes, more), me);
    const viewer = await app.signInAgency(`${unit.agencyNo}-2`);
    expect((await app.post(`${url}/slip`, slip(pdf()), viewer)).status).toBe(403);
    const before = await snapshot();
    const photo = await photograph(200, 200);
    const papers = hostilePdfs.filter((_, at) => at % 6 === 0);
    const bad: [string, Buffer][] = [
      ...papers.map(([name, bytes]): [string, Buffer] => [name, bytes]),
      ['half a picture', photo.subarray(0, photo.length >> 1)],
      ['an SVG', Buffer.from('<svg/>')],
      ['nothing', Buffer.alloc(0)],
    ];
    for (const [name, bytes] of bad) {
      const answer = await add(bytes);
      expect([name, answer.status, fault(answer)?.field]).toEqual([name, 400, 'file']);
    }
    // What could do harm is on record, and nothing of what stands in it.
    const meant = papers.filter(([, , why]) => ['acts', 'links', 'mixed', 'endless'].includes(why));
    expect(meant.length).toBeGreaterThan(2);
    expect(await hostileOf(app.ownerUrl, `${unit.agencyNo}-1`)).toEqual(
      meant.map(([, bytes, why]) => ({ kind: `pdf ${why}`, bytes: bytes.length })),
    );
    const wrong: [object, string][] = [
      [{ paid_on: '2025-10-31' }, 'paid_on'],
      [{ paid_on: '2999-01-01' }, 'paid_on'],
      [{ amount: '0.00' }, 'amount'],
    ];
    for (const [more, field] of wrong) expect(fault(await add(pdf(), more))?.field).toBe(field);
    expect(await snapshot()).toBe(before);
    expect((await add(pdf({ pages: 1 }))).status).toBe(200);
    for (let more = 2n; more <= 10n; more += 1n) await app.slip(unit, more);
    expect(fault(await add(pdf({ pages: 1 })))?.message).toBe('แนบไฟล์นี้ไว้แล้ว');
    expect(fault(await add(pdf({ pages: 11 })))?.message).toBe('แนบได้ไม่เกิน 10 รายการต่อเดือน');
  });

  test('D-23 are out of reach while the report is handed in', async () => {
    const { agencyNo, bills } = app.unit();
    const me = await app.signInAgency(agencyNo);
    const total = bills.reduce((sum, bill) => sum + bill.billed_satang, 0n);
    const { id } = (await app.post(`${url}/slip`, slip(pdf(), { amount: baht(total) }), me)).body
      .data;
    const all = bills.map((bill) => ({
      ...{ membership_no: bill.member_no, seq: bill.seq, outcome: 'FULL' },
      collected: baht(bill.billed_satang),
    }));
    await app.send(agencyNo, 'save', { version: 1, lines: all });
    expect((await app.send(agencyNo, 'submit', { version: 2 })).status).toBe(200);
    const before = await snapshot();
    expect((await app.post(`${url}/slip/remove`, { id }, me)).status).toBe(409);
    expect((await app.post(`${url}/slip`, slip(pdf({ pages: 3 })), me)).status).toBe(409);
    const bytes = utf8(resultsOf(bills));
    const { version, digest } = (await preview(me, bytes)).body.data;
    const late = await app.post(`${url}/apply`, { ...named(bytes), version, digest }, me);
    expect(late.status).toBe(409);
    expect(await snapshot()).toBe(before);
    await app.send(agencyNo, 'recall', { version: 3 });
    expect((await app.post(`${url}/slip/remove`, { id }, me)).status).toBe(200);
  });
});
