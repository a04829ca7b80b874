/** What stands on the public site, said twelve times at once. */
import type { RaceRows } from '../race-rows.ts';

const count = (table: string) => `SELECT count(*) FROM portal.${table}`;

export const publicRaces: RaceRows = {
  // The same words within a minute are one post, and all are told its number.
  'info.board_post': { wins: 12, leaves: [[count('board_topics'), 1]] },
  'info.board_answer': { wins: 12, leaves: [[count('board_answers'), 1]] },
  // One case; each code that was given out opens it.
  'info.demand.file': {
    wins: 'some',
    leaves: [
      [count('complaints'), 1],
      [count('complaint_codes'), 'wins'],
    ],
  },
  'info.demand.track': { none: 'a case is read by its code' },
  // Each answer is a proof of its own: none is looked at before it is kept.
  'info.consent': { wins: 12, leaves: [[count('consents'), 12]] },
  // Two wrong ones are looked at before each owes a proof.
  'info.election_check': {
    inputs: () => ({ membership_no: '000111', birth_date: '1/1/2500' }),
    wins: 2,
    won: ({ statusCode }) => statusCode === 404,
    leaves: [['SELECT coalesce(sum(misses), 0) FROM portal.voter_misses', 2]],
  },
};
