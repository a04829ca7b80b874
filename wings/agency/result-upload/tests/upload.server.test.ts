/** Results out of payrolls' files, over the wire and on real PostgreSQL. */
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileTables } from '../../../../intake/uploads/table/tests/hostile.ts';
import { fixedBy, tis620, utf8, workbook } from '../../../../intake/uploads/table/tests/written.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { baht, openReporting, url } from '../../../../tools/store/reporting.ts';
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

const csv = (...rows: string[]) =>
  Buffer.from(`\ufeffเลขทะเบียน,หักได้,เหตุผล\r\n${rows.join('\r\n')}\r\n`);
const preview = (me: Headers, bytes: Buffer, more: object = {}) =>
  app.post(`${url}/upload`, named(bytes, more), me);
const snapshot = () => snapshotTables(app.ownerUrl);

// Each file is read by a process of its own, which takes its time on a busy machine.
describe('D-23 results out of a payroll’s file', { timeout: 60_000 }, () => {
  test('D-23 are looked at, then applied whole, in each of the four formats', async () => {
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
      const before = await snapshot();
      const looked = await preview(me, bytes, more);
      expect([at, looked.status, looked.body.data.problems]).toEqual([at, 200, []]);
      expect(await snapshot()).toBe(before);
      const { digest, version, ...data } = looked.body.data;
      expect([version, data.matched, data.missing_total]).toEqual([at, 3, bills.length - 3]);
      // The second file changes nothing more.
      expect(data.changes_total).toBe(at === 0 ? 3 : 0);
      const billed = chosen.slice(0, 3).reduce((sum, bill) => sum + bill.billed_satang, 0n);
      const collected = (chosen[0]?.billed_satang as bigint) + 100n;
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

  test('T17 refused row by row: nothing is applied, and each row has its reason', async () => {
    const [unit, other] = [app.unit(), app.unit()];
    const me = await app.signInAgency(unit.agencyNo);
    const [first, second, third, fourth] = unit.bills.map((bill) => bill.member_no);
    const above = baht((unit.bills[1]?.billed_satang as bigint) + 1n);
    const bytes = csv(
      `${first},0.00,ลาออก`,
      `${second},${above},`,
      `${third},-1.00,`,
      `${first},0.00,ลาออก`,
      `${other.bills[0]?.member_no},1.00,`,
      `${fourth},"=HYPERLINK(""http://x"",""1"")",`,
    );
    const before = await snapshot();
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
    expect(await snapshot()).toBe(before);
    // Looked at and sent again: who sent a formula that leaves its sheet is on record each time.
    const recorded = { kind: 'formula', bytes: bytes.length };
    expect(await hostileOf(app.ownerUrl, `${unit.agencyNo}-1`)).toEqual([recorded, recorded]);
  });

  test('T18 hostile files are refused with a reason, and nothing of them is kept', async () => {
    const { agencyNo } = app.unit();
    const me = await app.signInAgency(agencyNo);
    // All of them are told by the reader; here, that what it says goes out.
    const few = /quote|4 GB|macros/;
    const before = await snapshot();
    const messages = new Set<string>();
    for (const { name, bytes } of await hostileTables(few)) {
      const looked = await preview(me, bytes);
      expect([name, looked.status, fault(looked)?.field]).toEqual([name, 400, 'file']);
      messages.add(fault(looked)?.message ?? '');
    }
    expect(messages.size).toBe(3);
    const forced = { ...named(Buffer.from('PK')), version: 0, digest: '0'.repeat(64) };
    expect((await app.post(`${url}/apply`, forced, me)).status).toBe(400);
    const wrongColumns = await preview(me, Buffer.from('ชื่อ,จำนวน\r\nก,1\r\n'));
    expect(fault(wrongColumns)?.message).toContain('ต้องมีคอลัมน์ เลขทะเบียน');
    const large = await preview(me, Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
    expect(fault(large)?.message).toContain('5 MB');
    expect(await snapshot()).toBe(before);
    // Honest mistakes are nobody's guilt.
    expect(await hostileOf(app.ownerUrl, `${agencyNo}-1`)).toMatchObject([
      { kind: 'bomb' },
      { kind: 'macros' },
    ]);
  });

  test('T18 an agency that floods is refused alone: another’s file is read', async () => {
    const [unit, other] = [app.unit(), app.unit()];
    const [me, them] = [
      await app.signInAgency(unit.agencyNo),
      await app.signInAgency(other.agencyNo),
    ];
    const many = csv(...Array.from({ length: 3_000 }, () => `${unit.bills[0]?.member_no},1.00,`));
    const flood = Array.from({ length: 5 }, () => preview(me, many));
    const theirs = await preview(them, utf8(resultsOf(other.bills)));
    expect([theirs.status, theirs.body.data.matched]).toEqual([200, 3]);
    const answers = await Promise.all(flood);
    const read = answers.filter(({ status }) => status === 200);
    expect(read.length).toBeGreaterThanOrEqual(2);
    expect(read[0]?.body.data).toMatchObject({ problems_total: 3_000 });
    expect(read[0]?.body.data.problems).toHaveLength(200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.messages).toMatch('ไฟล์ก่อนหน้าอยู่');
  });

  test('D-37 another file, another draft, a viewer, a member: not applied', async () => {
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
    await app.send(`${agencyNo}-3`, 'save', { version: 0, lines: [] });
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

  test('D-23 our form reads back: blank it says nothing, filled in it says all', async () => {
    const { agencyNo, bills } = app.unit();
    const me = await app.signInAgency(agencyNo);
    const download = (format: string) =>
      app.app.inject({
        method: 'GET',
        url: `${url}/template?year=2568&month=11&format=${format}`,
        headers: { host: 'localhost', ...me },
      });
    for (const format of ['xlsx', 'csv']) {
      const emptyForm = await download(format);
      expect(emptyForm.statusCode).toBe(200);
      const { problems, matched, missing_total } = (await preview(me, emptyForm.rawPayload)).body
        .data;
      expect([format, problems, matched, missing_total]).toEqual([format, [], 0, bills.length]);
    }
    const filled = (await download('csv')).rawPayload
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
    const before = await snapshot();
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
    expect(await snapshot()).toBe(before);
    expect((await preview(me, utf8(resultsOf(bills)))).status).toBe(200);
  });
});
