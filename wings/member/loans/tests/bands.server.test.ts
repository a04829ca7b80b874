/** Loans whose rate goes by their balance: what travels, what lies ahead, papers (D-07, D-08). */
import { describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { bahtOf, dayOf, openLoans, satangOf, statement } from './extract.ts';

const loans = openLoans();
const { ask, contracts, linesOf } = loans;

const banded = () => {
  const [contract] = contracts('000051', 'OPEN').filter((row) => row.RATE_BANDS !== '');
  if (!contract) throw new Error('the cast has no contract with bands');
  return contract;
};
const csvOf = async (path: string): Promise<string> =>
  String((await ask('000051', `${path}format=csv`)).body);

/** Slices by hand: 5 % of 100,000 and 5.75 % of what lies above, over 365 days, half up. */
function slices(balance: bigint, days: number): bigint {
  const edge = 10_000_000n;
  const low = balance < edge ? balance : edge;
  const above = (low * 500n + (balance - low) * 575n) * BigInt(days);
  return (above * 2n + 3_650_000n) / 7_300_000n;
}

describe('a contract at slices of 5.00 and 5.75 %', () => {
  test('B.1 bands younger than its last line: interest is the core’s word', async () => {
    const contract = banded();
    const no = contract.CONTRACT_NO;
    const since = (day: string | null) =>
      asUpkeep(loans.app.ownerUrl, 'sahakon_intake', (store) =>
        store.query('UPDATE records.loans SET rate_since = $2 WHERE contract_no = $1', [no, day]),
      );
    await since('2025-11-28');
    const { data } = (await ask('000051', 'loan')).body;
    const listed = data.loans.find(
      ({ contract_no }: { contract_no: string }) => contract_no === no,
    );
    const word = bahtOf(satangOf(contract.ACCRUED_INTEREST));
    expect(listed).toMatchObject({
      ...{ interest_delivered: true, day_count: 'ACT_365F' },
      ...{ accrued_interest_today: null, accrued_interest_delivered: word },
    });
    // The answer is kept with the publication: not the one for which the others ask.
    const head = (await ask('000051', statement(no, '?from=2025-01-02'))).body.data.contract;
    expect(head.interest_delivered).toBe(true);
    for (const part of ['/schedule', '/payoff', '/schedule/file?format=csv']) {
      const { status, body } = await ask('000051', statement(no, part));
      expect([part, status, body.data.code]).toEqual([part, 409, 'interest_delivered']);
    }
    await since(null);
  });

  test('B.1 D-07 its bands travel with it, its rate is the one that is reached', async () => {
    const { contract } = (await ask('000051', statement(banded().CONTRACT_NO))).body.data;
    const isAbove = satangOf(banded().PRINCIPAL_BALANCE) > 10_000_000n;
    expect(contract).toMatchObject({
      ...{ day_count: 'ACT_365F', interest_delivered: false },
      annual_rate: isAbove ? '5.75' : '5.00',
      rate_bands: {
        by: 'SLICE',
        bands: [
          { from: '0.00', rate: '5.00' },
          { from: '100000.00', rate: '5.75' },
        ],
      },
    });
  });

  test('B.1 D-08 payoff and first instalment cost each slice at its own rate', async () => {
    const no = banded().CONTRACT_NO;
    const payoff = (await ask('000051', statement(no, '/payoff'))).body.data;
    const last = linesOf(no).at(-1);
    const [balance, unpaid] = [satangOf(last?.BALANCE), satangOf(last?.INTEREST_BALANCE)];
    const since = slices(balance, payoff.days);
    expect(payoff).toMatchObject({
      ...{ by_balance: true, interest_from: dayOf(last?.POSTED_ON) },
      ...{ interest_since: bahtOf(since), total: bahtOf(balance + unpaid + since) },
    });
    const [first] = (await ask('000051', statement(no, '/schedule'))).body.data.instalments;
    expect(first.interest).toBe(bahtOf(unpaid + slices(balance, first.days)));
  });

  test('B.1 papers and files say which part of the balance costs which rate', async () => {
    const no = banded().CONTRACT_NO;
    const range = 'ยอดเงินส่วนที่เกิน 100,000.00 บาท';
    expect(await csvOf('loan/file?')).toContain(`${no},"${range}",5.75`);
    for (const part of ['/file?', '/schedule/file?']) {
      const file = await csvOf(statement(no, part));
      expect(file).toContain('ดอกเบี้ยร้อยละต่อปี (ขั้นปัจจุบัน)');
      expect(file).toContain(range);
    }
    const other = contracts('000051', 'OPEN').find((row) => row.RATE_BANDS === '')?.CONTRACT_NO;
    expect(await csvOf(statement(other, '/file?'))).not.toContain('อัตราดอกเบี้ยตามยอดเงิน');
  });
});
