/** How long the first step takes tells nobody who is a member (T13). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handler } from '../../../../api/handler.ts';
import { auc } from '../../../../tools/auc.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import type { RegisterServices } from '../identity.server.ts';
import { handlers } from '../registration.server.ts';
import { openRegistering, type Person, type Stage } from './registration.ts';

let stage: Stage;
let known: Person;
let services: RegisterServices;
beforeAll(async () => {
  stage = await openRegistering(await openTestApp({ handlers: listening }));
  known = await stage.person('000123');
  await stage.app.get('/api/member/auth/register');
});
afterAll(() => stage.app.close());

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

let asked = 0;

/** Milliseconds of the first step, straight at its handler: the wire is the same for all. */
async function timeOf(person: Person): Promise<number> {
  asked += 1;
  const call = {
    input: { ...person, recaptcha: '', captcha_secret: '' },
    // Who pays for a proof is no part of the question.
    services: { ...services, captcha: { verify: async () => true, note: () => {} } },
    device: { hash: undefined, keep: () => Buffer.alloc(32) },
    facts: { at: new Date(), address: `198.18.${asked >> 8}.${asked & 255}`, agent: 'browser' },
  };
  const began = performance.now();
  const answer = await asks?.run(call as never);
  const milliseconds = performance.now() - began;
  expect(answer).toMatchObject({ rc_code: '2', data: { sent_to: null } });
  return milliseconds;
}

test('T13 100 tries each: right, wrong and unknown cannot be told apart by time', async () => {
  const told = { id_card: known.id_card, date_of_birth: known.date_of_birth };
  const asked = {
    right: { membership_no: known.membership_no, ...told },
    wrong: { membership_no: '000111', ...told },
    unknown: { membership_no: '900123', ...told },
  };
  type Kind = keyof typeof asked;
  const kinds: readonly Kind[] = ['right', 'wrong', 'unknown'];
  const times: Record<Kind, number[]> = { right: [], wrong: [], unknown: [] };
  for (let turn = -10; turn < 100; turn += 1) {
    // Else the fourth code in a quarter of an hour would be sent to nobody.
    if (turn % 3 === 0) await stage.forgetCodes();
    // In turns, each as often the first: what the machine does else hits all alike.
    for (let at = 0; at < kinds.length; at += 1) {
      const kind = kinds[(at + turn + 60) % kinds.length] ?? 'right';
      const milliseconds = await timeOf(asked[kind]);
      if (turn >= 0) times[kind].push(milliseconds);
    }
  }
  expect(stage.app.outbox.messages.length).toBeGreaterThan(100);
  // By chance alone 100 of each come this far from a half once in four thousand times.
  for (const kind of ['right', 'wrong'] as const) {
    const told = auc(times[kind], times.unknown);
    expect(Math.max(told, 1 - told), kind).toBeLessThan(0.65);
  }
}, 60_000);
