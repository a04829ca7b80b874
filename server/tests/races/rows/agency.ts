/** What people of an agency do at once: one number, one month, many hands. */
import { endingNewest } from '../race.ts';
import type { Counted, Race, RaceRows } from '../race-rows.ts';

const mine = `agency_no = '01011001'`;
const count = (table: string, where = mine) =>
  `SELECT count(*) FROM portal.${table} WHERE ${where}`;
const lockOf = (table: string) => `SELECT FROM portal.${table} WHERE ${mine} FOR UPDATE`;
const living = count('sessions', `kind = 'agency' AND revoked_at IS NULL`);
const turned: Counted = [
  `SELECT coalesce(sum(version), 0) FROM portal.agency_reports WHERE ${mine}`,
  1,
];
/** Of all who change the version that they have seen one does. */
const turning: Race = { holds: lockOf('agency_reports'), wins: 1, leaves: [turned] };
const sumsAlone =
  'notes at most once a day that a month does not tie out, behind a lock of its own';

export const agencyRaces: RaceRows = {
  'agency.sign_in': {
    holds: lockOf('agency_accounts'),
    wins: 'some',
    leaves: [[living, 'wins']],
  },
  'agency.sign_out': { wins: 'some', leaves: [[living, -1]] },
  'agency.check_session': { none: 'tells what the session is; writes nothing' },
  'agency.security.end': {
    ready: endingNewest(`'01011001-1'`, 'agency:01011001', (scene) =>
      scene.holder(scene.endpoint('agency.security'), 'agency:01011001'),
    ),
    ...{ holds: 'SELECT FROM portal.sessions FOR UPDATE', wins: 1, leaves: [[living, -1]] },
  },
  'agency.change_password': {
    holds: `SELECT FROM portal.agency_accounts WHERE agency_no = '01012002' FOR UPDATE`,
    wins: 1,
    leaves: [],
  },
  'agency.guide_group.said_read': { wins: 12, leaves: [[count('guide_reads'), 1]] },
  'agency.delivery_book.open': { wins: 12, leaves: [[count('agency_letter_openings'), 1]] },
  'agency.delivery_book.letter': { none: sumsAlone },
  'agency.delivery_book.print': { none: sumsAlone },
  'agency.report.save': { wins: 1, leaves: [[count('agency_reports'), 1], turned] },
  'agency.report.slip_add': {
    ...{ wins: 1, mayBeBusy: true },
    leaves: [[count('agency_slips'), 1]],
  },
  'agency.report.slip_remove': {
    ...{ holds: lockOf('agency_slips'), wins: 1 },
    leaves: [[count('agency_slips'), -1]],
  },
  'agency.report.upload': { none: 'a file is looked at; what it would do is told and not done' },
  'agency.report.apply': { ...turning, mayBeBusy: true },
  'agency.report.submit': turning,
  'agency.report.recall': turning,
};

/** What staff of finance decide: a month that was accepted is closed, so this comes last. */
export const decidingRaces: RaceRows = {
  'office.agency_reports.return': turning,
  'office.agency_reports.accept': turning,
};
