/** Cremation dues: what bills ask for and receipts brought in, and what is still to pay (A.7). */
import { reasons } from '../intake.text.ts';
import { type CrossCheck, inBaht, type Part } from './cross-check.ts';
import { differs, sameBill } from './ledgers.ts';

/**
 * SQL of rows made of `items`, those of cremation with what their bill says, and of `dues`: months
 * of cremation numbers, each with the month whose receipt brought it in (`via`), its own unless its
 * receipt is of another month: of a later one it was in arrears, of an earlier one paid ahead, and
 * then asked for there, too (`asked`); and with the day of that receipt (`came_on`). In either
 * month a number stands under its own item, or under the member's first where it has none.
 */
const ofCremation = (table: Part, select: string): string => `(
  WITH items AS MATERIALIZED (
    SELECT i.member_no, i.month, i.seq, i.item_no, i.ref_no, i.amount_satang, i.collected_satang,
      c.kind, c.receipt_no, c.posted
    FROM ${table('collection_items')} i JOIN ${table('collections')} c ON ${sameBill('c', 'i')}
    WHERE i.item_group = 'CREMATION'
  ), own AS MATERIALIZED (
    SELECT DISTINCT member_no, month, ref_no FROM items
  ), firsts AS MATERIALIZED (
    SELECT member_no, month, (array_agg(ref_no ORDER BY seq, item_no))[1] AS ref_no
    FROM items GROUP BY member_no, month
  ), moved AS (
    SELECT m.*, v.kind, coalesce(v.month, m.month) AS via, least(v.month, m.month) AS asked,
      v.receipt_on AS came_on
    FROM ${table('cremation_months')} m LEFT JOIN ${table('collections')} v
      ON v.member_no = m.member_no AND v.receipt_no = m.receipt_no AND m.collected_satang > 0
  ), dues AS MATERIALIZED (
    SELECT m.*, coalesce(ao.ref_no, af.ref_no) AS asked_under,
      coalesce(vo.ref_no, vf.ref_no) AS under
    FROM moved m
    ${under('ao', 'af', 'asked')}
    ${under('vo', 'vf', 'via')}
  ) ${select})`;

/** SQL that joins the item under which a number stands in a month: its own, or the first one. */
const under = (own: string, first: string, month: string): string => `
    LEFT JOIN own ${own} ON ${own}.member_no = m.member_no AND ${own}.month = m.${month}
      AND ${own}.ref_no = m.cremation_no
    LEFT JOIN firsts ${first} ON ${first}.member_no = m.member_no AND ${first}.month = m.${month}`;

/** SQL of the item of the month `f` under which the number `d` stands. */
const ofNumber = 'coalesce(o.ref_no, f.ref_no)';
const itemOfNumber = `JOIN firsts f ON f.member_no = d.member_no AND f.month = b.month
    LEFT JOIN own o ON o.member_no = d.member_no AND o.month = b.month
      AND o.ref_no = d.cremation_no`;

/** SQL: by item, all sums of `satang` that run by `day`; a bill may ask for one of them. */
const runningSums = (satang: string, day: string, order: 'ASC' | 'DESC', from: string) => `
  SELECT member_no, month, ref_no, array_agg(satang) AS sums FROM (
    SELECT b.member_no, b.month, ${ofNumber} AS ref_no, sum(sum(${satang})) OVER (
      PARTITION BY b.member_no, b.month, ${ofNumber} ORDER BY ${day} ${order}) AS satang
    FROM ${from}
    GROUP BY 1, 2, 3, ${day}
  ) s GROUP BY 1, 2, 3`;

/**
 * SQL of what was unpaid when a later month was billed, which that bill may ask for once more. What
 * came in with that bill or a later one was; what came at the counter since that month began was
 * for a bill that was sent before that day, which nobody tells us.
 */
const arrears = runningSums(
  'p.satang',
  'p.came_on',
  'DESC',
  `(
      SELECT * FROM dues WHERE outstanding_satang > 0 OR via > month
        OR came_on >= month + interval '1 month'
    ) d JOIN firsts b ON b.member_no = d.member_no AND b.month > d.month
      AND (d.outstanding_satang > 0 OR d.via >= b.month OR d.came_on >= b.month)
    CROSS JOIN LATERAL (VALUES
      (d.outstanding_satang, 'infinity'::date),
      (d.collected_satang, CASE WHEN d.via >= b.month THEN 'infinity' ELSE d.came_on END)
    ) p(satang, came_on)
    ${itemOfNumber}
    WHERE p.satang > 0 AND p.came_on >= b.month`,
);

/**
 * SQL of what a bill that did not bring in all may have asked for ahead: the months up to the next
 * bill, and after it was posted in vain the month of that bill, which then asks for it anew.
 */
const ahead = runningSums(
  'd.amount_satang',
  'd.month',
  'ASC',
  `(
      SELECT m.*, lead(month, 1, 'infinity') OVER (PARTITION BY member_no ORDER BY month) AS next
      FROM (
        SELECT member_no, month, bool_and(posted) AS posted,
          sum(collected_satang) < sum(amount_satang) AS unpaid
        FROM items WHERE kind = 'MONTHLY' GROUP BY 1, 2
      ) m
    ) b JOIN dues d ON d.member_no = b.member_no AND d.month > b.month
      AND (d.month < b.next OR d.month = b.next AND b.posted)
    ${itemOfNumber}
    WHERE b.unpaid AND (d.collected_satang = 0 OR d.via > b.month)`,
);

