import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asciiDigits } from '../../core/membership-number.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { withSlips } from '../check/tests/cases/slips.ts';
import type { WatchEvent } from '../drops/options.ts';
import { watchFolder } from '../drops/watcher.ts';
import { type Column, type Subject, subjects } from '../layout.ts';
import { runIntake } from '../run-intake.ts';
import { type Draft, type Fields, manifestOf, textsOf, tinyDraft } from './tiny-extract.ts';
import { inFolder } from './tiny-store.ts';

const run = promisify(execFile);
const ids = ['1101700230708', '3990173687870', '1100500123451'];
const [first, second, third] = ids as [string, string, string];

/** Says whether an ID can be read in it, however it is set apart or written. */
const tells = (shown: string): boolean => {
  const plain = asciiDigits(shown).replace(/[^\p{L}\p{N}]/gu, '');
  return ids.some((id) => plain.includes(id));
};

/** Numbers of the tiny extract, each an ID in all its files. */
const numbers: Readonly<Record<string, string>> = {
  '01020000011': first,
  '01020000022': second,
  '1234567890': third,
  'สม.0000001/2568': '1-1017-00230-70-8',
  'ฉฉ.0000001/2567': second,
  'สฌ.0001': first,
  '0000001/2567': second,
  '0000001/2568': third,
  '01011001': first,
  '01012002': second,
  'โฉนด 12345': `โฉนด ${first}`,
  ...{ SCHOLAR: second, OR1: first, EM1: second },
  ...{ R1: first, R2: second, R3: third, R4: `R${first}` },
};

const isFree = ({ kind, oneOf, name }: Column): boolean =>
  kind === 'text' && oneOf === undefined && !['BANK_CODE', 'PHONE'].includes(name);

/** Whole, and every text in it names somebody's ID. */
function draftOfIds(): Draft {
  const draft = tinyDraft();
  withSlips(draft);
  for (const { name, columns } of subjects) {
    for (const row of draft[name]) {
      for (const column of columns) {
        const value = row[column.name] ?? '';
        const number = numbers[value];
        if (number !== undefined) row[column.name] = number;
        else if (isFree(column) && value !== '') row[column.name] = `${value} ${first}`;
      }
    }
  }
  return draft;
}

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
});
afterAll(() => store.close());

async function judge(draft: Draft, manifest: readonly Fields[] = manifestOf(draft)) {
  return inFolder(textsOf(draft, manifest), (folder) =>
    runIntake({ folder, ownerUrl: store.ownerUrl, dryRun: true }),
  );
}

/** In place of what a column of that kind has: it can be read, and does not tie. */
const wrong: Readonly<Record<string, string>> = {
  ...{ amount: '7777.77', day: '01/01/2500', month: '10/2567', year: '2566' },
  ...{ rate: '9.99', whole: '77', sign: '0', flag: '1' },
};

const typed = [first, '1-1017-00230-70-8', '๑๑๐๑๗๐๐๒๓๐๗๐๘', `x${second}y`, '11017002307.08'];

const breaks = (subject: Subject): readonly (readonly [string, (draft: Draft) => void])[] => {
  const rowOf = (draft: Draft) => draft[subject.name as keyof Draft].at(-1) as Fields;
  const kinds = [...new Set(subject.columns.map(({ kind }) => kind))];
  const byKind = kinds
    .map((kind) => ({ kind, value: wrong[kind] }))
    .filter((one): one is { kind: Column['kind']; value: string } => one.value !== undefined)
    .map(({ kind, value }) => {
      const spoil = (draft: Draft) => {
        for (const { name } of subject.columns.filter((one) => one.kind === kind)) {
          rowOf(draft)[name] = value;
        }
      };
      return [`${kind} ${value}`, spoil] as const;
    });
  // What no column can be. Each form in some files: how it is shown does not depend on the file.
  const forms = typed.filter((_, index) => (index + subjects.indexOf(subject)) % 3 === 0);
  const everywhere = forms.map((value) => {
    const spoil = (draft: Draft) => {
      for (const { name } of subject.columns) rowOf(draft)[name] = value;
    };
    return [`everywhere ${value}`, spoil] as const;
  });
  const twice = (draft: Draft) => void draft[subject.name as keyof Draft].push(rowOf(draft));
  const gone = (draft: Draft) => void draft[subject.name as keyof Draft].splice(0);
  return [...byKind, ...everywhere, ['a row twice', twice], ['no row', gone]];
};

