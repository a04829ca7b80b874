/** The doctor on a real store: what is whole, and what of each fault it says; it writes nothing. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRecords } from '../../../records/database.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { knowSecret } from '../../../records/keys/secret-versions.ts';
import { migrate } from '../../../records/migrate.ts';
import { ringOf } from '../../../server/settings/secret/file-ring.ts';
import { testSecret } from '../../../tools/store/cast-settings.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { checks } from '../checks.ts';
import { examine, stateOf } from '../examine.ts';
import { placeOf } from '../place.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let dataDir: string;

beforeAll(async () => {
  store = await openTestStore();
  dataDir = await mkdtemp(join(tmpdir(), 'sahakon-doctor-'));
  await writeFile(join(dataDir, 'secret'), testSecret, { mode: 0o600 });
  const records = await openRecords(store.appUrl);
  const keys = ringOf([{ version: 1, secret: testSecret }]);
  await records.asVisitor((db) => knowSecret(db, keys));
  await records.close();
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const usual = () => ({
  DATABASE_URL: store.appUrl,
  DATABASE_OWNER_URL: store.ownerUrl,
  DATA_DIR: dataDir,
  SITE_CONFIG: resolve('site.config.json'),
  // Nobody listens there.
  PORT: '1',
  DEMO: '1',
});

/** Findings by the name of their check. */
async function look(environment: Readonly<Record<string, string>> = {}) {
  const examined = await examine(checks, placeOf({ ...usual(), ...environment }));
  const of = (name: string) => examined.find((one) => one.name === name)?.findings ?? [];
  const worst = (name: string) => stateOf([{ name, title: '', findings: of(name) }]);
  const text = (name: string) =>
    of(name)
      .map(({ says, mend = '' }) => `${says} ${mend}`)
      .join(' ');
  return { examined, worst, text };
}

/** A digest of every row of every table. */
const digest = () =>
  asUpkeep(store.ownerUrl, 'sahakon_backup', async (client) => {
    const { rows } = await client.query<{ xml: string }>(
      `SELECT string_agg(query_to_xml(format('SELECT * FROM %I.%I x ORDER BY x::text',
         schemaname, tablename), true, true, '')::text, '' ORDER BY schemaname, tablename) AS xml
       FROM pg_tables WHERE schemaname IN ('portal', 'records')
         AND has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT')`,
    );
    return createHash('sha256')
      .update(rows[0]?.xml ?? '')
      .digest('hex');
  });

/** As the test's superuser, who may do what no login of ours may. */
async function change(sql: string): Promise<void> {
  await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) => client.query(sql));
}

test('a whole store is whole in every respect, and nothing of it is written', async () => {
  const [before, files] = [await digest(), await readdir(dataDir)];
  const { worst, text, examined } = await look();
  for (const name of [
    'database',
    'schema',
    'roles',
    'secret',
    'intake',
    'sums',
    'audit',
    'clock',
  ]) {
    expect(worst(name), text(name)).toBe('ok');
  }
  expect(examined.map(({ name }) => name)).toEqual(checks.map(({ name }) => name));
  expect(await digest()).toBe(before);
  expect(await readdir(dataDir)).toEqual(files);
});

test('a foreign secret, and a lost one, are faults; the doctor tells it no store', async () => {
  const foreign = await look({ SECRET: 'f'.repeat(43) });
  expect(foreign.worst('secret')).toBe('fault');
  expect(foreign.text('secret')).toContain('npm run secret -- replace');
  const lost = await look({ DATA_DIR: join(dataDir, 'none') });
  expect(lost.text('secret')).toContain(join(dataDir, 'none/secret'));
  expect(lost.worst('secret')).toBe('fault');
  expect(await readdir(dataDir)).toEqual(['secret']);
});

test('who serves above row-level security is a fault, who knows no owner a warning', async () => {
  const above = await look({ DATABASE_URL: store.ownerUrl });
  expect(above.worst('roles')).toBe('fault');
  const alone = await look({ DATABASE_OWNER_URL: '' });
  expect(alone.worst('database')).toBe('warn');
  expect(alone.text('audit')).toContain('DATABASE_OWNER_URL');
});

