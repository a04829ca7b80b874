import { setTimeout as pause } from 'node:timers/promises';
import { finding } from '../checker/finding.ts';
import type { LoadedFault } from './fault.ts';

/** F14: SIGTERM in the middle of the load; what was sent before it is answered. */
export const stopped: LoadedFault = {
  ...{ mark: 'F14', name: 'SIGTERM under load', runs: 6, fullRuns: 50 },
  async inject(site, at) {
    await site.underLoad(800 + ((at * 173) % 400));
    const began = performance.now();
    site.server().launcher.kill('SIGTERM');
    const code = await site.server().ended;
    const stop = (performance.now() - began) / 1_000;
    // The load goes on: where the port is held it has an answer only from the next server.
    await pause(100);
    await site.start();
    const { findings, seen } = await site.judge();
    // Sent before the signal, and answered after it or never.
    const inFlight = seen.filter(({ from, millis }) => from < began && from + millis > began);
    const failed = inFlight.filter(({ status }) => status === 0 || status >= 500);
    const which = failed.map(
      ({ what, status, from, millis }) =>
        `${what} ${status} sent ${(began - from).toFixed(1)} ms before, took ${millis.toFixed(0)}`,
    );
    const more = [
      ...(code === 0 ? [] : [finding('I5', `it ended with ${code}`)]),
      ...(failed.length > 0
        ? [finding('I5', `of ${inFlight.length} in flight failed: ${which.join('; ')}`)]
        : []),
    ];
    const note = `stopped in ${stop.toFixed(1)} s, ${inFlight.length} were in flight`;
    return { findings: [...findings, ...more], note };
  },
};
