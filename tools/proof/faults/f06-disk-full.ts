import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canMount } from '../../check/needs.mjs';
import { fillDisk, onSmallDisk } from '../../machine/small-disk.ts';
import { finding } from '../checker/finding.ts';
import type { ProvedFault, Round } from './fault.ts';
import { secondsUntil } from './server.ts';
import { openSite, type Site } from './site.ts';

/** Milliseconds for which the disk stays full. */
const fullFor = 6_000;

async function fill(site: Site, disk: string): Promise<Round> {
  await site.underLoad(1_000);
  const pid = await site.server().pid();
  const free = await fillDisk(disk, 0);
  const began = performance.now();
  await pause(fullFor);
  await free();
  const ended = performance.now();
  const isReady = async () => (await fetch(`http://127.0.0.1:${site.port}/readyz`)).ok;
  const seconds = await secondsUntil(() => isReady().catch(() => false));
  await pause(1_500);
  const { findings, seen } = await site.judge();
  const full = seen.filter(({ from }) => from > began && from < ended);
  const refused = full.filter(({ what, status }) => what === 'write' && status === 503).length;
  const reads = full.filter(({ what }) => what !== 'write');
  const failed = reads.filter(({ status }) => status !== 200).length;
  const again = seen.some(
    ({ what, from, status }) => what === 'write' && status === 200 && from > ended,
  );
  const note = `${refused} writes refused, ${failed} of ${reads.length} reads failed`;
  const more = [
    ...(refused > 0 ? [] : [finding('I5', 'no write was refused: the disk never was full')]),
    ...(failed <= reads.length / 100 ? [] : [finding('I5', note)]),
    ...(again ? [] : [finding('I5', 'no write succeeded once there was room')]),
    ...((await site.server().pid()) === pid ? [] : [finding('I5', 'the server was started anew')]),
  ];
  return { findings: [...findings, ...more], seconds, note };
}

/** F6: the disk of database and pictures fills; nothing is lost, reads go on, and so do writes. */
export const diskFull: ProvedFault = {
  ...{ mark: 'F6', name: 'disk full', runs: 3, fullRuns: 20, limitSeconds: 10 },
  async prove({ runs, base }) {
    if (!canMount()) throw new Error('it needs the right to mount a small disk');
    const rounds: Round[] = [];
    await onSmallDisk(async (disk) => {
      const folder = join(disk, 'data');
      await mkdir(folder, { mode: 0o711 });
      const site = await openSite(base, { run: 'f6', folder });
      try {
        while (rounds.length < runs) rounds.push(await fill(site, disk));
      } finally {
        await site.close();
      }
    });
    return rounds;
  },
};
