/** The demo is never a real cooperative's back door: everybody knows what opens it. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runIntake } from '../../../intake/run-intake.ts';
import { readSnapshot } from '../../../intake/tests/held-store.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { confirmOffice, signInStaff } from '../../../tools/office.ts';
import {
  anotherCooperative,
  type Meeting,
  meetings,
} from '../../../tools/store/another-cooperative.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { doorsThatOpen, everyDoor } from './doors.ts';

type Extract = Awaited<ReturnType<typeof anotherCooperative>>;

let app: Awaited<ReturnType<typeof openTestApp>>;
const extracts = new Map<string, Extract>();
const folderOf = (meeting: string): string => extracts.get(meeting)?.path ?? '';
const all = Object.keys(meetings) as Meeting[];
const settings = { trustedProxies: ['127.0.0.1'] };

beforeAll(async () => {
  app = await openTestApp({ settings });
  for (const meeting of all) {
    extracts.set(meeting, await anotherCooperative(app.extractFolder, meeting));
  }
});
afterAll(async () => {
  await app.close();
  for (const extract of extracts.values()) await extract.remove();
});

const command = (ownerUrl: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [resolve('intake/cli.ts'), ...args], {
    env: { PATH: process.env.PATH, DATABASE_OWNER_URL: ownerUrl },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );

describe.each(all)('a real extract of %s numbers', (meeting) => {
  test('never enters a demo, by force neither, and the command says the way out', async () => {
    const folder = folderOf(meeting);
    const before = await readSnapshot(app.ownerUrl);
    const { code, stdout } = await command(app.ownerUrl, folder, '--force');
    expect(code, stdout).toBe(1);
    expect(stdout).toMatch(/สหกรณ์สาธิต[\s\S]*DATA_DIR[\s\S]*--new[\s\S]*DATABASE_OWNER_URL/);
    for (const flags of [{}, { dryRun: true }, { dryRun: true, force: true }]) {
      const report = await runIntake({ folder, ownerUrl: app.ownerUrl, ...flags });
      expect(report).toMatchObject({ outcome: 'demo', files: [], faults: [] });
    }
    expect(await readSnapshot(app.ownerUrl)).toEqual(before);
    expect(before.stagedTables).toBe(0);
  }, 240_000);

  test('opens nothing to the demo’s people where it comes in: they are not there', async () => {
    const store = await openTestStore({ holds: 'tables' });
    try {
      const { code, stdout } = await command(store.ownerUrl, folderOf(meeting));
      expect(code, stdout).toBe(0);
      const real = await openTestApp({ on: store, settings });
      expect(await doorsThatOpen(real).finally(() => real.close())).toEqual([]);
    } finally {
      await store.close();
    }
  }, 240_000);
});

test('an extract of the demo’s own generator that comes by command is no exception', async () => {
  const { outcome } = await runIntake({ folder: app.extractFolder, ownerUrl: app.ownerUrl });
  expect(outcome).toBe('demo');
});

test('support of a demo gets no ticket for a member who was kept out', async () => {
  const support = await signInStaff(app, 'support');
  await confirmOffice(app, support, 'support');
  const ask = async (memberNo: string) => {
    const body = { reason: 'สมาชิกโทรแจ้งว่ายอดหุ้นไม่ขึ้น', ticket_no: 'SR-2568-7' };
    return app.post(`/admin/impersonate/${memberNo}`, body, support);
  };
  const response = await ask('500123');
  expect([response.status, response.body.data.fields?.[0].field]).toEqual([400, 'membership_no']);
  expect((await ask('000123')).status).toBe(200);
});

test('what is tried are all doors of the demo: there they open', async () => {
  expect(await doorsThatOpen(app)).toEqual(everyDoor);
});

describe('the store itself', () => {
  const as = (role: 'sahakon_owner' | 'sahakon_intake', sql: string) =>
    asUpkeep(app.ownerUrl, role, (client) => client.query(sql));
  const publish = (
    madeUp: boolean,
  ) => `INSERT INTO records.publications (as_of, rows, hash, made_up)
    VALUES ('2025-11-28', '{}', 'x', ${madeUp})`;

  test('lets no publication into a demo but what was made for it', async () => {
    await expect(as('sahakon_intake', publish(false))).rejects.toThrow('do not come into a demo');
    await expect(
      as('sahakon_intake', 'UPDATE records.publications SET made_up = false'),
    ).rejects.toThrow('do not come into a demo');
  });

  test.each([
    "DELETE FROM portal.settings WHERE key = 'demo'",
    "UPDATE portal.settings SET value = 'false' WHERE key = 'demo'",
    "UPDATE portal.settings SET key = 'x' WHERE key = 'demo'",
    'TRUNCATE portal.settings',
  ])('remembers that it is a demo: %s', async (sql) => {
    await expect(as('sahakon_owner', sql)).rejects.toMatchObject({ constraint: 'keep_demo' });
  });

  test('of a cooperative becomes no demo, whoever comes first', async () => {
    const store = await openTestStore({ holds: 'tables' });
    const real = (sql: string) =>
      asUpkeep(store.ownerUrl, 'sahakon_intake', (client) => client.query(sql));
    try {
      await real(publish(false));
      await expect(real(publish(true))).rejects.toMatchObject({ constraint: 'keep_demo' });
    } finally {
      await store.close();
    }
  });
});
