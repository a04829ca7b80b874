import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCodes, phone, refusal } from './test-codes.ts';

let testCodes: Awaited<ReturnType<typeof openTestCodes>>;
beforeAll(async () => {
  testCodes = await openTestCodes();
});
afterAll(() => testCodes.close());

/** Six digits that are not these. */
const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

test('D-03 T8 a code goes to the number of its order and opens once', async () => {
  const { codes, outbox, order, claim, use } = testCodes;
  const sent = await codes.send(order('000101'));
  expect(sent).toMatchObject({ ends_in_seconds: 300, again_in_seconds: 60 });
  expect(sent.sent_to).toBe('08x-xxx-5678');
  expect(sent.ticket).toMatch(/^[\w-]{43}$/);
  const message = outbox.messages.at(-1);
  expect(message).toMatchObject({ channel: 'sms', to: phone });
  const otp = outbox.lastCode();
  expect(message?.text).toBe(
    `รหัส OTP ${otp} (อ้างอิง ${sent.reference}) เพื่อตั้งรหัสผ่านใหม่ ใช้ได้ 5 นาที ห้ามบอกผู้อื่น` +
      `\n\n@portal.example #${otp}`,
  );
  const right = await codes.check(claim(sent.ticket, otp));
  expect(right.memberNo).toBe('000101');
  expect([await use(right), await use(right)]).toEqual([true, false]);
  expect(await refusal(codes.check(claim(sent.ticket, otp)))).toBe('code_over');
});

test('D-03 a code is understood in Thai digits, with blanks and with dashes', async () => {
  const { codes, outbox, order, claim } = testCodes;
  const { ticket } = await codes.send(order('000102'));
  const otp = outbox.lastCode();
  const thai = otp.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
  for (const typed of [
    thai,
    ` ${otp.slice(0, 3)} ${otp.slice(3)} `,
    `${otp.slice(0, 3)}-${otp.slice(3)}`,
  ]) {
    expect((await codes.check(claim(ticket, typed))).memberNo).toBe('000102');
  }
});

test('F8 a code of a time to come, since the clock went back, is over', async () => {
  const { codes, outbox, order, claim, sql } = testCodes;
  const { ticket } = await codes.send(order('000108'));
  const otp = outbox.lastCode();
  const ahead = (time: string) =>
    sql(
      `UPDATE portal.one_time_codes SET began_at = now() + interval '${time}',
        created_at = now() + interval '${time}', ends_at = now() + interval '5 minutes ${time}'
      WHERE member_no = $1`,
      '000108',
    );
  await ahead('1 hour');
  expect(await refusal(codes.check(claim(ticket, otp)))).toBe('code_over');
  await ahead('30 seconds');
  expect((await codes.check(claim(ticket, otp))).memberNo).toBe('000108');
});

test('T13 a code that is kept for nobody opens nothing, although it is the right one', async () => {
  const { codes, outbox, order, claim } = testCodes;
  const { ticket } = await codes.send(order('000107'));
  await testCodes.sql(
    'UPDATE portal.one_time_codes SET decoy = true WHERE member_no = $1',
    '000107',
  );
  expect(await refusal(codes.check(claim(ticket, outbox.lastCode())))).toBe('bad_code');
});

test('T10 the sixth try is refused although right; wrong ones say how many are left', async () => {
  const { codes, outbox, order, claim } = testCodes;
  const { ticket } = await codes.send(order('000103'));
  const otp = outbox.lastCode();
  const wrong = () => codes.check(claim(ticket, other(otp)));
  await expect(wrong()).rejects.toMatchObject({
    code: 'bad_code',
    fields: [{ field: 'otp', message: 'รหัสไม่ถูกต้อง กรอกได้อีก 4 ครั้ง' }],
  });
  const rest = [];
  for (let round = 0; round < 4; round += 1) rest.push(await refusal(wrong()));
  expect(rest).toEqual(['bad_code', 'bad_code', 'bad_code', 'code_over']);
  expect(await refusal(codes.check(claim(ticket, otp)))).toBe('code_over');
});

