import { expect, test } from 'vitest';
import { keysOf, networkOf, rangeOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('T11 the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
])('T11 the range of %s is %s', (address, range) => {
  expect(rangeOf(address)).toBe(range);
});

test('T11 another address of an IPv6 network is the same browser; another agent is not', () => {
  const one = keysOf({ address: '2001:db8:7::1', agent: 'a' });
  expect(keysOf({ address: '2001:db8:7:0:9::2', agent: 'a' })).toEqual(one);
  expect(keysOf({ address: '2001:db8:7::1', agent: 'b' })).toEqual({
    network: one.network,
    browser: expect.not.stringMatching(one.browser),
  });
});
