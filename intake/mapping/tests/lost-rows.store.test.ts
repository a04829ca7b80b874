/** A row of the core that would reach no figure of ours is told, never left out without a word. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import { months, type SmallCore } from './small-cores.ts';
import { translateCore } from './translate-core.ts';

let folder: string;
let store: Awaited<ReturnType<typeof openTestStore>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-lost-'));
  store = await openTestStore({ holds: 'tables' });
});
afterAll(async () => {
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

const translated = (core: SmallCore) => translateCore({ folder, ownerUrl: store.ownerUrl }, core);
/** The months with another text of one of their files. */
const withFile = (name: keyof typeof months.files, text: string): SmallCore => ({
  ...months,
  files: { ...months.files, [name]: text },
});
const mayBeApart = (core: SmallCore): SmallCore => ({
  ...core,
  mapping: core.mapping.replaceAll('only: { kind: M } }', 'only: { kind: M }, optional: yes }'),
});

const orAny = ' ตรวจก่อน หากถูกต้องแล้วและบางคืนไม่มีแถวที่ตรงกันเลยจริง ๆ ให้ใส่ optional: any';

test('sums and counts take the rows of their key', async () => {
  const { faults, read } = await translated(months);
  expect(faults).toEqual([]);
  expect(await read('agency_months')).toEqual([
    '1,11/2568,POSTED,30/11/2568,2,150.25,150.25,0.00,0.00,',
    '2,11/2568,SENT,30/11/2568,1,7.00,7.00,0.00,0.00,',
  ]);
});

test('a row that no sum takes is told once at its line, unless it may be left', async () => {
  const more = '3,11/2568,M,5\n,11/2568,M,6\n';
  const apart = withFile('BILLS.CSV', months.files['BILLS.CSV'] + more);
  const { faults } = await translated(apart);
  expect(faults).toEqual([
    {
      file: 'BILLS.CSV',
      row: 5,
      column: 'unit, month',
      reason:
        'ไม่พบ 3 2025-11 ใน MONTHS แถวนี้จึงไม่ถูกนับรวมใน agency_months MEMBERS ' +
        'ตรวจว่าส่งไฟล์มาครบ หากครบและถูกต้องแล้วให้ใส่ optional: yes',
    },
    expect.objectContaining({ file: 'BILLS.CSV', row: 6 }),
  ]);
  const { faults: none, read } = await translated(mayBeApart(apart));
  expect(none).toEqual([]);
  expect((await read('agency_months'))[1]).toContain(',7.00,7.00,');
});

test.each([
  ['that must', months],
  ['that may', mayBeApart(months)],
])('a sum %s find its rows by a wrong column is refused, not nought', async (_, core) => {
  const mapping = core.mapping.replaceAll('on: { unit: unit,', 'on: { unit: name,');
  const { faults } = await translated({ ...core, mapping });
  expect(faults).toEqual([
    {
      file: 'BILLS.CSV',
      row: 1,
      column: 'unit, month',
      reason:
        'ไม่มีแถวใดของ BILLS ตรงกับแถวของ MONTHS เลย agency_months MEMBERS จะเป็นศูนย์ทุกแถว ' +
        `คอลัมน์ที่จับคู่ใน on อาจผิด${core === months ? '' : orAny}`,
    },
  ]);
  const any = mapping.replaceAll('optional: yes', 'optional: any');
  const found = await translated({ ...core, mapping: any });
  expect(found.faults).toHaveLength(core === months ? 1 : 0);
});

test('a partner that may be missing is not missing everywhere', async () => {
  const { faults } = await translated(withFile('NAMES.CSV', 'name,state\nB,POSTED\n'));
  expect(faults).toEqual([
    {
      file: 'MONTHS.CSV',
      row: 1,
      column: 'name',
      reason: `ไม่มีแถวใดของ MONTHS (name) ตรงกับ NAMES (name) เลย คอลัมน์ที่จับคู่ใน on อาจผิด${orAny}`,
    },
  ]);
  const nobody = withFile('NAMES.CSV', 'name,state\nB,POSTED\n');
  const mapping = nobody.mapping.replace(/optional: yes/, 'optional: any');
  expect(mapping).not.toBe(nobody.mapping);
  expect((await translated({ ...nobody, mapping })).faults).toEqual([]);
  const empty = await translated(withFile('NAMES.CSV', 'name,state\n'));
  expect(empty.faults).toEqual([]);
});

/** The months in two parts, by what stands in the joined names. */
const inParts = (): SmallCore => {
  const [before = '', part = ''] = months.mapping.split(/(?<= {2}agency_months:\n)/);
  const only = (states: string) => part.replace('      columns:', `      only: ${states}\n$&`);
  return {
    ...months,
    mapping: before + only('{ N.state: POSTED, unit: ["1", "2"] }') + only("{ N.state: '' }"),
  };
};

test('a row that parts leave out by a joined column is told', async () => {
  const core = inParts();
  const { faults, read } = await translated(core);
  expect(faults).toEqual([]);
  expect(await read('agency_months')).toHaveLength(2);
  const files = {
    'NAMES.CSV': 'name,state\nA,POSTED\nB,SHUT\n',
    'MONTHS.CSV': `${months.files['MONTHS.CSV']}3,B,11/2568\n4,A,11/2568\n`,
    'BILLS.CSV': `${months.files['BILLS.CSV']}3,11/2568,M,5\n4,11/2568,M,5\n`,
  };
  const apart = await translated({ ...core, files });
  expect(apart.faults.filter(({ file }) => file === 'MONTHS.CSV')).toEqual([
    {
      file: 'MONTHS.CSV',
      row: 4,
      column: 'N.state, unit',
      reason: 'ระเบียนนี้ (N.state, unit “SHUT 3”) ไม่มีแหล่งข้อมูลใดในแผนที่ข้อมูลรับ',
    },
    expect.objectContaining({ row: 5 }),
  ]);
});
