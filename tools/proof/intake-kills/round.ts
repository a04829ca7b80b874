/** One kill in the middle of an intake, and what was found afterwards. */
import { setTimeout as pause } from 'node:timers/promises';
import { processesOf } from '../../../records/postgres/processes.ts';
import { endOf } from '../../app.ts';
import { startReading } from './reading.ts';
import type { Site } from './site.ts';
import { type Phase, startTool, type Tool } from './tool.ts';

export const targets = ['tool', 'server', 'postgres'] as const;
export type Target = (typeof targets)[number];

export interface Round {
  readonly target: Target;
  /** How far the intake had come. */
  readonly phase: Phase;
  readonly shown: 'old' | 'new' | 'neither';
  readonly sumsRead: number;
  /** What must not be; empty when all is well. */
  readonly complaints: readonly string[];
}

function killPostgres(cluster: string): void {
  for (const pid of processesOf(cluster)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It may have ended by itself with its postmaster.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function kill(target: Target, tool: Tool, site: Site): Promise<void> {
  if (target === 'tool') tool.child.kill('SIGKILL');
  else if (target === 'postgres') killPostgres(site.cluster);
  else {
    const { child } = site.app();
    child.kill('SIGKILL');
    await endOf(child);
    await site.restart();
  }
}

/** When to kill: a phase of the intake, and how much of its usual time is over, from 0 to 1. */
export interface Moment {
  readonly phase: Phase;
  readonly part: number;
}

/** An intake that is still at work at the moment; the moment moves up until it is. */
async function toolAt({ phase, part }: Moment, site: Site) {
  for (let millis = part * site.phaseMillis[phase]; ; millis *= 0.7) {
    await site.quiet();
    const shown = await site.shown();
    const tool = startTool(site.folders[1 - shown] ?? '', site.dataDir);
    await tool.until(phase);
    await pause(millis);
    if (tool.isRunning()) return { tool, shown };
    await tool.ended;
  }
}

async function nextRun(site: Site, shown: number): Promise<readonly string[]> {
  const { code, output } = await startTool(site.folders[1 - shown] ?? '', site.dataDir).ended;
  const complaints = code === 0 ? [] : [`the next run ended with ${code}: ${output}`];
  if ((await site.shown()) !== 1 - shown) complaints.push('the next run is not shown');
  const { staged, parts } = await site.leftovers();
  if (staged !== 0) complaints.push(`${staged} tables lie in staging`);
  if (parts !== site.parts) complaints.push(`${parts} publications have rows, not ${site.parts}`);
  return complaints;
}

/** Kills the target at that moment of an intake. */
export async function killRound(site: Site, target: Target, moment: Moment): Promise<Round> {
  const { baseUrl } = site.app();
  const { tool, shown } = await toolAt(moment, site);
  const reading = startReading({ baseUrl, ownerUrl: site.ownerUrl }, site.sums);
  const phase = tool.phase();
  await kill(target, tool, site);
  const { code } = await tool.ended;
  await site.quiet();
  const after = await site.shown();
  const { sums, foreign, failedPages } = await reading.stop();
  const complaints = foreign.map((found) => `a reader saw ${found}`);
  if (after < 0) complaints.push('neither the old nor the new publication is shown');
  if (code === 0 && after === shown) complaints.push('the intake says published, the old is shown');
  // Where something else was killed, the tool may have gone on to its end.
  if (target === 'tool') {
    if (phase !== 'publish' && after !== shown) complaints.push('published too early');
    if (failedPages > 0) complaints.push(`${failedPages} pages failed`);
  }
  if (after >= 0) complaints.push(...(await nextRun(site, after)));
  const found = after < 0 ? 'neither' : after === shown ? 'old' : 'new';
  return { target, phase, shown: found, sumsRead: sums, complaints };
}
