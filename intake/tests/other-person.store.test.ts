/** A membership number that passes to another person leaves the sign-in behind (T1). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRecords } from '../../records/database.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { readHistory } from '../../records/sign-in/history.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { runIntake } from '../run-intake.ts';
import { copyExtract, type ExtractCopy, fieldOf, setField } from './held-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let extract: ExtractCopy;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  extract = await copyExtract(store.extractFolder);
  expect((await run(false)).outcome).toBe('published');
  await ask(`INSERT INTO portal.member_accounts (member_no, password_hash)
    SELECT no, 'x' FROM unnest(ARRAY['000111', '000123', '000222']) no`);
});
afterAll(async () => {
  await extract.remove();
  await store.close();
});

const ask = (sql: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql)).rows);
const signIns = async () =>
  (await ask('SELECT member_no FROM portal.member_accounts ORDER BY 1')).map(
    (row) => row.member_no,
  );

const run = (force: boolean) =>
  runIntake({ folder: extract.folder, ownerUrl: store.ownerUrl, force });
const rowOf = (bytes: string, memberNo: string) =>
  bytes.split('\r\n').findIndex((line) => line.startsWith(memberNo)) + 1;

test('T1 a corrected name or birth date keeps the sign-in', async () => {
  const before = await signIns();
  await extract.change('members.csv', (bytes) =>
    setField(bytes, rowOf(bytes, '000123'), 'BIRTH_DATE', '15/02/2521'),
  );
  expect((await run(false)).outcome).toBe('published');
  expect(await signIns()).toEqual(before);
});

test('T1 another person under the number: refused, and when forced the sign-in ends', async () => {
  const before = await signIns();
  await ask(
    `INSERT INTO portal.sessions (kind, subject, token_hash, cookie_hash, entering, remember,
       idle_seconds, ends_at, address, agent)
     SELECT 'member', no, sha256(no::bytea), sha256(('c' || no)::bytea), false, false, 900,
       now() + interval '1 hour', '127.0.0.1', 'test' FROM unnest(ARRAY['000123', '000111']) no`,
  );
  await ask(
    `INSERT INTO portal.devices (member_no, device_hash, agent, address)
       SELECT no, sha256(no::bytea), 'test', '127.0.0.1' FROM unnest(ARRAY['000123', '000111']) no;
     INSERT INTO portal.member_phones (member_no, phone) VALUES ('000123', '0810000000');
     INSERT INTO portal.member_choices (member_no, kind, choice, address, agent)
       VALUES ('000123', 'MARKETING', true, '127.0.0.1', 'test');
     INSERT INTO portal.audit_entries (happened_at, entry, outcome, actor_kind, actor, member_no)
       VALUES (now(), 'member.sign_in', 'ok', 'member', '000123', '000123')`,
  );
  await extract.change('members.csv', (bytes) => {
    const row = rowOf(bytes, '000123');
    const other = setField(bytes, row, 'NATIONAL_ID', '1101700230708');
    expect(fieldOf(bytes, row, 'NATIONAL_ID')).not.toBe('1101700230708');
    return setField(other, row, 'BIRTH_DATE', '01/01/2510');
  });
  expect((await run(false)).outcome).toBe('differs');
  expect(await signIns()).toEqual(before);
  expect((await run(true)).outcome).toBe('published');
  expect(await signIns()).toEqual(before.filter((memberNo) => memberNo !== '000123'));
  expect(await ask('SELECT subject FROM portal.sessions WHERE revoked_at IS NULL')).toEqual([
    { subject: '000111' },
  ]);
  expect(await ask("SELECT FROM portal.terms_acceptances WHERE member_no = '000123'")).toEqual([]);
  for (const table of ['member_phones', 'member_choices']) {
    expect(await ask(`SELECT FROM portal.${table} WHERE member_no = '000123'`)).toEqual([]);
  }
  expect(await ask('SELECT member_no FROM portal.devices')).toEqual([{ member_no: '000111' }]);
  const records = await openRecords(store.appUrl);
  const page = { entries: ['member.%'], staff: true, limit: 10 };
  try {
    expect(await records.readAsMember('000123', (db) => readHistory(db, page))).toEqual([]);
  } finally {
    await records.close();
  }
});
