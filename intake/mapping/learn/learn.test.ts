/** How much of the worked mappings `learn` finds by looking at the cores' files alone. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cores } from '../../../demo/cores/cores.ts';
import { writeExtract } from '../../../demo/write-extract.ts';
import { type MappedSource, type Mapping, splitName } from '../mapping.ts';
import { parseMapping, readMapping } from '../schema/read-mapping.ts';
import { formatFor, missingColumns } from './draft.ts';
import { type Learnt, learn } from './learn.ts';

let folder: string;
const learnt = new Map<string, Learnt>();
const worked = new Map<string, Mapping>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-learn-'));
  for (const [name, core] of Object.entries(cores)) {
    await writeExtract({ folder: join(folder, name), members: 60, core });
    learnt.set(name, await learn(join(folder, name), name));
    const { mapping } = await readMapping(`intake/mappings/${name}.yaml`);
    if (mapping) worked.set(name, mapping);
  }
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const of = (name: string) => ({
  found: learnt.get(name) as Learnt,
  mapping: worked.get(name) as Mapping,
});
const share = (marks: readonly boolean[]): number =>
  Math.round((100 * marks.filter(Boolean).length) / marks.length);
const sheetOf = ({ reading }: MappedSource) =>
  reading.as === 'workbook' ? reading.sheet : undefined;

/** The found tables that are this source. */
function tablesOf({ tables }: Learnt, source: MappedSource) {
  const sheet = sheetOf(source);
  const only = Object.values(source.only).flat();
  return tables.filter(({ table }) => {
    const isFile = source.files.some((file) => file === table.files || file.startsWith('*'));
    const isSheet = sheet === undefined || table.seen.includes(` ${sheet} `);
    const isKind = only.length === 0 || only.some((kind) => table.name.endsWith(`_${kind}`));
    return isFile && isSheet && isKind;
  });
}

/** Percent of the columns of the sources whose kind is found. */
const kinds = (name: string): number => {
  const { found, mapping } = of(name);
  const sources = mapping.sources.filter(({ name: own }) => !own.endsWith('_รวม'));
  return share(
    sources.flatMap((source) =>
      source.columns
        .filter(({ of: beside, cell }) => beside === undefined && cell === undefined)
        .map(({ name: column, at, heading, format }) =>
          tablesOf(found, source).some((table) => {
            const known = table.columns.find(({ column: one }) =>
              at === undefined ? (one.heading ?? one.name) === heading : one.at === at,
            );
            const ours = [...table.found].find(([, theirs]) => theirs === known)?.[0];
            return known && column && formatFor(known, ours).kind === format.kind;
          }),
        )
        .map(Boolean),
    ),
  );
};

/** Percent of our columns that the worked mapping takes from a column, and `learn` as well. */
const columns = (name: string): number => {
  const { found, mapping } = of(name);
  return share(
    mapping.subjects.flatMap(({ subject, parts: [part] }) =>
      [...(part?.rules ?? [])].flatMap(([column, { from }]) => {
        if (from === undefined) return [];
        const own = found.tables.find((one) => one.subject?.name === subject.name);
        const theirs = [...(own?.found ?? [])].find(([ours]) => ours.name === column.name)?.[1];
        return [theirs?.column.name === splitName(from).column.replace(/\s/g, '_')];
      }),
    ),
  );
};

/** Percent of the fields of fixed width whose first byte is found. */
const fields = (name: string): number => {
  const { found, mapping } = of(name);
  return share(
    mapping.sources.flatMap((source) =>
      source.columns.map(({ at }) =>
        tablesOf(found, source).some(({ table }) => table.columns.some((one) => one.at === at)),
      ),
    ),
  );
};

