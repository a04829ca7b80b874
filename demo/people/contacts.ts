/** How a member is reached: numbers and addresses that belong to nobody. */
import type { Chance } from '../random.ts';
import { addressOf } from '../words/places.text.ts';

/** A mobile number whose middle is three zeros, as no operator gives one out. */
export function mobile(luck: Chance): string {
  const [first, second] = [luck.of([6, 8, 9]), luck.below(10)];
  return `0${first}${second}000${String(luck.below(10_000)).padStart(4, '0')}`;
}

export const someAddress = (luck: Chance): string =>
  addressOf(luck.between(1, 299), luck.between(1, 14), luck.below(1_000));

/** Phone and e-mail, which some never gave, and the address. */
export function contactsOf(luck: Chance, memberNo: string) {
  const phone = mobile(luck);
  const domain = luck.of(['example.com', 'example.net', 'example.org']);
  return {
    phone: luck.percent(97) ? phone : '',
    email: luck.percent(70) ? `member${memberNo}@${domain}` : '',
    address: someAddress(luck),
  };
}
