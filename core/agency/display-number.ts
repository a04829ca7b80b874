/** The number of an agency as people know it (R009, D-23). */

const hidden = 4;

/** Without its first four characters; one shorter than five is shown as it is. */
export function displayNumber(agencyNo: string): string {
  return agencyNo.length > hidden ? agencyNo.slice(hidden) : agencyNo;
}
