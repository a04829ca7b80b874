import { execFile } from 'node:child_process';
import {
  appendFile,
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { exitCodes } from '../../exit-codes.ts';
import { holdLock, withSession } from '../../staging/session.ts';
import {
  type Texts,
  textsOf,
  tinyDraft,
  tinyExtract,
  writeTexts,
} from '../../tests/tiny-extract.ts';
import type { WatchEvent } from '../options.ts';
import type { DropReport } from '../report.ts';
import { watchFolder } from '../watcher.ts';

const run = promisify(execFile);
let store: Awaited<ReturnType<typeof openTestStore>>;
let folder: string;
let events: WatchEvent[];
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
});
afterAll(() => store.close());
beforeEach(async () => {
  await takeNotices();
  folder = await mkdtemp(join(tmpdir(), 'sahakon-drops-'));
  events = [];
});
afterEach(() => rm(folder, { recursive: true }));

async function drop(name: string, texts: Texts = tinyExtract): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  await writeTexts(path, texts);
  return path;
}

const options = (signal = new AbortController().signal) => ({
  ...{ folder, ownerUrl: store.ownerUrl, signal },
  ...{ pollSeconds: 0.05, keepDays: 14, stallSeconds: 30, keep: 3, mostInQuarantine: 0 },
  tell: (event: WatchEvent) => void events.push(event),
  today: () => '2025-11-28',
});

const once = () => watchFolder(options(), { once: true });
/** The tiny extract with another telephone number: whole, and not the one that is shown. */
function another(phone: string): Texts {
  const draft = tinyDraft();
  (draft.members[0] as Record<string, string>).PHONE = phone;
  return textsOf(draft);
}

/** An extract with a fault, and what mends it. */
function faulty(phone: string) {
  const whole = another(phone);
  return { ...whole, 'share_lines.csv': (whole['share_lines.csv'] as string).replace('BF', 'BX') };
}

async function reportIn(...path: string[]): Promise<DropReport> {
  return JSON.parse(await readFile(join(folder, ...path, 'report.json'), 'utf8'));
}

async function takeNotices(): Promise<{ subject: string; body: string }[]> {
  return asUpkeep(store.ownerUrl, 'sahakon_owner', async (session) => {
    return (await session.query('SELECT * FROM portal.take_intake_notices()')).rows;
  });
}

const modeOf = async (...path: string[]): Promise<string> =>
  ((await lstat(join(folder, ...path))).mode & 0o777).toString(8);

