/** A backup, restored elsewhere, is the same store: for members, auditors and programs. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSchema } from '../../records/schema/describe.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { startEmbedded } from '../../tools/store/embedded-postgres.ts';
import { execute, onDatabase } from '../../tools/store/temporary-postgres.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { readBackup } from '../archive/read-backup.ts';
import { rehearse } from '../rehearse.ts';
import { writeSealed } from '../restore/sealed-texts.ts';
import {
  ask,
  backUp,
  type Folder,
  noSecret,
  passphrase,
  restoreTo,
  secretPassphrase,
  silent,
} from './stores.ts';

type Store = Awaited<ReturnType<typeof openTestStore>>;
let from: Awaited<ReturnType<typeof openTestApp>>;
let to: Store;
let folder: Folder;
let target: Folder;
let made: Awaited<ReturnType<typeof backUp>>;
let restored: Awaited<ReturnType<typeof restoreTo>>;
let member: Awaited<ReturnType<typeof from.signIn>>;

const secret = '1:the-secret-of-this-installation-0123456789';
/** Pages of a member whose every kind of figure is filled. */
const feeds = ['kep', 'deposit', 'dividend', 'coll', 'loan', 'status', 'gian'].map(
  (name) => `/api/member/${name}`,
);

beforeAll(async () => {
  [from, to, folder, target] = await Promise.all([
    openTestApp(),
    openTestStore({ holds: 'nothing' }),
    temporaryFolder(),
    temporaryFolder(),
  ]);
  member = await from.signIn('000123');
  await mkdir(join(folder.path, 'data/mediafiles/images/News'), { recursive: true });
  await writeFile(join(folder.path, 'data/mediafiles/images/News/ภาพ.png'), Buffer.alloc(3e6, 7));
  await writeFile(join(folder.path, 'data/mediafiles/empty'), '');
  const text = writeSealed({ secret, environment: 'MAIL_FROM=x\n' });
  made = await backUp(from.ownerUrl, folder, {
    secret: { text, passphrase: secretPassphrase, newest: noSecret },
    settings: [{ path: 'site.config.json', name: 'settings/site.config.json' }],
  });
  restored = await restoreTo(to.ownerUrl, target, made.file, {
    secretPassphrase,
    keepSessions: true,
  });
});
afterAll(async () => {
  await Promise.all([from.close(), to.close(), folder.remove(), target.remove()]);
});

async function schemaOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return describeSchema(client).finally(() => client.end());
}

test('every row is counted, and the figures are those of the store', async () => {
  expect(restored.rows).toBe(made.rows);
  expect(restored.rows).toBeGreaterThan(1_000);
  expect(restored.figures).toEqual(made.figures);
  expect(made.figures?.members).toBe(from.members);
  const [sum] = await ask<{ shares: string }>(
    from.ownerUrl,
    'sahakon_intake',
    'SELECT sum(share_balance_satang)::text AS shares FROM records.members',
  );
  expect(restored.figures?.shares).toBe(sum?.shares);
});

test('F15 a backup of the restored store holds the same rows, table by table', async () => {
  const again = await backUp(to.ownerUrl, folder, { name: 'again.backup' });
  const [first, second] = await Promise.all([
    readBackup(made.file, [passphrase]),
    readBackup(again.file, [passphrase]),
  ]);
  const changed = Object.keys(first.contents.tables).filter(
    (name) =>
      JSON.stringify(first.contents.tables[name]) !== JSON.stringify(second.contents.tables[name]),
  );
  // What the restoration itself has put on record.
  expect(changed.sort()).toEqual([
    'tables/portal.audit_entries',
    'tables/portal.audit_head',
    'tables/portal.settings',
  ]);
  expect(second.contents.sequences.map(({ name }) => name)).toEqual(
    first.contents.sequences.map(({ name }) => name),
  );
});

test('the schema is that of the store: rules, triggers, grants, owners', async () => {
  expect(await schemaOf(to.ownerUrl)).toBe(await schemaOf(from.ownerUrl));
  const parts = `
    SELECT c.relname, c.relrowsecurity, c.relforcerowsecurity, pg_get_userbyid(c.relowner) AS owner,
      (SELECT count(*)::int FROM pg_index WHERE indrelid = c.oid) AS indexes
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'records' AND c.relispartition AND c.relkind = 'r' ORDER BY 1`;
  const [own, theirs] = await Promise.all([
    ask(to.ownerUrl, 'sahakon_owner', parts),
    ask(from.ownerUrl, 'sahakon_owner', parts),
  ]);
  expect(own).toEqual(theirs);
  expect(own.length).toBeGreaterThan(15);
});

