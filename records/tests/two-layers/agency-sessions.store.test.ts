/** Sessions of an agency are their person's alone, by each of both layers (T3, S8). */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import * as sessions from '../../agency/sessions.ts';
import { type Contact, type Db, openRecords, type Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { makeSample } from '../sample.ts';
import { agencyNo, subAgencyNo } from '../sample-figures.ts';

const me: Contact = { agencyNo, personNo: 1 };
/** A colleague, one whose number begins alike, and a person of another agency. */
const strangers: readonly Contact[] = [
  { agencyNo, personNo: 2 },
  { agencyNo, personNo: 11 },
  { agencyNo: subAgencyNo, personNo: 1 },
];

async function openStore(withoutPolicies: boolean) {
  const store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  if (withoutPolicies) {
    await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
      client.query('ALTER TABLE portal.sessions DISABLE ROW LEVEL SECURITY'),
    );
  }
  const records = await openRecords(store.appUrl);
  return { store, records };
}

function begin(records: Records, contact: Contact): Promise<string> {
  return records.asContact(contact, (db) =>
    sessions.createAgencySession(db, {
      ...contact,
      tokenHash: randomBytes(32),
      cookieHash: randomBytes(32),
      entering: false,
      remember: false,
      idleSeconds: 900,
      longestSeconds: 3600,
      address: '127.0.0.1',
      agent: 'test',
    }),
  );
}

describe('without the policies', () => {
  let opened: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => {
    opened = await openStore(true);
  });
  afterAll(async () => {
    await opened.records.close();
    await opened.store.close();
  });

  test('T3 reading and ending keep to the person by their own WHERE', async () => {
    const { records } = opened;
    const mine = await begin(records, me);
    const theirs = await Promise.all(strangers.map((one) => begin(records, one)));
    const seen = await records.readAsContact(me, sessions.ownAgencySessions);
    expect(seen.map(({ id }) => id)).toEqual([mine]);
    for (const id of theirs) {
      expect(await records.asContact(me, (db) => sessions.revokeAgencySession(db, id))).toBe(false);
    }
    expect(await records.asContact(me, (db) => sessions.revokeAllOfContact(db))).toBe(1);
    for (const stranger of strangers) {
      expect(await records.readAsContact(stranger, sessions.ownAgencySessions)).toHaveLength(1);
    }
    // As the agency alone nobody's sessions are there.
    expect(await records.readAsAgency(agencyNo, sessions.ownAgencySessions)).toEqual([]);
  });

  test('T27 of more than twenty the person’s own oldest end, and no colleague’s', async () => {
    const { records } = opened;
    const [colleague] = strangers;
    if (!colleague) throw new Error('nobody');
    for (let count = 0; count < 22; count += 1) await begin(records, me);
    expect(await records.readAsContact(me, sessions.ownAgencySessions)).toHaveLength(20);
    expect(await records.readAsContact(colleague, sessions.ownAgencySessions)).toHaveLength(1);
  });
});

describe('without any WHERE', () => {
  let opened: Awaited<ReturnType<typeof openStore>>;
  beforeAll(async () => {
    opened = await openStore(false);
  });
  afterAll(async () => {
    await opened.records.close();
    await opened.store.close();
  });

  test('T3 the policy shows a person their own, and changes nobody else’s', async () => {
    const { records } = opened;
    const everybody = [me, ...strangers];
    await Promise.all(everybody.map((one) => begin(records, one)));
    const all = async (db: Db) => {
      const { rows } = await sql<{ subject: string }>`SELECT subject FROM portal.sessions
        WHERE kind = 'agency'`.execute(db);
      return rows.map(({ subject }) => subject);
    };
    const endAll = async (db: Db) => {
      const { rows } = await sql<{ subject: string }>`UPDATE portal.sessions
        SET revoked_at = now() WHERE kind = 'agency' RETURNING subject`.execute(db);
      return rows.map(({ subject }) => subject);
    };
    for (const one of everybody) {
      expect(await records.readAsContact(one, all)).toEqual([`${one.agencyNo}-${one.personNo}`]);
    }
    expect(await records.readAsAgency(agencyNo, all)).toEqual([]);
    expect(await records.readAsVisitor(all)).toEqual([]);
    expect(await records.asContact(me, endAll)).toEqual([`${agencyNo}-1`]);
  });

  test('T3 nobody begins a session in a colleague’s name', async () => {
    const { records } = opened;
    const [colleague] = strangers;
    if (!colleague) throw new Error('nobody');
    const begun = records.asContact(me, (db) =>
      sessions.createAgencySession(db, {
        ...colleague,
        tokenHash: randomBytes(32),
        cookieHash: randomBytes(32),
        entering: false,
        remember: false,
        idleSeconds: 900,
        longestSeconds: 3600,
        address: '127.0.0.1',
        agent: 'test',
      }),
    );
    await expect(begun).rejects.toThrow(/row-level security/);
  });
});
