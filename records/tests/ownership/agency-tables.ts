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
};
