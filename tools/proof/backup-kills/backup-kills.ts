/** `npm run proof backup-kills`: a backup or a restoration that is killed is whole or nothing. */
import { seeded } from '../seeded.ts';
import type { Proof } from '../table.ts';
import { killBackup, killRestore, type Round } from './round.ts';
import { openSite, type Site } from './site.ts';

const members = 300;
const usualKills = 20;
const seed = 20_261_128;

type Kill = (site: Site, part: number) => Promise<Round>;

interface Kills {
  readonly what: string;
  readonly kill: Kill;
  readonly count: number;
}

async function killsOf(site: Site, { what, kill, count }: Kills): Promise<Proof> {
  const random = seeded(seed + what.length);
  const rounds: Round[] = [];
  let early = 0;
  // One that came to its end by itself is held to the same, and its moment moves up: `count` are
  // killed.
  for (let part = random(); early < count; ) {
    const round = await kill(site, part);
    rounds.push(round);
    const found = round.isWhole ? 'whole' : 'nothing';
    console.log(`${what} at ${(100 * part).toFixed(0)} %: ${found} ${round.complaints.join('; ')}`);
    if (round.wasKilled) early += 1;
    part = round.wasKilled ? random() : 0.7 * part;
  }
  const good = rounds.filter(({ complaints }) => complaints.length === 0).length;
  const whole = rounds.filter(({ isWhole }) => isWhole).length;
  return {
    what: `kill -9 of a ${what} (${early} before its end): nothing or whole, next run well`,
    measured: `${good} of ${rounds.length} (${whole} whole)`,
    limit: 'all',
    passed: good === rounds.length,
  };
}

/** So many kills of each. */
export async function backupKills(count = usualKills): Promise<readonly Proof[]> {
  const site = await openSite(members);
  try {
    return [
      await killsOf(site, { what: 'backup', kill: killBackup, count }),
      await killsOf(site, { what: 'restoration', kill: killRestore, count }),
    ];
  } finally {
    await site.close();
  }
}
