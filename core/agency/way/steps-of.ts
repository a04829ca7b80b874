/** The five steps of a month as people count them, from its state and what happened (part D). */
import { type MonthState, monthStates } from '../state.ts';

export type StepKey = 'sent' | 'opened' | 'reported' | 'remitted' | 'posted';

export interface StepOf {
  readonly key: StepKey;
  readonly state: 'done' | 'now' | 'ahead';
  /** The day it was done; undefined where that is not known. */
  readonly day: string | undefined;
}

interface Facts {
  readonly state: MonthState;
  /** Oldest first. */
  readonly steps: readonly { readonly step: string; readonly on: string }[];
  readonly postedOn: string | null;
}

/** From which state on a step is done, and which events tell its day. */
const ways: readonly (readonly [StepKey, MonthState, readonly string[]])[] = [
  ['sent', 'SENT', ['SENT']],
  ['opened', 'OPENED', ['OPENED', 'STARTED', 'FILLED']],
  ['reported', 'RESULT_RETURNED', ['SUBMITTED']],
  ['remitted', 'REMITTED', ['SLIP_ADDED']],
  ['posted', 'POSTED', ['POSTED']],
];

/** A letter is opened once, a report handed in perhaps several times: the last one counts. */
function dayOf(key: StepKey, events: readonly string[], { steps, postedOn }: Facts) {
  if (key === 'posted' && postedOn !== null) return postedOn;
  const found = steps.filter(({ step }) => events.includes(step));
  return (key === 'opened' ? found.at(0) : found.at(-1))?.on;
}

export function stepsOf(facts: Facts): StepOf[] {
  const at = monthStates.indexOf(facts.state);
  const isDone = (from: MonthState) => at >= monthStates.indexOf(from);
  const now = ways.find(([, from]) => !isDone(from))?.[0];
  return ways.map(([key, from, events]) => {
    const done = isDone(from);
    const state = done ? 'done' : key === now ? 'now' : 'ahead';
    return { key, state, day: done ? dayOf(key, events, facts) : undefined };
  });
}
