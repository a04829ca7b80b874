/** What the records know to have happened lately: receipts, interest, rates, dividends (D-05). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { rateSql } from '../pages/stored-ledger.ts';

export type LateKind = 'RECEIPT' | 'INTEREST' | 'RATE' | 'DIVIDEND';

export interface LateEvent {
  readonly kind: LateKind;
  readonly on: string;
  /** What came in or was paid; null of a RATE. */
  readonly satang: bigint | null;
  /** Of a RATE what holds from that day on: percent a year, as text. */
  readonly rate: string | null;
  /** Number of the receipt, or type of the account; null of a DIVIDEND. */
  readonly name: string | null;
  /** What it belongs to: first day of the month, account number, year of the common era. */
  readonly of: string;
  /** Of a RECEIPT its number within the month. */
  readonly seq: number | null;
}

/** So many of the newest receipts are looked at. */
const most = 5;
/** Interest further back than so many lines of its account did not happen lately. */
const lookBack = 60;

// The subject stands in each query although the policy demands it too: either alone suffices.
const mine = `member_no = current_setting('app.member_no', true)`;

// One question for all of them: the overview asks it at every visit. Each part reads a few rows off
// the end of its index.
const newest = statement<LateEvent>(`
  (SELECT 'RECEIPT' AS kind, receipt_on AS "on", collected_satang AS satang, NULL::text AS rate,
      receipt_no AS name, month::text AS "of", seq
    FROM records.collections
    WHERE ${mine} AND posted AND receipt_on IS NOT NULL AND receipt_no IS NOT NULL
    ORDER BY month DESC, seq DESC LIMIT ${most})
  UNION ALL
  (SELECT line.type_code, line.posted_on, NULLIF(line.amount_satang, 0),
      CASE WHEN line.type_code = 'RATE' THEN ${rateSql('line.annual_rate')} END,
      a.type_name, a.account_no, NULL::int
    FROM records.deposit_accounts a CROSS JOIN LATERAL (
      SELECT posted_on, type_code, amount_satang, annual_rate FROM (
        SELECT l.seq, l.posted_on, l.type_code, l.amount_satang, l.annual_rate
        FROM records.deposit_lines l
        WHERE l.publication_id = a.publication_id AND l.account_no = a.account_no
          AND l.member_no = a.member_no
        ORDER BY l.seq DESC LIMIT ${lookBack}
      ) recent
      WHERE type_code IN ('INTEREST', 'RATE') ORDER BY seq DESC LIMIT 2
    ) line
    WHERE a.${mine})
  UNION ALL
  (SELECT 'DIVIDEND', d.paid_on, d.net_satang, NULL, NULL, d.year::text, NULL
    FROM records.dividends d
    WHERE d.${mine} AND d.paid_on IS NOT NULL AND EXISTS (
      SELECT FROM records.dividend_years y
      WHERE y.publication_id = d.publication_id AND y.year = d.year AND y.state = 'APPROVED')
    ORDER BY d.year DESC LIMIT 1)`);

/**
 * The subject's newest receipts, the last interest or new rate of each account, and the dividend
 * paid last, in no order. Each leads to a page of the subject's own.
 */
export async function latelyRecorded(db: Db): Promise<readonly LateEvent[]> {
  return newest(db);
}
