/** The report tells of people: it is its owner's alone, and goes where it was said. */
import { lstat, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildReport } from './build-report.ts';
import { writeReport } from './write-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

const report = buildReport({
  ...{ outcome: 'checked', dryRun: true, forced: false, delta: false, source: 'night' },
  ...{ beganAt: new Date('2025-11-28T18:00:00Z'), millis: 1_000, comparison: [], faults: [] },
  ...{ faultRows: [], more: false, overruled: [], agencyReports: [], quarantine: [] },
});

test.each(['night.json', 'night.xlsx'])(
  'T18 %s is closed even where others could read it',
  async (name) => {
    const path = join(folder, name);
    await writeFile(path, 'old', { mode: 0o644 });
    await writeReport(path, report);
    expect((await lstat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).not.toBe('old');
  },
);

test('T18 a link is not followed, and says so', async () => {
  const [other, link] = [join(folder, 'other.json'), join(folder, 'link.json')];
  await writeFile(other, 'old');
  await symlink(other, link);
  await expect(writeReport(link, report)).rejects.toThrow('เป็นลิงก์');
  expect(await readFile(other, 'utf8')).toBe('old');
});
