/** A contract that is drawn again, on the wire and on paper (decision 0042). */
import { expect, test } from 'vitest';
import { bahtOf, openLoans, satangOf, statement } from './extract.ts';

const loans = openLoans();
const { ask, contracts, linesOf } = loans;
const own = () => contracts('000051', 'OPEN').find((row) => row.REVOLVING === '1');

async function csvOf(path: string): Promise<string> {
  const headers = { host: 'localhost', ...(await loans.signedIn('000051')) };
  const url = `/api/member/${path}`;
  const answer = await loans.app.app.inject({ method: 'GET', url, headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.body;
}

test('0042 drawn three times, paid between: the limit less the balance is left', async () => {
  const row = own();
  const drawn = linesOf(row?.CONTRACT_NO).filter((line) => line.TYPE_CODE === '01');
  expect(drawn).toHaveLength(3);
  const { contract, summary } = (await ask('000051', statement(row?.CONTRACT_NO))).body.data;
  expect(contract).toMatchObject({
    ...{ revolving: true, approved_amount: '50000.00', disbursed_amount: '55000.00' },
    ...{ principal_balance: '36190.00', available_amount: '13810.00', paid_percent: null },
  });
  expect(summary).toMatchObject({ lent_count: 3, lent: '55000.00', closing: '36190.00' });
});

test('0042 of every other contract nothing is left to draw', async () => {
  for (const memberNo of ['000051', '000123', '000222']) {
    const { loans: listed } = (await ask(memberNo, 'loan')).body.data;
    const others = listed.filter(({ revolving }: { revolving: boolean }) => !revolving);
    expect(others.length).toBeGreaterThan(0);
    for (const one of others) {
      expect(one.available_amount).toBeNull();
      expect(one.paid_percent).not.toBeNull();
    }
  }
});

test('0042 papers say limit and what is left of it, and when the schedule holds', async () => {
  const row = own();
  const left = '13,810.00';
  for (const path of ['loan/file?format=csv', statement(row?.CONTRACT_NO, '/file?format=csv')]) {
    const csv = await csvOf(path);
    expect(csv).toContain(`${row?.CONTRACT_NO} วงเงินหมุนเวียน 50,000.00 บาท วงเงินคงเหลือ ${left} บาท`);
    expect(csv.match(/วงเงินคงเหลือ/g)).toHaveLength(1);
  }
  const schedule = statement(row?.CONTRACT_NO, '/schedule/file?format=csv');
  expect(await csvOf(schedule)).toContain('หากเบิกเพิ่ม ค่างวดและยอดคงเหลือจะเปลี่ยน');
  const once = contracts('000051', 'OPEN').find((one) => one.DEBT_STATUS === 'RESTRUCTURED');
  const other = await csvOf(statement(once?.CONTRACT_NO, '/schedule/file?format=csv'));
  expect(other).not.toContain('หากเบิกเพิ่ม');
});

test('0042 its schedule repays what is owed now, and no more', async () => {
  const { data } = (await ask('000051', statement(own()?.CONTRACT_NO, '/schedule'))).body;
  expect(data.total_principal).toBe(bahtOf(satangOf(own()?.PRINCIPAL_BALANCE)));
});
