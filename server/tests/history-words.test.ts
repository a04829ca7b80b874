import { expect, test } from 'vitest';
import { auditLabelsOf } from '../../api/audit.ts';
import * as words from '../../wings/member/security/event-kind.ts';
import { type Event, foldLooks } from '../../wings/member/security/group-impersonations.ts';
import { readHistory } from '../../wings/member/security/security.api.ts';
import { allHandlers } from '../handlers.ts';

/** As the endpoints state them. */
const labels = auditLabelsOf(allHandlers.map(({ endpoint }) => endpoint));
const eventKind = (event: Parameters<typeof words.eventKind>[0]) => words.eventKind(event, labels);
const lookedAtOf = (event: Parameters<typeof words.lookedAtOf>[0]) =>
  words.lookedAtOf(event, labels);
const entriesOf = (filter: Parameters<typeof words.entryQuery>[0]) =>
  words.entryQuery(filter, labels);

test('every room that staff look at has a name, and what is taken away, too', () => {
  const looked = (entry: string) => lookedAtOf({ entry, byStaff: true });
  for (const room of ['status', 'share', 'loan', 'loan_statement', 'deposit', 'kep', 'kepcrem']) {
    expect(looked(`member.${room}.read`)).toBe(room);
  }
  for (const room of ['coll', 'gian', 'welfare', 'dividend', 'certificate']) {
    expect(looked(`member.${room}.read`)).toBe(room);
  }
  expect(looked('member.loan_schedule.read')).toBe('loan');
  expect(looked('member.security.history.read')).toBe('history');
  expect(looked('member.security.read')).toBe('security');
  const own = { byStaff: false, outcome: 'ok', inSession: true };
  expect(eventKind({ ...own, entry: 'member.share.taken' })).toBe('taken');
  expect(eventKind({ ...own, entry: 'member.kep.printed' })).toBe('taken');
  expect(eventKind({ ...own, entry: 'member.status.revealed' })).toBe('revealed');
  expect(lookedAtOf({ entry: 'member.dep_statement.taken', byStaff: false })).toBe('statement');
  expect(entriesOf('all').entries).toContain('member.share.taken');
  expect(entriesOf('password').entries).not.toContain('member.share.taken');
});

test('looks in a row of one person are told once, with all that was seen', () => {
  const look = { ...readHistory.example.events[1], kind: 'staff_look', staff: 'ก' } as const;
  const other = { ...look, staff: 'ข' } as const;
  const events = [
    { ...look, id: '9', at_what: ['share'] },
    { ...look, id: '8', at_what: ['deposit'] },
    { ...look, id: '7', at_what: ['share'] },
    { ...other, id: '6', at_what: ['share'] },
    { ...look, id: '5', kind: 'staff_begin', at_what: [] },
    { ...look, id: '4', kind: 'staff_begin', at_what: [] },
  ] as Event[];
  expect(foldLooks(events).map(({ id, at_what }) => [id, at_what])).toEqual([
    ['9', ['share', 'deposit']],
    ['6', ['share']],
    ['5', []],
    ['4', []],
  ]);
});

test('an entry is told by its meaning; one that says nothing to a member has a plain word', () => {
  const kindOf = (entry: string, more: { byStaff?: boolean; inSession?: boolean } = {}) =>
    eventKind({ entry, outcome: 'ok', byStaff: false, inSession: true, ...more });
  expect(kindOf('member.sign_in')).toBe('sign_in');
  expect(kindOf('member.sign_in', { inSession: false })).toBe('code_asked');
  expect(kindOf('member.sign_in.otp')).toBe('code_given');
  expect(kindOf('member.password.change')).toBe('password');
  expect(kindOf('member.password.ask')).toBe('password_asked');
  expect(kindOf('member.password.code')).toBe('code_asked');
  expect(kindOf('member.register.ask')).toBe('code_asked');
  expect(kindOf('member.register')).toBe('register');
  expect(kindOf('member.phone.withdraw')).toBe('phone_withdrawn');
  expect(kindOf('member.phone.withdraw', { byStaff: true })).toBe('staff_other');
  expect(kindOf('member.whatever')).toBe('other');
  expect(kindOf('member.share.read', { byStaff: true })).toBe('staff_look');
  expect(kindOf('office.help.open', { byStaff: true })).toBe('staff_begin');
  expect(kindOf('office.something', { byStaff: true })).toBe('staff_other');
});

test('D-31 a write of staff that was refused is told as that; a look names what it was at', () => {
  const refused = (entry: string) =>
    eventKind({ entry, outcome: 'refused', byStaff: true, inSession: true });
  expect(refused('member.password.ask')).toBe('staff_refused');
  expect(refused('member.phone.withdraw')).toBe('staff_refused');
  expect(refused('info.board.post')).toBe('staff_refused');
  expect(refused('member.share.read')).toBe('staff_look');
  expect(refused('member.board_draft')).toBe('staff_look');
  expect(refused('office.help.ticket')).toBe('staff_asked');
  expect(lookedAtOf({ entry: 'member.share.read', byStaff: true })).toBe('share');
  expect(lookedAtOf({ entry: 'member.deposit.read', byStaff: true })).toBe('deposit');
  expect(lookedAtOf({ entry: 'member.sign_in', byStaff: false })).toBeNull();
});

test('filters ask for what they show, by the names of entries', () => {
  expect(entriesOf('staff')).toEqual({ entries: [], staff: true });
  expect(entriesOf('sign_in').staff).toBe(false);
  expect(entriesOf('sign_in').entries).toContain('member.sign_in');
  expect(entriesOf('password').entries).not.toContain('member.sign_in');
});
