import { expect, test } from 'vitest';
import { telephoneLink } from './telephone-link.ts';

test.each([
  ['0 2000 1234', 'tel:020001234'],
  ['+66 (0)2-000-1234', 'tel:+66020001234'],
  ['075-346-712, 08-1234-5678 ต่อ 12', 'tel:075346712'],
  ['0 2000 1234 ต่อ 12', 'tel:020001234'],
  ['0-2000-1234-6', 'tel:020001234'],
  ['08 1234 5678', 'tel:0812345678'],
  ['1669', 'tel:1669'],
])('R002 of %s the link dials %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
