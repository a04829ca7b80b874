/** What a receipt collected stands in its ledger, and what a ledger says is in a receipt (A.6). */
import { reasons } from '../intake.text.ts';
import { asWritten, type Comparison, type CrossCheck, inBaht } from './cross-check.ts';

interface Ledger {
  readonly group: 'SHARE' | 'LOAN' | 'DEPOSIT';
  readonly lines: 'share_lines' | 'loan_lines' | 'deposit_lines';
  /** The column that an item's REF_NO names. */
  readonly ref?: string;
  /** SQL of what a line brought in. */
  readonly paid: string;
  readonly more: readonly Comparison[];
}

/** Gives the reason for what a receipt and its line in `file` say differently. */
export const differs = (file: string) => (expected: string) =>
  reasons.ledgerDiffers(file, expected);

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

/** SQL: two rows are of one bill. */
export const sameBill = (one: string, other: string): string =>
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

export const ledgerCrossChecks: readonly CrossCheck[] = [
  ...ledgers.map(forward),
  ...ledgers.map(back),
];