describe('F11 a drop', () => {
  test('is taken in, moved with its report, closed to others, and told of once', async () => {
    await drop('2025-11-28');
    expect(await once()).toBe(exitCodes.ok);
    expect(await readdir(folder)).toEqual(['done']);
    const report = await reportIn('done', '2025-11-28');
    expect(report).toMatchObject({ outcome: 'published', asOf: '2025-11-28', faults: [] });
    expect(await readFile(join(folder, 'done/2025-11-28/report.txt'), 'utf8')).toContain(
      'นำขึ้นแสดงแล้ว ข้อมูล ณ 28 พ.ย. 2568',
    );
    expect(await modeOf('done')).toBe('700');
    expect(await modeOf('done', '2025-11-28')).toBe('700');
    for (const name of await readdir(join(folder, 'done/2025-11-28'))) {
      expect(await modeOf('done', '2025-11-28', name)).toBe('600');
    }
    expect(await takeNotices()).toEqual([
      {
        subject: 'นำเข้าข้อมูล ณ 28 พ.ย. 2568 แล้ว',
        body: expect.stringMatching(/สมาชิก 3 คน ใช้เวลา [\d.]+ วินาที[\s\S]*done\/2025-11-28/),
      },
    ]);
    expect(await takeNotices()).toEqual([]);
  });

  test('of the same content and name lies beside the one before', async () => {
    for (let time = 0; time < 2; time += 1) {
      await drop('night');
      expect(await once()).toBe(exitCodes.ok);
    }
    expect((await readdir(join(folder, 'done'))).sort()).toEqual(['night', 'night.2']);
    expect(await reportIn('done', 'night.2')).toMatchObject({ outcome: 'unchanged' });
  });

  test('waits for its manifest', async () => {
    const { 'manifest.csv': manifest = '', ...rest } = another('0810000001');
    const path = await drop('early', rest);
    expect(await once()).toBe(exitCodes.ok);
    expect(await readdir(folder)).toEqual(['early']);
    await writeFile(join(path, 'manifest.csv'), manifest);
    expect(await once()).toBe(exitCodes.ok);
    expect(await reportIn('done', 'early')).toMatchObject({ outcome: 'published' });
  });

  test('whose files still grow is left alone', async () => {
    const path = await drop('slow', another('0810000002'));
    const timer = setInterval(() => void appendFile(join(path, 'note.txt'), '.'), 5);
    expect(await once()).toBe(exitCodes.busy);
    clearInterval(timer);
    expect(await readdir(folder)).toEqual(['slow']);
    expect(await once()).toBe(exitCodes.ok);
  });

  test('that is refused stands apart, is not tried again, and is taken once mended', async () => {
    await drop('bad', faulty('0810000003'));
    expect(await once()).toBe(exitCodes.refused);
    const report = await reportIn('failed', 'bad');
    expect(report.faults[0]).toMatchObject({ file: 'share_lines.csv', column: 'TYPE_CODE' });
    expect(await takeNotices()).toMatchObject([
      {
        subject: 'ไม่รับชุดข้อมูล bad',
        body: expect.stringMatching(/share_lines\.csv แถว \d+ คอลัมน์ TYPE_CODE[\s\S]*failed\/bad/),
      },
    ]);
    const count = events.length;
    expect(await once()).toBe(exitCodes.ok);
    expect(events).toHaveLength(count);
    await writeTexts(join(folder, 'failed/bad'), another('0810000003'));
    expect(await once()).toBe(exitCodes.ok);
    expect(await readdir(join(folder, 'failed'))).toEqual([]);
    expect(await reportIn('done', 'bad')).toMatchObject({ outcome: 'published', faults: [] });
  });

  test('that failed is put again whole', async () => {
    await drop('again', faulty('0810000004'));
    expect(await once()).toBe(exitCodes.refused);
    await drop('again', another('0810000004'));
    expect(await once()).toBe(exitCodes.ok);
    expect(await reportIn('done', 'again')).toMatchObject({ outcome: 'published' });
  });

  test('waits while another intake runs', async () => {
    await drop('later', another('0810000005'));
    await withSession(store.ownerUrl, async (session) => {
      expect(await holdLock(session)).toBe(true);
      expect(await once()).toBe(exitCodes.busy);
    });
    expect(await readdir(folder)).toEqual(['later']);
    expect(await once()).toBe(exitCodes.ok);
  });

  test('is taken by one of two watchers', async () => {
    await drop('shared', another('0810000006'));
    const codes = await Promise.all([once(), once()]);
    expect(codes).toContain(exitCodes.ok);
    expect(events.filter(({ event }) => event === 'finished')).toHaveLength(1);
    expect(await readdir(join(folder, 'done'))).toEqual(['shared']);
  });

  test('that others may read is taken in with a warning that says how to mend it', async () => {
    await drop('open', another('0810000007'));
    await chmod(folder, 0o755);
    await chmod(join(folder, 'open'), 0o755);
    expect(await once()).toBe(exitCodes.ok);
    const { warnings } = await reportIn('done', 'open');
    expect(warnings).toEqual([expect.stringContaining(`chmod -R go= '${folder}'`)]);
  });

  test('T18 with a FIFO for a file is refused at once', async () => {
    const path = await drop('pipe', another('0810000008'));
    await rm(join(path, 'welfare_types.csv'));
    await run('mkfifo', [join(path, 'welfare_types.csv')]);
    expect(await once()).toBe(exitCodes.refused);
    const { faults, more } = await reportIn('failed', 'pipe');
    expect(faults).toEqual([
      { file: 'welfare_types.csv', row: 0, column: '', reason: expect.stringContaining('FIFO') },
    ]);
    expect(more).toBe(false);
  });
});

test('T18 a link is no drop', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'sahakon-elsewhere-'));
  await writeTexts(elsewhere, another('0810000009'));
  await symlink(elsewhere, join(folder, 'link'));
  expect(await once()).toBe(exitCodes.ok);
  expect(events).toEqual([]);
  await rm(elsewhere, { recursive: true });
});

test('a folder that is not there is told, and a store that is away', async () => {
  const nowhere = { ...options(), folder: join(folder, 'no') };
  expect(await watchFolder(nowhere, { once: true })).toBe(exitCodes.usage);
  expect(events).toEqual([{ event: 'folder-away' }]);
  await drop('night', another('0810000010'));
  const ownerUrl = 'postgres://nobody:none@127.0.0.1:1/none';
  expect(await watchFolder({ ...options(), ownerUrl }, { once: true })).toBe(exitCodes.storeAway);
  expect(await readdir(folder)).toEqual(['night']);
});

test('F11 a drop that lacks what members see waits for somebody to decide', async () => {
  const draft = tinyDraft();
  draft.beneficiaries.splice(0);
  await drop('lacking', textsOf(draft));
  expect(await once()).toBe(exitCodes.needsForce);
  expect(await reportIn('failed', 'lacking')).toMatchObject({ outcome: 'differs' });
  expect(await takeNotices()).toMatchObject([{ subject: expect.stringContaining('lacking') }]);
  expect(await once()).toBe(exitCodes.ok);
});

test('a demo takes no drop, and says so', async () => {
  const demo = await openTestStore();
  try {
    await drop('real');
    const demoOptions = { ...options(), ownerUrl: demo.ownerUrl };
    expect(await watchFolder(demoOptions, { once: true })).toBe(exitCodes.refused);
    expect(await reportIn('failed', 'real')).toMatchObject({ outcome: 'demo', files: [] });
    expect(await readFile(join(folder, 'failed/real/report.txt'), 'utf8')).toContain('สหกรณ์สาธิต');
  } finally {
    await demo.close();
  }
});
