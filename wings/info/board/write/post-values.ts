/** What a member has typed so far, and what form and server have against it. */
import { soundsOfficial } from '../../../../core/board/display-name.ts';
import { least } from '../../../../core/board/lengths.ts';
import { privateNumber } from '../../../../core/board/private-numbers.ts';
import { refusals } from '../../../../core/board/refusals.text.ts';
import { tidyLine, tidyLines } from '../../../../core/board/tidy-text.ts';

export interface Written {
  /** Stays '' in an answer. */
  readonly title: string;
  readonly body: string;
  readonly display_name: string;
}

export type Faults = Partial<Record<keyof Written, string>>;

export const nothingWritten: Written = { title: '', body: '', display_name: '' };

export const isEmpty = ({ title, body }: Written): boolean => `${title}${body}`.trim() === '';

interface Around {
  readonly isAnswer: boolean;
  readonly memberNo: string | undefined;
  /** Numbers that are public. */
  readonly allowed: readonly string[];
}

function faultOf(text: string, shortest: number, around: Around): string | undefined {
  if (text === '') return refusals.empty;
  if (text.length < shortest) return refusals.short(shortest);
  const number = privateNumber(text, around);
  return number && refusals.number[number];
}

/** Faults that can be told before anything is sent; the server knows more of them. */
export function faultsOf(written: Written, around: Around): Faults {
  const name = tidyLine(written.display_name);
  const faults: Record<keyof Written, string | undefined> = {
    title: around.isAnswer ? undefined : faultOf(tidyLine(written.title), least.title, around),
    body: faultOf(tidyLines(written.body), least.body, around),
    display_name: soundsOfficial(name) ? refusals.official : name && faultOf(name, 1, around),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, message]) => message)) as Faults;
}