describe('T23 an extract full of national IDs', () => {
  test('is taken in as it is', async () => {
    const report = await inFolder(textsOf(draftOfIds()), (folder) =>
      runIntake({ folder, ownerUrl: store.ownerUrl }),
    );
    expect(report.faults).toEqual([]);
    expect(report.outcome).toBe('published');
  });

  test.each(subjects.map((subject) => [subject.file, subject] as const))(
    'says none of them, however %s is broken',
    async (_, subject) => {
      let refused = 0;
      for (const [what, spoil] of breaks(subject)) {
        const draft = draftOfIds();
        spoil(draft);
        const { faults } = await judge(draft);
        refused += Math.min(1, faults.length);
        for (const fault of faults) {
          expect([what, fault, tells(Object.values(fault).join(' | '))]).toEqual([
            ...[what, fault, false],
          ]);
        }
      }
      expect(refused).toBeGreaterThan(3);
    },
  );

  test.each(['FILE', 'COLUMN', 'ROWS', 'TOTAL', 'BY', 'VALUE', 'AS_OF'])(
    'says none of them where they stand in %s of the manifest',
    async (name) => {
      // With a point it is a sum of money in TOTAL, and stays one.
      const money = (value: string) => name === 'TOTAL' && value.includes('.');
      for (const value of typed.filter((one) => !money(one))) {
        const manifest = manifestOf(draftOfIds());
        const group = manifest.findLast((row) => row.BY === 'AGENCY_NO') as Fields;
        expect(group.VALUE).not.toBe(value);
        group[name] = value;
        const { faults } = await judge(draftOfIds(), manifest);
        expect(faults).not.toEqual([]);
        for (const fault of faults) expect([fault, tells(fault.reason)]).toEqual([fault, false]);
      }
    },
  );

  test('says none of them in a header', async () => {
    for (const value of typed) {
      const texts = { ...textsOf(draftOfIds()) };
      for (const [from, to] of [
        ['PREFIX', value],
        ['ADDRESS\r', `ADDRESS,${value}\r`],
      ] as const) {
        const members = (texts['members.csv'] as string).replace(from, to);
        const { faults } = await inFolder({ ...texts, 'members.csv': members }, (folder) =>
          runIntake({ folder, ownerUrl: store.ownerUrl, dryRun: true }),
        );
        expect(faults).toHaveLength(1);
        expect([faults, tells(JSON.stringify(faults))]).toEqual([faults, false]);
      }
    }
  });
});

test('T23 what an extract changes in the one that is shown is told without them', async () => {
  const draft = draftOfIds();
  for (const { name } of subjects.filter((one) => one.name.endsWith('_lines'))) {
    for (const row of draft[name]) row.DESCRIPTION = `แก้ไข ${second}`;
  }
  await inFolder(textsOf(draft), async (folder) => {
    const { ownerUrl } = store;
    const { summary, faults, outcome } = await runIntake({ folder, ownerUrl, dryRun: true });
    const changes = summary?.subjects.flatMap(({ rewritten }) => rewritten) ?? [];
    expect(outcome).not.toBe('refused');
    expect(changes.length).toBeGreaterThan(5);
    const shown = JSON.stringify({ summary, faults });
    expect([shown, tells(shown)]).toEqual([shown, false]);
    const env = { PATH: process.env.PATH, DATABASE_OWNER_URL: ownerUrl };
    const args = [resolve('intake/cli.ts'), folder, '--dry-run'];
    const { stdout } = await run(process.execPath, args, { env }).catch((error) => error);
    expect([stdout, tells(stdout)]).toEqual([stdout, false]);
  });
});

test('T23 neither command, report nor mail of a drop says one of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahakon-ids-'));
  const draft = draftOfIds();
  for (const { name, columns } of subjects) {
    for (const column of columns) (draft[name].at(-1) as Fields)[column.name] = first;
  }
  await inFolder(textsOf(draft), async (own) => {
    const env = { PATH: process.env.PATH, DATABASE_OWNER_URL: store.ownerUrl };
    const ended = await run(process.execPath, [resolve('intake/cli.ts'), own], { env }).catch(
      (error) => error as { code: number; stdout: string; stderr: string },
    );
    expect(ended).toMatchObject({ code: 1 });
    expect([ended.stdout, tells(ended.stdout + ended.stderr)]).toEqual([ended.stdout, false]);
    await mkdir(folder, { recursive: true });
    await rm(join(folder, 'drop'), { recursive: true, force: true });
    await run('cp', ['-r', own, join(folder, 'drop')]);
  });
  const events: WatchEvent[] = [];
  await watchFolder(
    {
      ...{ folder, ownerUrl: store.ownerUrl, signal: new AbortController().signal },
      ...{ pollSeconds: 0.05, keepDays: 14, stallSeconds: 30, keep: 3, mostInQuarantine: 0 },
      // The day of what is shown: no mail of figures that have grown old.
      today: () => '2025-11-28',
      tell: (event) => void events.push(event),
    },
    { once: true },
  );
  const mails = await asUpkeep(store.ownerUrl, 'sahakon_owner', async (session) => {
    return (await session.query('SELECT * FROM portal.take_intake_notices()')).rows;
  });
  expect(mails).toHaveLength(1);
  const { mark: _, ...report } = JSON.parse(
    await readFile(join(folder, 'failed/drop/report.json'), 'utf8'),
  );
  expect(report.faults.length).toBeGreaterThan(5);
  const text = await readFile(join(folder, 'failed/drop/report.txt'), 'utf8');
  for (const shown of [JSON.stringify(mails), JSON.stringify(report), text]) {
    expect([shown, tells(shown)]).toEqual([shown, false]);
  }
  await rm(folder, { recursive: true });
});
