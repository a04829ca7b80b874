/** Codes of the authenticator that somebody who is in the office shows again. */

import { Problem } from '../../../../api/problem.ts';
import { reportRateLimit } from '../../../../api/rate-limit/too-many.server.ts';
import { RateLimit } from '../../../../runtime/rate-limit.ts';
import { answers } from './confirm.text.ts';

/** Codes that a member of staff may get wrong, wherever they show them: 5 in 15 minutes. */
const codeAttempts = new RateLimit(5, 15 * 60);

/**
 * Lets nobody go on but whom `prove` finds right.
 * @throws Problem bad_code at the field `totp`; too_many after five wrong ones.
 */
export async function verifyTotp(staffId: string, prove: () => Promise<boolean>): Promise<void> {
  reportRateLimit(() => codeAttempts.consume(staffId));
  if (!(await prove())) {
    throw new Problem('bad_code', {
      fields: [{ field: 'totp', message: answers.wrongCode }],
    });
  }
  codeAttempts.giveBack(staffId);
}
