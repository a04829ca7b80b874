/** Numbers that stand on a page without being told: enough to know them by, not to use them. */
import { formatAccountNumber } from '../account-number.ts';

/** Only the last two digits of a membership number: `000456` → `xxxx56` (D-13, T30). */
export function maskedMemberNo(memberNo: string): string {
  return `${'x'.repeat(Math.max(0, memberNo.length - 2))}${memberNo.slice(-2)}`;
}

/** Digits that stay in front, and how many behind them go. */
const front = 4;
const covered = 5;

/**
 * An account as its bank groups it, without the five digits behind the fourth (R128–R133):
 * `006`, `1234567890` → `123-4-xxxxx-0`; `000`, `01020001234` → `01-02-xxxxx-34`. Of a number too
 * short for that, or of one that holds more than digits, nothing but its last two characters.
 */
export function maskedAccountNo(bankCode: string, digits: string): string {
  if (!/^\d+$/.test(digits) || digits.length < front + covered + 1) return maskedRef(digits);
  const tail = digits.slice(front + covered);
  // Grouping knows digits only: nines stand in for what is covered.
  const grouped = formatAccountNumber(
    bankCode,
    digits.slice(0, front) + '9'.repeat(covered) + tail,
  );
  let seen = 0;
  return grouped.replace(/\d/g, (digit) => {
    seen += 1;
    return seen > front && seen <= front + covered ? 'x' : digit;
  });
}

/** A title deed or whatever else secures a loan: its last two characters, and what parts them. */
export function maskedRef(ref: string): string {
  const last = ref.length - 2;
  return ref.replace(/[\p{L}\p{N}\p{M}]/gu, (letter, at: number) => (at >= last ? letter : 'x'));
}
