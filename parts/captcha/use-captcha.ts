import { useCallback, useState } from 'react';

/** What goes with a call that wants a proof. */
export interface Proof {
  readonly recaptcha: string;
  readonly captcha_secret: string;
}

/** `late`: it could not be proved; another way must be told. */
export type CaptchaState = 'quiet' | 'working' | 'late';

interface CaptchaChallenge {
  readonly challenge: object;
  readonly captcha_secret: string;
}

/**
 * Proves in silence that a person sends a form: fetches a challenge by `ask`, solves it in a
 * worker. `prove` gives undefined when that failed. Show the state with `CaptchaLine`.
 */
export function useCaptcha(ask: () => Promise<CaptchaChallenge>) {
  const [state, setState] = useState<CaptchaState>('quiet');

  const prove = useCallback(async (): Promise<Proof | undefined> => {
    setState('working');
    try {
      const [{ challenge, captcha_secret }, { solve }] = await Promise.all([
        ask(),
        import('./solve.ts'),
      ]);
      const recaptcha = await solve(challenge);
      setState('quiet');
      return { recaptcha, captcha_secret };
    } catch {
      setState('late');
      return undefined;
    }
  }, [ask]);

  return { state, prove, calm: useCallback(() => setState('quiet'), []) };
}