test('sums that are not those of the lines are a fault, and none at all a warning', async () => {
  const ofIntake = (sql: string) =>
    asUpkeep(store.ownerUrl, 'sahakon_intake', (client) => client.query(sql));
  const one = `WHERE (member_no, ledger, ledger_no, year) = (
    SELECT member_no, ledger, ledger_no, year FROM records.ledger_years LIMIT 1)`;
  await ofIntake(`CREATE TABLE staging.aside AS SELECT * FROM records.ledger_years;
    UPDATE records.ledger_years SET in_satang = in_satang + 1 ${one}`);
  const changed = await look();
  expect(changed.worst('sums')).toBe('fault');
  expect(changed.text('sums')).toMatch(/รายการ 1 บัญชี.*npm run intake -- FOLDER --force/);
  await ofIntake(`DELETE FROM records.ledger_years ${one}`);
  expect((await look()).text('sums')).toContain('รายการ 1 บัญชี');
  await ofIntake('DELETE FROM records.ledger_years');
  expect((await look()).worst('sums')).toBe('warn');
  await ofIntake(`INSERT INTO records.ledger_years SELECT * FROM staging.aside;
    DROP TABLE staging.aside`);
  expect((await look()).worst('sums')).toBe('ok');
});

test('migrations that are wanting, newer or changed are told apart', async () => {
  await change("UPDATE portal.migrations SET checksum = 'x' WHERE name LIKE '0001%'");
  expect((await look()).text('schema')).toContain('0001');
  await change('DELETE FROM portal.migrations');
  expect((await look()).worst('schema')).toBe('warn');
  await change("INSERT INTO portal.migrations VALUES ('9999-newer.sql', 'x')");
  const newer = await look();
  expect(newer.worst('schema')).toBe('fault');
  expect(newer.text('schema')).toContain('9999-newer.sql');
});

test('an empty database is not there yet; a silent one hides nothing of the rest', async () => {
  const empty = await openTestStore({ holds: 'nothing' });
  const urls = { DATABASE_URL: empty.appUrl, DATABASE_OWNER_URL: empty.ownerUrl };
  const fresh = await look(urls);
  expect(fresh.worst('database')).toBe('ok');
  expect(fresh.worst('schema')).toBe('warn');
  expect(fresh.text('schema')).toContain('npm start');
  await migrate(empty.ownerUrl, { appLogin: empty.appLogin });
  expect((await look(urls)).worst('schema')).toBe('ok');
  await empty.close();
  const silent = 'postgres://a:b@127.0.0.1:1/none';
  const away = await look({ DATABASE_URL: silent, DATABASE_OWNER_URL: silent });
  expect(away.worst('database')).toBe('fault');
  expect(away.text('database')).toContain('DATABASE_OWNER_URL (a@127.0.0.1:1/none)');
  expect(away.worst('fonts')).toBe('ok');
  expect(away.worst('audit')).toBe('warn');
});

test('settings that cannot be read are a fault, and what needs them is not looked at', async () => {
  const { worst, text } = await look({ MAX_CONNECTIONS: 'many', INTAKE_KEEP_PUBLICATIONS: '0' });
  expect(text('settings')).toMatch(/MAX_CONNECTIONS=many.*INTAKE_KEEP_PUBLICATIONS/s);
  expect([worst('proxy'), worst('audit')]).toEqual(['warn', 'ok']);
});

