import * as z from 'zod/mini';
import { publicContent } from '../../../api/audit.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { announcementShape, dayShape, rateShape } from '../../../api/shapes.ts';
import { ratesExample } from './rates.example.text.ts';

const step = { rate: rateShape, effective_on: dayShape };
const rates = z.array(
  z.object({
    name: z.string(),
    ...step,
    /** What was in force before, newest first. */
    former: z.array(z.object(step)),
  }),
);

/** Interest in force today with its history, dividends of all years (D-16). */
export const readRates = endpoint({
  name: 'info.rates',
  method: 'GET',
  path: '/api/info/rates',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
  summary: 'อัตราดอกเบี้ยและเงินปันผล',
  input: z.strictObject({}),
  data: z.object({
    deposit: rates,
    loan: rates,
    /** Newest first. */
    dividends: z.array(
      z.object({ year_be: z.int(), dividend_rate: rateShape, refund_rate: rateShape }),
    ),
    /** What was published of them: pinned first, then the newest. */
    announcements: z.array(announcementShape),
  }),
  example: ratesExample,
});
