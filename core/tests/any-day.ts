import fc from 'fast-check';
import type { Day } from '../days.ts';

/** Any day of 1900 to 2200, for properties. */
export const anyDay: fc.Arbitrary<Day> = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2200-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));
