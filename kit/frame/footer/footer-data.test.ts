import { expect, test } from 'vitest';
import { telephoneLink } from './footer-data.ts';

test('R002 a telephone number becomes a link of digits', () => {
  expect(telephoneLink('0 2000 1234')).toBe('tel:020001234');
  expect(telephoneLink('+66 (0)2-000-1234')).toBe('tel:+66020001234');
});
