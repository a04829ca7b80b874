/** What staff do at once with themselves. */
import { supporting } from '../../audit-log/rows/office.ts';
import { endingNewest, type RaceRows } from '../race.ts';

const count = (table: string, where = 'true') =>
  `SELECT count(*) FROM portal.${table} WHERE ${where}`;
const living = count('sessions', `kind = 'office' AND revoked_at IS NULL`);
const staff = 'SELECT FROM portal.staff FOR UPDATE';
const readsAlone = 'staff have no transaction that only reads; this one writes nothing';

export const officeRaces: RaceRows = {
  // A code of the authenticator counts once.
  'office.sign_in': { holds: staff, wins: 1, leaves: [[living, 1]] },
  'office.sign_out': { wins: 'some', leaves: [[living, -1]] },
  'office.sessions.end': {
    ready: endingNewest(
      `(SELECT id::text FROM portal.staff WHERE login = 'support')`,
      'staff:support',
      async (scene) => (await supporting(scene)).session,
    ),
    ...{ holds: 'SELECT FROM portal.sessions FOR UPDATE', wins: 1, leaves: [[living, -1]] },
  },
  'office.help.ticket': { holds: staff, wins: 1, leaves: [[count('help_tickets'), 1]] },
  'member.help.open': {
    holds: 'SELECT FROM portal.help_tickets FOR UPDATE',
    wins: 1,
    leaves: [[count('sessions', `kind = 'impersonation' AND revoked_at IS NULL`), 1]],
  },
  'office.sessions': { none: readsAlone },
  'office.help.looks': { none: readsAlone },
  'office.agency_reports': { none: readsAlone },
  'office.agency_reports.one': { none: readsAlone },
  'office.agency_reports.slip': { none: readsAlone },
};
