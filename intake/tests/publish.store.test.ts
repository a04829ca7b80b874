import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseThaiDate } from '../../core/thai-date.ts';
import { openRecords, type Records, StoreUnavailable } from '../../records/database.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { findMember } from '../../records/figures/members.ts';
import { storedShares } from '../../records/figures/shares.ts';
import { execute } from '../../tools/store/temporary-postgres.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { history } from '../history.ts';
import { subjects } from '../layout.ts';
import type { IntakeStep } from '../load-extract.ts';
import { runIntake } from '../run-intake.ts';
import { holdLock, withSession } from '../staging/session.ts';
import { partsIn, readSnapshot } from './held-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeEach(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl);
});
afterEach(async () => {
  await records.close();
  await store.close();
});

const again = (more: { dryRun?: true; force?: true; keep?: number } = { force: true }) =>
  runIntake({ folder: store.extractFolder, ownerUrl: store.ownerUrl, madeUp: true, ...more });

const asIntake = <T>(sql: string): Promise<T[]> =>
  asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => (await client.query(sql)).rows);

/** The file's lines as text, read without any of the intake. */
async function linesOf(file: string): Promise<string[]> {
  const bytes = await readFile(join(store.extractFolder, file));
  return new TextDecoder('windows-874').decode(bytes).split('\r\n').slice(1, -1);
}

const satang = (amount: string): bigint => BigInt(amount.replace('.', ''));

describe('a good extract', () => {
  test('is published whole, every line of it', async () => {
    const report = await again();
    const { publicationId } = await readSnapshot(store.ownerUrl);
    expect(report).toMatchObject({ outcome: 'published', publicationId, faults: [] });
    expect(report.asOf).toBe('2025-11-28');
    for (const { file, rows } of report.files) expect(rows).toBe((await linesOf(file)).length);

    const lines = (await linesOf('share_lines.csv')).map((line) => line.split(','));
    const mine = lines.filter(([memberNo]) => memberNo === '000123');
    const shown = await records.readAsMember('000123', (db) =>
      storedShares.lines(db, { limit: 10_000 }),
    );
    expect(shown).toEqual(
      mine.toReversed().map((line) => {
        const [, seq, on, receiptNo, period, typeCode, , description, sign, amount, balance] = line;
        return {
          seq: Number(seq),
          postedOn: parseThaiDate(on as string),
          receiptNo: receiptNo || null,
          periodNo: period ? Number(period) : null,
          typeCode,
          description,
          sign: Number(sign),
          amountSatang: satang(amount as string),
          balanceSatang: satang(balance as string),
        };
      }),
    );
  });

  test('part E the same again is nothing new, unless it is asked for', async () => {
    const before = await readSnapshot(store.ownerUrl);
    const report = await again({});
    expect(report).toMatchObject({ outcome: 'unchanged', publicationId: before.publicationId });
    expect(await readSnapshot(store.ownerUrl)).toEqual(before);
    const forced = await again();
    expect(forced.outcome).toBe('published');
    const after = await readSnapshot(store.ownerUrl);
    expect(after.publicationId).toBe(forced.publicationId);
    expect(after.publicationId).not.toBe(before.publicationId);
  });

  test('part E a dry run does everything and changes nothing', async () => {
    const before = await readSnapshot(store.ownerUrl);
    const report = await again({ dryRun: true });
    expect(report).toMatchObject({ outcome: 'checked', asOf: '2025-11-28', faults: [] });
    expect(report.files).toHaveLength(subjects.length);
    expect(await readSnapshot(store.ownerUrl)).toEqual(before);
  });

  test('is told about while it comes in', async () => {
    const steps: IntakeStep[] = [];
    const { extractFolder: folder, ownerUrl } = store;
    const progress = (step: IntakeStep) => steps.push(step);
    await runIntake({ folder, ownerUrl, force: true, madeUp: true, progress });
    const phases = steps.map(({ phase }) => phase);
    expect([...new Set(phases)]).toEqual(['look', 'load', 'verify', 'publish']);
    const done = steps.map(({ processedBytes }) => processedBytes);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toMatchObject({ processedBytes: steps.at(-1)?.totalBytes });
  });
});

