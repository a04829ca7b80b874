/** What this room's sheets must show on paper. */

import { many, type Printed, sumOf, tablesOf } from '../../../tools/sheets/tests/many.ts';
import { someMember } from '../../../tools/sheets/tests/some-member.ts';
import { readColl } from './guarantees.api.ts';
import { text as collText } from './guarantees.text.ts';
import { collSheet } from './guarantees-sheet.server.ts';

export function printed(): readonly Printed[] {
  const { example } = readColl;
  const given = example.given.slice(0, 1).flatMap(many);
  const given_total = {
    count: given.length,
    guaranteed_amount: sumOf(given, (one) => one.guaranteed_amount),
    my_share: sumOf(given, (one) => one.my_share),
  };
  const [loan] = example.mine;
  if (!loan) throw new Error('no contract');
  const guarantors = loan.guarantors.slice(0, 1).flatMap(many);
  const guaranteed_total = sumOf(guarantors, (one) => one.amount ?? '0.00');
  const mine = [{ ...loan, guarantors, guaranteed_total }];
  const response = { ...example, given, given_total, mine };
  const { approved, balance, guaranteed, exposureColumn, amount } = collText;
  const sums = (one: { guaranteed_amount: string; my_share: string }) => ({
    ...{ [guaranteed]: one.guaranteed_amount, [exposureColumn]: one.my_share },
  });
  const lines = given.map((one) => ({
    ...{ [approved]: one.approved_amount, [balance]: one.principal_balance, ...sums(one) },
    [collText.writtenOff]: one.written_off_amount,
  }));
  const loans = many({ ...loan, guarantors: [] });
  const contracts = collSheet({ ...response, mine: loans }, 'mine', someMember);
  return [
    ...tablesOf('guaranteed for others', collSheet(response, 'given', someMember), [
      { rows: [...lines, sums(given_total)] },
    ]),
    ...tablesOf('securities', collSheet(response, 'mine', someMember), [
      null,
      {
        rows: [
          ...guarantors.map((one) => ({ [amount]: one.amount ?? '0.00' })),
          { [amount]: guaranteed_total },
        ],
      },
    ]),
    ...tablesOf('secured contracts', { ...contracts, tables: contracts.tables.slice(0, 1) }, [
      {
        rows: loans.map((one) => ({
          ...{ [approved]: one.approved_amount, [balance]: one.principal_balance },
        })),
      },
    ]),
  ];
}
