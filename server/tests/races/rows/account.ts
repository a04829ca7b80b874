/** How members come in at once with themselves, and change what lets them in. */
import { endingNewest } from '../race.ts';
import type { Counted, Race, RaceRows } from '../race-rows.ts';

const lockOf = (table: string, where = 'true') =>
  `SELECT FROM portal.${table} WHERE ${where} FOR UPDATE`;
const codes = lockOf('one_time_codes');
const count = (table: string, where = 'true') =>
  `SELECT count(*) FROM portal.${table} WHERE ${where}`;
const living = (memberNo: string) =>
  count('sessions', `subject = '${memberNo}' AND revoked_at IS NULL`);
const oneCode: readonly Counted[] = [[count('one_time_codes'), 1]];

/** One of all who send the same ticket has the next code sent; the one before is over. */
const again: Race = {
  holds: codes,
  wins: 1,
  leaves: [...oneCode, [count('one_time_codes', 'closed_at IS NULL'), 0]],
};

/** The four steps of registration and recovery. */
const stepsOf = (flow: 'register' | 'forget', last: Counted): RaceRows => ({
  // The proof that comes with the question counts once.
  [`member.${flow}.ask`]: { wins: 1, leaves: oneCode },
  [`member.${flow}.otp_again`]: again,
  [`member.${flow}.otp`]: {
    ...{ holds: codes, wins: 1 },
    leaves: [[count('password_steps', `purpose = '${flow}' AND used_at IS NULL`), 1]],
  },
  [`member.${flow}.password`]: { holds: lockOf('password_steps'), wins: 1, leaves: [last] },
});

export const accountRaces: RaceRows = {
  // Waits of the browser turn some away; whoever is let in has one session, and one alone.
  'member.sign_in': {
    holds: lockOf('member_accounts', `member_no = '000123'`),
    wins: 'some',
    leaves: [[living('000123'), 'wins']],
  },
  'member.sign_in_code_again': again,
  'member.sign_in_by_code': { holds: codes, wins: 1, leaves: [[living('000222'), 1]] },
  'member.sign_out': { wins: 'some', leaves: [[living('000123'), -1]] },
  'member.check_session': { none: 'tells what the session is; writes nothing' },
  'member.accept_terms': {
    holds: 'LOCK TABLE portal.terms_acceptances IN SHARE ROW EXCLUSIVE MODE',
    inputs: (input) => ({ ...input, marketing: true }),
    wins: 'some',
    leaves: [
      [count('terms_acceptances'), 1],
      [count('member_choices'), 1],
    ],
  },
  // Whoever lets the session in changes its cookie; no other does.
  'member.check_terms': {
    ready: async ({ server }) => {
      const session = await server.signIn('000456', { entering: true });
      return { as: '000456', session, input: {} };
    },
    ...{ wins: 1, won: ({ headers }) => /member=[\w-]{43}/.test(String(headers['set-cookie'])) },
    leaves: [[count('sessions', 'entering'), -1]],
  },
  'member.update_password': {
    holds: lockOf('member_accounts', `member_no = '000789'`),
    inputs: (input) => ({ ...input, mem_phone: '0899999999' }),
    wins: 1,
    leaves: [[count('member_phones', `member_no = '000789'`), 1]],
  },
  'member.security.choose': { wins: 12, leaves: [[count('member_choices'), 1]] },
  'member.security.end': {
    ready: endingNewest(`'000111'`, '000111', ({ server }) => server.signIn('000111')),
    ...{ holds: lockOf('sessions'), wins: 1, leaves: [[living('000111'), -1]] },
  },
  'member.security.withdraw_phone': {
    holds: lockOf('member_phones'),
    wins: 1,
    leaves: [[count('member_phones', 'withdrawn_at IS NOT NULL'), 1]],
  },
  // Three codes in a quarter of an hour, however many ask.
  'member.resume_phone': { wins: 3, leaves: [[count('one_time_codes'), 3]] },
  'member.send_phone_code': again,
  'member.confirm_phone': {
    holds: codes,
    wins: 1,
    leaves: [[count('member_phones', 'new_confirmed_at IS NOT NULL'), 1]],
  },
  // Its sessions and what signs in afterwards: passwords.server.test.ts.
  'member.change_password': {
    holds: lockOf('member_accounts', `member_no = '000123'`),
    wins: 1,
    leaves: [],
  },
  'member.send_password_code': again,
  'member.confirm_password': {
    holds: lockOf('pending_changes'),
    wins: 1,
    leaves: [[count('pending_changes', 'used_at IS NOT NULL'), 1]],
  },
  ...stepsOf('register', [count('member_accounts', `member_no = '000321'`), 1]),
  ...stepsOf('forget', [count('password_steps', `purpose = 'forget' AND used_at IS NOT NULL`), 1]),
};
