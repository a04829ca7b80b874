/** Two at two desks who do the same: of twelve commands at once as many succeed as may (F19). */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runIntake } from '../../../intake/run-intake.ts';
import { thaiProgram } from '../../../records/command-line/program.ts';
import { staffCommands } from '../../staff/commands.ts';
import { openStaffedApp } from '../../staff/test-commands.ts';
import { adminProgram } from '../program.ts';
import { adminRows, type CommandRow, type CommandRows, staffRows } from './race-rows.ts';

const guide = join(tmpdir(), `guide-${process.pid}.html`);
let app: Awaited<ReturnType<typeof openStaffedApp>>;
beforeAll(async () => {
  app = await openStaffedApp();
  await writeFile(guide, '<h2>เริ่มต้น</h2><p>อ่านก่อน</p>');
});
afterAll(() => app.close());

function staffProgram(): Command {
  const program = thaiProgram('staff', '');
  staffCommands(program);
  return program;
}

const times = <T>(make: (at: number) => T) => Array.from({ length: 12 }, (_, at) => make(at));
const rest = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  try {
    await client.query('SET ROLE sahakon_owner');
    return await work(client);
  } finally {
    await client.end();
  }
}

const countsOf = ({ leaves }: CommandRow) =>
  asOwner(async (client) => {
    const counts: number[] = [];
    for (const [sql] of leaves) {
      const { rows } = await client.query({ text: sql, rowMode: 'array' });
      counts.push(Number(rows[0]?.[0]));
    }
    return counts;
  });

/** All twelve wait for what is held before it is let go; without a hold they run as they come. */
async function atOnce(holds: string | undefined, begin: () => Promise<unknown>[]) {
  if (holds === undefined) return Promise.allSettled(begin());
  return asOwner(async (keeper) => {
    await keeper.query('BEGIN');
    await keeper.query(holds);
    const all = Promise.allSettled(begin());
    await asOwner(async (watcher) => {
      await expect
        .poll(
          async () => {
            const { rows } = await watcher.query(`SELECT count(*)::int AS waiting
              FROM pg_stat_activity
              WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`);
            return rows[0].waiting;
          },
          { timeout: 15_000 },
        )
        .toBe(12);
    });
    await rest(50);
    await keeper.query('COMMIT');
    return all;
  });
}

async function raced(program: () => Command, row: CommandRow) {
  if (row.ready !== undefined) await asOwner((client) => client.query(row.ready ?? ''));
  const before = await countsOf(row);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const typed = (at: number) => {
    const words = typeof row.words === 'function' ? row.words(at) : row.words;
    return words.map((word) => (word === 'GUIDE' ? guide : word));
  };
  const ends = await atOnce(row.holds, () =>
    times((at) => program().exitOverride().parseAsync(typed(at), { from: 'user' })),
  ).finally(() => write.mockRestore());
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  const after = await countsOf(row);
  return { refused, more: after.map((now, at) => now - (before[at] ?? 0)) };
}

const programs: readonly [string, () => Command, CommandRows][] = [
  ['staff', staffProgram, staffRows],
  ['desk', adminProgram, adminRows],
];

describe.each(programs)('npm run %s', (_, program, rows) => {
  test('F19 every command has its race, or the reason why there is none', () => {
    const names = program().commands.map((command) => command.name());
    expect(Object.keys(rows).toSorted()).toEqual(names.toSorted());
  });

  const races = Object.entries(rows).filter(
    (row): row is [string, CommandRow] => 'words' in row[1],
  );
  test.each(races)('F19 twelve times at once: %s', async (_name, row) => {
    const { refused, more } = await raced(program, row);
    expect(12 - refused.length, refused.join('\n')).toBe(row.wins);
    // Whoever is refused is told in Thai, and of no failure of the store.
    for (const one of refused) expect(one).toMatch(/[ก-๙]/);
    expect(more).toEqual(row.leaves.map(([, count]) => count));
  });
});

test('F19 of twelve who take an extract in each publishes alone or is told to wait', async () => {
  const { extractFolder: folder, ownerUrl } = app;
  const publications = () =>
    asOwner(async (client) => {
      await client.query('RESET ROLE');
      const { rows } = await client.query('SELECT count(*)::int AS n FROM records.publications');
      return rows[0].n;
    });
  const before = await publications();
  const reports = await Promise.all(
    times(() => runIntake({ folder, ownerUrl, force: true, madeUp: true })),
  );
  const published = reports.filter(({ outcome }) => outcome === 'published');
  const busy = reports.filter(({ outcome }) => outcome === 'busy');
  // One that comes when another is done may go on: it was asked to take in the same once more.
  expect(published.length).toBeGreaterThan(0);
  expect(busy.length).toBeGreaterThan(5);
  expect(published.length + busy.length).toBe(12);
  const ids = published.map((one) => ('publicationId' in one ? one.publicationId : undefined));
  expect(new Set(ids).size).toBe(published.length);
  expect(await publications()).toBe(before + published.length);
}, 240_000);
