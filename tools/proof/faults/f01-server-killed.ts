import { setTimeout as pause } from 'node:timers/promises';
import type { LoadedFault } from './fault.ts';
import { killServer } from './kill.ts';

/** F1: the server is killed at any moment of its work, and started again. */
export const serverKilled: LoadedFault = {
  ...{ mark: 'F1', name: 'kill -9 of the server under load', runs: 6, fullRuns: 200 },
  limitSeconds: 3,
  async inject(site, at) {
    await site.underLoad(800 + ((at * 137) % 900));
    await killServer(site);
    const seconds = await site.start();
    await pause(500);
    return { findings: [], seconds };
  },
};
