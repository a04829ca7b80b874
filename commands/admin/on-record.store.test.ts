/** Every command that staff give leaves its entry: who, what, whose (D-31, D-37). */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { thaiProgram } from '../../records/command-line/program.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import type { UpkeepRole } from '../../records/roles.ts';
import { readAgencySettings, readSite } from '../../server/settings/site-file.ts';
import { updateLetters } from '../../server/start/update-letters.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { staffCommands } from '../staff/commands.ts';
import { openStaffedApp } from '../staff/test-commands.ts';
import { adminProgram } from './program.ts';

let app: Awaited<ReturnType<typeof openStaffedApp>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  app = await openStaffedApp();
  folder = await temporaryFolder();
  await writeFile(join(folder.path, 'guide.html'), '<h2>หัวข้อ</h2><p>ข้อความ</p>');
  await owner(`INSERT INTO portal.member_phones (member_no, phone, new_confirmed_at)
    VALUES ('000789', '0899999999', now()), ('000111', '0811111111', NULL)`);
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

const rowsOf = (role: UpkeepRole, sql: string) =>
  asUpkeep(app.ownerUrl, role, async (store) => (await store.query(sql)).rows);
const owner = (sql: string) => rowsOf('sahakon_owner', sql);

function programs() {
  const ofStaff = thaiProgram('staff', '');
  staffCommands(ofStaff);
  return { staff: ofStaff, desk: adminProgram() };
}

async function give(program: 'staff' | 'desk', words: readonly string[]): Promise<void> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const command = programs()[program].exitOverride();
    await command.parseAsync([...words, '--by', 'มานี'], { from: 'user' });
  } finally {
    write.mockRestore();
  }
}

/** Letters are written with another account from now on. */
async function changeAccount(): Promise<void> {
  const agency = await readAgencySettings('site.config.json');
  const letter = { ...agency.letter, account_no: '9999999999' };
  const site = await readSite('site.config.json');
  const issuer = { site, agency: { ...agency, letter }, publicOrigin: undefined, demo: true };
  await updateLetters(app.records, issuer);
}
const stop = () =>
  owner(`UPDATE portal.agency_accounts SET failures_in_row = 100, stopped_at = now(),
      failures_since = password_set_at, stop_told_at = now() WHERE agency_no = '01010004'`);

interface ActionCase {
  readonly of: 'staff' | 'desk';
  /** As they are typed behind the program's name. */
  readonly words: readonly string[];
  readonly before?: () => Promise<unknown>;
  readonly entry: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly memberNo?: string;
}

const branch = { agencyNo: '01010004', personNo: 1 };
const reason = ['--reason', 'ลงผิดที่'];
const login = 'noi';

