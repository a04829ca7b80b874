import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultsOf } from '../faults.ts';
import { plausibleDayShape } from './plausible-day.ts';

function messageFor(day: string): string | undefined {
  const parsed = z.safeParse(plausibleDayShape, day);
  return parsed.success ? undefined : faultsOf(parsed.error.issues, day)[0]?.message;
}

test.each([...['1900-01-01', '2024-02-29', '2199-12-31']])(
  '%s is a day that staff may type',
  (day) => {
    expect(messageFor(day)).toBeUndefined();
  },
);

test.each([
  ['2400-01-01', 'พ.ศ. ที่อยู่ในที่'],
  ['2568-03-31', 'พ.ศ. ที่อยู่ในที่'],
  ['2699-12-31', 'พ.ศ. ที่อยู่ในที่'],
  ['1899-12-31', 'ปีต้องอยู่ระหว่าง'],
  ['2200-01-01', 'ปีต้องอยู่ระหว่าง'],
  ['2700-01-01', 'ปีต้องอยู่ระหว่าง'],
  ['2025-02-29', 'รูปแบบไม่ถูกต้อง'],
  ['31/03/2568', 'รูปแบบไม่ถูกต้อง'],
])('%s is refused', (day, message) => {
  expect(messageFor(day)).toContain(message);
});
