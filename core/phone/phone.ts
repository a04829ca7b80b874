/** Mobile telephone numbers of Thailand, the only ones that take an SMS. */
import { asciiDigits } from '../membership-number.ts';

/** The ten digits of a mobile number (D-03) as people write it; undefined for any other. */
export function mobileNumber(text: string): string | undefined {
  const digits = asciiDigits(text).replace(/[\s()-]/g, '');
  return /^0[689][0-9]{8}$/.test(digits) ? digits : undefined;
}

/** Enough of a number to know one's own by: `08x-xxx-4567`. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 2)}x-xxx-${phone.slice(-4)}`;
}
