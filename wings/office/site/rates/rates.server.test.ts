/** Rates that staff write are what the public reads from their day on, at every server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../../core/days.ts';
import { bangkokDay, buddhistYear, fromBuddhistYear } from '../../../../core/thai-date.ts';
import { type Data, openTwoServers } from '../tests/two-servers.ts';
import { readDividendRates, readInterestRates } from './rates.api.ts';

let servers: Awaited<ReturnType<typeof openTwoServers>>;
let staff: Awaited<ReturnType<typeof servers.staff>>;
beforeAll(async () => {
  servers = await openTwoServers();
  staff = await servers.staff('finance');
});
afterAll(() => servers.close());

const home = '/api/info/home';

describe('rates', () => {
  const paper = { paper_url: null, paper_name: null };

  test('a rate of a day ahead waits, one of today is told at once, what was stays', async () => {
    const { version, rows } = await staff.read(readInterestRates.path);
    const [known] = rows;
    const next = (effective_on: string, rate: string) => ({
      ...{ id: null, kind: known.kind, name: known.name, position: known.position, ...paper },
      ...{ effective_on, rate },
    });
    const before = (await servers.visit(home)).rates.deposit;
    const ahead = await staff.post(readInterestRates.path, {
      version,
      rows: [...rows, next('2199-01-01', '9.99')],
    });
    expect(ahead.status).toBe(200);
    await servers.toldEverywhere(home, (data) => expect(data.rates.deposit).toEqual(before));
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const now = await staff.post(readInterestRates.path, {
      version: ahead.body.data.version,
      rows: [...ahead.body.data.rows, next(today, '1.7525')],
    });
    await servers.toldEverywhere(home, (data) => {
      const own = data.rates.deposit.find((rate: Data) => rate.name === known.name);
      expect(own).toEqual({ name: known.name, rate: '1.7525', effective_on: today });
    });
    const made = now.body.data.rows.find((row: Data) => row.rate === '1.7525');
    // A wrong one is put right, and that it was is on record.
    const corrected = await staff.post(readInterestRates.path, {
      version: now.body.data.version,
      rows: now.body.data.rows.map((row: Data) =>
        row.id === made.id ? { ...row, rate: '1.75' } : row,
      ),
    });
    expect(corrected.body.data.history[0]).toMatchObject({
      before: { id: made.id, rate: '1.7525' },
      after: { id: made.id, rate: '1.75' },
    });
    expect(corrected.body.data.rows.filter((row: Data) => row.name === known.name)).toHaveLength(
      rows.filter((row: Data) => row.name === known.name).length + 2,
    );
  });

  test('a name has one rate a day, and a year one line', async () => {
    const { version, rows } = await staff.read(readInterestRates.path);
    const twice = await staff.post(readInterestRates.path, {
      version,
      rows: [...rows, { ...rows[0], id: null }],
    });
    expect([twice.status, twice.body.data.fields[0].field]).toEqual([
      400,
      `rows.${rows.length}.effective_on`,
    ]);
    const years = await staff.read(readDividendRates.path);
    const again = await staff.post(readDividendRates.path, {
      version: years.version,
      rows: [...years.rows, { ...years.rows[0], id: null }],
    });
    expect([again.status, again.body.data.fields[0].field]).toEqual([
      400,
      `rows.${years.rows.length}.year_be`,
    ]);
  });

  test.each([
    ['years', readDividendRates.path],
    ['names and days', readInterestRates.path],
  ])('two rows exchange their %s', async (_, path) => {
    const { version, rows } = await staff.read(path);
    const [one, other, ...others] = rows;
    const exchanged = [
      { ...one, id: other.id },
      { ...other, id: one.id },
    ];
    const { status, body } = await staff.post(path, { version, rows: [...exchanged, ...others] });
    expect(status).toBe(200);
    expect(body.data.rows).toEqual([...exchanged, ...others]);
  });

  test.each(['เงิน\u200bฝาก ก', 'เงินฝาก\nก', '\u2060เงินฝาก  ก'])(
    'a name is as read: %j',
    async (name) => {
      const { version, rows } = await staff.read(readInterestRates.path);
      const own = { ...rows[0], id: null, name: 'เงินฝาก ก' };
      const sent = { version, rows: [...rows, own, { ...own, name }] };
      const { status, body } = await staff.post(readInterestRates.path, sent);
      const field = `rows.${rows.length + 1}.effective_on`;
      expect([status, body.data.fields]).toMatchObject([400, [{ field }]]);
    },
  );

  test('a row that was removed comes back once, not twice under one number', async () => {
    const { version, rows } = await staff.read(readInterestRates.path);
    const [first, ...others] = rows;
    const without = await staff.post(readInterestRates.path, { version, rows: others });
    const again = { version: without.body.data.version, rows: [first, ...others] };
    const twice = { ...again, rows: [first, { ...first, effective_on: '2001-01-01' }, ...others] };
    expect((await staff.post(readInterestRates.path, twice)).status).toBe(409);
    expect((await staff.post(readInterestRates.path, again)).body.data.rows).toEqual(rows);
  });

  const today = bangkokDay(new Date());
  const thisYear = buddhistYear(today);
  const next = {
    ...{ id: null, year_be: String(thisYear + 1) },
    announced_on: `${fromBuddhistYear(thisYear + 1)}-01-01`,
  };

  test.each([
    ['a year far ahead', { year_be: String(thisYear + 2) }, 'year_be', /2492 ถึง/],
    ['a year before there was any', { year_be: '2491' }, 'year_be', /2492 ถึง/],
    ['no day', { announced_on: null }, 'announced_on', /กรุณาใส่วันที่ประกาศ/],
    ['a day before its year', { announced_on: '2020-01-01' }, 'announced_on', /ก่อนปีบัญชี/],
    ['a day far ahead', { announced_on: '2199-01-01' }, 'announced_on', /หนึ่งปีข้างหน้า/],
  ])('a dividend of %s is refused at its field', async (_, wrong, field, message) => {
    const { version, rows } = await staff.read(readDividendRates.path);
    const row = { ...next, dividend_rate: '5', refund_rate: '10', ...paper, ...wrong };
    const { status, body } = await staff.post(readDividendRates.path, {
      ...{ version, rows: [...rows, row] },
    });
    expect([status, body.data.fields]).toEqual([
      400,
      [{ field: `rows.${rows.length}.${field}`, message: expect.stringMatching(message) }],
    ]);
  });

  test('dividends of a year are told with both rates', async () => {
    const { version, rows } = await staff.read(readDividendRates.path);
    const before = (await servers.visit(home)).dividends;
    const year = { id: null, year_be: String(thisYear), announced_on: today, ...paper };
    const own = { ...year, dividend_rate: '5.25', refund_rate: '10' };
    // Announced on a day ahead it waits.
    const ahead = await staff.post(readDividendRates.path, {
      ...{ version, rows: [...rows, { ...own, announced_on: addDays(today, 300) }] },
    });
    expect(ahead.status).toBe(200);
    await servers.toldEverywhere(home, (data) => expect(data.dividends).toEqual(before));
    const announced = ahead.body.data.rows.map((row: Data) =>
      row.year_be === own.year_be ? { ...row, announced_on: today } : row,
    );
    await staff.post(readDividendRates.path, { version: ahead.body.data.version, rows: announced });
    await servers.toldEverywhere(home, (data) =>
      expect(data.dividends[0]).toEqual({
        ...{ year_be: thisYear, dividend_rate: '5.25', refund_rate: '10.00' },
      }),
    );
  });
});
