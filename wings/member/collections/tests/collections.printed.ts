/** What this room's sheets must show on paper. */

import {
  figures,
  many,
  type Printed,
  sumOf,
  tablesOf,
} from '../../../../tools/sheets/tests/many.ts';
import { someMember } from '../../../../tools/sheets/tests/some-member.ts';
import { readKep } from '../collections.api.ts';
import { text as kepText } from '../collections.text.ts';
import { kepSheet } from '../collections-sheet.ts';

const asOf = '2025-11-28';

export function printed(): readonly Printed[] {
  const { example } = readKep;
  const heads = example.collections.slice(0, 1).flatMap(many);
  // The newest is not posted: of it nothing has come in yet.
  const monthly = heads.map((one, at) => ({ ...one, posted: at > 0 }));
  const posted = monthly.filter((one) => one.posted);
  const baht = kepText.baht;
  const rows = monthly.map((one) =>
    figures({
      [baht(kepText.billed)]: one.billed,
      [baht(kepText.collected)]: one.posted ? one.collected : null,
      [baht(kepText.uncollected)]: one.posted ? one.uncollected : null,
      [baht(kepText.status.PENDING)]: one.posted ? null : one.billed,
      [baht(kepText.refund)]: one.refund_pending,
    }),
  );
  const sums = {
    [baht(kepText.billed)]: sumOf(monthly, (one) => one.billed),
    [baht(kepText.collected)]: sumOf(posted, (one) => one.collected),
    [baht(kepText.uncollected)]: sumOf(posted, (one) => one.uncollected),
    [baht(kepText.status.PENDING)]: sumOf(
      monthly.filter((one) => !one.posted),
      (one) => one.billed,
    ),
    [baht(kepText.refund)]: sumOf(monthly, (one) => one.refund_pending),
  };
  const of = { member: someMember, asOf };
  const amount = baht(kepText.one.amount);
  const other = heads.map((one) => ({ [amount]: one.collected }));
  const all = { [amount]: sumOf(heads, (one) => one.collected) };
  return [
    ...tablesOf('bills', kepSheet({ ...of, kind: 'monthly', heads: monthly }), [
      { rows: [...rows, sums] },
    ]),
    ...tablesOf('receipts', kepSheet({ ...of, kind: 'other', heads }), [{ rows: [...other, all] }]),
  ];
}
