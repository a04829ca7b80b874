import { useRef, useState } from 'react';
import { typedActivation, typedOtp } from '../../core/codes/typed-code.ts';
import { words } from '../../kit/words.text.ts';
import { failureOf } from '../../shell/query/failure.ts';
import { codeStepText as text } from './code.text.ts';
import { useCountdown } from './use-countdown.ts';

/** A code that is on its way, as the server tells of it. */
export interface SentCode {
  readonly ticket: string;
  readonly reference: string;
  readonly ends_in_seconds: number;
  /** Until another may be asked for; null: no more for now. */
  readonly again_in_seconds: number | null;
  /** `08x-xxx-4567`, or null. */
  readonly sent_to: string | null;
}

export interface CodeCalls {
  readonly sent: SentCode;
  readonly onCode: (otp: string, ticket: string) => Promise<void>;
  readonly onAgain: (ticket: string) => Promise<SentCode>;
}

interface Refusal {
  readonly title: string;
  readonly text: string;
}

const clean = { fault: '', refusal: undefined, announcement: '' };

/** What the step knows and does; what it looks like is `CodeStep`'s. */
export function useCodeStep({ sent: first, onCode, onAgain }: CodeCalls, startsByCounter: boolean) {
  const [sent, setSent] = useState(first);
  const [otp, setOtp] = useState('');
  const [byCounter, setByCounter] = useState(startsByCounter);
  const [busy, setBusy] = useState<'code' | 'again'>();
  const [refusedAsOver, setOver] = useState<string>();
  const [isLost, setLost] = useState(false);
  const [answer, setAnswer] = useState<{
    fault: string;
    refusal?: Refusal | undefined;
    announcement: string;
  }>(clean);
  const field = useRef<HTMLInputElement>(null);
  const ends = useCountdown(sent.ends_in_seconds, sent.ticket);
  const wait = useCountdown(sent.again_in_seconds ?? 0, sent.ticket);
  const over = refusedAsOver ?? (ends.left === 0 ? text.timeOver : undefined);

  function atField(fault: string) {
    setAnswer({ ...clean, fault });
    field.current?.focus();
    field.current?.select();
  }

  async function submit() {
    if (busy) return;
    const typed = byCounter ? typedActivation(otp) : typedOtp(otp);
    if (typed === undefined) return atField(byCounter ? text.activationMissing : text.missing);
    setBusy('code');
    setAnswer(clean);
    try {
      await onCode(typed, sent.ticket);
    } catch (error) {
      const { code, fields, text: sentence } = failureOf(error);
      if (code === 'bad_code' || fields.otp) atField(fields.otp ?? sentence);
      else if (code === 'code_over') setOver(sentence);
      else {
        const message = sentence || words.cannotConnect;
        setAnswer({ ...clean, refusal: { title: text.failed, text: message } });
      }
    } finally {
      setBusy(undefined);
    }
  }

  async function again() {
    if (busy) return;
    setBusy('again');
    setAnswer(clean);
    try {
      setSent(await onAgain(sent.ticket));
      setOtp('');
      setOver(undefined);
      setAnswer({ ...clean, announcement: text.sentAgain });
      field.current?.focus();
    } catch (error) {
      const { code, text: sentence } = failureOf(error);
      setLost(code === 'code_over');
      const message = sentence || words.cannotConnect;
      setAnswer({ ...clean, refusal: { title: text.notSent, text: message } });
    } finally {
      setBusy(undefined);
    }
  }

  function switchChannel() {
    setByCounter(!byCounter);
    setOtp('');
    setAnswer(clean);
  }

  return {
    ...{ sent, otp, setOtp, byCounter, busy, field, ends, wait, over, answer },
    isFirst: sent === first,
    /** Nothing more can be sent for this ticket. */
    isLast: isLost || sent.again_in_seconds === null,
    ...{ submit, again, switchChannel },
  };
}

export type CodeStepState = ReturnType<typeof useCodeStep>;
