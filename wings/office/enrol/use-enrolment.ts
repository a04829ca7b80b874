import { useCallback, useEffect, useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { failureOf } from '../../../shell/query/failure.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { openEnrolment } from './enrol.api.ts';

/** The link that this page opened. */
export type OpenLink = DataOf<typeof openEnrolment> & { readonly token: string };

/** What each way of enrolling is given. */
export interface EnrolmentProps {
  readonly link: OpenLink;
  readonly onDone: (codes: readonly string[]) => void;
  /** Whether a refusal was about the link, so that there is nothing more to do here. */
  readonly onLost: (error: unknown) => boolean;
}

export type Step =
  /** No token, or it is used up or late; asking; another page has it; the server is away. */
  | { readonly at: 'none' | 'over' | 'asking' | 'elsewhere' | 'away' }
  | { readonly at: 'open'; readonly link: OpenLink }
  /** Recovery codes; none after a passkey. */
  | { readonly at: 'done'; readonly codes: readonly string[] };

const tokenPattern = /^[\w-]{43}$/;

/** The token of the fragment; it leaves the address, and with it the history, at once. */
function useToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return tokenPattern.test(token) ? token : '';
}

/** Where a refusal leads that is about the link itself; undefined: it is about what was typed. */
function stepAfter(error: unknown): Step | undefined {
  const { code, status } = failureOf(error);
  if (code === 'gone') return { at: 'over' };
  if (code === 'conflict') return { at: 'elsewhere' };
  return status === 0 || status >= 500 ? { at: 'away' } : undefined;
}

/** Opens the link for this page, and follows what becomes of it. */
export function useEnrolment() {
  const call = useCall();
  const token = useToken();
  const [step, setStep] = useState<Step>({ at: token === '' ? 'none' : 'asking' });

  const ask = useCallback(async () => {
    setStep({ at: 'asking' });
    try {
      const { data } = await call(openEnrolment, { token }, { manner: 'silent' });
      setStep({ at: 'open', link: { ...data, token } });
    } catch (error) {
      setStep(stepAfter(error) ?? { at: 'away' });
    }
  }, [call, token]);

  useEffect(() => {
    if (token !== '') void ask();
  }, [ask, token]);

  return [
    step,
    {
      open: () => void ask(),
      done: (codes: readonly string[]) => setStep({ at: 'done', codes }),
      /** True: the page has another step now, and the form is gone. */
      lost(error: unknown): boolean {
        const next = stepAfter(error);
        // What was typed stays while the server is away.
        if (next === undefined || next.at === 'away') return false;
        setStep(next);
        return true;
      },
    },
  ] as const;
}
