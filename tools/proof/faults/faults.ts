/** `npm run proof -- faults [F1 F7 …] [--runs n]`: the faults of docs/threats.md, on purpose. */
import { finding, invariants } from '../checker/finding.ts';
import type { Proof } from '../table.ts';
import { allFaults } from './all.ts';
import { type Base, makeBase } from './base.ts';
import type { LoadedFault, Order, ProvedFault, Round } from './fault.ts';
import { type Result, resultTable, verdictOf } from './result-table.ts';
import { openSite, type Site } from './site.ts';

export interface FaultOptions {
  /** Marks such as F7; all when empty. */
  readonly marks: readonly string[];
  /** Of each; `full`: as often as the threats document wants it; undefined: each fault's own. */
  readonly runs?: number | 'full';
  readonly minutes?: number;
}

const line = (mark: string, at: number, { findings, seconds, note }: Round): string => {
  const time = seconds === undefined ? '' : `, serves after ${seconds.toFixed(2)} s`;
  const more = note === undefined ? '' : `, ${note}`;
  const what = findings.map((found) => `${found.invariant} ${found.what}`).join('; ');
  return `${mark} run ${at + 1}: ${findings.length === 0 ? 'held' : what}${time}${more}`;
};

async function judged(site: Site, inject: () => Promise<Round>): Promise<Round> {
  try {
    const round = await inject();
    const { findings } = await site.judge();
    return { ...round, findings: [...round.findings, ...findings] };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { findings: [finding('I5', what)] };
  }
}

async function loadedRounds(base: Base, fault: LoadedFault, runs: number): Promise<Round[]> {
  const rounds: Round[] = [];
  let site: Site | undefined;
  try {
    for (let at = 0; at < runs; at += 1) {
      const { mark, env } = fault;
      const run = `${mark.toLowerCase()}r${at}`;
      site ??= await openSite(base, { run, ...(env !== undefined && { env }) });
      const current = site;
      const round = await judged(current, () => fault.inject(current, at));
      console.log(line(mark, at, round));
      rounds.push(round);
      if (await current.serves()) continue;
      // What broke it may break the next, too: that begins on a copy of its own.
      await current.close();
      site = undefined;
    }
  } finally {
    await site?.close();
  }
  return rounds;
}

async function provedRounds(fault: ProvedFault, order: Order): Promise<readonly Round[]> {
  const rounds = await fault
    .prove(order)
    .catch((error: Error): Round[] => [
      { findings: [finding('I5', `cannot be tried: ${error.message}`)] },
    ]);
  for (const [at, round] of rounds.entries()) console.log(line(fault.mark, at, round));
  return rounds;
}

/** Runs them one after the other, prints the table, and gives a row for each. */
export async function faults({ marks, runs, minutes }: FaultOptions): Promise<readonly Proof[]> {
  const unknown = marks.filter((mark) => !allFaults.some((fault) => fault.mark === mark));
  if (unknown.length > 0) throw new Error(`there is no fault ${unknown.join(', ')}`);
  const chosen = allFaults.filter(({ mark }) => marks.length === 0 || marks.includes(mark));
  const base = await makeBase();
  const results: Result[] = [];
  try {
    for (const fault of chosen) {
      const wanted = runs === 'full' ? fault.fullRuns : (runs ?? fault.runs);
      const rounds =
        'inject' in fault
          ? await loadedRounds(base, fault, wanted)
          : await provedRounds(fault, {
              runs: wanted,
              isFull: runs === 'full',
              base,
              ...(minutes !== undefined && { minutes }),
            });
      results.push({ fault, rounds });
    }
  } finally {
    await base.remove();
  }
  console.log(`\n${resultTable(results)}`);
  const passed = results.filter((result) => verdictOf(result) === 'held').length;
  const what = `faults that held ${invariants[0]} to ${invariants.at(-1)} and their limits`;
  return [
    {
      what,
      measured: `${passed} of ${results.length}`,
      limit: 'all',
      passed: passed === results.length,
    },
  ];
}
