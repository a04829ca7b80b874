/** Alarms on the real store: one mail when it begins, one when it is over, of one server. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { openTestOutbox } from '../../tools/test-outbox.ts';
import { openAlerts } from './alerts.ts';
import { conditions } from './conditions.ts';
import type { Samples } from './evaluate.ts';
import { openLocalClaims } from './local-claims.ts';

const to = 'manager@coop.example';
let app: Awaited<ReturnType<typeof openTestApp>>;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let folder: string;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await temporaryFolder();
  folder = join(place.path, 'alerts');
  await asOwner('DELETE FROM portal.alerts');
  figures = {};
  isAway = false;
  clock = Date.now();
});
afterEach(() => place.remove());

const asOwner = (sql: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (client) => client.query(sql));
/** Time passes in the store, for all that stands there. */
const passes = (minutes: number) => {
  clock += minutes * 60_000;
  return asOwner(`UPDATE portal.alerts SET began_at = began_at - interval '${minutes} minutes',
    held_at = held_at - interval '${minutes} minutes'`);
};

let figures: Readonly<Record<string, number>> = {};
let isAway = false;
let clock = 0;
const broken = { sahakon_audit_chain_ok: 0 };
const late = { sahakon_figures_overdue_days: 2 };

/** A server that started now, with a mail of its own. */
function start({ hasAddress = true, claims = openLocalClaims(folder) } = {}) {
  const outbox = openTestOutbox();
  const lines: string[] = [];
  const note = (facts: object, text: string) => void lines.push(`${text} ${Object(facts).alert}`);
  const samples = async (): Promise<Samples> =>
    new Map(Object.entries(figures).map(([name, value]) => [name, [{ labels: {}, value }]]));
  const round = openAlerts({
    ...{
      conditions,
      samples,
      claims,
      outbox,
      to: hasAddress ? to : undefined,
      log: { warn: note, info: note },
    },
    records: {
      asVisitor: (work) =>
        isAway ? Promise.reject(new StoreUnavailable('gone', 'test')) : app.records.asVisitor(work),
    },
    now: () => clock,
  });
  return { round, outbox, lines, subjects: () => outbox.messages.map(({ subject }) => subject) };
}

const beganLate = 'แจ้งเตือน: ข้อมูลที่แสดงเก่ากว่าที่ควร';
const overLate = 'กลับเป็นปกติ: ข้อมูลที่แสดงเก่ากว่าที่ควร';

test('one mail when it has held for its time, one when it is over, none between', async () => {
  const { round, outbox, subjects } = start();
  figures = late;
  await round();
  expect(subjects()).toEqual([]);
  for (let minute = 1; minute < 10; minute += 1) {
    await passes(1);
    await round();
  }
  expect(subjects()).toEqual([]);
  await passes(1);
  await round();
  expect(subjects()).toEqual([beganLate]);
  const [mail] = outbox.messages;
  expect(mail).toMatchObject({ channel: 'mail', to });
  for (const words of ['ตั้งแต่ ', 'ค่าที่วัดได้ 2 เกณฑ์ > 0', 'npm run intake', 'FiguresOld']) {
    expect(mail?.text).toContain(words);
  }
  for (let minute = 0; minute < 5; minute += 1) {
    await passes(1);
    await round();
  }
  figures = { sahakon_figures_overdue_days: 0 };
  await passes(1);
  await round();
  await passes(1);
  await round();
  await passes(1);
  await round();
  await passes(1);
  await round();
  expect(subjects()).toEqual([beganLate, overLate]);
  expect((await asOwner('SELECT name FROM portal.alerts')).rows).toEqual([]);
});

test('what was over before its time is told to nobody', async () => {
  const { round, subjects } = start();
  figures = late;
  await round();
  figures = {};
  await passes(3);
  await round();
  figures = late;
  await passes(8);
  await round();
  expect(subjects()).toEqual([]);
});

