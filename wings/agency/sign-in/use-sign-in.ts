import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { readCaptcha } from '../../../api/captcha/captcha.api.ts';
import { toastMs } from '../../../kit/toasts/toast-store.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import { useCaptcha } from '../../../parts/captcha/use-captcha.ts';
import { type Refusal, refusalOf } from '../../../shell/gate/refusal.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { agencySession } from '../../../shell/session/agency-session.ts';
import { signIn } from './sign-in.api.ts';
import { text } from './sign-in.text.ts';

/** R097: these three and no others. */
export interface Fields {
  readonly member_group_no: string;
  readonly member_group_pass: string;
  readonly remember: boolean;
}

// The form says what went wrong, at its place; a proof is asked for and brought in silence.
const silent = { manner: 'silent' } as const;

/** Nothing where nobody has tried. */
function warnFailedAttempts(failedAttempts: unknown): void {
  if (typeof failedAttempts !== 'number' || failedAttempts === 0) return;
  const milliseconds = toastMs.long;
  notify({ kind: 'warning', text: text.failedAttempts(failedAttempts), milliseconds });
}

/** The sign-in of an agency as its form drives it (R116, R117, R156). */
export function useSignIn(destination: string) {
  const call = useCall();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();
  const ask = useCallback(async () => (await call(readCaptcha, {}, silent)).data, [call]);
  const { state: captcha, prove, calm } = useCaptcha(ask);

  async function attempt(fields: Fields) {
    try {
      return await call(signIn, fields, silent);
    } catch (error) {
      if (failureOf(error).code !== 'captcha_needed') throw error;
      const proof = await prove();
      // Where none can be had, the line of the proof tells another way.
      return proof && call(signIn, { ...fields, ...proof }, silent);
    }
  }

  /** Sends number and password; gives what is wrong with the number alone. */
  async function send(fields: Fields): Promise<string | undefined> {
    const session = agencySession();
    setRefusal(undefined);
    calm();
    session.request();
    try {
      const answer = await attempt(fields);
      if (answer === undefined) {
        session.fail();
        return undefined;
      }
      session.open(answer);
      if (!session.state().loggedIn) throw new Error('signed in without a token');
      if (answer.messages) notify({ kind: 'success', text: answer.messages });
      warnFailedAttempts(Object(answer).failed_tries);
      await navigate(destination, { replace: true });
      return undefined;
    } catch (error) {
      session.fail();
      const refused = refusalOf(error);
      const { fields: faults } = failureOf(error);
      if (faults.member_group_no) return faults.member_group_no;
      setRefusal(refused);
      return undefined;
    }
  }

  /** The wait is over: what it was for need not stand there any longer. */
  const forgive = useCallback(() => setRefusal(undefined), []);
  return { refusal, captcha, send, forgive };
}
