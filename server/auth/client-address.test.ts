import { expect, test } from 'vitest';
import { clientAddress, openProxies, plainAddress } from './origin.ts';

test.each([
  ['203.0.113.60', '203.0.113.60'],
  ['203.0.113.60:1234', '203.0.113.60'],
  ['[2001:db8::7]:1234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['203.0.113.60:', undefined],
  ['203.0.113.60:123456', undefined],
  ['203.0.113.260', undefined],
  ['203.0.113', undefined],
  ['fe80::1%any-text', undefined],
  ['[rubbish]:1', undefined],
  ['unknown', undefined],
  ['', undefined],
])('T11 the address in %o is %o', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

const isProxy = openProxies(['127.0.0.1', '10.0.0.0/8']);
const own = '127.0.0.1';
test.each([
  ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
  [own, undefined, own],
  [own, '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [own, '198.51.100.1, 203.0.113.9:80', '203.0.113.9'],
  [own, '203.0.113.9, 10.0.0.2:5555', '203.0.113.9'],
  [own, 'rubbish, 203.0.113.9', '203.0.113.9'],
  [own, '203.0.113.9, rubbish', own],
  [own, 'rubbish, 10.0.0.2', own],
  [own, '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  [own, '', own],
  ['', '203.0.113.9', ''],
])('T11 from %s, X-Forwarded-For: %s counts as %s', (remoteAddress, forwardedFor, address) => {
  const headers = { ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) };
  expect(clientAddress({ headers, socket: { remoteAddress } }, isProxy)).toBe(address);
});

test('T11 with no proxies nobody is believed', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const socket = { remoteAddress: '127.0.0.1' };
  expect(clientAddress({ headers, socket }, openProxies([]))).toBe('127.0.0.1');
});
