/** An agency's months as its members' bills come to (D-26). */
import { agencyKey } from '../files/agency-sums.ts';
import type { Files } from '../files/files.ts';

/** The months of one agency, the newest first, each with the sums of all bills. */
export function expectedAgency(files: Files, agencyNo: string) {
  const own = files.agency_months.filter((row) => row.agencyNo === agencyNo);
  const inOrder = own.toSorted((a, b) => ((a.month ?? '') < (b.month ?? '') ? 1 : -1));
  return inOrder.map((row) => {
    const sums = files.agencySums.get(agencyKey(agencyNo, row.month ?? ''));
    return {
      ...row,
      members: sums?.members,
      billedSatang: sums?.billed,
      collectedSatang: sums?.collected,
      uncollectedSatang: sums?.uncollected,
      refundPendingSatang: sums?.refundPending,
    };
  });
}
