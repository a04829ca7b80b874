/** Bills and receipts against their items, and what they say of shares and interest. */
import { reasons } from '../intake.text.ts';
import { type CrossCheck, inBaht } from './cross-check.ts';

const fromItems = (expected: string, stated: string): string =>
  reasons.fromLines('collection_items.csv', expected, stated);

/** REFUND items are money that goes back: they stand apart from what is billed and collected. */
const sums: CrossCheck = {
  of: 'collections',
  after: 'collection_items',
  from: (part) => `FROM ${part('collections')} r LEFT JOIN (
      SELECT member_no, month, seq, count(*) AS items,
        sum(amount_satang) FILTER (WHERE item_group <> 'REFUND') AS billed,
        sum(collected_satang) FILTER (WHERE item_group <> 'REFUND') AS collected,
        sum(amount_satang) FILTER (WHERE item_group = 'REFUND') AS refund
      FROM ${part('collection_items')} GROUP BY member_no, month, seq
    ) i ON i.member_no = r.member_no AND i.month = r.month AND i.seq = r.seq
    WHERE true`,
  comparisons: [
    {
      column: 'ITEM_COUNT',
      wrong: 'r.item_count <> coalesce(i.items, 0)',
      expected: 'coalesce(i.items, 0)',
      stated: 'r.item_count',
      reason: fromItems,
    },
    ...(['billed', 'collected'] as const).map((name) => ({
      column: name.toUpperCase(),
      wrong: `r.${name}_satang <> coalesce(i.${name}, 0)`,
      expected: inBaht(`coalesce(i.${name}, 0)`),
      stated: inBaht(`r.${name}_satang`),
      reason: fromItems,
    })),
    {
      column: 'REFUND_PENDING',
      wrong: 'r.refund_pending_satang <> coalesce(i.refund, 0)',
      expected: inBaht('coalesce(i.refund, 0)'),
      stated: inBaht('r.refund_pending_satang'),
      reason: fromItems,
    },
  ],
};

/**
 * Items of no bill. Where every bill has the number of items that it states, there is one only if
 * there are more items than all bills state together: then alone the join is done.
 */
const orphans: CrossCheck = {
  of: 'collection_items',
  after: 'collection_items',
  from: (part) => `FROM ${part('collection_items')} r
    LEFT JOIN ${part('collections')} c
      ON c.member_no = r.member_no AND c.month = r.month AND c.seq = r.seq
    WHERE (SELECT count(*) FROM ${part('collection_items')})
      <> (SELECT coalesce(sum(item_count), 0) FROM ${part('collections')})`,
  comparisons: [
    { column: 'SEQ', wrong: 'c.member_no IS NULL', reason: () => reasons.unknownCollection },
  ],
};

/** One receipt twice, be it of two members, would let one payment stand for two. */
const receipts: CrossCheck = {
  of: 'collections',
  after: 'collections',
  from: (part) => `FROM ${part('collections')} r JOIN ${part('collections')} o
      ON o.receipt_no = r.receipt_no
    WHERE (o.member_no, o.month, o.seq) < (r.member_no, r.month, r.seq)`,
  comparisons: [{ column: 'RECEIPT_NO', wrong: 'true', reason: () => reasons.receiptTwice }],
};

/** The day up to which a bill speaks: its receipt's, or the last of its month. */
const dayOf = (row: string): string =>
  `coalesce(${row}.receipt_on, (${row}.month + interval '1 month - 1 day')::date)`;

/**
 * Most receipts have a share line of their own. The others look for the last line before them:
 * few rows, each found by the ledger's key.
 */
const shareTotals: CrossCheck = {
  of: 'collections',
  after: 'collections',
  from: (part) => `FROM ${part('collections')} r
    LEFT JOIN ${part('members')} m ON m.member_no = r.member_no
    LEFT JOIN ${part('share_lines')} l
      ON r.posted AND l.member_no = r.member_no AND l.receipt_no = r.receipt_no
    LEFT JOIN LATERAL (
      SELECT s.balance_satang FROM ${part('share_lines')} s
      WHERE r.posted AND l.member_no IS NULL AND s.publication_id = r.publication_id
        AND s.member_no = r.member_no AND s.posted_on <= ${dayOf('r')}
      ORDER BY s.seq DESC LIMIT 1
    ) b ON true
    CROSS JOIN LATERAL (SELECT CASE
      WHEN r.posted THEN coalesce(l.balance_satang, b.balance_satang, 0)
      ELSE coalesce(m.share_balance_satang, 0) END AS satang) w
    WHERE true`,
  comparisons: [
    {
      column: 'SHARE_TOTAL',
      wrong: 'r.share_total_satang <> w.satang',
      expected: inBaht('w.satang'),
      reason: reasons.shareTotal,
    },
  ],
};

/** A year may begin with interest that is given back of the one before. */
const interestPaid: CrossCheck = {
  of: 'collections',
  after: 'collections',
  from: (part) => `FROM (
      SELECT member_no, month, seq, stated, sum(interest) OVER (
        PARTITION BY member_no COLLATE "C", date_part('year', day)
        ORDER BY day RANGE UNBOUNDED PRECEDING
      ) AS paid
      FROM (
        SELECT member_no, ${dayOf('c')} AS day, month, seq, interest_ytd_satang AS stated,
          0::bigint AS interest
        FROM ${part('collections')} c
        UNION ALL
        SELECT member_no, posted_on, NULL, NULL, NULL, interest_satang
        FROM ${part('loan_lines')}
        WHERE interest_satang <> 0 AND posted_on >= (
          SELECT date_trunc('year', min(${dayOf('c')})) FROM ${part('collections')} c)
      ) days
    ) r
    WHERE r.stated IS NOT NULL`,
  comparisons: [
    {
      column: 'INTEREST_YTD',
      wrong: 'r.stated <> greatest(r.paid, 0)',
      expected: inBaht('greatest(r.paid, 0)'),
      reason: reasons.interestYtd,
    },
  ],
};

export const billCrossChecks: readonly CrossCheck[] = [
  ...[sums, orphans, receipts].map((one) => ({ ...one, ofAll: true as const })),
  shareTotals,
  interestPaid,
];
