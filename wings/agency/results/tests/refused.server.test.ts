/** What a report cannot say, and who cannot say anything (part D, D-23, T3, T21). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Bill,
  baht,
  lineOf,
  november,
  openReporting,
  type Unit,
  url,
} from '../../../../tools/store/reporting.ts';

let app: Awaited<ReturnType<typeof openReporting>>;
const units = {} as { shared: Unit };
beforeAll(async () => {
  app = await openReporting();
  units.shared = app.unit();
});
afterAll(() => app.close());

const faults = (answer: { body: { data: { fields?: { field: string }[] } } }) =>
  answer.body.data.fields?.map(({ field }) => field);

describe('D-23 what cannot be', () => {
  test.each([
    ['a satang too much', { collected: (b: bigint) => b + 1n }, 'collected'],
    ['full but a satang', { collected: (b: bigint) => b - 1n }, 'collected'],
    ['a part without a reason', { outcome: 'PARTIAL', collected: () => 1n }, 'reason'],
    ['nothing without a reason', { outcome: 'NONE', collected: () => 0n }, 'reason'],
    ['all of it with a reason', { reason: 'OTHER' }, 'reason'],
    ['a new agency of one who stayed', { new_agency: 'รพ. ข' }, 'new_agency'],
    ['nothing said, but an amount', { outcome: null }, 'collected'],
    ['no amount', { collected: null }, 'collected'],
  ])('%s is refused at its field, and nothing is saved', async (_, changes, field) => {
    const { agencyNo, bills } = units.shared;
    const [good, bad] = bills as [Bill, Bill];
    const { collected, ...more } = changes as { collected?: ((b: bigint) => bigint) | null };
    const amount =
      collected === null ? null : baht((collected ?? ((b: bigint) => b))(bad.billed_satang));
    const lines = [lineOf(good), lineOf(bad, { collected: amount, ...more })];
    const answer = await app.send(agencyNo, 'save', { version: 0, lines });
    expect([answer.status, faults(answer)]).toEqual([400, [`lines.1.${field}`]]);
    expect((await app.read(agencyNo)).body.data.report).toMatchObject({ state: 'NONE', lines: [] });
  });

  test('T3 a member whom another agency was billed for is as unknown as nobody', async () => {
    const { agencyNo, bills } = units.shared;
    const [own] = bills as [Bill];
    const [foreign] = app.unit().bills as [Bill];
    const answers = [];
    for (const other of [foreign, { ...foreign, member_no: '999999' }, { ...own, seq: 2 }]) {
      const lines = [lineOf(own), lineOf(other)];
      const { status, body } = await app.send(agencyNo, 'save', { version: 0, lines });
      answers.push([status, body.errors, body.data.fields]);
    }
    expect(answers[0]).toEqual([
      400,
      [expect.any(String)],
      [expect.objectContaining({ field: 'lines.1' })],
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('the same bill twice is refused', async () => {
    const { agencyNo, bills } = units.shared;
    const [bill] = bills as [Bill];
    const answer = await app.send(agencyNo, 'save', {
      version: 0,
      lines: [lineOf(bill), lineOf(bill)],
    });
    expect([answer.status, faults(answer)]).toEqual([400, ['lines.1']]);
  });

  test('a month that is posted, not sent or nobody’s', async () => {
    const { agencyNo } = units.shared;
    const october = { month: '10', version: 0, lines: [] };
    expect((await app.send(agencyNo, 'save', october)).status).toBe(409);
    const never = { year: '2400', version: 0, lines: [] };
    expect((await app.send(agencyNo, 'save', never)).status).toBe(404);
    expect((await app.send(agencyNo, 'recall', { version: 1 })).status).toBe(409);
    expect((await app.send(agencyNo, 'submit', { version: 0 })).status).toBe(400);
  });

  test('who only reads changes nothing; members and visitors do not come in', async () => {
    const { agencyNo } = units.shared;
    const emptyReport = { version: 0, lines: [] };
    const viewer = await app.send(`${agencyNo}-2`, 'save', emptyReport);
    expect([viewer.status, viewer.body.data.code]).toEqual([403, 'not_allowed']);
    const body = { ...november, ...emptyReport };
    expect((await app.post(`${url}/save`, body, await app.signIn('000123'))).status).toBe(401);
    expect((await app.post(`${url}/save`, body)).status).toBe(401);
    expect((await app.get(url, await app.signIn('000123'))).status).toBe(401);
    expect((await app.get(url)).status).toBe(401);
  });

  test('words that hide something are refused at their field; the unseen goes', async () => {
    const { agencyNo, bills } = app.unit();
    const [bill] = bills as [Bill];
    const moved = { outcome: 'NONE', collected: '0.00', reason: 'TRANSFERRED' };
    for (const hidden of ['ก\u0007ข', 'ก\u202eข', 'ก\u2067ข', 'ก\u061cข', 'ก\ud800ข']) {
      const refused: [object, string][] = [
        [{ lines: [lineOf(bill, { ...moved, new_agency: hidden })] }, 'lines.0.new_agency'],
        [{ lines: [lineOf(bill, { note: hidden })] }, 'lines.0.note'],
        [{ lines: [], explanation: hidden }, 'explanation'],
      ];
      for (const [change, field] of refused) {
        const answer = await app.send(agencyNo, 'save', { version: 0, ...change });
        expect([answer.status, answer.body.data.fields]).toEqual([
          400,
          [{ field, message: 'มีอักขระที่มองไม่เห็นหรือใช้ไม่ได้ กรุณาลบแล้วพิมพ์ใหม่' }],
        ]);
      }
    }
    const line = lineOf(bill, {
      ...{ ...moved, new_agency: ' โรง\u200bพยาบาล\u200d\nทํางาน\ufeff ' },
      note: '\u200eย้าย\u200cแล้ว\u00ad',
    });
    const explanation = 'โอน\u200bส่วนที่เหลือ\r\nเดือน\u2060หน้า ';
    await app.send(agencyNo, 'save', { version: 0, lines: [line], explanation });
    expect((await app.read(agencyNo)).body.data.report).toMatchObject({
      explanation: 'โอนส่วนที่เหลือ\nเดือนหน้า',
      lines: [{ new_agency: 'โรงพยาบาล ทำงาน', note: 'ย้ายแล้ว' }],
    });
  });

  test('T21 10,001 lines, a key that nobody knows, and words beyond the limit', async () => {
    const { agencyNo, bills } = units.shared;
    const [bill] = bills as [Bill];
    const line = lineOf(bill);
    const refused: [object, string][] = [
      [{ lines: Array.from({ length: 10_001 }, () => line) }, 'lines'],
      [{ lines: [{ ...line, billed: '1.00' }] }, 'lines.0.billed'],
      [{ lines: [{ ...line, note: 'ก'.repeat(201) }] }, 'lines.0.note'],
      [{ lines: [], explanation: 'ก'.repeat(501) }, 'explanation'],
      [{ lines: [], state: 'ACCEPTED' }, 'state'],
    ];
    for (const [change, field] of refused) {
      const answer = await app.send(agencyNo, 'save', { version: 0, ...change });
      expect([answer.status, faults(answer)], field).toEqual([400, [field]]);
    }
  });
});
