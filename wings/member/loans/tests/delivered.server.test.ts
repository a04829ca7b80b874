/** Rules of interest of the demo's contracts, and what is said where the core computes it. */
import { describe, expect, test } from 'vitest';
import { bahtOf, isDelivered, openLoans, satangOf, statement } from './extract.ts';

const loans = openLoans();
const { ask, contracts, owed } = loans;
const asOf = '2025-11-28';

const computed = (memberNo: string) =>
  contracts(memberNo, 'OPEN').filter((row) => !isDelivered(row));

test('the demo has an open contract under every rule of interest', () => {
  const rules = contracts('000051', 'OPEN').map((row) => row.DAY_COUNT ?? '');
  expect([...new Set(rules)].toSorted()).toEqual([
    'ACT_365F',
    'ACT_ACT',
    'AS_DELIVERED',
    'MONTHLY',
    'THIRTY_360',
  ]);
});

describe('a contract whose interest the core system delivers', () => {
  const own = () => contracts('000051', 'OPEN').find(isDelivered)?.CONTRACT_NO;
  const parts = ['/schedule', '/payoff', '/payoff?on=2026-01-15', '/schedule/file?format=csv'];

  test('D-08 has no schedule and no payoff: a clear refusal, of its owner alone', async () => {
    for (const part of parts) {
      const { status, body } = await ask('000051', statement(own(), part));
      expect([part, status, body.rc_code, body.data.code]).toEqual([
        ...[part, 409, '0', 'interest_delivered'],
      ]);
      expect(body.rc_des).toContain('กรุณาติดต่อสหกรณ์');
      // To a stranger it is a number like any other.
      expect((await ask('000111', statement(own(), part))).status).toBe(404);
    }
  });

  test('D-07 its interest is the core’s word of the records’ day, apart from ours', async () => {
    const { loans, totals, interest_on } = (await ask('000051', 'loan')).body.data;
    type Listed = { contract_no: string; accrued_interest_today: string | null };
    const amounts = (no = '') => loans.find((one: Listed) => one.contract_no === no);
    const row = contracts('000051', 'OPEN').find(isDelivered);
    const stated = bahtOf(satangOf(row?.ACCRUED_INTEREST));
    expect(stated).not.toBe('0.00');
    expect(amounts(own())).toMatchObject({
      ...{ accrued_interest_today: null, accrued_interest_delivered: stated },
    });
    expect(totals.accrued_interest_delivered).toBe(stated);
    const others = computed('000051').map((one) => owed(one, interest_on));
    expect(totals.accrued_interest_today).toBe(bahtOf(others.reduce((sum, one) => sum + one)));
    const { as_of } = (await ask('000051', statement(own()))).body.data;
    expect(as_of).toBe(asOf);
  });

  test('D-07 a file says it too', async () => {
    const me = await loans.signedIn('000051');
    const url = '/api/member/loan/file?format=csv';
    const headers = { host: 'localhost', ...me };
    const { body } = await loans.app.app.inject({ method: 'GET', url, headers });
    expect(body).toContain('ดอกเบี้ยตามที่ระบบของสหกรณ์แจ้ง ณ 28 พ.ย. 2568 (บาท)');
    expect(body).toContain('ถามดอกเบี้ยถึงวันนี้และยอดปิดเงินกู้ของสัญญานั้นได้ที่สหกรณ์');
  });
});
