import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { forgetTotpSteps, signInStaff } from '../../tools/office.ts';
import { openStaffedApp, staff } from './test-commands.ts';

let app: Awaited<ReturnType<typeof openStaffedApp>>;
beforeAll(async () => {
  app = await openStaffedApp();
});
afterAll(() => app.close());

type Headers = Readonly<Record<string, string>>;

/** Those who are signed in on the running server, asked anew by each test. */
let signedIn: Readonly<Record<'member' | 'other' | 'contact' | 'colleague' | 'officer', Headers>>;
beforeEach(async () => {
  await forgetTotpSteps(app.ownerUrl);
  signedIn = {
    member: await app.signIn('000123'),
    other: await app.signIn('000111'),
    contact: await app.signInAgency('01011001'),
    colleague: await app.signInAgency('01011001-2'),
    officer: await signInStaff(app, 'support'),
  };
});

const doors = {
  member: '/api/member/share',
  other: '/api/member/share',
  contact: '/api/membergroup/security',
  colleague: '/api/membergroup/security',
  officer: '/api/office/sessions',
} as const;

async function whoIsIn(): Promise<string[]> {
  const names = Object.keys(doors) as (keyof typeof doors)[];
  const answers = await Promise.all(names.map((name) => app.get(doors[name], signedIn[name])));
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  return names.filter((_, at) => answers[at]?.status === 200);
}

const last = async () =>
  (
    await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
      store.query(`SELECT actor, actor_kind, member_no, detail FROM portal.audit_entries
        WHERE entry = 'sessions.end' ORDER BY seq DESC LIMIT 1`),
    )
  ).rows[0];
const why = ['--reason', 'โทรศัพท์หาย', '--by', 'noi'];

test('T12 of one person all end at once, and nobody else’s', async () => {
  expect(await staff('end-sessions', 'member', '123', ...why)).toMatch(/สมาชิก [1-9]/);
  expect(await whoIsIn()).toEqual(['other', 'contact', 'colleague', 'officer']);
  expect(await last()).toMatchObject({
    actor: 'noi',
    actor_kind: 'office',
    member_no: '000123',
    detail: { whose: 'member', reason: 'โทรศัพท์หาย' },
  });
  expect(await staff('end-sessions', 'contact', '01011001', ...why)).toContain('ผู้แทนหน่วย 1');
  expect(await whoIsIn()).toEqual(['other', 'colleague', 'officer']);
  expect(await staff('end-sessions', 'staff', 'support', ...why)).toContain('เจ้าหน้าที่ 1');
  expect(await whoIsIn()).toEqual(['other', 'colleague']);
  expect((await last()).detail).toMatchObject({ whose: 'staff', login: 'support' });
  expect(await staff('end-sessions', 'staff', 'support', ...why)).toContain('ไม่มีเครื่องใด');
});

test('what was ended stands in the member’s own history', async () => {
  await staff('end-sessions', 'member', '000111', ...why);
  const { body } = await app.get('/api/member/security/history', await app.signIn('000111'));
  expect(body.data.events.map(({ kind }: { kind: string }) => kind)).toContain('staff_other');
});

test('all: nobody is in any more, no look in a member’s stead; one entry counts', async () => {
  const [id] = (
    await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
      store.query(`INSERT INTO portal.sessions (kind, subject, helper_id, token_hash, cookie_hash,
          entering, remember, idle_seconds, ends_at, address, agent)
        SELECT 'impersonation', '000321', id, sha256('a'), sha256('b'), false, false, 900,
          now() + interval '15 minutes', '', '' FROM portal.staff WHERE login = 'admin'
        RETURNING id`),
    )
  ).rows;
  expect(id).toBeDefined();
  const output = await staff('end-sessions', 'all', '--yes', ...why);
  expect(output).toMatch(
    /สมาชิก [1-9]\d* · ผู้แทนหน่วย [1-9]\d* · เจ้าหน้าที่ [1-9]\d* · การเข้าดูแทนสมาชิก 1/,
  );
  expect(await whoIsIn()).toEqual([]);
  const left = await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query('SELECT FROM portal.sessions WHERE revoked_at IS NULL AND ends_at > now()'),
  );
  expect(left.rowCount).toBe(0);
  const entry = await last();
  expect(entry.detail).toMatchObject({ whose: 'all', reason: 'โทรศัพท์หาย', ended: { looks: 1 } });
  // Whoever signs in again is in: nothing but the sessions has ended.
  expect((await app.get(doors.member, await app.signIn('000123'))).status).toBe(200);
});

test('without a confirmation, a reason or a person nothing ends', async () => {
  await expect(staff('end-sessions', 'all', ...why)).rejects.toThrow('--yes');
  await expect(staff('end-sessions', 'all', '123', '--yes', ...why)).rejects.toThrow('ทุกคน');
  await expect(staff('end-sessions', 'member', '123')).rejects.toThrow('--reason');
  await expect(staff('end-sessions', 'member', '123', '--reason', ' ')).rejects.toThrow('--reason');
  await expect(staff('end-sessions', 'member', ...why)).rejects.toThrow('member');
  await expect(staff('end-sessions', 'everybody', ...why)).rejects.toThrow('everybody');
  await expect(staff('end-sessions', 'member', '999999', ...why)).rejects.toThrow('999999');
  await expect(staff('end-sessions', 'contact', '01011001-77', ...why)).rejects.toThrow('-77');
  await expect(staff('end-sessions', 'staff', 'nobody', ...why)).rejects.toThrow('nobody');
  expect(await whoIsIn()).toHaveLength(5);
});
