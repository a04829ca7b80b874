/** Ends sessions of whoever asks, against their password or a proof before it (ASVS 7.5.2). */

import type { Budgets } from '../../runtime/budgets.ts';
import { Problem } from '../problem.ts';
import { provePassword } from '../rate-limit/password-attempts.server.ts';
import { endingAnswers as answers } from './own-sessions.text.ts';

interface EndSessionsRequest {
  readonly kind: 'session' | 'others';
  readonly id?: string | undefined;
  readonly password?: string | undefined;
}

/** How it is done for one kind of person. */
export interface SessionActions {
  /** The session that asks. */
  readonly here: string;
  /** Left out: who they are was proven already, within the last minutes. */
  readonly password?: {
    /** Who asks: their tries at the password are counted, see `passwordAttempts`. */
    readonly person: string;
    readonly budgets: Budgets;
    readonly isRight: (password: string) => Promise<boolean>;
  };
  /** Of the person's living sessions. */
  readonly isMine: (id: string) => Promise<boolean>;
  /** False: it was over already. */
  readonly endOne: (id: string) => Promise<boolean>;
  readonly endHere: () => Promise<unknown>;
  readonly endOthers: () => Promise<unknown>;
}

const refused = (field: string, message: string) =>
  new Problem('bad_input', { fields: [{ field, message }] });

async function prove({ password }: EndSessionsRequest, actions: SessionActions): Promise<void> {
  if (actions.password === undefined) return;
  if (password === undefined) throw refused('password', answers.noPassword);
  const { here: session } = actions;
  const { person, budgets, isRight } = actions.password;
  await provePassword(budgets, { person, session }, () => isRight(password));
}

/**
 * Ends one session or all but the one that asks, and says so. What is not theirs is not found, and
 * takes no try of the password.
 * @throws Problem bad_input, bad_credentials (both name the field), not_found, too_many.
 */
export async function endSessions(
  request: EndSessionsRequest,
  actions: SessionActions,
): Promise<string> {
  const { kind, id } = request;
  if (kind === 'others') {
    await prove(request, actions);
    await actions.endOthers();
    return answers.othersEnded;
  }
  if (id === undefined) throw refused('id', answers.noId);
  if (id === actions.here) {
    await actions.endHere();
    return answers.sessionEnded;
  }
  if (!(await actions.isMine(id))) throw new Problem('not_found');
  await prove(request, actions);
  if (!(await actions.endOne(id))) throw new Problem('not_found');
  return answers.sessionEnded;
}
