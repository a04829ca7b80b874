/** Which months of cremation dues stand on a bill that is not posted yet (A.6, D-12). */
import type { Db } from '../../../records/database.ts';
import { collectionItems, collections } from '../../../records/figures/collections.ts';

/** A bill is posted weeks after its month began; not more than these await it at a time. */
const newest = 8;

/** First days of the months whose dues the agency was asked for, and has not answered. */
export async function pendingCremation(db: Db): Promise<ReadonlySet<string>> {
  const bills = await collections(db, 'MONTHLY', { limit: newest });
  const billedMonths = await Promise.all(
    bills
      .filter(({ posted }) => !posted)
      .map(async ({ month, seq }) => {
        const items = await collectionItems(db, [month, seq]);
        return items.some(({ itemGroup }) => itemGroup === 'CREMATION') ? [month] : [];
      }),
  );
  return new Set(billedMonths.flat());
}
