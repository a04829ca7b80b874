import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../api/problem.ts';
import { deriveKeys, fixedRing } from '../../../records/keys/key-ring.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { codeIn } from '../../../tools/test-outbox.ts';
import { openOutbox } from '../../outbox/outbox.ts';
import { smsTransport } from '../../outbox/sms-transport.ts';
import { behaviours, openGateway } from '../../outbox/tests/gateway.ts';
import { openCodes } from '../codes.ts';
import { refusal } from './test-codes.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Milliseconds of an outbox that is in a hurry. */
const brisk = { longestTry: 150, waits: [20, 40], rest: 300, patience: 500 };

/** Codes whose messages go to a real gateway over HTTP. */
async function overGateway(behave: Parameters<typeof openGateway>[0], times = brisk) {
  const gateway = await openGateway(behave);
  const lines: string[] = [];
  const outbox = openOutbox({
    transports: {
      sms: smsTransport({
        ...{ url: gateway.url, method: 'POST', headers: {}, body: '{to} {text}', ok: '"sent"' },
      }),
    },
    log: { warn: (...line) => lines.push(JSON.stringify(line)) },
    times,
  });
  const codes = openCodes({
    ...{
      records: app.records,
      outbox,
      keys: fixedRing(deriveKeys(1, randomUUID())),
      host: undefined,
    },
    onError: (error) => lines.push(String(error)),
  });
  const send = (memberNo: string) =>
    codes.send({
      ...{ purpose: 'password', memberNo, phone: '0812345678', boundTo: 's' },
      ...{ address: '192.0.2.1', tellsPhone: true },
    });
  const close = async () => {
    await outbox.close();
    await gateway.close();
  };
  return { gateway, lines, outbox, codes, send, close };
}

test.each([
  ['failing', '000401'],
  ['lying', '000402'],
  ['slow', '000403'],
  ['rude', '000404'],
] as const)(
  'F18 a %s gateway: said so, no send counted, and again once it works',
  async (kind, no) => {
    const { gateway, lines, outbox, codes, send, close } = await overGateway(behaviours[kind]);
    const first = await send(no);
    await expect.poll(() => outbox.isOpen('sms')).toBe(false);
    expect(await refusal(send(no))).toBe('sms_away');
    const otp = codeIn(gateway.heard[0]?.body ?? '');
    expect(otp).toMatch(/^\d{6}$/);
    expect(`${JSON.stringify(first)} ${lines.join()}`).not.toContain(otp);
    expect(lines.join()).not.toContain('0812345678');
    gateway.behave(behaviours.good);
    await expect.poll(() => refusal(send(no)), { timeout: 3_000, interval: 60 }).toBeUndefined();
    await expect.poll(() => outbox.isOpen('sms')).toBe(true);
    // The lost one is not among the three; with it this would be the last but none.
    expect((await send(no)).again_in_seconds).toBe(60);
    // What got through late opens all the same.
    const claim = {
      purpose: 'password',
      boundTo: 's',
      ticket: first.ticket,
      otp: otp ?? '',
    } as const;
    expect((await codes.check(claim)).memberNo).toBe(no);
    await close();
  },
);

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Problem) => [error.code, error.retryAfterSeconds, error.text],
  );

test('F18 while nobody knows whether three messages left, the fourth waits 10 s', async () => {
  const times = { ...brisk, longestTry: 1_500, waits: [60_000] };
  const { gateway, codes, send, close } = await overGateway(behaviours.slow, times);
  for (let sent = 0; sent < 3; sent += 1) await send('000405');
  const [code, seconds, said] = (await refusalOf(send('000405'))) ?? [];
  expect([code, seconds]).toEqual(['too_many', 10]);
  expect(said).toBe('ยังไม่ทราบผลการส่ง SMS ที่ขอไว้ก่อนหน้านี้ กรุณารอ 10 วินาที แล้วลองอีกครั้ง');
  // Of a stranger nothing may tell whether messages were sent at all.
  const stranger = () =>
    codes.send({
      ...{ purpose: 'unlock', memberNo: '000405', phone: '0812345678', boundTo: 's' },
      ...{ address: '192.0.2.1', tellsPhone: false },
    });
  for (let sent = 0; sent < 3; sent += 1) await stranger();
  expect((await refusalOf(stranger()))?.[1]).toBeGreaterThan(800);
  // The first try of each has failed: they count no more, though others follow.
  await expect.poll(() => refusal(send('000405')), { timeout: 5_000 }).toBe('sms_away');
  gateway.behave(behaviours.good);
  await expect.poll(() => refusal(send('000405')), { timeout: 5_000 }).toBeUndefined();
  await close();
});

test('F18 T10 three messages that got through are three', async () => {
  const { gateway, send, close } = await overGateway(behaviours.good);
  for (let sent = 0; sent < 3; sent += 1) await send('000406');
  await expect.poll(() => gateway.heard.length).toBe(3);
  const wait = async () => Number((await refusalOf(send('000406')))?.[1]);
  await expect.poll(wait).toBeGreaterThan(800);
  await close();
});

test('F18 T10 a sign-in that needs a code says that none can be sent', async () => {
  app.outbox.setOpen('sms', false);
  const input = { membership_no: '000222', mem_password: demoPassword };
  const { status, body, cookies } = await app.post('/api/member/auth/login', input);
  app.outbox.setOpen('sms', true);
  expect([status, body.data.code]).toEqual([503, 'sms_away']);
  expect(body.errors?.[0] ?? body.messages).toContain('ขณะนี้ส่ง SMS ไม่ได้');
  expect([body.token, cookies.join()]).toEqual([undefined, expect.not.stringMatching(/member=/)]);
  expect(app.outbox.messages).toEqual([]);
});
