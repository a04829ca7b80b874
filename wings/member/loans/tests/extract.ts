/** Loans as the extract has them, computed apart from the program: for the tests of this room. */

import { afterAll, beforeAll } from 'vitest';
import { toDtoBaht } from '../../../../core/satang.ts';
import { baht, percent } from '../../../../core/tests/naive/fraction.ts';
import { naiveInterest } from '../../../../core/tests/naive/loan.ts';
import { type Row, readRows, readThaiDate } from '../../../../journeys/extract.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

/** Satang out of a file's amount, by another way than the program's. */
export const satangOf = (amount = '0'): bigint => {
  const [whole = '0', part = ''] = amount.replace('-', '').split('.');
  const value = BigInt(whole) * 100n + BigInt(`${part}00`.slice(0, 2));
  return amount.startsWith('-') ? -value : value;
};

export const bahtOf = toDtoBaht;

/** `27/11/2568` → `2025-11-27`. */
export const dayOf = (text = ''): string => readThaiDate(text);

const orNull = (text: string | undefined): string | null => (text ? text : null);
export const nights = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const isDelivered = (contract: Row): boolean => contract.DAY_COUNT === 'AS_DELIVERED';

/** Interest of a balance by the contract's rule, the second computation's (B.1). */
export function interestOf(contract: Row, balance: bigint, from: string, to: string): bigint {
  const [whole = '0', part = ''] = (contract.ANNUAL_RATE ?? '0').split('.');
  const rate = percent(BigInt(whole) * 10_000n + BigInt(`${part}0000`.slice(0, 4)));
  const rule = {
    dayCount: contract.DAY_COUNT ?? '',
    step: contract.INTEREST_STEP || 'SATANG',
    rounding: contract.INTEREST_ROUNDING || 'HALF_UP',
    ...(contract.RATE_BANDS && {
      bands: { text: contract.RATE_BANDS, by: contract.RATE_BANDS_BY as 'WHOLE' | 'SLICE' },
    }),
  };
  return naiveInterest(baht(balance), rate, from, to, rule).satang();
}

