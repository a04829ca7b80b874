/** A case for each reason of agencies, members and deposit accounts. */
import { type Cases, changed } from './case.ts';

const member = (fields: Record<string, string>) => changed('members', 0, fields);
const account = (fields: Record<string, string>) => changed('deposit_accounts', 0, fields);
const closed = { STATUS: 'CLOSED', HELD: '0.00', AVAILABLE: '0.00' };

export const registryCases = {
  duplicate: changed('agencies', 2, { AGENCY_NO: '01011000' }),
  unknownAgency: changed('agencies', 1, { PARENT_AGENCY_NO: '9' }),
  agencyLoop: changed('agencies', 0, { PARENT_AGENCY_NO: '01011000' }),
  leftMissing: member({ STATUS_CODE: '4' }),
  leftWhileMember: member({ STATUS_CODE: '5', LEFT_ON: '01/02/2560' }),
  afterAsOf: member({ JOINED_ON: '29/11/2568' }),
  before: member({ STATUS_CODE: '3', LEFT_ON: '31/01/2553' }),
  negative: member({ SALARY: '-0.01' }),
  above: member({ SHARE_HELD: '1000.01' }),
  sameNationalId: changed('members', 1, { NATIONAL_ID: '1101700230708' }),
  pairedWith: member({ ID_DOCUMENT: 'PASSPORT' }),
  unknownMember: account({ MEMBER_NO: '000009' }),
  aboveFree: account({ AVAILABLE: '200.51' }),
  closedWithMoney: account({ ...closed, ACCRUED_INTEREST: '0.00' }),
  closedWithInterest: account({ ...closed, BALANCE: '0.00' }),
  lastActivity: account({ LAST_ACTIVITY_ON: '27/02/2568' }),
} as const satisfies Cases;
