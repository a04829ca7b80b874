/** How long the first step takes tells nobody who is a member (T13). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handler } from '../../../../api/handler.ts';
import { auc } from '../../../../tools/auc.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import type { RegisterServices } from '../identity.server.ts';
import { handlers } from '../registration.server.ts';
import { openRegistrationSetup, type Person, type RegistrationSetup } from './registration.ts';

let setup: RegistrationSetup;
let registered: Person;
let services: RegisterServices;
beforeAll(async () => {
  setup = await openRegistrationSetup(await openTestApp({ handlers: listening }));
  registered = await setup.person('000123');
  await setup.app.get('/api/member/auth/register');
});
afterAll(() => setup.app.close());

const asks = handlers.find(({ endpoint }) => endpoint.name === 'member.forget.ask');

/** Each tells us what the app gives it. */
const listening = handlers.map(
  (handler): Handler<RegisterServices> => ({
    ...handler,
    run: (call) => {
      services = call.services;
      return handler.run(call);
    },
  }),
);

let requests = 0;

/** Milliseconds of the first step, straight at its handler: the wire is the same for all. */
async function timeOf(person: Person): Promise<number> {
  requests += 1;
  const call = {
    input: { ...person, recaptcha: '', captcha_secret: '' },
    // Who pays for a proof is no part of the question.
    services: { ...services, captcha: { verify: async () => true, note: () => {} } },
    device: { hash: undefined, keep: () => Buffer.alloc(32) },
    facts: {
      at: new Date(),
      address: `198.18.${requests >> 8}.${requests & 255}`,
      agent: 'browser',
    },
  };
  const began = performance.now();
  const answer = await asks?.run(call as never);
  const milliseconds = performance.now() - began;
  expect(answer).toMatchObject({ rc_code: '2', data: { sent_to: null } });
  return milliseconds;
}

test('T13 100 tries each: right, wrong and unknown cannot be told apart by time', async () => {
  const identity = { id_card: registered.id_card, date_of_birth: registered.date_of_birth };
  const requests = {
    right: { membership_no: registered.membership_no, ...identity },
    wrong: { membership_no: '000111', ...identity },
    unknown: { membership_no: '900123', ...identity },
  };
  type Kind = keyof typeof requests;
  const kinds: readonly Kind[] = ['right', 'wrong', 'unknown'];
  const times: Record<Kind, number[]> = { right: [], wrong: [], unknown: [] };
  for (let round = -10; round < 100; round += 1) {
    // Else the fourth code in a quarter of an hour would be sent to nobody.
    if (round % 3 === 0) await setup.forgetCodes();
    // In turns, each as often the first: what the machine does else hits all alike.
    for (let at = 0; at < kinds.length; at += 1) {
      const kind = kinds[(at + round + 60) % kinds.length] ?? 'right';
      const milliseconds = await timeOf(requests[kind]);
      if (round >= 0) times[kind].push(milliseconds);
    }
  }
  expect(setup.app.outbox.messages.length).toBeGreaterThan(100);
  // By chance alone 100 of each come this far from a half once in four thousand times.
  for (const kind of ['right', 'wrong'] as const) {
    const likelihood = auc(times[kind], times.unknown);
    expect(Math.max(likelihood, 1 - likelihood), kind).toBeLessThan(0.65);
  }
}, 240_000);
