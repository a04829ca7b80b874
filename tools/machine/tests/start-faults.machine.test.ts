/** Every start and every command with a fault of the place: one sentence, its reason, its mend. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, statfs, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exitCodes } from '../../../commands/doctor/print-findings.ts';
import { netText } from '../../../commands/doctor/text/net.text.ts';
import { startPostgres } from '../../../records/postgres/supervisor.ts';
import { temporaryFolder } from '../../app.ts';
import { isDivided } from '../../check/divided-tests.ts';
import { canMount } from '../../check/needs.mjs';
import { type Ended, ended, makePlace, onDisk, type Place, type Program } from './fault-place.ts';
import { type Env, everybody, type Fault, faults } from './faults.ts';

let pattern: Awaited<ReturnType<typeof temporaryFolder>>;
let ownerUrl: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  pattern = await temporaryFolder();
  const dataDir = join(pattern.path, 'data');
  const options = { durable: false, log: () => {} };
  const made = await startPostgres({ ...options, dataDir });
  await made.stop();
  await writeFile(join(dataDir, 'secret'), 's'.repeat(43));
  const serverDir = join(pattern.path, 'server');
  execFileSync('cp', ['-a', dataDir, serverDir]);
  const server = await startPostgres({ ...options, dataDir: serverDir });
  ({ ownerUrl } = server);
  stop = () => server.stop();
});
afterAll(async () => {
  await stop();
  await pattern.remove();
});

/** Thai, short, and nothing that only a programmer reads. */
function expectSentence({ code, output }: Ended, says: Fault['says']) {
  expect(code, output).toBeGreaterThan(0);
  expect(output).not.toMatch(/^ {4}at |"level":|node:internal|\{"/m);
  const lines = output.trim().split('\n');
  expect(lines.length, output).toBeLessThanOrEqual(3);
  expect(lines[0]).toMatch(/[ก-๙]/);
  for (const part of says) expect(output).toMatch(part);
}

/** Among everything else that it looks at, and after which it goes on. */
function expectFinding({ code, output }: Ended, says: Fault['says']) {
  expect(code, output).toBe(exitCodes.fault);
  expect(output).not.toMatch(/^ {4}at |node:internal|\{"/m);
  expect(output).toContain(netText.certificate.title);
  for (const part of says) expect(output).toMatch(part);
}

async function expectToSay(place: Place, program: Program, says: Fault['says'], env?: Env) {
  const result = await place.run(program, env);
  if (program === 'doctor') expectFinding(result, says);
  else expectSentence(result, says);
}

/** A whole run has each fault met by the start and a third of the others, by turns. */
const inTurn = (who: readonly Program[], turn: number) =>
  isDivided ? who.filter((name, place) => name === 'start' || (place + turn) % 3 === 0) : who;

describe.each(Object.entries(faults).map(([name, fault], turn) => [name, turn, fault] as const))(
  '%s',
  (_, turn, { says, who = everybody, spoil, holds }) => {
    test('each program says it in a sentence and makes nothing', async () => {
      const place = await makePlace(holds && join(pattern.path, 'data'));
      try {
        const env = await spoil(place, ownerUrl);
        const before = await place.names();
        for (const program of inTurn(who, turn)) {
          await expectToSay(place, program, says, env);
          expect(await place.names(), program).toEqual(before);
        }
      } finally {
        await place.remove();
      }
    });
  },
);

test('a port that is taken is told before anything is made', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const place = await makePlace();
  try {
    expectSentence(await place.run('start', { PORT: port }), [port, 'ถูกใช้อยู่แล้ว', 'ตั้ง PORT']);
    expect(await place.names()).toEqual([]);
  } finally {
    taken.close();
    await place.remove();
  }
});

describe.runIf(canMount())('a disk of its own [needs mount]', () => {
  test('a data folder that can only be read is named, with its reason', async () => {
    const place = await makePlace(join(pattern.path, 'data'));
    execFileSync('mount', ['--bind', place.dataDir, place.dataDir]);
    execFileSync('mount', ['-o', 'remount,ro,bind', place.dataDir]);
    try {
      for (const program of everybody.filter((name) => name !== 'doctor')) {
        await expectToSay(place, program, [place.dataDir, 'อ่านได้อย่างเดียว', 'DATA_DIR']);
      }
      await expectToSay(place, 'doctor', [place.dataDir, 'EROFS', 'เปิดดิสก์ให้เขียนได้']);
    } finally {
      execFileSync('umount', [place.dataDir]);
      await place.remove();
    }
  });

  const fill = async (disk: string, leftBytes: number) => {
    const { bavail, bsize } = await statfs(disk);
    execFileSync('fallocate', ['-l', String(bavail * bsize - leftBytes), join(disk, 'ballast')]);
  };

  test.each([
    ['full to the last byte', 0, /ดิสก์\S*เต็ม|เหลือ 0 MB/],
    ['too full for the database alone', 1_048_576, /ดิสก์\S*เต็ม|เหลือ [01] MB/],
  ])('a disk %s is named, and what makes room', async (_, leftBytes, reason) => {
    const place = await makePlace();
    await onDisk(place.dataDir, 300, async () => {
      execFileSync('cp', ['-a', `${join(pattern.path, 'data')}/.`, place.dataDir]);
      await fill(place.dataDir, leftBytes);
      for (const program of everybody) await expectToSay(place, program, ['ลบหรือย้ายไฟล์', reason]);
    });
    await place.remove();
  });

  test('a new database that finds no room leaves none of it behind', async () => {
    const place = await makePlace();
    await onDisk(place.dataDir, 20, async () => {
      expectSentence(await place.run('start'), ['ดิสก์เต็ม', 'ลบหรือย้ายไฟล์', place.dataDir]);
      const { bavail, blocks } = await statfs(place.dataDir);
      expect(bavail / blocks).toBeGreaterThan(0.9);
    });
    await place.remove();
  });
});

describe('before Node 24 is there', () => {
  const entrances = ['tools/start.mjs', 'tools/run.mjs'];
  let checkout: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    checkout = await temporaryFolder();
    for (const name of ['tools/launch', 'server/start/alive.mjs', ...entrances]) {
      await cp(name, join(checkout.path, name), { recursive: true });
    }
    await symlink(resolve('node_modules'), join(checkout.path, 'node_modules'));
  });
  afterAll(() => checkout.remove());

  test.each(entrances)('%s says that Node is too old', async (entrance) => {
    const old = "Object.defineProperty(process.versions, 'node', { value: '20.10.0' });";
    await writeFile(join(checkout.path, 'old.cjs'), old);
    const words = ['--require', './old.cjs', entrance, 'intake/cli.ts', 'history'];
    const result = await ended(words, { cwd: checkout.path, env: {} });
    expectSentence(result, ['20.10.0', 'เก่าเกินไป', 'ติดตั้ง Node 20.11']);
  });

  test.each(entrances)('%s names a .env that cannot be read', async (entrance) => {
    await mkdir(join(checkout.path, '.env'), { recursive: true });
    const program = entrance === 'tools/run.mjs' ? ['x.ts'] : [];
    const result = await ended([entrance, ...program], { cwd: checkout.path, env: {} });
    expectSentence(result, [join(checkout.path, '.env'), 'อ่านไฟล์', '.env.example']);
  });
});
