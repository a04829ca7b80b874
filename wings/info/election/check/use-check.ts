import { useCallback, useState } from 'react';
import { readCaptcha } from '../../../../api/captcha/captcha.api.ts';
import { canonicalMembershipNumber } from '../../../../core/membership-number.ts';
import { readBirthDate } from '../../../../core/typed/birth-date.ts';
import { useCaptcha } from '../../../../parts/captcha/use-captcha.ts';
import { useFormOutcome } from '../../../../shell/form/outcome.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { checkVote } from '../election.api.ts';
import type { Voter } from '../election.types.ts';
import { checkText as text } from './check.text.ts';

export interface Answered {
  readonly voter?: Voter;
  /** Sentence above the form. */
  readonly refusal?: string;
  /** The next try needs script, which the page could not use. */
  readonly needsScript?: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

const nothing: Answered = { fields: {}, values: {} };

/** What came of the form when it was sent without script. */
function usePosted(): Answered {
  const posted = useFormOutcome(checkVote);
  if (posted === undefined) return nothing;
  if (posted.state === 'done') return { ...nothing, voter: posted.data };
  const { code, fields, values } = posted;
  if (code === 'bad_input') return { fields, values };
  return { fields, values, refusal: posted.text, needsScript: code === 'captcha_needed' };
}

/** Faults that need no server to be seen, by field. */
function faultsOf(memberNo: string, birthDate: string): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!memberNo) faults.membership_no = text.memberNoMissing;
  else if (!canonicalMembershipNumber(memberNo)) faults.membership_no = text.memberNoWrong;
  if (!birthDate) faults.birth_date = text.birthDateMissing;
  else if (!readBirthDate(birthDate)) faults.birth_date = text.birthDateWrong;
  return faults;
}

/** Asks for a place on the voter list; proves work in silence when the server wants it. */
export function useCheck() {
  const call = useCall();
  const ask = useCallback(
    async () => (await call(readCaptcha, {}, { manner: 'silent' })).data,
    [call],
  );
  const captcha = useCaptcha(ask);
  const posted = usePosted();
  const [own, setAnswered] = useState<Answered>();
  const [busy, setBusy] = useState(false);

  async function send(membership_no: string, birth_date: string): Promise<Answered> {
    const input = { membership_no, birth_date };
    const options = { manner: 'silent' } as const;
    try {
      return { ...nothing, voter: (await call(checkVote, input, options)).data };
    } catch (error) {
      if (failureOf(error).code !== 'captcha_needed') throw error;
      const proof = await captcha.prove();
      if (proof === undefined) return nothing;
      return { ...nothing, voter: (await call(checkVote, { ...input, ...proof }, options)).data };
    }
  }

  async function check(membership_no: string, birth_date: string): Promise<void> {
    const fields = faultsOf(membership_no, birth_date);
    captcha.calm();
    if (Object.keys(fields).length > 0) return setAnswered({ ...nothing, fields });
    setBusy(true);
    try {
      setAnswered(await send(membership_no, birth_date));
    } catch (error) {
      const failure = failureOf(error);
      const isField = failure.code === 'bad_input';
      setAnswered({
        ...nothing,
        fields: failure.fields,
        ...(!isField && { refusal: failure.text || text.unreachable }),
      });
    } finally {
      setBusy(false);
    }
  }

  return {
    answered: own ?? posted,
    busy,
    captcha: captcha.state,
    check,
    /** Back to the empty form. */
    again: () => setAnswered(nothing),
  };
}
