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
 * together; where that changed after they were sent, what the month before asked for. What differs
 * is told at the month's last one.
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
    WHERE NOT m.share_suspended AND m.left_on IS NULL AND r.seq = b.last
      AND b.satang IS DISTINCT FROM (
        SELECT sum(i.amount_satang) FROM ${table('collection_items')} i
        JOIN ${table('collections')} k
          ON k.member_no = i.member_no AND k.month = i.month AND k.seq = i.seq
        WHERE i.member_no = r.member_no AND i.month = (r.month - interval '1 month')::date
          AND i.item_group = 'SHARE' AND k.kind = 'MONTHLY')`,
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

/** A bill that was sent stays as it was: a contract may be paid off while its month goes on. */
const closed: CrossCheck = {
  of: 'collection_items',
  after: 'collection_items',
  from: (table) => `${pendingItems(table, 'LOAN')}
    JOIN ${table('loans')} l ON l.contract_no = r.ref_no
    WHERE l.status = 'CLOSED' AND (l.closed_on < c.month OR NOT EXISTS (
      SELECT FROM ${table('loan_lines')} s
      WHERE s.contract_no = r.ref_no AND s.posted_on < l.closed_on))`,
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
 * How a contract stood while the bill's month was under way: when the month began, and at the close
 * of each day on which something moved since, up to the day of the bill; of one that was closed
 * before it was. Each with the interest that it comes to by the day of the bill.
 */
const stood = (table: Part): string => `
    SELECT b.seq, b.days, b.interest_balance_satang + ${interestSql} AS satang
    FROM (
      SELECT s.seq, s.posted_on, s.balance_satang, s.interest_balance_satang, s.annual_rate,
        d.bill_on, d.bill_on - s.posted_on AS days,
        lead(s.posted_on) OVER (ORDER BY s.seq) AS next_on
      FROM ${table('loan_lines')} s
      WHERE s.publication_id = r.publication_id AND s.contract_no = r.ref_no
        AND s.posted_on <= d.bill_on AND s.seq >= coalesce((
          SELECT o.seq FROM ${table('loan_lines')} o
          WHERE o.publication_id = r.publication_id AND o.contract_no = r.ref_no
            AND o.posted_on < c.month
          ORDER BY o.seq DESC LIMIT 1), 1)
    ) b
    ${interestJoins({ from: 'b.posted_on', to: 'b.bill_on' })}
    WHERE b.next_on IS DISTINCT FROM b.posted_on AND b.posted_on IS DISTINCT FROM l.closed_on`;

/**
 * B.1: what was left unpaid by a line of the contract, and what has grown since to the day of the
 * bill. A bill is sent on a day that nobody tells us, and asks for what was owed then: money that
 * comes at the counter until it is posted leaves it as it is, so it is held against each state that
 * the month has seen. An equal instalment stays what it is, even where it does not pay all of the
 * interest. Of several months that are pending only the first follows from the ledger, and of a
 * month's bills that ask for one contract the first. Of delivered interest only days are asked.
 */
const interest: CrossCheck = {
  of: 'collection_items',
  after: 'collection_items',
  from: (table) => `${pendingItems(table, 'LOAN')}
    JOIN ${table('loans')} l ON l.contract_no = r.ref_no
    CROSS JOIN LATERAL (SELECT coalesce(
      c.receipt_on, (c.month + interval '1 month - 1 day')::date) AS bill_on OFFSET 0) d
    CROSS JOIN LATERAL (
      SELECT bool_or(t.ties) AS ties,
        bool_or(t.ties AND coalesce(t.days = r.days, true)) AS days_tie,
        (array_agg(t.satang ORDER BY t.seq DESC))[1] AS satang,
        (array_agg(t.days ORDER BY t.seq DESC) FILTER (WHERE t.ties))[1] AS days
      FROM (
        SELECT f.*, coalesce(r.interest_satang = f.satang, true)
          OR l.repayment_method = 'EQUAL_INSTALMENT' AND r.interest_satang = l.instalment_satang
            AND l.instalment_satang < f.satang AS ties
        FROM (${stood(table)}) f
      ) t
    ) w
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
      wrong: 'NOT coalesce(w.ties, true)',
      expected: inBaht('w.satang'),
      stated: inBaht('r.interest_satang'),
      reason: (expected, stated) =>
        reasons.computed('INTEREST_BALANCE + BALANCE × ANNUAL_RATE × DAY_COUNT', expected, stated),
    },
    {
      column: 'DAYS',
      wrong: 'NOT coalesce(w.days_tie, true)',
      expected: 'w.days',
      reason: (expected) => reasons.loanDays(Number(expected)),
    },
  ],
};

export const pendingCrossChecks: readonly CrossCheck[] = [shares, closed, interest];
