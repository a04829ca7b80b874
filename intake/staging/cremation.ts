/** Cremation dues: what bills ask for and receipts brought in, and what is still to pay (A.7). */
import { reasons } from '../intake.text.ts';
import { type CrossCheck, inBaht, type Part } from './cross-check.ts';
import { differs, sameBill } from './ledgers.ts';

/**
 * SQL of a row made of `items`, those of cremation with what their bill says, of `months`, each
 * with the numbers of a member's items in their order, and of `dues`: months of cremation numbers,
 * each with the month whose receipt brought it in (`via`), its own unless its receipt is of another
 * month: of a later one it was in arrears, of an earlier one paid ahead, and then asked for there,
 * too (`asked`); and with the day of that receipt (`came_on`). In either month a number stands
 * under its own item, or under the member's first where it has none.
 */
const ofCremation = (table: Part, select: string): string => `(
  WITH items AS MATERIALIZED (
    SELECT i.member_no, i.month, i.seq, i.item_no, i.ref_no, i.amount_satang, i.collected_satang,
      c.kind, c.receipt_no, c.posted
    FROM ${table('collection_items')} i JOIN ${table('collections')} c ON ${sameBill('c', 'i')}
    WHERE i.item_group = 'CREMATION'
  ), months AS MATERIALIZED (
    SELECT member_no, month, array_agg(ref_no ORDER BY seq, item_no) AS refs
    FROM items GROUP BY member_no, month
  ), moved AS (
    SELECT m.*, v.kind, coalesce(v.month, m.month) AS via, least(v.month, m.month) AS asked,
      v.receipt_on AS came_on
    FROM ${table('cremation_months')} m LEFT JOIN ${table('collections')} v
      ON v.member_no = m.member_no AND v.receipt_no = m.receipt_no AND m.collected_satang > 0
  ), dues AS MATERIALIZED (
    SELECT m.*, ${itemOf('v.refs', 'm')} AS under
    FROM moved m LEFT JOIN months v ON v.member_no = m.member_no AND v.month = m.via
  ) ${select})`;

/** SQL of the item of a month with `refs` under which the number of `due` stands. */
const itemOf = (refs: string, due: string): string =>
  `CASE WHEN ${due}.cremation_no = ANY (${refs}) THEN ${due}.cremation_no ELSE ${refs}[1] END`;

/** SQL: by item, all sums of `satang` that run by `day`; a bill may ask for one of them. */
const runningSums = (satang: string, day: string, order: 'ASC' | 'DESC', from: string) => `
  SELECT member_no, month, ref_no, array_agg(satang) AS sums FROM (
    SELECT b.member_no, b.month, b.ref_no, sum(sum(${satang})) OVER (
      PARTITION BY b.member_no, b.month, b.ref_no ORDER BY ${day} ${order}) AS satang
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
    ) d JOIN asking b ON b.member_no = d.member_no AND b.month > d.month
      AND b.ref_no = ${itemOf('b.refs', 'd')}
      AND (d.outstanding_satang > 0 OR d.via >= b.month OR d.came_on >= b.month)
    CROSS JOIN LATERAL (VALUES
      (d.outstanding_satang, 'infinity'::date),
      (d.collected_satang, CASE WHEN d.via >= b.month THEN 'infinity' ELSE d.came_on END)
    ) p(satang, came_on)
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
  `asking b JOIN (
      SELECT m.*, lead(month, 1, 'infinity') OVER (PARTITION BY member_no ORDER BY month) AS next
      FROM (
        SELECT member_no, month, bool_and(posted) AS posted,
          sum(collected_satang) < sum(amount_satang) AS unpaid
        FROM items WHERE kind = 'MONTHLY' GROUP BY 1, 2
      ) m
    ) m ON m.member_no = b.member_no AND m.month = b.month AND m.unpaid
    JOIN dues d ON d.member_no = b.member_no AND d.month > b.month
      AND b.ref_no = ${itemOf('b.refs', 'd')}
      AND (d.month < m.next OR d.month = m.next AND m.posted)
    WHERE d.collected_satang = 0 OR d.via > b.month`,
);

/**
 * SQL of each number of a month that has an item: what its bills ask for, what its receipts brought
 * in, what is due and what was paid. Of a due month that moved, the month that asked for it has its
 * item looked up apart: those are few.
 */
const numbers = `
  SELECT member_no, month, ref_no, coalesce(sum(collected), 0) AS collected, sum(billed) AS billed,
    coalesce(sum(due), 0) AS due, coalesce(sum(paid), 0) AS paid
  FROM (
    SELECT member_no, month, ref_no, true AS has_item, collected_satang AS collected,
      CASE WHEN kind = 'MONTHLY' THEN amount_satang END AS billed,
      NULL::bigint AS due, NULL::bigint AS paid
    FROM items
    UNION ALL
    SELECT member_no, via, under, false, NULL, NULL,
      CASE WHEN asked = via AND (asked = month OR kind = 'MONTHLY') THEN amount_satang END,
      collected_satang
    FROM dues
    UNION ALL
    SELECT d.member_no, d.asked, ${itemOf('a.refs', 'd')}, false, NULL, NULL, d.amount_satang, NULL
    FROM dues d LEFT JOIN months a ON a.member_no = d.member_no AND a.month = d.asked
    WHERE d.asked <> d.via AND (d.asked = d.month OR d.kind = 'MONTHLY')
  ) n GROUP BY member_no, month, ref_no HAVING bool_or(has_item)`;

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
    `, asking AS MATERIALIZED (
      SELECT n.*, m.refs FROM (${numbers}) n
      JOIN months m ON m.member_no = n.member_no AND m.month = n.month
      WHERE n.billed <> n.due OR n.collected <> n.paid
    ) SELECT n.*, i.seq, i.item_no, coalesce(0 || a.sums, '{0}') AS arrears,
      coalesce(0 || h.sums, '{0}') AS ahead
    FROM asking n JOIN (
      SELECT DISTINCT ON (member_no, month, ref_no) member_no, month, ref_no, seq, item_no
      FROM items ORDER BY member_no, month, ref_no, seq, item_no
    ) i ON i.member_no = n.member_no AND i.month = n.month AND i.ref_no = n.ref_no
    LEFT JOIN (${arrears}) a
      ON a.member_no = n.member_no AND a.month = n.month AND a.ref_no = n.ref_no
    LEFT JOIN (${ahead}) h
      ON h.member_no = n.member_no AND h.month = n.month AND h.ref_no = n.ref_no`,
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
        SELECT FROM unnest(r.arrears) a, unnest(r.ahead) h WHERE r.billed = r.due + a + h)`,
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
