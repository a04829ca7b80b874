/** What differs from the records that are shown as no cooperative's records do overnight. */
import { reasons } from '../../intake.text.ts';
import { faultAt, type StoreCase } from './case.ts';

/** Thirty members more, made from one who is there. */
const moreMembers = (table: string, fields: Record<string, string>) => {
  const more = Object.entries(fields).map(([name, text]) => `, '${name}', '${text}'`);
  return `INSERT INTO ${table} SELECT (jsonb_populate_record(m, jsonb_build_object(
      'member_no', '8000' || g, 'national_id', g${more.join('')}))).*
    FROM records.members m, generate_series(10, 39) g WHERE m.member_no = '000002'`;
};

/** Six lines more in a member's ledger. */
const moreLines = (table: string, satang: number) => `INSERT INTO ${table}
  SELECT (jsonb_populate_record(l, jsonb_build_object('seq', g, 'amount_satang', ${satang}))).*
  FROM records.share_lines l, generate_series(10, 15) g
  WHERE l.member_no = '000003' AND l.seq = 3`;

export const shownCases = {
  asOfBack: {
    spoil: "UPDATE records.publications SET as_of = '2025-11-29'",
    fault: faultAt('manifest.csv', 2, 'AS_OF', reasons.asOfBack('29 พ.ย. 2568')),
  },
  withdrawnContent: {
    spoil: 'UPDATE records.publications SET withdrawn_at = now()',
    fault: faultAt('manifest.csv', 1, '', reasons.withdrawnContent(1)),
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
  yearChanged: {
    spoil: 'UPDATE staging.dividend_years_# SET dividend_rate = 5.75',
    fault: faultAt('dividend_years.csv', 2, 'DIVIDEND_RATE', reasons.yearChanged(2567)),
  },
  everythingGone: {
    spoil: 'DELETE FROM staging.beneficiaries_#',
    fault: faultAt(
      'beneficiaries.csv',
      1,
      'MEMBER_NO',
      reasons.everythingGone('ผู้รับโอนประโยชน์', '2'),
    ),
  },
  monthGone: {
    spoil: "DELETE FROM staging.agency_months_# WHERE month = '2025-11-01'",
    fault: faultAt(
      'agency_months.csv',
      1,
      'MONTH',
      reasons.monthGone('พ.ย. 2568', '2', '01011001, 01012002'),
    ),
  },
  monthChanged: {
    spoil: `UPDATE staging.agency_months_# SET collected_satang = collected_satang - 1
      WHERE state = 'POSTED' AND month = '2025-09-01'`,
    fault: faultAt(
      'agency_months.csv',
      1,
      'MONTH',
      reasons.monthChanged('ก.ย. 2568', '1', '01011001'),
    ),
  },
  billsGone: {
    spoil: "UPDATE records.agency_months SET members = 40 WHERE month = '2025-11-01'",
    fault: faultAt(
      'agency_months.csv',
      1,
      'MEMBERS',
      reasons.billsGone('พ.ย. 2568', '2', '80', '01011001, 01012002'),
    ),
  },
  productGone: {
    spoil: "UPDATE staging.loans_# SET type_name = 'พิเศษ' WHERE type_code = 'OR1'",
    fault: faultAt('loans.csv', 1, 'TYPE_CODE', reasons.productGone('สัญญาเงินกู้', 'OR1 “สามัญ”', '1')),
  },
  rowsGone: {
    spoil: moreMembers('records.members', {}),
    fault: faultAt(
      'members.csv',
      1,
      'MEMBER_NO',
      reasons.rowsGone('สมาชิก', '30', '33', 'สมาชิก 800010, สมาชิก 800011, สมาชิก 800012'),
    ),
  },
  rowsChanged: {
    spoil: `${moreMembers('records.members', {})};
      ${moreMembers('staging.members_#', { phone: '0899999999' })}`,
    fault: faultAt(
      'members.csv',
      1,
      'MEMBER_NO',
      reasons.rowsChanged('สมาชิก', '30', '33', 'สมาชิก 800010, สมาชิก 800011, สมาชิก 800012'),
    ),
  },
  historyRewritten: {
    spoil: `${moreLines('records.share_lines', 100)}; ${moreLines('staging.share_lines_#', 101)}`,
    fault: faultAt(
      'share_lines.csv',
      1,
      'MEMBER_NO',
      reasons.historyRewritten(
        'รายการหุ้น',
        '6',
        '13',
        'สมาชิก 000003 ลำดับ 10, สมาชิก 000003 ลำดับ 11, สมาชิก 000003 ลำดับ 12',
      ),
    ),
  },
} as const satisfies Record<string, StoreCase>;
