import { expect, test } from 'vitest';
import { dpoLink, tiedHours } from './footer-data.ts';

test('the data protection officer is reached by e-mail or telephone', () => {
  expect(dpoLink('dpo@tuayang.example')).toBe('mailto:dpo@tuayang.example');
  expect(dpoLink('0 2000 1234')).toBe('tel:020001234');
});

test('the times of the office hours stay in one piece', () => {
  expect(tiedHours('จันทร์ถึงศุกร์ 08:30–15:30 น.')).toBe('จันทร์ถึงศุกร์ 08:30\u2060–\u206015:30\u00a0น.');
});
