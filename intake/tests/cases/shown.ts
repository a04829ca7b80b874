/** What differs from the records that are shown as no cooperative's records do overnight. */
import { reasons } from '../../intake.text.ts';
import { faultAt, type StoreCase } from './case.ts';

export const shownCases = {
  asOfBack: {
    spoil: "UPDATE records.publications SET as_of = '2025-11-29'",
    fault: faultAt('manifest.csv', 2, 'AS_OF', reasons.asOfBack('29 พ.ย. 2568')),
  },
  ownerChanged: {
    spoil: `UPDATE staging.deposit_accounts_# SET member_no = '000003'
      WHERE account_no = '01020000022'`,
    fault: faultAt('deposit_accounts.csv', 3, 'MEMBER_NO', reasons.ownerChanged('01020000022')),
  },
  contractChanged: {
    spoil: "UPDATE staging.loans_# SET member_no = '000002' WHERE contract_no LIKE 'ฉฉ%'",
    fault: faultAt('loans.csv', 3, 'MEMBER_NO', reasons.contractChanged('ฉฉ.0000001/2567')),
  },
  enrolmentChanged: {
    spoil: "UPDATE staging.cremation_enrolments_# SET member_no = '000003'",
    fault: faultAt('cremation_enrolments.csv', 2, 'MEMBER_NO', reasons.enrolmentChanged('สฌ.0001')),
  },
  personChanged: {
    spoil: `UPDATE staging.members_# SET national_id = '3990173687889', birth_date = '1970-01-01'
      WHERE member_no = '000003'`,
    fault: faultAt('members.csv', 4, 'NATIONAL_ID', reasons.personChanged('000003')),
  },
  dividendChanged: {
    spoil: 'UPDATE staging.dividends_# SET refund_satang = refund_satang - 1',
    fault: faultAt('dividends.csv', 2, 'NET', reasons.dividendChanged(2567)),
  },
  dividendsMissing: {
    spoil: 'DELETE FROM staging.dividends_#',
    fault: faultAt('dividends.csv', 1, 'YEAR', reasons.dividendsMissing(2567, 1)),
  },
  yearMissing: {
    spoil: 'DELETE FROM staging.dividend_years_#',
    fault: faultAt('dividend_years.csv', 1, 'YEAR', reasons.yearMissing(2567)),
  },
  yearReopened: {
    spoil: "UPDATE staging.dividend_years_# SET state = 'REJECTED'",
    fault: faultAt('dividend_years.csv', 2, 'STATE', reasons.yearReopened(2567)),
  },
  accountsMissing: {
    spoil: `INSERT INTO records.deposit_accounts SELECT (jsonb_populate_record(a,
        jsonb_build_object('account_no', '8' || g))).*
      FROM records.deposit_accounts a, generate_series(10, 39) g
      WHERE a.account_no = '01020000011'`,
    fault: faultAt('deposit_accounts.csv', 1, 'ACCOUNT_NO', reasons.accountsMissing(30, 32)),
  },
  contractsMissing: {
    spoil: `INSERT INTO records.loans SELECT (jsonb_populate_record(l,
        jsonb_build_object('contract_no', 'ฉฉ.' || g))).*
      FROM records.loans l, generate_series(10, 39) g WHERE l.contract_no LIKE 'ฉฉ%'`,
    fault: faultAt('loans.csv', 1, 'CONTRACT_NO', reasons.contractsMissing(30, 32)),
  },
  membersMissing: {
    spoil: `INSERT INTO records.members SELECT (jsonb_populate_record(m,
        jsonb_build_object('member_no', '8000' || g, 'national_id', g))).*
      FROM records.members m, generate_series(10, 39) g WHERE m.member_no = '000002'`,
    fault: faultAt('members.csv', 1, 'MEMBER_NO', reasons.membersMissing(30, 33)),
  },
} as const satisfies Record<string, StoreCase>;
