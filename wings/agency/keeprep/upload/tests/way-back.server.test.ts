/** Results out of files and proofs of transfer, over the wire and on real PostgreSQL. */
import { type AddressInfo, connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostilePdfs, pdf } from '../../../../../intake/received/pdf/tests/pdfs.ts';
import { photograph } from '../../../../../intake/received/picture/tests/hostile.ts';
import { hostileTables } from '../../../../../intake/received/table/tests/hostile.ts';
import {
  fixedBy,
  tis620,
  utf8,
  workbook,
} from '../../../../../intake/received/table/tests/written.ts';
import { asUpkeep } from '../../../../../records/driver/owner.ts';
import type { Headers } from '../../../../../tools/sign-in.ts';
import {
  type Bill,
  baht,
  november,
  openReporting,
  url,
} from '../../../../../tools/store/reporting.ts';

let app: Awaited<ReturnType<typeof openReporting>>;
beforeAll(async () => {
  app = await openReporting();
});
afterAll(() => app.close());

const dataUrl = (bytes: Buffer, type = 'application/octet-stream') =>
  `data:${type};base64,${bytes.toString('base64')}`;
const named = (bytes: Buffer, more: object = {}) => ({
  ...{ ...november, file: dataUrl(bytes), name: 'ผลการหัก' },
  ...more,
});
const csv = (...rows: string[]) =>
  Buffer.from(`\ufeffเลขทะเบียน,หักได้,เหตุผล\r\n${rows.join('\r\n')}\r\n`);
const preview = (me: Headers, bytes: Buffer, more: object = {}) =>
  app.post(`${url}/upload`, named(bytes, more), me);
const fault = (answer: { body: { data: { fields?: { field: string; message: string }[] } } }) =>
  answer.body.data.fields?.[0];

/** All that agencies have reported, as one word. */
async function kept(): Promise<string> {
  const tables = ['agency_reports', 'agency_report_lines', 'agency_steps', 'agency_slips'];
  const [row] = await asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
    const words = tables.map(
      (table) => `(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), ''))
      FROM portal.${table} t)`,
    );
    return (await store.query<{ all: string }>(`SELECT ${words.join(' || ')} AS all`)).rows;
  });
  return row?.all ?? '';
}

/** The first bill whole, the second in part, the third not at all. */
function resultsOf([first, second, third]: readonly Bill[]) {
  const line = (bill: Bill | undefined, collectedSatang: bigint, reason: string) => ({
    ...{ memberNo: bill?.member_no ?? '', collectedSatang, reason, note: '' },
  });
  return [
    line(first, first?.billed_satang ?? 0n, ''),
    line(second, 100n, 'เงินไม่พอ'),
    line(third, 0n, 'ลาออก'),
  ];
}

