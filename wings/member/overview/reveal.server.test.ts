import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Row, readRows } from '../../../journeys/extract.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
let members: Row[];
beforeAll(async () => {
  app = await openTestApp();
  members = await readRows(app.extractFolder, 'members.csv');
});
afterAll(() => app.close());

const reveal = '/api/member/status/reveal';

const own = (memberNo: string): Row => members.find((row) => row.MEMBER_NO === memberNo) ?? {};

/** How the uncovering of a member's facts stands in the audit log. */
async function outcomesOf(memberNo: string): Promise<readonly string[]> {
  await app.app.auditLog.flush();
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query<{ outcome: string }>(
      `SELECT outcome FROM portal.audit_entries
       WHERE entry = 'member.status.revealed' AND member_no = $1 ORDER BY seq`,
      [memberNo],
    ),
  );
  return rows.map(({ outcome }) => outcome);
}

describe('D-05 what stands covered', () => {
  test('comes against the password, whole, and is on record', async () => {
    const member = own('000111');
    const { status: code, body } = await app.post(
      reveal,
      { password: demoPassword },
      await app.signIn('000111'),
    );
    expect(code).toBe(200);
    expect(body.data).toEqual({
      national_id: expect.stringMatching(/^\d-\d{4}-\d{5}-\d{2}-\d$/),
      id_document: null,
      salary: member.SALARY ? Number(member.SALARY).toFixed(2) : null,
      phone: member.PHONE || null,
      email: member.EMAIL || null,
    });
    expect(body.data.national_id.replaceAll('-', '')).toBe(member.NATIONAL_ID);
    expect(await outcomesOf('000111')).toEqual(['ok']);
  });

  test('T31 another password is told, reveals nothing, is on record, and has an end', async () => {
    const me = await app.signIn('000222');
    const answers = [];
    for (let tried = 0; tried < 7; tried += 1) {
      answers.push(await app.post(reveal, { password: `not ${tried}` }, me));
    }
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const [first] = answers;
    expect(first?.body.rc_code).toBe('-1');
    expect(first?.body.data.fields).toEqual([
      { field: 'password', message: 'รหัสผ่านไม่ถูกต้อง กรุณาลองอีกครั้ง' },
    ]);
    const json = JSON.stringify(answers);
    const member = own('000222');
    expect(json.includes(member.NATIONAL_ID ?? '') || json.includes(member.EMAIL || '@')).toBe(
      false,
    );
    // The right one waits as well, and so does a change of the password: they count together.
    expect((await app.post(reveal, { password: demoPassword }, me)).status).toBe(429);
    const change = { mem_oldpassword: demoPassword, mem_password: 'ทุเรียนหมอนทองสิบกิโล' };
    expect((await app.post('/api/member/member_pass', change, me)).status).toBe(429);
    expect(await outcomesOf('000222')).toEqual(Array(answers.length + 1).fill('refused'));
  });

  test('R140 without a session: 401; nothing but a password is asked for', async () => {
    expect((await app.post(reveal, { password: demoPassword })).status).toBe(401);
    const me = await app.signIn('000123');
    for (const [body, field] of [
      [{}, 'password'],
      [{ password: '' }, 'password'],
      [{ password: demoPassword, membership_no: '000111' }, 'membership_no'],
    ] as const) {
      const answer = await app.post(reveal, body, me);
      expect([answer.status, answer.body.data.fields[0].field]).toEqual([400, field]);
    }
  });

  test('a number that passes on meanwhile shows the next person to nobody', async () => {
    let passesOn = async () => {};
    const other = await openTestApp({
      wrap: (records) => ({
        ...records,
        async readAsMember(memberNo, work, how) {
          const found = await records.readAsMember(memberNo, work, how);
          await passesOn();
          return found;
        },
      }),
    });
    const me = await other.signIn('000123');
    passesOn = () =>
      asUpkeep(other.ownerUrl, 'sahakon_intake', async (store) => {
        await store.query(`UPDATE records.members SET email = 'next@example.org', salary_satang = 1
          WHERE member_no = '000123'`);
      });
    const { status, body } = await other.post(reveal, { password: demoPassword }, me);
    await other.close();
    expect(status).toBe(200);
    expect(body.data.email).toBe(own('000123').EMAIL);
    expect(body.data.salary).toBe(Number(own('000123').SALARY).toFixed(2));
  });
});
