/** A revolving contract on which nothing is owed at the moment (decision 0042). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;
type Listed = { readonly contract_no: string };

const number = 'ฉม.000051/2568';
let app: App;
beforeAll(async () => {
  app = await openTestApp();
  await asUpkeep(app.ownerUrl, 'sahakon_intake', (store) =>
    store.query(
      `UPDATE records.loans SET principal_balance_satang = 0, accrued_interest_satang = 0
       WHERE contract_no = $1`,
      [number],
    ),
  );
});
afterAll(() => app.close());

const read = async (memberNo: string, room: string) =>
  (await app.get(`/api/member/${room}`, await app.signIn(memberNo))).body.data;
const ofContract = (listed: readonly Listed[]) =>
  listed.find(({ contract_no }) => contract_no === number);

test('0042 its guarantor stands for what may be drawn: it is shown and counted', async () => {
  const { given, given_total, right } = await read('000222', 'coll');
  expect(ofContract(given)).toMatchObject({
    ...{ revolving: true, status: 'OPEN', principal_balance: '0.00', my_share: '0.00' },
    guaranteed_amount: '50000.00',
  });
  expect(given_total.count).toBe(new Set(given.map((one: Listed) => one.contract_no)).size);
  const inPerson = given.filter(({ kind }: { kind: string }) => kind === 'PERSON').length;
  expect(right.left).toBe(right.limit - inPerson);
});

test('0042 its borrower sees who stands for it, and that all of the limit is left', async () => {
  const { mine } = await read('000051', 'coll');
  expect(ofContract(mine)).toMatchObject({ revolving: true, guaranteed_total: '50000.00' });
  const { loans } = await read('000051', 'loan');
  expect(ofContract(loans)).toMatchObject({
    ...{ principal_balance: '0.00', available_amount: '50000.00', paid_percent: null },
    status_code: 'OPEN',
  });
});
