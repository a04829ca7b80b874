/** Codes of the authenticator that somebody who is in the office shows again. */

import { Problem } from '../../../../api/problem.ts';
import { reportRateLimit } from '../../../../api/rate-limit/too-many.server.ts';
import { giveBackUnjudged } from '../../../../api/rate-limit/unjudged.server.ts';
import type { Budgets } from '../../../../runtime/budgets.ts';
import { Limit, type Take } from '../../../../runtime/rate-limit.ts';
import { answers } from './confirm.text.ts';

/** Codes that a member of staff may get wrong, wherever they show them: 5 in 15 minutes. */
const codeAttempts = new Limit('office codes: staff', 5, 15 * 60);

/**
 * Lets nobody go on but whom `prove` finds right.
 * @throws Problem bad_code at the field `totp`; too_many after five wrong ones.
 */
export async function verifyTotp(
  budgets: Budgets,
  staffId: string,
  prove: () => Promise<boolean>,
): Promise<void> {
  const takes: readonly Take[] = [[codeAttempts, staffId]];
  await reportRateLimit(budgets.take(takes));
  if (!(await giveBackUnjudged(budgets, takes, prove))) {
    throw new Problem('bad_code', {
      fields: [{ field: 'totp', message: answers.wrongCode }],
    });
  }
  await budgets.giveBack(takes);
}
