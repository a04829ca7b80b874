import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let me: Awaited<ReturnType<typeof app.signIn>>;
beforeAll(async () => {
  app = await openTestApp();
  me = await app.signIn('000051');
});
afterAll(() => app.close());

const csvOf = async (address: string): Promise<string> =>
  String((await app.get(`/api/member/${address}format=csv`, me)).body);

test('D-09 accrued interest as delivered is said to be the cooperative’s figure', async () => {
  const { data } = (await app.get('/api/member/deposit', me)).body;
  const rules = data.accounts.map((one: Record<string, string>) => [one.account_no, one.day_count]);
  expect(rules).toEqual([
    ['01030000512', 'ACT_365F'],
    ['01040000512', 'ACT_365F'],
    ['01050000512', 'AS_DELIVERED'],
    ['01060000512', 'ACT_365F'],
    ['01080000512', 'ACT_365F'],
  ]);
  expect(await csvOf('deposit/file?')).toMatch(/สหกรณ์เป็นผู้คำนวณดอกเบี้ยสะสม.*01-05-00005-12/);
  const delivered = 'ดอกเบี้ยสะสมตามที่ระบบของสหกรณ์แจ้ง (บาท)';
  expect(await csvOf('dep_statement/01050000512/file?')).toContain(delivered);
  expect(await csvOf('dep_statement/01030000512/file?')).not.toContain(delivered);
});

test('D-10 a change of rate is a line that moves nothing, on the screen and in files', async () => {
  const { data } = (await app.get('/api/member/dep_statement/01030000512', me)).body;
  const [newest] = data.lines;
  expect(newest).toMatchObject({
    ...{ posted_on: '2025-11-03', code: 'RATE', sign_flag: 0, rate: '2.50' },
    ...{ withdrawal: null, deposit: null, balance: data.account.balance },
  });
  expect(data.account.rate).toBe('2.50');
  const rates = data.lines.flatMap((line: { rate: string | null }) => line.rate ?? []);
  expect(rates).toEqual(['2.50', '2.375', '2.25', '2.00']);
  expect(await csvOf('dep_statement/01030000512/file?')).toContain('2.375');
});
