import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseMapping } from './read-mapping.ts';

const worked = readFileSync('intake/mappings/csv-tis620.yaml', 'utf8');
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

/** Faults of the worked mapping with `from` written otherwise, as `line: reason`. */
function faultsOf(...changes: readonly (readonly [string, string])[]) {
  let text = worked;
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  const { faults, mapping } = parseMapping('a.yaml', text);
  expect(mapping === undefined).toBe(faults.length > 0);
  return { text, faults: faults.map(({ line, reason }) => ({ line, reason })) };
}

test('the worked mappings have no fault', () => {
  for (const name of ['csv-tis620', 'fixed-width', 'excel']) {
    const text = readFileSync(`intake/mappings/${name}.yaml`, 'utf8');
    expect(parseMapping(name, text).faults, name).toEqual([]);
  }
});

test.each<[string, readonly [string, string], string, string]>([
  ['an unknown key', ['about:', 'abuot:'], 'abuot', 'ไม่รู้จักคำว่า abuot'],
  [
    'a column that we do not have',
    ['MEMBER_NO: MEMB_NO', 'MEMBER: MEMB_NO'],
    'MEMBER: MEMB',
    'ไม่มีคอลัมน์ MEMBER ใน members.csv',
  ],
  [
    'a column that the source does not have',
    ['JOINED_ON: IN_DT', 'JOINED_ON: IN_DAY'],
    'JOINED_ON: IN_DAY',
    'ไม่มีคอลัมน์ IN_DAY ในแหล่งข้อมูล MBMAST',
  ],
  [
    'a code that is none of ours',
    ['D: DAILY', 'D: WEEKLY'],
    'D: WEEKLY',
    'ค่า WEEKLY ใช้กับ METHOD ไม่ได้',
  ],
  [
    'a constant that is none of ours',
    ['{ value: ONCE }', '{ value: TWICE }'],
    '{ value: TWICE',
    'ค่า TWICE ใช้กับ ROUNDING ไม่ได้',
  ],
  [
    'a kind that does not fit',
    ['JOINED_ON: IN_DT', 'JOINED_ON: EMP_CD'],
    'JOINED_ON: EMP_CD',
    'EMP_CD เป็นชนิด text ใส่ใน JOINED_ON (day) ไม่ได้',
  ],
  [
    'a join on a column that is not there',
    ['{ PRS_ID: PRS_ID }', '{ PRS_ID: PRS_NO }'],
    '{ PRS_ID: PRS_NO',
    'เชื่อมด้วยคอลัมน์ PRS_NO ซึ่งไม่มี',
  ],
  [
    'a day of two figures without a pivot',
    ['form: d mmm yy, era: be, pivot: 68', 'form: d mmm yy, era: be'],
    'form: d mmm yy, era: be }',
    'ปีสองหลัก (yy) ต้องมี pivot',
  ],
  [
    'a form without a year',
    ['form: yyyymmdd', 'form: mmdd'],
    'form: mmdd',
    'รูปแบบวันที่ต้องประกอบด้วย d m y',
  ],
  [
    'an era that is none',
    ['form: yyyymmdd, era: be', 'form: yyyymmdd, era: th'],
    'form: yyyymmdd, era: th',
    'ต้องเป็นค่าใดค่าหนึ่งใน be, ce, mixed',
  ],
  [
    'a format that nobody named',
    ['IN_DT: compact', 'IN_DT: short'],
    'IN_DT: short',
    'ไม่รู้จักรูปแบบ short',
  ],
  [
    'a file that is read in two ways',
    ["delimiter: '|', header: yes }", "delimiter: '|', header: yes }\n    fixed: { record: 9 }"],
    '  DEPT:',
    'ต้องระบุอย่างใดอย่างหนึ่งใน csv, fixed, workbook',
  ],
  [
    'a rule of two kinds',
    ['{ value: ONCE }', '{ value: ONCE, from: CUT }'],
    '{ value: ONCE, from',
    'ต้องมีอย่างใดอย่างหนึ่งใน',
  ],
  [
    'a day of the data that is no day',
    ['CONTROL.DATA_DT', 'CONTROL.FILE_NM'],
    'CONTROL.FILE_NM',
    'as-of ต้องเป็นคอลัมน์ชนิด day',
  ],
  [
    'a sum of texts',
    ['{ BAL: TOT1 }', '{ ACC_NAME: TOT1 }'],
    '{ ACC_NAME: TOT1',
    'ACC_NAME ต้องเป็นคอลัมน์ชนิด amount, whole',
  ],
  [
    'a part without a group',
    ["'KEP(\\d{4})'", "'KEP\\d{4}'"],
    "'KEP\\d{4}'",
    'part ต้องเป็นนิพจน์ปรกติที่มีวงเล็บกลุ่มเดียว',
  ],
  [
    'a key that stands twice',
    ['about:', 'name: other\nabout:'],
    'name: other',
    'ชื่อนี้เขียนซ้ำในที่เดียวกัน',
  ],
])('%s is told at its line', (_, change, at, reason) => {
  const { text, faults } = faultsOf(change);
  const found = faults.find((fault) => fault.reason.includes(reason));
  expect(found, JSON.stringify(faults)).toBeDefined();
  expect(found?.line).toBe(lineOf(text, at));
});

