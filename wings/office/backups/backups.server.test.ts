/** What the office is told of backups: the list, and whether all is well. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { officeBackups } from '../../../records/office/backups.ts';
import { signInStaff } from '../../../tools/office.ts';
import { testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type Headers = Awaited<ReturnType<typeof signInStaff>>;
let app: Awaited<ReturnType<typeof openTestApp>>;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp({
    settings: { handlers: { ...testHandlerSettings, backupsAt: '02:30' } },
  });
  admin = await signInStaff(app, 'admin');
});
afterAll(() => app.close());

const read = async () => (await app.get('/api/office/backups', admin)).body.data;
const add = (sql: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`INSERT INTO portal.backups ${sql}`),
  );

test('from nothing to a copy of this night, rehearsed, and to one that failed', async () => {
  expect(await read()).toEqual({
    scheduled_at: '02:30',
    made_at: null,
    rehearsed_at: null,
    faults: ['none'],
    backups: [],
  });
  await add(`(began_at, reason, file, bytes, row_count, sha256)
    VALUES (now() - interval '1 hour', 'schedule', '/srv/a.backup', 9000000000, 36605422,
      repeat('0', 64))`);
  expect(await read()).toMatchObject({
    faults: ['unrehearsed'],
    backups: [{ file: '/srv/a.backup', bytes: 9_000_000_000, row_count: 36_605_422, fault: null }],
  });
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query('UPDATE portal.backups SET rehearsed_at = now()'),
  );
  const { faults, made_at: made, backups } = await read();
  expect(faults).toEqual([]);
  expect(backups[0].began_at).toBe(made);
  await add(`(began_at, reason, fault) VALUES (now(), 'schedule', 'ดิสก์เต็ม')`);
  expect(await read()).toMatchObject({
    faults: ['failed'],
    backups: [{ fault: 'ดิสก์เต็ม', file: null, bytes: null }, { id: backups[0].id }],
  });
  // Somebody makes one by hand: the night has failed all the same.
  await add(`(began_at, reason, file, bytes, row_count, sha256, rehearsed_at)
    VALUES (now(), 'command', '/srv/b.backup', 9, 9, repeat('0', 64), now())`);
  expect((await read()).faults).toEqual(['failed']);
});

test('nobody but an administrator', async () => {
  for (const login of ['registry', 'finance', 'content', 'support']) {
    const answer = await app.get('/api/office/backups', await signInStaff(app, login));
    expect([login, answer.status]).toEqual([login, 404]);
  }
  // The list itself is shut to them, too, whatever a handler does.
  expect(await app.records.asVisitor((db) => officeBackups(db, 9))).toEqual([]);
});
