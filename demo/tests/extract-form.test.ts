import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjects } from '../../intake/layout.ts';
import { ImpossibleExtract, writeExtract } from '../write-extract.ts';
import { fileText, readExtract } from './read-extract.ts';

let root: string;
const at = (name: string): string => join(root, name);

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort()) {
    hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahakon-form-'));
  await writeExtract({ folder: at('once'), members: 60 });
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('the files of the layout, in Windows-874 with CRLF and a header', async () => {
  const files = [...subjects.map((subject) => subject.file), 'manifest.csv'].sort();
  expect((await readdir(at('once'))).sort()).toEqual(files);
  for (const subject of subjects) {
    const text = await fileText(at('once'), subject.file);
    const header = subject.columns.map((column) => column.name).join(',');
    expect(text.startsWith(`${header}\r\n`)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  }
  const bytes = await readFile(join(at('once'), 'members.csv'));
  // ก to ๛ lie at 0xA1 to 0xFB; UTF-8 would begin them with 0xE0, which is เ.
  expect(bytes.includes(Buffer.from([0xca, 0xc1, 0xcb, 0xad, 0xd4, 0xa7]))).toBe(true);
});

test('fields are written as their columns say', async () => {
  const extract = await readExtract(at('once'));
  const forms: Readonly<Record<string, RegExp>> = {
    member_no: /^\d{6}$/,
    agency_no: /^\d{8}$/,
    // Seven digits and a year on requests, ten to twelve at banks, eight of associations.
    account_no: /^(\d{8}|\d{7}\/2\d{3}|\d{10,12}|\d{14})$/,
    contract_no: /^[ก-ฮ.]+\d+(\/2\d{3})?$/,
    national_id: /^\d{13}$/,
    day: /^\d{2}\/\d{2}\/2[45]\d{2}$/,
    month: /^(0[1-9]|1[0-2])\/25\d{2}$/,
    year: /^25\d{2}$/,
    amount: /^\d+\.\d{2}$/,
    rate: /^(\d{1,2}|100)\.\d{2,4}$/,
    whole: /^(0|[1-9]\d*)$/,
    sign: /^(-?1|0)$/,
    flag: /^[01]$/,
    text: /^\S(.*\S)?$/,
  };
  for (const subject of subjects) {
    for (const column of subject.columns) {
      const values = new Set(extract[subject.name].map((row) => row[column.name] ?? ''));
      if (column.optional) values.delete('');
      for (const value of values) {
        expect(value, `${subject.file} ${column.name}`).toMatch(forms[column.kind] ?? /$^/);
        if (column.oneOf) expect(column.oneOf).toContain(value);
      }
    }
    const keys = extract[subject.name].map((row) => subject.key.map((name) => row[name]).join());
    expect(new Set(keys).size, subject.file).toBe(keys.length);
  }
});

test('the same options give the same bytes', async () => {
  await writeExtract({ folder: at('again'), members: 60 });
  expect(await fingerprint(at('again'))).toBe(await fingerprint(at('once')));
});

test('a later day only adds to the ledgers', async () => {
  await writeExtract({ folder: at('later'), members: 60, asOf: '2026-04-30' });
  const [early, late] = await Promise.all([readExtract(at('once')), readExtract(at('later'))]);
  for (const [ledgers, key] of [
    ['share_lines', 'MEMBER_NO'],
    ['deposit_lines', 'ACCOUNT_NO'],
    ['loan_lines', 'CONTRACT_NO'],
  ] as const) {
    const lateLines = new Map(late[ledgers].map((row) => [`${row[key]} ${row.SEQ}`, row]));
    for (const row of early[ledgers]) {
      expect(lateLines.get(`${row[key]} ${row.SEQ}`)).toEqual(row);
    }
    expect(late[ledgers].length).toBeGreaterThan(early[ledgers].length);
  }
  expect(late.manifest[0]?.AS_OF).toBe('30/04/2569');
});

test('a larger cooperative has the same people and more', async () => {
  await writeExtract({ folder: at('larger'), members: 90 });
  const [small, large] = await Promise.all([readExtract(at('once')), readExtract(at('larger'))]);
  expect([small.members.length, large.members.length]).toEqual([60, 90]);
  const membersByNo = new Map(large.members.map((row) => [row.MEMBER_NO, row]));
  for (const row of small.members) {
    expect(membersByNo.get(row.MEMBER_NO)?.NATIONAL_ID).toBe(row.NATIONAL_ID);
    expect(membersByNo.get(row.MEMBER_NO)?.SHARE_BALANCE).toBe(row.SHARE_BALANCE);
  }
});

test('progress ends with everybody', async () => {
  const progressCalls: number[] = [];
  await writeExtract({ folder: at('told'), members: 60, progress: (n) => progressCalls.push(n) });
  expect(progressCalls.at(-1)).toBe(60);
});

test.each([
  [6, '2025-11-28'],
  [900_001, '2025-11-28'],
  [10.5, '2025-11-28'],
  [60, '2025-05-31'],
  [60, '2025-02-29'],
])('%s members on %s cannot be, and leave no folder behind', async (members, asOf) => {
  const writing = writeExtract({ folder: at('never'), members, asOf });
  await expect(writing).rejects.toBeInstanceOf(ImpossibleExtract);
  await expect(readdir(at('never'))).rejects.toThrow('ENOENT');
});
