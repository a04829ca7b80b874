/** What staff do at once with themselves. */
import type { RaceRows } from '../race-rows.ts';

const count = (table: string, where = 'true') =>
  `SELECT count(*) FROM portal.${table} WHERE ${where}`;
const living = count('sessions', `kind = 'office' AND revoked_at IS NULL`);
const staff = 'SELECT FROM portal.staff FOR UPDATE';

export const officeRaces: RaceRows = {
  // A code of the authenticator counts once.
  'office.sign_in': { holds: staff, wins: 1, leaves: [[living, 1]] },
  'office.sign_out': { wins: 'some', leaves: [[living, -1]] },
  'office.confirm': {
    ...{ holds: staff, wins: 1 },
    leaves: [[count('sessions', 'confirmed_at IS NOT NULL'), 1]],
  },
  // Each ends what the others have made: one look at a time.
  'office.help.ticket': {
    ...{ holds: staff, wins: 'some' },
    leaves: [[count('help_tickets', 'used_at IS NULL AND ends_at > now()'), 1]],
  },
  'member.help.open': {
    holds: 'SELECT FROM portal.help_tickets FOR UPDATE',
    wins: 1,
    leaves: [[count('sessions', `kind = 'impersonation' AND revoked_at IS NULL`), 1]],
  },
};
