import { useCallback, useState } from 'react';
import { readCaptcha } from '../../../../api/captcha/captcha.api.ts';
import type { DataOf, InputOf } from '../../../../api/endpoint.ts';
import { words } from '../../../../kit/words.text.ts';
import { useCaptcha } from '../../../../parts/captcha/use-captcha.ts';
import type { FormOutcome } from '../../../../shell/form/outcome.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { fileComplaint } from '../complaints.api.ts';
import { faultsOfReport } from './complaint.ts';
import { reportInput } from './complaint-input.ts';

export type FilingOutcome = FormOutcome<DataOf<typeof fileComplaint>>;

const options = { manner: 'silent' } as const;

/** Sends the form; proves work in silence when the server wants it. */
export function useFiling(onOutcome: (outcome: FilingOutcome) => void) {
  const call = useCall();
  const ask = useCallback(async () => (await call(readCaptcha, {}, options)).data, [call]);
  const { state, prove, calm } = useCaptcha(ask);
  const [busy, setBusy] = useState(false);

  /** Undefined: it could not be proved, and the line of the captcha says so. */
  async function send(input: InputOf<typeof fileComplaint>): Promise<FilingOutcome | undefined> {
    try {
      return { state: 'done', data: (await call(fileComplaint, input, options)).data };
    } catch (error) {
      if (failureOf(error).code !== 'captcha_needed') throw error;
      const proof = await prove();
      if (proof === undefined) return undefined;
      const proved = { ...input, ...proof };
      return { state: 'done', data: (await call(fileComplaint, proved, options)).data };
    }
  }

  async function file(fields: URLSearchParams): Promise<void> {
    const values = Object.fromEntries(fields);
    const input = reportInput(fields);
    const faults = faultsOfReport(input);
    calm();
    if (Object.keys(faults).length > 0) {
      onOutcome({ state: 'refused', code: 'bad_input', text: '', fields: faults, values });
      return;
    }
    setBusy(true);
    try {
      const outcome = await send(input);
      if (outcome) onOutcome(outcome);
    } catch (error) {
      const { code = 'failed', text: message, fields: wrong } = failureOf(error);
      const sentence = message || words.cannotConnect;
      onOutcome({ state: 'refused', code, text: sentence, fields: wrong, values });
    } finally {
      setBusy(false);
    }
  }

  return { busy, captcha: state, file };
}
