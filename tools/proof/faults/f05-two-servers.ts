import { freePort } from '../../../records/postgres/free-port.ts';
import { finding } from '../checker/finding.ts';
import type { LoadedFault } from './fault.ts';
import { startServer } from './server.ts';

const thai = /[\u0e00-\u0e7f]{3}/;

/** F5: a second server on a folder that is in use is refused, and the first feels nothing. */
export const twoServers: LoadedFault = {
  ...{ mark: 'F5', name: 'two servers on one data folder', runs: 4, fullRuns: 20 },
  limitSeconds: 5,
  async inject(site) {
    await site.underLoad(500);
    const began = performance.now();
    const second = startServer({ dataDir: site.dataDir, port: await freePort() });
    const code = await second.ended;
    const seconds = (performance.now() - began) / 1_000;
    const { findings, seen } = await site.judge();
    const output = second.output();
    const failed = seen.filter(({ status }) => status === 0 || status >= 500).length;
    const more = [
      ...(code === 0 ? [finding('I5', 'the second server ended with 0')] : []),
      ...(thai.test(output) && output.includes(site.dataDir)
        ? []
        : [finding('I7', `the second says: ${output.slice(0, 200)}`)]),
      ...(failed > 0 ? [finding('I5', `${failed} requests to the first failed`)] : []),
    ];
    return { findings: [...findings, ...more], seconds };
  },
};
