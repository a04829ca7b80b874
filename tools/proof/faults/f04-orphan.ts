import { setTimeout as pause } from 'node:timers/promises';
import { finding } from '../checker/finding.ts';
import type { LoadedFault } from './fault.ts';
import { databaseProcesses, postmasterOf, signal } from './kill.ts';

/** F4: the server dies with its launcher and leaves PostgreSQL behind, alive or dead itself. */
export const orphan: LoadedFault = {
  ...{ mark: 'F4', name: 'server killed, PostgreSQL left behind', runs: 6, fullRuns: 100 },
  limitSeconds: 10,
  async inject(site, at) {
    await site.underLoad(1_000);
    const before = postmasterOf(site);
    // Found first: below a launcher that is gone nobody finds it, and it would end in good order.
    const server = site.server();
    const pid = await server.pid();
    if (pid === undefined) throw new Error('no process serves');
    server.launcher.kill('SIGKILL');
    signal(pid, 'SIGKILL');
    await server.ended;
    // Every third finds it dead, too, and only its file there.
    if (at % 3 === 2) signal(before, 'SIGKILL');
    else await pause((at * 211) % 1_000);
    const wasThere = (await databaseProcesses(site)).includes(before);
    const seconds = await site.start();
    const after = postmasterOf(site);
    const all = await databaseProcesses(site);
    const findings = [
      ...(all.includes(before) && before !== after
        ? [finding('I5', `the orphan ${before} works beside ${after}`)]
        : []),
      ...(all.includes(after) ? [] : [finding('I5', 'no postmaster of the file is there')]),
    ];
    return { findings, seconds, note: wasThere ? 'an orphan was there' : 'only its file' };
  },
};
