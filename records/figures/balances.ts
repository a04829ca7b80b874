/** What a member owned and owed at the end of a day, out of the lines (a certificate's figures). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { by } from '../pages/order.ts';

export interface AccountBalance {
  /** Digits as the core system writes them. */
  readonly accountNo: string;
  readonly accountName: string;
  readonly typeName: string;
  readonly balanceSatang: bigint;
}

export interface LoanBalance {
  /** As the core system writes it; may hold any characters. */
  readonly contractNo: string;
  readonly typeName: string;
  readonly contractDate: string;
  /** Principal alone. */
  readonly balanceSatang: bigint;
}

export interface Balances {
  /** 0 before the first line. */
  readonly shareSatang: bigint;
  /** Accounts that held money then, by number; those of today's closed ones included. */
  readonly accounts: readonly AccountBalance[];
  /** Contracts with something left to pay then, the oldest first. */
  readonly loans: readonly LoanBalance[];
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const mine = `member_no = current_setting('app.member_no', true)`;

const shares = statement<{ balanceSatang: bigint }, [string]>(`
  SELECT balance_satang AS "balanceSatang" FROM records.share_lines
  WHERE ${mine} AND posted_on <= $1::date ORDER BY seq DESC LIMIT 1`);
const accounts = statement<AccountBalance, [string]>(`
  SELECT a.account_no AS "accountNo", a.account_name AS "accountName",
    a.type_name AS "typeName", line.balance_satang AS "balanceSatang"
  FROM records.deposit_accounts a CROSS JOIN LATERAL (
    SELECT balance_satang FROM records.deposit_lines
    WHERE ${mine} AND publication_id = a.publication_id AND account_no = a.account_no
      AND posted_on <= $1::date
    ORDER BY seq DESC LIMIT 1
  ) line
  WHERE a.${mine} AND line.balance_satang <> 0`);
const contracts = statement<LoanBalance, [string]>(`
  SELECT l.contract_no AS "contractNo", l.type_name AS "typeName",
    l.contract_date AS "contractDate", line.balance_satang AS "balanceSatang"
  FROM records.loans l CROSS JOIN LATERAL (
    SELECT balance_satang FROM records.loan_lines
    WHERE ${mine} AND publication_id = l.publication_id AND contract_no = l.contract_no
      AND posted_on <= $1::date
    ORDER BY seq DESC LIMIT 1
  ) line
  WHERE l.${mine} AND line.balance_satang <> 0`);

// A ledger that begins with a balance brought forward is silent about the days before.
const begun = (ledger: string, code: string, lines = '1') => `
  SELECT posted_on FROM records.${ledger}
  WHERE ${mine} AND seq <= ${lines} AND type_code = '${code}'`;
// Each slip of an account may be brought forward by itself, before all movements.
const slipsOf = `(SELECT greatest(count(*), 1) FROM records.deposit_slips s
  WHERE s.${mine} AND s.publication_id = o.publication_id AND s.account_no = o.account_no)`;
const ofEach = (owners: string, ledger: string, number: string, code: string, lines?: string) => `
  SELECT max(line.posted_on) FROM records.${owners} o CROSS JOIN LATERAL (
    ${begun(ledger, code, lines)} AND publication_id = o.publication_id AND ${number} = o.${number}
    ORDER BY seq DESC LIMIT 1
  ) line WHERE o.${mine}`;
const availableFrom = statement<{ day: string }>(`
  SELECT greatest(m.joined_on,
    (${begun('share_lines', 'BF')} ORDER BY seq LIMIT 1),
    (${ofEach('deposit_accounts', 'deposit_lines', 'account_no', 'BF', slipsOf)}),
    (${ofEach('loans', 'loan_lines', 'contract_no', '09')})) AS "day"
  FROM records.members m WHERE m.${mine}`);

/**
 * The first day whose balances are known: the member had joined, and every ledger that was brought
 * forward from elsewhere had begun. Undefined for a number that the records do not hold.
 */
export async function balancesAvailableFrom(db: Db): Promise<string | undefined> {
  return (await availableFrom(db))[0]?.day;
}

/** The subject's balances at the end of `day`, which is not before `balancesAvailableFrom`. */
export async function balancesOn(db: Db, day: string): Promise<Balances> {
  const [share, account, loan] = await Promise.all([
    shares(db, day),
    accounts(db, day),
    contracts(db, day),
  ]);
  return {
    // Before the first line there were no shares.
    shareSatang: share[0] === undefined ? 0n : share[0].balanceSatang,
    accounts: account.toSorted(by(({ accountNo }) => accountNo)),
    loans: loan.toSorted(by(({ contractDate, contractNo }) => `${contractDate} ${contractNo}`)),
  };
}
