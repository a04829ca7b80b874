/** What a guarantor is told of a contract beyond the ordinary, and what adds up (0039, 0042). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;
interface Given {
  readonly contract_no: string;
  readonly kind: string;
  readonly my_share: string;
  readonly principal_balance: string;
}

/** 000222 stands for both contracts of 000051. */
const revolving = 'ฉม.000051/2568';
let inCourt: string;
let app: App;
beforeAll(async () => {
  app = await openTestApp();
  await asUpkeep(app.ownerUrl, 'sahakon_intake', async (store) => {
    await store.query(
      `UPDATE records.loans SET principal_balance_satang = 0, maturity_on = '2025-11-27'
       WHERE contract_no = $1`,
      [revolving],
    );
    const { rows } = await store.query(
      `UPDATE records.loans SET debt_status = 'RESTRUCTURED', principal_arrears_satang = 0,
         interest_arrears_satang = 0
       WHERE member_no = '000051' AND debt_status = 'LAWSUIT' RETURNING contract_no`,
    );
    inCourt = rows[0].contract_no;
    // Shares as large as the whole loan, besides standing for it in person.
    await store.query(
      `INSERT INTO records.guarantees (publication_id, seq, amount_satang, contract_no,
         borrower_no, guarantor_no, kind, name)
       SELECT publication_id, 99, approved_satang, contract_no, member_no, '000222', 'SHARE', 'หุ้น'
       FROM records.loans WHERE contract_no = $1`,
      [inCourt],
    );
  });
});
afterAll(() => app.close());

const read = async (memberNo: string, room: string) =>
  (await app.get(`/api/member/${room}`, await app.signIn(memberNo))).body.data;
const satang = (baht: string): bigint => BigInt(baht.replace('.', ''));

test('0042 past its last day, nothing owed: nobody stands for a revolving contract', async () => {
  const [{ given }, { mine }] = [await read('000222', 'coll'), await read('000051', 'coll')];
  for (const listed of [given, mine])
    expect(listed.map((one: Given) => one.contract_no)).not.toContain(revolving);
});

test('0039 of what was agreed anew a guarantor learns nothing, the borrower does', async () => {
  const { given } = await read('000222', 'coll');
  const listed = given.filter((one: Given) => one.contract_no === inCourt);
  expect(listed).toHaveLength(2);
  for (const one of listed)
    expect(one).toMatchObject({ debt_status: null, arrears_flag: false, status: 'OPEN' });
  const { loans } = await read('000051', 'loan');
  const own = loans.find((one: Given) => one.contract_no === inCourt);
  expect(own).toMatchObject({ debt_status: 'RESTRUCTURED' });
});

test('D-13 in person and with shares one stands for no more than is owed', async () => {
  const { given, given_total } = await read('000222', 'coll');
  const sums = new Map<string, bigint>();
  for (const one of given as Given[]) {
    const all = (sums.get(one.contract_no) ?? BigInt(0)) + satang(one.my_share);
    sums.set(one.contract_no, all);
  }
  const shares = given.find((one: Given) => one.contract_no === inCourt && one.kind === 'SHARE');
  const owed = satang(shares.principal_balance);
  expect(satang(shares.my_share)).toBe(owed);
  const above = (sums.get(inCourt) as bigint) - owed;
  expect(above).toBeGreaterThan(0n);
  const whole = [...sums.values()].reduce((a, b) => a + b, 0n);
  expect(satang(given_total.my_share)).toBe(whole - above);
});
