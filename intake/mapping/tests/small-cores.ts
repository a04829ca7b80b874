/** Cores of a few lines, each with a mapping, for what the worked examples do not need. */
import { subjects } from '../../layout.ts';

const empty = (...made: readonly string[]) =>
  subjects
    .filter(({ name }) => !made.includes(name))
    .map(({ name }) => `  ${name}: []`)
    .join('\n');

/** Files of a core, and the text of its mapping. */
export interface SmallCore {
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly mapping: string;
}

export const agencies = {
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

export const ledger = {
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

/** Months of agencies whose figures are sums over bills, and the names of agencies beside them. */
export const months = {
  files: {
    'MONTHS.CSV': 'unit,name,month\n1,A,11/2568\n2,,11/2568\n',
    'BILLS.CSV': 'unit,month,kind,baht\n1,11/2568,M,100.25\n1,11/2568,M,50\n2,11/2568,M,7\n',
    'NAMES.CSV': 'name,state\nA,POSTED\n',
  },
  mapping: `
name: rules
formats:
  mm-yyyy: { kind: month, form: mm/yyyy, era: be }
sources:
  MONTHS:
    files: MONTHS.CSV
    encoding: utf-8
    csv: { delimiter: ',', header: yes }
    columns: { unit: text, name: text, month: mm-yyyy }
  BILLS:
    files: BILLS.CSV
    encoding: utf-8
    csv: { delimiter: ',', header: yes }
    columns: { unit: text, month: mm-yyyy, kind: text, baht: amount }
  NAMES:
    files: NAMES.CSV
    encoding: utf-8
    csv: { delimiter: ',', header: yes }
    columns: { name: text, state: text }
subjects:
${empty('agency_months')}
  agency_months:
    - from: MONTHS
      join: { N: { source: NAMES, on: { name: name }, optional: yes } }
      columns:
        AGENCY_NO: unit
        MONTH: month
        STATE: { first: [N.state], codes: { POSTED: POSTED }, otherwise: SENT }
        DUE_ON: { value: 30/11/2568 }
        MEMBERS: { count: baht, of: BILLS, on: { unit: unit, month: month }, only: { kind: M } }
        BILLED: { total: baht, of: BILLS, on: { unit: unit, month: month }, only: { kind: M } }
        COLLECTED: { total: baht, of: BILLS, on: { unit: unit, month: month }, only: { kind: M } }
        UNCOLLECTED: { value: '0.00' }
        REFUND_PENDING: { value: '0.00' }
`,
};
