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

type One = { readonly rate_bands: unknown };

const bands = [
  { from: '0.00', rate: '1.50' },
  { from: '100000.00', rate: '2.00' },
  { from: '500000.00', rate: '2.25' },
];

test('B.2 D-09 bands travel with the account, its rate is the one that is reached', async () => {
  const { data } = (await app.get('/api/member/deposit', me)).body;
  const accounts: One[] = data.accounts;
  const [banded, ...more] = accounts.filter(({ rate_bands }) => rate_bands !== null);
  expect([accounts.length, more]).toEqual([5, []]);
  expect(banded).toMatchObject({
    ...{ account_no: '01060000512', balance: '234580.40', rate: '2.00' },
    rate_bands: { by: 'SLICE', bands },
  });
  const { data: head } = (await app.get('/api/member/dep_statement/01060000512', me)).body;
  expect(head.account).toEqual(banded);
});

test('B.2 papers and files say which part of the balance has which rate', async () => {
  const list = await csvOf('deposit/file?');
  expect(list).toContain('01-06-00005-12,"ยอดเงินส่วนที่เกิน 100,000.00 ถึง 500,000.00 บาท",2.00');
  expect(list).toContain('อัตราดอกเบี้ยตามยอดเงิน');
  const own = await csvOf('dep_statement/01060000512/file?');
  expect(own).toContain('ดอกเบี้ยร้อยละต่อปี (ขั้นปัจจุบัน)');
  expect(own).toContain('ยอดเงินส่วนที่เกิน 500,000.00 บาท');
  const other = await csvOf('dep_statement/01030000512/file?');
  expect(other).not.toContain('อัตราดอกเบี้ยตามยอดเงิน');
});
