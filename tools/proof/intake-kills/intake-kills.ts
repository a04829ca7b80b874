/** `npm run proof intake-kills`: whatever is killed, the old or the new records stand whole. */
import { seeded } from '../seeded.ts';
import type { Proof } from '../table.ts';
import { killRound, type Moment, type Round, type Target, targets } from './round.ts';
import { openSite, type Site } from './site.ts';
import { phases } from './tool.ts';

const members = 150;
const usualKills = 20;
/** The server lets its PostgreSQL be once that died five times in a minute. */
const killsOfPostgresInARow = 4;
const seed = 20_251_128;

/** As many in each phase, at a random part of its time: publishing alone is over in a moment. */
const momentsOf = (count: number, random: () => number): readonly Moment[] =>
  Array.from({ length: count }, (_, index) => ({
    phase: phases[index % phases.length] ?? 'load',
    part: random(),
  }));

async function killsOf(site: Site, target: Target, kills: number): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  const random = seeded(seed + targets.indexOf(target));
  for (const moment of momentsOf(kills, random)) {
    const round = await killRound(site, target, moment);
    rounds.push(round);
    const { phase, shown, complaints } = round;
    const at = `${target} killed at ${(100 * moment.part).toFixed(0)} % of ${phase}`;
    console.log(`${at}: the ${shown} is shown ${complaints.join('; ')}`);
    if (target === 'postgres' && rounds.length % killsOfPostgresInARow === 0) {
      await site.app().stop();
      await site.restart();
    }
  }
  return rounds;
}

function proofRow(target: Target, rounds: readonly Round[], kills: number): Proof {
  const good = rounds.filter(({ complaints }) => complaints.length === 0).length;
  const hits = phases.map((one) => `${one} ${rounds.filter(({ phase }) => phase === one).length}`);
  const renewed = rounds.filter(({ shown }) => shown === 'new').length;
  return {
    what: `kill -9 of ${target} in an intake (${hits.join(', ')}): old or new whole, next run well`,
    measured: `${good} of ${rounds.length} (${renewed} new)`,
    limit: 'all',
    passed: good === kills && rounds.length === kills,
  };
}

/** So many kills of each target, each after an intake of its own and before one that succeeds. */
export async function intakeKills(killsOfEach = usualKills): Promise<readonly Proof[]> {
  const site = await openSite(members);
  try {
    const { phaseMillis } = site;
    const millis = phases.map((phase) => `${phase} ${phaseMillis[phase].toFixed(0)} ms`);
    console.log(`an intake of ${members} members: ${millis.join(', ')}`);
    const rows: Proof[] = [];
    let sums = 0;
    for (const target of targets) {
      const rounds = await killsOf(site, target, killsOfEach);
      sums += rounds.reduce((all, { sumsRead }) => all + sumsRead, 0);
      rows.push(proofRow(target, rounds, killsOfEach));
    }
    const what = 'sums of the records read meanwhile, each of the old or the new publication';
    return [...rows, { what, measured: String(sums), limit: '–', passed: true }];
  } finally {
    await site.close();
  }
}
