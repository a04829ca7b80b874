import { expect, test } from 'vitest';
import { type Row, readRows } from '../../../../journeys/extract.ts';
import { bahtOf, isDelivered, openLoans, satangOf, statement } from './extract.ts';

const loans = openLoans();
const { ask, contracts } = loans;

const keyOf = (row: Row) => [row.MEMBER_NO, row.MONTH, row.SEQ].join(' ');

test('R044 beside the payoff stands what bills under way ask for the contract', async () => {
  const { extractFolder } = loans.app;
  const [bills, items] = await Promise.all([
    readRows(extractFolder, 'collections.csv'),
    readRows(extractFolder, 'collection_items.csv'),
  ]);
  const pendingBills = new Set(bills.filter(({ STATUS }) => STATUS === 'PENDING').map(keyOf));
  const sums: string[] = [];
  for (const contract of contracts('000123', 'OPEN').filter((row) => !isDelivered(row))) {
    const number = contract.CONTRACT_NO ?? '';
    const { data } = (await ask('000123', statement(number, '/payoff'))).body;
    const requests = items.filter(
      (item) =>
        item.ITEM_GROUP === 'LOAN' && item.REF_NO === number && pendingBills.has(keyOf(item)),
    );
    const amount = bahtOf(requests.reduce((sum, item) => sum + satangOf(item.AMOUNT), 0n));
    expect(data.pending).toEqual(
      requests.length === 0 ? [] : [{ year_be: 2568, month: 11, amount }],
    );
    sums.push(...requests.map(() => amount));
    // It may be on its way, and is not taken off.
    expect(data.principal_balance).toBe(bahtOf(satangOf(contract.PRINCIPAL_BALANCE)));
  }
  expect(sums.length).toBeGreaterThan(0);
});
