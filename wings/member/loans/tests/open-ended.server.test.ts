/** Contracts whose number of periods says nothing of what is still to pay (D-08). */
import { expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { monthsEnd, openLoans, satangOf, statement } from './extract.ts';

const loans = openLoans();
const { ask, contracts } = loans;

const own = (isMeant: (row: ReturnType<typeof contracts>[number]) => boolean) =>
  contracts('000051', 'OPEN').find(isMeant);

interface Case {
  readonly what: string;
  readonly row: () => ReturnType<typeof own>;
  /** What the core's row says instead. */
  readonly set: string;
  /** Of the bills, else as they are: November's is not posted. */
  readonly bills?: readonly string[];
  readonly from: string;
  readonly periodNo: number;
}

const restructured = () => own((row) => row.DEBT_STATUS === 'RESTRUCTURED');
const revolving = () => own((row) => row.REVOLVING === '1');
const bill = `member_no = '000051' AND month = '2025-11-01'`;
const posted = `UPDATE records.collections SET posted = true WHERE ${bill}`;
const collected = `UPDATE records.collection_items SET collected_satang = amount_satang
  WHERE ${bill} AND ref_no = `;

const ordinary = (dayCount: string) => () =>
  own((row) => row.DEBT_STATUS === '' && row.REVOLVING === '0' && row.DAY_COUNT === dayCount);

test.each<Case>([
  {
    ...{ what: 'restructured, its periods counted before', row: restructured },
    ...{ set: `period_last = 84, period_total = 96, first_due_on = '2025-09-30'` },
    ...{ from: '2025-11-30', periodNo: 85 },
  },
  {
    ...{ what: 'restructured, past its former periods', row: ordinary('THIRTY_360') },
    set: `debt_status = 'RESTRUCTURED', debt_status_on = '2025-10-01', period_last = 48,
      period_total = 48, last_payment_on = '2025-11-03'`,
    // October's bill may come in as late as this.
    ...{ from: '2025-11-30', periodNo: 49 },
  },
  {
    ...{ what: 'revolving, past the periods of its first drawing', row: revolving },
    ...{ set: `period_last = 12, period_total = 12, first_due_on = '2019-01-31'` },
    ...{ from: '2025-11-30', periodNo: 13 },
  },
  {
    ...{ what: 'without a number of periods, each named by its month', row: ordinary('MONTHLY') },
    ...{ set: 'period_total = 0, period_last = 6810' },
    ...{ from: '2025-11-30', periodNo: 6811 },
  },
  {
    ...{ what: 'whose bill of the month brought nothing in', row: ordinary('ACT_365F') },
    ...{ set: `period_total = 0, last_payment_on = '2025-11-03'`, bills: [posted] },
    ...{ from: '2025-11-30', periodNo: 19 },
  },
  {
    ...{ what: 'whose bill of the month came in', row: ordinary('ACT_ACT') },
    ...{ set: 'period_total = 0, period_last = 13', bills: [posted, collected] },
    ...{ from: '2025-12-31', periodNo: 14 },
  },
])('D-08 a contract $what is paid by its instalment, from the next month on', async (one) => {
  const row = one.row();
  const number = row?.CONTRACT_NO ?? '';
  await asUpkeep(loans.app.ownerUrl, 'sahakon_intake', async (store) => {
    await store.query(`UPDATE records.loans SET ${one.set} WHERE contract_no = $1`, [number]);
    for (const sql of one.bills ?? []) await store.query(sql.replace(/= $/, `= '${number}'`));
  });
  const { data } = (await ask('000051', statement(number, '/schedule'))).body;
  const rows: { period_no: number; due_on: string; principal: string; payment: string }[] =
    data.instalments;
  expect(data).toMatchObject({ impossible: false, total_principal: row?.PRINCIPAL_BALANCE });
  expect(rows.length).toBeGreaterThan(2);
  const instalment = satangOf(row?.INSTALMENT);
  for (const [index, { period_no, due_on, principal, payment }] of rows.entries()) {
    expect([period_no, due_on]).toEqual([one.periodNo + index, monthsEnd(one.from, index)]);
    const paid = satangOf(row?.REPAYMENT_METHOD === 'EQUAL_PRINCIPAL' ? principal : payment);
    if (index === rows.length - 1) expect(paid).toBeLessThanOrEqual(instalment);
    else expect(paid).toBe(instalment);
  }
});
