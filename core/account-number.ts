/** How account numbers are shown, by bank code (R128–R133, part F). */

/** Lengths of the groups; the last one takes whatever is left, so no digit is ever dropped. */
const groupsOf: Readonly<Record<string, readonly number[]>> = {
  '006': [3, 1, 5, 1],
  '002': [3, 1, 5, 1],
  '011': [3, 1, 5, 1],
  '014': [3, 1, 5, 1],
  '071': [3, 1, 5, 1],
  '024': [3, 1, 5, 1],
  '025': [3, 1, 5, 1],
  '065': [3, 1, 5, 1],
  '073': [3, 1, 5, 1],
  '067': [3, 1, 5, 5],
  '012': [3, 1, 6],
  '022': [3, 1, 6],
  '030': [3, 1, 5, 3],
  '034': [3, 1, 5, 3],
  '004': [3, 1, 5, 3],
  '000': [2, 2, 5, 1],
};

/** Beyond the specification: two banks of today, grouped as others of 12 and of 10 digits are. */
const extraGroupsOf: Readonly<Record<string, readonly number[]>> = {
  '033': [3, 1, 5, 3],
  '069': [3, 1, 5, 1],
};

function groupsFor(bankCode: string, extraFormats: boolean): readonly number[] | undefined {
  if (Object.hasOwn(groupsOf, bankCode)) return groupsOf[bankCode];
  const extra = extraFormats && Object.hasOwn(extraGroupsOf, bankCode);
  return extra ? extraGroupsOf[bankCode] : undefined;
}

/**
 * The digits of an account grouped by hyphens after its bank's manner; `000` is the cooperative's
 * own account (2-2-5-rest). Short numbers end where their digits end. Any other bank code, and a
 * number that holds more than digits, comes back unchanged. `extraFormats` groups GHB (033) and KKP
 * (069) too; off, they stay literal (R133).
 *
 * `004`, `1234567890` → `123-4-56789-0`.
 */
export function formatAccountNumber(
  bankCode: string,
  digits: string,
  extraFormats = false,
): string {
  const lengths = groupsFor(bankCode, extraFormats);
  if (!lengths || !/^\d+$/.test(digits)) return digits;
  const groups: string[] = [];
  let at = 0;
  for (const [index, length] of lengths.entries()) {
    const end = index === lengths.length - 1 ? digits.length : at + length;
    if (at < digits.length) groups.push(digits.slice(at, end));
    at = end;
  }
  return groups.join('-');
}
