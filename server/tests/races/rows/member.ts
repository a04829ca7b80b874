/** What a member does twelve times at once with what is the member's own. */
import type { Race, RaceRows } from '../race-rows.ts';

const count = (table: string, where = 'true') =>
  `SELECT count(*) FROM portal.${table} WHERE ${where}`;

/** The same paper is one paper, with one code, however often it is taken. */
const paper: Race = {
  wins: 'some',
  mayBeBusy: true,
  leaves: [[count('papers', `member_no = '000123'`), 1]],
};

export const memberRaces: RaceRows = {
  'member.last_update': { none: 'a date is read' },
  'member.status_reveal': { none: 'a password is checked, records are read; nothing is written' },
  'member.picture_save': {
    ...{ wins: 'some', mayBeBusy: true },
    leaves: [[count('member_pictures', `member_no = '000123'`), 1]],
  },
  'member.picture_remove': {
    wins: 12,
    leaves: [[count('member_pictures', `member_no = '000123'`), -1]],
  },
  'member.certificate.file': paper,
  'member.kep.print': paper,
  'member.board_save_draft': {
    inputs: (input, at) => ({ ...input, body: `ร่าง ${at}` }),
    wins: 12,
    leaves: [[count('board_drafts'), 1]],
  },
};
