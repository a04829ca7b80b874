/** A member as the core system knows them. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface MemberRow {
  readonly memberNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberType: 'ORDINARY' | 'ASSOCIATE';
  /** '0' member, '3' resigned. */
  readonly statusCode: '0' | '3';
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
  /** 13 digits. */
  readonly nationalId: string;
  readonly birthDate: string;
}

const own = statement<MemberRow>(`
  SELECT m.member_no AS "memberNo", m.prefix, m.first_name AS "firstName",
    m.last_name AS "lastName", m.member_type AS "memberType", m.status_code AS "statusCode",
    m.joined_on AS "joinedOn", m.left_on AS "leftOn", m.agency_no AS "agencyNo",
    coalesce(a.name, '') AS "agencyName", m.monthly_share_satang AS "monthlyShareSatang",
    m.share_suspended AS "shareSuspended", m.share_held_satang AS "shareHeldSatang",
    m.share_balance_satang AS "shareBalanceSatang"
  FROM records.members m
  LEFT JOIN records.agencies a
    ON a.publication_id = m.publication_id AND a.agency_no = m.agency_no
  WHERE m.member_no = current_setting('app.member_no', true)`);
const identity = statement<MemberIdentity>(`
  SELECT national_id AS "nationalId", birth_date AS "birthDate"
  FROM records.members WHERE member_no = current_setting('app.member_no', true)`);

/** The subject's own row; undefined for a visitor and for a number that the records do not hold. */
export async function findMember(db: Db): Promise<MemberRow | undefined> {
  return (await own(db))[0];
}

/** The subject's own identity; undefined where `findMember` finds nobody. */
export async function findIdentity(db: Db): Promise<MemberIdentity | undefined> {
  return (await identity(db))[0];
}
