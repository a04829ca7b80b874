/** Whether a page shows all the movements that a sum above them is of. */
import { sumBaht } from '../satang.ts';
import type { LedgerLine } from './columns.ts';
import { amountOf, type Ledger } from './ledger.ts';

/**
 * True where the lines alone add up to the sums of their month, so that no other page has more of
 * them. `sums` are by the fields of the ledger's `flows`, in baht as they travel.
 */
export function addsUp(
  ledger: Pick<Ledger, 'columns' | 'flows'>,
  lines: readonly LedgerLine[],
  sums: Readonly<Record<string, string>>,
): boolean {
  const moved = (sign: 1 | -1) => {
    const own = lines.filter(({ sign_flag }) => sign_flag === sign);
    return sumBaht(own.map((line) => amountOf(ledger, line)));
  };
  const { flows } = ledger;
  return moved(1) === sums[flows.in] && moved(-1) === sums[flows.out];
}
