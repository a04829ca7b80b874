/** Amounts in Thai words, read as the Royal Society does (G.3). */
import type { Satang } from '../satang.ts';

const digitWords = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;
/** From a hundred thousand down to the units. */
const placeWords = ['แสน', 'หมื่น', 'พัน', 'ร้อย', 'สิบ', ''] as const;
const million = 1_000_000n;

/** The last digit of a group: 1 after anything higher is เอ็ด. */
function unitWord(digit: number, afterHigher: boolean): string {
  return digit === 1 && afterHigher ? 'เอ็ด' : (digitWords[digit] ?? '');
}

/** Ten is สิบ, twenty ยี่สิบ; neither names its digit. */
function tenWord(digit: number): string {
  return digit === 1 ? '' : digit === 2 ? 'ยี่' : (digitWords[digit] ?? '');
}

/** Six digits or fewer; nothing for 0. */
function groupWords(group: bigint, afterHigher: boolean): string {
  let words = '';
  for (const [index, character] of [...group.toString().padStart(6, '0')].entries()) {
    const digit = Number(character);
    if (digit === 0) continue;
    const place = placeWords[index] ?? '';
    if (place === '') words += unitWord(digit, afterHigher || words !== '');
    else words += (place === 'สิบ' ? tenWord(digit) : digitWords[digit]) + place;
  }
  return words;
}

/** A whole number in words, every six digits closed by a ล้าน; nothing for 0. */
function numberWords(value: bigint): string {
  const higher = value / million;
  const above = higher > 0n ? `${numberWords(higher)}ล้าน` : '';
  return above + groupWords(value % million, above !== '');
}

/**
 * An amount in satang in words, however large: `123_456_789n` (1,234,567.89 baht) is
 * หนึ่งล้านสองแสนสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทแปดสิบเก้าสตางค์ (G.3). Whole baht end with ถ้วน, what
 * is negative begins with ลบ.
 */
export function bahtInWords(satang: Satang): string {
  if (satang < 0n) return `ลบ${bahtInWords(-satang)}`;
  if (satang === 0n) return 'ศูนย์บาทถ้วน';
  const baht = numberWords(satang / 100n);
  const rest = numberWords(satang % 100n);
  return (baht && `${baht}บาท`) + (rest ? `${rest}สตางค์` : 'ถ้วน');
}
