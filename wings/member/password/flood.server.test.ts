import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { demoPassword, testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
/** A hash costs here what it costs in a house. */
const argon = { argonMemoryKib: 65_536, argonPasses: 2 };
beforeAll(async () => {
  app = await openTestApp({ settings: { handlers: { ...testHandlerSettings, ...argon } } });
});
afterAll(() => app.close());

const change = '/api/member/member_pass';
const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';

/** From now on without end: so many at a time, until told. */
function flood(at: number, send: (index: number) => Promise<{ status: number }>) {
  const seen = new Map<number, number>();
  const of = (status: number) => seen.get(status) ?? 0;
  let over = false;
  const ends = Array.from({ length: at }, async (_, index) => {
    while (!over) {
      const { status } = await send(index);
      seen.set(status, of(status) + 1);
      await wait(20);
    }
  });
  const end = async () => {
    over = true;
    await Promise.all(ends);
  };
  return { of, end };
}

/** Milliseconds: long enough for any machine. */
const patience = 40_000;

// What delays others is work, of which `worked` is all that so many attempts may cost: a person's
// share, and the first try of each of twelve sessions.
test.each([
  { what: 'a common new password', thief: '000123', mem_password: 'password1234', worked: 60 + 12 },
  {
    what: 'a wrong old password',
    thief: '000222',
    mem_oldpassword: 'not the password',
    worked: 30 + 12,
  },
])(
  'T27 one member in many sessions with $what delays nobody’s change',
  { timeout: 3 * patience },
  async ({ thief, mem_password = fresh, mem_oldpassword = demoPassword, worked }) => {
    const thieves: Awaited<ReturnType<typeof app.signIn>>[] = [];
    for (let at = 0; at < 12; at += 1) thieves.push(await app.signIn(thief));
    const victim = await app.signIn('000111');
    const input = { mem_password, mem_oldpassword };
    const storm = flood(60, (index) => app.post(change, input, thieves[index % 12]));
    try {
      await vi.waitFor(() => expect(storm.of(429)).toBeGreaterThan(60), patience);
      const before = storm.of(429);
      const wrong = { mem_password: fresh, mem_oldpassword: 'not mine' };
      const { status, body } = await app.post(change, wrong, victim);
      expect([status, body.data.fields?.[0].field]).toEqual([400, 'mem_oldpassword']);
      // The storm has gone on meanwhile, and does: it is sent away without any work.
      await vi.waitFor(() => expect(storm.of(429)).toBeGreaterThan(before + 60), patience);
    } finally {
      await storm.end();
    }
    expect(storm.of(503)).toBe(0);
    expect(storm.of(400)).toBeGreaterThan(0);
    expect(storm.of(400)).toBeLessThanOrEqual(worked);
  },
);

test('T27 of more than twenty sessions the oldest ends, and the audit log says so', async () => {
  const mine = [];
  for (let at = 0; at < 21; at += 1) mine.push(await app.signIn('000111'));
  const [first, second, last] = [mine[0], mine[1], mine[20]];
  const read = async (me: typeof first) => (await app.get('/api/member/share', me)).status;
  expect([await read(first), await read(second), await read(last)]).toEqual([401, 200, 200]);
  const auditLog = await asUpkeep(app.ownerUrl, 'sahakon_audit', async (client) => {
    const own = `SELECT outcome, detail FROM portal.audit_entries
      WHERE member_no = '000111' AND entry = 'member.session.crowded' ORDER BY seq`;
    return (await client.query(own)).rows;
  });
  expect(auditLog.at(-1)).toEqual({ outcome: 'ok', detail: { ended: 1 } });
});
