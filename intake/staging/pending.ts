/** What the agency is still asked for: bills that are not posted follow from members and loans. */
import { reasons } from '../intake.text.ts';
import { asWritten, type CrossCheck, inBaht, type Part } from './cross-check.ts';
import { interestJoins, interestSql } from './interest-sql.ts';

const pendingItems = (table: Part, group: 'SHARE' | 'LOAN'): string =>
  `FROM ${table('collection_items')} r JOIN ${table('collections')} c
      ON c.member_no = r.member_no AND c.month = r.month AND c.seq = r.seq
      AND NOT c.posted AND c.kind = 'MONTHLY' AND r.item_group = '${group}'`;

/** SQL of what all bills of `r`’s member in a month ask for shares. */
const monthlyShares = (table: Part, month: string): string => `
        SELECT sum(i.amount_satang) FROM ${table('collection_items')} i
        JOIN ${table('collections')} k
          ON k.member_no = i.member_no AND k.month = i.month AND k.seq = i.seq
        WHERE i.publication_id = r.publication_id AND i.member_no = r.member_no
          AND i.month = ${month}
          AND i.item_group = 'SHARE' AND k.kind = 'MONTHLY'`;

/**
 * SQL: what was agreed on in the records that members see now was as much as is billed, or these
 * bills of a month that was not posted asked for it.
 */
const shownAgreed = `EXISTS (
        SELECT FROM records.current s JOIN records.members o
          ON o.publication_id = s.publication_id AND o.member_no = r.member_no
        WHERE o.monthly_share_satang = b.satang OR b.satang = (
          SELECT sum(i.amount_satang) FROM records.collection_items i
          JOIN records.collections k ON k.publication_id = i.publication_id
            AND k.member_no = i.member_no AND k.month = i.month AND k.seq = i.seq
          WHERE i.publication_id = s.publication_id AND i.member_no = r.member_no
            AND i.month = r.month AND i.item_group = 'SHARE' AND k.kind = 'MONTHLY'
          HAVING NOT bool_and(k.posted)))`;

/**
 * A member who is in and pays shares is billed what he or she agreed to, by all bills of the month
 * together; where that changed after they were sent, what the records before this extract say.
 * Where there are none yet, what the month before asked for. What differs is told at the month's
 * last one.
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
      AND NOT (${shownAgreed} OR NOT EXISTS (SELECT FROM records.current) AND b.satang
        IS NOT DISTINCT FROM (${monthlyShares(table, "(r.month - interval '1 month')::date")}))`,
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

/**
 * SQL of the first day, `u.begins_on`, at whose close a bill `c` may still be made: the 1st of its
 * month, or the day after the month before was posted, if that came first; of who had no bill then
 * any day of the month before.
 */
const billFrom = (table: Part): string => `
    CROSS JOIN LATERAL (SELECT least(c.month, coalesce((
      SELECT max(greatest(p.receipt_on, (
        SELECT a.posted_on FROM ${table('agency_months')} a
        WHERE a.publication_id = p.publication_id AND a.agency_no = p.agency_no
          AND a.month = p.month))) + 1
      FROM ${table('collections')} p
      WHERE p.publication_id = c.publication_id AND p.member_no = c.member_no
        AND p.month = (c.month - interval '1 month')::date AND p.kind = 'MONTHLY'
    ), (c.month - interval '1 month')::date)) AS begins_on OFFSET 0) u`;

/** A bill that was sent stays as it was: a contract may be paid off while its month goes on. */
const closed: CrossCheck = {
  of: 'collection_items',
  after: 'collection_items',
  from: (table) => `${pendingItems(table, 'LOAN')}
    JOIN ${table('loans')} l ON l.contract_no = r.ref_no
    ${billFrom(table)}
    WHERE l.status = 'CLOSED' AND (l.closed_on < u.begins_on OR NOT EXISTS (
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
 * How a contract stood since its bill may have been made: when that time began, and at the close of
 * each day on which something moved since, up to the day of the bill; of one that was closed before
 * it was. Each with the interest that it comes to by the day of the bill. From before its bands
 * hold that is at the rate which the next line states of those days; null where the bands came
 * without one.
 */
const stood = (table: Part): string => `
    SELECT b.seq, b.days, b.interest_balance_satang + ${interestSql} AS satang
    FROM (
      SELECT s.seq, s.posted_on, s.balance_satang, s.interest_balance_satang,
        d.bill_on, d.bill_on - s.posted_on AS days,
        lead(s.posted_on) OVER lines AS next_on,
        CASE WHEN l.rate_since > s.posted_on THEN CASE WHEN
            l.rate_since >= lead(s.posted_on) OVER lines THEN lead(s.annual_rate) OVER lines END
          ELSE s.annual_rate END AS annual_rate
      FROM ${table('loan_lines')} s
      WHERE s.publication_id = r.publication_id AND s.contract_no = r.ref_no
        AND s.posted_on <= d.bill_on AND s.seq >= coalesce((
          SELECT o.seq FROM ${table('loan_lines')} o
          WHERE o.publication_id = r.publication_id AND o.contract_no = r.ref_no
            AND o.posted_on < least(u.begins_on, d.bill_on + 1)
          ORDER BY o.seq DESC LIMIT 1), 1)
      WINDOW lines AS (ORDER BY s.seq)
    ) b
    ${interestJoins({ from: 'b.posted_on', to: 'b.bill_on' })}
    WHERE b.next_on IS DISTINCT FROM b.posted_on AND b.posted_on IS DISTINCT FROM l.closed_on`;

/**
 * B.1: what was left unpaid by a line of the contract, and what has grown since to the day of the
 * bill. A bill is sent on a day that nobody tells us, and asks for what was owed then: money that
 * comes at the counter until it is posted leaves it as it is, so it is held against each state that
 * the month has seen. An equal instalment stays what it is, even where it does not pay all of the
 * interest. Of several months that are pending only the first follows from the ledger, and of a
 * month's bills that ask for one contract the first. Of delivered interest only days are asked, and
 * nothing of a contract without lines; one whose lines are all later owed nothing yet.
 */
const interest: CrossCheck = {
  of: 'collection_items',
  after: 'collection_items',
  from: (table) => `${pendingItems(table, 'LOAN')}
    JOIN ${table('loans')} l ON l.contract_no = r.ref_no
    CROSS JOIN LATERAL (SELECT coalesce(
      c.receipt_on, (c.month + interval '1 month - 1 day')::date) AS bill_on OFFSET 0) d
    ${billFrom(table)}
    CROSS JOIN LATERAL (
      SELECT coalesce(bool_or(t.ties), r.interest_satang = 0 OR l.status = 'CLOSED'
          OR l.day_count = 'AS_DELIVERED' OR NOT EXISTS (
            SELECT FROM ${table('loan_lines')} s
            WHERE s.publication_id = r.publication_id AND s.contract_no = r.ref_no)) AS ties,
        bool_or(t.ties AND coalesce(t.days = r.days, true)) AS days_tie,
        coalesce((array_agg(t.satang ORDER BY t.seq DESC))[1], 0) AS satang,
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
      wrong: 'NOT w.ties',
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
