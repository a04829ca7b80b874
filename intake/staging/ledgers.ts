/** What a receipt collected stands in its ledger, and what a ledger says is in a receipt (A.6). */
import { reasons } from '../intake.text.ts';
import { asWritten, type Comparison, type CrossCheck, inBaht, type Part } from './cross-check.ts';

interface Ledger {
  readonly group: 'SHARE' | 'LOAN' | 'DEPOSIT';
  readonly lines: 'share_lines' | 'loan_lines' | 'deposit_lines';
  /** The column that an item's REF_NO names. */
  readonly ref?: string;
  /** SQL of what a line brought in. */
  readonly paid: string;
  readonly more: readonly Comparison[];
}

const differs = (file: string) => (expected: string) => reasons.ledgerDiffers(file, expected);

/** What an item repeats of its line as it is. */
const same = (column: 'PERIOD_NO' | 'DAYS', file: string): Comparison => {
  const name = column.toLowerCase();
  return {
    column,
    wrong: `r.${name} IS DISTINCT FROM l.${name}`,
    expected: `l.${name}`,
    reason: differs(file),
  };
};

/** A payment in part settles interest first: only a whole one falls as it was billed. */
const principal: Comparison = {
  column: 'PRINCIPAL',
  wrong: 'r.collected_satang = r.amount_satang AND r.principal_satang <> l.principal_satang',
  expected: inBaht('l.principal_satang'),
  reason: differs('loan_lines.csv'),
};

const ledgers: readonly Ledger[] = [
  {
    group: 'SHARE',
    lines: 'share_lines',
    paid: 'l.sign * l.amount_satang',
    more: [same('PERIOD_NO', 'share_lines.csv')],
  },
  {
    group: 'LOAN',
    lines: 'loan_lines',
    ref: 'contract_no',
    paid: '-l.sign * l.principal_satang + l.interest_satang',
    more: [principal, same('PERIOD_NO', 'loan_lines.csv'), same('DAYS', 'loan_lines.csv')],
  },
  {
    group: 'DEPOSIT',
    lines: 'deposit_lines',
    ref: 'account_no',
    paid: 'l.sign * l.amount_satang',
    more: [],
  },
];

const sameBill = (one: string, other: string): string =>
  ['member_no', 'month', 'seq'].map((name) => `${one}.${name} = ${other}.${name}`).join(' AND ');

/** Each collected item has its line: amount, period, balance. */
function forward({ group, lines, ref, paid, more }: Ledger): CrossCheck {
  const file = `${lines}.csv`;
  return {
    of: 'collection_items',
    after: 'collection_items',
    from: (table) => `FROM ${table('collection_items')} r
      JOIN ${table('collections')} c ON ${sameBill('c', 'r')}
      LEFT JOIN ${table(lines)} l ON l.member_no = r.member_no AND l.receipt_no = c.receipt_no
        ${ref ? `AND l.${ref} = r.ref_no` : ''}
      WHERE r.item_group = '${group}' AND r.collected_satang > 0`,
    comparisons: [
      { column: 'COLLECTED', wrong: 'l.seq IS NULL', reason: () => reasons.notInLedger(file) },
      {
        column: 'COLLECTED',
        wrong: `r.collected_satang <> ${paid}`,
        expected: inBaht(paid),
        reason: differs(file),
      },
      ...more,
      {
        column: 'BALANCE_AFTER',
        wrong: 'r.balance_after_satang IS DISTINCT FROM l.balance_satang',
        expected: inBaht('l.balance_satang'),
        reason: differs(file),
      },
    ],
  };
}

/**
 * Each line under a member's receipt is an item of it that was collected, on the same day. A line
 * from before the first month on record may name a receipt that is no longer there.
 */
function back({ group, lines, ref }: Ledger): CrossCheck {
  return {
    of: lines,
    after: 'collection_items',
    from: (table) => `FROM ${table(lines)} r
      LEFT JOIN ${table('collections')} c
        ON c.member_no = r.member_no AND c.receipt_no = r.receipt_no
      LEFT JOIN ${table('collection_items')} i ON ${sameBill('i', 'c')}
        AND i.item_group = '${group}' AND i.collected_satang > 0
        ${ref ? `AND i.ref_no = r.${ref}` : ''}
      WHERE r.receipt_no IS NOT NULL AND (c.member_no IS NOT NULL
        OR r.posted_on >= (SELECT min(month) FROM ${table('agency_months')}))`,
    comparisons: [
      { column: 'RECEIPT_NO', wrong: 'i.item_no IS NULL', reason: () => reasons.notCollected },
      {
        column: 'POSTED_ON',
        wrong: 'r.posted_on IS DISTINCT FROM c.receipt_on',
        expected: asWritten('c.receipt_on'),
        reason: differs('collections.csv'),
      },
    ],
  };
}

