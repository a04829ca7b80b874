import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showCode } from '../../../core/codes/tracking-code.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { letterOfMonth } from '../../../records/agency/letters.ts';
import { issuePaper } from '../../../records/papers.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let code: string;
beforeAll(async () => {
  app = await openTestApp();
  const paper = await app.records.asMember('000123', (db) =>
    issuePaper(db, {
      ...{ kind: 'RECEIPT', about: '2025-10/1', onDay: '2025-10-31', totalSatang: 1_931_906n },
      contentHash: createHash('sha256').update('x').digest(),
    }),
  );
  code = paper.code;
});
afterAll(() => app.close());

const verify = (text: string, agent = 'a') =>
  app.get(`/api/info/verify/${encodeURIComponent(text)}`, { 'user-agent': agent });

test('D-11 a code tells kind, days and totals, and nothing else', async () => {
  const { status, body } = await verify(code);
  expect([status, body.rc_code]).toEqual([200, '1']);
  expect(body.data).toEqual({
    ...{ kind: 'RECEIPT', on: '2025-10-31', total: '19319.06', debt: null },
    issued_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    letter: null,
  });
});

test('D-25 the code of a letter tells what it states of whom, and nothing else', async () => {
  const letter = await app.records.readAsAgency('01011001', (db) =>
    letterOfMonth(db, '2025-11-01'),
  );
  const { status, body } = await verify(letter?.code ?? '', 'letter');
  expect(status).toBe(200);
  expect(body.data).toEqual({
    kind: 'LETTER',
    on: letter?.letterDate,
    total: toDtoBaht(letter?.totalSatang as bigint),
    debt: null,
    issued_on: letter?.letterDate,
    letter: {
      letter_no: `สอ.ตย. ${letter?.run}/${letter?.yearBe}`,
      year: 2568,
      month: 11,
      unit_name: 'โรงเรียนตัวอย่างวิทยา',
      members: letter?.members,
      replaced: false,
      withdrawn: false,
    },
  });
  expect(JSON.stringify(body)).not.toContain('01011001');
});

test('D-11 it is read as people type it', async () => {
  const typed = [
    showCode(code),
    showCode(code).toLowerCase(),
    ` ${code.slice(0, 9)} ${code.slice(9)}`,
  ];
  for (const text of typed) expect((await verify(text)).status).toBe(200);
});

/** Without the reference code, which is another at each answer. */
const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof verify>>) => [
  status,
  { ...body, data: { ...body.data, ref: '' } },
];

test('T2 unknown and malformed answer alike', async () => {
  const unknown = outcomeOf(await verify('0'.repeat(28), 'b'));
  expect(unknown[0]).toBe(404);
  for (const text of [
    'x',
    code.slice(1),
    `${code}0`,
    'ก'.repeat(28),
    '%',
    code.replace(/^./, 'U'),
  ]) {
    expect(outcomeOf(await verify(text, 'b'))).toEqual(unknown);
  }
});

test('T11 guessing comes to an end for a browser; a right code takes nothing of it', async () => {
  for (let attempt = 0; attempt < 25; attempt += 1) {
    expect((await verify(code, 'c')).status).toBe(200);
  }
  const guesses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1)
    guesses.push((await verify('guess', 'c')).status);
  expect(guesses).toEqual([...Array<number>(20).fill(404), 429]);
  const { status, body } = await verify(code, 'c');
  expect([status, body.data.code]).toEqual([429, 'too_many']);
  expect(body.messages).toMatch(/^ลองรหัสหลายครั้งเกินไป กรุณาลองใหม่ในอีก \d+ นาที$/);
  expect((await verify(code, 'd')).status).toBe(200);
});
