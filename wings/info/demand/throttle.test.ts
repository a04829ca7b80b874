import { expect, test } from 'vitest';
import { filing, networkOf, returnTry, Spent, takeTry, tracking } from './throttle.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const caller = (address: string, agent: string) => ({ at: new Date(), address, agent });

test('D-21 three for a browser; a new address of an IPv6 network is no new network', async () => {
  const one = caller('2001:db8:7::1', 'a');
  for (let turn = 0; turn < 3; turn += 1) await takeTry(filing, one);
  await expect(takeTry(filing, one)).rejects.toBeInstanceOf(Spent);
  const error = await takeTry(filing, one).catch((spent: Spent) => spent);
  expect(error).toMatchObject({ minutes: 10 });
  for (let turn = 0; turn < 27; turn += 1)
    await takeTry(filing, caller(`2001:db8:7::2:${turn}`, 'b'));
  await expect(takeTry(filing, caller('2001:db8:7::ffff', 'c'))).rejects.toBeInstanceOf(Spent);
  await takeTry(filing, caller('2001:db8:8::1', 'c'));
});

test('a try that is given back can be taken again', async () => {
  const one = caller('192.0.2.9', 'a');
  for (let turn = 0; turn < 30; turn += 1) {
    await takeTry(tracking, one);
    await returnTry(tracking, one);
  }
});
