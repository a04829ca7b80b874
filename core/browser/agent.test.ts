import { expect, test } from 'vitest';
import { readAgent } from './agent.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile', 'Chrome', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge', 'Windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${webkit} Version/18.0 Safari/604`,
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${webkit} CriOS/142.0`, 'Chrome', 'iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Gecko/20100101 Firefox/145.0', 'Firefox', 'Mac'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM) SamsungBrowser/26.0 Chrome/122',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/122 Mobile Safari/537 Line/14.1', 'LINE', 'Android'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s is %s on %s', (agent, browser, system) => {
  expect(readAgent(agent)).toEqual({ browser, system });
});
