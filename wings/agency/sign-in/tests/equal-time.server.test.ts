/** How long a refusal takes tells nobody whether a login is anybody's (T13). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handler } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { openBudgets } from '../../../../records/budgets.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import type { Services } from '../../../../records/services.ts';
import { auc } from '../../../../tools/auc.ts';
import { testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { handlers } from '../sign-in.server.ts';
import { newAddress } from './addresses.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`INSERT INTO portal.agency_accounts
      (agency_no, person_no, contact_name, role, password_hash, must_change, failures_in_row,
        failures_since, password_set_at)
      SELECT agency_no, no, contact_name, role, password_hash, false, failures, now(), now()
      FROM portal.agency_accounts, (SELECT no, no % 3 / 2 * 200 FROM generate_series(10, 89) no)
        AS n (no, failures)
      WHERE agency_no = '01011001' AND person_no = 1`),
  );
});
afterAll(() => app.close());

const attempts = 150;
/** Of so few nobody is sprayed: what the work of a proof takes is the same for all. */
const captcha = { isPressed: () => false, verify: async () => false, note: () => {} };

/** Milliseconds of one wrong sign-in, straight at the handler: the wire is the same for all. */
async function refuse(login: string): Promise<number> {
  const { records, outbox } = app;
  const facts = { records, outbox, budgets: openBudgets(records) };
  const [signIn] = handlers as readonly [Handler<Services>];
  const call = {
    input: { member_group_no: login, member_group_pass: 'not the password' },
    who: undefined,
    services: { ...facts, settings: testHandlerSettings, captcha },
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

test('T13 somebody’s logins, shut ones too, and nobody’s take as long', async () => {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let run = 0; run < 20; run += 1) await refuse(`8888888${run}`);
  for (let run = 0; run < attempts; run += 1) {
    // Each twice: from the third try on a proof would be owed.
    const person = 10 + Math.floor(run / 2);
    const pair = [
      ['known', `01011001-${person}`],
      ['unknown', `${['01012002', '99999999'][run % 2]}-${person}`],
    ] as const;
    // In turns, and each first as often as the other: what the machine does else hits both.
    for (const [kind, login] of run % 2 === 0 ? pair : pair.toReversed()) {
      times[kind].push(await refuse(login));
    }
  }
  // Answers come in steps: beside other work the middle one may fall on either side of a border
  // by chance. How often one kind takes longer than the other is what a listener could learn.
  const likelihood = auc(times.known, times.unknown);
  // So few tries scatter by themselves: of 150 chance alone stays within 0.1.
  expect(Math.max(likelihood, 1 - likelihood)).toBeLessThan(0.62);
}, 240_000);
