import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDtoBaht } from '../../../core/satang.ts';
import { type LoanSettings, readFields, startFields, writeFields } from './fields.ts';
import { judgeLoan } from './result.ts';
import { withType } from './with-type.ts';

const site: LoanSettings = {
  calculator: {
    loan_presets: [
      { name: 'เงินกู้สามัญ', annual_rate: '6.00', max_periods: 180, max_amount: '3000000.00' },
      { name: 'เงินกู้ฉุกเฉิน', annual_rate: '6.50', max_periods: 12, max_amount: '50000.00' },
      { name: 'เงินกู้พิเศษ', annual_rate: '5.50', max_periods: 360, max_amount: '5000000.00' },
    ],
    first_due_cutoff_day: 15,
    count_disbursement_day: false,
    salary_left_percent: 30,
    dividend_rate: '5.50',
    refund_rate: '11.00',
  },
  loan_round_step: 10,
  day_count: '365',
  today: '2026-01-05',
};

const read = (address: string) => readFields(new URLSearchParams(address), site);
const judge = (address: string) => judgeLoan(read(address), site);
const resultOf = (address: string) => {
  const { result, faults } = judge(address);
  if (!result) throw new Error(JSON.stringify(faults));
  return result;
};

describe('R025 the address', () => {
  test('a year of the Buddhist era in the address of a day stays as it was typed', () => {
    expect(read('close=2568-04-15').close).toBe('2568-04-15');
    expect(read('from=2568-04-15').from).toBe('2568-04-15');
  });

  test('R025 what is too long is cut with a mark and is no figure, at the next look too', () => {
    const long = `300000${' '.repeat(34)}x`;
    const typed = read(`amount=${encodeURIComponent(long)}`);
    expect(typed.amount).toBe(`${long.slice(0, 40)}…`);
    const again = readFields(writeFields({ ...typed, amount: long }), site);
    expect(again.amount).toBe(typed.amount);
    expect(judgeLoan(again, site)).toMatchObject({ faults: { amount: expect.any(String) } });
  });

  test('an empty one is the first type of loan, 36 periods from today', () => {
    expect(startFields(site)).toMatchObject({ type: '1', amount: '300,000', periods: '36' });
    expect(read('')).toEqual(startFields(site));
    expect(read('type=2')).toMatchObject({ amount: '50,000', periods: '12', rate: '6.50' });
    expect(read('').from).toBe('5 ม.ค. 2569');
  });

  test('days, amounts and rates are read in Thai writing and written plain', () => {
    const typed = read('amount=๓๐๐,๐๐๐&from=10/01/2568&rate=๖&close=15 เม.ย. 2568');
    expect(typed).toMatchObject({ amount: '300,000', from: '10 ม.ค. 2568', rate: '6.00' });
    expect(writeFields(typed).toString()).toBe(
      'type=1&amount=300000&by=periods&periods=36&rate=6.00' +
        '&from=2025-01-10&way=principal&close=2025-04-15',
    );
  });

  test('whoever gives the payment sees the schedule of it', () => {
    expect(read('by=payment&payment=9000').way).toBe('instalment');
    expect(read('by=payment&payment=9000&way=principal').way).toBe('principal');
  });

  test('any text in any field comes back from the address that it makes', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('<img src=x onerror=alert(1)>', '&type=3#', '%00', '\u202e1', '๙๙', "'; --"),
      fc.bigInt({ min: 0n, max: 10n ** 13n }).map(toDtoBaht),
    );
    const keys = ['type', 'amount', 'by', 'periods', 'payment', 'rate', 'from', 'way', 'salary'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys, 'close', 'other'), hostile), (fields) => {
        const typed = readFields(new URLSearchParams(fields), site);
        const again = readFields(new URLSearchParams(writeFields(typed).toString()), site);
        const blankToEmpty = (text: string) => (text.trim() === '' ? '' : text);
        expect({ ...again, payment: '', salary: '', close: '' }).toEqual({
          ...typed,
          ...{ payment: '', salary: '', close: '' },
        });
        expect(again.payment).toBe(blankToEmpty(typed.payment));
        expect(judgeLoan(again, site)).toEqual(
          judgeLoan(
            { ...typed, payment: again.payment, salary: again.salary, close: again.close },
            site,
          ),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('B.1 the schedules of any address that is a loan sum to its principal', () => {
    const numbers = fc.record({
      type: fc.constantFrom('1', '2', '3', 'other'),
      amount: fc.bigInt({ min: 1n, max: 500_000_000n }).map(toDtoBaht),
      by: fc.constantFrom('periods', 'payment'),
      periods: fc.integer({ min: 1, max: 480 }).map(String),
      payment: fc.bigInt({ min: 100_000n, max: 5_000_000n }).map(toDtoBaht),
      rate: fc.integer({ min: 0, max: 1500 }).map((rate) => (rate / 100).toFixed(2)),
      from: fc.constantFrom('2024-02-29', '2025-01-10', '2026-01-31', '31/12/2570'),
      way: fc.constantFrom('principal', 'instalment'),
    });
    let loans = 0;
    fc.assert(
      fc.property(numbers, (fields) => {
        const { result } = judgeLoan(readFields(new URLSearchParams(fields), site), site);
        if (!result) return;
        loans += 1;
        for (const schedule of Object.values(result.schedules)) {
          const sum = schedule?.instalments.reduce((all, row) => all + row.principalSatang, 0n);
          if (schedule) expect(sum).toBe(result.terms.principalSatang);
        }
      }),
      { numRuns: 200 },
    );
    expect(loans).toBeGreaterThan(20);
  });
});

describe('R025 the worked examples', () => {
  test('L1 with its payoff', () => {
    const l1 = resultOf('amount=120000&periods=12&rate=6&from=2025-01-10&close=2025-04-15');
    expect(l1.chosen.totalInterestSatang).toBe(368_713n);
    expect(l1.close?.totalSatang).toBe(9_022_192n);
  });

  test('L2 and L5', () => {
    const l2 = resultOf('amount=100000&periods=12&rate=6&from=2025-01-31&way=instalment');
    expect(l2.chosen).toMatchObject({ baseSatang: 861_000n, totalInterestSatang: 325_449n });
    const l5 = resultOf('amount=100000&by=payment&payment=2000&rate=7.25&from=2025-03-31');
    expect(l5.chosen.instalments[0]).toMatchObject({
      days: 30,
      interestSatang: 59_589n,
      principalSatang: 140_411n,
    });
    expect(l5.schedules.principal?.instalments.length).toBe(l5.chosen.instalments.length);
  });
});

describe('R025 what is no loan', () => {
  test.each([
    ['amount=0', 'amount', 'วงเงินต้องอยู่ระหว่าง'],
    ['amount=สามแสน', 'amount', 'กรอกจำนวนเงินเป็นตัวเลข'],
    ['amount=3000000.01', 'amount', 'เงินกู้สามัญกู้ได้ไม่เกิน 3,000,000 บาท'],
    ['type=other&amount=1000000000', 'amount', '999,999,999.99'],
    ['rate=100.01', 'rate', '0 ถึง 100'],
    ['rate=6.12345', 'rate', 'ทศนิยมไม่เกิน 4'],
    ['periods=181', 'periods', 'เงินกู้สามัญผ่อนได้ไม่เกิน 180 งวด'],
    ['periods=12.5', 'periods', 'จำนวนเต็ม'],
    ['type=other&periods=601', 'periods', '1 ถึง 600'],
    ['type=other&periods=0', 'periods', '1 ถึง 600'],
    ['from=31/02/2568', 'from', 'วัน เดือน ปี พ.ศ.'],
    ['from=2568-01-10', 'from', 'พ.ศ. 2443 ถึง 2943'],
    ['by=payment&payment=1000', 'payment', 'งวดชำระไม่พอดอกเบี้ย'],
    ['by=payment', 'payment', 'กรอกจำนวนเงิน'],
    ['by=payment&payment=2000', 'payment', 'ผ่อนได้ไม่เกิน 180 งวด'],
    ['type=other&by=payment&payment=1530', 'payment', 'เกิน 600 งวด'],
    ['type=other&periods=480&way=instalment&from=2026-01-20', 'periods', 'ของงวดแรก'],
    ['close=2568-04-15', 'close', 'พ.ศ. 2443 ถึง 2943'],
    ['close=15/4/3111', 'close', 'พ.ศ. 2443 ถึง 2943'],
    ['close=1/1/2569', 'close', 'ไม่มาก่อนวันรับเงิน'],
    ['close=พรุ่งนี้', 'close', 'วัน เดือน ปี พ.ศ.'],
    ['salary=0', 'salary', 'มากกว่า 0'],
  ])('%s is the fault of %s', (address, field, sentence) => {
    const { result, faults } = judge(address);
    expect(result).toBeUndefined();
    expect(Object.keys(faults)).toEqual([field]);
    expect(Object.values(faults)[0]).toContain(sentence);
  });

  test('a way that cannot be gone does not close the other one', () => {
    const { schedules } = resultOf('type=other&amount=4800000&periods=480&from=2026-01-20');
    expect(schedules.instalment).toBeUndefined();
    expect(schedules.principal?.instalments).toHaveLength(480);
  });
});

test('D-28 another type brings its rate and its limits', () => {
  const typed = read('amount=300000&periods=36&rate=7');
  expect(withType(typed, '2', site)).toEqual({
    ...{ type: '2', rate: '6.50', amount: '50,000', periods: '12' },
  });
  expect(withType(typed, '3', site)).toEqual({ type: '3', rate: '5.50' });
  expect(withType(typed, 'other', site)).toEqual({ type: 'other' });
});