describe('what is kept', () => {
  test('the current publication and as many before it as are told', async () => {
    const first = (await readSnapshot(store.ownerUrl)).publicationId as number;
    const { publicationId: second } = await again();
    expect(await partsIn(store.ownerUrl)).toEqual([first, second]);
    const { publicationId: third } = await again({ force: true, keep: 2 });
    expect(await partsIn(store.ownerUrl)).toEqual([second, third]);
    const past = await history(store.ownerUrl);
    expect(past.map(({ id, state }) => [id, state])).toEqual([
      [third, 'current'],
      [second, 'kept'],
      [first, 'dropped'],
    ]);
    expect(past[0]).toMatchObject({ asOf: '2025-11-28', rows: { members: store.members } });
    expect(past[0]?.publishedAt).toBeInstanceOf(Date);
  });

  test('F12 what a killed intake left behind is gone after the next one', async () => {
    await asIntake('CREATE TABLE staging.share_lines_900 (LIKE records.share_lines)');
    await asIntake(
      // Killed after its parts were joined and before the pointer moved.
      'CREATE TABLE records.agencies_901 PARTITION OF records.agencies FOR VALUES IN (901)',
    );
    const { publicationId } = await again();
    expect((await readSnapshot(store.ownerUrl)).stagedTables).toBe(0);
    expect(await partsIn(store.ownerUrl)).toEqual([1, publicationId]);
  });

  test('S7 partitions are closed to the app and bound by row-level security', async () => {
    const { publicationId } = await again();
    for (const { name } of subjects) {
      const table = `records.${name}_${publicationId}`;
      const [rules] = await asIntake<Record<string, boolean>>(
        `SELECT relrowsecurity AND relforcerowsecurity AS forced,
           has_table_privilege('sahakon_app', oid, 'SELECT,INSERT,UPDATE,DELETE') AS open
           FROM pg_class WHERE oid = '${table}'::regclass`,
      );
      expect([name, rules]).toEqual([name, { forced: true, open: false }]);
      expect(await asIntake(`SELECT FROM ${table}`)).toEqual([]);
    }
    const [schema] = await asIntake<Record<string, boolean>>(
      "SELECT has_schema_privilege('sahakon_app', 'staging', 'USAGE') AS open",
    );
    expect(schema?.open).toBe(false);
  });

  test('parts have the keys and indexes of their tables, and figures for the planner', async () => {
    const { publicationId } = await again();
    const indexes = (table: string) =>
      asIntake<{ count: number }>(
        `SELECT count(*)::int FROM pg_index WHERE indrelid = '${table}'::regclass AND indisvalid`,
      );
    for (const { name } of subjects) {
      const part = `records.${name}_${publicationId}`;
      expect(await indexes(part)).toEqual(await indexes(`records.${name}`));
      const [facts] = await asIntake<{ rows: number }>(
        `SELECT reltuples::int AS rows FROM pg_class WHERE oid = '${part}'::regclass`,
      );
      // Counted by ANALYZE; a vacuum that comes by meanwhile makes an estimate of it.
      const lines = (await linesOf(`${name}.csv`)).length;
      expect(facts?.rows, name).toBeGreaterThanOrEqual(lines * 0.75);
    }
  });
});

describe('meanwhile', () => {
  test('readers never fail and never see half', async () => {
    let publishing = true;
    let reads = 0;
    const seen = new Set<string>();
    const read = async () => {
      while (publishing) {
        await records.readAsMember('000123', async (db) => {
          const [member, lines] = await Promise.all([
            findMember(db),
            storedShares.lines(db, { limit: 1 }),
          ]);
          expect(member).toBeDefined();
          expect(member?.shareBalanceSatang).toBe(lines[0]?.balanceSatang);
          seen.add(String(member?.shareBalanceSatang));
        });
        reads += 1;
      }
    };
    const readers = [read(), read()];
    try {
      for (let times = 0; times < 3; times += 1) {
        expect((await again()).outcome).toBe('published');
      }
    } finally {
      publishing = false;
      await Promise.all(readers);
    }
    expect(reads).toBeGreaterThan(50);
    expect(seen.size).toBe(1);
  }, 240_000);

  test('a second intake waits for one that is about to end', async () => {
    const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: held, resolve: tell } = Promise.withResolvers<boolean>();
    const other = withSession(store.ownerUrl, async (session) => {
      tell(await holdLock(session));
      await released;
    });
    expect(await held).toBe(true);
    const taking = again();
    setTimeout(letGo, 500);
    expect((await taking).outcome).toBe('published');
    await other;
  });

  test('a second intake that would wait long says so and changes nothing', async () => {
    const before = await readSnapshot(store.ownerUrl);
    const report = await withSession(store.ownerUrl, async (session) => {
      expect(await holdLock(session)).toBe(true);
      return again();
    });
    expect(report).toMatchObject({ outcome: 'busy', files: [], faults: [] });
    expect(await readSnapshot(store.ownerUrl)).toEqual(before);
  });

  test('F2 a connection that is cut fails the intake alone and changes nothing', async () => {
    const before = await readSnapshot(store.ownerUrl);
    let cut = 0;
    const { extractFolder: folder, ownerUrl } = store;
    const progress = ({ file }: IntakeStep) => {
      if (file !== 'deposit_lines.csv' || cut > 0) return;
      cut += 1;
      void execute(
        ownerUrl,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()
            AND application_name = 'sahakon sahakon_intake'`,
      );
    };
    const taking = runIntake({ folder, ownerUrl, force: true, madeUp: true, progress });
    await expect(taking).rejects.toBeInstanceOf(StoreUnavailable);
    expect(cut).toBe(1);
    expect({ ...(await readSnapshot(store.ownerUrl)), stagedTables: 0 }).toEqual(before);
    expect((await again()).outcome).toBe('published');
  });
});