describe('what is missing', () => {
  test('a required column', () => {
    const { faults } = faultsOf(['        SHARE_BALANCE: SHR_AMT\n', '']);
    expect(faults).toEqual([
      expect.objectContaining({ reason: 'members.csv ยังขาดคอลัมน์ที่ต้องมี SHARE_BALANCE' }),
    ]);
  });

  test('a subject', () => {
    const { faults } = faultsOf(['  welfare_types:\n', '  welfare_kinds:\n']);
    expect(faults.map(({ reason }) => reason)).toEqual([
      'แหล่งข้อมูล WELTYPE ไม่ได้ใช้ที่ใดเลย ข้อมูลจะหายไป',
      expect.stringContaining('ยังไม่ได้กำหนด welfare_types'),
      'ไม่มีไฟล์ welfare_kinds ในชุดข้อมูลของเรา',
    ]);
  });

  test('the use of a source', () => {
    const unused =
      '  EXTRA:\n    files: X.TXT\n    encoding: utf-8\n    csv: *bar\n    columns: { A: text }\n';
    const { faults, text } = faultsOf(['  CONTROL:\n    files', `${unused}  CONTROL:\n    files`]);
    expect(faults).toEqual([
      { line: lineOf(text, '  EXTRA:'), reason: 'แหล่งข้อมูล EXTRA ไม่ได้ใช้ที่ใดเลย ข้อมูลจะหายไป' },
    ]);
  });
});

test('all faults are told at once, each alone, in the order of their lines', () => {
  const { faults } = faultsOf(
    ['D: DAILY', 'D: WEEKLY'],
    ['IN_DT: compact', 'IN_DT: short'],
    ['about:', 'abuot:'],
    ['{ value: ONCE }', '{ value: TWICE }'],
    ['LAST_NAME: PERSON.LNAME', 'LAST_NAME: PERSON.SURNAME'],
  );
  expect(faults.map(({ reason }) => reason.slice(0, 25))).toEqual([
    'ไม่รู้จักคำว่า abuot ที่ใช้ได้คือ'.slice(0, 25),
    'ไม่รู้จักรูปแบบ short ที่มีคือ'.slice(0, 25),
    'ไม่มีคอลัมน์ PERSON.SURNAME'.slice(0, 25),
    'ค่า WEEKLY ใช้กับ METHOD ไม่ได้'.slice(0, 25),
    'ค่า TWICE ใช้กับ ROUNDING ไม่ได้'.slice(0, 25),
  ]);
  const lines = faults.map(({ line }) => line);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});

test('what is no YAML is told at its line', () => {
  const { faults } = parseMapping('a.yaml', 'name: x\nsources: [\n');
  expect(faults[0]?.reason).toContain('เขียน YAML ไม่ถูกต้อง');
  for (const { reason } of faults) expect(reason).not.toMatch(/[A-Z_]{6}/);
  const tab = parseMapping('a.yaml', 'name: x\nsources:\n\tA: b\n');
  expect(tab.faults[0]).toMatchObject({ line: 3, reason: expect.stringContaining('แท็บ') });
});

test('what may stand there instead of an unknown word is listed', () => {
  const { faults } = faultsOf(['about:', 'abuot:']);
  expect(faults[0]?.reason).toMatch(/^ไม่รู้จักคำว่า abuot ที่ใช้ได้คือ name, about, as-of, ignore/);
  const inSource = faultsOf(['    csv: *bar\n', '    cvs: *bar\n']).faults;
  const unknown = inSource.find(({ reason }) => reason.includes('cvs'));
  expect(unknown?.reason).toContain('ที่ใช้ได้คือ files, encoding, csv, fixed, workbook');
});

test('a word at fault behind an anchor is told once, where it stands', () => {
  const { text, faults } = faultsOf([
    "csv: &bar { delimiter: '|', header: yes }",
    "csv: &bar { delimiter: '|', header: yes, haeder: no }",
  ]);
  expect(faults).toEqual([
    {
      line: lineOf(text, 'haeder'),
      reason: 'csv ไม่รู้จักคำว่า haeder ที่ใช้ได้คือ delimiter, quote, header, last-break',
    },
  ]);
});
