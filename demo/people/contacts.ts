/** How a member is reached: numbers and addresses that belong to nobody. */
import type { Random } from '../random.ts';
import { addressOf } from '../words/places.text.ts';

/** A mobile number whose middle is three zeros, as no operator gives one out. */
export function mobile(random: Random): string {
  const [first, second] = [random.of([6, 8, 9]), random.below(10)];
  return `0${first}${second}000${String(random.below(10_000)).padStart(4, '0')}`;
}

export const someAddress = (random: Random): string =>
  addressOf(random.between(1, 299), random.between(1, 14), random.below(1_000));

/** Phone and e-mail, which some never gave, and the address. */
export function contactsOf(random: Random, memberNo: string) {
  const phone = mobile(random);
  const domain = random.of(['example.com', 'example.net', 'example.org']);
  return {
    phone: random.percent(97) ? phone : '',
    email: random.percent(70) ? `member${memberNo}@${domain}` : '',
    address: someAddress(random),
  };
}