describe('D-23 results out of a payroll’s file', () => {
  test('are looked at, then applied whole, in each of the four formats', async () => {
    const { agencyNo, bills } = app.unit();
    const me = await app.signInAgency(agencyNo);
    const employees = await asUpkeep(app.ownerUrl, 'sahakon_intake', async (store) => {
      const all = await store.query<{ member_no: string; employee_no: string | null }>(
        'SELECT member_no, employee_no FROM records.members',
      );
      return new Map(all.rows.map((row) => [row.member_no, row.employee_no ?? '']));
    });
    const chosen = bills.filter((bill) => employees.get(bill.member_no) !== '');
    const written = resultsOf(chosen);
    const files: [Buffer, object][] = [
      [utf8(written), {}],
      [tis620(written), {}],
      [await workbook(written), {}],
      [fixedBy(written, (memberNo) => employees.get(memberNo) ?? ''), { layout: 'employee' }],
    ];
    for (const [at, [bytes, more]] of files.entries()) {
      const before = await kept();
      const looked = await preview(me, bytes, more);
      expect([at, looked.status, looked.body.data.problems]).toEqual([at, 200, []]);
      expect(await kept()).toBe(before);
      const { digest, version, ...data } = looked.body.data;
      expect([version, data.matched, data.missing_total]).toEqual([at, 3, bills.length - 3]);
      // The second file changes nothing more.
      expect(data.changes_total).toBe(at === 0 ? 3 : 0);
      const billed = chosen.slice(0, 3).reduce((sum, bill) => sum + bill.billed_satang, 0n);
      const collected = (chosen[0]?.billed_satang ?? 0n) + 100n;
      expect(data.sums).toEqual({
        ...{ billed: baht(billed), collected: baht(collected) },
        ...{ uncollected: baht(billed - collected), full: 1, partial: 1, none: 1 },
      });
      const applied = await app.post(
        `${url}/apply`,
        { ...named(bytes, more), version, digest },
        me,
      );
      expect([at, applied.status, applied.body.data.version]).toEqual([at, 200, at + 1]);
    }
    const { report, steps } = (await app.read(agencyNo)).body.data;
    expect(report.lines).toHaveLength(3);
    expect(report.lines[1]).toMatchObject({
      outcome: 'PARTIAL',
      collected: '1.00',
      reason: 'INSUFFICIENT',
    });
    expect(steps.filter((step: { step: string }) => step.step === 'FILLED')).toHaveLength(4);
  });

  test('refused row by row: nothing is applied, and each row has its reason', async () => {
    const [unit, other] = [app.unit(), app.unit()];
    const me = await app.signInAgency(unit.agencyNo);
    const [first, second, third, fourth] = unit.bills.map((bill) => bill.member_no);
    const above = baht((unit.bills[1]?.billed_satang ?? 0n) + 1n);
    const bytes = csv(
      `${first},0.00,ลาออก`,
      `${second},${above},`,
      `${third},-1.00,`,
      `${first},0.00,ลาออก`,
      `${other.bills[0]?.member_no},1.00,`,
      `${fourth},"=HYPERLINK(""http://x"",""1"")",`,
    );
    const before = await kept();
    const { status, body } = await preview(me, bytes);
    expect(status).toBe(200);
    const { problems, problems_total, matched, digest, version } = body.data;
    expect([problems_total, matched]).toEqual([5, 1]);
    expect(problems.map((one: { row: number; column: string }) => [one.row, one.column])).toEqual([
      [3, 'หักได้'],
      [4, 'หักได้'],
      [5, 'เลขทะเบียน'],
      [6, 'เลขทะเบียน'],
      [7, 'หักได้'],
    ]);
    expect(problems[0].reason).toContain('มากกว่ายอดเรียกเก็บ');
    expect(problems[2].reason).toBe('ซ้ำกับแถว 2');
    // Of another agency's member nothing is told, not even that there is one.
    expect(problems[3].reason).toBe('ไม่มีสมาชิกเลขนี้ในใบเรียกเก็บของเดือนนี้');
    const applied = await app.post(`${url}/apply`, { ...named(bytes), version, digest }, me);
    expect([applied.status, fault(applied)?.message]).toEqual([
      400,
      'ไฟล์มีรายการไม่ตรง 5 รายการ กรุณาแก้ไขก่อนนำเข้า',
    ]);
    expect(await kept()).toBe(before);
  });

  test('T18 hostile files are refused with a reason, and nothing of them is kept', async () => {
    const { agencyNo } = app.unit();
    const me = await app.signInAgency(agencyNo);
    const few = /200,000 rows of text|a PNG|password|UTF-16|quote|4 GB|macros/;
    const before = await kept();
    const told = new Set<string>();
    for (const { name, bytes } of await hostileTables(few)) {
      const looked = await preview(me, bytes);
      expect([name, looked.status, fault(looked)?.field]).toEqual([name, 400, 'file']);
      told.add(fault(looked)?.message ?? '');
    }
    expect(told.size).toBe(7);
    const forced = { ...named(Buffer.from('PK')), version: 0, digest: '0'.repeat(64) };
    expect((await app.post(`${url}/apply`, forced, me)).status).toBe(400);
    const wrongColumns = await preview(me, Buffer.from('ชื่อ,จำนวน\r\nก,1\r\n'));
    expect(fault(wrongColumns)?.message).toContain('ต้องมีคอลัมน์ เลขทะเบียน');
    const large = await preview(me, Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
    expect(fault(large)?.message).toContain('5 MB');
    expect(await kept()).toBe(before);
  });

  test('another file, another draft, a viewer, nobody: not applied', async () => {
    const { agencyNo, bills } = app.unit();
    const me = await app.signInAgency(agencyNo);
    const bytes = utf8(resultsOf(bills));
    const { version, digest } = (await preview(me, bytes)).body.data;
    const sent = { ...named(bytes), version, digest };
    const changed = { ...sent, file: dataUrl(utf8(resultsOf(bills.slice(1)))) };
    expect((await app.post(`${url}/apply`, changed, me)).status).toBe(409);
    const viewer = await app.signInAgency(`${agencyNo}-2`);
    expect((await preview(viewer, bytes)).body.data.code).toBe('not_allowed');
    expect((await app.post(`${url}/apply`, sent, viewer)).status).toBe(403);
    const member = await app.signIn('000123');
    expect((await preview(member, bytes)).status).toBe(401);
    // A colleague saves in between.
    await app.say(`${agencyNo}-3`, 'save', { version: 0, lines: [] });
    const late = await app.post(`${url}/apply`, sent, me);
    expect([late.status, late.body.messages]).toEqual([
      409,
      'ข้อมูลเปลี่ยนไปจากที่ตรวจไว้ กรุณาตรวจไฟล์อีกครั้ง',
    ]);
    expect((await app.read(agencyNo)).body.data.report.lines).toEqual([]);
    for (const month of [{ month: '12' }, { month: '10' }]) {
      expect([404, 409]).toContain((await preview(me, bytes, month)).status);
    }
  });

  test('our own form reads back: without amounts it says nothing, filled in it says all', async () => {
    const { agencyNo, bills } = app.unit();
    const me = await app.signInAgency(agencyNo);
    const take = (format: string) =>
      app.app.inject({
        method: 'GET',
        url: `${url}/template?year=2568&month=11&format=${format}`,
        headers: { host: 'localhost', ...me },
      });
    for (const format of ['xlsx', 'csv']) {
      const blank = await take(format);
      expect(blank.statusCode).toBe(200);
      const { problems, matched, missing_total } = (await preview(me, blank.rawPayload)).body.data;
      expect([format, problems, matched, missing_total]).toEqual([format, [], 0, bills.length]);
    }
    const filled = (await take('csv')).rawPayload
      .toString('utf8')
      .replace(/^(\d{6},.*?,)(\d+\.\d{2}),,/gm, '$1$2,$2,');
    const { problems, matched, sums } = (await preview(me, Buffer.from(filled))).body.data;
    expect([problems, matched, sums.full]).toEqual([[], bills.length, bills.length]);
  });

  test('F9 uploads that break off leave nothing behind', async () => {
    const { agencyNo, bills } = app.unit();
    const me = await app.signInAgency(agencyNo);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const body = JSON.stringify(named(utf8(resultsOf(bills))));
    const head = Object.entries({ ...me, host: 'localhost', 'content-type': 'application/json' });
    const before = await kept();
    for (const path of ['upload', 'apply', 'slip']) {
      const request = [
        `POST ${url}/${path} HTTP/1.1`,
        ...head.map(([name, value]) => `${name}: ${value}`),
        `content-length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n');
      for (let at = 1; at < 14; at += 1) {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => {});
        const cut = Math.floor((request.length * at) / 14);
        await new Promise((sent) => socket.write(request.slice(0, cut), sent));
        socket.resetAndDestroy();
      }
    }
    expect(await kept()).toBe(before);
    expect((await preview(me, utf8(resultsOf(bills)))).status).toBe(200);
  });
});

describe('D-26 proofs of transfer', () => {
  const slip = (bytes: Buffer, more: object = {}) => ({
    ...{ ...november, paid_on: '2025-11-28', amount: '100.00' },
    ...{ file: dataUrl(bytes, 'image/jpeg'), name: '../../slip.jpg', ...more },
  });
  const take = (id: string, me: Headers) =>
    app.app.inject({
      method: 'GET',
      url: `${url}/slip/${id}`,
      headers: { host: 'localhost', ...me },
    });

  test('T16 T3 a picture is made anew, a PDF stays, and both are their agency’s alone', async () => {
    const [unit, other] = [app.unit(), app.unit()];
    const me = await app.signInAgency(unit.agencyNo);
    const added = await app.post(`${url}/slip`, slip(await photograph(300, 500)), me);
    expect([added.status, added.body.rc_des]).toEqual([200, 'แนบหลักฐานการโอนแล้ว']);
    const whole = pdf({ pages: 2 });
    const second = await app.post(`${url}/slip`, slip(whole, { amount: '0.50' }), me);
    const [picture, paper] = [added.body.data.id, second.body.data.id];

    const shown = await take(picture, await app.signInAgency(`${unit.agencyNo}-2`));
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(shown.headers['content-disposition']).toMatch(/^attachment/);
    const { width, height, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif]).toEqual([300, 500, undefined]);
    expect((await take(paper, me)).rawPayload.equals(whole)).toBe(true);
    const stranger = await app.signInAgency(other.agencyNo);
    expect((await take(picture, stranger)).statusCode).toBe(404);
    expect((await app.post(`${url}/slip/remove`, { id: picture }, stranger)).status).toBe(404);
    expect((await take(picture, {})).statusCode).toBe(401);

    const { report, steps } = (await app.read(unit.agencyNo)).body.data;
    expect([report.slips.length, report.slips_total]).toEqual([2, '100.50']);
    expect(steps.map(({ step }: { step: string }) => step)).toContain('SLIP_ADDED');
    const gone = await app.post(`${url}/slip/remove`, { id: picture }, me);
    expect(gone.status).toBe(200);
    expect((await take(picture, me)).statusCode).toBe(404);
    expect((await app.read(unit.agencyNo)).body.data.report.slips_total).toBe('0.50');
  });

  test('T16 hostile ones, the same twice, an eleventh: refused, and nothing is kept', async () => {
    const unit = app.unit();
    const me = await app.signInAgency(unit.agencyNo);
    const add = (bytes: Buffer, more: object = {}) =>
      app.post(`${url}/slip`, slip(bytes, more), me);
    const viewer = await app.signInAgency(`${unit.agencyNo}-2`);
    expect((await app.post(`${url}/slip`, slip(pdf()), viewer)).status).toBe(403);
    const before = await kept();
    const photo = await photograph(200, 200);
    const bad: [string, Buffer][] = [
      ...hostilePdfs
        .filter((_, at) => at % 6 === 0)
        .map(([name, bytes]): [string, Buffer] => [name, bytes]),
      ['half a picture', photo.subarray(0, photo.length >> 1)],
      ['an SVG', Buffer.from('<svg/>')],
      ['nothing', Buffer.alloc(0)],
    ];
    for (const [name, bytes] of bad) {
      const answer = await add(bytes);
      expect([name, answer.status, fault(answer)?.field]).toEqual([name, 400, 'file']);
    }
    const wrong: [object, string][] = [
      [{ paid_on: '2025-10-31' }, 'paid_on'],
      [{ paid_on: '2999-01-01' }, 'paid_on'],
      [{ amount: '0.00' }, 'amount'],
    ];
    for (const [more, field] of wrong) expect(fault(await add(pdf(), more))?.field).toBe(field);
    expect(await kept()).toBe(before);
    expect((await add(pdf({ pages: 1 }))).status).toBe(200);
    for (let more = 2n; more <= 10n; more += 1n) await app.slip(unit, more);
    expect(fault(await add(pdf({ pages: 1 })))?.message).toBe('แนบไฟล์นี้ไว้แล้ว');
    expect(fault(await add(pdf({ pages: 11 })))?.message).toBe('แนบได้ไม่เกิน 10 รายการต่อเดือน');
  });

  test('are out of reach once the report is handed in, and back when it is taken back', async () => {
    const { agencyNo, bills } = app.unit();
    const me = await app.signInAgency(agencyNo);
    const total = bills.reduce((sum, bill) => sum + bill.billed_satang, 0n);
    const { id } = (await app.post(`${url}/slip`, slip(pdf(), { amount: baht(total) }), me)).body
      .data;
    const all = bills.map((bill) => ({
      ...{ membership_no: bill.member_no, seq: bill.seq, outcome: 'FULL' },
      collected: baht(bill.billed_satang),
    }));
    await app.say(agencyNo, 'save', { version: 1, lines: all });
    expect((await app.say(agencyNo, 'submit', { version: 2 })).status).toBe(200);
    const before = await kept();
    expect((await app.post(`${url}/slip/remove`, { id }, me)).status).toBe(409);
    expect((await app.post(`${url}/slip`, slip(pdf({ pages: 3 })), me)).status).toBe(409);
    const bytes = utf8(resultsOf(bills));
    const { version, digest } = (await preview(me, bytes)).body.data;
    const late = await app.post(`${url}/apply`, { ...named(bytes), version, digest }, me);
    expect(late.status).toBe(409);
    expect(await kept()).toBe(before);
    await app.say(agencyNo, 'recall', { version: 3 });
    expect((await app.post(`${url}/slip/remove`, { id }, me)).status).toBe(200);
  });
});
