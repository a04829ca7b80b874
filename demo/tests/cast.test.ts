import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatAccountNumber } from '../../core/account-number.ts';
import { isNationalId, maskNationalId } from '../../core/national-id.ts';
import { cast, demoPassword } from '../cast.ts';
import { signInLines } from '../printout.ts';
import { contactNames } from '../seed/agency/contacts.text.ts';
import { demoContacts } from '../seed/agency/contacts.ts';
import { writeExtract } from '../write-extract.ts';
import { type Extract, type Row, readExtract, satang } from './read-extract.ts';

let folder: string;
let extract: Extract;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahakon-cast-'));
  await writeExtract({ folder, members: 8 });
  extract = await readExtract(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const memberOf = (no: string): Row | undefined =>
  extract.members.find((row) => row.MEMBER_NO === no);
const sharesOf = (no: string) => extract.share_lines.filter((row) => row.MEMBER_NO === no);
const accountsOf = (no: string) => extract.deposit_accounts.filter((row) => row.MEMBER_NO === no);
const linesOf = (account: string) =>
  extract.deposit_lines.filter((row) => row.ACCOUNT_NO === account);

test('the smallest cooperative is the cast, in the order of numbers', () => {
  const numbers = ['000051', '000111', '000123', '000222', '000321', '000456', '000654', '000789'];
  expect(extract.members.map((row) => row.MEMBER_NO)).toEqual(numbers);
  expect(cast.map((member) => member.memberNo)).toEqual(numbers);
});

test('how each of them stands', () => {
  expect(Object.fromEntries(cast.map(({ memberNo, standing }) => [memberNo, standing]))).toEqual({
    '000051': 'settled',
    '000111': 'settled',
    '000123': 'settled',
    '000222': 'settled',
    '000321': 'none',
    '000456': 'terms_open',
    '000654': 'settled',
    '000789': 'must_change',
  });
  expect(demoPassword).toBe('Sahakon#2568');
});

test('two agencies with different members', () => {
  const agencies = ['01011001', '01012002'].map((no) =>
    extract.agencies.find((row) => row.AGENCY_NO === no),
  );
  expect(agencies.map((row) => row?.NAME)).toEqual(['โรงเรียนตัวอย่างวิทยา', 'โรงพยาบาลเมืองตัวอย่าง']);
  for (const no of ['01011001', '01012002']) {
    expect(extract.members.filter((row) => row.AGENCY_NO === no).length).toBeGreaterThan(1);
  }
});

describe('000123, the member of the reference screens', () => {
  test('is who the overview shows', () => {
    expect(memberOf('000123')).toMatchObject({
      PREFIX: 'นาง',
      FIRST_NAME: 'สมหญิง',
      LAST_NAME: 'ใจดี',
      BIRTH_DATE: '14/02/2521',
      JOINED_ON: '01/06/2553',
      AGENCY_NO: '01011001',
      STATUS_CODE: '0',
      MEMBER_TYPE: 'ORDINARY',
      POSITION_NAME: 'ครู วิทยฐานะครูชำนาญการ',
    });
    const nationalId = memberOf('000123')?.NATIONAL_ID ?? '';
    expect(isNationalId(nationalId)).toBe(true);
    expect(maskNationalId(nationalId)).toBe('1-xxxx-xxxxx-xx-5');
  });

  test('D-06 has shares of 428,500.00 after 185 months', () => {
    expect(memberOf('000123')).toMatchObject({
      MONTHLY_SHARE: '2500.00',
      SHARE_BALANCE: '428500.00',
      SHARE_SUSPENDED: '0',
    });
    const shares = sharesOf('000123');
    expect(shares).toHaveLength(185);
    expect(shares[0]).toMatchObject({ POSTED_ON: '30/06/2553', TYPE_CODE: 'FIRST' });
    expect(shares.at(-1)).toMatchObject({
      POSTED_ON: '31/10/2568',
      RECEIPT_NO: '6810000123',
      PERIOD_NO: '185',
      TYPE_CODE: 'MONTHLY',
      AMOUNT: '2500.00',
      BALANCE: '428500.00',
    });
    expect(shares.find((row) => row.POSTED_ON === '31/12/2567')?.BALANCE).toBe('403500.00');
  });

  test('D-09 has three accounts that add up to 521,212.95', () => {
    const accounts = accountsOf('000123').map((row) => [
      row.TYPE_NAME,
      formatAccountNumber('000', row.ACCOUNT_NO ?? ''),
      row.BALANCE,
      row.AVAILABLE,
      row.ANNUAL_RATE,
      row.MATURITY_ON,
    ]);
    expect(accounts).toEqual([
      ['ออมทรัพย์', '01-02-00012-34', '46212.95', '46112.95', '1.50', ''],
      ['ออมทรัพย์พิเศษ', '01-03-00045-67', '325000.00', '325000.00', '2.50', ''],
      ['ประจำ 12 เดือน', '01-04-00012-34', '150000.00', '150000.00', '2.75', '15/01/2569'],
    ]);
  });

  test('D-10 has the movements of the reference statement, oldest first', () => {
    const recent = linesOf('01020001234').slice(-11);
    expect(
      recent.map((row) => [
        row.POSTED_ON,
        row.DESCRIPTION,
        row.CHANNEL,
        `${row.SIGN === '1' ? '+' : '-'}${row.AMOUNT}`,
        row.BALANCE,
      ]),
    ).toEqual([
      ['03/09/2568', 'ฝากเงินสด', 'สำนักงานสหกรณ์', '+5000.00', '46250.50'],
      ['12/09/2568', 'โอนเข้าบัญชีธนาคาร', 'กรุงไทย 123-4-xxxxx-0', '-3500.00', '42750.50'],
      ['30/09/2568', 'ฝากจากรายการเรียกเก็บ', 'งวด ก.ย. 2568', '+1000.00', '43750.50'],
      ['30/09/2568', 'ดอกเบี้ยเงินฝาก', '31 มี.ค.–29 ก.ย. 2568', '+312.45', '44062.95'],
      ['06/10/2568', 'ถอนเงินสด', 'สำนักงานสหกรณ์', '-2000.00', '42062.95'],
      ['15/10/2568', 'รับทุนการศึกษาบุตร', 'สวัสดิการ 0001207/2568', '+3000.00', '45062.95'],
      ['20/10/2568', 'โอนไปออมทรัพย์พิเศษ', '01-03-00045-67', '-15000.00', '30062.95'],
      ['31/10/2568', 'ฝากจากรายการเรียกเก็บ', 'งวด ต.ค. 2568', '+1000.00', '31062.95'],
      ['05/11/2568', 'ฝากเงินสด', 'สำนักงานสหกรณ์', '+20000.00', '51062.95'],
      ['14/11/2568', 'โอนเข้าบัญชีธนาคาร', 'กรุงไทย 123-4-xxxxx-0', '-4800.00', '46262.95'],
      ['27/11/2568', 'ค่าออกสมุดเล่มใหม่', 'สำนักงานสหกรณ์', '-50.00', '46212.95'],
    ]);
    expect(linesOf('01020001234').at(-12)?.BALANCE).toBe('41250.50');
  });

  test('has fifteen years of lines, and both sides of the transfer between own accounts', () => {
    const savings = linesOf('01020001234');
    expect(savings[0]?.POSTED_ON).toBe('01/06/2553');
    expect(savings.length).toBeGreaterThan(300);
    expect(linesOf('01030004567').at(-1)).toMatchObject({
      POSTED_ON: '20/10/2568',
      TYPE_CODE: 'TRANSFER_IN',
      AMOUNT: '15000.00',
      CHANNEL: '01-02-00012-34',
    });
  });

  test('B.3 dividend and refund of 2567 go into the account at their published rates', () => {
    // 373,500 for twelve months and 2,500 at each month end, 5.50 %: 387,250 × 0.055; and 11 % of
    // the interest of the year, less what the guarantors' insurance costs.
    const [dividend] = extract.dividends.filter(
      (row) => row.MEMBER_NO === '000123' && row.YEAR === '2567',
    );
    expect(dividend).toMatchObject({ DIVIDEND: '21298.75', DIVIDEND_STATUS: 'PAID' });
    expect(satang(dividend?.REFUND)).toBe((satang(dividend?.INTEREST_BASE) * 11n + 50n) / 100n);
    const credit = linesOf('01020001234').find((row) => row.CHANNEL === 'ปี 2567');
    expect(credit).toMatchObject({ TYPE_CODE: 'TRANSFER_IN', AMOUNT: dividend?.NET });
    expect(credit?.POSTED_ON).toBe(dividend?.PAID_ON);
  });
});

test('000111 has shares and no deposit account', () => {
  expect(sharesOf('000111').length).toBeGreaterThan(12);
  expect(accountsOf('000111')).toEqual([]);
});

test('000654 left: everything is paid out', () => {
  expect(memberOf('000654')).toMatchObject({ STATUS_CODE: '3', LEFT_ON: '30/09/2567' });
  expect(sharesOf('000654').at(-1)).toMatchObject({ TYPE_CODE: 'REFUND', BALANCE: '0.00' });
  expect(accountsOf('000654').map((row) => row.STATUS)).toEqual(['CLOSED', 'CLOSED']);
});

test('the others have a savings account each', () => {
  for (const no of ['000222', '000321', '000456', '000789']) {
    expect(accountsOf(no).some((row) => row.TYPE_CODE === 'SAVINGS')).toBe(true);
    expect(sharesOf(no).length).toBeGreaterThan(30);
  }
});

test('the list of sign-ins tells what two members are asked for, and of nobody else', () => {
  const text = signInLines().join('\n');
  for (const { memberNo, person } of cast) {
    expect(text).toContain(`${memberNo}  ${person.prefix}${person.firstName}`);
  }
  for (const { login } of demoContacts) {
    expect(text).toMatch(new RegExp(`${login} +${contactNames[login]}`));
  }
  expect(text).toContain(demoPassword);
  // A later start does not look who has changed theirs.
  expect(text).toContain('เมื่อเริ่มสาธิต');
  expect(text).toContain(`เลขบัตรประชาชน ${memberOf('000321')?.NATIONAL_ID}`);
  expect(text).toContain('วันเกิด 5 ธันวาคม 2539');
  expect(text).toContain(`เลขบัตรประชาชน ${memberOf('000123')?.NATIONAL_ID}`);
  expect(text.match(/เลขบัตรประชาชน/g)).toHaveLength(2);
});
