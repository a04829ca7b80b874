/** A checker that cannot fail is worth nothing: each thing that it holds is broken once here. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendAudit } from '../../../records/audit.ts';
import { openRecords } from '../../../records/database.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestStore } from '../../test-store.ts';
import { checkStore } from './check.ts';
import { type History, openHistory, readHistory } from './history.ts';
import { asReader } from './store.ts';
import { countConsents, keyOf } from './writes.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let folder: string;
let history: History;
let consentsBefore: number;
beforeAll(async () => {
  store = await openTestStore();
  folder = mkdtempSync(join(tmpdir(), 'checker-'));
});
beforeEach(async () => {
  history?.close();
  history = openHistory(join(folder, `${Math.random()}`));
  consentsBefore = await asReader({ connectionString: store.ownerUrl }, countConsents);
});
afterAll(async () => {
  history.close();
  rmSync(folder, { recursive: true });
  await store.close();
});

const asOwner = (work: (client: pg.Client) => Promise<unknown>) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', work);
const found = async () => {
  const address = { connectionString: store.ownerUrl };
  const findings = await checkStore({ address, history: history.file, consentsBefore });
  return findings.map(({ invariant, what }) => `${invariant} ${what}`);
};
const member = '000123';
const insertTopic = (key: string) =>
  asOwner((client) =>
    client.query(
      `INSERT INTO portal.board_topics (member_no, display_name, title, body, search_text)
        VALUES ($1, 'a', $2, 'b', 'c')`,
      [member, `about ${key}`],
    ),
  );
const write = (state: 'acknowledged' | 'refused' | 'unknown', key: string) => {
  history.add({ kind: 'topic', key, member, state: 'sent' });
  history.add({ kind: 'topic', key, member, state });
};

test('of a store that is well nothing is found', async () => {
  write('acknowledged', keyOf('well', 1));
  write('unknown', keyOf('well', 2));
  write('refused', keyOf('well', 3));
  await insertTopic(keyOf('well', 1));
  expect(await found()).toEqual([]);
});

test('I1 a write that was acknowledged and is lost', async () => {
  write('acknowledged', keyOf('lost', 1));
  expect(await found()).toEqual(['I1 topic k-lost-1 was acknowledged and is not there']);
});

test('I2 a write that is there twice, and I7 one that was refused and is there', async () => {
  write('unknown', keyOf('twice', 1));
  write('refused', keyOf('twice', 2));
  for (const number of [1, 1, 2]) await insertTopic(keyOf('twice', number));
  expect(await found()).toEqual([
    'I2 topic k-twice-1 is there 2 times',
    'I7 topic k-twice-2 was refused and is there',
  ]);
});

test('I1 a draft that went back to one before, and one that went on is none', async () => {
  const draft = (key: string, state: 'acknowledged' | 'unknown') => {
    history.add({ kind: 'draft', key, member, state: 'sent' });
    history.add({ kind: 'draft', key, member, state });
  };
  draft(keyOf('draft', 1), 'acknowledged');
  draft(keyOf('draft', 2), 'acknowledged');
  draft(keyOf('draft', 3), 'unknown');
  const stands = (key: string) =>
    asOwner((client) =>
      client.query(
        `INSERT INTO portal.board_drafts (member_no, title, body, display_name)
          VALUES ($1, $2, '', '') ON CONFLICT (member_no, topic_id) DO UPDATE SET title = $2`,
        [member, key],
      ),
    );
  await stands(keyOf('draft', 3));
  expect(await found()).toEqual([]);
  await stands(keyOf('draft', 1));
  expect(await found()).toEqual(['I1 the draft of 000123 is k-draft-1, acknowledged k-draft-2']);
});

test('I1 and I2 consents that are too few, and too many', async () => {
  const consent = (key: string) => {
    history.add({ kind: 'consent', key, state: 'sent' });
    history.add({ kind: 'consent', key, state: 'acknowledged' });
  };
  const insert = () =>
    asOwner((client) =>
      client.query(
        `INSERT INTO portal.consents (choice, policy_version, channel) VALUES ('Y', 1, 'script')`,
      ),
    );
  consent(keyOf('consent', 1));
  expect(await found()).toEqual(['I1 1 consents were acknowledged, 0 are there']);
  await insert();
  expect(await found()).toEqual([]);
  await insert();
  expect(await found()).toEqual(['I2 2 consents are there, 1 were sent']);
});

test.each([
  ['records.members', 'share_balance_satang', `member_no = '000123'`, 'shares of 000123'],
  ['records.share_lines', 'amount_satang', `member_no = '000123' AND seq = 3`, 'shares of 000123'],
  ['records.loan_lines', 'balance_satang', `member_no = '000123' AND seq = 2`, 'loan '],
  ['records.deposit_accounts', 'balance_satang', `member_no = '000123'`, 'deposit '],
])('I4 one satang more in %s.%s', async (table, column, where, account) => {
  const add = (satang: number) =>
    asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
      client.query(`UPDATE ${table} SET ${column} = ${column} + ${satang} WHERE ${where}`),
    );
  await add(1);
  const [first] = await found();
  await add(-1);
  expect(first).toContain(`I4 ${account}`);
  expect(await found()).toEqual([]);
});

test('I6 an entry that was changed, one that is missing, and an end that is cut', async () => {
  const records = await openRecords(store.appUrl);
  const entry = (ref: string) => ({
    ...({ entry: 'member.share', outcome: 'ok', actorKind: 'member' } as const),
    ...{ actor: member, memberNo: member, ref },
    detail: { text: 'ก "quoted" \n\u0001\u007f', number: 1.5, list: [null, true] },
  });
  for (const ref of ['a', 'b', 'c']) {
    await records.asMember(member, (db) => appendAudit(db, entry(ref)));
  }
  await records.close();
  expect(await found()).toEqual([]);
  const unguarded = async (sql: string) => {
    const result: string[] = [];
    await asOwner(async (client) => {
      const table = 'ALTER TABLE portal.audit_entries';
      await client.query(
        `${table} DISABLE TRIGGER no_change; ${table} NO FORCE ROW LEVEL SECURITY`,
      );
      await client.query(sql);
      result.push(...(await found()));
    });
    return result;
  };
  expect(await unguarded(`UPDATE portal.audit_entries SET address = 'x' WHERE ref = 'b'`)).toEqual([
    expect.stringMatching(/^I6 entry \d+ was changed$/),
  ]);
  await unguarded(`UPDATE portal.audit_entries SET address = NULL WHERE ref = 'b'`);
  expect(await found()).toEqual([]);
  expect(await unguarded(`DELETE FROM portal.audit_entries WHERE ref = 'c'`)).toEqual([
    expect.stringMatching(/^I6 the head stands at \d+, the last entry at \d+$/),
  ]);
  expect(await unguarded(`DELETE FROM portal.audit_entries WHERE ref = 'a'`)).toEqual([
    expect.stringMatching(/^I6 entry \d+ is missing$/),
  ]);
});

test('an outcome of what was never sent is no history', () => {
  history.add({ kind: 'topic', key: 'k-none-1', state: 'acknowledged' });
  expect(() => readHistory(history.file)).toThrow('out of turn');
});
