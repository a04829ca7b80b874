/** A sign-in that came to nothing, as its form shows it. */
import { useEffect } from 'react';
import { useSecondsLeft } from '../../kit/countdown/use-seconds-left.ts';
import { words } from '../../kit/words.text.ts';
import { failureOf } from '../query/failure.ts';

/** Why the last try came to nothing; it stays on the page until the next one. */
export interface Refusal {
  readonly text: string;
  /** Which try: each is told anew, also in the same words. */
  readonly at: number;
  /** Both fields are marked: which of them is wrong nobody says. */
  readonly ofFields: boolean;
  /** Of this browser's clock, in milliseconds: no sooner is it worth trying again. */
  readonly until: number;
}

/** Reads what a sign-in was refused with. */
export function refusalOf(error: unknown): Refusal {
  const { text, code, waitSeconds } = failureOf(error);
  const at = Date.now();
  const until = code === 'too_many' ? at + waitSeconds * 1000 : 0;
  return { text: text || words.cannotConnect, at, ofFields: code === 'bad_credentials', until };
}

/** Seconds until the next try is worth it; `forgive` takes the refusal away when they are over. */
export function useWait(refusal: Refusal | undefined, forgive: () => void): number {
  const until = refusal?.until ?? 0;
  const left = useSecondsLeft(until);
  const isOver = until > 0 && left === 0;
  useEffect(() => {
    if (isOver && Date.now() >= until) forgive();
  }, [isOver, until, forgive]);
  return left;
}
