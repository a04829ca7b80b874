/** A delta put upon its base, by a second reckoning of its own, is the next extract. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDelta } from '../delta/write-delta.ts';
import { writeExtract } from '../write-extract.ts';
import { fileText } from './read-extract.ts';

const run = promisify(execFile);
const demo = (...args: string[]) => run(process.execPath, ['demo/cli.ts', ...args]);

/** How many of its first columns make the key of a file (intake/EXTRACT.md, section 4). */
const keyColumns: Readonly<Record<string, number>> = {
  ...{ 'agencies.csv': 1, 'members.csv': 1, 'dividend_years.csv': 1, 'dividends.csv': 2 },
  ...{ 'dividend_deductions.csv': 3, 'share_lines.csv': 2, 'deposit_accounts.csv': 1 },
  ...{ 'deposit_slips.csv': 2 },
  ...{ 'deposit_lines.csv': 2, 'loans.csv': 1, 'loan_lines.csv': 2, 'guarantees.csv': 2 },
  ...{ 'agency_months.csv': 2, 'collections.csv': 3, 'collection_items.csv': 4 },
  ...{ 'cremation_enrolments.csv': 1, 'cremation_months.csv': 2, 'beneficiaries.csv': 2 },
  ...{ 'welfare_types.csv': 1, 'welfare_claims.csv': 1 },
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahakon-demo-'));
});
afterAll(() => rm(root, { recursive: true }));

const rowsIn = async (folder: string, file: string): Promise<string[]> =>
  (await fileText(folder, file)).split('\r\n').slice(1, -1);

const keyOf = (file: string, line: string): string =>
  line.split(',').slice(0, keyColumns[file]).join(',');

/** Base and delta as rows by file, sorted. */
async function putTogether(base: string, delta: string) {
  const there = await readdir(delta);
  const gone = (await rowsIn(delta, 'delta.csv')).map((line) => line.split(','));
  const whole: Record<string, string[]> = {};
  for (const file of Object.keys(keyColumns)) {
    const rows = new Map((await rowsIn(base, file)).map((line) => [keyOf(file, line), line]));
    for (const [, of, ...key] of gone) {
      if (of === file) expect(rows.delete(key.slice(0, keyColumns[file]).join(','))).toBe(true);
    }
    const changed = there.includes(file) ? await rowsIn(delta, file) : [];
    for (const line of changed) {
      expect(rows.get(keyOf(file, line))).not.toBe(line);
      rows.set(keyOf(file, line), line);
    }
    whole[file] = [...rows.values()].toSorted();
  }
  return whole;
}

const wholeIn = async (folder: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(keyColumns).map(async (file) => [file, (await rowsIn(folder, file)).toSorted()]),
    ),
  );

test('of two extracts with rows that come, go and change', async () => {
  const [base, next, out] = [join(root, 'b'), join(root, 'n'), join(root, 'd')];
  await writeExtract({ folder: base, members: 15 });
  await writeExtract({ folder: next, members: 13 });
  await writeDelta({ base, next, out });
  expect(await putTogether(base, out)).toEqual(await wholeIn(next));
  const manifest = await readFile(join(base, 'manifest.csv'));
  const digest = createHash('sha256').update(manifest).digest('hex');
  const names = (await rowsIn(out, 'delta.csv')).map((line) => line.split(',')[0]);
  expect(new Set(names)).toEqual(new Set([digest]));
  expect(names.length).toBeGreaterThan(10);
  expect(await fileText(out, 'manifest.csv')).toBe(await fileText(next, 'manifest.csv'));
});

test('--delta-from writes what comes a night later, and nothing else', async () => {
  const [base, out, next] = [join(root, 'first'), join(root, 'night'), join(root, 'whole')];
  await demo('--members', '12', '--out', base, '--date', '2025-11-28');
  const { stdout } = await demo('--delta-from', base, '--out', out);
  expect(stdout).toContain('29 พ.ย. 2568');
  await writeExtract({ folder: next, members: 12, date: '2025-11-28', asOf: '2025-11-29' });
  expect(await putTogether(base, out)).toEqual(await wholeIn(next));
  const made = await readdir(out);
  expect(made).not.toContain('members.csv');
  // One of an earlier delta goes.
  await demo('--delta-from', base, '--out', out, '--replace');
  expect(await readdir(out)).toEqual(made);
});

test.each([
  [['--delta-from', '/no/such/folder'], '/no/such/folder'],
  [['--delta-from', '.', '--as', 'excel'], '--as'],
])('%j is refused with a reason', async (args, why) => {
  const failed = expect.objectContaining({ code: 1, stderr: expect.stringContaining(why) });
  await expect(demo(...args, '--out', join(root, 'none'))).rejects.toEqual(failed);
});