test('a store without a copy is a fault, a rehearsed one of this night is well', async () => {
  const real = await openTestStore({ holds: 'tables' });
  const urls = { DATABASE_URL: real.appUrl, DATABASE_OWNER_URL: real.ownerUrl };
  expect((await look(urls)).worst('backups')).toBe('warn');
  await asUpkeep(real.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`INSERT INTO records.publications (id, as_of, rows, hash)
      VALUES (1, '2026-01-31', '{}', 'x');
      INSERT INTO records.current (publication_id) VALUES (1)`),
  );
  const none = await look(urls);
  expect(none.worst('backups')).toBe('fault');
  expect(none.text('backups')).toMatch(/npm run backup -- FILE.*BACKUP_DIR/);
  await asUpkeep(real.ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      `INSERT INTO portal.backups
      (began_at, reason, file, bytes, row_count, sha256, rehearsed_at)
      VALUES (now(), 'schedule', $1, 1, 1, repeat('0', 64), now())`,
      [join(dataDir, 'secret')],
    ),
  );
  const keys = {
    BACKUP_PASSPHRASE: 'correct horse battery',
    BACKUP_SECRET_PASSPHRASE: 'another horse',
  };
  const well = await look({ ...urls, ...keys, BACKUP_DIR: dataDir });
  expect(well.worst('backups'), well.text('backups')).toBe('ok');
  const shut = await look({ ...urls, ...keys, BACKUP_DIR: join(dataDir, 'secret') });
  expect(shut.worst('backups')).toBe('fault');
  expect((await look(urls)).text('backups')).toContain('BACKUP_DIR');
  const nightly = { ...urls, ...keys, BACKUP_DIR: dataDir };
  const addByHand = (file: string) =>
    asUpkeep(real.ownerUrl, 'sahakon_owner', (client) =>
      client.query(
        `INSERT INTO portal.backups
           (began_at, reason, file, bytes, row_count, sha256, rehearsed_at, with_secret)
         VALUES (now(), 'command', $1, 1, 1, repeat('0', 64), now(), false)`,
        [file],
      ),
    );
  await addByHand('/media/usb/away.backup');
  const unsealed = await look(nightly);
  expect(unsealed.text('backups')).toContain('/media/usb/away.backup ไม่มีกุญแจลับ');
  expect(unsealed.text('backups')).toContain('ไม่พบไฟล์สำเนาล่าสุดที่ /media/usb/away.backup (ENOENT)');
  expect(unsealed.worst('backups')).toBe('warn');
  await asUpkeep(real.ownerUrl, 'sahakon_owner', (client) =>
    client.query(`UPDATE portal.backups SET file = '/srv/gone.backup',
      began_at = now() - interval '2 days' WHERE reason = 'schedule'`),
  );
  const gone = await look(nightly);
  expect(gone.worst('backups')).toBe('fault');
  expect(gone.text('backups')).toMatch(/ไม่ได้สำรองเองตามเวลา.*ไม่พบไฟล์สำเนาใดเลยใน 2 ไฟล์/);
  await real.close();
});

describe('as administrator', () => {
  test('a chain that somebody has changed breaks where it was changed', async () => {
    await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
      const add = `INSERT INTO portal.audit_entries (happened_at, entry, outcome, actor_kind)
        VALUES (now(), 'test', 'ok', 'system')`;
      for (let at = 0; at < 3; at += 1) await client.query(add);
      // A wilful owner: first the trigger, then the policies stand in the way.
      await client.query(`ALTER TABLE portal.audit_entries DISABLE TRIGGER ALL;
        ALTER TABLE portal.audit_entries NO FORCE ROW LEVEL SECURITY`);
      await client.query(`UPDATE portal.audit_entries SET entry = 'other'
        WHERE seq = (SELECT max(seq) - 1 FROM portal.audit_entries)`);
      await client.query(`ALTER TABLE portal.audit_entries ENABLE TRIGGER ALL;
        ALTER TABLE portal.audit_entries FORCE ROW LEVEL SECURITY`);
    });
    expect((await look()).worst('audit')).toBe('fault');
  });

  test('what the doctor reads by can write nothing', async () => {
    const place = placeOf(usual());
    const write = place.read('sahakon_owner', (client) =>
      client.query("INSERT INTO portal.settings VALUES ('x', 'true')"),
    );
    await expect(write).rejects.toThrow(pg.DatabaseError);
    await expect(write).rejects.toThrow(/read-only/);
  });
});