test('members see the same satang, and their sessions go on where that is wished', async () => {
  const there = await openTestApp({ on: { ...from, ...to } });
  try {
    for (const feed of feeds) {
      const [before, after] = [await from.get(feed, member), await there.get(feed, member)];
      expect(before.status).toBe(200);
      expect(after).toEqual({ ...before, cookies: after.cookies });
    }
    expect((await there.get('/api/member/loan', {})).status).toBe(401);
    expect((await there.signIn('000051')).authorization).toBeDefined();
  } finally {
    await there.app.close();
    await there.records.close();
  }
});

test('numbers go on where they had come to', async () => {
  const next = "SELECT nextval(pg_get_serial_sequence('portal.content_history', 'id'))::int AS id";
  const [one] = await ask<{ id: number }>(to.ownerUrl, 'sahakon_owner', next);
  const [other] = await ask<{ id: number }>(from.ownerUrl, 'sahakon_owner', next);
  expect(one).toEqual(other);
});

test('the audit chain holds, and its newest entry tells of the restoration', async () => {
  expect(restored.brokenAudit).toBeUndefined();
  const [entry] = await ask<{ entry: string }>(
    to.ownerUrl,
    'sahakon_audit',
    "SELECT entry FROM portal.audit_entries WHERE entry LIKE 'store.%' ORDER BY seq DESC LIMIT 1",
  );
  expect(entry?.entry).toBe('store.restore');
});

test('pictures, settings and the secret lie in their places, the secret for us alone', async () => {
  const { path } = target;
  const picture = await readFile(join(path, 'mediafiles/images/News/ภาพ.png'));
  expect(picture.equals(Buffer.alloc(3e6, 7))).toBe(true);
  expect((await stat(join(path, 'mediafiles/empty'))).size).toBe(0);
  expect(await readFile(join(path, 'secret'), 'utf8')).toBe(secret);
  expect((await stat(join(path, 'secret'))).mode & 0o777).toBe(0o600);
  const environment = join(path, 'restored-settings/environment');
  expect(await readFile(environment, 'utf8')).toBe('MAIL_FROM=x\n');
  expect((await stat(environment)).mode & 0o777).toBe(0o600);
  const settings = await readFile(join(path, 'restored-settings/site.config.json'), 'utf8');
  expect(settings).toBe(await readFile('site.config.json', 'utf8'));
  expect((await readdir(path)).filter((name) => name.startsWith('restor')).sort()).toEqual([
    'restored-settings',
  ]);
});

test('sessions end where nobody wishes otherwise', async () => {
  const other = await openTestStore({ holds: 'nothing' });
  const place = await temporaryFolder();
  try {
    const { endedSessions } = await restoreTo(other.ownerUrl, place, made.file);
    expect(endedSessions).toBeGreaterThan(0);
    const open = 'SELECT FROM portal.sessions WHERE revoked_at IS NULL AND ends_at > now()';
    expect(await ask(other.ownerUrl, 'sahakon_owner', open)).toEqual([]);
    expect(await readdir(place.path)).not.toContain('secret');
  } finally {
    await other.close();
    await place.remove();
  }
});

test('a cooperative moves to an embedded database by the same file, and back', async () => {
  const [server, place, back, home] = await Promise.all([
    startEmbedded(),
    temporaryFolder(),
    openTestStore({ holds: 'nothing' }),
    temporaryFolder(),
  ]);
  try {
    await execute(server.ownerUrl, 'CREATE DATABASE moved');
    const moved = onDatabase(server.ownerUrl, 'moved');
    expect((await restoreTo(moved, place, made.file)).rows).toBe(made.rows);
    const there = await backUp(moved, place, { name: 'there.backup' });
    const returned = await restoreTo(back.ownerUrl, home, there.file);
    expect(returned.rows).toBe(there.rows);
    expect(returned.figures).toEqual(made.figures);
  } finally {
    await Promise.all([server.stop(), back.close()]);
    await Promise.all([place.remove(), home.remove()]);
  }
});

test('it is rehearsed elsewhere, and nothing is left of that', async () => {
  const place = await temporaryFolder();
  const result = await rehearse(made.file, { dataDir: place.path, passphrase, step: silent });
  expect(result.rows).toBe(made.rows);
  expect(await readdir(place.path)).toEqual([]);
  await place.remove();
});

test('what is written while the copy is made is not in it, and nothing of it is torn', async () => {
  let written = 0;
  const busy = await backUp(from.ownerUrl, folder, {
    name: 'busy.backup',
    step: () => {
      written += 1;
      void ask(
        from.ownerUrl,
        'sahakon_owner',
        'INSERT INTO portal.settings (key, value) VALUES ($1, $2)',
        [`written ${written}`, '1'],
      );
    },
  });
  const { contents } = await readBackup(busy.file, [passphrase]);
  const before = (await readBackup(made.file, [passphrase])).contents;
  expect(written).toBeGreaterThan(20);
  expect(contents.tables['tables/portal.settings']).toEqual(
    before.tables['tables/portal.settings'],
  );
});
