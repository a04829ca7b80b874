import { expect, test } from 'vitest';
import { createMemberSession } from './member-session.ts';
import { parseMember, sessionReducer, startSession } from './session-state.ts';

const answer = {
  rc_code: '1',
  token: 'abc',
  token_type: 'Bearer',
  expires_in: 900,
  membership_no: '000123',
  member: { MEMBER_NAME: 'สมหญิง', MEMBER_SURNAME: 'ใจดี', PRENAME: 'นาง', salary: '35000' },
  national_id: '1100000000005',
};
const kept = {
  token: 'abc',
  token_type: 'Bearer',
  expires_in: 900,
  membership_no: '000123',
  member: { MEMBER_NAME: 'สมหญิง', MEMBER_SURNAME: 'ใจดี', PRENAME: 'นาง' },
};
const out = { loggingIn: false, loggedIn: false, user: undefined };

function storageOf(start: Record<string, string> = {}) {
  const items = new Map(Object.entries(start));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('R115 starts logged in when a session is stored, else logged out', () => {
  const stored = storageOf({ member: JSON.stringify(kept) });
  expect(createMemberSession(stored).state()).toEqual({ ...out, loggedIn: true, user: kept });
  expect(createMemberSession(storageOf()).state()).toEqual(out);
});

test('R116 request marks loggingIn; success stores the user; failure and log-out empty all', () => {
  const user = parseMember(JSON.stringify(kept));
  if (!user) throw new Error('the example is no session');
  const asked = sessionReducer(startSession(user), { type: 'request' });
  expect(asked).toEqual({ ...out, loggingIn: true });
  expect(sessionReducer(asked, { type: 'success', user })).toEqual({
    ...out,
    loggedIn: true,
    user,
  });
  expect(sessionReducer(asked, { type: 'failure' })).toEqual(out);
  expect(sessionReducer(startSession(user), { type: 'logout' })).toEqual(out);
});

test('R094 both keys are read, both are written and both are removed', () => {
  const old = storageOf({ user: JSON.stringify(kept) });
  expect(createMemberSession(old).token()).toBe('abc');
  const storage = storageOf();
  const session = createMemberSession(storage);
  session.open(answer);
  expect([...storage.items.keys()]).toEqual(['member', 'user']);
  expect(storage.items.get('user')).toBe(storage.items.get('member'));
  session.forget();
  expect(storage.items.size).toBe(0);
  expect(session.state()).toEqual(out);
});

test('D-04 stores the named fields of the sign-in and nothing else personal', () => {
  const storage = storageOf();
  createMemberSession(storage).open(answer);
  expect(JSON.parse(storage.items.get('member') ?? '')).toEqual(kept);
});

test('an answer without a token stores nothing', () => {
  const storage = storageOf();
  const session = createMemberSession(storage);
  session.request();
  session.open({ ...answer, token: undefined });
  expect(storage.items.size).toBe(0);
  expect(session.state()).toEqual(out);
});

test('broken storage counts as nobody', () => {
  for (const text of ['{', 'null', '1', '[]', '{"token":""}', '{"token":"a"}']) {
    expect(createMemberSession(storageOf({ member: text })).state()).toEqual(out);
  }
});

test('R118 another tab signs out: this one hears of it', () => {
  const storage = storageOf({ member: JSON.stringify(kept) });
  const session = createMemberSession(storage);
  const heard: boolean[] = [];
  const stop = session.subscribe(() => heard.push(session.state().loggedIn));
  storage.items.clear();
  session.reread();
  stop();
  session.open(answer);
  expect(heard).toEqual([false]);
});