/** In this order: each finds what the one before has left. */
const actions: readonly ActionCase[] = [
  {
    ...{ of: 'staff', words: ['add', login, '--name', 'น้อย', '--role', 'service'] },
    ...{ entry: 'staff.add', detail: { login, roles: ['service'], relatives: [] } },
  },
  {
    ...{ of: 'staff', words: ['roles', login, 'content'], entry: 'staff.roles' },
    detail: { login, roles: ['content'] },
  },
  {
    ...{ of: 'staff', words: ['relatives', login, 'add', '111'], entry: 'staff.relatives' },
    detail: { login, how: 'add', relatives: ['000111'] },
  },
  {
    ...{ of: 'staff', words: ['reset', login], entry: 'staff.reset' },
    detail: { login, sessions: 0 },
  },
  {
    ...{ of: 'staff', words: ['end-sessions', 'staff', login, ...reason], entry: 'sessions.end' },
    detail: {
      ...{ whose: 'staff', login, reason: reason[1] },
      ended: { members: 0, contacts: 0, staff: 0, looks: 0 },
    },
  },
  { of: 'staff', words: ['end', login], entry: 'staff.end', detail: { login, sessions: 0 } },
  {
    ...{ of: 'staff', words: ['contact-add', '01010004', '--name', 'แก้ว ใจงาม'] },
    ...{ entry: 'contact.add', detail: { ...branch, name: 'แก้ว ใจงาม', role: 'admin' } },
  },
  {
    ...{ of: 'staff', words: ['contact-role', '01010004', 'viewer'], entry: 'contact.role' },
    detail: { ...branch, role: 'viewer' },
  },
  {
    ...{ of: 'staff', words: ['contact-unlock', '01010004'], before: stop },
    ...{ entry: 'contact.unlock', detail: branch },
  },
  {
    ...{ of: 'staff', words: ['contact-reset', '01010004'], entry: 'contact.reset' },
    detail: { ...branch, sessions: 0 },
  },
  {
    ...{ of: 'staff', words: ['contact-end', '01010004'], entry: 'contact.end' },
    detail: { ...branch, sessions: 0 },
  },
  {
    ...{ of: 'staff', words: ['approve-phone', '789'], entry: 'member.phone.approve' },
    ...{ memberNo: '000789', detail: {} },
  },
  {
    ...{ of: 'staff', words: ['withdraw-phone', '111'], entry: 'member.phone.withdraw' },
    ...{ memberNo: '000111', detail: { phones: ['08x-xxx-1111'], inForce: false } },
  },
  {
    ...{ of: 'staff', words: ['activate', '321', '--anyway'], entry: 'member.activation' },
    ...{ memberNo: '000321', detail: {} },
  },
  {
    ...{ of: 'desk', words: ['answer-board', '1', '--text', 'ตอบแล้ว'] },
    ...{ entry: 'desk.board.answer', detail: { post: expect.stringMatching(/^1\/\d+$/) } },
  },
  {
    ...{ of: 'desk', words: ['hide-board', '1', ...reason], entry: 'desk.board.hide' },
    detail: { post: '1', reason: reason[1] },
  },
  {
    ...{ of: 'desk', words: ['show-board', '1', ...reason], entry: 'desk.board.show' },
    detail: { post: '1', reason: reason[1] },
  },
  {
    ...{ of: 'desk', words: ['complaint', '11'], entry: 'desk.demand.read' },
    detail: { case: 11 },
  },
  { of: 'desk', words: ['take', '11'], entry: 'desk.demand.take', detail: { case: 11 } },
  {
    ...{ of: 'desk', words: ['answer', '11', '--text', 'ตอบแล้ว'], entry: 'desk.demand.answer' },
    detail: { case: 11, published: false },
  },
  { of: 'desk', words: ['close', '11'], entry: 'desk.demand.close', detail: { case: 11 } },
  {
    ...{ of: 'desk', words: ['forget-complaints'], entry: 'desk.demand.forget' },
    detail: { cases: expect.any(Number) },
  },
  {
    ...{
      of: 'desk',
      words: ['add-guide', 'guide.html', '--changes', 'ปรับวันส่งผล'],
      entry: 'desk.guide.add',
    },
    detail: {
      ...{ version: 2, title: 'คู่มือผู้แทนหน่วย' },
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  },
  {
    ...{ of: 'desk', words: ['withdraw-guide', '2', ...reason], entry: 'desk.guide.withdraw' },
    detail: { version: 2, reason: reason[1] },
  },
  {
    ...{ of: 'desk', words: ['reissue-letters', '11/2568', ...reason], before: changeAccount },
    entry: 'desk.letters.reissue',
    detail: { month: '2025-11-01', letters: expect.any(Array), reason: reason[1] },
  },
];

test('every command that says who gives it has its action here', () => {
  const named = Object.entries(programs()).flatMap(([of, program]) =>
    program.commands
      .filter(({ options }) => options.some(({ long }) => long === '--by'))
      .map((command) => `${of} ${command.name()}`),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(actions.map(({ of, words }) => `${of} ${words[0]}`).toSorted()).toEqual(named.toSorted());
});

test.each(actions.map((action) => [`${action.of} ${action.words[0]}`, action] as const))(
  'D-37 %s leaves who, what, whose',
  async (_, { of, words, before, entry, detail, memberNo }) => {
    await before?.();
    const [{ end }] = await rowsOf(
      'sahakon_audit',
      'SELECT coalesce(max(seq), 0) AS end FROM portal.audit_entries',
    );
    await give(
      of,
      words.map((word) => (word === 'guide.html' ? join(folder.path, word) : word)),
    );
    const left = await rowsOf(
      'sahakon_audit',
      `SELECT entry, outcome, actor_kind, actor, member_no, detail FROM portal.audit_entries
       WHERE seq > ${end} ORDER BY seq`,
    );
    const who = { actor_kind: 'office', actor: 'มานี', member_no: memberNo ?? null };
    expect(left).toEqual([{ entry, outcome: 'ok', ...who, detail }]);
  },
);
