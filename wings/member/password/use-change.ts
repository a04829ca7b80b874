import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { memberSession } from '../../../shell/session/member-session.ts';
import { atRest, type ChangeAnswer, type CodeWait, changeReducer } from './change-state.ts';
import { changePassword, confirmPassword, sendPasswordCode } from './password.api.ts';

const silent = { manner: 'silent' } as const;

/** The password change as the page drives it: both steps, and what follows each answer. */
export function useChange() {
  const call = useCall();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(changeReducer, atRest);

  /** One step; tells by a notice how it went (R167) and throws what the server refused. */
  async function step(ask: () => Promise<ChangeAnswer>): Promise<void> {
    dispatch({ type: 'request' });
    try {
      const answer = await ask();
      const { rc_code, rc_des } = answer;
      // What follows a '2' is said by the step itself.
      if (rc_des && rc_code === '1') notify({ kind: 'success', text: rc_des });
      if (rc_code === '1') {
        // R120: nothing of the session stays; the page is loaded anew in three seconds.
        memberSession().letGo();
        queries.clear();
      }
      dispatch({ type: 'success', answer });
    } catch (error) {
      const sentence = failureOf(error).text || words.cannotConnect;
      dispatch({ type: 'failure', error: sentence });
      throw error;
    }
  }

  return {
    state,
    change: (mem_password: string, mem_oldpassword: string) =>
      step(() => call(changePassword, { mem_password, mem_oldpassword }, silent)),
    confirm: (otp: string, ticket: string, { new_password, mem_password }: CodeWait) =>
      step(() => call(confirmPassword, { otp, ticket, new_password, mem_password }, silent)),
    /** Another code; the answer brings new references, too. */
    async sendAgain(ticket: string, { new_password, mem_password }: CodeWait) {
      const input = { ticket, new_password, mem_password };
      const answer = await call(sendPasswordCode, input, silent);
      dispatch({ type: 'success', answer });
      return answer.data;
    },
    reset: () => dispatch({ type: 'reset' }),
  };
}
