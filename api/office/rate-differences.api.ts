/** Announced loan rates against those that the calculator begins with, for both their rooms. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { rateShape } from '../shapes.ts';
import { officeRooms } from './office-rooms.ts';

export const readRateDifferences = endpoint({
  name: 'office.rate_differences',
  method: 'GET',
  path: '/api/office/rate_differences',
  wing: 'office',
  who: 'office',
  roles: [...officeRooms.rates.roles, ...officeRooms.particulars.roles],
  audit: { noneBecause: 'both rates are on the public site' },
  summary: 'อัตราเงินกู้ที่ประกาศ ซึ่งไม่ตรงกับค่าตั้งต้นของเครื่องคำนวณ',
  input: z.strictObject({}),
  data: z.object({
    /** Percent a year; none: both say the same. */
    items: z.array(z.object({ name: z.string(), announced: rateShape, preset: rateShape })),
  }),
  example: { items: [{ name: 'สามัญ', announced: '6.25', preset: '6.00' }] },
});
