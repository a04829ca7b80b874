/** Browsers that are known to several members, and what becomes of the half of one (T15). */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import * as devices from '../sign-in/guard/devices.ts';
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
beforeEach(() => asKeeper('DELETE FROM portal.devices'));

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const origin = { agent: 'browser', address: '203.0.113.7' };
const remember = (no: string, token: string, before?: string) =>
  records.asMember(no, (db) =>
    devices.rememberDevice(db, {
      ...origin,
      hash: hashOf(token),
      before: before === undefined ? undefined : hashOf(before),
    }),
  );
const find = (no: string, token: string) =>
  records.readAsMember(no, (db) => devices.findDevice(db, hashOf(token)));

test('T15 who is known in a browser goes along with its new half; the old is void', async () => {
  await remember(malee, 'old');
  const id = await find(malee, 'old');
  expect(id).toBeDefined();
  await remember(somchai, 'new', 'old');
  expect([await find(malee, 'new'), await find(malee, 'old')]).toEqual([id, undefined]);
  expect(await find(somchai, 'new')).toBeDefined();
  expect(await find(somchai, 'old')).toBeUndefined();
});

test('T15 what was ended, or only awaited, stays with the old half', async () => {
  await remember(malee, 'old');
  await records.asMember(malee, (db) => devices.endDevices(db));
  await records.asMember(malee, (db) =>
    devices.expectDevice(db, { ...origin, hash: hashOf('old'), remember: true }),
  );
  await remember(somchai, 'new', 'old');
  expect(await find(malee, 'new')).toBeUndefined();
  const awaited = (token: string) => ({ hash: hashOf('newer'), before: hashOf(token) });
  await records.asMember(malee, async (db) => {
    expect(await devices.confirmDevice(db, awaited('new'))).toBeUndefined();
    // A code that was not awaited moves nobody.
    expect(await find(somchai, 'new')).toBeDefined();
    expect(await devices.confirmDevice(db, awaited('old'))).toEqual({ remember: true });
  });
  expect(await find(malee, 'newer')).toBeDefined();
  expect(await find(malee, 'old')).toBeUndefined();
});

test('T15 no two browsers become one, and nothing is told of either', async () => {
  await remember(malee, 'old');
  await remember(malee, 'other');
  await remember('000009', 'third');
  const ids = [await find(malee, 'old'), await find(malee, 'other')];
  const move = sql<{ said: string }>`
    SELECT portal.move_devices(sha256('old'), sha256('other'))::text AS said
    UNION ALL SELECT portal.move_devices(sha256('old'), sha256('third'))::text
    UNION ALL SELECT portal.move_devices(sha256('nobody’s'), sha256('fresh'))::text`;
  const { rows } = await records.asMember(somchai, (db) => move.execute(db));
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ said: null })));
  expect([await find(malee, 'old'), await find(malee, 'other')]).toEqual(ids);
  expect(await find(malee, 'third')).toBeUndefined();
});

test('T12 T15 a browser where twenty failed is trusted no more by a half that moved', async () => {
  await remember(malee, 'old');
  const id = String(await find(malee, 'old'));
  await records.asMember(malee, async (db) => {
    for (let attempt = 0; attempt < 20; attempt += 1) await devices.recordDeviceFailure(db, id);
  });
  await remember(somchai, 'new', 'old');
  expect(await find(malee, 'new')).toBeUndefined();
  // The member's own sign-in there begins anew, in the same row.
  await remember(malee, 'newer', 'new');
  expect(await find(malee, 'newer')).toBe(id);
  expect(await find(somchai, 'newer')).toBeDefined();
});

test('D-03 a use renews what is known; one that moved or ended meanwhile is told', async () => {
  await remember(malee, 'old');
  const id = String(await find(malee, 'old'));
  const use = (no: string) =>
    records.asMember(no, (db) => devices.renewDevice(db, { ...origin, id, hash: hashOf('old') }));
  expect([await use(malee), await use(somchai)]).toEqual([true, false]);
  await remember(somchai, 'new', 'old');
  expect(await use(malee)).toBe(false);
  expect(await find(malee, 'new')).toBe(id);
  await records.asMember(malee, (db) => devices.endDevices(db));
  expect(await use(malee)).toBe(false);
  expect(await find(malee, 'new')).toBeUndefined();
});
