/** What the agency is still asked for: bills that are not posted follow from members and loans. */
import { reasons } from '../intake.text.ts';
import { asWritten, type CrossCheck, inBaht, type Part } from './cross-check.ts';
import { interestJoins, interestSql } from './interest-sql.ts';

const pendingItems = (table: Part, group: 'SHARE' | 'LOAN'): string =>
  `FROM ${table('collection_items')} r JOIN ${table('collections')} c
      ON c.member_no = r.member_no AND c.month = r.month AND c.seq = r.seq
      AND NOT c.posted AND c.kind = 'MONTHLY' AND r.item_group = '${group}'`;

/**
 * A member who is in and pays shares is billed what he or she agreed to, by all bills of the month
 * together. What differs is told at the month's last one.
 */
const shares: CrossCheck = {
  of: 'collection_items',
  after: 'collection_items',
  from: (table) => `${pendingItems(table, 'SHARE')}
    JOIN ${table('members')} m ON m.member_no = r.member_no
    JOIN (
      SELECT i.member_no, i.month, sum(i.amount_satang) AS satang,
        max(i.seq) FILTER (WHERE NOT k.posted) AS last
      FROM ${table('collection_items')} i JOIN ${table('collections')} k
        ON k.member_no = i.member_no AND k.month = i.month AND k.seq = i.seq
      WHERE i.item_group = 'SHARE' AND k.kind = 'MONTHLY'
        AND k.month IN (SELECT month FROM ${table('collections')} WHERE NOT posted)
      GROUP BY i.member_no, i.month
    ) b ON b.member_no = r.member_no AND b.month = r.month
    WHERE NOT m.share_suspended AND m.left_on IS NULL AND r.seq = b.last`,
  comparisons: [
    {
      column: 'AMOUNT',
      wrong: 'b.satang <> m.monthly_share_satang',
      expected: inBaht('m.monthly_share_satang'),
      stated: inBaht('b.satang'),
      reason: (expected, stated) => reasons.computed('MONTHLY_SHARE', expected, stated),
    },
  ],
};

const closed: CrossCheck = {
  of: 'collection_items',
  after: 'collection_items',
  from: (table) => `${pendingItems(table, 'LOAN')}
    JOIN ${table('loans')} l ON l.contract_no = r.ref_no
    WHERE l.status = 'CLOSED'`,
  comparisons: [
    {
      column: 'REF_NO',
      wrong: 'true',
      expected: asWritten('l.closed_on'),
      reason: reasons.billedClosed,
    },
  ],
};

/**
 * B.1: what was left unpaid by the contract's last line, and what has grown since to the day of the
 * bill. An equal instalment stays what it is, even where it does not pay all of the interest. Of
 * several months that are pending only the first follows from the ledger, and of a month's bills
 * that ask for one contract the first. Of delivered interest the days alone are asked.
 */
const interest: CrossCheck = {
  of: 'collection_items',
  after: 'collection_items',
  from: (table) => `${pendingItems(table, 'LOAN')}
    JOIN ${table('loans')} l ON l.contract_no = r.ref_no
      AND l.status = 'OPEN'
    CROSS JOIN LATERAL (SELECT coalesce(
      c.receipt_on, (c.month + interval '1 month - 1 day')::date) AS bill_on OFFSET 0) d
    CROSS JOIN LATERAL (
      SELECT s.balance_satang, s.interest_balance_satang, s.posted_on, d.bill_on,
        d.bill_on - s.posted_on AS days
      FROM ${table('loan_lines')} s
      WHERE s.publication_id = r.publication_id AND s.contract_no = r.ref_no
        AND s.posted_on <= d.bill_on
      ORDER BY s.seq DESC LIMIT 1
    ) b
    ${interestJoins({ from: 'b.posted_on', to: 'b.bill_on' })}
    CROSS JOIN LATERAL (SELECT b.interest_balance_satang + ${interestSql} AS satang OFFSET 0) w
    WHERE NOT EXISTS (SELECT FROM ${table('collections')} p
      WHERE p.member_no = c.member_no AND NOT p.posted AND p.month < c.month)
    AND NOT EXISTS (SELECT FROM ${table('collection_items')} e JOIN ${table('collections')} p
        ON p.member_no = e.member_no AND p.month = e.month AND p.seq = e.seq
      WHERE e.member_no = r.member_no AND e.month = r.month AND e.seq < r.seq
        AND e.item_group = 'LOAN' AND e.ref_no = r.ref_no AND NOT p.posted)`,
  comparisons: [
    {
      column: 'INTEREST',
      // As delivered there is nothing to compare with, and nothing is wrong.
      wrong: `coalesce(r.interest_satang <> w.satang, false)
        AND NOT (l.repayment_method = 'EQUAL_INSTALMENT' AND r.interest_satang = l.instalment_satang
          AND l.instalment_satang < w.satang)`,
      expected: inBaht('w.satang'),
      stated: inBaht('r.interest_satang'),
      reason: (expected, stated) =>
        reasons.computed('INTEREST_BALANCE + BALANCE × ANNUAL_RATE × DAY_COUNT', expected, stated),
    },
    {
      column: 'DAYS',
      wrong: 'coalesce(r.days <> b.days, false)',
      expected: 'b.days',
      reason: (expected) => reasons.loanDays(Number(expected)),
    },
  ],
};

export const pendingCrossChecks: readonly CrossCheck[] = [shares, closed, interest];
