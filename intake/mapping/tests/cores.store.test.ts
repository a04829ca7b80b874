/** The example cores, translated by their mappings, are the extract itself, byte for byte. */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cores } from '../../../demo/cores/cores.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { Faults } from '../../fault.ts';
import { manifestFile, subjects } from '../../layout.ts';
import { readMapping } from '../schema/read-mapping.ts';
import { translate } from '../translate/translate.ts';

const members = 60;
let folder: string;
let store: Awaited<ReturnType<typeof openTestStore>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-cores-'));
  store = await openTestStore({ holds: 'tables' });
  await writeExtract({ folder: join(folder, 'ours'), members });
});
afterAll(async () => {
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(Object.keys(cores))('the core %s', (name) => {
  test('gives the same 20 files and the same manifest', async () => {
    const theirs = join(folder, name);
    const out = join(folder, `${name}-ours`);
    await writeExtract({ folder: theirs, members, core: cores[name] });
    await mkdir(out);
    const { mapping, faults: wrong } = await readMapping(`intake/mappings/${name}.yaml`);
    expect(wrong).toEqual([]);
    if (!mapping) return;
    const faults = new Faults();
    const { ownerUrl } = store;
    await translate({ folder: theirs, mapping, ownerUrl, out, wayBack: out, faults });
    expect(faults.list).toEqual([]);
    const files = [...subjects.map(({ file }) => file), manifestFile];
    expect((await readdir(out)).filter((file) => file.endsWith('.csv'))).toHaveLength(21);
    for (const file of files) {
      const ours = await readFile(join(folder, 'ours', file), 'latin1');
      const made = await readFile(join(out, file), 'latin1');
      expect(made.split('\r\n'), file).toEqual(ours.split('\r\n'));
    }
  }, 60_000);
});
