import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAddress, openElection, somying } from './test-requests.ts';

let setup: Awaited<ReturnType<typeof openElection>>;
let member: Awaited<ReturnType<typeof setup.app.signIn>>;
beforeAll(async () => {
  setup = await openElection();
  // Before the guessing: while a site is tried like this, a new browser owes a proof of work.
  member = await setup.app.signIn('000123');
});
afterAll(() => setup.app.close());

describe('POST /api/info/election/check', () => {
  beforeEach(() => setup.asOwner('DELETE FROM portal.voter_misses'));

  test('D-20 number and birth date that are right: where to vote, the name masked', async () => {
    const { status, body } = await setup.check(somying);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name_masked: 'นางสม••• ใจ•••',
      unit: 'โรงเรียนตัวอย่างวิทยา',
      zone: 2,
      booth: 1,
      eligible: true,
      reason: '',
    });
    expect(body.data.sequence).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/สมหญิง|1992341001335|1978|2521/);
  });

  test('T2 D-20 Thai digits and a padded number are the same person', async () => {
    const typed = { membership_no: '๐๐๐๑๒๓', birth_date: '๑๔/๐๒/๒๕๒๑' };
    expect((await setup.check(typed)).body.data).toEqual((await setup.check(somying)).body.data);
  });

  test('D-20 who has left and who is an associate are told why they may not vote', async () => {
    const { rows } =
      await setup.asIntake(`SELECT member_no, birth_date, left_on IS NOT NULL AS "left"
      FROM records.members WHERE left_on IS NOT NULL OR member_type = 'ASSOCIATE'`);
    const of = (left: boolean) => rows.find((row) => row.left === left);
    for (const [row, reason] of [
      [of(true), /พ้นจากสมาชิกภาพ/],
      [of(false), /สมาชิกสมทบ/],
    ] as const) {
      const input = { membership_no: row.member_no, birth_date: row.birth_date };
      const { body } = await setup.check(input);
      expect(body.data).toMatchObject({ eligible: false, zone: null, booth: null, sequence: null });
      expect(body.data.reason).toMatch(reason);
    }
  });

  test('T13 unknown number, wrong day and no name on the list: one body, one status', async () => {
    await setup.asOwner("DELETE FROM portal.election_voters WHERE member_no = '000222'");
    const answers = await Promise.all([
      setup.check({ membership_no: '999999', birth_date: '14/02/2521' }),
      setup.check({ membership_no: '000123', birth_date: '15/02/2521' }),
      setup.check({ membership_no: '000222', birth_date: '30/04/2513' }),
    ]);
    const outcomes = answers.map(({ status, body }) => {
      const { ref: _, ...data } = body.data;
      return { status, ...body, data };
    });
    expect(outcomes[0]).toMatchObject({ status: 404, rc_code: '0', data: { code: 'not_found' } });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
  });

  test('T13 the time taken hardly tells an unknown number from a wrong day', async () => {
    const times = { unknown: [] as number[], wrong: [] as number[] };
    const owner = await openOwner();
    const ask = async (kind: keyof typeof times, membership_no: string) => {
      await owner.query('DELETE FROM portal.voter_misses');
      const begun = performance.now();
      await setup.check({ membership_no, birth_date: '01/01/2500' });
      times[kind].push(performance.now() - begun);
    };
    for (let attempt = 0; attempt < 150; attempt += 1) {
      const pair = [
        ['unknown', '999998'],
        ['wrong', '000123'],
      ] as const;
      // Each first as often as the other: what the machine does else hits both.
      for (const [kind, number] of attempt % 2 === 0 ? pair : pair.toReversed()) {
        await ask(kind, number);
      }
    }
    await owner.end();
    const auc = areaUnderCurve(times.unknown.slice(10), times.wrong.slice(10));
    expect(Math.abs(auc - 0.5)).toBeLessThan(0.12);
  });

  test('D-20 T21 the national ID is no way in, and no other key is', async () => {
    const { status, body } = await setup.check({ ...somying, id_card: '1992341001335' });
    expect([status, body.data.fields[0].field]).toEqual([400, 'id_card']);
  });

  test('D-20 what cannot be read is told at its field, and costs no try', async () => {
    const address = newAddress();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const input = { membership_no: 'abc', birth_date: '31/02/2521' };
      const { status, body } = await setup.check(input, address);
      expect(status).toBe(400);
      expect(body.data.fields.map((one: { field: string }) => one.field)).toEqual([
        'membership_no',
        'birth_date',
      ]);
    }
    expect((await setup.check(somying, address)).status).toBe(200);
  });

  test('D-20 outside of its days nobody is looked up', async () => {
    await setup.statusIs('APPLICATION');
    expect((await setup.check(somying)).body.data.code).toBe('conflict');
    await setup.statusIs('CAMPAIGN');
  });

  test('T12 nobody is remembered longer than a day: the next who asks clears it', async () => {
    const left = async () => {
      await setup.check({ membership_no: '000333', birth_date: '1/1/2500' }, newAddress());
      const { rows } = await setup.asOwner('SELECT member_no FROM portal.voter_misses ORDER BY 1');
      return rows.map(({ member_no }: { member_no: string }) => member_no);
    };
    await setup.asOwner(`INSERT INTO portal.voter_misses VALUES
      ('000901', now() - interval '25 hours', 3), ('000902', now() - interval '23 hours', 3)`);
    expect(await left()).toEqual(['000333', '000902']);
  });

  test('T13 a thousand addresses guess one birthday no faster than one', async () => {
    const guess = async (day: number) =>
      setup.check({
        membership_no: '000456',
        birth_date: `${(day % 27) + 1}/${(Math.floor(day / 27) % 12) + 1}/2490`,
        ...(day >= 2 && (await setup.newProof()).proof),
      });
    const codes: string[] = [];
    for (let day = 0; day < 12; day += 1) codes.push((await guess(day)).body.data.code);
    expect(codes).toEqual([...Array(10).fill('not_found'), 'too_many', 'too_many']);
    // Not even the right day opens it now; nor does a number that nobody has tell itself apart.
    const { rows } = await setup.asIntake(
      "SELECT birth_date FROM records.members WHERE member_no = '000456'",
    );
    const right = { membership_no: '456', birth_date: rows[0].birth_date };
    expect((await setup.check({ ...right, ...(await setup.newProof()).proof })).status).toBe(429);
    // The owner of the number is not locked out: signed in they see it without typing.
    expect((await setup.app.get('/api/member/election', member)).body.data.eligible).toBe(true);
    await setup.asOwner("UPDATE portal.voter_misses SET since = now() - interval '25 hours'");
    expect((await setup.check(right)).status).toBe(200);
  });

  test('D-03 a number under attack asks all for a proof; right ones cost nothing', async () => {
    const wrong = { membership_no: '123', birth_date: '01/01/2500' };
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await setup.check(wrong)).status).toBe(404);
    expect((await setup.check(somying)).body.data.code).toBe('captcha_needed');
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await setup.check({ ...somying, ...(await setup.newProof()).proof })).status).toBe(
        200,
      );
    }
  });
});

async function openOwner() {
  const client = new pg.Client({ connectionString: setup.app.ownerUrl });
  await client.connect();
  await client.query('SET ROLE sahakon_owner');
  return client;
}

/** Chance that a time of the first kind is longer than one of the second. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  const longer = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return longer.reduce<number>((sum, value) => sum + value, 0) / longer.length;
}
