/** What is no rotation is not taken for one, and what was lost has a way on. */
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { knowSecret } from '../../../records/keys/secret-versions.ts';
import { ringOf } from '../../../server/settings/secret/file-ring.ts';
import { readKeys } from '../../../server/settings/secret/read-keys.ts';
import { checkSecret, ForeignSecret } from '../../../server/start/check-secret.ts';
import { testSecret } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRotating, secret, tomorrow } from './secret-setup.ts';

vi.setConfig({ testTimeout: 90_000 });

let fixture: Awaited<ReturnType<typeof openRotating>>;
beforeAll(async () => {
  fixture = await openRotating();
});
afterAll(() => fixture.close());

test('a foreign, a missing and an older secret are no rotation: the start stops', async () => {
  await secret('rotate', '--until', tomorrow);
  const check = (versions: Parameters<typeof ringOf>[0]) => fixture.check(ringOf(versions));
  const { path } = fixture;
  const own = await fixture.versions();
  await check(own);
  const foreign = 'f'.repeat(43);
  for (const versions of [
    [{ version: 1, secret: foreign }],
    [{ version: 3, secret: foreign }],
    [{ version: 2, secret: foreign }, ...own.slice(1)],
    [
      { version: 3, secret: foreign },
      { version: 2, secret: foreign, until: tomorrow },
    ],
  ]) {
    await expect(check(versions)).rejects.toThrow(ForeignSecret);
  }
  await expect(check([{ version: 1, secret: testSecret }])).rejects.toThrow('สำเนา');
  const storedVersions = await fixture.rowsOf(
    'SELECT version FROM portal.secret_versions ORDER BY version',
  );
  expect(storedVersions).toEqual([{ version: 1 }, { version: 2 }]);
  // The command refuses it, too, and changes nothing.
  const before = await readFile(path, 'utf8');
  await writeFile(path, foreign);
  for (const words of [['rotate', '--until', tomorrow], ['status'], ['reseal']]) {
    await expect(secret(...words)).rejects.toThrow(/ไม่ใช่ของฐานข้อมูลนี้.*replace --help/);
  }
  expect(await readFile(path, 'utf8')).toBe(foreign);
  await writeFile(path, before);
});

test('a start with a lost secret says so each time, and puts none in its place', async () => {
  const { path, dataDir } = fixture;
  const aside = `${path}.aside`;
  await rename(path, aside);
  try {
    for (const _ of [1, 2]) {
      const start = readKeys(dataDir, undefined).then((keys) => fixture.check(keys));
      await expect(start).rejects.toThrow(`ไม่มีไฟล์กุญแจลับ ${path}`);
      expect(await readdir(dataDir)).not.toContain('secret');
    }
    await expect(secret('status')).rejects.toThrow(/npm start ก่อน.*replace --help/);
  } finally {
    await rename(aside, path);
  }
  await fixture.check(await readKeys(dataDir, undefined));
});

test('a store from before fingerprints refuses what opens no key of its staff', async () => {
  const older = await openTestStore();
  const elsewhere = await openTestApp({ on: older });
  try {
    const check = (secretOf: string) =>
      checkSecret({
        judge: (keys) => elsewhere.records.asVisitor((db) => knowSecret(db, keys)),
        ...{ ownerUrl: older.ownerUrl, dataDir: '/tmp' },
        keys: ringOf([{ version: 1, secret: secretOf }]),
      });
    await expect(check('f'.repeat(43))).rejects.toThrow(ForeignSecret);
    await check(testSecret);
    await check(testSecret);
  } finally {
    await elsewhere.close();
    await older.close();
  }
});

test('a day that is over, too far or none rotates nothing; two at once rotate once', async () => {
  const { path } = fixture;
  const before = await readFile(path, 'utf8');
  for (const day of ['2020-01-01', '2999-01-01', 'soon', '2027-02-30']) {
    await expect(secret('rotate', '--until', day)).rejects.toThrow(day);
  }
  expect(await readFile(path, 'utf8')).toBe(before);
  const attempts = await Promise.allSettled(
    [1, 2].map(() => secret('rotate', '--until', tomorrow, '--by', 'noi')),
  );
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const now = (await fixture.versions()).map(({ version }) => version);
  expect(now).toEqual([3, 2, 1]);
  const output = await secret('rotate', '--until', tomorrow);
  for (const older of now) expect(output).toContain(`ฉบับ ${older} อ่านได้ถึงสิ้นวัน ${tomorrow}`);
  await expect(secret('replace', '--reason', 'หาย')).rejects.toThrow('--yes');
  await expect(secret('replace', '--yes')).rejects.toThrow('--reason');
});

test.each([
  ['another one in its place', 5, (path: string) => writeFile(path, 'g'.repeat(43))],
  ['nothing in its place', 6, (path: string) => rm(path)],
])('a lost secret with %s is replaced aloud, the ways back are told', async (_, version, lose) => {
  await lose(fixture.path);
  const output = await secret('replace', '--reason', 'เครื่องเสีย ไม่มีสำเนา', '--yes', '--by', 'noi');
  expect(output).toContain(`ฉบับ ${version}`);
  expect(output).toContain('ทุกคนต้องตั้งรหัสผ่านใหม่เดี๋ยวนี้');
  expect((await stat(fixture.path)).mode & 0o777).toBe(0o600);
  expect(output).toContain('contact-reset');
  await fixture.check(ringOf(await fixture.versions()));
  const [auditEntry] = await fixture.rowsOf(
    `SELECT actor, detail FROM portal.audit_entries WHERE entry = 'secret.replace'
     ORDER BY seq DESC`,
    'sahakon_audit',
  );
  expect(auditEntry).toEqual({
    actor: 'noi',
    detail: { version, reason: 'เครื่องเสีย ไม่มีสำเนา' },
  });
});
