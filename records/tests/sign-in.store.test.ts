/** Sign-ins, sessions of two halves, terms: what the portal itself keeps of a member. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import { createAccount, findAccount, setPassword } from '../sign-in/accounts.ts';
import { replaceForcedPassword } from '../sign-in/forced-change.ts';
import { clearFailures, failuresInRow, recordFailure } from '../sign-in/guard/failures.ts';
import {
  createSession,
  enterSession,
  findSessions,
  revokeAllOf,
  revokeSession,
  touchSessions,
} from '../sign-in/sessions.ts';
import { acceptTerms, currentTerms, hasAcceptedTerms } from '../terms.ts';
import { makeSample, malee, somchai } from './sample.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const asKeeper = (text: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', (client) => client.query(text));

describe('sign-in', () => {
  const newcomer = '000009';
  const account = () => records.readAsMember(newcomer, findAccount);

  test('is made once, for oneself', async () => {
    expect(await account()).toBeUndefined();
    const make = () =>
      records.asMember(newcomer, (db) =>
        createAccount(db, { passwordHash: 'a', mustChange: true }),
      );
    expect(await make()).toBe(true);
    expect(await account()).toMatchObject({ passwordHash: 'a', mustChange: true });
    expect(await make()).toBe(false);
  });

  test.each([newcomer, '000404'])('counts failures of %s in a row, also racing', async (no) => {
    const counts = await Promise.all(
      Array.from({ length: 5 }, () => records.asMember(no, recordFailure)),
    );
    expect(counts.toSorted()).toEqual([1, 2, 3, 4, 5]);
    await records.asMember(no, clearFailures);
    expect(await records.readAsMember(no, failuresInRow)).toBe(0);
    expect(await records.asMember(no, recordFailure)).toBe(1);
  });

  test('a forced change is made once, however many race', async () => {
    const changes = await Promise.all(
      ['x', 'y', 'z'].map((passwordHash) =>
        records.asMember(newcomer, (db) => replaceForcedPassword(db, passwordHash)),
      ),
    );
    expect(changes.filter(Boolean)).toHaveLength(1);
    await records.asMember(newcomer, (db) =>
      setPassword(db, { passwordHash: 'b', mustChange: false }),
    );
    expect(await account()).toMatchObject({ passwordHash: 'b', mustChange: false });
  });
});

describe('sessions', () => {
  const randomHash = () => createHash('sha256').update(randomBytes(32)).digest();
  const open = async (memberNo: string, changes: object = {}) => {
    const pair = { tokenHash: randomHash(), cookieHash: randomHash() };
    const rest = { entering: false, remember: false, idleSeconds: 900, longestSeconds: 3600 };
    const session = { memberNo, ...pair, ...rest, address: '127.0.0.1', agent: '', ...changes };
    return { ...pair, id: await records.asMember(memberNo, (db) => createSession(db, session)) };
  };
  const find = async (...pairs: { tokenHash: Buffer; cookieHash: Buffer }[]) =>
    records.readAsVisitor((db) => findSessions(db, pairs));
  type Opened = Awaited<ReturnType<typeof open>>;
  let session: Opened;

  beforeEach(async () => {
    session = await open(somchai);
  });

  test('many calls’ sessions come with one question, in their order', async () => {
    const other = await open(malee, { entering: true, remember: true });
    const mixed = { tokenHash: session.tokenHash, cookieHash: other.cookieHash };
    const unknown = { tokenHash: randomHash(), cookieHash: randomHash() };
    const { publicationId, sessions } = await find(other, mixed, session, unknown, session);
    expect(publicationId).toBe(2);
    expect(sessions.map((found) => found?.sessionId)).toEqual([
      ...[other.id, undefined, session.id, undefined, session.id],
    ]);
    expect(sessions[0]).toMatchObject({
      ...{ kind: 'member', subject: malee, entering: true, remember: true },
      ...{ idleLeftSeconds: 900, endsInSeconds: 3600, lastSeenSeconds: 0 },
    });
    expect(await find()).toEqual({ publicationId: 2, sessions: [] });
  });

  test('either half alone opens nothing', async () => {
    const swapped = { tokenHash: session.cookieHash, cookieHash: session.tokenHash };
    const alone = { tokenHash: session.tokenHash, cookieHash: session.tokenHash };
    expect((await find(swapped, alone)).sessions).toEqual([undefined, undefined]);
  });

  test('idle for too long: over, and no late sign of life wakes it', async () => {
    await asKeeper(`UPDATE portal.sessions SET last_seen_at = now() - interval '901 seconds'
      WHERE id = '${session.id}'`);
    expect((await find(session)).sessions).toEqual([undefined]);
    await records.asVisitor((db) => touchSessions(db, [session.id]));
    expect((await find(session)).sessions).toEqual([undefined]);
  });

  test('F8 seen at a time to come, since the clock went back: over', async () => {
    const seen = (ahead: string) =>
      asKeeper(`UPDATE portal.sessions SET last_seen_at = now() + interval '${ahead}'
        WHERE id = '${session.id}'`);
    await seen('30 seconds');
    expect((await find(session)).sessions[0]?.sessionId).toBe(session.id);
    await seen('1 hour');
    expect((await find(session)).sessions).toEqual([undefined]);
  });

  test('a sign of life starts the idle time anew, but never moves the end', async () => {
    await asKeeper(`UPDATE portal.sessions SET last_seen_at = now() - interval '600 seconds',
      ends_at = now() + interval '100 seconds' WHERE id = '${session.id}'`);
    const [before] = (await find(session)).sessions;
    expect([before?.idleLeftSeconds, before?.lastSeenSeconds]).toEqual([300, 600]);
    await records.asVisitor((db) => touchSessions(db, [session.id]));
    const [after] = (await find(session)).sessions;
    expect([after?.idleLeftSeconds, after?.endsInSeconds]).toEqual([900, 100]);
    await asKeeper(`UPDATE portal.sessions SET ends_at = now() WHERE id = '${session.id}'`);
    expect((await find(session)).sessions).toEqual([undefined]);
  });

  test('ended by its own person only, and once', async () => {
    expect(await records.asMember(malee, (db) => revokeSession(db, session.id))).toBe(false);
    expect((await find(session)).sessions[0]?.sessionId).toBe(session.id);
    expect(await records.asMember(somchai, (db) => revokeSession(db, session.id))).toBe(true);
    expect(await records.asMember(somchai, (db) => revokeSession(db, session.id))).toBe(false);
    expect((await find(session)).sessions).toEqual([undefined]);
  });

  test('all others end when a password changes; nobody else’s do', async () => {
    const [second, foreign] = [await open(somchai), await open(malee)];
    await records.asMember(somchai, (db) => revokeAllOf(db, session.id));
    const ids = (await find(session, second, foreign)).sessions.map((found) => found?.sessionId);
    expect(ids).toEqual([session.id, undefined, foreign.id]);
  });

  test('T15 enters once terms and password are in order, under a new cookie half', async () => {
    const waiting = await open(somchai, { entering: true });
    const renewed = { tokenHash: waiting.tokenHash, cookieHash: randomHash() };
    const enter = (memberNo: string) =>
      records.asMember(memberNo, (db) => enterSession(db, waiting.id, renewed.cookieHash));
    expect(await enter(malee)).toBe(false);
    expect((await find(waiting)).sessions[0]?.entering).toBe(true);
    expect(await enter(somchai)).toBe(true);
    const [before, after] = (await find(waiting, renewed)).sessions;
    expect([before, after?.entering]).toEqual([undefined, false]);
  });

  test('a new one cannot be made for somebody else', async () => {
    const row = {
      tokenHash: randomHash(),
      cookieHash: randomHash(),
      entering: false,
      remember: false,
    };
    const session = { ...row, idleSeconds: 1, longestSeconds: 1, address: '', agent: '' };
    const attempt = records.asMember(somchai, (db) =>
      createSession(db, { ...session, memberNo: malee }),
    );
    await expect(attempt).rejects.toThrow(/row-level security/);
  });

  test.each([
    ['resigned', `UPDATE records.members SET status_code = '3'`],
    ['is no longer in the records', 'DELETE FROM records.members'],
  ])('of a member who %s: none from that publication on, nobody else’s', async (_, change) => {
    const asIntake = (text: string) =>
      asUpkeep(store.ownerUrl, 'sahakon_intake', (client) => client.query(text));
    const show = (id: number) => asIntake(`UPDATE records.current SET publication_id = ${id}`);
    const other = await open(malee);
    const ids = async () => (await find(session, other)).sessions.map((found) => found?.sessionId);
    await asIntake(`${change} WHERE publication_id = 1 AND member_no = '${somchai}'`);
    expect(await ids()).toEqual([session.id, other.id]);
    await show(1);
    try {
      expect(await ids()).toEqual([undefined, other.id]);
    } finally {
      await show(2);
    }
  });

  test('those that ended over 90 days ago are forgotten at the next sign-in', async () => {
    await asKeeper(`UPDATE portal.sessions SET ends_at = now() - interval '91 days'
      WHERE id = '${session.id}'`);
    await open(somchai);
    const { rowCount } = await asKeeper(`SELECT FROM portal.sessions WHERE id = '${session.id}'`);
    expect(rowCount).toBe(0);
  });
});

describe('D-30 terms', () => {
  const accept = (memberNo: string, version: string) =>
    records.asMember(memberNo, (db) =>
      acceptTerms(db, { kind: 'TERMS', version, address: '::1', agent: 'x' }),
    );
  const accepted = (memberNo: string) =>
    records.readAsMember(memberNo, (db) => hasAcceptedTerms(db));

  test('who accepted the old version is asked again when a new one comes into force', async () => {
    expect(await accepted(somchai)).toBe(true);
    await asKeeper(`INSERT INTO portal.terms_versions VALUES
      ('TERMS', '1', 'ใหม่', '<p>', (now() AT TIME ZONE 'Asia/Bangkok')::date),
      ('TERMS', '2', 'พรุ่งนี้', '<p>', (now() AT TIME ZONE 'Asia/Bangkok')::date + 1)`);
    expect((await records.readAsVisitor((db) => currentTerms(db)))?.version).toBe('1');
    expect(await accepted(somchai)).toBe(false);
    await accept(somchai, '1');
    await accept(somchai, '1');
    expect([await accepted(somchai), await accepted(malee)]).toEqual([true, false]);
  });

  test('a version that does not exist cannot be accepted', async () => {
    await expect(accept(somchai, '99')).rejects.toThrow(/foreign key/);
  });

  test('where there is nothing to accept, nobody is held up', async () => {
    const none = records.readAsMember(malee, (db) => hasAcceptedTerms(db, 'PRIVACY'));
    expect(await none).toBe(true);
    expect(await records.readAsVisitor((db) => currentTerms(db, 'PRIVACY'))).toBeUndefined();
  });
});
