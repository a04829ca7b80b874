import { mutants } from '../mutants/mutants.ts';
import type { ProvedFault } from './fault.ts';
import { asRound } from './proofs-as-rounds.ts';

/** F11: `npm run proof mutants`, so many of them: refused with its place, or accepted and tying. */
export const brokenExtract: ProvedFault = {
  ...{ mark: 'F11', name: 'broken extract: whole or nothing', runs: 100, fullRuns: 500 },
  async prove({ runs }) {
    return [asRound(await mutants(runs), runs)];
  },
};
