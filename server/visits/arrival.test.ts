import { expect, test } from 'vitest';
import { isArrival, isLook, isPerson } from './count-visits.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const from = (more: object) => ({ 'user-agent': chrome, host: 'portal.example', ...more });

test.each([
  [chrome, true],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/142.0 Mobile', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Line/15.1', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', false],
  ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36', false],
  ['facebookexternalhit/1.1', false],
  ['curl/8.0', false],
  ['python-requests/2.31', false],
  ['', false],
])('%s is a person: %s', (agent, is) => {
  expect(isPerson({ 'user-agent': agent })).toBe(is);
});

test('a visit begins where somebody comes from elsewhere', () => {
  const site = (word: string) => from({ 'sec-fetch-site': word, 'sec-fetch-dest': 'document' });
  expect(['none', 'cross-site', 'same-site', 'same-origin'].map((w) => isArrival(site(w)))).toEqual(
    [true, true, true, false],
  );
  expect(isArrival(from({}))).toBe(true);
  expect(isArrival(from({ referer: 'https://portal.example/home' }))).toBe(false);
  expect(isArrival(from({ referer: 'https://search.example/?q=1' }))).toBe(true);
  expect(isArrival(from({ referer: 'not an address' }))).toBe(true);
});

test('what is fetched ahead, or into a frame, is no look', () => {
  expect(isLook(from({ 'sec-purpose': 'prefetch;prerender' }))).toBe(false);
  expect(isLook(from({ purpose: 'prefetch' }))).toBe(false);
  expect(isLook(from({ 'sec-fetch-dest': 'iframe' }))).toBe(false);
  expect(isLook(from({ 'sec-fetch-site': 'same-origin' }))).toBe(true);
});
