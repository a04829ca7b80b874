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

/**
 * Each collected item has its line: amount, period, balance. The ledger is sent past its receipts,
 * which are few beside it, before the items are looked at.
 */
function forward({ group, lines, ref, paid, more }: Ledger): CrossCheck {
  const file = `${lines}.csv`;
  return {
    of: 'collection_items',
    after: 'collection_items',
    from: (table) => `FROM ${table('collection_items')} r
      LEFT JOIN (
        SELECT s.*, c.month AS bill_month, c.seq AS bill_seq
        FROM ${table(lines)} s JOIN ${table('collections')} c
          ON c.member_no = s.member_no AND c.receipt_no = s.receipt_no
      ) l ON l.member_no = r.member_no AND l.bill_month = r.month AND l.bill_seq = r.seq
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
 * may name a receipt that is no longer there if its bill may be from before the first month on
 * record. A line does not say of which month its bill is, and a month is posted up to the end of
 * the one after it: of lines within the first month nobody can tell, those after it have a bill.
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
        OR r.posted_on >= (
          SELECT min(month) + interval '1 month' FROM ${table('agency_months')}))`,
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

/**
 * SQL of rows made of `items`, those of cremation with what their bill says, and of `months`: those
 * of cremation numbers, each with the number under which it is collected. That is its own where the
 * member's month has an item of it, otherwise that of the month's first item.
 */
const ofCremation = (table: Part, select: string): string => `(
  WITH items AS MATERIALIZED (
    SELECT i.member_no, i.month, i.seq, i.item_no, i.ref_no, i.amount_satang, i.collected_satang,
      c.kind, c.receipt_no
    FROM ${table('collection_items')} i JOIN ${table('collections')} c ON ${sameBill('c', 'i')}
    WHERE i.item_group = 'CREMATION'
  ), months AS (
    SELECT m.*, coalesce(o.ref_no, f.ref_no) AS under
    FROM ${table('cremation_months')} m
    LEFT JOIN (SELECT DISTINCT member_no, month, ref_no FROM items) o
      ON o.member_no = m.member_no AND o.month = m.month AND o.ref_no = m.cremation_no
    LEFT JOIN (
      SELECT member_no, month, (array_agg(ref_no ORDER BY seq, item_no))[1] AS ref_no
      FROM items GROUP BY member_no, month
    ) f ON f.member_no = m.member_no AND f.month = m.month
  ) ${select})`;

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
  from: (table) => `FROM ${ofCremation(
    table,
    `SELECT i.*, coalesce(l.amount, 0) AS due, coalesce(l.collected, 0) AS paid
    FROM (
      SELECT member_no, month, ref_no, (min(ARRAY[seq, item_no]))[1] AS seq,
        (min(ARRAY[seq, item_no]))[2] AS item_no, sum(collected_satang) AS collected,
        sum(amount_satang) FILTER (WHERE kind = 'MONTHLY') AS billed
      FROM items GROUP BY member_no, month, ref_no
    ) i LEFT JOIN (
      SELECT member_no, month, under, sum(amount_satang) AS amount,
        sum(collected_satang) AS collected
      FROM months GROUP BY member_no, month, under
    ) l ON l.member_no = i.member_no AND l.month = i.month AND l.under = i.ref_no`,
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
      wrong: 'coalesce(r.billed <> r.due, false)',
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
    `SELECT m.*, i.item_no FROM months m LEFT JOIN items i ON i.collected_satang > 0
      AND i.member_no = m.member_no AND i.month = m.month AND i.ref_no = m.under
      AND i.receipt_no = m.receipt_no`,
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

export const ledgerCrossChecks: readonly CrossCheck[] = [
  ...ledgers.map(forward),
  ...ledgers.map(back),
  cremation,
  cremationBack,
  cremationRef,
];
