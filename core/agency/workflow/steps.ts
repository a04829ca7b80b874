/** The five steps of a month as people count them, from its state and what happened (part D). */
import { type MonthState, monthStates, openingSteps } from '../state.ts';

export type StepKey = 'sent' | 'opened' | 'reported' | 'remitted' | 'posted';

export interface StepOf {
  readonly key: StepKey;
  /** `skipped`: the month went on without it, which part D allows. */
  readonly state: 'done' | 'skipped' | 'now' | 'ahead';
  /** Done by the core system's word alone: in the portal nobody did it. */
  readonly byCore: boolean;
  /** The day it was done; undefined where that is not known. */
  readonly day: string | undefined;
  /** Of the letter in force, where it replaced the first one. */
  readonly again: string | undefined;
}

export interface WorkflowFacts {
  readonly state: MonthState;
  /** Oldest first. */
  readonly steps: readonly { readonly step: string; readonly on: string }[];
  readonly postedOn: string | null;
  /** A report was handed in, and neither taken back nor returned. */
  readonly stands: boolean;
}

/** From which state on a step is done. */
const stepStates: readonly (readonly [StepKey, MonthState])[] = [
  ['sent', 'SENT'],
  ['opened', 'OPENED'],
  ['reported', 'RESULT_RETURNED'],
  ['remitted', 'REMITTED'],
  ['posted', 'POSTED'],
];

interface Here {
  readonly day?: string | undefined;
  readonly again?: string | undefined;
  readonly skipped?: true;
}

const newest = ({ steps }: WorkflowFacts, names: readonly string[]) =>
  steps.findLast(({ step }) => names.includes(step));

/** When the proof that stands last came; undefined: all were removed again. */
function slipDay({ steps }: WorkflowFacts): string | undefined {
  const added = steps.filter(({ step }) => step === 'SLIP_ADDED');
  const removed = steps.filter(({ step }) => step === 'SLIP_REMOVED');
  return added.length > removed.length ? added.at(-1)?.on : undefined;
}

/** What the portal knows of a step that is done; undefined: it is the core system's word. */
const here: Readonly<Record<StepKey, (facts: WorkflowFacts) => Here | undefined>> = {
  sent(facts) {
    const [first] = facts.steps.filter(({ step }) => step === 'SENT');
    return { day: first?.on, again: newest(facts, ['RESENT'])?.on };
  },
  opened({ state, steps }) {
    const first = steps.find(({ step }) => openingSteps.includes(step));
    if (first) return { day: first.on };
    return state === 'OPENED' ? {} : { skipped: true };
  },
  reported: (facts) => (facts.stands ? { day: newest(facts, ['SUBMITTED'])?.on } : undefined),
  remitted(facts) {
    if (!facts.stands) return undefined;
    const day = slipDay(facts);
    if (day !== undefined) return { day };
    // Nothing was deducted, so there was nothing to transfer.
    return facts.state === 'RECONCILED' ? { skipped: true } : undefined;
  },
  posted: ({ postedOn }) => ({ day: postedOn ?? undefined }),
};

const unknown = { byCore: false, day: undefined, again: undefined } as const;

/** Exactly one is `now`, unless the month is posted; nothing behind it is done. */
export function stepsOf(facts: WorkflowFacts): StepOf[] {
  const at = monthStates.indexOf(facts.state);
  const isDone = (from: MonthState) => at >= monthStates.indexOf(from);
  const now = stepStates.find(([, from]) => !isDone(from))?.[0];
  return stepStates.map(([key, from]) => {
    if (!isDone(from)) return { key, state: key === now ? 'now' : 'ahead', ...unknown };
    const recorded = here[key](facts);
    const state = recorded?.skipped ? 'skipped' : 'done';
    return {
      key,
      state,
      byCore: recorded === undefined,
      day: recorded?.day,
      again: recorded?.again,
    };
  });
}
