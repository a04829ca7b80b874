import { intakeKills } from '../intake-kills/intake-kills.ts';
import { targets } from '../intake-kills/round.ts';
import type { ProvedFault } from './fault.ts';
import { asRound } from './proofs-as-rounds.ts';

/** F12: `npm run proof intake-kills`, so many kills: tool, server and PostgreSQL in turn. */
export const intakeKilled: ProvedFault = {
  ...{ mark: 'F12', name: 'kill -9 inside an intake', runs: 6, fullRuns: 51 },
  async prove({ runs }) {
    const each = Math.max(1, Math.round(runs / targets.length));
    return [asRound(await intakeKills(each), each * targets.length)];
  },
};
