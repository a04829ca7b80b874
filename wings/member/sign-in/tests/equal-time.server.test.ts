/** How long a refusal takes tells nobody whose number it is (T13). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handler } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { openBudgets } from '../../../../records/budgets.ts';
import { auc } from '../../../../tools/auc.ts';
import { testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import type { SignInServices } from '../let-in.server.ts';
import { handlers } from '../sign-in.server.ts';
import { newAddress, type TestApp } from './visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const attempts = 500;

/** Milliseconds of one wrong sign-in, straight at the handler: the wire is the same for all. */
async function refuse(membership_no: string): Promise<number> {
  const [signIn] = handlers as readonly [Handler<SignInServices>];
  const call = {
    input: { membership_no, mem_password: 'not the password' },
    who: undefined,
    services: {
      records: app.records,
      budgets: openBudgets(app.records),
      settings: testHandlerSettings,
      // Who pays for a proof is no part of the question; five hundred would take minutes.
      captcha: { verify: async () => true, note: () => {}, isPressed: () => false },
    },
    session: {},
    device: { hash: undefined },
    facts: { at: new Date(), address: newAddress(), agent: 'browser' },
  };
  const began = performance.now();
  const refused = await signIn.run(call as never).catch((error: unknown) => error);
  const milliseconds = performance.now() - began;
  expect(refused).toBeInstanceOf(Problem);
  expect((refused as Problem).code).toBe('bad_credentials');
  return milliseconds;
}

test('T13 500 tries each: nobody tells known from unknown numbers by the time', async () => {
  // Each number gets as many as stay below the lock; the same in both groups.
  const known = ['000111', '000123', '000222', '000456', '000789', '000654'];
  const unknown = ['900111', '900123', '900222', '900456', '900789', '900654'];
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let run = 0; run < 20; run += 1) await refuse(`80000${run % 10}`);
  for (let run = 0; run < attempts; run += 1) {
    const at = run % known.length;
    const pair = [
      ['known', known[at] ?? ''],
      ['unknown', unknown[at] ?? ''],
    ] as const;
    // In turns, and each first as often as the other: what the machine does else hits both.
    for (const [kind, number] of run % 2 === 0 ? pair : pair.toReversed()) {
      times[kind].push(await refuse(number));
    }
  }
  // Answers come in steps: beside other work the middle one may fall on either side of a border
  // by chance. How often one kind takes longer than the other is what a listener could learn.
  const likelihood = auc(times.known, times.unknown);
  expect(Math.max(likelihood, 1 - likelihood)).toBeLessThan(0.56);
}, 240_000);
