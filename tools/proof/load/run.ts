/** `npm run proof -- load [1 3 …] [--seconds N] [--minutes N] [--full] [--members N]`: loads. */
import { availableParallelism, loadavg } from 'node:os';
import { type LoadSite, openLoadSite } from '../traffic/site.ts';
import { publicPages } from './l1-public.ts';
import { closedReads } from './l2-closed.ts';
import { openReads } from './l3-open.ts';
import { signIns } from './l4-sign-ins.ts';
import { overload } from './l5-overload.ts';
import { liveSessions } from './l6-sessions.ts';
import { soaked } from './l7-soak.ts';
import { races } from './l8-races.ts';
import { chaosHour } from './l9-chaos.ts';
import type { Load } from './load.ts';
import { type Line, loadTable } from './table.ts';
import { type Wanted, wantedOf } from './words.ts';

const loads: readonly Load[] = [
  ...[
    publicPages,
    closedReads,
    openReads,
    signIns,
    overload,
    liveSessions,
    soaked,
    races,
    chaosHour,
  ],
];
/** An hour: it is run when it is asked for. */
const long = new Set(['L9']);

const sessions = 10_000;
/** Of the store; ten sessions each, or one. */
const members = { usual: 1_000, full: 10_500 };

const loadNow = (): number => loadavg()[0] ?? 0;

async function lineOf(
  load: Load,
  site: LoadSite | undefined,
  { seconds: told, full }: Wanted,
): Promise<Line> {
  const { name, asked, limit } = load;
  const seconds = told ?? (full ? load.seconds.full : load.seconds.usual);
  const before = loadNow();
  console.log(`${name}: ${asked}, ${seconds} s`);
  const found = await load.run(site, seconds);
  const line = {
    ...{ name, asked, limit, seconds, before, after: loadNow() },
    ...{ cores: availableParallelism(), ...found },
  };
  for (const [reason, count] of found.reasons ?? []) console.log(`  ${count} × ${reason}`);
  console.log(`  ${found.missed.length === 0 ? 'kept' : `missed: ${found.missed.join(', ')}`}`);
  return line;
}

/** Those of them, or what is run when none is named. */
const chosenOf = ({ names }: Wanted): readonly Load[] =>
  loads.filter(({ name }) => (names.length > 0 ? names.includes(name) : !long.has(name)));

/** What is asked for; undefined, and said, where the words say something else. */
function wantedBy(words: readonly string[]): Wanted | undefined {
  try {
    return wantedOf(
      words,
      loads.map(({ name }) => name),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Whether there is what the words say; where not, that is said. */
export const isLoadWanted = (words: readonly string[]): boolean => wantedBy(words) !== undefined;

/** Whether one of them kills its server, and shall find its port held. */
export function needHeldPort(words: readonly string[]): boolean {
  const wanted = wantedBy(words);
  return wanted !== undefined && chosenOf(wanted).some(({ heldPort }) => heldPort === true);
}

function openShared({ members: told, full }: Wanted): Promise<LoadSite> {
  const size = told ?? (full ? members.full : members.usual);
  console.log(`making a cooperative of ${size} members, ${sessions} sessions`);
  return openLoadSite({ members: size, sessions });
}

/** Runs the loads that are asked for, prints the table; gives whether every limit was kept. */
export async function runLoads(words: readonly string[]): Promise<boolean> {
  const wanted = wantedBy(words);
  if (wanted === undefined) return false;
  const chosen = chosenOf(wanted);
  const site = chosen.some(({ shared }) => shared) ? await openShared(wanted) : undefined;
  const lines: Line[] = [];
  try {
    for (const load of chosen) lines.push(await lineOf(load, site, wanted));
  } finally {
    await site?.close();
  }
  console.log(`\n${loadTable(lines)}`);
  return lines.every(({ missed }) => missed.length === 0);
}
