/** Every tie between files. */
import { billTies } from './ties/bills.ts';
import { cremationTies } from './ties/cremation.ts';
import { ledgerTies } from './ties/ledgers.ts';
import { pendingTies } from './ties/pending.ts';
import { pledgeTies } from './ties/pledges.ts';
import { referenceTies } from './ties/references.ts';
import type { Tie } from './ties/tie.ts';

export const ties: readonly Tie[] = [
  ...referenceTies,
  ...pledgeTies,
  ...billTies,
  ...ledgerTies,
  ...pendingTies,
  ...cremationTies,
];
