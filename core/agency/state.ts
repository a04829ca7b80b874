/** Where an agency's month stands on its way from bill to balance (part D, D-23). */
import type { Satang } from '../satang.ts';
import type { Explained } from './report.ts';

/** Part D, in order. */
export const monthStates = [
  'DRAFT',
  'SENT',
  'OPENED',
  'RESULT_RETURNED',
  'REMITTED',
  'RECONCILED',
  'POSTED',
] as const;

export type MonthState = (typeof monthStates)[number];

/** The shorter word of D-23. */
export type MonthStatus = 'DRAFT' | 'SENT' | 'ACKNOWLEDGED' | 'REMITTED' | 'POSTED';

const statuses = {
  DRAFT: 'DRAFT',
  SENT: 'SENT',
  OPENED: 'ACKNOWLEDGED',
  RESULT_RETURNED: 'ACKNOWLEDGED',
  REMITTED: 'REMITTED',
  RECONCILED: 'REMITTED',
  POSTED: 'POSTED',
} as const satisfies Record<MonthState, MonthStatus>;

export const monthStatus = (state: MonthState): MonthStatus => statuses[state];

/** What the agency handed in and did not take back: reports that stand. */
export interface StandingReport extends Explained {
  readonly slipsSatang: Satang;
  readonly differenceSatang: Satang;
}

export interface MonthFacts {
  /** As the core system has it. */
  readonly core: MonthState;
  /** What happened in the portal, by its name. */
  readonly steps: readonly { readonly step: string }[];
  /** Undefined while nothing is handed in, also while it is a draft or was sent back. */
  readonly report: StandingReport | undefined;
}

/** What the agency's people do: whoever did one of these has opened the month. */
export const openingSteps: readonly string[] = [
  'OPENED',
  'STARTED',
  'SAVED',
  'FILLED',
  'SLIP_ADDED',
  'SUBMITTED',
];

function portalState({ steps, report }: MonthFacts): MonthState {
  if (report === undefined) {
    return steps.some(({ step }) => openingSteps.includes(step)) ? 'OPENED' : 'SENT';
  }
  const { differenceSatang: difference, explanation, explainedSatang } = report;
  const isExplained = explanation !== '' && explainedSatang === difference;
  if (difference === 0n || isExplained) return 'RECONCILED';
  return report.slipsSatang > 0n ? 'REMITTED' : 'RESULT_RETURNED';
}

/**
 * The later of what the core system says and of what was done here. DRAFT and POSTED come from the
 * core system alone: of a month that it has not sent nothing here counts, and only it posts.
 */
export function monthState(facts: MonthFacts): MonthState {
  const { core } = facts;
  if (core === 'DRAFT') return core;
  const here = portalState(facts);
  return monthStates.indexOf(here) > monthStates.indexOf(core) ? here : core;
}

/** Nobody waits for the agency's money any more. */
export const moneyIsHere = (state: MonthState): boolean =>
  monthStates.indexOf(state) >= monthStates.indexOf('REMITTED');

/**
 * The core system has the result of a month that it has not posted, and no report that stands told
 * it so: it came by another way. Nobody asks the agency for it again.
 */
export const isReportedElsewhere = (state: MonthState, report: string): boolean =>
  ['RESULT_RETURNED', 'REMITTED', 'RECONCILED'].includes(state) &&
  report !== 'SUBMITTED' &&
  report !== 'ACCEPTED';
