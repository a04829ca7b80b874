/** Of a Thai number inside the country: nine digits, and ten of a mobile one. */
const lengthOf = (digits: string): number => (/^0[689]/.test(digits) ? 10 : 9);

/**
 * A telephone number as a link takes it: `0 2000 1234` → `tel:020001234`. Of several numbers it is
 * the first; an extension, or the end of a range, is not dialled.
 */
export function telephoneLink(phone: string): string {
  const [first = ''] = phone.trim().split(/[^\d\s()+.-]/);
  const digits = first.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? digits.slice(0, lengthOf(digits)) : digits}`;
}
