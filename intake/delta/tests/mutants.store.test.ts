/** Whatever a delta holds, it comes to what a second program makes of base and delta. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Random, seededRandom } from '../../../demo/random.ts';
import {
  deltaColumns,
  deltaFile,
  manifestFile,
  type SubjectName,
  subjectOf,
  subjects,
} from '../../layout.ts';
import { runIntake } from '../../run-intake.ts';
import {
  type Draft,
  type Fields,
  manifestOf,
  textsOf,
  tinyDraft,
  writeTexts,
} from '../../tests/tiny-extract.ts';
import { inFolder, openTinyStore } from '../../tests/tiny-store.ts';
import { digestOf } from './cases.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
let base: string;
let digest: string;
beforeAll(async () => {
  store = await openTinyStore();
  base = await mkdtemp(join(tmpdir(), 'sahakon-base-'));
  await writeTexts(base, textsOf(tinyDraft()));
  digest = await digestOf(base);
});
afterAll(async () => {
  await store.close();
  await rm(base, { recursive: true });
});

/** What a night delivers. */
interface Night {
  readonly changes: Record<SubjectName, Fields[]>;
  readonly removals: { readonly name: SubjectName; readonly key: readonly string[] }[];
}

const keyOf = (name: SubjectName, row: Fields): string[] =>
  subjectOf(name).key.map((column) => row[column] ?? '');

/** Numbers as numbers, months by their year, everything else as text. */
const rank = (part: string): string => {
  const [month = '', year] = part.split('/');
  return year === undefined || part.length !== 7 ? part.padStart(20, ' ') : `${year}${month}`;
};
const inOrder = (one: readonly string[], other: readonly string[]): number => {
  const [left, right] = [one, other].map((key) => key.map(rank).join('|')) as [string, string];
  return left < right ? -1 : 1;
};

/** Base and night put together row by row; undefined where that cannot be. */
function wholeOf({ changes, removals }: Night): Draft | undefined {
  const whole = tinyDraft();
  for (const { name } of subjects) {
    const rows = new Map(whole[name].map((row) => [keyOf(name, row).join('|'), row]));
    const delivered = new Set<string>();
    for (const row of changes[name]) {
      const key = keyOf(name, row).join('|');
      if (delivered.has(key)) return undefined;
      delivered.add(key);
    }
    for (const removal of removals.filter((one) => one.name === name)) {
      const key = removal.key.join('|');
      if (delivered.has(key) || !rows.delete(key)) return undefined;
    }
    for (const row of changes[name]) rows.set(keyOf(name, row).join('|'), row);
    whole[name] = [...rows.values()].toSorted((a, b) => inOrder(keyOf(name, a), keyOf(name, b)));
  }
  return whole;
}

const quoted = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function deltaTexts({ changes, removals }: Night, manifest: readonly Fields[]) {
  const texts = textsOf({ ...tinyDraft(), ...changes }, manifest);
  const files = subjects.filter(({ name }) => changes[name].length > 0).map(({ file }) => file);
  const cells = removals.map(({ name, key }) => [subjectOf(name).file, ...key]);
  const rows = (cells.length > 0 ? cells : [['']]).map((row) =>
    deltaColumns.map((_, at) => (at === 0 ? digest : quoted(row[at - 1] ?? ''))).join(','),
  );
  const header = deltaColumns.map(({ name }) => name).join(',');
  return {
    ...Object.fromEntries(files.map((file) => [file, texts[file] as string])),
    [manifestFile]: texts[manifestFile] as string,
    [deltaFile]: [header, ...rows].map((row) => `${row}\r\n`).join(''),
  };
}

const filled = subjects.map(({ name }) => name).filter((name) => tinyDraft()[name].length > 0);
const texts = ['NAME', 'ADDRESS', 'DESCRIPTION', 'TYPE_NAME', 'FULL_NAME', 'PHONE', 'NOTE'];

/** One change of a night; most leave everything tied. */
function mutate({ changes, removals }: Night, random: Random): void {
  const name = random.of(filled);
  const { columns, key } = subjectOf(name);
  const row = { ...random.of(tinyDraft()[name]) };
  const say = (list: readonly string[], text: string) => {
    const column = list.find((one) => columns.some((column) => column.name === one));
    if (column !== undefined) Object.assign(row, { [column]: text });
    return column !== undefined;
  };
  const remove = () => void removals.push({ name, key: keyOf(name, row) });
  const deliver = () => void changes[name].push(row);
  const kinds: readonly (() => void)[] = [
    ...Array.from({ length: 6 }, () => () => {
      if (say(texts, `ใหม่ "${random.below(9)}", ข`)) deliver();
    }),
    () => {
      const amounts = columns.filter(({ kind }) => kind === 'amount');
      if (amounts.length > 0 && say([random.of(amounts).name], '7.77')) deliver();
    },
    remove,
    () => void removals.push({ name: 'beneficiaries', key: ['000001', '2'] }),
    () => void removals.push({ name, key: key.map(() => '999') }),
    () => [remove, deliver].forEach((work) => void work()),
    () => [deliver, deliver].forEach((work) => void work()),
    () => {
      if (say(['MEMBER_NO'], random.of(['000001', '000002', '000003']))) deliver();
    },
  ];
  random.of(kinds)();
}

const judge = (folder: string) =>
  runIntake({ folder, ownerUrl: store.ownerUrl, dryRun: true, force: true });

const seeds = Array.from({ length: 30 }, (_, seed) => seed + 1);
const outcomes: string[] = [];

test.each(seeds)('F11 a night of chance %i is judged as the whole is', async (seed) => {
  const random = seededRandom(seed, 0);
  const changes = Object.fromEntries(subjects.map(({ name }) => [name, []])) as unknown;
  const night = { changes, removals: [] } as unknown as Night;
  for (let count = 1 + random.below(3); count > 0; count -= 1) mutate(night, random);
  const whole = wholeOf(night);
  const isStale = random.below(6) === 0;
  const manifest = manifestOf(isStale || !whole ? tinyDraft() : whole);
  const found = await inFolder(deltaTexts(night, manifest), judge);
  outcomes.push(found.outcome);
  if (!whole) {
    expect(found.outcome).toBe('refused');
    return;
  }
  const wanted = await inFolder(textsOf(whole, manifest), judge);
  expect([found.outcome, found.faults.length > 0]).toEqual([
    wanted.outcome,
    wanted.faults.length > 0,
  ]);
  expect(found.comparison).toEqual(wanted.comparison);
});

test('some of them are taken and some are not', () => {
  expect(outcomes).toHaveLength(seeds.length);
  expect(outcomes.filter((one) => one === 'checked').length).toBeGreaterThan(5);
  expect(outcomes.filter((one) => one === 'refused').length).toBeGreaterThan(5);
});