test('T10 of 200 guesses at once five at most are looked at', async () => {
  const { codes, outbox, order, claim } = testCodes;
  const { ticket } = await codes.send(order('000104'));
  const otp = outbox.lastCode();
  const guesses = Array.from({ length: 200 }, (_, at) =>
    refusal(
      codes.check(claim(ticket, String((Number(otp) + 1 + at) % 1_000_000).padStart(6, '0'))),
    ),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter((code) => code === 'bad_code')).toHaveLength(4);
  expect(answers.filter((code) => code === 'code_over')).toHaveLength(196);
  const [{ attempts }] = await testCodes.sql(
    'SELECT attempts FROM portal.one_time_codes WHERE member_no = $1',
    '000104',
  );
  expect(attempts).toBe(5);
  expect(await refusal(codes.check(claim(ticket, otp)))).toBe('code_over');
});

test('T10 of a hundred times the right code at once one succeeds', async () => {
  const { codes, outbox, order, claim, use } = testCodes;
  const { ticket } = await codes.send(order('000105'));
  const otp = outbox.lastCode();
  const all = Array.from({ length: 100 }, async () => use(await codes.check(claim(ticket, otp))));
  const results = await Promise.allSettled(all);
  expect(results.filter((r) => r.status === 'fulfilled' && r.value === true)).toHaveLength(1);
});

test('T10 a transaction that is given up uses no code up', async () => {
  const { codes, outbox, order, claim, records, use } = testCodes;
  const { ticket } = await codes.send(order('000106'));
  const right = await codes.check(claim(ticket, outbox.lastCode()));
  const transaction = records.asMember('000106', async (db) => {
    expect(await right.use(db)).toBe(true);
    throw new Error('given up');
  });
  await expect(transaction).rejects.toThrow('given up');
  expect(await use(right)).toBe(true);
});

test('R148 T10 a code of another purpose, session, ticket, person or time is refused', async () => {
  const { codes, outbox, order, claim, sql } = testCodes;
  const { ticket } = await codes.send(order('000107', { purpose: 'password', boundTo: 's1' }));
  const otp = outbox.lastCode();
  const mine = await codes.send(order('000108', { purpose: 'password', boundTo: 's1' }));
  const refused = [
    claim(ticket, otp, 'forget', 's1'),
    claim(ticket, otp, 'phone_old', 's1'),
    claim(ticket, otp, 'password', 's2'),
    claim(ticket, otp, 'password'),
    claim('A'.repeat(43), otp, 'password', 's1'),
  ];
  for (const attempt of refused) expect(await refusal(codes.check(attempt))).toBe('code_over');
  const ofAnother = codes.check(claim(mine.ticket, otp, 'password', 's1'));
  expect(await refusal(ofAnother)).toBe('bad_code');
  expect((await codes.check(claim(ticket, otp, 'password', 's1'))).memberNo).toBe('000107');
  await sql(
    `UPDATE portal.one_time_codes SET ends_at = now() - interval '1 second' WHERE member_no = $1`,
    '000107',
  );
  expect(await refusal(codes.check(claim(ticket, otp, 'password', 's1')))).toBe('code_over');
});

test('T10 the member in whose name a code is used is its own, whoever calls', async () => {
  const { codes, outbox, order, claim, records } = testCodes;
  const { ticket } = await codes.send(order('000109'));
  const right = await codes.check(claim(ticket, outbox.lastCode()));
  expect(await records.asMember('000110', (db) => right.use(db))).toBe(false);
  expect(await records.asMember('000109', (db) => right.use(db))).toBe(true);
});

test('T23 the store holds neither code nor ticket', async () => {
  const { codes, outbox, order, sql } = testCodes;
  const { ticket } = await codes.send(order('000111'));
  const rows = await sql('SELECT c::text AS row FROM portal.one_time_codes c');
  const all = rows.map(({ row }) => String(row)).join('\n');
  expect(all).not.toContain(ticket);
  expect(all).not.toContain(Buffer.from(ticket).toString('hex'));
  // The number itself may hold six digits by chance; the row of this code must not beyond it.
  const own = all
    .split('\n')
    .filter((row) => row.includes('000111'))
    .join('')
    .replaceAll(phone, '');
  expect(
    own.replaceAll(/\b[0-9a-f-]{36}\b|\\x[0-9a-f]+|\d{4}-\d{2}-\d{2} [\d:.]+/g, ''),
  ).not.toContain(outbox.lastCode());
});
