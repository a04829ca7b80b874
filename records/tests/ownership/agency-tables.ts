/** The portal's tables with rows of agencies, and one row of each for a given agency. */

/** The column that says whose, and the SQL that puts a row there as the owner. */
interface AgencyTable {
  readonly column: string;
  readonly insert: (agencyNo: string) => string;
}

export const agencyOwned: Readonly<Record<string, AgencyTable>> = {
  'portal.agency_accounts': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.agency_accounts
      (agency_no, person_no, contact_name, role, password_hash)
      VALUES ('${no}', 1, 'ผู้แทน', 'admin', 'none')`,
  },
  'portal.agency_browsers': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.agency_browsers (agency_no, person_no, half_hash)
      VALUES ('${no}', 1, sha256('a'))`,
  },
  'portal.agency_sign_in_failures': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.agency_sign_in_failures (agency_no, person_no, in_row)
      VALUES ('${no}', 1, 1)`,
  },
  'portal.agency_letters': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.agency_letters
      (year_be, run, agency_no, letter_date, month, due_on, members, receipts, total_satang,
        unit_name, code, publication_id)
      SELECT 2568, coalesce(max(run), 0) + 1, '${no}', '2025-11-20', '2025-11-01', '2025-12-03',
        1, 1, 100, 'หน่วย', portal.new_paper_code(), 1 FROM portal.agency_letters`,
  },
  'portal.agency_letter_openings': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.agency_letter_openings
      (year_be, run, agency_no, person_no, contact_name)
      SELECT year_be, run, agency_no, 1, 'ผู้แทน' FROM portal.agency_letters
      WHERE agency_no = '${no}' LIMIT 1`,
  },
  'portal.agency_reports': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.agency_reports
      (agency_no, month, saved_by, saved_by_name) VALUES ('${no}', '2025-11-01', 1, 'ผู้แทน')`,
  },
  'portal.agency_report_lines': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.agency_report_lines
      (agency_no, month, member_no, seq, outcome, billed_satang, collected_satang)
      VALUES ('${no}', '2025-11-01', '000001', 1, 'FULL', 1, 1)`,
  },
  'portal.agency_steps': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.agency_steps
      (agency_no, month, step, actor_kind, person_no, contact_name)
      VALUES ('${no}', '2025-11-01', 'STARTED', 'agency', 1, 'ผู้แทน')`,
  },
  'portal.agency_slips': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.agency_slips
      (agency_no, month, paid_on, amount_satang, file_type, file, sha256, person_no, contact_name)
      VALUES ('${no}', '2025-11-01', '2025-12-02', 100, 'application/pdf', '\\x25',
        sha256('a'), 1, 'ผู้แทน')`,
  },
  'portal.guide_reads': {
    column: 'agency_no',
    insert: (no) => `INSERT INTO portal.guide_reads (agency_no, person_no, version, contact_name)
      VALUES ('${no}', 1, 1, 'ผู้แทน')`,
  },
};
