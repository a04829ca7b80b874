/** An election that nobody has seen can be deleted; every other stays, and says why (D-20). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { makeStaff, signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { zones } from './samples.ts';

const url = '/api/office/elections';
let app: Awaited<ReturnType<typeof openTestApp>>;
let registry: Headers;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp();
  [registry, admin] = [await signInStaff(app, 'registry'), await signInStaff(app, 'admin')];
});
afterAll(() => app.close());

const send = (action: string, body: object, headers = registry) =>
  app.ask({ method: 'POST', url: `${url}/${action}`, headers, body });
const read = async (year: string) => (await app.get(`${url}/${year}`, registry)).body.data;
const owner = <T>(text: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => (await store.query(text)).rows as T[]);
const make = (year: string) =>
  send('create', { year, title: `การเลือกตั้ง ${year}`, copy_of: '2569' });
const particulars = (year: string, version: number, published: boolean) =>
  send('particulars', { year, version, title: `การเลือกตั้ง ${year}`, note: '', published });

test('D-20 deleting asks for the second factor again', async () => {
  const answer = await send('delete', { year: '2567', version: 0 });
  expect([answer.status, answer.body.data.code]).toEqual([403, 'confirm_needed']);
  await owner(`UPDATE portal.sessions SET confirmed_at = now() WHERE kind = 'office'`);
});

test('D-20 what is prepared goes whole, is told in the history, and its year is free', async () => {
  await make('2580');
  await owner(`INSERT INTO portal.election_voters
    (year, member_no, zone_no, booth, sequence, eligible, reason)
    VALUES (2037, '000123', 1, 1, 1, true, '')`);
  const one = await read('2580');
  expect(one).toMatchObject({ stays: null, version: 0 });
  expect((await send('delete', { year: '2580', version: 0 }, admin)).status).toBe(404);
  expect((await send('delete', { year: '2580', version: 0 })).status).toBe(200);
  for (const table of ['elections', 'election_positions', 'election_zones', 'election_voters']) {
    expect(await owner(`SELECT FROM portal.${table} WHERE year = 2037`), table).toEqual([]);
  }
  expect((await app.get(`${url}/2580`, registry)).status).toBe(404);
  const { deleted } = (await app.get(url, admin)).body.data;
  expect(deleted[0]).toMatchObject({ year: '2580', title: 'การเลือกตั้ง 2580' });
  expect(deleted[0].by).not.toBe('');
  expect((await send('delete', { year: '2580', version: 0 })).status).toBe(404);
  expect((await make('2580')).status).toBe(200);
  expect((await read('2580')).stays).toBeNull();
});

test('D-20 what somebody has changed meanwhile stays until it was looked at', async () => {
  await make('2581');
  expect((await send('zones', { year: '2581', version: 0, zones })).status).toBe(200);
  const late = await send('delete', { year: '2581', version: 0 });
  expect([late.status, late.body.messages]).toEqual([409, expect.stringContaining('มีผู้แก้')]);
  const { version } = await read('2581');
  expect((await send('delete', { year: '2581', version })).status).toBe(200);
});

test('D-20 what the public sees or has seen, and what was counted, stays', async () => {
  await make('2582');
  await particulars('2582', 0, true);
  expect(await read('2582')).toMatchObject({ stays: 'PUBLIC', version: 1 });
  const shown = await send('delete', { year: '2582', version: 1 });
  expect(shown.status).toBe(409);
  expect(shown.body.messages).toContain('เผยแพร่บน');
  await particulars('2582', 1, false);
  expect(await read('2582')).toMatchObject({ stays: 'WAS_PUBLIC', version: 2 });
  expect((await send('delete', { year: '2582', version: 2 })).status).toBe(409);
  expect((await read('2567')).stays).toBe('COUNTED');

  await make('2583');
  await owner(`INSERT INTO portal.election_counts
    (year, version, state, positions, reason, editors, entered_by_name)
    VALUES (2040, 1, 'DRAFT', '[]', '', '{}', 'x')`);
  const counted = await send('delete', { year: '2583', version: 0 });
  expect([counted.status, counted.body.messages]).toEqual([409, expect.stringContaining('คะแนน')]);
});

test('T24 the store keeps them, too, whoever asks it', async () => {
  const remove = sql`DELETE FROM portal.elections WHERE year IN (2026, 2039)`;
  const as = async (role: string) =>
    app.records.asStaff(await makeStaff(app.ownerUrl, [role]), (db) => remove.execute(db));
  await expect(as('registry')).rejects.toThrow(/seen or counted/);
  expect((await as('admin')).numAffectedRows).toBe(0n);
  expect(await owner('SELECT FROM portal.elections WHERE year IN (2026, 2039)')).toHaveLength(2);
});
