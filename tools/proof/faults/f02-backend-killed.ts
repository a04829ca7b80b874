import { setTimeout as pause } from 'node:timers/promises';
import { finding } from '../checker/finding.ts';
import { addressOf, asReader } from '../checker/store.ts';
import type { LoadedFault } from './fault.ts';
import { signal } from './kill.ts';
import type { Site } from './site.ts';

const backendsSql = `SELECT pid FROM pg_stat_activity
  WHERE usename = 'sahakon_portal' ORDER BY pid`;

async function backendOf(site: Site, at: number): Promise<number> {
  const pids = await asReader(addressOf(site.dataDir), async (client) => {
    const { rows } = await client.query<{ pid: number }>(backendsSql);
    return rows.map(({ pid }) => pid);
  });
  const pid = pids[at % pids.length];
  if (pid === undefined) throw new Error('the server has no connection');
  return pid;
}

/** F2: PostgreSQL ends all connections when one process of it is killed; reads go on. */
export const backendKilled: LoadedFault = {
  ...{ mark: 'F2', name: 'kill -9 of one backend of PostgreSQL', runs: 5, fullRuns: 100 },
  limitSeconds: 5,
  async inject(site, at) {
    await site.underLoad(1_500);
    signal(await backendOf(site, at), 'SIGKILL');
    const seconds = await site.serving();
    await pause(2_500);
    const { findings, seen } = await site.judge();
    const reads = seen.filter(({ what }) => what !== 'write');
    const failed = reads.filter(({ status }) => status !== 200).length;
    const note = `${failed} of ${reads.length} reads failed`;
    const more = failed > reads.length / 100 ? [finding('I5', `${note}: more than 1 %`)] : [];
    return { findings: [...findings, ...more], seconds, note };
  },
};
