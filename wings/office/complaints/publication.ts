/** What staff write for the public, while it is being written. Pure. */
import { numberFault } from '../../../core/complaint/number-fault.ts';
import { areTooLong, spokenLetters } from '../../../core/typed/typed-words.ts';
import type { Case } from './case-changes.ts';
import { text } from './complaints.text.ts';
import { caseLimits } from './limits.ts';

export interface Draft {
  readonly topic: string;
  readonly body: string;
  readonly answer: string;
}

export type DraftFaults = Partial<Record<keyof Draft, string>>;

const words = text.publish;

/** What the public reads, or read last; else nothing: a reporter's words are not taken over. */
export function draftOf({ publication }: Case): Draft {
  const { topic = '', body = '', answer = null } = publication ?? {};
  return { topic, body, answer: answer ?? '' };
}

export const isSame = (one: Draft, other: Draft): boolean =>
  one.topic === other.topic && one.body === other.body && one.answer === other.answer;

/** What is wrong, by field; empty when nothing is. `allowed`: telephones of the cooperative. */
export function faultsOf({ topic, body, answer }: Draft, allowed: readonly string[]): DraftFaults {
  const faults: DraftFaults = {};
  for (const [field, written] of Object.entries({ topic, body, answer })) {
    const fault = numberFault(written, allowed);
    if (fault !== undefined) faults[field as keyof Draft] = fault;
  }
  const { least, most } = caseLimits.topic;
  if (spokenLetters(topic) < least || areTooLong(topic, most)) {
    faults.topic = words.topicSize(least, most);
  }
  const limits = caseLimits.body;
  if (spokenLetters(body) < limits.least) faults.body = words.bodyShort(limits.least);
  else if (areTooLong(body, limits.most)) faults.body = words.long(limits.most);
  if (areTooLong(answer, caseLimits.answer.most)) {
    faults.answer = words.long(caseLimits.answer.most);
  }
  return faults;
}
