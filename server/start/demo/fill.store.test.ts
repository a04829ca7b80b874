import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subjects } from '../../../intake/layout.ts';
import { openRecords, type Records } from '../../../records/database.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { currentPublication, publishedRows } from '../../../records/publications.ts';
import { findAccount } from '../../../records/sign-in/accounts.ts';
import { temporaryFolder } from '../../../tools/app.ts';
import { testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { readSettings } from '../../settings/settings.ts';
import { openStore } from '../open-store.ts';
import { DemoNotRequested } from './demo-requested.ts';
import { renewDemo } from './fill.ts';

const passwords = testHandlerSettings;
let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
let lines: string[];
let data: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  [store, data] = await Promise.all([openTestStore(), temporaryFolder()]);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records?.close();
  await store?.close();
  await data?.remove();
});

const shown = () =>
  records.readAsVisitor(async (db) => ({
    id: (await currentPublication(db))?.id ?? 0,
    rows: (await publishedRows(db)) ?? {},
  }));
const renew = async (ownerUrl: string | undefined) => {
  const { rows } = await shown();
  lines = [];
  const mediaDir = join(data.path, 'mediafiles');
  await renewDemo({ ownerUrl, rows, passwords, mediaDir, print: (line) => lines.push(line) });
};
/** As a build before loans would have left it. */
const makeOld = () =>
  asUpkeep(store.ownerUrl, 'sahakon_intake', (session) =>
    session.query(`UPDATE records.publications SET rows = '{"agencies": 4, "members": 9}'`),
  );

test('a demo that knows every subject stays as it is and gets the media it lacks', async () => {
  const before = await shown();
  expect(Object.keys(before.rows)).toEqual(expect.arrayContaining(['loans', 'welfare_claims']));
  await renew(store.ownerUrl);
  expect(lines).toEqual([]);
  expect((await shown()).id).toBe(before.id);
  const reports = await readdir(join(data.path, 'mediafiles/files/Report'));
  expect(reports).toContain('annual-report.pdf');
}, 240_000);

test('a demo of an older build without an owner is said to be old', async () => {
  const before = await shown();
  await makeOld();
  await renew(undefined);
  expect(lines).toEqual([expect.stringContaining('รุ่นก่อน')]);
  expect((await shown()).id).toBe(before.id);
});

test('the start makes an older demo anew, as large as before; sign-ins stay', async () => {
  const before = await shown();
  const account = await records.readAsMember('000123', findAccount);
  await makeOld();
  lines = [];
  const settings = readSettings({
    DATABASE_URL: store.appUrl,
    DEMO: '1',
    DATABASE_OWNER_URL: store.ownerUrl,
    DATA_DIR: data.path,
  });
  const opened = await openStore(settings, passwords, (line) => lines.push(line));
  await opened.close();
  const after = await shown();
  expect(opened.demo).toBe(true);
  expect(lines[0]).toContain('รุ่นก่อน');
  expect(after.id).toBeGreaterThan(before.id);
  expect(after.rows).toMatchObject({ members: 9 });
  for (const { name } of subjects) expect(after.rows, name).toHaveProperty(name);
  expect(await records.readAsMember('000123', findAccount)).toEqual(account);
}, 240_000);

describe('a start that others reach', () => {
  const open = (of: { appUrl: string; ownerUrl: string }, more: Record<string, string> = {}) => {
    lines = [];
    const settings = readSettings({
      ...{ DATABASE_URL: of.appUrl, DATABASE_OWNER_URL: of.ownerUrl, DATA_DIR: data.path },
      ...more,
    });
    return openStore(settings, passwords, (line) => lines.push(line));
  };

  test('without DEMO=1 it shows no demo: it names the setting and the way out', async () => {
    await expect(open(store)).rejects.toThrow(DemoNotRequested);
    await expect(open(store)).rejects.toThrow(/DATABASE_URL[\s\S]*DEMO=1/);
    await expect(open(store, { DEMO: '0' })).rejects.toThrow('DEMO=0');
    const opened = await open(store, { DEMO: '1' });
    await opened.close();
    expect(opened.demo).toBe(true);
  }, 240_000);

  test('without DEMO=1 it makes none: the store stays empty, and why is said', async () => {
    const bare = await openTestStore({ holds: 'nothing' });
    try {
      const opened = await open(bare);
      const shownThere = await opened.records.readAsVisitor(currentPublication);
      await opened.close();
      expect([opened.demo, shownThere]).toEqual([false, undefined]);
      expect(lines.join('\n')).toMatch(/ยังว่าง[\s\S]*DATABASE_URL[\s\S]*DEMO=1/);
    } finally {
      await bare.close();
    }
  }, 240_000);
});

test('a new demo is dated by DEMO_DATE and keeps its dates at every later start', async () => {
  const bare = await openTestStore({ holds: 'nothing' });
  const folder = await temporaryFolder();
  const start = async (DEMO_DATE: string) => {
    lines = [];
    const settings = readSettings({
      ...{ DATABASE_URL: bare.appUrl, DATABASE_OWNER_URL: bare.ownerUrl, DATA_DIR: folder.path },
      ...{ DEMO: '1', DEMO_MEMBERS: '10', DEMO_DATE },
    });
    const opened = await openStore(settings, passwords, (line) => lines.push(line));
    const { asOf } = (await opened.records.readAsVisitor(currentPublication)) ?? {};
    await opened.close();
    return asOf;
  };
  const query = (sql: string) =>
    asUpkeep(bare.ownerUrl, 'sahakon_owner', async (session) => (await session.query(sql)).rows);
  const dated = () =>
    query(`SELECT (SELECT value FROM portal.settings WHERE key = 'demo_date') AS date,
      (SELECT max(published_at)::date::text FROM portal.topics WHERE published_at < now()) AS news,
      (SELECT max(letter_date)::text FROM portal.agency_letters) AS letter,
      (SELECT string_agg(year::text, ' ' ORDER BY year) FROM portal.elections) AS elections,
      (SELECT md5(string_agg(t::text, '' ORDER BY id)) FROM portal.topics t) AS topics,
      (SELECT md5(string_agg(e::text, '' ORDER BY id)) FROM portal.calendar_events e) AS events,
      (SELECT count(*)::int FROM portal.agency_letters) AS letters`);
  try {
    expect(await start('2026-07-01')).toBe('2026-07-01');
    const [before] = await dated();
    expect(before).toMatchObject({
      ...{ date: '2026-07-01', news: '2026-07-01', letter: '2026-06-23' },
      elections: '2024 2026',
    });
    // Another setting, and with none the clock: the store knows better.
    expect(await start('2026-07-31')).toBe('2026-07-01');
    expect(await start('')).toBe('2026-07-01');
    expect(await dated()).toEqual([before]);
  } finally {
    await bare.close();
    await folder.remove();
  }
}, 240_000);