/** The last day of the month so many months after the day's. */
export function monthsEnd(from: string, months: number): string {
  const [year = 0, month = 0] = from.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

async function readLoanFiles(folder: string) {
  const [loans, lines, guarantees] = await Promise.all(
    ['loans.csv', 'loan_lines.csv', 'guarantees.csv'].map((file) => readRows(folder, file)),
  );
  return { loans: loans ?? [], lines: lines ?? [], guarantees: guarantees ?? [] };
}

const paidPercent = (paidOut: bigint, left: bigint): string =>
  ((Number(paidOut - left) / Number(paidOut)) * 100).toFixed(2);

/** What the demo's rules are called. */
const ruleTexts: Readonly<Record<string, string>> = {
  'ACT_365F  ': 'รายวันตามจริง หาร 365',
  'ACT_ACT SATANG DOWN': 'รายวันตามจริง หารจำนวนวันของปี ปัดเศษลงเป็น 1 สตางค์',
  'THIRTY_360 QUARTER HALF_UP': 'เดือนละ 30 วัน หาร 360 ปัดเศษครึ่งขึ้นไปเป็น 25 สตางค์',
  'MONTHLY BAHT UP': 'รายเดือน เศษของเดือนคิดรายวัน หาร 365 ปัดเศษขึ้นเป็น 1 บาท',
  'AS_DELIVERED  ': 'ตามที่ระบบของสหกรณ์แจ้ง',
};

const statusWords: Readonly<Record<string, string>> = {
  OPEN: 'กำลังผ่อนชำระ',
  CLOSED: 'ปิดเงินกู้แล้ว',
  RESTRUCTURED: 'ปรับโครงสร้างหนี้แล้ว',
  LAWSUIT: 'อยู่ระหว่างดำเนินคดี',
  WRITTEN_OFF: 'ตัดหนี้สูญจากบัญชี',
};

/** The row's bands as the wire must have them; the demo's have two decimals. */
const bandsOf = ({ RATE_BANDS, RATE_BANDS_BY }: Row) =>
  RATE_BANDS
    ? {
        by: RATE_BANDS_BY,
        bands: RATE_BANDS.split(';').map((band) => {
          const [from, rate] = band.split('=');
          return { from, rate };
        }),
      }
    : null;

const isRevolving = (row: Row): boolean => row.REVOLVING === '1';

/** The demo's revolving contract is open, in order and not past its last day. */
const availableOf = (row: Row): string | null =>
  isRevolving(row) ? bahtOf(satangOf(row.APPROVED) - satangOf(row.PRINCIPAL_BALANCE)) : null;

/** A row of loans.csv as the wire must have it. */
export const wiredContract = (row: Row) => ({
  contract_no: row.CONTRACT_NO,
  loan_family: row.FAMILY,
  type_code: row.TYPE_CODE,
  type_name: row.TYPE_NAME,
  contract_date: dayOf(row.CONTRACT_DATE),
  first_due_date: dayOf(row.FIRST_DUE_ON),
  maturity_date: dayOf(row.MATURITY_ON),
  approved_amount: bahtOf(satangOf(row.APPROVED)),
  disbursed_amount: bahtOf(satangOf(row.DISBURSED)),
  principal_balance: bahtOf(satangOf(row.PRINCIPAL_BALANCE)),
  annual_rate: row.ANNUAL_RATE,
  rate_bands: bandsOf(row),
  day_count: row.DAY_COUNT,
  interest_rule: ruleTexts[`${row.DAY_COUNT} ${row.INTEREST_STEP} ${row.INTEREST_ROUNDING}`],
  interest_delivered: isDelivered(row),
  revolving: isRevolving(row),
  available_amount: availableOf(row),
  repayment_method: row.REPAYMENT_METHOD,
  instalment_amount: bahtOf(satangOf(row.INSTALMENT)),
  period_last: Number(row.PERIOD_LAST),
  period_total: Number(row.PERIOD_TOTAL),
  principal_arrears: bahtOf(satangOf(row.PRINCIPAL_ARREARS)),
  interest_arrears: bahtOf(satangOf(row.INTEREST_ARREARS)),
  last_payment_on: row.LAST_PAYMENT_ON ? dayOf(row.LAST_PAYMENT_ON) : null,
  paid_percent: isRevolving(row)
    ? null
    : paidPercent(
        satangOf(row.DISBURSED),
        satangOf(row.PRINCIPAL_BALANCE) + satangOf(row.WRITTEN_OFF || '0'),
      ),
  status_code: row.STATUS,
  status_text: statusWords[row.DEBT_STATUS || row.STATUS || ''],
  closed_on: row.CLOSED_ON ? dayOf(row.CLOSED_ON) : null,
  refinanced_by: orNull(row.REFINANCED_BY),
  debt_status: orNull(row.DEBT_STATUS),
  debt_status_on: row.DEBT_STATUS_ON ? dayOf(row.DEBT_STATUS_ON) : null,
  written_off_amount: bahtOf(satangOf(row.WRITTEN_OFF || '0')),
});

/** A row of loan_lines.csv as the wire must have it. */
export const wiredLine = (row: Row) => ({
  seq: Number(row.SEQ),
  posted_on: dayOf(row.POSTED_ON),
  receipt_no: orNull(row.RECEIPT_NO),
  period_no: row.PERIOD_NO ? Number(row.PERIOD_NO) : null,
  type_code: row.TYPE_CODE,
  description: row.DESCRIPTION,
  sign_flag: Number(row.SIGN),
  principal: bahtOf(satangOf(row.PRINCIPAL)),
  interest: bahtOf(satangOf(row.INTEREST)),
  days: Number(row.DAYS),
  total: bahtOf(satangOf(row.TOTAL)),
  balance: bahtOf(satangOf(row.BALANCE)),
  interest_balance: bahtOf(satangOf(row.INTEREST_BALANCE)),
});

/** The address of a contract's statement below `/api/member/`; `rest` follows it. */
export const statement = (contractNo = '', rest = ''): string =>
  `loan_statement/${encodeURIComponent(contractNo)}${rest}`;

/** The app over the demo cooperative, members signed in as they are needed, and its extract. */
export function openLoans() {
  let app: App;
  let files: Awaited<ReturnType<typeof readLoanFiles>>;
  beforeAll(async () => {
    app = await openTestApp();
    files = await readLoanFiles(app.extractFolder);
  });
  afterAll(() => app.close());
  /** Each member signs in once: the hash is meant to be dear. */
  const sessions = new Map<string, ReturnType<App['signIn']>>();
  function signedIn(memberNo: string): ReturnType<App['signIn']> {
    const session = sessions.get(memberNo) ?? app.signIn(memberNo);
    sessions.set(memberNo, session);
    return session;
  }
  const linesOf = (contractNo = '') => files.lines.filter((row) => row.CONTRACT_NO === contractNo);
  return {
    get app() {
      return app;
    },
    get files() {
      return files;
    },
    signedIn,
    linesOf,
    /** Asks an address below `/api/member/` as the member. */
    ask: async (memberNo: string, path: string) =>
      app.get(`/api/member/${path}`, await signedIn(memberNo)),
    contracts: (memberNo: string, status?: string) =>
      files.loans.filter(
        (row) => row.MEMBER_NO === memberNo && (status === undefined || row.STATUS === status),
      ),
    /** What the last line left unpaid, and the interest since. */
    owed(contract: Row, on: string): bigint {
      const last = linesOf(contract.CONTRACT_NO).at(-1);
      const since = interestOf(contract, satangOf(last?.BALANCE), dayOf(last?.POSTED_ON), on);
      return satangOf(last?.INTEREST_BALANCE) + since;
    },
  };
}
