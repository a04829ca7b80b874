/** Enough of an address or a number to know it by, and no more (D-05, D-14, T30). */
import { asciiDigits } from '../membership-number.ts';
import { maskedPhone } from '../phone/phone.ts';
import { places } from './address.text.ts';

const hidden = 'xx';
/** Where the part of an address begins that many people share. */
const shared = new RegExp(places.map((word) => word.replace('.', '\\.')).join('|'));

/**
 * House, village and road hidden, from the sub-district on as it stands:
 * `xx ตำบลในเมือง อำเภอเมือง …`. Of an address that names no such place nothing is shown.
 */
export function maskedAddress(address: string): string {
  const at = address.search(shared);
  return at < 0 ? hidden : `${hidden} ${address.slice(at).trim()}`;
}

/** Any telephone number, masked; of one with fewer than nine digits nothing is shown. */
export function maskedNumber(phone: string): string {
  const digits = asciiDigits(phone).replace(/\D/g, '');
  return digits.length < 9 ? hidden : maskedPhone(digits);
}
