import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { readCaptcha } from '../../../api/captcha/captcha.api.ts';
import type { SentCode } from '../../../api/codes/codes.ts';
import { useCaptcha } from '../../../parts/captcha/use-captcha.ts';
import { type Refusal, refusalOf } from '../../../shell/gate/refusal.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { memberSession } from '../../../shell/session/member-session.ts';
import { type CodeStep, sendCodeAgain, signIn, signInByCode } from './sign-in.api.ts';

export interface Fields {
  readonly membership_no: string;
  readonly mem_password: string;
  readonly remember: boolean;
}

// The form says what went wrong, at its place; a proof is asked for and brought in silence.
const silent = { manner: 'silent' } as const;

/**
 * The steps of a sign-in: password, a proof of work where one is owed, a code where one is.
 * `prepare` fetches the part that asks for a code.
 */
export function useSignIn(destination: string, prepare: () => Promise<unknown>) {
  const call = useCall();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();
  const [step, setStep] = useState<CodeStep>();
  const [unlocked, setUnlocked] = useState(false);
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

  function refuse(error: unknown): string | undefined {
    const refusal = refusalOf(error);
    const { fields } = failureOf(error);
    if (fields.membership_no) return fields.membership_no;
    setRefusal(refusal);
    return undefined;
  }

  async function enter(answer: unknown): Promise<void> {
    memberSession().open(answer);
    await navigate(destination, { replace: true });
  }

  /** Sends number and password; gives what is wrong with the number alone. */
  async function send(fields: Fields): Promise<string | undefined> {
    const session = memberSession();
    setRefusal(undefined);
    setUnlocked(false);
    calm();
    session.request();
    try {
      const answer = await attempt(fields);
      if (answer?.rc_code === '1') await enter(answer);
      else session.fail();
      if (answer?.rc_code !== '2') return undefined;
      await prepare();
      setStep(answer.data);
      return undefined;
    } catch (error) {
      session.fail();
      return refuse(error);
    }
  }

  async function confirm(otp: string, ticket: string): Promise<void> {
    const answer = await call(signInByCode, { otp, ticket }, silent);
    if (answer.rc_code === '1') return enter(answer);
    setUnlocked(answer.data?.unlocked ?? false);
    setStep(undefined);
  }

  const sendAgain = async (ticket: string): Promise<SentCode> =>
    (await call(sendCodeAgain, { ticket }, silent)).data;

  return {
    ...{ refusal, step, unlocked, captcha, send, confirm, sendAgain },
    /** The wait is over: what it was for need not stand there any longer. */
    forgive: useCallback(() => setRefusal(undefined), []),
    back: () => setStep(undefined),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
