import { expect, test } from 'vitest';
import { consentCookie, isChoice, mustAsk, readChoice } from './consent-cookie.ts';

test('R093 the choice is read from acceptCookie, whose values are Y and N', () => {
  expect(readChoice('a=1; acceptCookie=Y')).toBe('Y');
  expect(readChoice('acceptCookie=N; b=2')).toBe('N');
  expect(readChoice('acceptCookie=maybe')).toBeUndefined();
  expect(readChoice('xacceptCookie=Y')).toBeUndefined();
  expect(readChoice('')).toBeUndefined();
  expect(['Y', 'N', 'y', '', undefined, 'YN'].filter(isChoice)).toEqual(['Y', 'N']);
});

test('R086 the banner asks until the cookie is set and is not N', () => {
  expect(mustAsk(undefined, false)).toBe(true);
  expect(mustAsk('N', false)).toBe(true);
  expect(mustAsk('Y', false)).toBe(false);
});

test('R113 a refusal hides the banner for this visit', () => {
  expect(mustAsk('N', true)).toBe(false);
  expect(mustAsk(undefined, true)).toBe(true);
});

test('R172 consent is kept 63072000 seconds, a refusal only while the browser is open', () => {
  expect(consentCookie('Y', true)).toBe(
    'acceptCookie=Y; Path=/; SameSite=Lax; Max-Age=63072000; Secure',
  );
  expect(consentCookie('N', false)).toBe('acceptCookie=N; Path=/; SameSite=Lax');
});
