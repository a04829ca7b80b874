/** A member as the core system knows them (D-05). */
import type { IdDocument } from '../../core/id-document.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type AsOf, asOfSql } from '../pages/as-of.ts';

export interface MemberRow {
  readonly memberNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The class whose rules the member follows. */
  readonly memberType: 'ORDINARY' | 'ASSOCIATE';
  /**
   * '0' member, '1' transferred to another cooperative, '2' deceased, '3' resigned, '4' expelled,
   * '5' retired and still a member (A.2).
   */
  readonly statusCode: '0' | '1' | '2' | '3' | '4' | '5';
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly agencyNo: string;
  /** Empty where the records name an agency that they do not hold. */
  readonly agencyName: string;
  readonly monthlyShareSatang: bigint;
  readonly shareSuspended: boolean;
  readonly shareHeldSatang: bigint;
  readonly shareBalanceSatang: bigint;
}

/** What proves who a member is; never sent out, only compared. */
export interface MemberIdentity {
  /** 13 digits; null of who has none. */
  readonly nationalId: string | null;
  readonly birthDate: string;
}

/** What a member without a national ID shows instead; both null: nothing. */
export interface IdDocumentRow {
  readonly idDocument: IdDocument | null;
  readonly idDocumentNo: string | null;
}

/** All that the records hold of a person. What of it is masked or hidden is its room's to do. */
export interface PersonalRow extends MemberRow, MemberIdentity, IdDocumentRow {
  /** What the cooperative calls kind and state; null where it has no word of its own. */
  readonly memberTypeName: string | null;
  readonly statusName: string | null;
  readonly employeeNo: string | null;
  readonly positionName: string | null;
  readonly salarySatang: bigint | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** When they consented in writing to deductions from pay (Act §42/1). */
  readonly payrollConsentOn: string | null;
}

/** What a member owns and owes on the day of the records. */
export interface MemberTotals {
  readonly shareSatang: bigint;
  /** Principal left of the open contracts. */
  readonly loanSatang: bigint;
  /** Balances of the open accounts. */
  readonly depositSatang: bigint;
  /** First day of the month last billed; null, as are the next three, where none was. */
  readonly collectionMonth: string | null;
  readonly collectionPosted: boolean | null;
  readonly billedSatang: bigint | null;
  readonly collectedSatang: bigint | null;
}

const columns = `m.member_no AS "memberNo", m.prefix, m.first_name AS "firstName",
    m.last_name AS "lastName", m.member_type AS "memberType", m.status_code AS "statusCode",
    m.joined_on AS "joinedOn", m.left_on AS "leftOn", m.agency_no AS "agencyNo",
    coalesce((
      SELECT a.name FROM records.agencies a
      WHERE a.publication_id = m.publication_id AND a.agency_no = m.agency_no
    ), '') AS "agencyName", m.monthly_share_satang AS "monthlyShareSatang",
    m.share_suspended AS "shareSuspended", m.share_held_satang AS "shareHeldSatang",
    m.share_balance_satang AS "shareBalanceSatang"`;
const own = `FROM records.members m WHERE m.member_no = current_setting('app.member_no', true)`;

const row = statement<MemberRow & AsOf>(`SELECT ${columns}, ${asOfSql} ${own}`);
const personal = statement<PersonalRow>(`
  SELECT ${columns}, m.national_id AS "nationalId", m.birth_date AS "birthDate",
    m.member_type_name AS "memberTypeName", m.status_name AS "statusName",
    m.id_document AS "idDocument", m.id_document_no AS "idDocumentNo",
    m.employee_no AS "employeeNo", m.position_name AS "positionName",
    m.salary_satang AS "salarySatang", m.address, m.phone, m.email,
    m.payroll_consent_on AS "payrollConsentOn" ${own}`);
const identity = statement<MemberIdentity>(`
  SELECT national_id AS "nationalId", birth_date AS "birthDate"
  FROM records.members WHERE member_no = current_setting('app.member_no', true)`);
const totals = statement<MemberTotals>(`
  SELECT m.share_balance_satang AS "shareSatang",
    (SELECT coalesce(sum(l.principal_balance_satang), 0)::bigint FROM records.loans l
      WHERE l.publication_id = m.publication_id AND l.member_no = m.member_no
        AND l.status = 'OPEN') AS "loanSatang",
    (SELECT coalesce(sum(d.balance_satang), 0)::bigint FROM records.deposit_accounts d
      WHERE d.publication_id = m.publication_id AND d.member_no = m.member_no
        AND d.status = 'OPEN') AS "depositSatang",
    c.month AS "collectionMonth", c.posted AS "collectionPosted",
    c.billed AS "billedSatang", c.collected AS "collectedSatang"
  FROM records.members m
  LEFT JOIN LATERAL (
    SELECT max(k.month) AS month, bool_and(k.posted) AS posted,
      sum(k.billed_satang)::bigint AS billed, sum(k.collected_satang)::bigint AS collected
    FROM records.collections k
    WHERE k.publication_id = m.publication_id AND k.member_no = m.member_no
      AND k.kind = 'MONTHLY' AND k.month = (SELECT max(n.month) FROM records.collections n
        WHERE n.publication_id = m.publication_id AND n.member_no = m.member_no
          AND n.kind = 'MONTHLY')
  ) c ON true
  WHERE m.member_no = current_setting('app.member_no', true)`);

/** Whether somebody is a member today: one in service, or retired and still a member (A.2). */
export function isStanding<M extends Pick<MemberRow, 'statusCode'>>(
  member: M | undefined,
): member is M {
  return member?.statusCode === '0' || member?.statusCode === '5';
}

/**
 * The subject's own row with the day that it speaks of; undefined for a visitor and for a number
 * that the records do not hold.
 */
export async function findMember(db: Db): Promise<(MemberRow & AsOf) | undefined> {
  return (await row(db))[0];
}

/** The subject's own identity; undefined where `findMember` finds nobody. */
export async function findIdentity(db: Db): Promise<MemberIdentity | undefined> {
  return (await identity(db))[0];
}

/** The subject's whole row (D-05); undefined where `findMember` finds nobody. */
export async function findPersonal(db: Db): Promise<PersonalRow | undefined> {
  return (await personal(db))[0];
}

/** The subject's totals (D-05); undefined where `findMember` finds nobody. */
export async function memberTotals(db: Db): Promise<MemberTotals | undefined> {
  return (await totals(db))[0];
}
