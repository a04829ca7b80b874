import { backupKills } from '../backup-kills/backup-kills.ts';
import { killRestore } from '../backup-kills/round.ts';
import { openSite } from '../backup-kills/site.ts';
import { finding } from '../checker/finding.ts';
import type { ProvedFault, Round } from './fault.ts';
import { asRound } from './proofs-as-rounds.ts';

const members = 60;
const killsOfEach = 2;
/** So late, as a part of its usual time, that it has come to its end. */
const pastItsEnd = 3;

/**
 * F15: a backup is restored on an empty place, and every table of a backup of that is the same;
 * then `npm run proof backup-kills`, twice each.
 */
export const restored: ProvedFault = {
  ...{ mark: 'F15', name: 'backup → empty machine → restore', runs: 2, fullRuns: 10 },
  limitSeconds: 900,
  async prove({ runs }) {
    const rounds: Round[] = [];
    const site = await openSite(members);
    try {
      while (rounds.length < runs) {
        const { isWhole, wasKilled, complaints } = await killRestore(site, pastItsEnd);
        const findings = [
          ...complaints.map((what) => finding('I1', what)),
          ...(isWhole && !wasKilled ? [] : [finding('I5', 'it did not come to its end')]),
        ];
        rounds.push({ findings, seconds: site.millis.restore / 1_000 });
      }
    } finally {
      await site.close();
    }
    return [...rounds, asRound(await backupKills(killsOfEach), 2 * killsOfEach)];
  },
};
