/** The audit entry that each call leaves: `audit-log.server.test.ts` walks it in this order. */
import { roomRows } from '../room-rows.ts';
import type { AuditRows } from './left.ts';
import { accountRows } from './rows/account.ts';
import { agencyRows, reportRows } from './rows/agency.ts';
import { officeRows } from './rows/office.ts';

export const auditRows: AuditRows = {
  // A sign-in first: later ones may end sessions of those before.
  ...accountRows,
  ...Object.assign({}, ...roomRows.map((room) => room.auditRows)),
  ...agencyRows,
  ...officeRows,
  ...reportRows,
  ...Object.assign({}, ...roomRows.map((room) => room.lastAuditRows)),
};
