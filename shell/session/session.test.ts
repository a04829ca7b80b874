import { describe, expect, test } from 'vitest';
import { agencyKeeping } from './agency-session.ts';
import { createSession } from './browser-session.ts';
import { memberKeeping } from './member-session.ts';
import { sessionReducer, startSession } from './session-state.ts';
import { pickMember } from './stored-member.ts';

const answer = {
  rc_code: '1',
  token: 'abc',
  token_type: 'Bearer',
  expires_in: 900,
  membership_no: '000123',
  member: { MEMBER_NAME: 'สมหญิง', MEMBER_SURNAME: 'ใจดี', PRENAME: 'นาง', salary: '35000' },
  national_id: '1100000000005',
};
const storedMember = {
  token: 'abc',
  token_type: 'Bearer',
  expires_in: 900,
  membership_no: '000123',
  member: { MEMBER_NAME: 'สมหญิง', MEMBER_SURNAME: 'ใจดี', PRENAME: 'นาง' },
};
const storedAgency = {
  token: 'xyz',
  token_type: 'Bearer',
  expires_in: 900,
  member_group_no: '01011001',
  member_group_name: 'โรงเรียนตัวอย่างวิทยา',
  contact_name: 'สมชาย บุญมาก',
};
const agencyAnswer = {
  ...storedAgency,
  rc_code: '1',
  phone: '0812345678',
  messages: 'เข้าสู่ระบบแล้ว',
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
const memberOf = (storage: ReturnType<typeof storageOf>) =>
  createSession(storage, { ...memberKeeping, dropMore: () => storage.removeItem('lastSeen') });
const agencyOf = (storage: ReturnType<typeof storageOf>) => createSession(storage, agencyKeeping);

test('R116 request marks loggingIn; success stores the user; failure and log-out empty all', () => {
  const user = pickMember(storedMember);
  if (!user) throw new Error('the example is no session');
  const loading = sessionReducer(startSession(user), { type: 'request' });
  expect(loading).toEqual({ ...out, loggingIn: true });
  expect(sessionReducer(loading, { type: 'success', user })).toEqual({
    ...out,
    loggedIn: true,
    user,
  });
  expect(sessionReducer(loading, { type: 'failure' })).toEqual(out);
  expect(sessionReducer(startSession(user), { type: 'logout' })).toEqual(out);
});

describe('a member', () => {
  test('R115 starts logged in when a session is stored, else logged out', () => {
    const stored = storageOf({ member: JSON.stringify(storedMember) });
    expect(memberOf(stored).state()).toEqual({ ...out, loggedIn: true, user: storedMember });
    expect(memberOf(storageOf()).state()).toEqual(out);
  });

  test('R094 both keys are read, both are written and both are removed', () => {
    const old = storageOf({ user: JSON.stringify(storedMember) });
    expect(memberOf(old).token()).toBe('abc');
    const storage = storageOf();
    const session = memberOf(storage);
    session.open(answer);
    expect([...storage.items.keys()]).toEqual(['member', 'user']);
    expect(storage.items.get('user')).toBe(storage.items.get('member'));
    session.forget();
    expect(storage.items.size).toBe(0);
    expect(session.state()).toEqual(out);
  });

  test('D-04 stores the named fields of the sign-in and nothing else personal', () => {
    const storage = storageOf();
    memberOf(storage).open(answer);
    expect(JSON.parse(storage.items.get('member') ?? '')).toEqual(storedMember);
  });

  test('an answer without a token stores nothing', () => {
    const storage = storageOf();
    const session = memberOf(storage);
    session.request();
    session.open({ ...answer, token: undefined });
    expect(storage.items.size).toBe(0);
    expect(session.state()).toEqual(out);
  });

  test('broken storage counts as nobody', () => {
    for (const text of ['{', 'null', '1', '[]', '{"token":""}', '{"token":"a"}']) {
      expect(memberOf(storageOf({ member: text })).state()).toEqual(out);
    }
  });

  test('R118 another tab signs out: this one hears of it', () => {
    const storage = storageOf({ member: JSON.stringify(storedMember) });
    const session = memberOf(storage);
    const heard: boolean[] = [];
    const stop = session.subscribe(() => heard.push(session.state().loggedIn));
    storage.items.clear();
    session.reread();
    stop();
    session.open(answer);
    expect(heard).toEqual([false]);
  });
});

describe('an agency', () => {
  test('R115 starts logged in when a session is stored, else logged out', () => {
    const stored = storageOf({ agency: JSON.stringify(storedAgency) });
    expect(agencyOf(stored).state()).toEqual({ ...out, loggedIn: true, user: storedAgency });
    expect(agencyOf(storageOf()).state()).toEqual(out);
  });

  test('R095 D-04 keeps the sign-in’s answer, its named fields alone, under its own key', () => {
    const storage = storageOf({
      member: JSON.stringify(storedMember),
      user: JSON.stringify(storedMember),
    });
    const session = agencyOf(storage);
    session.request();
    expect(session.state()).toEqual({ ...out, loggingIn: true });
    session.open(agencyAnswer);
    expect(JSON.parse(storage.items.get('agency') ?? '')).toEqual(storedAgency);
    expect(session.token()).toBe('xyz');
    session.forget();
    // A member of the same browser stays what they are.
    expect([...storage.items.keys()]).toEqual(['member', 'user']);
    expect(session.state()).toEqual(out);
  });

  test.each([undefined, '', null, 7])('R117 with %j for a token nothing is stored', (token) => {
    const storage = storageOf();
    const session = agencyOf(storage);
    session.open({ ...agencyAnswer, token });
    expect(storage.items.size).toBe(0);
    expect(session.state()).toEqual(out);
  });

  test('R137 a member’s session is none of an agency, nor the reverse', () => {
    expect(agencyOf(storageOf({ agency: JSON.stringify(storedMember) })).state()).toEqual(out);
    expect(memberOf(storageOf({ member: JSON.stringify(storedAgency) })).state()).toEqual(out);
  });
});
