/** How long an intake takes beside a bare COPY of the same lines, and what it keeps in memory. */
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { writeExtract } from '../demo/write-extract.ts';
import { subjects } from '../intake/layout.ts';
import type { IntakeStep } from '../intake/load-extract.ts';
import { type IntakeReport, runIntake } from '../intake/run-intake.ts';
import { inTransaction, withSession } from '../intake/staging/session.ts';
import { temporaryFolder } from '../tools/app.ts';
import { makeDatabase, startEmbedded } from '../tools/store/embedded-postgres.ts';
import { median } from './median.ts';
import type { Row } from './table.ts';

const members = 3_000;
const rounds = 3;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

async function intakeOrThrow(
  folder: string,
  ownerUrl: string,
  progress?: (step: IntakeStep) => void,
): Promise<IntakeReport> {
  const report = await runIntake({ folder, ownerUrl, force: true, ...(progress && { progress }) });
  const { outcome, faults } = report;
  if (outcome !== 'published') throw new Error(`intake: ${outcome} ${JSON.stringify(faults)}`);
  return report;
}

/** Writes the shown lines into files, in the form in which COPY takes them. */
async function writeLines(ownerUrl: string, folder: string): Promise<void> {
  await withSession(ownerUrl, async (session) => {
    for (const { name } of subjects) {
      const lines = `SELECT * FROM records.${name}
        WHERE publication_id = (SELECT publication_id FROM records.current)`;
      const out = session.query(copyTo(`COPY (${lines}) TO STDOUT`));
      await pipeline(out, createWriteStream(join(folder, name)));
    }
  });
}

/** Milliseconds for nothing but the lines: no check, no key, no figures for the planner. */
async function bareCopy(ownerUrl: string, folder: string): Promise<number> {
  return withSession(ownerUrl, async (session) => {
    let millis = 0;
    for (const { name } of subjects) {
      await inTransaction(session, async () => {
        await session.query(`CREATE TABLE staging.bare_${name} (LIKE records.${name})`);
        const started = performance.now();
        const copy = session.query(copyFrom(`COPY staging.bare_${name} FROM STDIN (FREEZE)`));
        await pipeline(createReadStream(join(folder, name), { highWaterMark: 1 << 16 }), copy);
        millis += performance.now() - started;
      });
    }
    for (const { name } of subjects) await session.query(`DROP TABLE staging.bare_${name}`);
    return millis;
  });
}

/** Megabytes that an intake holds on to at most, looked at each time a file has been read. */
async function peakMegabytes(folder: string, ownerUrl: string): Promise<number> {
  const inUse = () => {
    // What lies outside the heap goes with the second collection.
    collect();
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  collect();
  await pause(500);
  const before = inUse();
  let most = 0;
  let stage = '';
  await intakeOrThrow(folder, ownerUrl, ({ phase, file = '' }) => {
    if (stage !== `${phase} ${file}`) most = Math.max(most, inUse() - before);
    stage = `${phase} ${file}`;
  });
  return most;
}

/** Which stage of an intake took how long, for whoever wants to make it faster. */
function printProfile(stages: ReadonlyMap<string, number>): void {
  const all = [...stages.values()].reduce((sum, millis) => sum + millis, 0);
  console.log('\nintake by stage:');
  for (const [stage, millis] of [...stages].sort((a, b) => b[1] - a[1])) {
    if (millis < all / 100) continue;
    console.log(`  ${stage}: ${Math.round(millis)} ms, ${((100 * millis) / all).toFixed(0)} %`);
  }
}

async function profiled(folder: string, ownerUrl: string) {
  const stages = new Map<string, number>();
  let since = performance.now();
  let stage = 'look';
  const report = await intakeOrThrow(folder, ownerUrl, ({ phase, file }) => {
    const now = performance.now();
    stages.set(stage, (stages.get(stage) ?? 0) + now - since);
    [since, stage] = [now, file ?? phase];
  });
  stages.set(stage, (stages.get(stage) ?? 0) + performance.now() - since);
  return { report, stages };
}

/** Intake and bare COPY in turns; the middle one of each counts. */
async function measure(folder: string, lines: string, ownerUrl: string) {
  const intakes: number[] = [];
  const copies: number[] = [];
  let rows = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { report, stages } = await profiled(folder, ownerUrl);
    rows = report.files.reduce((sum, file) => sum + file.rows, 0);
    intakes.push(report.millis);
    if (round === 0) await writeLines(ownerUrl, lines);
    copies.push(await bareCopy(ownerUrl, lines));
    if (round === rounds - 1) printProfile(stages);
  }
  return { rows, intake: median(intakes), copy: median(copies) };
}

/** The extract of 3,000 members in and in again, and the same lines without any question. */
export async function intake(): Promise<readonly Row[]> {
  const [extract, lines] = await Promise.all([temporaryFolder(), temporaryFolder()]);
  const server = await startEmbedded();
  try {
    const { path: folder } = extract;
    const { ownerUrl } = await makeDatabase(server, 'intake');
    await writeExtract({ folder, members });
    // The first intake of a process also keeps what the program itself brings along.
    await intakeOrThrow(folder, ownerUrl);
    const peak = await peakMegabytes(folder, ownerUrl);
    const { rows, intake: intakeMillis, copy } = await measure(folder, lines.path, ownerUrl);
    const perSecond = (millis: number) => `${Math.round((1000 * rows) / millis)} lines/s`;
    return [
      {
        what: `intake of ${rows.toLocaleString('en')} lines : bare COPY of them`,
        measured: copy / intakeMillis,
        unit: '×',
        limit: 0.4,
        kind: 'at least',
        remark: `${perSecond(intakeMillis)} against ${perSecond(copy)}`,
      },
      {
        what: 'memory that an intake keeps for 1,000 members',
        measured: (1000 * peak) / members,
        unit: 'MB',
        limit: 4,
        kind: 'at most',
        remark: `${peak.toFixed(1)} MB for ${members} members`,
      },
    ];
  } finally {
    await server.stop();
    await extract.remove();
    await lines.remove();
  }
}
