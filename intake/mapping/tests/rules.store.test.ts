/** Every rule of a mapping on a small core of its own: UTF-8, quotes, no header, odd names. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../records/migrate.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { Faults } from '../../fault.ts';
import { subjects } from '../../layout.ts';
import { parseMapping } from '../schema/read-mapping.ts';
import { translate } from '../translate/translate.ts';

let folder: string;
let store: Awaited<ReturnType<typeof openTestStore>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-rules-'));
  store = await openTestStore({ empty: true });
  await migrate(store.ownerUrl, { appLogin: store.appLogin });
});
afterAll(async () => {
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

const empty = (...made: readonly string[]) =>
  subjects
    .filter(({ name }) => !made.includes(name))
    .map(({ name }) => `  ${name}: []`)
    .join('\n');

interface Case {
  readonly files: Readonly<Record<string, string>>;
  readonly mapping: string;
}

let count = 0;
/** Our files of a core's files, or the faults of them. */
async function translated({ files, mapping: yaml }: Case) {
  count += 1;
  const [theirs, out] = [join(folder, `${count}`), join(folder, `${count}-out`)];
  await mkdir(theirs);
  await mkdir(out);
  for (const [name, text] of Object.entries(files)) await writeFile(join(theirs, name), text);
  const { mapping, faults: wrong } = parseMapping('rules.yaml', yaml);
  expect(wrong).toEqual([]);
  if (!mapping) throw new Error('unreachable');
  const faults = new Faults();
  const { ownerUrl } = store;
  const options = { folder: theirs, mapping, ownerUrl, out, wayBack: out, faults };
  await translate({ ...options, asOf: '2025-11-28' });
  const read = async (subject: string) => {
    const bytes = await readFile(join(out, `${subject}.csv`));
    return new TextDecoder('windows-874').decode(bytes).split('\r\n').slice(1, -1);
  };
  return { faults: faults.list, read };
}

const agencies = {
  files: {
    'UNITS.CSV':
      '\ufeff1011001;"โรงเรียน ""ตัวอย่าง""; สาขา 1";นาย;ก;\r\n' +
      '1012002;"โรงพยาบาล\r\nตัวอย่าง";;ข;043-1\r\n\r\n' +
      '9999999;ยกเลิก;;;\r\n',
    'PARENTS.CSV': 'unit;upper\n1011001;1010001\n',
  },
  mapping: `
name: rules
sources:
  UNITS:
    files: units.csv
    encoding: utf-8
    csv: { delimiter: ';', quote: '"', header: no }
    except: { NO: '9999999' }
    columns:
      NO: { at: 1, format: { kind: text, pad: 8 } }
      NAME: { at: 2, format: text }
      TITLE: { at: 3, format: text }
      HEAD: { at: 4, format: text }
      PHONE: { at: 5, format: text }
      YEAR: { of: file, part: '^(.)', format: text }
  UPPER:
    files: PARENTS.CSV
    encoding: utf-8
    csv: { delimiter: ';', header: yes }
    columns:
      OWN: { heading: unit, format: { kind: text, pad: 8 } }
      UP: { heading: upper, format: { kind: text, pad: 8 } }
subjects:
${empty('agencies')}
  agencies:
    - from: UNITS
      join: { P: { source: UPPER, on: { OWN: NO }, optional: yes } }
      sort: [NO]
      columns:
        AGENCY_NO: NO
        PARENT_AGENCY_NO: P.UP
        NAME: NAME
        HEAD_NAME: { text: '{TITLE}{HEAD} {YEAR}' }
        HEAD_POSITION: { from: TITLE, codes: { นาย: ครูใหญ่ }, otherwise: ผู้อำนวยการ }
        PHONE: { first: [PHONE, P.UP, HEAD] }
`,
};

test('quotes, lines within them, no header, padding, a partner that may be missing', async () => {
  const { faults, read } = await translated(agencies);
  expect(faults).toEqual([]);
  expect(await read('agencies')).toEqual([
    '01011001,01010001,"โรงเรียน ""ตัวอย่าง""; สาขา 1",นายก U,ครูใหญ่,,01010001',
    '01012002,,โรงพยาบาล ตัวอย่าง,ข U,ผู้อำนวยการ,,043-1',
  ]);
});

test('a partner that must be there is told at the row that lacks it', async () => {
  const mapping = agencies.mapping.replace(', optional: yes', '');
  const { faults } = await translated({ ...agencies, mapping });
  expect(faults).toEqual([
    {
      file: 'UNITS.CSV',
      row: 2,
      column: 'NO',
      reason: 'ไม่พบ 01012002 ใน UPPER ที่ต้องเชื่อมกัน',
    },
  ]);
});

