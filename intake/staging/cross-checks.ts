/** Every tie between files. */
import { billTies } from './bills.ts';
import { cremationTies } from './cremation.ts';
import type { Tie } from './cross-check.ts';
import { ledgerTies } from './ledgers.ts';
import { pendingTies } from './pending.ts';
import { pledgeTies } from './pledges.ts';
import { referenceTies } from './references.ts';

export const ties: readonly Tie[] = [
  ...referenceTies,
  ...pledgeTies,
  ...billTies,
  ...ledgerTies,
  ...pendingTies,
  ...cremationTies,
];
