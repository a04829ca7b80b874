/** Which deed leaves which entry: the table that `audit-log.server.test.ts` walks, in its order. */
import type { AuditRows } from './left.ts';
import { accountRows } from './rows/account.ts';
import { agencyRows, reportRows } from './rows/agency.ts';
import { memberRows } from './rows/member.ts';
import { officeRows } from './rows/office.ts';

export const auditRows: AuditRows = {
  // A sign-in first: later ones may end sessions of those before.
  ...accountRows,
  ...memberRows,
  ...agencyRows,
  ...officeRows,
  ...reportRows,
  'info.election_check': { leaves: [{ entry: 'info.election_check', target: '000123' }] },
};