const cremationFile = 'cremation_months.csv';

/** Nothing is looked up of a month that has a bill which is not posted. */
const posted = (table: Part, row: string): string => `NOT EXISTS (
  SELECT FROM ${table('collections')} p
  WHERE p.member_no = ${row}.member_no AND p.month = ${row}.month AND NOT p.posted)`;

/**
 * What the month's bills ask for and what all its receipts brought in, number by number: a part
 * may be paid at the counter, and bills may ask again for all that was unpaid before, and ahead for
 * months to come. What does not fit is told at the number's first item.
 */
const cremation: CrossCheck = {
  of: 'collection_items',
  after: 'cremation_months',
  from: (table) => `FROM ${ofCremation(
    table,
    `SELECT i.*, coalesce(d.amount, 0) AS due, coalesce(p.collected, 0) AS paid,
      coalesce(0 || a.sums, '{0}') AS arrears, coalesce(0 || n.sums, '{0}') AS ahead
    FROM (
      SELECT member_no, month, ref_no, (min(ARRAY[seq, item_no]))[1] AS seq,
        (min(ARRAY[seq, item_no]))[2] AS item_no, sum(collected_satang) AS collected,
        sum(amount_satang) FILTER (WHERE kind = 'MONTHLY') AS billed
      FROM items GROUP BY member_no, month, ref_no
    ) i LEFT JOIN (
      SELECT member_no, asked AS month, asked_under AS ref_no, sum(amount_satang) AS amount
      FROM dues WHERE asked = month OR kind = 'MONTHLY' GROUP BY 1, 2, 3
    ) d ON d.member_no = i.member_no AND d.month = i.month AND d.ref_no = i.ref_no
    LEFT JOIN (
      SELECT member_no, via AS month, under AS ref_no, sum(collected_satang) AS collected
      FROM dues GROUP BY 1, 2, 3
    ) p ON p.member_no = i.member_no AND p.month = i.month AND p.ref_no = i.ref_no
    LEFT JOIN (${arrears}) a
      ON a.member_no = i.member_no AND a.month = i.month AND a.ref_no = i.ref_no
    LEFT JOIN (${ahead}) n
      ON n.member_no = i.member_no AND n.month = i.month AND n.ref_no = i.ref_no`,
  )} r
    WHERE true`,
  comparisons: [
    {
      column: 'COLLECTED',
      wrong: 'r.collected > 0 AND r.paid = 0',
      reason: () => reasons.notInLedger(cremationFile),
    },
    {
      column: 'AMOUNT',
      wrong: `coalesce(r.billed <> r.due, false) AND NOT EXISTS (
        SELECT FROM unnest(r.arrears) a, unnest(r.ahead) n WHERE r.billed = r.due + a + n)`,
      expected: inBaht('r.due'),
      reason: differs(cremationFile),
    },
    {
      column: 'COLLECTED',
      wrong: 'r.collected <> r.paid',
      expected: inBaht('r.paid'),
      reason: differs(cremationFile),
    },
  ],
};

/** Only months that are still collected for can be looked up. */
const cremationBack: CrossCheck = {
  of: 'cremation_months',
  after: 'cremation_months',
  from: (table) => `FROM ${ofCremation(
    table,
    `SELECT d.*, i.item_no FROM dues d LEFT JOIN items i ON i.collected_satang > 0
      AND i.member_no = d.member_no AND i.month = d.via AND i.ref_no = d.under
      AND i.receipt_no = d.receipt_no`,
  )} r
    WHERE r.collected_satang > 0 AND ${posted(table, 'r')}
      AND r.month IN (SELECT month FROM ${table('agency_months')})`,
  comparisons: [
    { column: 'RECEIPT_NO', wrong: 'r.item_no IS NULL', reason: () => reasons.notCollected },
  ],
};

/** Paid or not: what an item is for must be a number of that member. */
const cremationRef: CrossCheck = {
  of: 'collection_items',
  after: 'cremation_enrolments',
  from: (table) => `FROM ${table('collection_items')} r
    LEFT JOIN ${table('cremation_enrolments')} e
      ON e.cremation_no = r.ref_no AND e.member_no = r.member_no
    WHERE r.item_group = 'CREMATION'`,
  comparisons: [
    {
      column: 'REF_NO',
      wrong: 'e.cremation_no IS NULL',
      expected: 'r.ref_no',
      reason: reasons.unknownEnrolment,
    },
  ],
};

export const cremationCrossChecks: readonly CrossCheck[] = [
  cremation,
  cremationBack,
  cremationRef,
  {
    of: 'cremation_enrolments',
    after: 'cremation_months',
    from: (part) => `FROM ${part('cremation_enrolments')} r LEFT JOIN (
        SELECT cremation_no, sum(outstanding_satang) AS owed
        FROM ${part('cremation_months')} GROUP BY cremation_no
      ) m ON m.cremation_no = r.cremation_no
      WHERE true`,
    comparisons: [
      {
        column: 'TO_COLLECT',
        wrong: 'r.to_collect_satang <> coalesce(m.owed, 0)',
        expected: inBaht('coalesce(m.owed, 0)'),
        stated: inBaht('r.to_collect_satang'),
        reason: (expected, stated) => reasons.fromLines('cremation_months.csv', expected, stated),
      },
    ],
  },
];
