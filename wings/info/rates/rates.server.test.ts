import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { readRates } from './rates.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** What the office writes shows within a fifth of a second. */
async function rates() {
  await pause(250);
  return (await app.get('/api/info/rates')).body;
}

/** Writes as the office does: through the owner of the tables. */
const write = (sql: string) => asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql));

test('D-16 all rates with their day, what was before them, and what was announced', async () => {
  const { rc_code, data } = await rates();
  expect(rc_code).toBe('1');
  expect(() => readRates.data.parse(data)).not.toThrow();
  expect(data.deposit[0]).toEqual({
    name: 'ออมทรัพย์',
    rate: '1.50',
    effective_on: '2025-07-01',
    former: [{ rate: '1.25', effective_on: '2024-01-01' }],
  });
  const loans = data.loan.map(({ name }: { name: string }) => name);
  expect(loans.slice(0, 2)).toEqual(['ฉุกเฉิน', 'สามัญ']);
  expect(data.announcements).toContainEqual({
    id: 341,
    title: expect.stringContaining('อัตราดอกเบี้ยเงินฝากและเงินกู้'),
    published_on: '2025-07-01',
  });
});

test('D-16 dividends and refunds of every year, newest first', async () => {
  const { dividends } = (await rates()).data;
  expect(dividends[0]).toEqual({ year_be: 2567, dividend_rate: '5.50', refund_rate: '11.00' });
  const years = dividends.map(({ year_be }: { year_be: number }) => year_be);
  // More than the eight of the front page.
  expect(years.length).toBeGreaterThan(8);
  expect(years).toEqual(years.toSorted((a: number, b: number) => b - a));
});

test('D-16 a rate that begins today is in force, one that lies ahead is not told', async () => {
  await write(`INSERT INTO portal.interest_rates (kind, name, effective_on, position, rate)
    VALUES ('LOAN', 'สามัญ', (now() AT TIME ZONE 'Asia/Bangkok')::date, 2, 57500),
      ('LOAN', 'สามัญ', '2999-01-01', 2, 90000)`);
  const ordinary = (await rates()).data.loan.find(({ name }: { name: string }) => name === 'สามัญ');
  expect(ordinary.rate).toBe('5.75');
  expect(ordinary.former.map(({ rate }: { rate: string }) => rate)).toEqual(['6.00', '6.25']);
});

test('D-16 without rates, years and topics the lists are empty', async () => {
  await write('TRUNCATE portal.interest_rates, portal.dividend_rates');
  await write(`UPDATE portal.topics SET shown = false WHERE category_key = 'rates'`);
  const { rc_code, data } = await rates();
  expect(rc_code).toBe('1');
  expect(data).toEqual({ deposit: [], loan: [], dividends: [], announcements: [] });
});
