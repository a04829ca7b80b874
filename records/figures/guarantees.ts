/** Who secures what: the subject as guarantor and as borrower (D-07, D-13). */
import type { DebtStatus } from '../../core/loan/debt-status.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { by } from '../pages/order.ts';

/**
 * A contract of somebody else that the subject stands for, in person or with shares or a deposit,
 * open or written off; the room masks the borrower. One contract may come several times.
 */
export interface Guarantee {
  readonly contractNo: string;
  readonly seq: number;
  readonly kind: 'PERSON' | 'SHARE' | 'DEPOSIT';
  /** The subject's account, of a DEPOSIT. */
  readonly refNo: string | null;
  readonly borrowerNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly contractDate: string;
  readonly approvedSatang: bigint;
  readonly revolving: boolean;
  /** Up to what was approved, today: what the subject stands for may grow. */
  readonly mayBeDrawn: boolean;
  readonly principalBalanceSatang: bigint;
  /** Principal that left the books unpaid: the guarantee goes on. */
  readonly writtenOffSatang: bigint;
  readonly guaranteedSatang: bigint;
  /** The borrower owes principal or interest that is past due. */
  readonly inArrears: boolean;
  readonly status: 'OPEN' | 'CLOSED';
  /** Of the rest a guarantor is not told (decision 0039). */
  readonly debtStatus: Exclude<DebtStatus, 'RESTRUCTURED'> | null;
  /** The day that the contract is shown of, where it is not that of the records (0045). */
  readonly quarantineAsOf: string | null;
}

/** What secures an own contract that is open or written off. */
export interface Collateral {
  readonly contractNo: string;
  readonly seq: number;
  readonly kind: 'PERSON' | 'SHARE' | 'DEPOSIT' | 'LAND' | 'OTHER';
  /** Of a PERSON, and of shares or a deposit that are another member's. */
  readonly guarantorNo: string | null;
  /** Account or title deed. */
  readonly refNo: string | null;
  /** The guarantor's name, or what it is. */
  readonly name: string;
  readonly amountSatang: bigint;
}

// The store's function answers for the session's member alone; the loan itself stays unseen.
const asGuarantor = statement<Guarantee>(`
  SELECT contract_no AS "contractNo", seq, kind, ref_no AS "refNo", borrower_no AS "borrowerNo",
    prefix, first_name AS "firstName", last_name AS "lastName", contract_date AS "contractDate",
    approved_satang AS "approvedSatang", revolving, may_be_drawn AS "mayBeDrawn",
    principal_balance_satang AS "principalBalanceSatang",
    written_off_satang AS "writtenOffSatang", guaranteed_satang AS "guaranteedSatang",
    in_arrears AS "inArrears", status, debt_status AS "debtStatus",
    quarantine_as_of AS "quarantineAsOf"
  FROM records.guaranteed()`);

const columns = `g.contract_no AS "contractNo", g.seq, g.kind, g.guarantor_no AS "guarantorNo",
  g.ref_no AS "refNo", g.name, g.amount_satang AS "amountSatang"`;
const mine = `borrower_no = current_setting('app.member_no', true)`;
const asBorrower = statement<Collateral>(`
  SELECT ${columns} FROM records.loans l
  JOIN records.guarantees g
    ON g.publication_id = l.publication_id AND g.contract_no = l.contract_no AND g.${mine}
  WHERE l.member_no = current_setting('app.member_no', true)`);
const ofContract = statement<Collateral, [string]>(`
  SELECT ${columns} FROM records.guarantees g WHERE g.${mine} AND g.contract_no = $1
  ORDER BY g.seq`);

/** The contracts that the subject guarantees, by contract number (D-13). */
export async function guarantees(db: Db): Promise<readonly Guarantee[]> {
  const found = (await asGuarantor(db)).toSorted((a, b) => a.seq - b.seq);
  return found.toSorted(by(({ contractNo }) => contractNo));
}

/** What secures the subject's own contracts, by contract number (D-07, D-13). */
export async function collateral(db: Db): Promise<readonly Collateral[]> {
  const found = (await asBorrower(db)).toSorted((a, b) => a.seq - b.seq);
  return found.toSorted(by(({ contractNo }) => contractNo));
}

/** What secures one own contract; nothing for a contract that is not the subject's. */
export async function collateralOf(db: Db, contractNo: string): Promise<readonly Collateral[]> {
  return ofContract(db, contractNo);
}
