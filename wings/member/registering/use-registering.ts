import { useCallback, useState } from 'react';
import { readCaptcha } from '../../../api/captcha/captcha.api.ts';
import type { SentCode } from '../../../api/codes/codes.ts';
import { useCaptcha } from '../../../kit/captcha/use-captcha.ts';
import { failureOf } from '../../../kit/feed/failure.ts';
import { useCall } from '../../../kit/feed/use-call.ts';
import { toastMs } from '../../../kit/toasts/toast-store.ts';
import { notify } from '../../../kit/toasts/toasts.ts';
import { words } from '../../../kit/words.text.ts';
import { calls, type Way } from './registering.api.ts';

export interface Identity {
  readonly membership_no: string;
  readonly id_card: string;
  readonly date_of_birth: string;
}

interface TermsToAccept {
  readonly version: string;
  readonly title: string;
}

export type Place =
  | { readonly step: 'identity' }
  | { readonly step: 'code'; readonly sent: SentCode }
  | { readonly step: 'password'; readonly ticket: string; readonly terms: TermsToAccept | null }
  | { readonly step: 'done'; readonly told: string };

/** R119: a request, a success, or a failure with what was wrong. */
export interface Refusal {
  readonly texts: readonly string[];
  readonly at: number;
}

const silent = { manner: 'silent' } as const;

/** Every entry of `errors`; without a list that nothing could be reached (R166). */
function errorsOf(error: unknown): readonly string[] {
  const { errors } = Object(Object(error).envelope);
  const told = Array.isArray(errors) ? errors.filter((text) => typeof text === 'string') : [];
  return told.length > 0 ? told : [words.cannotConnect];
}

/** The steps of either way; what was typed stays with the caller, nothing is stored. */
export function useRegistering(way: Way) {
  const call = useCall();
  const [place, setPlace] = useState<Place>({ step: 'identity' });
  const [refusal, setRefusal] = useState<Refusal>();
  const proof = useCallback(async () => (await call(readCaptcha, {}, silent)).data, [call]);
  const { state: captcha, prove } = useCaptcha(proof);
  const own = calls[way];

  /** R165, R166: ten seconds as a toast, and on the page until the next try. */
  function refuse(error: unknown): Readonly<Record<string, string>> {
    const texts = errorsOf(error);
    for (const text of texts) notify({ kind: 'error', text, milliseconds: toastMs.long });
    const { fields } = failureOf(error);
    if (Object.keys(fields).length === 0) setRefusal({ texts, at: Date.now() });
    return fields;
  }

  return {
    place,
    refusal,
    captcha,
    back() {
      setRefusal(undefined);
      setPlace({ step: 'identity' });
    },
    /** Gives what stands at the fields. */
    async ask(identity: Identity): Promise<Readonly<Record<string, string>>> {
      setRefusal(undefined);
      const proved = await prove();
      if (proved === undefined) return {};
      try {
        const { data } = await call(own.ask, { ...identity, ...proved }, silent);
        setPlace({ step: 'code', sent: data });
        return {};
      } catch (error) {
        return refuse(error);
      }
    },
    async confirm(otp: string, ticket: string): Promise<void> {
      const { data } = await call(own.confirm, { otp, ticket }, silent);
      setPlace({ step: 'password', ...data });
    },
    again: async (ticket: string) => (await call(own.again, { ticket }, silent)).data,
    async finish(input: {
      ticket: string;
      mem_password: string;
      terms_version: string | null;
    }): Promise<Readonly<Record<string, string>>> {
      setRefusal(undefined);
      try {
        const { messages = '' } = await call(own.finish, input, silent);
        notify({ kind: 'success', text: messages, milliseconds: toastMs.long });
        setPlace({ step: 'done', told: messages });
        return {};
      } catch (error) {
        return refuse(error);
      }
    },
  };
}
