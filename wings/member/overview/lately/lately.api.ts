/** What happened lately, as it travels: the newest first, each with its day (D-05). */
import * as z from 'zod/mini';
import { bahtShape, dayShape, rateShape } from '../../../../api/shapes.ts';

export const lateKinds = ['RECEIPT', 'INTEREST', 'RATE', 'DIVIDEND', 'BROWSER', 'TERMS'] as const;

export const latelyShape = z.array(
  z.object({
    kind: z.enum(lateKinds),
    on: dayShape,
    /** What came in or was paid; null of the others. */
    amount: z.nullable(bahtShape),
    /** Of a RATE what holds from that day on. */
    rate: z.nullable(rateShape),
    /** Number of the receipt, type of the account, what the browser is, title of the terms. */
    name: z.nullable(z.string()),
    /** The page it belongs to: `2568/10/1` of a RECEIPT, account, year of the Buddhist era. */
    ref: z.nullable(z.string()),
  }),
);

export const latelyExample: z.output<typeof latelyShape> = [
  {
    ...{ kind: 'BROWSER', on: '2025-11-27', amount: null, rate: null },
    ...{ name: 'Chrome · Android', ref: null },
  },
  {
    ...{ kind: 'RECEIPT', on: '2025-10-31', amount: '19288.71', rate: null },
    ...{ name: '68100012', ref: '2568/10/1' },
  },
  {
    ...{ kind: 'INTEREST', on: '2025-09-30', amount: '312.40', rate: null },
    ...{ name: 'ออมทรัพย์', ref: '01020001234' },
  },
  {
    ...{ kind: 'RATE', on: '2025-07-01', amount: null, rate: '1.75' },
    ...{ name: 'ออมทรัพย์พิเศษ', ref: '01020001235' },
  },
  {
    ...{ kind: 'DIVIDEND', on: '2025-01-15', amount: '41230.55', rate: null },
    ...{ name: null, ref: '2567' },
  },
];
