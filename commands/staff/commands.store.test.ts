import { afterAll, beforeAll, expect, test } from 'vitest';
import { thaiProgram } from '../../records/command-line/program.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { issuerOf } from '../../records/staff/totp.ts';
import { staffCommands } from './commands.ts';

import { openStaffedApp, staff } from './test-commands.ts';

let app: Awaited<ReturnType<typeof openStaffedApp>>;
beforeAll(async () => {
  app = await openStaffedApp();
});
afterAll(() => app.close());
const addStaff = (login: string, ...more: string[]) =>
  staff('add', login, '--name', 'น้อย', ...more);

test('T8 activate refuses who left or has a telephone, and tells what to do next', async () => {
  await expect(staff('activate', '999999')).rejects.toThrow('ไม่มีสมาชิกเลขทะเบียน 999999');
  await expect(staff('activate', '654', '--anyway')).rejects.toThrow('พ้นจากสมาชิกภาพ');
  await expect(staff('activate', '123')).rejects.toThrow(/08x-xxx-\d{4}.*--anyway/);
  const sql = (role: 'sahakon_intake' | 'sahakon_owner', text: string) =>
    asUpkeep(app.ownerUrl, role, (store) => store.query(text));
  const codes = () => sql('sahakon_owner', 'SELECT FROM portal.activation_codes');
  expect((await codes()).rowCount).toBe(0);
  expect(await staff('activate', '123', '--anyway')).toContain('สมาชิก 000123');
  await sql('sahakon_intake', `UPDATE records.members SET phone = '' WHERE member_no = '000321'`);
  const output = await staff('activate', '321');
  expect(output).toMatch(/000321: [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\n/);
  expect(output).toContain('/member/register');
  expect(output).toContain('/member/forget');
  expect(output).toMatch(/ถึง \d+ .+ 25\d\d/);
  expect((await codes()).rowCount).toBe(2);
});

test('D-31 only numbers that somebody has become relatives; the whole list is said', async () => {
  await addStaff('noi', '--member-no', '789');
  await expect(staff('relatives', 'noi', 'add', '999999')).rejects.toThrow('999999');
  await expect(staff('relatives', 'noi', 'plus', '111')).rejects.toThrow(/add .*remove .*plus/);
  expect(await staff('relatives', 'noi', 'add', '456', '111')).toContain('000111 000456');
  expect(await staff('relatives', 'noi', 'remove', '456', '999999')).toMatch(/: 000111\n$/);
  expect(await staff('relatives', 'noi', 'remove', '111')).toContain('ไม่มี');
  await expect(addStaff('dao', '--relative', '999999')).rejects.toThrow('999999');
  await expect(addStaff('dao', '--member-no', '999999')).rejects.toThrow('999999');
  await expect(addStaff('dao', '--member-no', '789')).rejects.toThrow(/000789.*noi/);
  expect(await staff('list')).not.toContain('dao');
});

test('D-37 roles are taken away only when asked to; who has left has left already', async () => {
  await addStaff('pim', '--role', 'content');
  await expect(staff('roles', 'pim')).rejects.toThrow('--none');
  await expect(staff('roles', 'pim', 'content', '--none')).rejects.toThrow('--none');
  await expect(staff('roles', 'pim', 'boss')).rejects.toThrow(/boss.*content.*service.*admin/);
  expect(await staff('list')).toMatch(/pim .*content/);
  expect(await staff('roles', 'pim', '--none')).toContain('ไม่มีหน้าที่');
  expect(await staff('end', 'pim')).toContain('พ้นจากหน้าที่แล้ว');
  await expect(staff('end', 'pim')).rejects.toThrow('ไปแล้วเมื่อ');
  await expect(staff('end', 'nobody')).rejects.toThrow('ไม่มีเจ้าหน้าที่ชื่อ nobody');
});

test('the link of an authenticator is plain and short', async () => {
  const coopNameTH = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';
  const issuer = (coopNameEN: string, thai = coopNameTH) =>
    issuerOf({ coopNameEN, coopNameTH: thai });
  expect(issuer('Tua Yang Teachers Savings and Credit Cooperative, Limited')).toBe(
    'Tua Yang Teachers',
  );
  expect(issuer('Chulalongkornuniversity Co-operative Ltd.')).toBe('Chulalongkornunivers');
  expect(issuer('The Savings Co-operative Ltd.')).toBe('ครูตัวอย่าง');
  expect(issuer('', 'สหกรณ์ออมทรัพย์ จำกัด')).toBe('สหกรณ์ออมทรัพย์ จำกัด');
  expect(issuer('', '')).toBe('Sahakon');
  const link = /otpauth:\S+/.exec(await addStaff('kai'))?.[0] ?? '';
  expect(link).toContain('issuer=Tua%20Yang%20Teachers');
  expect(link.length).toBeLessThan(160);
});

test('the office overrules which name of the cooperative an authenticator shows', async () => {
  const overruled = (sql: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql));
  await overruled(`INSERT INTO portal.site_overrides (key, value)
    VALUES ('coopNameEN', '"Ban Suan Savings Cooperative, Limited"')`);
  expect(await addStaff('nid')).toMatch(/otpauth:\S+issuer=Ban%20Suan&/);
  await overruled('DELETE FROM portal.site_overrides');
  expect(await addStaff('dam')).toContain('issuer=Tua%20Yang%20Teachers');
});

test('help of the commands holds no English names of what is to be filled in', () => {
  const program = thaiProgram('staff', '');
  staffCommands(program);
  const help = [program, ...program.commands].map((command) => command.helpInformation()).join('');
  expect(help).toContain('<ชื่อผู้ใช้> <add|remove> <เลขทะเบียน...>');
  const plain = help.replaceAll(/<add\|remove>|<member\|contact\|staff\|all>/g, '');
  expect(plain).not.toMatch(/[<[][a-z]/);
});