describe('learn', () => {
  test('finds kinds of columns in all three cores, in percent', () => {
    expect(Object.keys(cores).map((name) => [name, kinds(name)])).toEqual([
      ['csv-tis620', 95],
      ['fixed-width', 50],
      ['excel', 91],
    ]);
  });

  test('finds which of our columns they are, where they have names, in percent', () => {
    expect([columns('csv-tis620'), columns('excel')]).toEqual([81, 88]);
  });

  test('finds where fields of fixed width begin, in percent', () => {
    expect(fields('fixed-width')).toBe(73);
  });

  test('finds as much as the guide says', () => {
    const guide = readFileSync('intake/MAPPING.md', 'utf8').replace(/\s+/g, ' ');
    const [csv, fixed, excel] = Object.keys(cores).map(kinds);
    expect(guide).toContain(`finds the kind of ${csv}, ${fixed} and ${excel} % of the columns`);
    expect(guide).toContain(`for ${columns('csv-tis620')} and ${columns('excel')} % of those`);
    expect(guide).toContain(`right at ${fields('fixed-width')} % of their fields`);
  });

  test('finds the subject of nearly every table that has names', () => {
    const unknown = (name: string) =>
      of(name)
        .found.tables.filter(({ subject }) => subject === undefined)
        .map(({ table }) => table.name);
    expect(unknown('csv-tis620')).toEqual(['CONTROL', 'PERSON']);
    expect(unknown('excel')).toEqual([]);
  });

  test.each(Object.keys(cores))(
    'the draft of %s is well-formed; only what lacks is told',
    (name) => {
      const { draft } = of(name).found;
      const { faults } = parseMapping('draft.yaml', draft);
      const lacking = /ยังขาดคอลัมน์ที่ต้องมี|ไม่ได้ใช้ที่ใดเลย/;
      expect(faults.filter(({ reason }) => !lacking.test(reason))).toEqual([]);
      expect(draft).toContain('# ?');
    },
  );

  test('tells what it saw, masks national IDs, and lists what our files still lack', () => {
    const { report, draft } = of('csv-tis620').found;
    const text = report.join('\n');
    expect(text).toContain('ข้อความ windows-874 คั่นด้วย | มีหัวคอลัมน์');
    expect(text).toContain('เลข 13 หลักที่เลขตรวจสอบถูกต้อง');
    expect(text).toMatch(/\d[x-]{11,15}\d/);
    expect(`${text}${draft}`).not.toMatch(/\b[1-8]\d{12}\b/);
    expect(text).toMatch(/ขาดใน members\.csv: .*BIRTH_DATE/);
    expect(draft).toContain('KEP????.TXT');
  });

  test('proposes what several tables show together, for a person to judge', () => {
    const { draft } = of('csv-tis620').found;
    for (const line of [
      '# ? as-of: CONTROL.DATA_DT # ',
      '# ?   - { of: MBMAST, from: CONTROL, file: FILE_NM, rows: REC_CNT }',
      '# ?   - { of: KEP, from: CONTROL, file: FILE_NM, rows: REC_CNT }',
      '# ? join: { PERSON: { on: { PRS_ID: PRS_ID } } }',
      '# ? FIRST_NAME: PERSON.FNAME',
    ]) {
      expect(draft).toContain(line);
    }
    // A person who agrees takes the marks away; what is left is a mapping still.
    const agreed = draft.replaceAll(/^( *)# \? (?=join:|as-of:|controls:| {2}- )/gm, '$1');
    const { faults } = parseMapping('agreed.yaml', agreed);
    const lacking = /ยังขาดคอลัมน์ที่ต้องมี|ไม่ได้ใช้ที่ใดเลย/;
    expect(faults.filter(({ reason }) => !lacking.test(reason))).toEqual([]);
  });

  test('our own layout is found whole', async () => {
    const ours = join(folder, 'ours');
    await writeExtract({ folder: ours, members: 60 });
    const { tables } = await learn(ours, 'ours');
    const own = tables.filter(({ table }) => table.name !== 'manifest');
    const others = own.filter(({ table, subject }) => table.name !== subject?.name);
    expect(others.map(({ table }) => table.name)).toEqual([]);
    const lacking = own.flatMap((one) =>
      missingColumns(one).map((name) => `${one.table.name} ${name}`),
    );
    expect(lacking).toEqual([]);
  });

  test('a file that is neither text nor a workbook is named', async () => {
    const odd = join(folder, 'odd');
    await writeExtract({ folder: odd, members: 8, core: cores['csv-tis620'] });
    await writeFile(join(odd, 'PICTURE.BIN'), Buffer.alloc(64));
    await writeFile(join(odd, 'broken.xlsx'), 'no workbook');
    const { report, draft } = await learn(odd, 'odd');
    await writeFile(join(odd, 'readme.txt'), 'hi\r\n');
    const { report: more } = await learn(odd, 'odd');
    const unread = (lines: readonly string[]) =>
      lines.flatMap((line) => /^(.+): ไม่พบตารางข้อมูล/.exec(line)?.[1] ?? []);
    expect(draft).toContain('# ? ignore: [PICTURE.BIN, broken.xlsx]');
    expect(unread(report)).toEqual(['PICTURE.BIN', 'broken.xlsx']);
    expect(unread(more)).toEqual(['PICTURE.BIN', 'broken.xlsx', 'readme.txt']);
  });

  test('a folder that is not there is named', async () => {
    const gone = join(folder, 'gone');
    await expect(learn(gone, 'gone')).rejects.toThrow(`ไม่พบโฟลเดอร์ ${gone}`);
  });
});
