import { useCallback, useState } from 'react';
import { readCaptcha } from '../../../api/captcha/captcha.api.ts';
import type { SentCode } from '../../../api/codes/codes.ts';
import { readTerms } from '../../../api/terms/terms.api.ts';
import { toastMs } from '../../../kit/toasts/toast-store.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { useCaptcha } from '../../../parts/captcha/use-captcha.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { calls, type Flow } from './registration.api.ts';

export interface Identity {
  readonly membership_no: string;
  /** Null: has none. */
  readonly id_card: string | null;
  readonly date_of_birth: string;
}

interface TermsToAccept {
  readonly version: string;
  readonly title: string;
}

export type RegistrationState =
  | { readonly step: 'identity' }
  | { readonly step: 'code'; readonly sent: SentCode }
  | {
      readonly step: 'password';
      readonly ticket: string;
      readonly terms: TermsToAccept | null;
      /** Newer terms than those that were shown first. */
      readonly isNewer?: boolean;
    }
  | { readonly step: 'done'; readonly message: string };

/** R119: a request, a success, or a failure with what was wrong. */
export interface Refusal {
  readonly texts: readonly string[];
  readonly at: number;
}

const silent = { manner: 'silent' } as const;

/** What the forms show at a field of their own. */
const named = ['membership_no', 'id_card', 'date_of_birth', 'mem_password', 'terms_version'];

/** Every entry of `errors`; without a list that nothing could be reached (R166). */
function errorsOf(error: unknown): readonly string[] {
  const { errors } = Object(Object(error).envelope);
  const messages = Array.isArray(errors) ? errors.filter((text) => typeof text === 'string') : [];
  return messages.length > 0 ? messages : [words.cannotConnect];
}

interface Envelope {
  readonly rc_code: string;
  readonly errors?: readonly string[];
}

/** R119: whatever its status, a response that carries errors or no success is a failure. */
async function ensureSuccess<Answer extends Envelope>(request: Promise<Answer>): Promise<Answer> {
  const answer = await request;
  const { rc_code, errors = [] } = answer;
  if (errors.length === 0 && (rc_code === '1' || rc_code === '2')) return answer;
  throw Object.assign(new Error(rc_code), { envelope: answer, text: errors[0] });
}

/** The steps of either way; what was typed stays with the caller, nothing is stored. */
export function useRegistration(flow: Flow) {
  const call = useCall();
  const [state, setState] = useState<RegistrationState>({ step: 'identity' });
  const [refusal, setRefusal] = useState<Refusal>();
  const proof = useCallback(async () => (await call(readCaptcha, {}, silent)).data, [call]);
  const { state: captcha, prove } = useCaptcha(proof);
  const own = calls[flow];

  /** On the page until the next try; what belongs to a field is given to stand there. */
  function refuse(error: unknown): Readonly<Record<string, string>> {
    const texts = errorsOf(error);
    const { fields, code } = failureOf(error);
    if (!named.some((field) => field in fields)) setRefusal({ texts, at: Date.now() });
    // The way to the password is shut; who somebody is stands in the first form still.
    if (code === 'code_over') setState({ step: 'identity' });
    return fields;
  }

  /** Shows the terms that are in force by now. */
  async function renewTerms(): Promise<void> {
    const { version, title } = (await call(readTerms, {}, silent)).data;
    setState((now) => {
      if (now.step !== 'password') return now;
      return { ...now, terms: { version, title }, isNewer: true };
    });
  }

  return {
    state,
    refusal,
    captcha,
    back() {
      setRefusal(undefined);
      setState({ step: 'identity' });
    },
    /** Gives what stands at the fields. */
    async ask(identity: Identity): Promise<Readonly<Record<string, string>>> {
      setRefusal(undefined);
      const proved = await prove();
      if (proved === undefined) return {};
      try {
        const { data } = await ensureSuccess(call(own.ask, { ...identity, ...proved }, silent));
        setState({ step: 'code', sent: data });
        return {};
      } catch (error) {
        return refuse(error);
      }
    },
    async confirm(otp: string, ticket: string): Promise<void> {
      const { data } = await ensureSuccess(call(own.confirm, { otp, ticket }, silent));
      setState({ step: 'password', ...data });
    },
    again: async (ticket: string) =>
      (await ensureSuccess(call(own.again, { ticket }, silent))).data,
    async finish(input: {
      ticket: string;
      mem_password: string;
      terms_version: string | null;
    }): Promise<Readonly<Record<string, string>>> {
      setRefusal(undefined);
      try {
        const { messages = '' } = await ensureSuccess(call(own.finish, input, silent));
        notify({ kind: 'success', text: messages, milliseconds: toastMs.long });
        setState({ step: 'done', message: messages });
        return {};
      } catch (error) {
        const fields = refuse(error);
        if (fields.terms_version) await renewTerms().catch(refuse);
        return fields;
      }
    },
  };
}
