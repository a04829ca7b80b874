/** A small core, written into a folder and translated by its mapping. */
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Day } from '../../../core/days.ts';
import { Faults } from '../../fault.ts';
import { parseMapping } from '../schema/read-mapping.ts';
import { translate } from '../translate/translate.ts';
import type { SmallCore } from './small-cores.ts';

/** Our files of a core's files, or the faults of them. `asOf` null: the mapping says it. */
export async function translateCore(
  { folder, ownerUrl }: { readonly folder: string; readonly ownerUrl: string },
  { files, mapping: yaml }: SmallCore,
  asOf: Day | null = '2025-11-28',
) {
  const theirs = await mkdtemp(join(folder, 'core-'));
  const out = `${theirs}-out`;
  await mkdir(out);
  for (const [name, text] of Object.entries(files)) await writeFile(join(theirs, name), text);
  const { mapping, faults: wrong } = parseMapping('rules.yaml', yaml);
  expect(wrong).toEqual([]);
  if (!mapping) throw new Error('unreachable');
  const faults = new Faults();
  const options = { folder: theirs, mapping, ownerUrl, out, wayBack: out, faults };
  await translate({ ...options, asOf: asOf ?? undefined });
  const read = async (subject: string) => {
    const bytes = await readFile(join(out, `${subject}.csv`));
    return new TextDecoder('windows-874').decode(bytes).split('\r\n').slice(1, -1);
  };
  return { faults: faults.list, read };
}