const ledger = {
  files: {
    'BF.CSV': 'no,baht\n7,1000\n',
    'BUY.CSV': [
      'no,on,kind,baht,sat',
      '7,5/1/2568,B,150.25,',
      '7,4/1/2568,B,50,',
      '8,31/12/2024,B,10,',
      '7,6/1/2568,R,-,(25.50)',
      '',
    ].join('\n'),
  },
  mapping: `
name: rules
formats:
  mixed: { kind: day, form: d/m/yyyy, era: mixed }
  plain: { kind: amount }
  accounting: { kind: amount, negative: parentheses }
sources:
  BF:
    files: BF.CSV
    encoding: utf-8
    csv: { delimiter: ',', header: yes }
    columns: { no: member-no, baht: plain }
  BUY:
    files: BUY.CSV
    encoding: utf-8
    csv: { delimiter: ',', header: yes }
    columns:
      no: member-no
      on: mixed
      kind: text
      baht: { heading: baht, format: text }
      sat: accounting
      amount: { heading: baht, part: '^([0-9.]*)', format: plain }
subjects:
${empty('share_lines')}
  share_lines:
    - from: BF
      sort: [no, no]
      columns:
        MEMBER_NO: no
        SEQ: { ordinal: [MEMBER_NO] }
        POSTED_ON: { value: 01/01/2568 }
        TYPE_CODE: { value: BF }
        DESCRIPTION: { value: ยกยอดมา }
        SIGN: { value: '1' }
        AMOUNT: baht
        BALANCE: { running: AMOUNT, sign: SIGN, within: [MEMBER_NO] }
    - from: BUY
      only: { kind: B }
      sort: [no, on]
      columns:
        MEMBER_NO: no
        SEQ: { ordinal: [MEMBER_NO] }
        POSTED_ON: on
        TYPE_CODE: { value: EXTRA }
        DESCRIPTION: { text: 'ซื้อ {amount} บาท' }
        SIGN: { value: '1' }
        AMOUNT: amount
        BALANCE: { running: AMOUNT, sign: SIGN, within: [MEMBER_NO] }
    - from: BUY
      only: { kind: R }
      sort: [no, on]
      columns:
        MEMBER_NO: no
        SEQ: { ordinal: [MEMBER_NO] }
        POSTED_ON: on
        TYPE_CODE: { value: REFUND }
        DESCRIPTION: { value: คืน }
        SIGN: { value: '-1' }
        AMOUNT: { sum: [amount], minus: [sat] }
        BALANCE: { running: AMOUNT, sign: SIGN, within: [MEMBER_NO] }
`,
};

test('several sources make one ledger: numbered, in order of days, with a running balance', async () => {
  const { faults, read } = await translated(ledger);
  expect(faults).toEqual([]);
  const lines = await read('share_lines');
  // The first part has no day to sort by: its rows are sorted by the number again, which is less.
  expect(lines).toEqual([
    '000007,1,01/01/2568,,,BF,,ยกยอดมา,1,1000.00,1000.00',
    '000007,2,04/01/2568,,,EXTRA,,ซื้อ 50.00 บาท,1,50.00,1050.00',
    '000007,3,05/01/2568,,,EXTRA,,ซื้อ 150.25 บาท,1,150.25,1200.25',
    '000007,4,06/01/2568,,,REFUND,,คืน,-1,25.50,1174.75',
    '000008,1,31/12/2567,,,EXTRA,,ซื้อ 10.00 บาท,1,10.00,10.00',
  ]);
});

test('a row that no part wants is told, not lost', async () => {
  const [bought = ''] = [ledger.files['BUY.CSV']];
  const files = { ...ledger.files, 'BUY.CSV': bought.replace(',R,', ',X,') };
  const { faults } = await translated({ ...ledger, files });
  expect(faults).toEqual([
    {
      file: 'BUY.CSV',
      row: 5,
      column: 'kind',
      reason: 'ระเบียนนี้ (kind “X”) ไม่มีแหล่งข้อมูลใดในแผนที่ข้อมูลรับ',
    },
  ]);
});

test('a quote that never closes is told where its record begins', async () => {
  const units = agencies.files['UNITS.CSV'].replace('"โรงพยาบาล\r\nตัวอย่าง"', '"โรงพยาบาล');
  const { faults } = await translated({
    ...agencies,
    files: { ...agencies.files, 'UNITS.CSV': units },
  });
  expect(faults).toEqual([
    expect.objectContaining({ file: 'UNITS.CSV', row: 2, reason: expect.stringContaining('คำพูด') }),
  ]);
});

test('names of a mapping and its values reach no statement', async () => {
  const evil = "x'; DROP SCHEMA records CASCADE; --";
  const mapping = agencies.mapping
    .replaceAll('PHONE', '"a\\"b; DROP"')
    .replace(/"a\\"b; DROP": \{ first/, 'PHONE: { first')
    .replace("NO: '9999999'", `NO: ["${evil}", '9999999']`)
    .replace('otherwise: ผู้อำนวยการ', `otherwise: "${evil}"`)
    .replace('นาย: ครูใหญ่', `"${evil}\\\\": ครูใหญ่, นาย: ครูใหญ่`);
  const { faults, read } = await translated({ ...agencies, mapping });
  expect(faults).toEqual([]);
  expect((await read('agencies'))[1]).toContain(evil);
});
