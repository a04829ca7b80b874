/** Drops of a core's own files: read by a mapping, whole once the file is there that comes last. */
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cores } from '../../../demo/cores/cores.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { exitCodes } from '../../exit-codes.ts';
import { findDropMapping } from '../drop-mapping.ts';
import { watchFolder } from '../watcher.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let folder: string;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  folder = await mkdtemp(join(tmpdir(), 'sahakon-mapped-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await store.close();
});

const look = async () =>
  watchFolder(
    {
      ...{ folder, ownerUrl: store.ownerUrl, signal: new AbortController().signal },
      ...{ pollSeconds: 0.05, keepDays: 14, stallSeconds: 30, keep: 3, mostInQuarantine: 0 },
      mapping: await findDropMapping('csv-tis620'),
      tell: () => {},
    },
    { once: true },
  );

const reportOf = async (place: string) =>
  JSON.parse(await readFile(join(folder, place, 'night/report.json'), 'utf8'));

test('F11 a core’s own set waits for its last file, and is told by its own names', async () => {
  const drop = join(folder, 'night');
  await mkdir(drop);
  await writeExtract({ folder: drop, members: 40, core: cores['csv-tis620'] });
  const last = join(folder, 'CONTROL.TXT');
  await rename(join(drop, 'CONTROL.TXT'), last);
  expect(await look()).toBe(exitCodes.ok);
  expect(await readdir(folder)).toContain('night');
  await rename(last, join(drop, 'CONTROL.TXT'));
  // A file that nobody named: the set is refused as a whole.
  await rename(join(drop, 'BENEF.TXT'), join(drop, 'BENEF.OLD'));
  expect(await look()).toBe(exitCodes.refused);
  expect((await reportOf('failed')).faults[0]).toMatchObject({ file: 'BENEF.TXT' });
  const failed = join(folder, 'failed/night');
  await rename(join(failed, 'BENEF.OLD'), join(failed, 'BENEF.TXT'));
  expect(await look()).toBe(exitCodes.ok);
  expect(await reportOf('done')).toMatchObject({
    outcome: 'published',
    summary: { source: 'night' },
  });
});

test('a mapping that names no last file cannot watch a folder', async () => {
  await expect(findDropMapping('excel')).rejects.toThrow('last-file');
  await expect(findDropMapping('nowhere')).rejects.toThrow('nowhere');
});
