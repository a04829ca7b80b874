/** Every tie between files. */
import { billCrossChecks } from './bills.ts';
import { cremationCrossChecks } from './cremation.ts';
import type { CrossCheck } from './cross-check.ts';
import { ledgerCrossChecks } from './ledgers.ts';
import { pendingCrossChecks } from './pending.ts';
import { pledgeCrossChecks } from './pledges.ts';
import { referenceCrossChecks } from './references.ts';
import { slipCrossChecks } from './slips.ts';

export const crossChecks: readonly CrossCheck[] = [
  ...referenceCrossChecks,
  ...slipCrossChecks,
  ...pledgeCrossChecks,
  ...billCrossChecks,
  ...ledgerCrossChecks,
  ...pendingCrossChecks,
  ...cremationCrossChecks,
];
