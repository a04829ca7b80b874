import { setTimeout as pause } from 'node:timers/promises';
import { finding } from '../checker/finding.ts';
import type { LoadedFault } from './fault.ts';
import { databaseProcesses, signal } from './kill.ts';
import type { Site } from './site.ts';

const longestAnswer = 6_000;
/** Seconds for which the database stands still, in turn. */
const stops = [2, 30, 2, 8];

async function signalAll(site: Site, name: NodeJS.Signals): Promise<void> {
  for (const pid of await databaseProcesses(site)) signal(pid, name);
}

/** F7: every process of the database stands still; calls end, public pages come from memory. */
export const hung: LoadedFault = {
  ...{ mark: 'F7', name: 'database hung for 2, 8 and 30 s', runs: 4, fullRuns: 50 },
  limitSeconds: 5,
  async inject(site, at) {
    await site.underLoad(1_000);
    const stop = stops[at % stops.length] ?? 2;
    await signalAll(site, 'SIGSTOP');
    const stopped = performance.now();
    await pause(stop * 1_000);
    await signalAll(site, 'SIGCONT');
    const seconds = await site.serving();
    await pause(500);
    const { findings, seen } = await site.judge();
    const during = seen.filter(({ from }) => from > stopped && from < stopped + stop * 1_000);
    const slowest = Math.max(0, ...during.map(({ millis }) => millis));
    const pages = during.filter(({ what }) => what === 'page');
    const failed = pages.filter(({ status }) => status !== 200).length;
    const more = [
      ...(slowest > longestAnswer
        ? [finding('I5', `an answer took ${slowest.toFixed(0)} ms`)]
        : []),
      ...(failed > 0 ? [finding('I5', `${failed} of ${pages.length} public pages failed`)] : []),
    ];
    const took = (slowest / 1_000).toFixed(1);
    const note = `${stop} s, slowest answer ${took} s, ${pages.length} pages`;
    return { findings: [...findings, ...more], seconds, note };
  },
};
