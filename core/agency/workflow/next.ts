/** What an agency's people do next on the way of a month, one thing at a time (part D, D-24). */
import type { OpenPoint } from '../report.ts';
import { isReportedElsewhere, type MonthState } from '../state.ts';

/**
 * OPEN the letter, REPORT what was deducted, MEND what was sent back, ATTACH proof of the transfer,
 * EXPLAIN the difference, SUBMIT; then WAIT until the cooperative has ACCEPTED it and it is DONE.
 * SUPPLEMENT: the core system has the result by another way, so nobody has to report it again.
 */
export const nextActions = [
  'OPEN',
  'REPORT',
  'MEND',
  'ATTACH',
  'EXPLAIN',
  'SUBMIT',
  'SUPPLEMENT',
  'WAIT',
  'ACCEPTED',
  'DONE',
] as const;

export type NextAction = (typeof nextActions)[number];

interface Facts {
  /** As the core system and the portal have it together. */
  readonly state: MonthState;
  /** A letter is there and nobody has opened it. */
  readonly unopened: boolean;
  /** `NONE`: nothing is saved yet. */
  readonly report: 'NONE' | 'DRAFT' | 'SUBMITTED' | 'ACCEPTED' | 'RETURNED';
  /** What the report still lacks, in the order in which to mend it. */
  readonly open: readonly OpenPoint[];
}

const actions: Readonly<Record<OpenPoint, NextAction>> = {
  unreported: 'REPORT',
  changed: 'REPORT',
  slip: 'ATTACH',
  difference: 'EXPLAIN',
  explanation: 'EXPLAIN',
  outdated: 'EXPLAIN',
};

/** What was sent back is asked for by name, also where the core system knows of it already. */
export function nextAction({ state, unopened, report, open }: Facts): NextAction {
  if (state === 'POSTED') return 'DONE';
  if (report === 'ACCEPTED') return 'ACCEPTED';
  if (state === 'DRAFT' || report === 'SUBMITTED') return 'WAIT';
  if (report === 'RETURNED') return 'MEND';
  if (isReportedElsewhere(state, report)) return 'SUPPLEMENT';
  if (unopened && report === 'NONE' && state === 'SENT') return 'OPEN';
  const [first] = open;
  return first === undefined ? 'SUBMIT' : actions[first];
}
