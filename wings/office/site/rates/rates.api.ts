import * as z from 'zod/mini';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { plausibleDayShape } from '../../../../api/office/plausible-day.ts';
import { rateShape } from '../../../../api/shapes.ts';
import { parseRate } from '../../../../core/rate.ts';
import { lineShape, listEndpoints, paperShape } from '../list/shapes.ts';

const { roles } = officeRooms.rates;
/** Nobody pays or promises more than the whole in a year. */
const highest = 1_000_000n;
const upToWhole = rateShape.check(z.refine((text) => (parseRate(text) ?? highest + 1n) <= highest));

/** Interest rates, each with the day from which it holds: what was is kept beside what is. */
export const { read: readInterestRates, save: saveInterestRates } = listEndpoints({
  name: 'office.interest_rates',
  entry: 'office.interest_rates.saved',
  path: '/api/office/interest_rates',
  roles,
  confirmed: true,
  summary: 'อัตราดอกเบี้ย',
  fields: {
    kind: z.enum(['DEPOSIT', 'LOAN']),
    name: lineShape(120),
    /** Percent a year. */
    rate: upToWhole,
    effective_on: plausibleDayShape,
    /** The place of its name among those of the kind. */
    position: z.int().check(z.minimum(0), z.maximum(10_000)),
    ...paperShape,
  },
  example: {
    kind: 'DEPOSIT',
    name: 'เงินฝากออมทรัพย์',
    rate: '1.50',
    effective_on: '2025-07-01',
    position: 0,
    paper_url: null,
    paper_name: null,
  },
});

/** Dividend and average refund of each fiscal year. */
export const { read: readDividendRates, save: saveDividendRates } = listEndpoints({
  name: 'office.dividend_rates',
  entry: 'office.dividend_rates.saved',
  path: '/api/office/dividend_rates',
  roles,
  confirmed: true,
  summary: 'อัตราปันผลและเฉลี่ยคืน',
  fields: {
    /** Of the Buddhist era. */
    year_be: z.string().check(z.regex(/^2[4-9]\d\d$/)),
    /** The public sees it from this day on; null of an older one: from the beginning. */
    announced_on: z.nullable(plausibleDayShape),
    dividend_rate: upToWhole,
    refund_rate: upToWhole,
    ...paperShape,
  },
  example: {
    year_be: '2567',
    announced_on: '2025-02-01',
    dividend_rate: '5.50',
    refund_rate: '12.00',
    paper_url: null,
    paper_name: null,
  },
});