test('of several servers one sends, and none again after a start', async () => {
  const servers = [start(), start(), start()];
  figures = broken;
  await Promise.all(servers.map(({ round }) => round()));
  const sent = () => servers.flatMap(({ subjects }) => subjects());
  expect(sent()).toEqual(['แจ้งเตือน: บันทึกการใช้งานถูกแก้หรือขาดหาย']);
  await passes(30);
  const anew = start();
  await anew.round();
  await anew.round();
  expect(anew.subjects()).toEqual([]);
  // As long as one finds it so it is not over, whatever the others find.
  for (let minute = 0; minute < 4; minute += 1) {
    await passes(1);
    figures = broken;
    await anew.round();
    figures = {};
    await Promise.all(servers.map(({ round }) => round()));
  }
  expect(sent()).toHaveLength(1);
  await passes(3);
  await Promise.all(servers.map(({ round }) => round()));
  expect(sent()).toHaveLength(2);
});

test('while the store is away mail goes out, once, also after a start', async () => {
  const [one, other] = [start(), start()];
  isAway = true;
  figures = { sahakon_store_up: 0 };
  const both = () => Promise.all([one.round(), other.round()]);
  await both();
  clock += 4 * 60_000;
  await both();
  const sent = () => [...one.subjects(), ...other.subjects()];
  expect(sent()).toEqual([]);
  clock += 60_000;
  await both();
  await both();
  expect(sent()).toEqual(['แจ้งเตือน: ฐานข้อมูลไม่ตอบ']);
  expect(await readdir(folder)).toEqual(['StoreAway']);
  const anew = start();
  await anew.round();
  clock += 6 * 60_000;
  await anew.round();
  expect(anew.subjects()).toEqual([]);

  isAway = false;
  figures = { sahakon_store_up: 1 };
  await Promise.all([both(), anew.round()]);
  expect([...sent(), ...anew.subjects()].toSorted()).toEqual([
    'กลับเป็นปกติ: ฐานข้อมูลไม่ตอบ',
    'แจ้งเตือน: ฐานข้อมูลไม่ตอบ',
  ]);
  expect(await readdir(folder)).toEqual([]);
});

test('what was sent while the store was away is not sent again when it is back', async () => {
  const { round, subjects } = start();
  isAway = true;
  figures = broken;
  await round();
  expect(subjects()).toHaveLength(1);
  isAway = false;
  await round();
  await passes(1);
  await round();
  expect(subjects()).toHaveLength(1);
  figures = {};
  await passes(3);
  await round();
  expect(subjects()).toHaveLength(2);
});

test('a folder that cannot be written to keeps nobody from sending, once', async () => {
  const { round, subjects } = start({ claims: openLocalClaims('/dev/null/alerts') });
  isAway = true;
  figures = { sahakon_audit_chain_ok: 0 };
  await round();
  await round();
  expect(subjects()).toHaveLength(1);
  isAway = false;
  figures = {};
  await round();
  expect(subjects()).toHaveLength(2);
});

test('what does not get through is tried again; without an address the log has it', async () => {
  const shut = start();
  shut.outbox.setOpen('mail', false);
  figures = broken;
  await shut.round();
  expect(shut.subjects()).toEqual([]);
  shut.outbox.setOpen('mail', true);
  await shut.round();
  expect(shut.subjects()).toHaveLength(1);
  shut.outbox.messages[0]?.lost?.();
  await expect
    .poll(async () => (await asOwner('SELECT sent_at FROM portal.alerts')).rows[0].sent_at)
    .toBeNull();
  await shut.round();
  expect(shut.subjects()).toHaveLength(2);

  await asOwner('DELETE FROM portal.alerts');
  const silent = start({ hasAddress: false });
  await silent.round();
  expect([silent.subjects(), silent.lines]).toEqual([[], ['alert AuditBroken']]);
  await rm(folder, { recursive: true, force: true });
});