const cremationItems = (table: Part): string => `(
  SELECT i.*, c.kind FROM ${table('collection_items')} i
  JOIN ${table('collections')} c ON ${sameBill('c', 'i')}
  WHERE i.item_group = 'CREMATION')`;

/**
 * The months of cremation numbers, each with the number under which it is collected: its own where
 * the member's month has an item of it, otherwise that of the month's first item.
 */
const months = (table: Part): string => `(
  SELECT m.*, coalesce(o.ref_no, f.ref_no) AS under
  FROM ${table('cremation_months')} m
  LEFT JOIN (SELECT DISTINCT member_no, month, ref_no FROM ${cremationItems(table)} i) o
    ON o.member_no = m.member_no AND o.month = m.month AND o.ref_no = m.cremation_no
  LEFT JOIN (
    SELECT member_no, month, (array_agg(ref_no ORDER BY seq, item_no))[1] AS ref_no
    FROM ${cremationItems(table)} i GROUP BY member_no, month
  ) f ON f.member_no = m.member_no AND f.month = m.month)`;

const cremationFile = 'cremation_months.csv';

/** Nothing is looked up of a month that has a bill which is not posted. */
const posted = (table: Part, row: string): string => `NOT EXISTS (
  SELECT FROM ${table('collections')} p
  WHERE p.member_no = ${row}.member_no AND p.month = ${row}.month AND NOT p.posted)`;

/**
 * What the month's bills ask for and what all its receipts brought in, number by number: a part
 * may be paid at the counter. What does not fit is told at the number's first item.
 */
const cremation: CrossCheck = {
  of: 'collection_items',
  after: 'cremation_months',
  from: (table) => `FROM (
      SELECT i.member_no, i.month, i.ref_no, (min(ARRAY[i.seq, i.item_no]))[1] AS seq,
        (min(ARRAY[i.seq, i.item_no]))[2] AS item_no, sum(i.collected_satang) AS collected,
        sum(i.amount_satang) FILTER (WHERE i.kind = 'MONTHLY') AS billed
      FROM ${cremationItems(table)} i GROUP BY i.member_no, i.month, i.ref_no
    ) r
    LEFT JOIN (
      SELECT member_no, month, under, sum(amount_satang) AS amount,
        sum(collected_satang) AS collected
      FROM ${months(table)} m GROUP BY member_no, month, under
    ) l ON l.member_no = r.member_no AND l.month = r.month AND l.under = r.ref_no
    WHERE true`,
  comparisons: [
    {
      column: 'COLLECTED',
      wrong: 'r.collected > 0 AND coalesce(l.collected, 0) = 0',
      reason: () => reasons.notInLedger(cremationFile),
    },
    {
      column: 'AMOUNT',
      wrong: 'coalesce(r.billed <> coalesce(l.amount, 0), false)',
      expected: inBaht('coalesce(l.amount, 0)'),
      reason: differs(cremationFile),
    },
    {
      column: 'COLLECTED',
      wrong: 'r.collected <> coalesce(l.collected, 0)',
      expected: inBaht('coalesce(l.collected, 0)'),
      reason: differs(cremationFile),
    },
  ],
};

/** Only months that are still collected for can be looked up. */
const cremationBack: CrossCheck = {
  of: 'cremation_months',
  after: 'cremation_months',
  from: (table) => `FROM ${months(table)} r
    LEFT JOIN (${cremationItems(table)} i JOIN ${table('collections')} c
        ON ${sameBill('c', 'i')} AND i.collected_satang > 0)
      ON i.member_no = r.member_no AND i.month = r.month AND i.ref_no = r.under
        AND c.receipt_no = r.receipt_no
    WHERE r.collected_satang > 0 AND ${posted(table, 'r')}
      AND r.month IN (SELECT month FROM ${table('agency_months')})`,
  comparisons: [
    { column: 'RECEIPT_NO', wrong: 'i.item_no IS NULL', reason: () => reasons.notCollected },
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

export const ledgerCrossChecks: readonly CrossCheck[] = [
  ...ledgers.map(forward),
  ...ledgers.map(back),
  cremation,
  cremationBack,
  cremationRef,
];
