import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bangkokDay,
  buddhistYear,
  fromBuddhistYear,
  monthInBuddhistYear,
  parseThaiDate,
  thaiDateLong,
  thaiDateNumeric,
  thaiDateShort,
  thaiDateTime,
  thaiMonthLong,
  thaiMonthShort,
  thaiWeekday,
  toBuddhistYear,
} from '../thai-date.ts';
import { anyDay } from './any-day.ts';

const thaiDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

describe('days as Thai readers write them', () => {
  test.each([
    ['2025-01-31', '31 ม.ค. 2568', '31 มกราคม 2568'],
    ['2024-02-29', '29 ก.พ. 2567', '29 กุมภาพันธ์ 2567'],
    ['2025-03-01', '1 มี.ค. 2568', '1 มีนาคม 2568'],
    ['2025-04-13', '13 เม.ย. 2568', '13 เมษายน 2568'],
    ['2025-05-05', '5 พ.ค. 2568', '5 พฤษภาคม 2568'],
    ['2010-06-01', '1 มิ.ย. 2553', '1 มิถุนายน 2553'],
    ['2025-07-09', '9 ก.ค. 2568', '9 กรกฎาคม 2568'],
    ['2025-08-12', '12 ส.ค. 2568', '12 สิงหาคม 2568'],
    ['2025-09-30', '30 ก.ย. 2568', '30 กันยายน 2568'],
    ['2025-10-23', '23 ต.ค. 2568', '23 ตุลาคม 2568'],
    ['2025-11-27', '27 พ.ย. 2568', '27 พฤศจิกายน 2568'],
    ['2025-12-05', '5 ธ.ค. 2568', '5 ธันวาคม 2568'],
  ])('R181 D-01 %s', (day, short, long) => {
    expect(thaiDateShort(day)).toBe(short);
    expect(thaiDateLong(day)).toBe(long);
  });

  test('a day has its weekday, what is none has none', () => {
    expect(thaiWeekday('2025-01-31')).toBe('ศุกร์');
    expect(thaiWeekday('2024-02-29')).toBe('พฤหัสบดี');
    expect(thaiWeekday('2025-02-29')).toBe('');
  });

  test('text that is no day stays, it is not turned into another day', () => {
    expect(thaiDateShort('2025-02-29')).toBe('2025-02-29');
    expect(thaiDateLong('')).toBe('');
    expect(thaiMonthLong('2025-13')).toBe('2025-13');
    expect(thaiMonthShort('2025')).toBe('2025');
  });

  test('R181 a month with its year', () => {
    expect(thaiMonthLong('2025-11')).toBe('พฤศจิกายน 2568');
    expect(thaiMonthShort('2025-10')).toBe('ต.ค. 2568');
  });
});

describe('instants in Bangkok', () => {
  test.each([
    ['2025-11-28T07:05:00Z', '28 พ.ย. 2568 14:05 น.', '2025-11-28'],
    ['2025-11-28T16:59:59Z', '28 พ.ย. 2568 23:59 น.', '2025-11-28'],
    ['2025-11-28T17:00:00Z', '29 พ.ย. 2568 00:00 น.', '2025-11-29'],
    ['2025-12-31T20:00:00Z', '1 ม.ค. 2569 03:00 น.', '2026-01-01'],
    ['2024-02-28T18:30:00Z', '29 ก.พ. 2567 01:30 น.', '2024-02-29'],
  ])('R181 %s is %s', (instant, text, day) => {
    expect(thaiDateTime(new Date(instant))).toBe(text);
    expect(bangkokDay(new Date(instant))).toBe(day);
  });

  test('R181 agrees with the zone tables', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (instant) => {
          expect(bangkokDay(instant)).toBe(zone.format(instant));
        },
      ),
    );
  });
});

describe('parseThaiDate', () => {
  test.each([
    ['1/9/2568', '2025-09-01'],
    ['01/09/2568', '2025-09-01'],
    ['1 ก.ย. 2568', '2025-09-01'],
    ['1 ก.ย.2568', '2025-09-01'],
    ['1 กย 2568', '2025-09-01'],
    ['1 กันยายน 2568', '2025-09-01'],
    ['๑ กันยายน ๒๕๖๘', '2025-09-01'],
    ['๐๑/๐๙/๒๕๖๘', '2025-09-01'],
    ['  14 กุมภาพันธ์ 2521 ', '1978-02-14'],
    ['29/02/2567', '2024-02-29'],
    ['29 ก.พ. 2543', '2000-02-29'],
    ['1/9/2401', '1858-09-01'],
    ['1ก.ย.2568', '2025-09-01'],
    ['1  กันยายน  2568', '2025-09-01'],
  ])('R181 reads %s', (text, day) => {
    expect(parseThaiDate(text)).toBe(day);
  });

  test.each([
    '29/02/2568',
    '29/02/2443',
    '31/04/2568',
    '00/00/0000',
    '0/1/2568',
    '1/0/2568',
    '1/13/2568',
    '1/9/68',
    '1/9/2025',
    '01/09/2400',
    '1 ก 2568',
    '1 September 2568',
    '2568-09-01',
    '25680901',
    '1//2568',
    '111/9/2568',
    '1/9/25681',
    '111 ก.ย. 2568',
    '1 ก.ย. 25681',
    '1-ก.ย.-2568',
    '',
  ])('part E refuses %j', (text) => {
    expect(parseThaiDate(text)).toBeUndefined();
  });

  test('R181 what is shown is read back, short, long and in Thai digits', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseThaiDate(thaiDateShort(day))).toBe(day);
        expect(parseThaiDate(thaiDateLong(day))).toBe(day);
        expect(parseThaiDate(thaiDigits(thaiDateLong(day)))).toBe(day);
        expect(parseThaiDate(thaiDateNumeric(day))).toBe(day);
      }),
    );
  });
});

test('D-01 years and months of the Buddhist era', () => {
  expect([toBuddhistYear(2025), fromBuddhistYear(2568)]).toEqual([2568, 2025]);
  expect([buddhistYear('2025-01-31'), buddhistYear('2000-12')]).toEqual([2568, 2543]);
  expect(monthInBuddhistYear(2568, 1)).toBe('2025-01');
  expect(monthInBuddhistYear('2568', '11')).toBe('2025-11');
});

test('E days as extracts write them', () => {
  expect(thaiDateNumeric('2025-01-31')).toBe('31/01/2568');
});
