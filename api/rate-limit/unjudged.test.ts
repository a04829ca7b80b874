import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../records/database.ts';
import { Crowded } from '../../records/sign-in/passwords.ts';
import { localBudgets } from '../../tools/local-budgets.ts';
import { Problem } from '../problem.ts';
import { provePassword, withPasswordAttempts } from './password-attempts.server.ts';
import { openSignInAttempts } from './sign-in-attempts.server.ts';

/** Errors after which nobody knows whether the password was right. */
const noVerdicts = [
  new Crowded(),
  new StoreUnavailable('refusing', 'test'),
  new Problem('overloaded'),
];
const facts = { address: '192.0.2.1', agent: 'browser' };

test('T12 tries that nobody judged shut no known browser out, five wrong ones do', async () => {
  const [attempts, budgets] = [openSignInAttempts('member'), localBudgets()];
  const trier = { subject: '000123', facts, deviceId: 'device' };
  async function fail(error: Error, isKnownWrong = false): Promise<void> {
    const attempt = await attempts.consume(budgets, trier);
    const work = attempt.judge((wrong) => {
      if (isKnownWrong) wrong();
      return Promise.reject(error);
    });
    await expect(work).rejects.toBe(error);
  }
  for (let at = 0; at < 9; at += 1) for (const error of noVerdicts) await fail(error);
  for (let at = 0; at < 4; at += 1) await fail(new Problem('bad_credentials'));
  // The failure could not be written: the answer is not told, and the try was one.
  await fail(new StoreUnavailable('gone', 'test'), true);
  await expect(attempts.consume(budgets, trier)).rejects.toMatchObject({ seconds: 900 });
});

test('T12 a try that nobody judged ends no wait that wrong ones made', async () => {
  let now = 0;
  const [attempts, budgets] = [openSignInAttempts('agency'), localBudgets(() => now)];
  const trier = { subject: 'agency 1', facts, deviceId: undefined, inCrowd: true };
  const fail = async (error: Error) => {
    now += 10_000;
    const attempt = await attempts.consume(budgets, trier);
    await expect(attempt.judge(() => Promise.reject(error))).rejects.toBe(error);
  };
  await fail(new Problem('bad_credentials'));
  await fail(new Problem('bad_credentials'));
  for (const error of noVerdicts) await fail(error);
  await fail(new Problem('bad_credentials'));
  await expect(attempts.look(budgets, trier)).rejects.toMatchObject({ seconds: 2 });
});

test('T27 tries at a password that nobody judged are given back, wrong ones are not', async () => {
  const budgets = localBudgets();
  const trier = { person: '000123', session: 's' };
  for (let at = 0; at < 12; at += 1) {
    for (const error of noVerdicts) {
      const proven = provePassword(budgets, trier, () => Promise.reject(error));
      await expect(proven).rejects.toBe(error);
    }
    const set = withPasswordAttempts(budgets, trier, async (hash) => hash().then(() => 'set'));
    expect(await set).toBe('set');
  }
  const wrong = () => provePassword(budgets, trier, async () => false);
  for (let at = 0; at < 5; at += 1) await expect(wrong()).rejects.toMatchObject({ status: 400 });
  await expect(wrong()).rejects.toMatchObject({ code: 'too_many' });
});
