/** What this room's sheets must show on paper. */
import { shareLedger } from '../../../core/ledger/shares.text.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import { type Printed, tablesOf } from '../../../tools/sheets/tests/many.ts';
import { closing, moves, opening, signOf, sizeOf } from '../../../tools/sheets/tests/moves.ts';
import { someMember } from '../../../tools/sheets/tests/some-member.ts';
import { readShare } from './shares.api.ts';
import { shareSheet } from './shares-sheet.server.ts';

export function printed(): readonly Printed[] {
  const { example } = readShare;
  const [line] = example.lines;
  if (!line) throw new Error('no line');
  const lines = moves.map(({ move, balance }) => ({
    ...{ ...line, sign_flag: signOf(move), amount: sizeOf(move), balance: toDtoBaht(balance) },
  }));
  const summary = { ...example.summary, opening, closing };
  const sheet = shareSheet({ ...example, summary, lines }, { member: someMember, filter: {} });
  const rows = moves.map(({ move, balance }) => ({
    ...{
      [shareLedger.columns.amount.head]: toDtoBaht(move),
      [shareLedger.columns.balance.head]: toDtoBaht(balance),
    },
  }));
  const edge = (balance: string) => ({ [shareLedger.columns.balance.head]: balance });
  return tablesOf('shares', sheet, [
    null,
    { rows: [edge(closing), ...rows, edge(opening)], carried: shareLedger.columns.balance.head },
  ]);
}
