import { setTimeout as pause } from 'node:timers/promises';
import { finding } from '../checker/finding.ts';
import type { LoadedFault } from './fault.ts';
import { postmasterOf, signal } from './kill.ts';

/** The supervisor lets its PostgreSQL be once that died five times in a minute. */
const killsInARow = 4;

/** F3: PostgreSQL itself is killed; our supervisor starts it again, and its log is replayed. */
export const postmasterKilled: LoadedFault = {
  ...{ mark: 'F3', name: 'kill -9 of the postmaster', runs: 5, fullRuns: 100 },
  limitSeconds: 10,
  async inject(site, at) {
    if (at % killsInARow === killsInARow - 1) {
      await site.stop();
      await site.start();
    }
    await site.underLoad(1_200);
    const before = postmasterOf(site);
    signal(before, 'SIGKILL');
    await pause(50);
    const seconds = (await site.serving()) + 0.05;
    await pause(800);
    const isNew = postmasterOf(site) !== before;
    return { findings: isNew ? [] : [finding('I5', 'the postmaster lives on')], seconds };
  },
};
