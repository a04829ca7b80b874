import { afterEach, expect, test, vi } from 'vitest';
import { openOutbox } from '../outbox.ts';
import { smsTransport } from '../sms-transport.ts';
import { behaviours, openGateway } from './gateway.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const secret = { to: '0812345678', text: 'รหัส OTP 481516 "ok"&{to}\n@portal.example #481516' };
const body = '{"to":"{to}","text":"{text}"}';

/** `longestTry` in milliseconds: long, unless slowness itself is meant. */
async function open(behave: Parameters<typeof openGateway>[0], ok?: string, longestTry = 10_000) {
  const gateway = await openGateway(behave);
  const lines: string[] = [];
  const log = { warn: (facts: object, text: string) => lines.push(JSON.stringify([facts, text])) };
  const transport = smsTransport({
    ...{ url: `${gateway.url}/send`, method: 'POST', body, ok },
    headers: { 'content-type': 'application/json', 'x-key': 'k' },
  });
  const times = { longestTry, waits: [20, 40], rest: 200, patience: 500 };
  const outbox = openOutbox({ transports: { sms: transport }, log, times });
  ends.push(() => outbox.close(), gateway.close);
  const post = (more: object = {}) =>
    new Promise<'lost' | 'kept'>((resolve) => {
      outbox.post({ channel: 'sms', ...secret, lost: () => resolve('lost'), ...more });
    });
  return { gateway, outbox, lines, post };
}

test('F18 a message reaches the gateway whole, whatever stands in it', async () => {
  const { gateway, outbox } = await open(behaviours.good, '"sent"');
  outbox.post({ channel: 'sms', ...secret });
  await expect.poll(() => gateway.heard.length).toBe(1);
  const [heard] = gateway.heard;
  expect(heard).toMatchObject({ method: 'POST', url: '/send', headers: { 'x-key': 'k' } });
  expect(JSON.parse(heard?.body ?? '')).toEqual(secret);
  expect(outbox.isOpen('sms')).toBe(true);
  expect(outbox.isOpen('mail')).toBe(false);
});

test.each(['failing', 'lying', 'slow', 'drip', 'rude', 'elsewhere'] as const)(
  'F18 a %s gateway: three tries, then lost; the way is shut, and nothing is told',
  async (kind) => {
    const { gateway, outbox, lines, post } = await open(behaviours[kind], '"sent"', 150);
    expect(await post()).toBe('lost');
    expect(gateway.heard).toHaveLength(3);
    expect(outbox.isOpen('sms')).toBe(false);
    expect(lines).toHaveLength(3);
    for (const hidden of [secret.to, '481516', 'no credit', '127.0.0.1']) {
      expect(lines.join()).not.toContain(hidden);
    }
  },
);

test('F18 nobody listening: three tries, then lost', async () => {
  const { gateway, post, outbox, lines } = await open(behaviours.good);
  await gateway.close();
  expect(await post()).toBe('lost');
  expect(outbox.isOpen('sms')).toBe(false);
  expect(lines.join()).not.toContain('127.0.0.1');
});

test('F18 one failure is made good by the next try', async () => {
  const { gateway, outbox } = await open((response, attempt) =>
    attempt === 1 ? behaviours.failing(response) : behaviours.good(response),
  );
  const lost = vi.fn();
  outbox.post({ channel: 'sms', ...secret, lost });
  await expect.poll(() => gateway.heard.length).toBe(2);
  expect(outbox.isOpen('sms')).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});

test('F18 a way that works again opens again', async () => {
  const { gateway, outbox, post } = await open(behaviours.failing);
  expect(await post()).toBe('lost');
  expect(outbox.isOpen('sms')).toBe(false);
  gateway.behave(behaviours.good);
  await expect.poll(() => outbox.isOpen('sms'), { timeout: 2_000 }).toBe(true);
  outbox.post({ channel: 'sms', ...secret });
  await expect.poll(() => gateway.heard.length).toBe(4);
  await expect.poll(() => outbox.isOpen('sms')).toBe(true);
});

test('F18 after the code’s end it is not tried any more', async () => {
  const { gateway, post } = await open(behaviours.failing);
  expect(await post({ until: new Date(Date.now() - 1) })).toBe('lost');
  expect(gateway.heard).toHaveLength(0);
  expect(await post({ until: new Date(Date.now() + 15) })).toBe('lost');
  expect(gateway.heard).toHaveLength(1);
});

test('F18 what came of the first try is told once, though others follow', async () => {
  const tries: boolean[] = [];
  const tried = (delivered: boolean) => tries.push(delivered);
  const bad = await open(behaviours.failing, '"sent"');
  await bad.post({ tried });
  expect([bad.gateway.heard.length, tries]).toEqual([3, [false]]);
  await bad.post({ tried, until: new Date(0) });
  expect([bad.gateway.heard.length, tries]).toEqual([3, [false, false]]);
  const good = await open(behaviours.good, '"sent"');
  good.outbox.post({ channel: 'sms', ...secret, tried });
  await expect.poll(() => tries).toEqual([false, false, true]);
});

test('F18 a thousand wait at most, also behind a gateway that hangs', async () => {
  // None of the eight gives up while they are counted, however busy the machine is.
  const { gateway, outbox } = await open(behaviours.slow);
  let lost = 0;
  for (let attempt = 0; attempt < 1_020; attempt += 1) {
    outbox.post({ channel: 'sms', ...secret, lost: () => (lost += 1) });
  }
  expect(lost).toBe(12);
  expect(outbox.isOpen('sms')).toBe(false);
  await expect.poll(() => gateway.heard.length).toBe(8);
});

test('F18 closing delivers what it can, and gives up the rest in time', async () => {
  const good = await open(behaviours.good);
  good.outbox.post({ channel: 'sms', ...secret });
  await good.outbox.close();
  expect(good.gateway.heard).toHaveLength(1);
  const slow = await open(behaviours.slow, undefined, 150);
  const lost = slow.post();
  const began = performance.now();
  await slow.outbox.close();
  expect(performance.now() - began).toBeLessThan(1_500);
  expect(await lost).toBe('lost');
  expect(slow.outbox.isOpen('sms')).toBe(false);
});
