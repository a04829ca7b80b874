/** A cooperative's server on a database of its own, and two extracts that take turns in it. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeExtract } from '../../../demo/write-extract.ts';
import { partsIn, readSnapshot } from '../../../intake/tests/held-store.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { joinPostgres } from '../../../records/postgres/join.ts';
import { type RunningApp, startApp, temporaryFolder } from '../../app.ts';
import { shownSums } from './reading.ts';
import { type Phase, phases, startTool } from './tool.ts';

export interface Site {
  readonly dataDir: string;
  readonly ownerUrl: string;
  /** Where PostgreSQL keeps its files. */
  readonly cluster: string;
  readonly folders: readonly string[];
  /** The sums that readers see of each extract. */
  readonly sums: readonly string[];
  /** Publications that keep their rows, once there have been enough. */
  readonly parts: number;
  /** How long each phase of a whole intake takes. */
  readonly phaseMillis: Readonly<Record<Phase, number>>;
  app(): RunningApp;
  /** Starts the server once more; the one before must be gone. */
  restart(): Promise<void>;
  /** Resolves when the database answers and no intake is at work in it any more. */
  quiet(): Promise<void>;
  /** Which extract is shown, whole; -1 when it is neither. */
  shown(): Promise<number>;
  /** Tables in staging, and publications that have rows. */
  leftovers(): Promise<{ readonly staged: number; readonly parts: number }>;
  close(): Promise<void>;
}

const quietLimitMillis = 60_000;

async function intakesAtWork(ownerUrl: string): Promise<number> {
  return asUpkeep(ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND application_name = 'sahakon sahakon_intake'`,
    );
    return rows[0].count;
  });
}

async function untilQuiet(ownerUrl: string): Promise<void> {
  const limit = performance.now() + quietLimitMillis;
  for (;;) {
    const atWork = await intakesAtWork(ownerUrl).catch((error: unknown) => error);
    if (atWork === 0) return;
    if (performance.now() > limit) throw new Error(`the database is not quiet: ${atWork}`);
    await pause(50);
  }
}

const tablesOf = async (ownerUrl: string): Promise<string> =>
  JSON.stringify((await readSnapshot(ownerUrl)).tables);

/** Takes a folder in by the program; gives the milliseconds of each phase. */
async function takeIn(folder: string, dataDir: string): Promise<Site['phaseMillis']> {
  const tool = startTool(folder, dataDir);
  const begins: number[] = [];
  for (const phase of phases) {
    await tool.until(phase);
    begins.push(performance.now());
  }
  const { code, output } = await tool.ended;
  if (code !== 0) throw new Error(`the intake ended with ${code}: ${output}`);
  const ends = [...begins.slice(1), performance.now()];
  const [look, load, verify, publish] = ends.map((end, at) => end - (begins[at] ?? end));
  return { look: look ?? 0, load: load ?? 0, verify: verify ?? 0, publish: publish ?? 0 };
}

/** Opens it with extracts of so many members, and of one more. */
export async function openSite(members: number): Promise<Site> {
  const [data, ...extracts] = await Promise.all([
    temporaryFolder(),
    temporaryFolder(),
    temporaryFolder(),
  ]);
  const { path: dataDir } = data;
  const folders = extracts.map(({ path }) => path);
  for (const [index, folder] of folders.entries()) {
    await writeExtract({ folder, members: members + index });
  }
  const start = () => startApp({ dataDir, env: { DEMO: '0' } });
  let phaseMillis = await takeIn(folders[0] ?? '', dataDir);
  let app = await start();
  const { ownerUrl } = await joinPostgres(dataDir);
  const fingerprints: string[] = [];
  const sums: string[] = [];
  // Twice over, so that as many publications lie there as are stored from then on.
  for (const folder of [...folders, ...folders].reverse()) {
    phaseMillis = await takeIn(folder, dataDir);
    const at = folders.indexOf(folder);
    fingerprints[at] = await tablesOf(ownerUrl);
    sums[at] = await shownSums(ownerUrl);
  }
  // Alike, one could not be told from the other, and no kill would be noticed.
  if (new Set(fingerprints).size < 2 || new Set(sums).size < 2) throw new Error('two are alike');
  const parts = (await partsIn(ownerUrl)).length;
  return {
    ...{ dataDir, ownerUrl, folders, sums, parts, phaseMillis },
    cluster: join(dataDir, 'postgres', 'cluster'),
    app: () => app,
    async restart() {
      app = await start();
    },
    quiet: () => untilQuiet(ownerUrl),
    async shown() {
      return fingerprints.indexOf(await tablesOf(ownerUrl));
    },
    async leftovers() {
      const { stagedTables: staged } = await readSnapshot(ownerUrl);
      return { staged, parts: (await partsIn(ownerUrl)).length };
    },
    async close() {
      await app.stop();
      for (const folder of [data, ...extracts]) await folder.remove();
    },
  };
}
