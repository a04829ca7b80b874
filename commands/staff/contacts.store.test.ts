import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import type { UpkeepRole } from '../../records/roles.ts';
import { checkPassword } from '../../records/sign-in/passwords.ts';
import { installation } from './secrets.ts';
import { openStaffedApp, staff } from './test-commands.ts';

// A branch with no people of its own in the demo.
const branch = '01010004';
let app: Awaited<ReturnType<typeof openStaffedApp>>;
beforeAll(async () => {
  app = await openStaffedApp();
});
afterAll(() => app.close());

const rowsOf = (sql: string, role: UpkeepRole = 'sahakon_owner') =>
  asUpkeep(app.ownerUrl, role, async (store) => (await store.query(sql)).rows);
const check = (headers: Readonly<Record<string, string>>) =>
  app.post('/api/membergroup/auth/getAuthUser', {}, headers);

test('D-03 staff make, change and end named people of an agency, all on record', async () => {
  const added = await staff('contact-add', branch, '--name', 'นางสาวแก้ว ใจงาม', '--by', 'noi');
  expect(added).toContain(`ด้วยรหัสหน่วยงาน ${branch}\n`);
  const [, password = ''] = /รหัสผ่าน\s+(\S+)\n/.exec(added) ?? [];
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  const [account] = await rowsOf(
    `SELECT password_hash, must_change, role FROM portal.agency_accounts
     WHERE agency_no = '${branch}' AND person_no = 1`,
  );
  expect(account).toMatchObject({ must_change: true, role: 'admin' });
  const settings = await installation();
  const owner = { key: 'test', known: true };
  const { right } = await checkPassword(password, account.password_hash, settings, owner);
  expect(right).toBe(true);
  const second = await staff('contact-add', branch, '--name', 'นายที่สอง', '--role', 'viewer');
  expect(second).toContain(`${branch}-2`);
  expect(await staff('contacts', branch)).toMatch(/แก้ว ใจงาม {2}admin\n.*-2 .*viewer\n$/);

  const session = await app.signInAgency(`${branch}-2`);
  expect((await check(session)).status).toBe(200);
  await staff('contact-role', `${branch}-2`, 'admin');
  const ended = await staff('contact-end', `${branch}-2`);
  expect(ended).toContain(`หน่วยงาน ${branch} เหลือผู้แทน 1 คน เป็น admin 1 คน`);
  expect(ended).not.toContain('คำเตือน');
  expect((await check(session)).status).toBe(400);
  await expect(staff('contact-end', `${branch}-2`)).rejects.toThrow(`${branch}-2`);
  expect(await staff('contact-add', branch, '--name', ' คน\u2062ที่\nสาม\u3164')).toContain(
    `${branch}-3`,
  );
  await staff('contact-reset', branch);
  const auditEntries = await rowsOf(
    `SELECT entry, actor FROM portal.audit_entries WHERE entry LIKE 'contact.%' ORDER BY seq`,
    'sahakon_audit',
  );
  expect(auditEntries.map(({ entry }) => entry)).toEqual([
    ...['contact.add', 'contact.add', 'contact.role', 'contact.end', 'contact.add'],
    'contact.reset',
  ]);
  expect(auditEntries[0].actor).toBe('noi');
});

test('T12 staff see that a sign-in is stopped, and lift that; the password stays', async () => {
  const login = `${branch}-1`;
  const set = `UPDATE portal.agency_accounts SET failures_in_row = 100, stopped_at = now(),
    failures_since = password_set_at, stop_told_at = now()
    WHERE agency_no = '${branch}' AND person_no = 1 RETURNING password_hash`;
  const [{ password_hash: before }] = await rowsOf(set);
  expect(await staff('contacts', branch)).toMatch(
    /พักการเข้าสู่ระบบตั้งแต่ \d+ .*\n *ปลดด้วย contact-unlock/,
  );
  expect(await staff('contact-unlock', login, '--by', 'noi')).toContain('ปลดการพัก');
  const [after] = await rowsOf(
    `SELECT password_hash, failures_in_row, stopped_at, stop_told_at FROM portal.agency_accounts
     WHERE agency_no = '${branch}' AND person_no = 1`,
  );
  expect(after).toEqual({
    password_hash: before,
    failures_in_row: 0,
    stopped_at: null,
    stop_told_at: null,
  });
  expect(await staff('contacts', branch)).not.toContain('พักการเข้าสู่ระบบ');
  expect(await staff('contact-unlock', login)).toContain('ไม่ได้ถูกพัก');
  await expect(staff('contact-unlock', `${branch}-2`)).rejects.toThrow(`${branch}-2`);
  const auditEntries = await rowsOf(
    `SELECT actor FROM portal.audit_entries WHERE entry = 'contact.unlock'`,
    'sahakon_audit',
  );
  expect(auditEntries).toEqual([{ actor: 'noi' }]);
});

test('D-03 when an agency loses its last admin, staff are warned', async () => {
  const warned = 'คำเตือน: ไม่มีใครรายงานผลหัก';
  expect(await staff('contact-role', `${branch}-3`, 'viewer')).not.toContain(warned);
  const last = await staff('contact-end', branch);
  expect(last).toContain(`หน่วยงาน ${branch} เหลือผู้แทน 1 คน เป็น admin 0 คน`);
  expect(last).toContain(warned);
  expect(await staff('contact-end', `${branch}-3`)).toContain('ไม่เหลือผู้แทน');
});

test('D-03 what is no agency, login, name or role is refused in words', async () => {
  await expect(staff('contact-add', '999', '--name', 'ก')).rejects.toThrow('999');
  await expect(staff('contact-add', branch, '--name', ' ')).rejects.toThrow('120');
  for (const unseen of ['\u3164', '\u2800\u034f', '\u{e0041}', '.']) {
    await expect(staff('contact-add', branch, '--name', unseen)).rejects.toThrow('120');
  }
  for (const unfit of ['ก\u202eข', 'ก\u061cข', 'ก\u001b[31mข']) {
    const added = staff('contact-add', branch, '--name', unfit);
    await expect(added).rejects.toThrow('อักขระที่มองไม่เห็น');
  }
  await expect(staff('contact-add', branch, '--name', 'ก', '--role', 'x')).rejects.toThrow('x');
  await expect(staff('contact-reset', `${branch}-0`)).rejects.toThrow(`${branch}-0`);
  await expect(staff('contacts', '01019999')).rejects.toThrow('ไม่มีหน่วยงานรหัส 01019999');
});
