import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword as password } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import {
  endOwnSessions as agencyEnd,
  readSessions,
} from '../../../wings/agency/security/security.api.ts';
import { endAccess, readSecurity } from '../../../wings/member/security/security.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Headers = Awaited<ReturnType<typeof app.signIn>>;

const mem_password = 'ข้าวเหนียวมะม่วงหน้าร้อน';
const memberChange = '/api/member/member_pass';
const guess = { kind: 'others', password: 'guess' };

const times = async (count: number, send: (at: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await send(at)).status);
  return statuses;
};

const portals = [
  {
    portal: 'a member’s',
    signIn: () => app.signIn('000123'),
    paths: { list: readSecurity.path, end: endAccess.path, change: memberChange },
  },
  {
    portal: 'an agency’s',
    signIn: () => app.signInAgency('01011001'),
    paths: {
      ...{ list: readSessions.path, end: agencyEnd.path },
      change: '/api/membergroup/member_pass',
    },
  },
];

test.each(portals)(
  'T31 whoever holds $portal session keeps its owner neither from ending it nor from changing',
  async ({ signIn, paths: { list, end, change } }) => {
    const [owner, thief] = [await signIn(), await signIn()];
    const { sessions } = (await app.get(list, thief)).body.data;
    const { id } = sessions.find(({ here }: { here: boolean }) => here);
    const guesses = await times(7, () => app.post(end, guess, thief));
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const wrong = { mem_password, mem_oldpassword: 'guess' };
    expect((await app.post(change, wrong, thief)).status).toBe(429);
    // What the rule refuses costs no hash, and is counted for itself.
    const common = { mem_password: 'password1234', mem_oldpassword: 'guess' };
    expect((await times(40, () => app.post(change, common, thief))).at(-1)).toBe(429);
    expect((await app.post(end, { kind: 'session', id, password }, owner)).status).toBe(200);
    expect((await app.get(list, thief)).status).toBe(401);
    expect((await app.get(list, owner)).status).toBe(200);
    const fresh = { mem_password, mem_oldpassword: password };
    expect((await app.post(change, fresh, owner)).status).toBe(200);
  },
);

test('T31 ten sessions guess thirty times; the first try of another counts', async () => {
  const owner = await app.signIn('000111');
  const thieves: Headers[] = [];
  for (let at = 0; at < 10; at += 1) thieves.push(await app.signIn('000111'));
  const guesses = await times(60, (at) => app.post(endAccess.path, guess, thieves[at % 10]));
  expect(guesses.filter((status) => status === 400)).toHaveLength(30);
  expect(guesses.filter((status) => status === 429)).toHaveLength(30);
  // Of a session that has not failed one try is looked at, and no second one.
  const late = await app.signIn('000111');
  expect(await times(3, () => app.post(endAccess.path, guess, late))).toEqual([400, 429, 429]);
  const others = { kind: 'others', password };
  expect((await app.post(endAccess.path, others, late)).status).toBe(429);
  // What was right is given back: there is always a next.
  expect(await times(3, () => app.post(endAccess.path, others, owner))).toEqual([200, 200, 200]);
  expect((await app.get(readSecurity.path, thieves[0])).status).toBe(401);
});

test('T31 of tries at once in one session five are looked at', async () => {
  const thief = await app.signIn('000222');
  const all = await Promise.all(
    Array.from({ length: 20 }, () => app.post(endAccess.path, guess, thief)),
  );
  expect(all.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(15);
});
